//! The contract: what a title must be able to do, and nothing about how.
//!
//! One trait for each thing a title has. A layer that asks something of every title asks it of one of these; a name
//! that stands in none of them belongs to the title alone.

mod action;
mod board;
mod event;
mod game;
mod view;

pub use action::{Action, Unreadable};
pub use board::{Anchor, Backdrop, Board, BoardFault, BoardFile, BoardShelf, Label, Map, MapLink, Place};
pub use event::{Ending, Event, Rejected};
pub use game::{Game, Silent, Tell, Turn};
pub use view::View;
