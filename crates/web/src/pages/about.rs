//! What the start page and the rulebook both say of a title, and the way into a game of it.

use super::new::begin_solo;
use crate::frame::learn;
use crate::language::Speech;
use crate::route::{Page, Route};
use crate::settings::Settings;
use catalog::Title;
use game::Note;
use leptos::prelude::*;

/// A title on a page. Copy it freely.
#[derive(Clone, Copy)]
pub(super) struct About {
    title: Title,
    speech: Speech,
    route: Route,
    settings: Settings,
}

impl About {
    pub(super) fn new(title: Title) -> Self {
        Self { title, speech: expect_context(), route: expect_context(), settings: expect_context() }
    }

    /// What it is about, in one line.
    pub(super) fn line(self) -> String {
        self.speech.word(&format!("web-line-{}", self.title.name()))
    }

    /// How many it is for.
    pub(super) fn players(self) -> String {
        let seats = self.title.seats();
        let note = Note::new("web-players-range").number("least", *seats.start() as i64);
        self.speech.note(&note.number("most", *seats.end() as i64))
    }

    /// How long it takes.
    pub(super) fn minutes(self) -> String {
        self.speech.note(&Note::new("web-minutes").number("minutes", self.title.minutes()))
    }

    /// Begins a game against bots.
    pub(super) fn play(self) {
        self.route.go(Page::Play(begin_solo(self.title, self.settings, self.speech)));
    }

    /// Begins one that is a lesson.
    pub(super) fn lesson(self) {
        learn(self.title);
        self.play();
    }
}
