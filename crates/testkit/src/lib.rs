//! What every title is tested with. For tests only.
//!
//! - [`laws`] are true for every title, every number of players and every option.

pub mod laws;
