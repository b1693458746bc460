//! What a seat sees, entry by entry.

use crate::field::Field;
use crate::sink::{Sink, away, spread};
use crate::{LINK, PLACE, SEAT};
use catalog::ticket_to_ride_germany::numbers::{OFFER, ROW};
use catalog::ticket_to_ride_germany::{
    CARDS, Ending, FewTickets, Kind, PASSENGERS, Passenger, Phase, PlaceId, Sight, State,
};
use game::{Game, Options, Seat};

/// Axes of this title.
const CARD: &str = "card";
const TICKET: &str = "ticket";
const KIND: &str = "kind";
const PASSENGER: &str = "passenger";

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
    tickets(sight, into);
    passengers(sight, into);
}

/// What is asked of whom (TG-4 to TG-17).
fn phase(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats, phase) = (sight.board(), sight.seats(), sight.phase());
    let kind = match phase {
        Phase::Mixes(_) => 0,
        Phase::FirstTickets { .. } => 1,
        Phase::Turn(_) => 2,
        Phase::SecondCard(_) => 3,
        Phase::KeepTickets { .. } => 4,
        Phase::Passengers { .. } => 5,
        Phase::Over(_) => 6,
    };
    let about = "what is asked: a mix of first tickets, which of them to keep, an action, a second card, which \
                 tickets to keep, a passenger, or nothing since the game is over";
    into.one(Some(kind), 7, || Field::new("phase", about).per("phase", 7));
    let mover = sight.mover().map(|mover| away(sight.seat(), mover, seats));
    into.one(mover, seats, || Field::new("mover", "who decides, unless all do").per(SEAT, seats));
    let ending = match phase {
        Phase::Over(Ending::LastRound) => Some(0),
        Phase::Over(Ending::AllPassed) => Some(1),
        _ => None,
    };
    let about = "how it ended: after the last round, or since all passed";
    into.one(ending, 2, || Field::new("ending", about).per("ending", 2));
    let chosen = into
        .take(seats, || Field::new("chosen", "who has decided, while all decide at once").per(SEAT, seats));
    for seat in sight.chosen().iter() {
        chosen[away(sight.seat(), seat, seats)] = 1;
    }
    let mix = match phase {
        Phase::Mixes(mixes) => mixes[sight.seat()].map_or([0; 2], |mix| [mix.short, mix.long]),
        _ => [0; 2],
    };
    into.bytes(mix, || Field::new("mix", "the mix you have announced").per(KIND, 2).most(OFFER as u16));
    let routes = board.routes.len();
    let route = into.take(routes, || {
        let about = "the route whose passengers are asked for: 1 at its first end, 2 at its second";
        Field::new("route", about).per(LINK, routes).most(2)
    });
    if let Phase::Passengers { route: which, end, .. } = phase {
        route[which.index()] = end + 1;
    }
    let last = sight.last().map(|last| away(sight.seat(), last, seats));
    into.one(last, seats, || Field::new("last", "who brought on the last round").per(SEAT, seats));
    into.byte(sight.passes(), || Field::new("passes", "passes with no action between").most(seats as u16));
}

/// What lies open before each player.
fn players(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats) = (sight.board(), sight.seats());
    let routes = board.routes.len();
    let round = || sight.seat().round(seats);
    into.wide(round().map(|seat| sight.points(seat)), seats, || {
        let about = "points for routes; all points once the game is over";
        Field::new("points", about).per(SEAT, seats).most(100)
    });
    let mut each = |name, about, most: u16, count: &dyn Fn(Seat) -> u8| {
        let entries = into.take(seats, || Field::new(name, about).per(SEAT, seats).most(most));
        for (entry, seat) in entries.iter_mut().zip(round()) {
            *entry = count(seat);
        }
    };
    each("trains", "trains left", board.trains.into(), &|seat| sight.trains(seat));
    each("hand_size", "train cards in each hand", 20, &|seat| sight.hand_size(seat));
    each("completed", "completed tickets, once the game is over", 10, &|seat| sight.completed(seat));
    let claimed = into.take(seats * routes, || {
        Field::new("routes", "who has claimed each route").per(SEAT, seats).per(LINK, routes)
    });
    for (entries, seat) in claimed.chunks_exact_mut(routes).zip(round()) {
        spread(sight.routes(seat), entries);
    }
    into.set(sight.open_to(sight.seat()), routes, || {
        Field::new("open", "routes you may still claim, cards and trains aside").per(LINK, routes)
    });
}

/// Train cards.
fn cards(sight: Sight<'_>, into: &mut impl Sink) {
    let seats = sight.seats();
    into.bytes(sight.hand().0, || Field::new("hand", "your own train cards").per(CARD, CARDS).most(10));
    let shown = into.take(seats * CARDS, || {
        let about = "cards that all know to be in a hand";
        Field::new("shown", about).per(SEAT, seats).per(CARD, CARDS).most(10)
    });
    for (entries, seat) in shown.chunks_exact_mut(CARDS).zip(sight.seat().round(seats)) {
        entries.copy_from_slice(&sight.shown(seat).0);
    }
    let row =
        into.take(ROW * CARDS, || Field::new("row", "the face-up cards").per("slot", ROW).per(CARD, CARDS));
    for (slot, card) in sight.row().iter().enumerate() {
        if let Some(card) = card {
            row[slot * CARDS + card.index()] = 1;
        }
    }
    into.byte(sight.deck_size(), || Field::new("deck", "cards left in the deck").most(110));
    into.bytes(sight.discards().0, || {
        Field::new("discards", "the discarded cards").per(CARD, CARDS).most(12)
    });
}

/// Tickets: those held, offered, put back, and what is left of the decks.
fn tickets(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats) = (sight.board(), sight.seats());
    let count = board.tickets.len();
    let round = || sight.seat().round(seats);
    let held = into.take(seats * count, || {
        let about = "tickets: your own, and those of others once the game is over";
        Field::new("tickets", about).per(SEAT, seats).per(TICKET, count)
    });
    for (entries, seat) in held.chunks_exact_mut(count).zip(round()) {
        if let Some(tickets) = sight.tickets_of(seat) {
            spread(tickets, entries);
        }
    }
    let counts = into.take(seats * 2, || {
        let about = "short and long tickets each holds";
        Field::new("ticket_counts", about).per(SEAT, seats).per(KIND, 2).most(10)
    });
    for (entries, seat) in counts.chunks_exact_mut(2).zip(round()) {
        entries.copy_from_slice(&sight.ticket_counts(seat));
    }
    let offered = into.take(seats * 2, || {
        let about = "short and long tickets each chooses from now";
        Field::new("offered", about).per(SEAT, seats).per(KIND, 2).most(OFFER as u16)
    });
    for (entries, seat) in offered.chunks_exact_mut(2).zip(round()) {
        entries.copy_from_slice(&sight.offered(seat));
    }
    let offer = into.take(count, || {
        let about = "the tickets you choose from, counted from 1 in the order they were drawn";
        Field::new("offer", about).per(TICKET, count).most(OFFER as u16)
    });
    for (slot, ticket) in (1..).zip(sight.offer().iter()) {
        offer[ticket.index()] = slot;
    }
    let kept = match sight.phase() {
        Phase::FirstTickets { kept, .. } => kept[sight.seat()].map_or(0, FewTickets::set),
        _ => 0,
    };
    into.set(kept, count, || Field::new("kept", "the first tickets you have chosen").per(TICKET, count));
    into.set(sight.returned(), count, || {
        Field::new("returned", "tickets you have put back and not drawn again").per(TICKET, count)
    });
    into.bytes(Kind::BOTH.map(|kind| sight.shuffled(kind)), || {
        Field::new("shuffled", "tickets in the shuffled part of each deck").per(KIND, 2).most(count as u16)
    });
    put_back(sight, into);
}

/// TG-17: tickets at the bottom of the decks. Who put one there is open; which it is only that player knows.
fn put_back(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats) = (sight.board(), sight.seats());
    let count = board.tickets.len();
    let depth = into.take(count, || {
        let about = "where a ticket you put back lies in its deck's bottom, counted from 1 at the top";
        Field::new("depth", about).per(TICKET, count).most(count as u16)
    });
    for kind in Kind::BOTH {
        for (place, put) in (1..).zip(sight.put_back(kind)) {
            if let Some(ticket) = put.ticket {
                depth[ticket.index()] = place;
            }
        }
    }
    let by = into.take(count, || {
        let about = "who put back each ticket at the bottom of the short deck, then of the long one, from the top: \
                     1 is you, 2 the next player";
        Field::new("put_back", about).per("position", count).most(seats as u16)
    });
    for (kind, start) in [(Kind::Short, 0), (Kind::Long, board.shorts)] {
        for (entry, put) in by[start..].iter_mut().zip(sight.put_back(kind)) {
            *entry = 1 + away(sight.seat(), put.by, seats) as u8;
        }
    }
}

/// TG-16: those who wait, and those taken along.
fn passengers(sight: Sight<'_>, into: &mut impl Sink) {
    let (board, seats) = (sight.board(), sight.seats());
    let places = board.places();
    let crowds = into.take(places * PASSENGERS, || {
        let about = "passengers who wait in each place";
        Field::new("crowd", about).per(PLACE, places).per(PASSENGER, PASSENGERS).most(3)
    });
    for (place, entries) in crowds.chunks_exact_mut(PASSENGERS).enumerate() {
        let crowd = sight.crowd(PlaceId(place as u8));
        if !crowd.is_empty() {
            for color in Passenger::all() {
                entries[color.index()] = crowd.count(color);
            }
        }
    }
    let taken = into.take(seats * PASSENGERS, || {
        let about = "passengers each has taken along";
        Field::new("passengers", about).per(SEAT, seats).per(PASSENGER, PASSENGERS).most(5)
    });
    for (entries, seat) in taken.chunks_exact_mut(PASSENGERS).zip(sight.seat().round(seats)) {
        entries.copy_from_slice(sight.passengers(seat));
    }
}
