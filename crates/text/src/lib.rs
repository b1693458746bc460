//! Every sentence a player reads: messages, place names and the rulebooks.
//!
//! Rules crates speak in [`game::Note`]; only this crate turns one into a sentence.
//!
//! - [`Language`] is one of the five languages, found from what a browser or a terminal says it wants.
//! - [`Text`] says notes in one language; the messages that all titles share are `lang/<tag>/*.ftl`, those of one title
//!   `titles/<title>/<tag>.ftl`.
//! - [`rulebook`](rulebook()) gives the rules page of a title, clause by clause.
//!
//! Without the feature `embedded` no file is part of the program: whoever uses it hands the sources over, to
//! [`Text::of`] and [`Rulebook::read`].
//!
//! ```
//! use text::{Language, Text};
//! let text = Text::new(Language::En);
//! let note = game::Note::new("unreadable-id").name("word", "atlantis");
//! assert_eq!(text.say(&note, &|seat| text.seat_name(seat)), "The board has no “atlantis”. Check the spelling.");
//! ```

#[cfg(feature = "embedded")]
mod catalogue;
#[cfg(feature = "embedded")]
mod files;
mod language;
mod list;
mod number;
mod page;
mod place;
mod rulebook;
mod text;

pub use language::Language;
#[cfg(feature = "embedded")]
pub use language::UnknownLanguage;
pub use page::{Span, spans};
#[cfg(feature = "embedded")]
pub use rulebook::rulebook;
pub use rulebook::{Block, Clause, Found, Rulebook, Section, Table};
pub use text::Text;
