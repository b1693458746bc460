//! The strongest of the expert's terms that speak for an action, as a sentence.

use super::clock::Clock;
use super::goals::{Goal, Goals, Target};
use super::numbers::Numbers;
use super::turn::choose;
use super::ways::Ways;
use game::{Arg, Note};
use jet_set::{Action, Deck, FinalFlight, Flight, Phase, Sight};
use network::Bits;

/// The next Vacation card counts as near when so few flights may lie above it.
const NEAR: u8 = 3;

pub(super) fn reason(sight: Sight<'_>, numbers: &Numbers, action: Action) -> Note {
    let mut ways = Ways::default();
    let mut goals = Goals::new(sight, numbers, Clock::new(sight, numbers), &mut ways);
    let best = goals.best(0);
    let chosen = choose(&mut goals, best);
    match action {
        Action::Claim { flight } => claim(sight, flight),
        Action::ClaimFinal { .. } => Note::new("js-hint-lands"),
        Action::Buy { link } | Action::Plane { link } => match serves(&goals, chosen, link.bit()) {
            Some(goal) => towards(sight, &goal),
            None => Note::new("js-hint-spare"),
        },
        Action::Income => Note::new("js-hint-collects").number("amount", sight.income(sight.seat())),
        Action::TurnUp { deck } => look(sight, deck),
        Action::Done if matches!(sight.phase(), Phase::FinalPath { .. }) => Note::new("js-hint-lands"),
        Action::Done => match chosen {
            Some(goal) if goal.money > 0 => {
                named(sight, Note::new("js-hint-saves"), Note::new("js-hint-saves-final"), goal.target)
                    .number("amount", goal.money)
            }
            _ => Note::new("js-hint-enough"),
        },
        Action::Via { .. } => Note::new("js-hint-keeps"),
    }
}

/// A claim brings its points, and perhaps comes before a rival who is ready too.
fn claim(sight: Sight<'_>, flight: Flight) -> Note {
    let ready = sight.rivals().find(|&rival| sight.claimable(rival) & flight.bit() != 0);
    let note = match ready {
        Some(rival) => Note::new("js-hint-before").seat(rival),
        None => Note::new("js-hint-completes"),
    };
    with_flight(sight, note, flight).number("points", sight.board().flight_card(flight).worth)
}

/// The best goal that needs a plane on this link; the one in hand comes first.
fn serves(goals: &Goals<'_, '_, '_>, chosen: Option<Goal>, link: u128) -> Option<Goal> {
    let fits = |goal: &Goal| goal.missing() & link != 0;
    let chosen = chosen.filter(fits);
    let open = Bits(goals.sight.open()).filter_map(|flight| goals.flight(Flight(flight as u8)));
    let other = || open.filter(fits).max_by(|one, two| one.rate().total_cmp(&two.rate()));
    chosen.or_else(other)
}

fn towards(sight: Sight<'_>, goal: &Goal) -> Note {
    let note = named(sight, Note::new("js-hint-towards"), Note::new("js-hint-towards-final"), goal.target);
    let points = match goal.target {
        Target::Flight(flight) => sight.board().flight_card(flight).worth,
        Target::Final(_) => 10,
    };
    note.number("points", points).number("links", goal.missing().count_ones())
}

/// More flights are a wider choice, and bring the end nearer.
fn look(sight: Sight<'_>, deck: Deck) -> Note {
    match sight.before_vacation(deck) {
        Some((_, latest)) if latest <= NEAR => Note::new("js-hint-vacation").number("cards", latest),
        _ => Note::new("js-hint-look"),
    }
}

fn named(sight: Sight<'_>, flight: Note, last: Note, target: Target) -> Note {
    match target {
        Target::Flight(card) => with_flight(sight, flight, card),
        Target::Final(card) => with_final(sight, last, card),
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
