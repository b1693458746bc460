//! What a table agrees on before the start.

use crate::Board;
use crate::numbers::PLAYERS;

game::options! {
    /// What a table agrees on before the start (JS-1, JS-6).
    pub struct Options for PLAYERS {}
}
