//! Places and links, the part that all three boards share.
//!
//! - [`Sheet`] reads a board file and collects every fault in it with its JSON path.
//! - [`Shelf`] keeps the boards that were loaded.
//! - [`Place`] is a city with its spot on the map, [`Backdrop`] the land behind it, [`BoardFault`] what is wrong in a file:
//!   the contract's words, here beside their readers.
//! - [`read_file`], [`read_backdrop`] and [`read_place`] read what the files of all titles have.
//! - [`Graph`] answers what is joined to what, on bit sets small enough for the playout path.
//!
//! No rule of any title is here.

mod graph;
mod loaded;
mod place;
mod sheet;

pub use game::{Anchor, Backdrop, BoardFault, Label, Place};
pub use graph::{Bits, Graph, MAX_LINKS, MAX_PLACES, each_bit};
pub use loaded::Shelf;
pub use place::{read_backdrop, read_file, read_place};
pub use sheet::{Sheet, fingerprint};
