//! Boards as pictures: a finished SVG map of any valid board, in any language, by day or by night.
//!
//! - [`Layout`] finds spots for names, badges and lines so that nothing covers anything else; it knows no
//!   title and writes nothing, so a page can draw from it too.
//! - [`airlines_europe::draw`] draws the board of Airlines Europe.
//! - [`jet_set::draw`] draws the board of Jet Set.
//! - [`ticket_to_ride_germany::draw`] draws the board of Ticket to Ride Germany; its [`tracks`] know no title.
//! - [`Svg`] writes elements and escapes every text; [`Theme`] holds the colours.
//!
//! Words come in through [`Names`]; nothing here does I/O or holds a sentence.

pub mod airlines_europe;
pub mod backdrop;
mod candidates;
mod clash;
pub mod geometry;
pub mod jet_set;
mod layout;
pub mod marks;
mod metrics;
mod overlap;
mod poster;
mod search;
pub mod svg;
mod theme;
pub mod ticket_to_ride_germany;
pub mod tracks;

pub use layout::{Layout, Line, PlacedLine, PlacedName, Scene, Spot, Wish};
pub use metrics::{Extent, Face};
pub use overlap::{Overlap, Part};
pub use svg::Svg;
pub use theme::{Livery, Palette, Theme};

/// Puts ids and notes into the language of the picture.
pub trait Names {
    /// The name of a place.
    fn place(&self, id: &str) -> String;
    /// A sentence or a word.
    fn say(&self, note: &game::Note) -> String;
}
