//! Players that see views only.
//!
//! - [`Bot`] names one as people type it: `greedy`, `strong+collector`, `master@200ms`.
//! - [`Mind`] is what each title gives: how an expert of that title looks at a seat's own sight and decides.
//!
//! No state of a real game ever comes here: a bot is given a view, and deals itself worlds that the view
//! allows with `Game::sample`. Within a world each seat decides by its `Sight`, which shows what that seat
//! may know and nothing else, so neither a real nor an imagined player can look into another's hand.
//!
//! There is no clock here either: who has one says whether there is more time.

mod airlines_europe;
mod bot;
mod jet_set;
mod mind;
mod ticket_to_ride_germany;
mod titles;

pub use bot::{Bot, BotFault, Breadth, Budget, Kind, Stick, Style};
pub use mind::{Mind, Weights};
pub use titles::{MindVisit, visit_options};
