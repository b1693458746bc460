//! What a table agrees on before the start.

use crate::Board;
use crate::numbers::PLAYERS;

game::options! {
    /// What a table agrees on before the start (TG-1, TG-5).
    pub struct Options for PLAYERS {}
}
