//! Whose eyes a view is made for.

use crate::Seat;

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player: what is open, and this seat's own secrets.
    Seat(Seat),
    /// Anyone else while the game runs: only what is open.
    Watcher,
    /// All cards on the table: every hand and every deck's contents, never an order that luck has not
    /// fixed yet. For finished games only; a live table does not hand it out.
    Open,
}

impl Eye {
    /// The seat that looks, if a player does.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher | Self::Open => None,
        }
    }

    /// Whether this eye sees what only `seat` may see.
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Seat(seat) || self == Self::Open
    }
}
