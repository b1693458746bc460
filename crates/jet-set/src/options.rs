//! What a table agrees on before the start.

use crate::Board;
use game::Seat;
use serde::{Deserialize, Serialize};

/// What a table agrees on before the start.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// 2 to 6 players (JS-1).
    pub seats: u8,
    /// Who begins; drawn at random when not said (JS-6).
    pub first: Option<Seat>,
    /// The board to play on.
    #[serde(skip, default = "Board::built_in")]
    pub board: &'static Board,
}

impl Options {
    /// The fewest and the most players (JS-1).
    pub const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

    /// The game as printed, for so many players, on the built-in board.
    pub fn new(seats: usize) -> Self {
        assert!(Self::SEATS.contains(&seats), "JS-1: 2 to 6 players");
        Self { seats: seats as u8, first: None, board: Board::built_in() }
    }

    /// The options that are on or off, by name: Jet Set has none.
    pub fn flags(&mut self) -> [(&'static str, &mut bool); 0] {
        []
    }
}
