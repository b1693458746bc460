//! What is expected, in the words of the set-ups: each line names a fact, and is compared with the same line
//! as it is true of the state.
//!
//! ```text
//! refused AE-18              the last move was refused by this clause
//! asks b share               who must decide what now; `asks over` at the end
//! money a 3 b 8; bank 44; points a 7; marker green 7; planes green 8; bans a 1; supply 18
//! hand a red 2; portfolio …; market …; pile …; gone …; buried a …      all of it, `none` for nothing
//! cards 12                   cards left in the pile, scoring cards included
//! may a buy green …          it is listed; `may not a buy green …` it is not
//! tells bank broke, paid a 8 these events were told, in this order, others perhaps between them
//! tells no bonus             no event begins like this
//! scored 1; holder b; places a 1 b 2
//! ```

use super::Played;
use super::position::{airline, color, seat, with_ids};
use crate::{Airline, Board, Event, From, Phase, Score, Shares};
use game::{Ending as _, Eye, Game, Seat};
use testkit::moves::read;

/// The line as it is true.
#[track_caller]
pub(super) fn fact(played: &Played, line: &str) -> String {
    let state = &played.state;
    let board = state.options.board;
    let words: Vec<&str> = line.split(' ').collect();
    let pairs = |value: &dyn Fn(Seat) -> u32| {
        let seats = words[1..].chunks(2).map(|pair| format!(" {} {}", pair[0], value(seat(pair[0]))));
        format!("{}{}", words[0], seats.collect::<String>())
    };
    let of = |shares: &Shares| format!("{} {}", words[0], written(board, shares));
    let of_seat = |shares: &Shares| format!("{} {} {}", words[0], words[1], written(board, shares));
    match words[..] {
        ["refused", _] => format!("refused {}", played.refused.map_or("nothing", |why| why.clause())),
        ["asks", ..] => asks(state.phase),
        ["money", ..] => pairs(&|seat| state.money[seat].into()),
        ["points", ..] => pairs(&|seat| state.points[seat].into()),
        ["bans", ..] => pairs(&|seat| state.bans[seat].into()),
        ["places", ..] => {
            let places = state.standing().places;
            pairs(&|seat| places.map_or(0, |places| places[seat]).into())
        }
        ["bank", _] => format!("bank {}", state.bank),
        ["supply", _] => format!("supply {}", state.supply),
        ["scored", _] => format!("scored {}", state.scored),
        ["holder", _] => format!("holder {}", state.holder),
        ["cards", _] => format!("cards {}", state.view(Eye::Watcher).pile_size),
        ["marker", name, _] => format!("marker {name} {}", state.markers[airline(board, name).index()]),
        ["planes", name, _] => format!("planes {name} {}", state.planes[airline(board, name).index()]),
        ["hand", letter, ..] => of_seat(&state.hands[seat(letter)]),
        ["portfolio", letter, ..] => of_seat(&state.portfolios[seat(letter)]),
        ["buried", letter, ..] => of_seat(&state.buried[seat(letter)]),
        ["market", ..] => of(&state.market),
        ["pile", ..] => of(&state.pile),
        ["gone", ..] => of(&state.gone),
        ["may", "not", ref action @ ..] => may(played, &action.join(" ")),
        ["may", ref action @ ..] => may(played, &action.join(" ")),
        ["tells", "no", ref kind @ ..] => tells_no(played, &kind.join(" ")),
        ["tells", ..] => tells(played, line),
        _ => panic!("no fact begins like this: {line}"),
    }
}

fn asks(phase: Phase) -> String {
    match phase {
        Phase::Picks(_) => "asks picks".into(),
        Phase::Turn(seat) => format!("asks {seat} turn"),
        Phase::SecondLicence(seat) => format!("asks {seat} second licence"),
        Phase::Share(seat) => format!("asks {seat} share"),
        Phase::Discards { seat, left, .. } => format!("asks {seat} discards {left}"),
        Phase::Emptying { seat, .. } => format!("asks {seat} emptying"),
        Phase::Bans { seat, .. } => format!("asks {seat} bans"),
        Phase::Over(_) => "asks over".into(),
    }
}

/// Shares by colour in the board's order: `red 2 abacus 1`.
pub(super) fn written(board: &Board, shares: &Shares) -> String {
    let held = shares.iter().filter(|&(_, count)| count > 0);
    let words: Vec<String> =
        held.map(|(airline, count)| format!("{} {count}", color(board, airline))).collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

#[track_caller]
fn may(played: &Played, line: &str) -> String {
    let (seat, action) = read(&played.state, &with_ids(played.state.options.board, line));
    let mut listed = Vec::new();
    played.state.legal(seat, &mut listed);
    if listed.contains(&action) { format!("may {line}") } else { format!("may not {line}") }
}

fn tells_no(played: &Played, kind: &str) -> String {
    let found = played.told.iter().map(|&event| event_text(played.state.options.board, event));
    match found.into_iter().find(|text| text.starts_with(kind)) {
        Some(text) => format!("tells {text}"),
        None => format!("tells no {kind}"),
    }
}

fn tells(played: &Played, line: &str) -> String {
    let told: Vec<String> =
        played.told.iter().map(|&event| event_text(played.state.options.board, event)).collect();
    let mut left = told.iter();
    let wanted = line.trim_start_matches("tells ").split(", ");
    let mut wanted = wanted.filter(|event| !left.any(|text| text == event));
    match wanted.next() {
        None => line.into(),
        Some(event) => format!("tells no {event}, but {}", told.join(", ")),
    }
}

/// An event in a few words.
pub(super) fn event_text(board: &Board, event: Event) -> String {
    let of = |airline: Airline| color(board, airline);
    let hidden = |share: Option<Airline>| share.map_or("hidden", of);
    let id = |route: crate::Route| &board.routes[route.index()].id;
    match event {
        Event::Begins { seat, .. } => format!("begins {seat}"),
        Event::Dealt { seat, share } => format!("dealt {seat} {}", hidden(share)),
        Event::DealtAgain { seat } => format!("dealt again {seat}"),
        Event::Picked { seat, pair: None } => format!("picked {seat} hidden"),
        Event::Picked { seat, pair: Some((first, second)) } => {
            format!("picked {seat} {} {}", of(first), of(second))
        }
        Event::Revealed { seat, first, second } => format!("revealed {seat} {} {}", of(first), of(second)),
        Event::TurnedUp { share } => format!("turned up {}", of(share)),
        Event::Bought { seat, airline, route, price, marker } => {
            format!("bought {seat} {} {} {price} marker {marker}", of(airline), id(route))
        }
        Event::Bonus { airline, amount, marker } => format!("bonus {} {amount} marker {marker}", of(airline)),
        Event::Took { seat, share } => format!("took {seat} {}", of(share)),
        Event::Drew { seat, share } => format!("drew {seat} {}", hidden(share)),
        Event::Played { seat, airline, count } => format!("played {seat} {} {count}", of(airline)),
        Event::Discarded { seat, from: From::Hand, share } => {
            format!("discarded {seat} hand {}", hidden(share))
        }
        Event::Discarded { seat, from: From::Portfolio, share } => {
            format!("discarded {seat} portfolio {}", hidden(share))
        }
        Event::TookAbacus { seat, count } => format!("took abacus {seat} {count}"),
        Event::Paid { seat, amount } => format!("paid {seat} {amount}"),
        Event::BankBroke => "bank broke".into(),
        Event::GaveBack { seat, amount } => format!("gave back {seat} {amount}"),
        Event::Left { share } => format!("left {}", of(share)),
        Event::ScoringCard { number, holder, unseen, .. } => {
            format!("scoring card {number} {holder}{}", if unseen { " unseen" } else { "" })
        }
        Event::Scored(score) => score_text(of(score.airline), &score),
        Event::Banned { seat, route, price } => format!("banned {seat} {} {price}", id(route)),
        Event::Passed { seat } => format!("passed {seat}"),
        Event::Ended { ending } => format!("ended {}", ending.id()),
    }
}

/// `scored red 1 a 3 b 2`: the scoring's number, then each seat with shares and its points.
fn score_text(color: &str, score: &Score) -> String {
    let held = Seat::all(crate::SEATS).filter(|&seat| score.shares[seat] > 0);
    let mut words = vec![format!("scored {color} {}", score.number)];
    words.extend(held.map(|seat| format!("{seat} {}", score.points[seat])));
    if score.third > 0 {
        words.push(format!("third {}", score.third_points));
    }
    words.join(" ")
}
