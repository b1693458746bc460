//! The screen of a title that has none of its own: a map of the board's places and links, all that may be done by its
//! kinds, and what is known of the table and of each player.

mod map;
mod parts;

pub(crate) use map::{SIZE, map};
pub(crate) use parts::{dock, panel, player};
