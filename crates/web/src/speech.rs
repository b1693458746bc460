//! Everything the page says, in the language of the moment: whoever asks says it again when that changes.

use game::{Note, Seat};
use leptos::prelude::*;
use std::sync::OnceLock;
use text::{Language, Text};

/// What speaks.
#[derive(Clone, Copy)]
pub(crate) struct Speech(RwSignal<Language>);

static TEXTS: [OnceLock<Text>; 5] = [const { OnceLock::new() }; 5];

impl Speech {
    pub(crate) fn new(language: RwSignal<Language>) -> Self {
        Self(language)
    }

    /// The language of the moment; followed.
    pub(crate) fn language(self) -> Language {
        self.0.get()
    }

    /// Changes the language.
    pub(crate) fn set_language(self, language: Language) {
        self.0.set(language);
    }

    /// The messages of the moment; followed.
    pub(crate) fn text(self) -> &'static Text {
        let language = self.0.get();
        let index = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
        TEXTS[index].get_or_init(|| Text::new(language))
    }

    /// A message without arguments.
    pub(crate) fn word(self, key: &str) -> String {
        self.text().word(key)
    }

    /// A note that names no player.
    pub(crate) fn note(self, note: &Note) -> String {
        self.text().say_plain(note, &|seat: Seat| self.text().seat_name(seat))
    }

    /// The name of a title.
    pub(crate) fn title(self, title: catalog::Title) -> String {
        self.word(&format!("title-{}", title.name()))
    }
}

impl picture::Names for Speech {
    fn place(&self, id: &str) -> String {
        self.text().place(id).into_owned()
    }

    fn say(&self, note: &Note) -> String {
        self.note(note)
    }
}
