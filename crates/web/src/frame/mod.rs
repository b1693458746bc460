//! What is the same on the screen of every title: bar, map frame, players, log, list of actions, curtain, end.

mod actions;
mod attention;
mod bar;
mod built;
mod chart;
mod chat;
mod coach;
mod copy;
mod count;
mod curtain;
mod end;
mod fly;
mod hint;
mod icons;
mod line;
mod log;
mod map;
mod notice;
mod players;
mod proof;
mod replay;
mod screen;
mod shape;
mod share;
mod since;
mod stats;

pub(crate) use chat::Chat;
pub(crate) use coach::learn;
pub(crate) use copy::CopyButton;
pub(crate) use count::counted;
pub(crate) use end::Story;
pub(crate) use hint::Rank;
pub(crate) use icons::Icon;
pub(crate) use screen::Screen;
pub(crate) use shape::{SHAPES, Shape};

use crate::games;
use crate::link::{Link, Seen};
use crate::settings::{Confirm, Settings};
use crate::speech::Speech;
use catalog::AnyAction;
use game::{Arg, Eye, Note, Seat};
use leptos::prelude::*;
use std::sync::Arc;

/// What every part of a game's screen needs. Copy it freely.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// The way to the table.
    pub(crate) link: Link,
    /// Words.
    pub(crate) speech: Speech,
    /// Taste.
    pub(crate) settings: Settings,
    /// What is highlighted on the map.
    pub(crate) lit: RwSignal<Lit>,
    /// The names of all seats: they hardly ever change, and whatever is said follows them, not the whole table.
    names: Memo<Vec<String>>,
    /// The action that waits for its confirmation.
    pub(crate) chosen: RwSignal<Option<AnyAction>>,
    /// The action that was just done, until the table shows what came of it.
    doing: RwSignal<Option<AnyAction>>,
    /// Actions of which one is to be picked.
    pub(crate) choices: RwSignal<Vec<AnyAction>>,
    /// Why something was not possible.
    pub(crate) notice: RwSignal<Option<Note>>,
    /// Whether the list of all actions is open.
    pub(crate) listed: RwSignal<bool>,
    /// The hint of the moment.
    pub(crate) hints: hint::Hints,
    /// After how many rows one looks at the table; nothing for the present.
    pub(crate) looked: RwSignal<Option<usize>>,
    /// Whether the replay plays by itself.
    pub(crate) playing: RwSignal<bool>,
    /// Through whose eyes one looks back; one's own if nothing was chosen.
    pub(crate) through: RwSignal<Option<Eye>>,
}

/// Places and routes that are highlighted, by their ids.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Lit {
    pub(crate) places: Vec<String>,
    pub(crate) routes: Vec<(String, String)>,
}

impl Lit {
    /// Whether a place is highlighted, itself or as the end of a route.
    pub(crate) fn has_place(&self, id: &str) -> bool {
        self.places.iter().any(|place| place == id) || self.routes.iter().any(|(a, b)| a == id || b == id)
    }

    /// Whether a route between these places is highlighted.
    pub(crate) fn has_route(&self, a: &str, b: &str) -> bool {
        self.routes.iter().any(|(one, two)| (one == a && two == b) || (one == b && two == a))
    }

    /// What a note speaks of.
    pub(crate) fn of(note: &Note) -> Self {
        let mut lit = Self::default();
        note.args.iter().for_each(|(_, arg)| lit.add(arg));
        lit
    }

    fn add(&mut self, arg: &Arg) {
        match arg {
            Arg::Place(id) => self.places.push(id.to_string()),
            Arg::Route(a, b) => self.routes.push((a.to_string(), b.to_string())),
            Arg::Note(note) => note.args.iter().for_each(|(_, arg)| self.add(arg)),
            Arg::List(items) => items.iter().for_each(|item| self.add(item)),
            _ => {}
        }
    }
}

impl Frame {
    pub(crate) fn new(link: Link) -> Self {
        Self {
            link,
            speech: expect_context(),
            settings: expect_context(),
            lit: RwSignal::default(),
            names: Memo::new(move |_| {
                let sitters =
                    |seen: &Arc<Seen>| seen.sitters.iter().map(|sitter| sitter.name.clone()).collect();
                link.seen.with(|seen| seen.as_ref().map(sitters).unwrap_or_default())
            }),
            chosen: RwSignal::new(None),
            doing: RwSignal::new(None),
            choices: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            listed: RwSignal::new(false),
            hints: hint::Hints::new(),
            looked: RwSignal::new(None),
            playing: RwSignal::new(false),
            through: RwSignal::new(None),
        }
    }

    /// What is seen, now or then; followed.
    pub(crate) fn seen(self) -> Option<Arc<Seen>> {
        self.link.past.get().or_else(|| self.link.seen.get())
    }

    /// Whether one only watches a table of the server; followed. Whoever sits there is known only from the connection:
    /// an eye of no seat is a watcher's.
    pub(crate) fn watches(self) -> bool {
        self.is_online() && self.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.me.is_none()))
    }

    /// Whether the table is one of the server's; followed.
    pub(crate) fn is_online(self) -> bool {
        self.link.table.with(Option::is_some)
    }

    /// What is seen at this moment; nothing while somebody looks back, since nothing can be done then.
    fn now(self) -> Option<Arc<Seen>> {
        self.link.seen.get_untracked().filter(|_| self.looked.get_untracked().is_none())
    }

    /// The name of whoever sits on a seat; followed.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The sentence of a note, without the clause it rests on; followed.
    pub(crate) fn say(self, note: &Note) -> String {
        self.speech.text().say_plain(note, &|seat| self.name(seat))
    }

    /// A message without arguments; followed.
    pub(crate) fn word(self, key: &str) -> String {
        self.speech.word(key)
    }

    /// The name of a place; followed.
    pub(crate) fn place(self, id: &str) -> String {
        self.speech.text().place(id).into_owned()
    }

    /// What an action means, as a sentence; followed.
    pub(crate) fn describe(self, action: AnyAction) -> String {
        self.seen().map(|seen| self.say(&seen.view.describe(action))).unwrap_or_default()
    }

    /// The action that is marked where it was clicked: it waits for its confirmation, or for its outcome. Followed.
    pub(crate) fn marked(self) -> Option<AnyAction> {
        self.doing.get().or_else(|| self.chosen.get())
    }

    /// Why an action is not possible now; `None` if it is.
    pub(crate) fn why(self, action: AnyAction) -> Option<Note> {
        games::refusal(&self.now()?.view, action)
    }

    /// Says why an action is not possible.
    pub(crate) fn explain(self, action: AnyAction) {
        self.notice.set(self.why(action));
    }

    /// Does one of these actions: the only one at once, one of several after it was picked.
    pub(crate) fn pick(self, actions: Vec<AnyAction>) {
        clear(self.notice);
        match actions[..] {
            [] => {}
            [action] => self.offer(action),
            _ => self.choices.set(actions),
        }
    }

    /// Does an action, or asks to confirm it.
    pub(crate) fn offer(self, action: AnyAction) {
        let Some(seen) = self.now() else { return };
        self.close_choices();
        self.listed.set(false);
        if let Some(note) = games::refusal(&seen.view, action) {
            self.notice.set(Some(note));
            return;
        }
        let asks = match self.settings.confirm.get_untracked() {
            Confirm::Always => true,
            Confirm::Final => games::is_final(&seen.view, action),
            Confirm::Never => false,
        };
        if asks && self.chosen.get_untracked() != Some(action) {
            self.chosen.set(Some(action));
        } else {
            self.play(action);
        }
    }

    /// Does the action that waits for its confirmation.
    pub(crate) fn confirm(self) {
        if let Some(action) = self.chosen.get_untracked() {
            self.play(action);
        }
    }

    /// Drops whatever was begun: a choice, a list, a notice.
    pub(crate) fn drop_it(self) {
        clear(self.chosen);
        clear(self.notice);
        self.close_choices();
        self.listed.set(false);
    }

    fn close_choices(self) {
        if !self.choices.with_untracked(Vec::is_empty) {
            self.choices.set(Vec::new());
        }
    }

    fn play(self, action: AnyAction) {
        self.doing.set(Some(action));
        self.drop_it();
        self.link.play(action);
    }

    /// Whether an action was done whose outcome is not shown yet; followed.
    fn is_doing(self) -> bool {
        self.doing.with(Option::is_some)
    }

    /// The table has shown what came of the action that was done, or has refused it.
    fn done(self) {
        clear(self.doing);
    }

    /// Highlights a route.
    pub(crate) fn light_route(self, a: &str, b: &str) {
        self.lit.set(Lit { places: Vec::new(), routes: vec![(a.into(), b.into())] });
    }

    /// Highlights nothing.
    pub(crate) fn dark(self) {
        if self.lit.with_untracked(|lit| *lit != Lit::default()) {
            self.lit.set(Lit::default());
        }
    }
}

/// Sets a signal to nothing, unless it is: whoever follows it is woken by every change alone.
fn clear<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
    if signal.with_untracked(Option::is_some) {
        signal.set(None);
    }
}
