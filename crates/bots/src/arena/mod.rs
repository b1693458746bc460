//! Measuring bots: how games are arranged, how one is played, and the arithmetic over their results.
//!
//! - [`LineUp`] says who sits where: every deal is replayed until each bot has sat in each place.
//! - [`play`] plays one game between [`Entrant`]s, each of whom is shown its own seat's view and no more.
//! - [`win_share`], [`rate`] and [`Sprt`] turn results into shares, ratings and verdicts. The unit is always
//!   the deal with its rotations, since games of one deal are not independent.
//! - [`check`] holds every decision of a game to what no bot may break.
//!
//! There is no clock here: who has one passes it in. Threads and files are the caller's too.

mod check;
mod lineup;
mod play;
mod ratings;
mod seeds;
mod shares;
mod solve;
mod sprt;
mod times;

pub use check::{Breach, Wrong, check, crowd};
pub use lineup::LineUp;
pub use play::{Deal, Entrant, Foul, Played, play};
pub use ratings::{Placing, Rating, rate};
pub use seeds::{deal_secret, decision_seed};
pub use shares::{Share, win_share};
pub use sprt::{Sprt, Verdict};
pub use times::Times;
