//! What one seat may know, read straight off a state, for players that decide millions of times.
//!
//! A [`Sight`] gives exactly what the seat's view gives, without making one: nothing here may depend on what
//! the seat can't know. A law compares the sights of a state and of the states sampled from its view.

use crate::board::{Kind, PlaceId};
use crate::cards::PASSENGERS;
use crate::numbers::ROW;
use crate::{Action, Board, Card, Cards, Crowd, FewTickets, Passenger, Phase, PutBack, Route, State};
use game::{Eye, Game, Seat, SeatSet};

/// What one seat may know.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    state: &'s State,
    seat: Seat,
}

/// What is asked of the seat that looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// TG-4: to announce a mix of tickets.
    Mix,
    /// TG-4: to choose its starting tickets.
    FirstTickets,
    /// TG-5: to choose one of the three actions.
    Turn,
    /// TG-6: to draw a second train card.
    SecondCard,
    /// TG-17: to choose which tickets drawn to keep.
    KeepTickets,
    /// TG-16: to take a passenger, or nobody.
    Passenger {
        /// The route just claimed.
        route: Route,
        /// Where.
        place: PlaceId,
    },
    /// Nothing: others decide, or the game is over.
    Nothing,
}

impl State {
    /// What this seat may know now.
    #[inline]
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { state: self, seat }
    }
}

/// What the seat itself has, and what is asked of it.
impl Sight<'_> {
    /// Whose eyes.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is asked of the seat.
    #[inline]
    pub fn asked(&self) -> Asked {
        match self.state.phase {
            Phase::Turn(seat) if seat == self.seat => Asked::Turn,
            Phase::SecondCard(seat) if seat == self.seat => Asked::SecondCard,
            Phase::Passengers { seat, route, end } if seat == self.seat => {
                Asked::Passenger { route, place: self.state.place_at(route, end) }
            }
            Phase::KeepTickets { seat, .. } if seat == self.seat => Asked::KeepTickets,
            Phase::Mixes(mixes) if mixes[self.seat].is_none() => Asked::Mix,
            Phase::FirstTickets { kept, .. } if kept[self.seat].is_none() => Asked::FirstTickets,
            _ => Asked::Nothing,
        }
    }

    /// What is asked of whom; mixes and tickets that the seat may not see are left out (TG-4).
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.phase_seen_by(Eye::Seat(self.seat)).0
    }

    /// Adds what the seat may do now to `into`, sorted.
    #[inline]
    pub fn legal(&self, into: &mut Vec<Action>) {
        self.state.legal(self.seat, into);
    }

    /// Its train cards.
    #[inline]
    pub fn hand(&self) -> &Cards {
        &self.state.hands[self.seat]
    }

    /// Its tickets, as a set.
    #[inline]
    pub fn tickets(&self) -> u128 {
        self.state.held[self.seat]
    }

    /// The tickets it chooses from now, in drawn order.
    #[inline]
    pub fn offer(&self) -> FewTickets {
        match self.state.phase {
            Phase::FirstTickets { offered, .. } => offered[self.seat],
            Phase::KeepTickets { seat, offered } if seat == self.seat => offered,
            _ => FewTickets::EMPTY,
        }
    }

    /// Tickets it has put back and not drawn again, as a set.
    #[inline]
    pub fn returned(&self) -> u128 {
        self.state.returned[self.seat]
    }

    /// The tickets that may be in a shuffled deck or with others, as a set: all but its own, those it
    /// chooses from, and those it put back under a deck and so knows to be there.
    pub fn unseen_tickets(&self) -> u128 {
        let bottoms = &self.state.bottoms;
        let mut seen = self.tickets() | self.offer().set();
        for bottom in bottoms.iter().filter(|bottom| bottom.len() > 0) {
            let own = bottom.by[self.seat];
            for (position, ticket) in bottom.iter().enumerate() {
                seen |= u128::from(own >> position & 1) << ticket.0;
            }
        }
        self.state.options.board.all_tickets() & !seen
    }

    /// TG-12, TG-13, TG-15: the routes for which its cards and trains suffice now, as a set.
    #[inline]
    pub fn affordable(&self) -> u128 {
        self.state.affordable(self.seat)
    }
}

/// What lies open on the table.
impl Sight<'_> {
    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.state.options.board
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// The other seats, clockwise from the next.
    #[inline]
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + Clone {
        self.seat.round(self.seats()).skip(1)
    }

    /// The seat that moves, unless all choose at once or the game is over.
    #[inline]
    pub fn mover(&self) -> Option<Seat> {
        self.state.phase.seat()
    }

    /// TG-4: who has announced or chosen, while all do so at once.
    pub fn chosen(&self) -> SeatSet {
        let seats = Seat::all(self.seats());
        match &self.state.phase {
            Phase::Mixes(mixes) => seats.filter(|&seat| mixes[seat].is_some()).collect(),
            Phase::FirstTickets { kept, .. } => seats.filter(|&seat| kept[seat].is_some()).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The routes of a seat, as a set.
    #[inline]
    pub fn routes(&self, seat: Seat) -> u128 {
        self.state.own[seat]
    }

    /// TG-13, TG-15: the routes a seat may still claim, cards and trains aside, as a set.
    #[inline]
    pub fn open_to(&self, seat: Seat) -> u128 {
        self.state.options.board.all_routes() & !self.state.closed_to(seat)
    }

    /// Trains left.
    #[inline]
    pub fn trains(&self, seat: Seat) -> u8 {
        self.state.trains[seat]
    }

    /// TG-14: points for routes; all points once the game is over.
    #[inline]
    pub fn points(&self, seat: Seat) -> i16 {
        self.state.points[seat]
    }

    /// TG-11: how many train cards a seat holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.state.hands[seat].total() as u8
    }

    /// Cards everyone knows to be in a hand, having seen them taken face up.
    #[inline]
    pub fn shown(&self, seat: Seat) -> &Cards {
        &self.state.shown[seat]
    }

    /// TG-11: how many short and long tickets a seat holds.
    #[inline]
    pub fn ticket_counts(&self, seat: Seat) -> [u8; 2] {
        Kind::BOTH
            .map(|kind| (self.state.held[seat] & self.state.options.board.kind(kind)).count_ones() as u8)
    }

    /// How many short and long tickets a seat chooses from now.
    pub fn offered(&self, seat: Seat) -> [u8; 2] {
        self.state.offer_to(seat).kinds(self.state.options.board)
    }

    /// TG-4: the tickets of a seat, as a set: its own, and those of others once the game is over.
    #[inline]
    pub fn tickets_of(&self, seat: Seat) -> Option<u128> {
        (seat == self.seat || self.state.ending().is_some()).then_some(self.state.held[seat])
    }

    /// TG-24: completed tickets of a seat, once the game is over.
    #[inline]
    pub fn completed(&self, seat: Seat) -> u8 {
        self.state.completed[seat]
    }

    /// TG-17: the tickets put back under a deck, top first, as the seat sees them.
    #[inline]
    pub fn put_back(&self, kind: Kind) -> impl ExactSizeIterator<Item = PutBack> + '_ {
        let seen = self.state.put_back_seen_by(Eye::Seat(self.seat), kind);
        (0..self.state.bottoms[kind as usize].len()).map(seen)
    }

    /// Tickets in the shuffled part of a deck, which lies on top.
    #[inline]
    pub fn shuffled(&self, kind: Kind) -> u8 {
        self.state.loose_counts[kind as usize]
    }

    /// Tickets left in a deck.
    #[inline]
    pub fn tickets_left(&self, kind: Kind) -> u8 {
        self.state.tickets_left(kind)
    }

    /// TG-3: the face-up cards, each in its slot.
    #[inline]
    pub fn row(&self) -> &[Option<Card>; ROW] {
        &self.state.row
    }

    /// Cards left in the deck of train cards.
    #[inline]
    pub fn deck_size(&self) -> u8 {
        self.state.deck.total() as u8
    }

    /// The discarded train cards; all saw them.
    #[inline]
    pub fn discards(&self) -> &Cards {
        &self.state.discards
    }

    /// TG-10: whether a card can be drawn unseen.
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.state.can_draw()
    }

    /// The cards whose place this seat does not know: in the deck, or in other hands without having been
    /// taken face up.
    #[inline]
    pub fn unseen(&self) -> Cards {
        // What lies elsewhere is hidden or known: deck and hands less what is known of them. So this sums
        // up what is hidden, which a sample deals anew without changing the sum.
        let mut unseen = self.state.deck;
        for seat in self.rivals() {
            unseen.add(&self.state.hands[seat]);
            unseen.remove(&self.state.shown[seat]);
        }
        unseen
    }

    /// TG-2: the passengers that wait in a place.
    #[inline]
    pub fn crowd(&self, place: PlaceId) -> Crowd {
        self.state.crowds[place.index()]
    }

    /// TG-16: passengers a seat has collected, by colour.
    #[inline]
    pub fn passengers(&self, seat: Seat) -> &[u8; PASSENGERS] {
        &self.state.taken[seat]
    }

    /// Passengers of a colour that still wait anywhere.
    #[inline]
    pub fn waiting(&self, color: Passenger) -> u8 {
        let taken: u8 = self.state.taken.0.iter().map(|taken| taken[color.index()]).sum();
        self.state.options.board.passengers[color.index()] - taken
    }

    /// TG-21: who brought on the last round, and plays last in it.
    #[inline]
    pub fn last(&self) -> Option<Seat> {
        self.state.last
    }

    /// TG-22: passes with no action between.
    #[inline]
    pub fn passes(&self) -> u8 {
        self.state.passes
    }
}
