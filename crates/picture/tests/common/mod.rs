//! The words of pictures for tests and examples: the `text` crate behind the trait.

use game::Note;
use picture::Names;
use text::{Language, Text};

/// One language.
pub(crate) struct Spoken(Text);

impl Spoken {
    /// The language with this tag.
    pub(crate) fn new(tag: &str) -> Self {
        Self(Text::new(tag.parse().unwrap_or(Language::En)))
    }
}

impl Names for Spoken {
    fn place(&self, id: &str) -> String {
        self.0.place(id).into_owned()
    }

    fn title(&self, name: &str) -> String {
        self.0.word(&format!("title-{name}"))
    }

    fn say(&self, note: &Note) -> String {
        self.0.say(note, &|seat| seat.to_string())
    }
}
