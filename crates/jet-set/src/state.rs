//! The state of a game: small, private, valid by construction.

use crate::numbers::VACATIONS;
use crate::setup::Table;
use crate::{Deck, FinalFlight, Flight, Link, Options, Planes};
use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What is asked now. A phase carries the data only it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// JS-8, JS-10: more flight cards, or the start of one action.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// The rows this seat has paid for in this turn, the short one first.
        paid: [bool; 2],
    },
    /// JS-10: planes on the link just bought.
    Bought {
        /// Who bought it.
        seat: Seat,
        /// The link.
        link: Link,
        /// Whether the compulsory plane stands.
        placed: bool,
    },
    /// JS-11: further planes on own links.
    OwnLinks {
        /// Who places them.
        seat: Seat,
        /// The links that got planes in this action.
        links: u128,
    },
    /// JS-12: further planes on one link of another player.
    ForeignLink {
        /// Who places them.
        seat: Seat,
        /// The link.
        link: Link,
    },
    /// JS-13: the path of a flight, link by link.
    Path {
        /// Who claims.
        seat: Seat,
        /// What.
        flight: Flight,
        /// The city reached, as an index.
        at: u8,
        /// The links used so far.
        used: u128,
        /// The cities used so far, the present one included.
        seen: u64,
    },
    /// JS-20: the way of a Final Flight, link by link.
    FinalPath {
        /// Who claims.
        seat: Seat,
        /// The card and the way so far. It stays secret until the claim is complete, so that it can be
        /// taken back: `None` only in the views of others.
        way: Option<Trail>,
    },
    /// The game is over.
    Over(Ending),
}

/// JS-20: a Final Flight and the part of its way that was flown so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trail {
    /// The card.
    pub flight: FinalFlight,
    /// The city reached, as an index.
    pub at: u8,
    /// Whether the second city was passed.
    pub passed: bool,
    /// The links used so far.
    pub used: u128,
}

/// JS-21: a claimed Final Flight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Landed {
    /// Which.
    pub flight: FinalFlight,
    /// Planes put on it since.
    pub planes: u8,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// JS-22: everyone has claimed a Final Flight.
    AllClaimed,
    /// JS-22: a fifth plane was put on a Final Flight.
    FifthPlane,
    /// JS-25: nothing moved for ten rounds.
    Standstill,
}

/// The rules and their present state. Under 1 KiB, no heap.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What the table agreed on, the first seat as it was drawn (JS-6).
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Planes of each seat on the links.
    pub(crate) planes: PerSeat<Planes>,
    /// JS-10: links each seat owns.
    pub(crate) owned: PerSeat<u128>,
    /// JS-13: flights each seat has claimed.
    pub(crate) claimed: PerSeat<u128>,
    /// Flights that lie open in the two rows.
    pub(crate) open: u128,
    /// Flights in the two decks; their order is luck that has not happened yet. Empty after JS-19.
    pub(crate) deck: u128,
    /// JS-14: markers on claimed flights, the low and the high bit of each count.
    pub(crate) flight_markers: [u128; 2],
    pub(crate) money: PerSeat<u32>,
    /// JS-1: planes in stock.
    pub(crate) stock: PerSeat<u8>,
    /// JS-1: markers in stock.
    pub(crate) markers: PerSeat<u8>,
    /// JS-6: the two Final Flights each seat was dealt, the lower first.
    pub(crate) finals: PerSeat<[FinalFlight; 2]>,
    /// JS-20: the Final Flight each seat has claimed.
    pub(crate) landed: PerSeat<Option<Landed>>,
    /// Flights drawn from each deck since the Vacation cards were put in.
    pub(crate) drawn: [u8; 2],
    /// JS-5: how many flights lie above the first Vacation card of each deck at the start.
    pub(crate) cuts: [u8; 2],
    /// Vacation cards turned up of each deck.
    pub(crate) met: [u8; 2],
    /// JS-18: Vacation cards on their spaces, at most two.
    pub(crate) vacations: u8,
    /// JS-25: turns in a row, the present one included, without a plane, a claim or a card.
    pub(crate) idle: u8,
}

impl State {
    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// JS-6: who began.
    #[inline]
    pub(crate) fn first(&self) -> Seat {
        self.options.first.unwrap_or(Seat::new(0))
    }

    /// The numbers that follow from how many seats play.
    #[inline]
    pub(crate) fn table(&self) -> Table {
        Table { seats: self.seats() }
    }

    /// The cards in a row.
    #[inline]
    pub(crate) fn row(&self, deck: Deck) -> usize {
        (self.open & self.options.board.deck(deck)).count_ones() as usize
    }

    /// JS-9, JS-19: whether flight cards are still turned up: until the second Vacation card.
    #[inline]
    pub(crate) fn has_decks(&self) -> bool {
        self.vacations < VACATIONS
    }

    /// The links that somebody owns.
    #[inline]
    pub(crate) fn all_owned(&self) -> u128 {
        self.owned.0.iter().fold(0, |all, links| all | links)
    }

    /// Who owns a link.
    #[inline]
    pub(crate) fn owner(&self, link: Link) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.owned[seat] & link.bit() != 0)
    }

    /// JS-13: the links over which the path may go on, so that its target can still be reached: those that
    /// lead to a city from which planes of one's own join unused cities up to the target. Exact, since the
    /// cities of the rest are all unused, and where cities are joined at all a path without loops joins them.
    pub(crate) fn path_steps(&self, seat: Seat, flight: Flight, at: u8, seen: u64) -> u128 {
        let graph = &self.options.board.graph;
        let links = self.planes[seat].links();
        let mut closed = 0;
        for city in network::Bits(seen.into()) {
            closed |= graph.touching(city);
        }
        let [_, target] = self.options.board.flight_card(flight).cities;
        let joined = graph.reach(links & !closed, target as usize);
        let mut steps = 0;
        for link in network::Bits(graph.touching(at as usize) & links) {
            if joined >> self.options.board.across(link, at) & 1 == 1 {
                steps |= 1 << link;
            }
        }
        steps
    }

    /// JS-20: the links over which the way may go on, so that it can still be finished.
    pub(crate) fn trail_steps(&self, seat: Seat, way: Trail) -> u128 {
        let graph = &self.options.board.graph;
        let left = self.planes[seat].links() & !way.used;
        let [_, second, third] = self.options.board.final_card(way.flight).cities;
        let mut steps = 0;
        for link in network::Bits(graph.touching(way.at as usize) & left) {
            let next = self.options.board.across(link, way.at);
            let rest = left & !(1 << link);
            let ends = [second as usize, third as usize];
            if crate::final_path::finishable(graph, rest, next as usize, way.passed, ends) {
                steps |= 1 << link;
            }
        }
        steps
    }

    /// JS-20: whether the seat's planes allow the whole way of a Final Flight.
    pub(crate) fn can_fly(&self, seat: Seat, flight: FinalFlight) -> bool {
        let [first, second, third] = self.options.board.final_card(flight).cities.map(usize::from);
        let links = self.planes[seat].links();
        crate::final_path::trail_exists(&self.options.board.graph, links, first, second, third)
    }
}

impl Phase {
    /// The one seat that decides.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Over(_) => None,
            Self::Turn { seat, .. }
            | Self::Bought { seat, .. }
            | Self::OwnLinks { seat, .. }
            | Self::ForeignLink { seat, .. }
            | Self::Path { seat, .. }
            | Self::FinalPath { seat, .. } => Some(seat),
        }
    }

    /// What is asked, as a message key.
    pub const fn asked(self) -> &'static str {
        match self {
            Self::Turn { .. } => "js-asked-turn",
            Self::Bought { .. } => "js-asked-bought",
            Self::OwnLinks { .. } => "js-asked-own",
            Self::ForeignLink { .. } => "js-asked-foreign",
            Self::Path { .. } => "js-asked-path",
            Self::FinalPath { .. } => "js-asked-final",
            Self::Over(_) => "js-asked-over",
        }
    }
}

impl game::Ending for Ending {
    fn id(self) -> &'static str {
        match self {
            Self::AllClaimed => "all-claimed",
            Self::FifthPlane => "fifth-plane",
            Self::Standstill => "standstill",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        // Bots copy it millions of times a second. Whoever makes it larger measures what that costs them.
        assert_eq!(size_of::<State>(), 880);
    }
}
