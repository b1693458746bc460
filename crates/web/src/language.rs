//! Everything the page says, in the language of the moment: whoever asks says it again when that changes.
//!
//! Only the messages of languages that are spoken are fetched; a language begins once its messages have come.

use crate::fetch;
use game::{Note, Seat};
use leptos::prelude::*;
use std::sync::OnceLock;
use text::{Language, Text};

/// What speaks.
#[derive(Clone, Copy)]
pub(crate) struct Speech {
    /// The language that was asked for.
    wanted: RwSignal<Language>,
    /// The language of the moment, whose messages are there.
    spoken: RwSignal<Language>,
}

static TEXTS: [OnceLock<Text>; 5] = [const { OnceLock::new() }; 5];

fn slot(language: Language) -> &'static OnceLock<Text> {
    let index = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
    &TEXTS[index]
}

/// Fetches the messages of a language; `false` if they cannot be had.
async fn learn(language: Language) -> bool {
    if slot(language).get().is_some() {
        return true;
    }
    let Some(source) = fetch::fetched(&format!("text-{language}.ftl")).await else { return false };
    slot(language).get_or_init(|| Text::of(language, &source));
    true
}

/// Fetches the messages of the first language, or of another if there is no network and only they are there.
pub(crate) async fn learn_first(wanted: Language) {
    for language in std::iter::once(wanted).chain(Language::ALL) {
        if learn(language).await {
            return;
        }
    }
}

impl Speech {
    /// Speaks the language of the signal, as soon as its messages are there.
    pub(crate) fn new(wanted: RwSignal<Language>) -> Self {
        let known = |language: &Language| slot(*language).get().is_some();
        let first = std::iter::once(wanted.get_untracked()).chain(Language::ALL).find(known);
        let speech = Self { wanted, spoken: RwSignal::new(first.unwrap_or_default()) };
        Effect::new(move |_| {
            let language = wanted.get();
            leptos::task::spawn_local(async move {
                // Another language may have been asked for meanwhile.
                if learn(language).await && wanted.try_get_untracked() == Some(language) {
                    speech.spoken.set(language);
                }
            });
        });
        speech
    }

    /// The language of the moment; followed.
    pub(crate) fn language(self) -> Language {
        self.spoken.get()
    }

    /// Changes the language.
    pub(crate) fn set_language(self, language: Language) {
        self.wanted.set(language);
    }

    /// The messages of the moment; followed.
    pub(crate) fn text(self) -> &'static Text {
        let language = self.spoken.get();
        // Without any messages there is still a table to look at; keys stand where sentences would.
        slot(language).get_or_init(|| Text::of(language, ""))
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

/// What a bot of this kind is called beside its name, such as “Bot, casual”; followed.
pub(crate) fn level(speech: Speech, kind: &str) -> String {
    let key = format!("web-bot-{}", kind.split(['+', '@']).next().unwrap_or_default());
    speech.word(if speech.text().has(&key) { &key } else { "web-bot" })
}

impl picture::Names for Speech {
    fn place(&self, id: &str) -> String {
        self.text().place(id).into_owned()
    }

    fn title(&self, name: &str) -> String {
        self.word(&format!("title-{name}"))
    }

    fn say(&self, note: &Note) -> String {
        self.note(note)
    }
}
