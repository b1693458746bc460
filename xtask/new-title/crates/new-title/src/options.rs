//! What a table agrees on before the start.

use crate::Board;
use crate::numbers::PLAYERS;

game::options! {
    /// What a table agrees on before the start (XX-1, XX-3).
    pub struct Options for PLAYERS {}
}
