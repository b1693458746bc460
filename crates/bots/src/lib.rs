//! Players that see views only.
//!
//! - [`Bot`] names one as people type it: `greedy`, `strong+collector`, `master@200ms`.
//! - [`Mind`] is what each title gives: how an expert of that title looks at a seat's own sight and decides.
//! - [`Plain`] is the mind of a title that has nothing better: it takes what brings most points at once.
//! - [`Player`] is a bot of one title; [`Thinking`] is a bot of any title at one decision.
//! - [`Search`] plays the expert's best actions out; [`SearchOptions`] lets each of its parts be measured.
//! - [`arena`] plays bots against each other and measures how strong they are.
//! - [`Net`] judges a dealt world, so that a playout need not go to its end; [`learn`] makes one.
//! - [`Hinting`] says who is winning and what is best to do and why, from the same search.
//!
//! No state of a real game ever comes here: a bot is given a view, and deals itself worlds that the view
//! allows with `Game::sample`. Within a world each seat decides by its `Sight`, which shows what that seat
//! may know and nothing else, so neither a real nor an imagined player can look into another's hand.
//!
//! There is no clock here either: who has one says whether there is more time.

pub mod arena;
pub mod learn;

mod bot;
mod hint;
mod level;
mod mind;
mod net;
mod plain;
mod player;
#[cfg(test)]
mod proof;
mod search;
mod think;
mod titles;

pub use bot::{Bot, BotFault, Breadth, Budget, Kind, Style};
pub use hint::{ABOUT_EQUAL, Advice, Hint, Hinting, Hints};
pub use mind::{Cut, Mind, Reason, Weights};
pub use net::{Inputs, Net, NetFault, Verdict};
pub use plain::{NoWeights, Plain, PlainSight};
pub use player::Player;
pub use search::{Allocation, Estimate, Rivals, Search, SearchOptions, Sharing};
pub use think::Thinking;
pub use titles::{MindVisit, visit_options};
