//! What a seat sees, entry by entry.

use crate::field::Field;
use crate::sink::{Sink, away, set_one, spread};
use crate::{LINK, PLACE, SEAT};
use catalog::jet_set::numbers::{LAST_PLANE, MARKERS, PLANES};
use catalog::jet_set::{Deck, Ending, FinalFlight, Flight, Phase, Sight, State};
use game::{Game, Options, Seat};
use network::Bits;

/// Axes of this title.
const FLIGHT: &str = "flight";
const FINAL: &str = "final flight";
const DECK: &str = "deck";

pub(super) fn fill(state: &State, seat: Seat, into: &mut impl Sink) {
    let sight = state.sight(seat);
    let seats = sight.seats();
    let first = state.options().first().map(|first| away(seat, first, seats));
    into.one(Some(seat.index()), seats, || {
        Field::new("seat", "your own seat, counted from `a`").per("letter", seats)
    });
    into.one(first, seats, || Field::new("first", "who began").per(SEAT, seats));
    phase(sight, into);
    players(sight, into);
    cards(sight, into);
}

/// What is asked of whom (JS-8 to JS-20).
fn phase(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats, phase) = (sight.board(), sight.seats(), sight.phase());
    let (links, cities) = (board.links.len(), board.cities.len());
    let kind = match phase {
        Phase::Turn { .. } => 0,
        Phase::Bought { .. } => 1,
        Phase::OwnLinks { .. } => 2,
        Phase::ForeignLink { .. } => 3,
        Phase::Path { .. } => 4,
        Phase::FinalPath { .. } => 5,
        Phase::Over(_) => 6,
    };
    let about = "what is asked: an action, planes on a link just bought, on own links, on another's link, \
                 the path of a flight, the way of a Final Flight, or nothing since the game is over";
    into.one(Some(kind), 7, || Field::new("phase", about).per("phase", 7));
    let mover = phase.seat().map(|mover| away(sight.seat(), mover, seats));
    into.one(mover, seats, || Field::new("mover", "who decides").per(SEAT, seats));
    let ending = match phase {
        Phase::Over(Ending::AllClaimed) => Some(0),
        Phase::Over(Ending::FifthPlane) => Some(1),
        Phase::Over(Ending::Standstill) => Some(2),
        _ => None,
    };
    let about = "how it ended: all claimed a Final Flight, a fifth plane, or a standstill";
    into.one(ending, 3, || Field::new("ending", about).per("ending", 3));
    let paid = if let Phase::Turn { paid, .. } = phase { paid.map(u8::from) } else { [0; 2] };
    into.bytes(paid, || Field::new("paid", "the rows that this turn has paid for").per(DECK, 2));
    let (link, placed) = match phase {
        Phase::Bought { link, placed, .. } => (Some(link.index()), placed),
        Phase::ForeignLink { link, .. } => (Some(link.index()), true),
        _ => (None, false),
    };
    into.one(link, links, || Field::new("link", "the link that planes are put on").per(LINK, links));
    into.byte(placed.into(), || Field::new("placed", "whether its compulsory plane stands"));
    let got = if let Phase::OwnLinks { links, .. } = phase { links } else { 0 };
    into.set(got, links, || Field::new("got", "own links that got planes in this action").per(LINK, links));
    let (flight, last, at, used, seen, passed) = match phase {
        Phase::Path { flight, at, used, seen, .. } => (Some(flight), None, Some(at), used, seen, false),
        Phase::FinalPath { way: Some(way), .. } => {
            (None, Some(way.flight), Some(way.at), way.used, 0, way.passed)
        }
        _ => (None, None, None, 0, 0, false),
    };
    let flights = board.flights.len();
    into.one(flight.map(Flight::index), flights, || {
        Field::new("claiming", "the flight whose path is chosen").per(FLIGHT, flights)
    });
    let finals = board.finals.len();
    into.one(last.map(FinalFlight::index), finals, || {
        Field::new("claiming_final", "the Final Flight whose way is chosen, if you know it")
            .per(FINAL, finals)
    });
    into.one(at.map(usize::from), cities, || {
        Field::new("at", "the city the path has reached").per(PLACE, cities)
    });
    into.set(used, links, || Field::new("used", "the links the path has used").per(LINK, links));
    into.set(seen.into(), cities, || Field::new("seen", "the cities the path has used").per(PLACE, cities));
    into.byte(passed.into(), || Field::new("passed", "whether the way has passed its second city"));
}

/// What lies open before each player (JS-17).
fn players(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats) = (sight.board(), sight.seats());
    let (links, flights, finals) = (board.links.len(), board.flights.len(), board.finals.len());
    let round = || sight.seat().round(seats);
    let money = |seat| sight.money(seat).min(i16::MAX as u32) as i16;
    into.wide(round().map(money), seats, || Field::new("money", "euros").per(SEAT, seats).most(100));
    into.wide(round().map(|seat| sight.points(seat) as i16), seats, || {
        Field::new("points", "points so far").per(SEAT, seats).most(100)
    });
    let stock =
        into.take(seats, || Field::new("stock", "planes in stock").per(SEAT, seats).most(PLANES.into()));
    for (entry, seat) in stock.iter_mut().zip(round()) {
        *entry = sight.stock(seat);
    }
    let markers =
        into.take(seats, || Field::new("markers", "markers in stock").per(SEAT, seats).most(MARKERS.into()));
    for (entry, seat) in markers.iter_mut().zip(round()) {
        *entry = sight.markers(seat);
    }
    let planes = into.take(seats * links, || {
        Field::new("planes", "planes on each link").per(SEAT, seats).per(LINK, links).most(4)
    });
    for (entries, seat) in planes.chunks_exact_mut(links).zip(round()) {
        for (link, count) in sight.planes(seat).iter() {
            entries[link.index()] = count;
        }
    }
    let owned = into
        .take(seats * links, || Field::new("owned", "who owns each link").per(SEAT, seats).per(LINK, links));
    for (entries, seat) in owned.chunks_exact_mut(links).zip(round()) {
        spread(sight.owned(seat), entries);
    }
    let claimed = into.take(seats * flights, || {
        Field::new("claimed", "who has claimed each flight").per(SEAT, seats).per(FLIGHT, flights)
    });
    for (entries, seat) in claimed.chunks_exact_mut(flights).zip(round()) {
        spread(sight.claimed(seat), entries);
    }
    let landed = into.take(seats * finals, || {
        Field::new("landed", "the Final Flight each has claimed").per(SEAT, seats).per(FINAL, finals)
    });
    for (entries, seat) in landed.chunks_exact_mut(finals).zip(round()) {
        set_one(entries, sight.landed(seat).map(|landed| landed.flight.index()));
    }
    let upon = into.take(seats, || {
        let about = "planes put on the claimed Final Flight since";
        Field::new("landed_planes", about).per(SEAT, seats).most(LAST_PLANE.into())
    });
    for (entry, seat) in upon.iter_mut().zip(round()) {
        *entry = sight.landed(seat).map_or(0, |landed| landed.planes);
    }
}

/// Flight cards, decks and one's own Final Flights.
fn cards(sight: Sight<'_>, into: &mut impl Sink) {
    let board = sight.board();
    let (flights, finals) = (board.flights.len(), board.finals.len());
    into.set(sight.open(), flights, || {
        Field::new("open", "the flights in the two rows").per(FLIGHT, flights)
    });
    let markers = into.take(flights, || {
        Field::new("flight_markers", "markers on each claimed flight").per(FLIGHT, flights).most(3)
    });
    for flight in Bits(sight.marked()) {
        markers[flight] = sight.markers_on(Flight(flight as u8));
    }
    let own = sight.finals().into_iter().fold(0, |set, flight| set | 1u128 << flight.0);
    into.set(own, finals, || Field::new("finals", "your own two Final Flights").per(FINAL, finals));
    let left = |deck: Deck| (sight.unseen() & board.deck(deck)).count_ones() as u8;
    into.bytes(Deck::BOTH.map(left), || {
        Field::new("deck", "flights left in each deck").per(DECK, 2).most(45)
    });
    into.bytes(Deck::BOTH.map(|deck| sight.turned(deck)), || {
        Field::new("turned", "flights turned up since the Vacation cards were put in").per(DECK, 2).most(45)
    });
    into.bytes(Deck::BOTH.map(|deck| sight.met(deck)), || {
        Field::new("met", "Vacation cards turned up").per(DECK, 2).most(2)
    });
    into.bytes(Deck::BOTH.map(|deck| sight.cut(deck).map_or(0, |cut| cut + 1)), || {
        let about = "one more than the flights above the first Vacation card, once it is turned up";
        Field::new("cut", about).per(DECK, 2).most(45)
    });
    into.byte(sight.vacations(), || Field::new("vacations", "Vacation cards on their spaces").most(2));
    into.byte(sight.idle(), || Field::new("idle", "turns in a row in which nothing moved").most(60));
}
