//! What is told of a game, and who sees what of it.

use crate::{Board, Ending, Link};
use game::{Eye, Note, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// XX-3: who begins.
    Begins {
        /// Who.
        seat: Seat,
        /// Whether that was drawn.
        luck: bool,
    },
    /// XX-2: a home was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which city; hidden from others.
        home: Option<u8>,
    },
    /// XX-4, XX-5: a link was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        link: Link,
    },
    /// XX-5: no second link.
    Stopped {
        /// Who stopped.
        seat: Seat,
    },
    /// XX-6: the game is over.
    Ended {
        /// How.
        ending: Ending,
    },
    /// XX-6, XX-7: a home is shown.
    Home {
        /// Whose.
        seat: Seat,
        /// Which city.
        home: u8,
        /// The points for links there.
        points: u16,
    },
    /// XX-7: all points of a seat.
    Total {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u16,
        /// Its place.
        place: u8,
    },
}

impl game::Event for Event {
    type Board = Board;

    fn seen(self, eye: Eye) -> Option<Self> {
        match self {
            // XX-2: others see that it was dealt.
            Self::Dealt { seat, .. } if !eye.sees(seat) => Some(Self::Dealt { seat, home: None }),
            open => Some(open),
        }
    }

    fn tell(self, board: &'static Board) -> Note {
        crate::words::tell(board, self)
    }

    fn reveals(self) -> bool {
        matches!(self, Self::Home { .. })
    }

    fn by_luck(self) -> bool {
        matches!(self, Self::Begins { luck: true, .. } | Self::Dealt { .. })
    }

    fn to_json(self, board: &'static Board) -> Value {
        crate::json::event(board, self)
    }
}
