//! The log: what is told of every event.

use crate::event::{ScoreLine, Scoring};
use crate::numbers::LAST_PLANE;
use crate::words::row;
use crate::{Board, Ending, Event, FinalFlight, Flight, Link};
use game::{Arg, Note};
use network::Bits;

pub(crate) fn tell(board: &'static Board, event: Event) -> Note {
    match event {
        Event::Begins { seat, .. } => Note::new("js-told-begins").seat(seat),
        Event::SetAside { flight } => between(Note::new("js-told-set-aside"), board, flight),
        Event::TurnedUp { flight } => {
            let note = between(Note::new("js-told-turned-up"), board, flight);
            note.number("points", board.flight_card(flight).worth)
        }
        Event::FinalDealt { seat, flight: Some(flight) } => {
            through(Note::new("js-told-final-dealt"), board, flight).seat(seat)
        }
        Event::FinalDealt { seat, flight: None } => Note::new("js-told-final-dealt-unseen").seat(seat),
        Event::PaidRow { seat, deck, amount } => {
            Note::new("js-told-paid-row").seat(seat).with("deck", row(deck)).number("amount", amount)
        }
        Event::Vacation { deck, number, .. } => {
            Note::new("js-told-vacation").with("deck", row(deck)).number("number", number)
        }
        Event::VacationRemoved { deck, .. } => Note::new("js-told-vacation-removed").with("deck", row(deck)),
        Event::DecksLeft => Note::new("js-told-decks-left"),
        Event::Bought { seat, link, price } => {
            along(Note::new("js-told-bought"), board, link).seat(seat).number("price", price)
        }
        Event::Placed { seat, link, bank, toll: None } => {
            along(Note::new("js-told-placed"), board, link).seat(seat).number("amount", bank)
        }
        Event::Placed { seat, link, bank, toll: Some((owner, toll)) } => {
            let note = along(Note::new("js-told-placed-foreign"), board, link).seat(seat);
            note.number("amount", bank).number("toll", toll).with("owner", Arg::Seat(owner))
        }
        Event::Claims { seat, flight } => between(Note::new("js-told-claims"), board, flight).seat(seat),
        Event::Via { seat, link } | Event::FinalVia { seat, link } => {
            along(Note::new("js-told-via"), board, link).seat(seat)
        }
        Event::Claimed { seat, flight, links, markers } => {
            let note = between(Note::new("js-told-claimed"), board, flight).seat(seat);
            let note = note.number("points", board.flight_card(flight).worth).number("markers", markers);
            note.with("links", routes(board, links)).number("planes", links.count_ones())
        }
        Event::ClaimsFinal { seat, flight: Some(flight) } => {
            through(Note::new("js-told-claims-final"), board, flight).seat(seat)
        }
        Event::ClaimsFinal { seat, flight: None } => Note::new("js-told-claims-final-unseen").seat(seat),
        Event::ClaimedFinal { seat, flight, links } => {
            let note = through(Note::new("js-told-claimed-final"), board, flight).seat(seat);
            note.with("links", routes(board, links)).number("planes", links.count_ones())
        }
        Event::Income { seat, marked, bare, amount } => {
            let note = Note::new("js-told-income").seat(seat).number("amount", amount);
            note.number("marked", marked).number("bare", bare)
        }
        Event::PlaneOnFinal { seat, planes, .. } => {
            Note::new("js-told-plane-on-final").seat(seat).number("planes", planes)
        }
        Event::Scored(line) => tell_line(board, line),
        Event::Total { seat, points, money, place } => {
            let note = Note::new("js-told-total").seat(seat).number("points", points);
            note.number("money", money).number("place", place)
        }
        Event::Ended { ending: Ending::AllClaimed } => Note::new("js-told-ended-claimed"),
        Event::Ended { ending: Ending::FifthPlane } => {
            Note::new("js-told-ended-fifth").number("planes", LAST_PLANE)
        }
        Event::Ended { ending: Ending::Standstill } => Note::new("js-told-ended-standstill"),
    }
}

/// One line of the final scoring: `Player A: 4 flights worth 3, 12 points`.
fn tell_line(board: &'static Board, line: ScoreLine) -> Note {
    let note = match line.what {
        Scoring::Flights { worth, count } => {
            Note::new("js-told-scored-flights").number("worth", worth).number("count", count)
        }
        Scoring::Final { flight } => through(Note::new("js-told-scored-final"), board, flight),
        Scoring::Planes { count } => Note::new("js-told-scored-planes").number("count", count),
    };
    note.seat(line.seat).number("points", line.points)
}

/// The note with a link as its route.
pub(crate) fn along(note: Note, board: &'static Board, link: Link) -> Note {
    let (a, b) = board.ends(link);
    note.route(a, b)
}

/// The note with a flight's two cities as its route.
pub(crate) fn between(note: Note, board: &'static Board, flight: Flight) -> Note {
    let [a, b] = board.flight_card(flight).cities;
    note.route(board.city(a), board.city(b))
}

/// The note with the three cities of a Final Flight.
pub(crate) fn through(note: Note, board: &'static Board, flight: FinalFlight) -> Note {
    let [first, second, third] = board.final_card(flight).cities;
    let note = note.place("first", board.city(first)).place("second", board.city(second));
    note.place("third", board.city(third))
}

fn routes(board: &'static Board, links: u128) -> Arg {
    let route = |link: usize| {
        let (a, b) = board.ends(Link(link as u8));
        Arg::Route(a.into(), b.into())
    };
    Arg::List(Bits(links).map(route).collect())
}
