//! What a table agrees on before the start.

use crate::Board;
use game::Seat;
use serde::{Deserialize, Serialize};

/// What a table agrees on before the start.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// 2 to 5 players (AE-4).
    pub seats: u8,
    /// Who begins; drawn at random when not said (AE-7).
    pub first: Option<Seat>,
    /// Play with the Flight Ban expansion (AE-49 to AE-53).
    pub flight_ban: bool,
    /// Cut the pile exactly, for tournaments (AE-14).
    pub exact_cut: bool,
    /// Show everyone's victory points (AE-8).
    pub open_points: bool,
    /// The board to play on.
    #[serde(skip, default = "Board::built_in")]
    pub board: &'static Board,
}

impl Options {
    /// The fewest and the most players.
    pub const SEATS: std::ops::RangeInclusive<usize> = 2..=5;

    /// The game as printed, for so many players, on the built-in board.
    pub fn new(seats: usize) -> Self {
        assert!(Self::SEATS.contains(&seats), "AE-4: 2 to 5 players");
        Self {
            seats: seats as u8,
            first: None,
            flight_ban: false,
            exact_cut: false,
            open_points: false,
            board: Board::built_in(),
        }
    }

    /// The options that are on or off, by name.
    pub fn flags(&mut self) -> [(&'static str, &mut bool); 3] {
        [
            ("flight_ban", &mut self.flight_ban),
            ("exact_cut", &mut self.exact_cut),
            ("open_points", &mut self.open_points),
        ]
    }
}
