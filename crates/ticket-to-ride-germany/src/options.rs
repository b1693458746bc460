//! What a table agrees on before the start.

use crate::Board;
use game::Seat;
use serde::{Deserialize, Serialize};

/// What a table agrees on before the start.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// 2 to 5 players (TG-1).
    pub seats: u8,
    /// Who begins; drawn at random when not said (TG-5).
    pub first: Option<Seat>,
    /// The board to play on.
    #[serde(skip, default = "Board::built_in")]
    pub board: &'static Board,
}

impl Options {
    /// The fewest and the most players.
    pub const SEATS: std::ops::RangeInclusive<usize> = 2..=5;

    /// The game as printed, for so many players, on the built-in board.
    pub fn new(seats: usize) -> Self {
        assert!(Self::SEATS.contains(&seats), "TG-1: 2 to 5 players");
        Self { seats: seats as u8, first: None, board: Board::built_in() }
    }

    /// The options that are on or off, by name: this title has none.
    pub fn flags(&mut self) -> [(&'static str, &mut bool); 0] {
        []
    }
}
