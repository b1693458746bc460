//! The state of a game: small, private, valid by construction.

use crate::board::{Kind, MAX_PLACES, MAX_TICKETS};
use crate::cards::PASSENGERS;
use crate::numbers::{ROW, SEATS, closes_groups};
use crate::{Card, Cards, Crowd, FewTickets, Options, PlaceId, Route, Ticket};
use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// How many short and long tickets a player announces (TG-4, TG-17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Mix {
    /// Short ones.
    pub short: u8,
    /// Long ones.
    pub long: u8,
}

impl Mix {
    /// How many of a kind.
    pub const fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Short => self.short,
            Kind::Long => self.long,
        }
    }
}

/// What is asked now. A phase carries the data only it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// TG-4: everyone announces a mix of tickets at the same time; what those who have, announced.
    Mixes(PerSeat<Option<Mix>, SEATS>),
    /// TG-4: everyone chooses starting tickets at the same time.
    FirstTickets {
        /// What each seat was dealt, in drawn order.
        offered: PerSeat<FewTickets, SEATS>,
        /// What those who have chosen keep.
        kept: PerSeat<Option<FewTickets>, SEATS>,
    },
    /// TG-5: one of the three actions.
    Turn(Seat),
    /// TG-6: the second train card.
    SecondCard(Seat),
    /// TG-17: which of the tickets drawn to keep.
    KeepTickets {
        /// Who chooses.
        seat: Seat,
        /// What was drawn, in drawn order.
        offered: FewTickets,
    },
    /// TG-16: a passenger from one end of the route just claimed.
    Passengers {
        /// Who chooses.
        seat: Seat,
        /// The route.
        route: Route,
        /// Which of its two ends.
        end: u8,
    },
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// TG-21: after the last round.
    LastRound,
    /// TG-22: every seat had to pass.
    AllPassed,
}

/// The part of a ticket deck whose order is known to somebody: tickets put back, top first (TG-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bottom {
    /// Which seat put which of them there: bit 0 is the topmost.
    pub(crate) by: PerSeat<u64, SEATS>,
    tickets: [u8; MAX_TICKETS],
    len: u8,
}

impl Bottom {
    pub(crate) const EMPTY: Self = Self { by: PerSeat([0; SEATS]), tickets: [u8::MAX; MAX_TICKETS], len: 0 };

    /// How many there are.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// The tickets, top first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Ticket> + '_ {
        self.tickets[..self.len()].iter().map(|&ticket| Ticket(ticket))
    }

    /// The ticket at this position.
    #[inline]
    pub(crate) const fn at(&self, position: usize) -> Ticket {
        Ticket(self.tickets[position])
    }

    /// Who put the ticket at this position there.
    pub(crate) fn who(&self, position: usize) -> Seat {
        let seat = Seat::all(SEATS).find(|&seat| self.by[seat] >> position & 1 == 1);
        seat.expect("every ticket at the bottom was put there by a seat")
    }

    /// Puts a ticket below all others.
    pub(crate) fn push(&mut self, ticket: Ticket, seat: Seat) {
        self.push_if(ticket, seat, true);
    }

    /// The same, or nothing, without a branch on it: whether a ticket is kept can't be guessed.
    #[inline]
    pub(crate) fn push_if(&mut self, ticket: Ticket, seat: Seat, there: bool) {
        // What lies behind the end is always the same, so that equal decks are equal.
        self.tickets[self.len()] = if there { ticket.0 } else { u8::MAX };
        self.by[seat] |= u64::from(there) << self.len;
        self.len += u8::from(there);
    }

    /// Takes the topmost.
    pub(crate) fn pop(&mut self) -> Option<Ticket> {
        if self.len == 0 {
            return None;
        }
        let ticket = Ticket(self.tickets[0]);
        self.tickets.copy_within(1..self.len as usize, 0);
        self.len -= 1;
        self.tickets[self.len as usize] = u8::MAX;
        for by in &mut self.by.0 {
            *by >>= 1;
        }
        Some(ticket)
    }
}

/// The rules and their present state. Under 1 KiB, no heap.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What the table agreed on, the first seat as it was drawn (TG-5).
    pub(crate) options: Options,
    /// Routes each seat has claimed.
    pub(crate) own: PerSeat<u128, SEATS>,
    /// Routes nobody can claim any more: taken, or closed with their group (TG-15). Follows from `own`.
    pub(crate) shut: u128,
    /// TG-4: the tickets each seat keeps.
    pub(crate) held: PerSeat<u128, SEATS>,
    /// Tickets each seat has put back and not drawn again since; only that seat knows which.
    pub(crate) returned: PerSeat<u128, SEATS>,
    /// Tickets in the decks whose order is luck that has not happened yet; they lie above the bottoms.
    pub(crate) loose: u128,
    /// How many of `loose` are short, and how many long.
    pub(crate) loose_counts: [u8; 2],
    /// TG-17: the tickets put back under the short and the long deck.
    pub(crate) bottoms: [Bottom; 2],
    /// TG-2: the passengers that wait in each place.
    pub(crate) crowds: [Crowd; MAX_PLACES],
    /// TG-16: passengers each seat has collected, by colour.
    pub(crate) taken: PerSeat<[u8; PASSENGERS], SEATS>,
    pub(crate) hands: PerSeat<Cards, SEATS>,
    /// Cards that everyone knows to be in a hand, since they were taken face up and not spent since.
    pub(crate) shown: PerSeat<Cards, SEATS>,
    /// What the deck of train cards holds; its order is luck that has not happened yet.
    pub(crate) deck: Cards,
    pub(crate) discards: Cards,
    /// TG-3: the face-up cards, each in its slot.
    pub(crate) row: [Option<Card>; ROW],
    /// Points for routes; once the game is over, all points.
    pub(crate) points: PerSeat<i16, SEATS>,
    /// TG-24: completed tickets, counted when the game is over.
    pub(crate) completed: PerSeat<u8, SEATS>,
    pub(crate) trains: PerSeat<u8, SEATS>,
    /// TG-21: who brought on the last round, and plays last in it.
    pub(crate) last: Option<Seat>,
    /// TG-22: passes with no action between.
    pub(crate) passes: u8,
    pub(crate) phase: Phase,
}

impl State {
    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// TG-5: who began.
    #[inline]
    pub(crate) fn first(&self) -> Seat {
        self.options.first.unwrap_or(Seat::new(0))
    }

    /// Tickets left in a deck.
    #[inline]
    pub(crate) fn tickets_left(&self, kind: Kind) -> u8 {
        self.loose_counts[kind as usize] + self.bottoms[kind as usize].len() as u8
    }

    /// TG-17: how many tickets a mix has: a whole offer, or what is left in both decks together.
    #[inline]
    pub(crate) fn mix_total(&self) -> u8 {
        let left = Kind::BOTH.map(|kind| self.tickets_left(kind));
        (left[0] + left[1]).min(self.options.board.offer)
    }

    /// TG-10: whether a card can be drawn unseen, out of the deck or after the discards are shuffled.
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.deck != Cards::default() || self.discards != Cards::default()
    }

    /// TG-15: routes this seat can't claim any more, because they are taken, their group is closed, or the
    /// seat holds another of the group.
    #[inline]
    pub(crate) fn closed_to(&self, seat: Seat) -> u128 {
        if self.closes_groups() {
            return self.shut;
        }
        let beside = self.own[seat] & self.options.board.parallel;
        let groups = network::Bits(beside).map(|route| self.options.board.routes[route].group);
        groups.fold(self.shut, |shut, group| shut | group)
    }

    /// TG-15: with two or three players the first claim closes the whole group.
    #[inline]
    pub(crate) const fn closes_groups(&self) -> bool {
        closes_groups(self.options.seats as usize)
    }

    /// The place at one end of a route.
    #[inline]
    pub(crate) fn place_at(&self, route: Route, end: u8) -> PlaceId {
        self.options.board.routes[route.index()].places[end as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        // Bots copy it millions of times a second. Whoever makes it larger measures what that costs them.
        assert_eq!(size_of::<State>(), 992);
    }
}
