//! What a table agrees on before the start.

use crate::Board;
use crate::numbers::PLAYERS;

game::options! {
    /// What a table agrees on before the start (AE-4, AE-7).
    pub struct Options for PLAYERS {
        /// Play with the Flight Ban expansion (AE-49 to AE-53).
        flight_ban: flag,
        /// Cut the pile exactly, for tournaments (AE-14).
        exact_cut: flag,
        /// Show everyone's victory points (AE-8).
        open_points: flag,
    }
}
