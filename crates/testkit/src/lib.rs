//! What every title is tested with. For tests only.
//!
//! - [`laws`] are true for every title, every number of players and every option.
//! - [`moves`] are positions and moves as text, for the tests of clauses.
//! - [`counts`] of move sequences pin the rules down to single moves.
//! - [`signature`] is one hash over a thousand games of a title: if it moves, players will notice.
//! - [`replays`] are the finished games of the project, verified on every machine.
//! - [`rare_cases`] are those of each title, and the replay that shows each.
//! - [`transcript()`] tells a replay so that a changed rule shows as a readable diff.
//! - [`python()`] runs the programs in Python that we offer, where there is one.
//! - [`play_seeds`] plays games whose cost is counted.
//! - [`random`] plays a table with random choices, undos included; [`boards`] are small boards for it.

pub mod boards;
pub mod counts;
pub mod laws;
pub mod moves;
mod playouts;
mod python;
pub mod random;
pub mod rare_cases;
pub mod replays;
pub mod signature;
pub mod story;
mod titles;
mod transcript;

pub use playouts::play_seeds;
pub use python::python;
pub use transcript::transcript;
