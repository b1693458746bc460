//! The way to a table: one signal out, decisions in.
//!
//! A [`Link`] is made by `local.rs`, for a table that runs in this browser, or by `online.rs`, for one on the
//! server. Whoever draws it does not know which.

mod journal;
mod local;
mod look_back;
mod online;

pub(crate) use local::open;
pub(crate) use online::connect;

use catalog::{AnyAction, AnyEvent, AnyView};
use game::{Eye, Note, Seat, Standing, Turn};
use leptos::prelude::*;
use std::sync::Arc;
use table::Sitter;
use wire::{Asked, Said, TableInfo};

/// Names of bots, the same in every language.
pub(crate) const BOTS: [&str; 6] = ["Mira", "Jonas", "Théo", "Marta", "Otto", "Clara"];

/// The name of a bot on a chair of the server, which calls it by its kind alone.
pub(crate) fn bot_name(index: usize, kind: &str, name: &str) -> String {
    if kind == name { BOTS[index % BOTS.len()] } else { name }.into()
}

/// What one eye sees of a table now.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    /// The table itself, as far as this eye sees it, with the actions this seat may take.
    pub(crate) view: AnyView,
    /// Whose eye; nobody's for a watcher, and behind a curtain.
    pub(crate) me: Option<Seat>,
    /// What happened, as this eye saw it: the row it came of and the event.
    pub(crate) log: Vec<(usize, AnyEvent)>,
    /// The number of the decision that this seat faces.
    pub(crate) decision: u32,
    /// How many of its actions this seat may take back.
    pub(crate) undoable: u32,
    /// Who sits there, in seat order.
    pub(crate) sitters: Vec<Sitter>,
    /// Who is to decide.
    pub(crate) turn: Turn,
    /// Points, and places once it is over.
    pub(crate) standing: Standing,
    /// How it ended, once it has.
    pub(crate) ending: Option<String>,
    /// How many rows there are.
    pub(crate) rows: usize,
    /// Milliseconds each seat has left, where there are clocks, and when this was so.
    pub(crate) clocks: Option<(f64, Vec<f64>)>,
}

impl Seen {
    /// Whether this eye's seat is to decide.
    pub(crate) fn is_mine(&self) -> bool {
        self.me.is_some_and(|me| self.turn.is(me))
    }

    /// How many seats play.
    pub(crate) fn seats(&self) -> usize {
        self.sitters.len()
    }

    /// How many people play.
    pub(crate) fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| sitter.is_person()).count()
    }

    /// Whether a bot sits there.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(|sitter| !sitter.is_person())
    }
}

/// The way to one table.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// What is seen now; nothing before the first news.
    pub(crate) seen: RwSignal<Option<Arc<Seen>>>,
    /// What was seen then, while somebody looks back.
    pub(crate) past: RwSignal<Option<Arc<Seen>>>,
    /// Why the last decision was not taken.
    pub(crate) refusal: RwSignal<Option<Note>>,
    /// To whom the device must be passed before anything secret is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// The table on the server, if it is one: who sits there, and how far it is.
    pub(crate) table: RwSignal<Option<Arc<TableInfo>>>,
    /// What is said at the table.
    pub(crate) chat: Chat,
    /// Somebody at a table of the server asks everyone to go back.
    pub(crate) asked: RwSignal<Option<Asked>>,
    /// Why the server has no game to show, at a table of which it only knows who sits there.
    pub(crate) foreign: RwSignal<Option<String>>,
    /// Whether the server cannot be reached; it is tried again and again.
    pub(crate) lost: RwSignal<bool>,
    /// Rises when a record has come to hand.
    recorded: RwSignal<u32>,
    maker: StoredValue<Box<dyn Maker>, LocalStorage>,
}

/// What is said at a table of the server; players and watchers talk apart.
#[derive(Clone, Copy)]
pub(crate) struct Chat {
    /// Line by line, the oldest first.
    pub(crate) lines: RwSignal<Vec<Said>>,
    /// Why the last line was not said, and the line.
    pub(crate) refused: RwSignal<Option<(String, String)>>,
}

/// Where decisions go.
pub(crate) trait Maker {
    /// The seat that looks takes an action.
    fn play(&mut self, action: AnyAction);
    /// The seat that looks takes back so many actions.
    fn undo(&mut self, count: u32);
    /// The device was passed on.
    fn lift_curtain(&mut self);
    /// The whole game as a record, where it is at hand.
    fn record(&self) -> Option<table::Record>;
    /// Says a line of chat; there is nobody to hear it at a table of this browser.
    fn say(&mut self, _line: String) {}
    /// Asks everyone to go back so many actions, where there are others to be asked.
    fn ask_back(&mut self, _count: u32) {}
    /// Answers what was asked after so many rows.
    fn answer(&mut self, _row: u32, _yes: bool) {}
    /// How it stood after so many rows is to be shown in [`Link::past`]; asked only where there is no record.
    fn look_back(&mut self, _rows: usize) {}
}

impl Link {
    /// A link through which nothing was seen yet.
    fn new(make: impl FnOnce(Self) -> Box<dyn Maker>) -> Self {
        let (seen, past) = (RwSignal::new(None), RwSignal::new(None));
        let (refusal, curtain) = (RwSignal::new(None), RwSignal::new(None));
        let nobody: Box<dyn Maker> = Box::new(Nobody);
        let (table, recorded) = (RwSignal::new(None), RwSignal::new(0));
        let maker = StoredValue::new_local(nobody);
        let chat = Chat { lines: RwSignal::new(Vec::new()), refused: RwSignal::new(None) };
        let (asked, foreign, lost) = (RwSignal::new(None), RwSignal::new(None), RwSignal::new(false));
        let link = Self { seen, past, refusal, curtain, table, chat, asked, foreign, lost, recorded, maker };
        let maker = make(link);
        link.maker.set_value(maker);
        link
    }

    /// The seat that looks takes an action.
    pub(crate) fn play(self, action: AnyAction) {
        self.refuse_nothing();
        self.maker.update_value(|maker| maker.play(action));
    }

    fn refuse_nothing(self) {
        if self.refusal.with_untracked(Option::is_some) {
            self.refusal.set(None);
        }
    }

    /// The seat that looks takes back so many actions.
    pub(crate) fn undo(self, count: u32) {
        self.refuse_nothing();
        self.maker.update_value(|maker| maker.undo(count));
    }

    /// Asks everyone to go back so many actions.
    pub(crate) fn ask_back(self, count: u32) {
        self.refuse_nothing();
        self.maker.update_value(|maker| maker.ask_back(count));
    }

    /// Answers what was asked after so many rows.
    pub(crate) fn answer(self, row: u32, yes: bool) {
        self.maker.update_value(|maker| maker.answer(row, yes));
    }

    /// Says a line of chat.
    pub(crate) fn say(self, line: String) {
        self.chat.refused.set(None);
        self.maker.update_value(|maker| maker.say(line));
    }

    /// The device was passed on.
    pub(crate) fn lift_curtain(self) {
        self.maker.update_value(|maker| maker.lift_curtain());
    }

    /// Shows how it stood after so many rows, as `eye` saw it, or as it stands now. Before the end everyone looks
    /// through their own eye.
    pub(crate) fn look_back(self, rows: Option<usize>, eye: Option<Eye>) {
        let (Some(rows), Some(seen)) = (rows, self.seen.get_untracked()) else { return self.past.set(None) };
        let own = seen.me.map_or(Eye::Watcher, Eye::Seat);
        match untrack(|| self.record()) {
            Some(record) => {
                let eye = if seen.ending.is_some() { eye.unwrap_or(own) } else { own };
                self.past.set(Some(Arc::new(look_back::at(&record, rows, &seen, eye))));
            }
            None => self.maker.update_value(|maker| maker.look_back(rows)),
        }
    }

    /// The whole game as a record, where it is at hand: always here, at the end online.
    /// Followed.
    pub(crate) fn record(self) -> Option<table::Record> {
        self.recorded.track();
        self.maker.with_value(|maker| maker.record())
    }
}

/// Before there is anybody.
struct Nobody;

impl Maker for Nobody {
    fn play(&mut self, _: AnyAction) {}
    fn undo(&mut self, _: u32) {}
    fn lift_curtain(&mut self) {}
    fn record(&self) -> Option<table::Record> {
        None
    }
}
