//! Places and links, the part that all three boards share.
//!
//! - [`Sheet`] reads a board file and collects every fault in it with its JSON path.
//! - [`Shelf`] keeps the boards that were loaded.
//! - [`Place`] is a city with its spot on the map; [`Backdrop`] is the land behind it.
//! - [`Graph`] answers what is joined to what, on bit sets small enough for the playout path.
//!
//! No rule of any title is here.

mod graph;
mod place;
mod sheet;
mod shelf;

pub use graph::{Bits, Graph, MAX_LINKS, MAX_PLACES, each_bit};
pub use place::{Anchor, Backdrop, Label, Place};
pub use sheet::{Fault, Sheet, fingerprint};
pub use shelf::Shelf;
