//! Boards as pictures: a finished SVG map of any valid board, in any language, by day or by night.
//!
//! - [`Layout`] finds spots for names, badges and lines so that nothing covers anything else; it knows no
//!   title and writes nothing, so a page can draw from it too.
//! - [`Drawing`] is what a title gives: how its boards are drawn. [`titles`] has a folder for each, and [`plain`] draws
//!   any board from its places and links.
//! - [`tracks`] are lines of spaces side by side, for titles whose routes have some.
//! - [`backdrop`] is the land behind a map: a sheet of `data/` by its id.
//! - [`letters`] draws a board for a terminal.
//! - [`Svg`] writes elements and escapes every text; [`Theme`] holds the colours.
//!
//! Words come in through [`Names`]; nothing here does I/O or holds a sentence.

pub mod backdrop;
mod candidates;
mod clash;
mod drawing;
pub mod geometry;
mod layout;
pub mod letters;
mod metrics;
mod overlap;
pub mod plain;
mod poster;
mod search;
pub mod svg;
mod theme;
pub mod titles;
pub mod tracks;

pub use drawing::Drawing;
pub use layout::{Layout, Line, PlacedLine, PlacedName, Scene, Spot, Wish};
pub use metrics::{Extent, Face};
pub use overlap::{Overlap, Part};
pub use svg::Svg;
pub use theme::{Livery, Palette, Theme};

/// Puts ids and notes into the language of the picture.
pub trait Names {
    /// The name of a place.
    fn place(&self, id: &str) -> String;
    /// The name of a title.
    fn title(&self, name: &str) -> String;
    /// A sentence or a word.
    fn say(&self, note: &game::Note) -> String;
}
