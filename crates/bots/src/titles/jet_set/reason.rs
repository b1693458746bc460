//! The sentences of a hint: what can be read off the table once the action is done.

use super::clock::Clock;
use super::goals::{Goal, Goals, Target};
use super::numbers::Numbers;
use super::turn::choose;
use super::ways::Ways;
use crate::Reason;
use game::{Arg, Note};
use jet_set::numbers::{FINAL_PLANE_POINTS, FINAL_POINTS};
use jet_set::{Action, Deck, FinalFlight, Flight, Link, Phase, Sight};
use network::Bits;

/// The next Vacation card counts as near when so few flights may lie above it.
const NEAR: u8 = 3;

/// What speaks for an action of the seat that looks.
pub(super) fn reason(sight: Sight<'_>, numbers: &Numbers, action: Action) -> Reason {
    let mut ways = Ways::default();
    let mut goals = Goals::new(sight, numbers, Clock::new(sight, numbers), &mut ways);
    let best = goals.best(0);
    let chosen = choose(&mut goals, best);
    match action {
        Action::Claim { flight } => claim(sight, flight),
        Action::ClaimFinal { .. } => lands(),
        Action::Buy { link } => match serves(&goals, chosen, link.bit()) {
            Some(goal) => towards(sight, &goal, Some(link)),
            // JS-12: whoever else puts planes there pays the owner.
            None => Reason::one(Note::new("js-hint-toll")).over([link.index()]),
        },
        Action::Plane { link } => match serves(&goals, chosen, link.bit()) {
            Some(goal) => towards(sight, &goal, Some(link)),
            None => {
                let planes = sight.planes(sight.seat()).on(link) + 1;
                Reason::one(Note::new("js-hint-planes").number("planes", planes)).over([link.index()])
            }
        },
        Action::Income => {
            let (amount, money) = (sight.income(sight.seat()), sight.money(sight.seat()));
            Reason::one(Note::new("js-hint-collects").number("amount", amount).number("then", money + amount))
        }
        Action::TurnUp { deck } => Reason::one(look(sight, deck)),
        Action::Done if matches!(sight.phase(), Phase::FinalPath { .. }) => lands(),
        Action::Done => match chosen.filter(|goal| goal.missing() != 0) {
            Some(goal) => saves(sight, &goal),
            None => Reason::one(Note::new("js-hint-enough").number("money", sight.money(sight.seat()))),
        },
        Action::Via { link } => {
            let planes = sight.planes(sight.seat()).on(link) - 1;
            Reason::one(Note::new("js-hint-keeps").number("planes", planes)).over([link.index()])
        }
    }
}

/// JS-23: what a Final Flight brings at once, and with every turn after it.
fn lands() -> Reason {
    Reason::one(Note::new("js-hint-lands").number("points", FINAL_POINTS).number("each", FINAL_PLANE_POINTS))
}

/// A claim brings its points, and perhaps comes before a rival who is ready too.
fn claim(sight: Sight<'_>, flight: Flight) -> Reason {
    let ready = sight.rivals().find(|&rival| sight.claimable(rival) & flight.bit() != 0);
    let note = match ready {
        Some(rival) => Note::new("js-hint-before").seat(rival),
        None => Note::new("js-hint-completes"),
    };
    Reason::one(with_flight(sight, note, flight).number("points", sight.board().flight_card(flight).worth))
}

/// The best goal that needs a plane on this link; the one in hand comes first.
fn serves(goals: &Goals<'_, '_, '_>, chosen: Option<Goal>, link: u128) -> Option<Goal> {
    let fits = |goal: &Goal| goal.missing() & link != 0;
    let chosen = chosen.filter(fits);
    let open = Bits(goals.sight.open()).filter_map(|flight| goals.flight(Flight(flight as u8)));
    let other = || open.filter(fits).max_by(|one, two| one.rate().total_cmp(&two.rate()));
    chosen.or_else(other)
}

/// What it works for, and how many more links need a plane after this one.
fn towards(sight: Sight<'_>, goal: &Goal, link: Option<Link>) -> Reason {
    let own = link.map_or(0, Link::bit);
    let rest = goal.missing() & !own;
    let (flight, last) = if rest == 0 {
        ("js-hint-last", "js-hint-last-final")
    } else {
        ("js-hint-towards", "js-hint-towards-final")
    };
    let note = named(sight, flight, last, goal.target);
    let points = match goal.target {
        Target::Flight(flight) => sight.board().flight_card(flight).worth.into(),
        Target::Final(_) => FINAL_POINTS,
    };
    let note = note.number("points", points).number("links", rest.count_ones());
    Reason::one(note).over(link.map(Link::index)).over(in_order(sight, goal, rest))
}

/// What the goal still costs beside what is in hand.
fn saves(sight: Sight<'_>, goal: &Goal) -> Reason {
    let note = named(sight, "js-hint-saves", "js-hint-saves-final", goal.target);
    let note = note.number("cost", goal.money).number("money", sight.money(sight.seat()));
    Reason::one(note).over(in_order(sight, goal, goal.missing()))
}

/// Some links of a goal's way in the order they are flown.
fn in_order(sight: Sight<'_>, goal: &Goal, links: u128) -> Vec<usize> {
    let paths = match goal.target {
        Target::Flight(flight) => sight.board().paths().of_flight(flight),
        Target::Final(flight) => sight.board().paths().of_final(flight),
    };
    let path = paths.iter().find(|path| path.links == goal.links);
    let order = path.map_or(&[][..], |path| path.order());
    order.iter().map(|&link| usize::from(link)).filter(|&link| links >> link & 1 == 1).collect()
}

/// JS-5: how near the Vacation card is; else whether a new flight is needed to claim one.
fn look(sight: Sight<'_>, deck: Deck) -> Note {
    match sight.before_vacation(deck) {
        Some((_, latest)) if latest <= NEAR => Note::new("js-hint-vacation").number("cards", latest),
        _ => Note::new("js-hint-look").number("ready", sight.claimable(sight.seat()).count_ones()),
    }
}

fn named(sight: Sight<'_>, flight: &'static str, last: &'static str, target: Target) -> Note {
    match target {
        Target::Flight(card) => with_flight(sight, Note::new(flight), card),
        Target::Final(card) => with_final(sight, Note::new(last), card),
    }
}

fn with_flight(sight: Sight<'_>, note: Note, flight: Flight) -> Note {
    let board = sight.board();
    let [a, b] = board.flight_card(flight).cities;
    note.with("route", Arg::Route(board.city(a).into(), board.city(b).into()))
}

fn with_final(sight: Sight<'_>, note: Note, flight: FinalFlight) -> Note {
    let board = sight.board();
    let [first, second, third] = board.final_card(flight).cities;
    let note = note.place("first", board.city(first)).place("second", board.city(second));
    note.place("third", board.city(third))
}
