//! What is the same on the screen of every title: bar, map frame, players, log, list of actions, curtain, end.

mod actions;
mod attention;
mod bar;
mod beside;
mod chart;
mod chat;
mod clock;
mod confirm;
mod copy;
mod counting_number;
mod curtain;
mod going_back;
mod hint;
mod icons;
mod kinds;
mod layers;
mod lesson;
mod log;
mod map;
mod motion;
mod network_map;
mod notice;
mod players;
mod proof;
mod replay;
mod result;
mod screen;
mod shape;
mod share;
mod short_text;
mod since_my_turn;
mod stats;
mod tale;

pub(crate) use actions::CloseChoice;
pub(crate) use chat::Chat;
pub(crate) use copy::CopyButton;
pub(crate) use counting_number::counted;
pub(crate) use hint::Step;
pub(crate) use icons::Icon;
pub(crate) use layers::{layer, replaces_layer};
pub(crate) use lesson::learn;
pub(crate) use result::Story;
pub(crate) use screen::Screen;
pub(crate) use shape::{SHAPES, Shape};
pub(crate) use tale::Plays;

use crate::language::Speech;
use crate::link::{Link, Seen};
use crate::settings::{Confirm, Settings};
use crate::titles;
use catalog::{AnyAction, AnyBoard};
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
    /// The seat that is called “you”: the only one of this screen, or the own one at a table of the server.
    you: Memo<Option<Seat>>,
    /// Where the last click was, in pixels of the window: what it opens stands beside it.
    touched: StoredValue<(f64, f64)>,
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
    /// The links of the plan that is drawn on the map, the next first.
    pub(crate) way: RwSignal<Vec<usize>>,
    /// After how many rows one looks at the table; nothing for the present.
    pub(crate) looked: RwSignal<Option<usize>>,
    /// Whether the replay plays by itself.
    pub(crate) playing: RwSignal<bool>,
    /// Through whose eyes one looks back; one's own if nothing was chosen.
    pub(crate) through: RwSignal<Option<Eye>>,
    /// Where the nodes of the board's graph stand on the map, once it is drawn.
    pub(crate) spots: StoredValue<Vec<(f64, f64)>>,
    /// The part of the map that matters to whoever looks, for a screen that is too small for all of it.
    pub(crate) own: RwSignal<Option<Focus>>,
    /// The part that an open choice is about; it comes first.
    pub(crate) glance: RwSignal<Option<Focus>>,
    /// What a small screen has opened over the map.
    pub(crate) drawer: RwSignal<Drawer>,
    /// The rows that are told, one after the other.
    pub(crate) told_rows: RwSignal<Vec<usize>>,
    /// How many lines of the log came since one's own last turn.
    pub(crate) news: RwSignal<usize>,
}

/// What a small screen opens over the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Drawer {
    #[default]
    Closed,
    Players,
    Log,
}

/// A part of the map, and the message that names it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Focus {
    /// What it is called, as in "My tickets".
    pub(crate) name: &'static str,
    /// Left, top, width and height in the units of the drawing.
    pub(crate) part: [f64; 4],
}

impl Focus {
    /// The part around these points, with some room at all sides; nothing without points.
    pub(crate) fn around(name: &'static str, points: impl IntoIterator<Item = (f64, f64)>) -> Option<Self> {
        const ROOM: f64 = 46.0;
        let mut points = points.into_iter();
        let (x, y) = points.next()?;
        let [mut left, mut top, mut right, mut bottom] = [x, y, x, y];
        for (x, y) in points {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        let part = [left - ROOM, top - ROOM, right - left + 2.0 * ROOM, bottom - top + 2.0 * ROOM];
        Some(Self { name, part })
    }
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

    /// Links of a board by their numbers.
    fn links(board: AnyBoard, links: &[usize]) -> Self {
        let map = board.map();
        let ends = links.iter().filter_map(|&link| map.links.get(link)).map(|link| link.ends);
        let id = |place: usize| map.places[place].id.clone();
        Self { places: Vec::new(), routes: ends.map(|(a, b)| (id(a), id(b))).collect() }
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
            you: Memo::new(move |_| {
                let online = link.table.with(Option::is_some);
                let alone = |seen: &Arc<Seen>| seen.me.filter(|_| online || seen.people() < 2);
                link.seen.with(|seen| seen.as_ref().and_then(alone))
            }),
            touched: StoredValue::new((0.0, 0.0)),
            chosen: RwSignal::new(None),
            doing: RwSignal::new(None),
            choices: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            listed: RwSignal::new(false),
            hints: hint::Hints::new(),
            way: RwSignal::new(Vec::new()),
            looked: RwSignal::new(None),
            playing: RwSignal::new(false),
            through: RwSignal::new(None),
            spots: StoredValue::new(Vec::new()),
            own: RwSignal::new(None),
            glance: RwSignal::new(None),
            drawer: RwSignal::default(),
            told_rows: RwSignal::new(Vec::new()),
            news: RwSignal::new(0),
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

    /// What a player is called: you, unless several people share this device. Followed.
    pub(crate) fn name(self, seat: Seat) -> String {
        if self.is_you(seat) { self.word("web-you-label") } else { self.own_name(seat) }
    }

    /// The name of whoever sits on a seat, also one's own; followed.
    pub(crate) fn own_name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Whether a seat is called “you”; followed.
    pub(crate) fn is_you(self, seat: Seat) -> bool {
        self.you.get() == Some(seat)
    }

    /// The sentence of a note, without the clause it rests on; followed. Where it speaks of whoever reads it, and has a
    /// form for that, `…-you`, it speaks to them.
    pub(crate) fn say(self, note: &Note) -> String {
        let (text, names) = (self.speech.text(), |seat| self.name(seat));
        match self.you.get() {
            Some(you) => text.say_to(you, note, &names),
            None => text.say_plain(note, &names),
        }
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
        titles::refusal(&self.now()?.view, action)
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

    /// Shows what these actions cost and bring, so that one is done there; a single one is done at once for whoever
    /// wants no questions.
    pub(crate) fn choose(self, actions: Vec<AnyAction>) {
        clear(self.notice);
        clear(self.chosen);
        match actions[..] {
            [action] if self.settings.confirm.get_untracked() == Confirm::Never => self.offer(action),
            _ => self.choices.set(actions),
        }
    }

    /// Does an action, or asks to confirm it.
    pub(crate) fn offer(self, action: AnyAction) {
        let Some(seen) = self.now() else { return };
        self.close_choices();
        self.listed.set(false);
        if let Some(note) = titles::refusal(&seen.view, action) {
            self.notice.set(Some(note));
            return;
        }
        let asks = match self.settings.confirm.get_untracked() {
            Confirm::Always => true,
            Confirm::Final => titles::is_final(&seen.view, action),
            Confirm::Never => false,
        };
        if asks && self.chosen.get_untracked() != Some(action) {
            self.chosen.set(Some(action));
        } else {
            self.play(action);
        }
    }

    /// Does an action at once: whatever was clicked has said what it does.
    pub(crate) fn perform(self, action: AnyAction) {
        let Some(seen) = self.now() else { return };
        match titles::refusal(&seen.view, action) {
            Some(note) => self.notice.set(Some(note)),
            None => self.play(action),
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

    /// The part of the map that a small screen shows; followed.
    pub(crate) fn focus(self) -> Option<Focus> {
        self.glance.get().or_else(|| self.own.get())
    }

    /// The part of the map around these nodes of the board's graph.
    pub(crate) fn around(self, name: &'static str, nodes: impl IntoIterator<Item = usize>) -> Option<Focus> {
        let spots = self.spots.get_value();
        Focus::around(name, nodes.into_iter().filter_map(|node| spots.get(node).copied()))
    }

    /// Looks at the part of the map around these nodes for as long as a choice is open.
    pub(crate) fn glance_at(self, nodes: impl IntoIterator<Item = usize>) {
        let name = self.own.get_untracked().map_or("web-view-all", |own| own.name);
        self.glance.set(self.around(name, nodes));
        on_cleanup(move || {
            if self.glance.try_get_untracked().flatten().is_some() {
                self.glance.set(None);
            }
        });
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
