//! The final count: tickets one by one with their ways on the map, Globetrotter, passengers, and the sum.

use super::{art, coat_key};
use crate::frame::{Frame, Lit, Shape};
use crate::sort;
use crate::tale::{Beat, Tale, card};
use ::ticket_to_ride_germany::{Event, Module, PassengerScore, Progress, Route, TicketScore, View};
use game::{Note, Seat};
use leptos::prelude::*;

/// How long the parts stay.
const TITLE: u32 = 1600;
const TICKET: u32 = 1750;
const GLOBE: u32 = 2400;
const PASSENGERS: u32 = 1100;

/// The count that these events of the last move tell.
pub(super) fn tale(view: &View, events: &[Event], frame: Frame) -> Option<Tale> {
    let seats = view.seats();
    let name = Note::new("web-tg-count");
    let mut sums = vec![0; seats];
    let mut routes = vec![0; seats];
    for event in events {
        if let Event::RoutesScored { seat, points, .. } = event {
            routes[seat.index()] = i32::from(*points);
        }
    }
    let mut tickets: Vec<TicketScore> = events
        .iter()
        .filter_map(|event| if let Event::TicketScored(score) = event { Some(*score) } else { None })
        .collect();
    if tickets.is_empty() && routes.iter().all(|points| *points == 0) {
        return None;
    }
    // Whoever has fewest points shows first, and what was done before what was missed.
    sort::by_key(&mut tickets, |score| {
        (routes[score.seat.index()], score.seat.index(), !score.completed, score.points.abs())
    });
    let mut beats = vec![{
        let said = name.clone();
        let about = Note::new("web-tg-count-routes");
        let words = about.clone();
        Beat::new(TITLE, about, move || card(String::new(), frame.say(&said), frame.say(&words)))
            .gain(&mut sums, routes)
    }];
    for score in tickets {
        let mut gains = vec![0; seats];
        gains[score.seat.index()] = score.points.into();
        let (says, lit, near) = way(view, score);
        let board = view.board;
        let beat = Beat::new(TICKET, says, move || shown(frame, board, score));
        beats.push(beat.on_map(lit, near).gain(&mut sums, gains));
    }
    if view.board.has(Module::Globetrotter) {
        let most: Vec<(Seat, u8)> = events
            .iter()
            .filter_map(|event| {
                if let Event::Globetrotter { seat, points, .. } = event {
                    Some((*seat, *points))
                } else {
                    None
                }
            })
            .collect();
        let mut gains = vec![0; seats];
        for (seat, points) in &most {
            gains[seat.index()] = (*points).into();
        }
        let winners = most.iter().map(|(seat, _)| game::Arg::Seat(*seat)).collect();
        let says = Note::new("web-tg-globetrotter-to").with("seats", game::Arg::List(winners));
        let done: Vec<u8> = Seat::all(seats).map(|seat| view.completed[seat]).collect();
        let drawn = gains.clone();
        beats.push(Beat::new(GLOBE, says, move || globetrotter(frame, &done, &drawn)).gain(&mut sums, gains));
    }
    let people: Vec<PassengerScore> = events
        .iter()
        .filter_map(|event| if let Event::PassengersScored(score) = event { Some(*score) } else { None })
        .collect();
    for nth in 0..people.len() {
        let gains: Vec<i32> = Seat::all(seats).map(|seat| people[nth].points[seat].into()).collect();
        let shown = people[..=nth].to_vec();
        let says =
            Note::new("web-tg-passengers-of").with("color", game::Arg::Word(coat_key(people[nth].color)));
        beats.push(Beat::new(PASSENGERS, says, move || passengers(seats, &shown)).gain(&mut sums, gains));
    }
    let most = sums.iter().copied().max().unwrap_or(0);
    let leaders = Seat::all(seats).filter(|seat| sums[seat.index()] == most).map(game::Arg::Seat).collect();
    let says = Note::new("web-tg-count-most").with("seats", game::Arg::List(leaders)).number("points", most);
    let (title, total) = (name.clone(), says.clone());
    let points = move || frame.speech.text().number(most.into());
    let mut last = Beat::new(0, says, move || card(frame.say(&title), points(), frame.say(&total)));
    last.sums = sums;
    beats.push(last);
    Some(Tale { name, beats })
}

/// What is said of a ticket, and its way on the map: the one that was built, or the one that was missed, and by whom it
/// was cut.
fn way(view: &View, score: TicketScore) -> (Note, Lit, Vec<usize>) {
    let (board, ticket) = (view.board, &view.board.tickets[score.ticket.index()]);
    let ends = [ticket.a, ticket.b].map(|place| board.place_id(place).to_string());
    let lit = |routes: u128| {
        let ends = ends.clone();
        let routes = network::Bits(routes).map(|route| board.ends(Route(route as u8)));
        Lit { places: ends.into(), routes: routes.map(|(a, b)| (a.to_string(), b.to_string())).collect() }
    };
    let near = |routes: u128| {
        let ends = network::Bits(routes).flat_map(|route| <[usize; 2]>::from(board.graph.ends(route)));
        ends.collect::<Vec<_>>()
    };
    let about = |note: Note| note.seat(score.seat).place("a", ends[0].clone()).place("b", ends[1].clone());
    if let Progress::Completed { path } = board.progress(score.ticket, score.own, score.open) {
        let spaces: u32 = network::Bits(path).map(|route| u32::from(board.routes[route].length)).sum();
        return (about(Note::new("web-tg-ticket-done")).number("spaces", spaces), lit(path), near(path));
    }
    let price =
        |route: usize| if score.own >> route & 1 == 1 { 0 } else { board.routes[route].length.into() };
    let missed =
        board.way(board.all_routes(), ticket.a, ticket.b, price).map_or(0, |(_, path)| path & !score.own);
    let cut = network::Bits(missed).find_map(|route| {
        let owner = view.owner(Route(route as u8)).filter(|owner| *owner != score.seat)?;
        Some((owner, board.ends(Route(route as u8))))
    });
    let note = match cut {
        Some((owner, (a, b))) => about(Note::new("web-tg-ticket-cut"))
            .with("owner", game::Arg::Seat(owner))
            .route(a.to_string(), b.to_string()),
        None => about(Note::new("web-tg-ticket-missed")),
    };
    (note, lit(missed), near(missed))
}

/// A ticket that is turned over, with its stamp.
fn shown(frame: Frame, board: &'static ::ticket_to_ride_germany::Board, score: TicketScore) -> AnyView {
    let ticket = &board.tickets[score.ticket.index()];
    let [a, b] = [ticket.a, ticket.b].map(|place| frame.place(board.place_id(place)));
    let points = frame.speech.text().number(score.points.into());
    let stamp = frame.word(if score.completed { "web-tg-done" } else { "web-tg-failed" });
    view! {
        <div class="tg-shown" class:failed=!score.completed style=format!("--seat:var(--p{})", score.seat.index() + 1)>
            <p class="who"><Shape seat=score.seat size=18/>{frame.name(score.seat)}</p>
            <div class="tg-ticket"><b>{points}</b><span>{a}<i></i>{b}</span><em>{stamp}</em></div>
        </div>
    }.into_any()
}

/// Completed tickets of each player in stacks.
fn globetrotter(frame: Frame, done: &[u8], gains: &[i32]) -> AnyView {
    let stacks: Vec<_> = done
        .iter()
        .zip(gains)
        .enumerate()
        .map(|(nth, (count, gain))| {
            let seat = Seat::new(nth);
            let tickets: Vec<_> = (0..*count).map(|_| view! { <i></i> }).collect();
            view! {
                <li style=format!("--seat:var(--p{})", nth + 1)>
                    {(*gain > 0).then(|| view! { <b class="token">"+"{*gain}</b> })}
                    {tickets}<span><Shape seat=seat size=16/>{frame.name(seat)}</span>
                    <small>{frame.say(&Note::new("web-tg-completed-count").number("tickets", *count))}</small>
                </li>
            }
        })
        .collect();
    view! { <div class="tale-card tg-globe"><h2>{frame.word("web-tg-globetrotter")}</h2><ul>{stacks}</ul></div> }.into_any()
}

/// The colours that were counted so far, a row each.
fn passengers(seats: usize, people: &[PassengerScore]) -> AnyView {
    let rows: Vec<_> = people
        .iter()
        .map(|score| {
            let cells: Vec<_> = Seat::all(seats).map(|seat| {
            let (count, points) = (score.counts[seat], score.points[seat]);
            let most = Seat::all(seats).map(|other| score.points[other]).max().unwrap_or(0);
            let (first, second) = (points > 0 && points == most, points > 0 && points < most);
            let pawns = art::pawn(score.color, 20).repeat(count.min(5).into());
            view! {
                <td class:first=first class:second=second>
                    <Shape seat=seat size=13/><b>{count}</b><span class="pawns" inner_html=pawns></span>
                    <em>{(points > 0).then(|| format!("+{points}"))}</em>
                </td>
            }
        }).collect();
            view! { <tr><th scope="row" inner_html=art::pawn(score.color, 30)></th>{cells}</tr> }
        })
        .collect();
    view! { <table class="tg-people"><tbody>{rows}</tbody></table> }.into_any()
}
