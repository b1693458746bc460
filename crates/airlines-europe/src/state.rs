//! The state of a game: small, private, valid by construction.

use crate::board::{AIRLINES, KINDS, MAX_LICENCES};
use crate::numbers::{SCORINGS, SEATS};
use crate::{Airline, Options, Route};
use game::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// A licence nobody has.
pub(crate) const FREE: u8 = u8::MAX;
/// A licence with a ban marker on it (AE-52).
pub(crate) const BANNED: u8 = u8::MAX - 1;

/// How many shares of each kind: a hand, a portfolio, the market, the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Shares(pub [u8; KINDS]);

impl Shares {
    /// All of them.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Those that are not ABACUS.
    #[inline]
    pub fn of_airlines(&self) -> u32 {
        self.total() - u32::from(self[Airline::ABACUS])
    }

    /// Each kind with its count, ABACUS last.
    pub fn iter(&self) -> impl Iterator<Item = (Airline, u8)> + '_ {
        self.0.iter().enumerate().map(|(index, &count)| (Airline(index as u8), count))
    }

    /// Adds all of `other`.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

impl Index<Airline> for Shares {
    type Output = u8;
    #[inline]
    fn index(&self, airline: Airline) -> &u8 {
        &self.0[airline.index()]
    }
}

impl IndexMut<Airline> for Shares {
    #[inline]
    fn index_mut(&mut self, airline: Airline) -> &mut u8 {
        &mut self.0[airline.index()]
    }
}

/// What is asked now. A phase carries the data only it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// AE-12: everyone picks two shares in secret; those who have picked.
    Picks(PerSeat<Option<(Airline, Airline)>, SEATS>),
    /// AE-16: one of the actions A to D.
    Turn(Seat),
    /// AE-23: a second licence, or the share.
    SecondLicence(Seat),
    /// AE-24: the share.
    Share(Seat),
    /// AE-30: discards, so many left, before so many ABACUS are taken.
    Discards {
        /// Who exchanges.
        seat: Seat,
        /// Discards to come.
        left: u8,
        /// ABACUS shares to be taken at the end.
        takes: u8,
    },
    /// AE-37: the market is emptied; this seat takes one, and so many seats are still to come with it.
    Emptying {
        /// Who takes a share.
        seat: Seat,
        /// Seats still to take one, this one included.
        left: u8,
    },
    /// AE-50: this seat places a ban marker or passes.
    Bans {
        /// Who decides.
        seat: Seat,
        /// Who has passed in this phase.
        passed: SeatSet,
    },
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// AE-46: after the third scoring.
    ThirdScoring,
    /// AE-47: all airlines were blocked.
    Blocked,
}

/// The rules and their present state. Under 1 KiB, no heap.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What the table agreed on, the first seat as it was drawn (AE-7).
    pub(crate) options: Options,
    /// Routes each airline flies.
    pub(crate) own: [u128; AIRLINES],
    /// Routes that touch an airline's home or network, its own included (AE-18). Follows from `own`.
    pub(crate) touch: [u128; AIRLINES],
    /// Bit `b` of the cheapest free licence's price, for every route at once. Follows from `licences`.
    pub(crate) price_bits: [u128; 5],
    /// Routes with a free licence (AE-21). Follows from `licences`.
    pub(crate) open: u128,
    /// Who is on each licence: an airline, [`BANNED`] or [`FREE`].
    pub(crate) licences: [u8; MAX_LICENCES],
    /// AE-41: where each airline's marker stands on the share track.
    pub(crate) markers: [u16; AIRLINES],
    pub(crate) points: PerSeat<u16, SEATS>,
    /// Airlines in play (AE-4), as a bit set.
    pub(crate) flying: u16,
    /// Airlines that have had their bonus (AE-26), as a bit set.
    pub(crate) rewarded: u16,
    pub(crate) planes: [u8; AIRLINES],
    pub(crate) hands: PerSeat<Shares, SEATS>,
    pub(crate) portfolios: PerSeat<Shares, SEATS>,
    /// Airline shares that everyone knows to be in a hand, since they were taken from the market and not
    /// played since. A secret discard may have been any of them and lowers them all.
    pub(crate) shown: PerSeat<Shares, SEATS>,
    /// Airline shares each seat has discarded face down (AE-30); only that seat knows which.
    pub(crate) buried: PerSeat<Shares, SEATS>,
    /// Shares that left the game, or joined the discard pile of AE-54, in sight of all.
    pub(crate) gone: Shares,
    pub(crate) market: Shares,
    /// What the pile holds; its order is luck that has not happened yet.
    pub(crate) pile: Shares,
    /// Shares drawn from the pile so far.
    pub(crate) drawn: u8,
    /// AE-13: how many shares lie above each scoring card when the game starts.
    pub(crate) cuts: [u8; SCORINGS],
    /// Scoring cards turned up so far.
    pub(crate) turned: u8,
    /// Scorings done so far.
    pub(crate) scored: u8,
    /// Scoring cards turned up whose scoring has not begun.
    pub(crate) pending: u8,
    /// ABACUS shares that can still be had.
    pub(crate) supply: u8,
    pub(crate) money: PerSeat<u8, SEATS>,
    pub(crate) bank: u8,
    /// Ban markers left (AE-49).
    pub(crate) bans: PerSeat<u8, SEATS>,
    /// Who holds the scoring card while a scoring goes on, and takes the next turn (AE-45).
    pub(crate) holder: Seat,
    pub(crate) phase: Phase,
}

impl State {
    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// AE-7: who began.
    #[inline]
    pub(crate) fn first(&self) -> Seat {
        self.options.first.unwrap_or(Seat::new(0))
    }

    /// Where an airline's marker stands; 0 for Air ABACUS, which has none.
    #[inline]
    pub(crate) fn marker(&self, airline: Airline) -> u16 {
        self.markers.get(airline.index()).copied().unwrap_or(0)
    }

    /// Cards left in the pile, scoring cards included.
    #[inline]
    pub(crate) fn pile_size(&self) -> u8 {
        self.pile.total() as u8 + SCORINGS as u8 - self.turned
    }

    /// Routes on which the airline may buy, money aside: connected (AE-18), not its own (AE-20), with a
    /// free licence (AE-21), and with a plane left (AE-22).
    #[inline]
    pub(crate) fn reachable(&self, airline: usize) -> u128 {
        if self.planes[airline] == 0 || self.flying >> airline & 1 == 0 {
            return 0;
        }
        self.touch[airline] & !self.own[airline] & self.open
    }

    /// AE-27, AE-47: no airline in play has a legal purchase; one out of planes counts as blocked.
    #[inline]
    pub(crate) fn all_blocked(&self) -> bool {
        (0..AIRLINES).all(|airline| self.reachable(airline) == 0)
    }

    /// Open routes whose cheapest free licence costs at most `money`.
    #[inline]
    pub(crate) fn affordable(&self, money: u8) -> u128 {
        if money >= self.options.board.max_price() {
            return self.open;
        }
        // A comparison of all prices at once, from the highest bit down.
        let (mut below, mut equal) = (0, self.open);
        for bit in (0..self.price_bits.len()).rev() {
            let ones = self.price_bits[bit];
            if money >> bit & 1 == 1 {
                below |= equal & !ones;
                equal &= ones;
            } else {
                equal &= !ones;
            }
        }
        below | equal
    }

    /// AE-19: the cheapest free licence of a route, as an index of the board's licences.
    #[inline]
    pub(crate) fn cheapest(&self, route: Route) -> Option<usize> {
        let link = &self.options.board.routes[route.index()];
        let first = link.first as usize;
        (first..first + link.count as usize).find(|&licence| self.licences[licence] == FREE)
    }

    /// Brings `open` and `price_bits` up to date after a licence of the route was taken or banned.
    pub(crate) fn reprice(&mut self, route: Route) {
        let bit = 1u128 << route.0;
        let cheapest = self.cheapest(route);
        self.open = if cheapest.is_some() { self.open | bit } else { self.open & !bit };
        let price = cheapest.map_or(0, |licence| self.options.board.prices[licence]);
        for (plane, mask) in self.price_bits.iter_mut().enumerate() {
            *mask = if price >> plane & 1 == 1 { *mask | bit } else { *mask & !bit };
        }
    }

    /// The cities an airline serves, its home included, as a bit set.
    pub(crate) fn network(&self, airline: usize) -> u64 {
        let home = self.options.board.companies[airline].home as usize;
        self.options.board.graph.reach(self.own[airline], home)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        // Bots copy it millions of times a second. Whoever makes it larger measures what that costs them.
        assert_eq!(size_of::<State>(), 976);
    }
}
