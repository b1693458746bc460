//! The state of a game: small, private, valid by construction.

use crate::{Link, Options};
use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What is asked now. A phase carries the data only it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// XX-4: a link.
    First {
        /// Whose turn it is.
        seat: Seat,
    },
    /// XX-5: one more link, or no more.
    Second {
        /// Whose turn it is.
        seat: Seat,
        /// The link that was taken first.
        after: Link,
    },
    /// XX-6: the game is over.
    Over(Ending),
}

impl Phase {
    /// The one seat that decides.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::First { seat } | Self::Second { seat, .. } => Some(seat),
            Self::Over(_) => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// XX-6: every link is taken.
    AllTaken,
}

impl game::Ending for Ending {
    fn id(self) -> &'static str {
        match self {
            Self::AllTaken => "all-taken",
        }
    }
}

/// The rules and their present state. Under 1 KiB, no heap.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What the table agreed on, the first seat as it was drawn (XX-3).
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// XX-4: the links of each seat.
    pub(crate) owned: PerSeat<u128>,
    /// XX-2: the home of each seat, as the index of a city.
    pub(crate) homes: PerSeat<u8>,
}

impl State {
    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// XX-1: the links that nobody has.
    #[inline]
    pub(crate) fn free(&self) -> u128 {
        self.options.board.all_links() & !self.owned.0.iter().fold(0, |taken, links| taken | links)
    }

    /// Who has a link.
    #[inline]
    pub(crate) fn owner(&self, link: Link) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.owned[seat] & link.bit() != 0)
    }

    /// Nothing lost, nothing created, and every part fits the others. For tests.
    pub(crate) fn invariants(&self) -> Result<(), String> {
        let fail = |what: &str| Err(format!("{what}: {self:?}"));
        let (mut taken, mut homes) = (0, 0u64);
        for seat in Seat::all(self.seats()) {
            if taken & self.owned[seat] != 0 {
                return fail("XX-4: two seats have the same link");
            }
            taken |= self.owned[seat];
            homes |= 1 << self.homes[seat];
        }
        if homes.count_ones() as usize != self.seats() {
            return fail("XX-2: two seats have the same home");
        }
        match self.phase {
            Phase::Over(_) if self.free() != 0 => fail("XX-6: the game is over with links that are free"),
            Phase::First { .. } if self.free() == 0 => fail("XX-4: no link is left to take"),
            Phase::Second { seat, after } if self.owner(after) != Some(seat) => {
                fail("XX-5: the first link is another's")
            }
            _ => Ok(()),
        }
    }
}
