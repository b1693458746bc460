//! A table that runs in this browser: alone against bots, or passing the device on. Every row is kept at once.

use super::{Link, Maker, Seen};
use crate::settings::Settings;
use crate::worker::Thinker;
use crate::{browser, saved};
use catalog::AnyAction;
use game::{Eye, Seat, SeatSet};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use table::{Record, Refused, Row, Table, What};

/// The least time between two moves of bots, so that one can follow what happens.
const PACE: f64 = 650.0;

/// Opens the table that is kept under this name.
pub(crate) fn open(id: &str) -> Option<Link> {
    let table = saved::load(id)?;
    let settings = expect_context::<Settings>();
    Some(Link::new(|link| {
        let people = Seat::all(table.seats())
            .filter(|seat| table.setup().sitters[seat.index()].kind == "human")
            .collect::<SeatSet>();
        let inner = Inner {
            id: id.into(),
            table,
            people,
            shown: None,
            thinker: None,
            thinking: false,
            deciding: false,
            moved: 0.0,
            closed: false,
            kept: Cell::new(usize::MAX),
            settings,
            link,
        };
        let local = Local(Rc::new(RefCell::new(inner)));
        local.go_on();
        Box::new(Open(local))
    }))
}

#[derive(Clone)]
struct Local(Rc<RefCell<Inner>>);

struct Inner {
    id: String,
    table: Table,
    people: SeatSet,
    /// Who looks at the screen; nobody when the device is passed on.
    shown: Option<Seat>,
    thinker: Option<Thinker>,
    thinking: bool,
    /// Whether a decision was made here that the table does not know yet.
    deciding: bool,
    /// When the last row was made.
    moved: f64,
    /// Whether its page was left: a bot that still thinks is not waited for.
    closed: bool,
    /// How many rows were kept.
    kept: Cell<usize>,
    settings: Settings,
    link: Link,
}

/// The table as its page holds it; when the page is left, it stops.
struct Open(Local);

impl Maker for Open {
    fn play(&mut self, action: AnyAction) {
        self.0.decide(What::Play(action));
    }

    fn undo(&mut self, count: u32) {
        self.0.decide(What::Undo(count));
    }

    fn lift_curtain(&mut self) {
        {
            let mut inner = self.0.0.borrow_mut();
            inner.shown = inner.link.curtain.get_untracked();
            inner.link.curtain.set(None);
        }
        self.0.go_on();
    }

    fn record(&self) -> Option<Record> {
        Some(Record::of(self.0.0.borrow().table.clone()))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut inner = self.0.0.borrow_mut();
        inner.keep();
        inner.closed = true;
        inner.thinker = None;
    }
}

impl Local {
    /// The seat that looks decides. What was clicked lights up first: all that follows from a decision takes longer
    /// than a player would wait for an answer.
    fn decide(&self, what: What) {
        let seat = {
            let mut inner = self.0.borrow_mut();
            let Some(seat) = inner.shown.filter(|_| !inner.deciding) else { return };
            inner.deciding = true;
            seat
        };
        let here = self.clone();
        browser::after_paint(move || {
            let closed = {
                let mut inner = here.0.borrow_mut();
                inner.deciding = false;
                inner.closed
            };
            if !closed {
                here.append(Row { seat, what });
            }
        });
    }

    fn append(&self, row: Row) {
        let done = {
            let mut inner = self.0.borrow_mut();
            let done = inner.table.append(row);
            if done.is_ok() {
                inner.moved = browser::now();
            }
            done
        };
        match done {
            Ok(()) => self.go_on(),
            Err(refused) => self.refuse(refused),
        }
    }

    fn refuse(&self, refused: Refused) {
        let inner = self.0.borrow();
        inner.link.refusal.set(Some(refused.note(inner.table.board())));
    }

    /// Shows the table as it stands, keeps it, and lets whoever is next decide.
    fn go_on(&self) {
        let bot = {
            let mut inner = self.0.borrow_mut();
            inner.pass_on();
            inner.show();
            inner.next_bot()
        };
        if let Some(seat) = bot {
            self.think(seat);
        }
        let here = self.clone();
        set_timeout(move || here.0.borrow().keep(), Duration::ZERO);
    }

    fn think(&self, seat: Seat) {
        let (thinker, view, bot, seed) = {
            let mut inner = self.0.borrow_mut();
            if inner.thinking {
                return;
            }
            inner.thinking = true;
            if inner.thinker.is_none() {
                inner.thinker = Thinker::start();
            }
            let bot = inner.table.setup().sitters[seat.index()].kind.clone();
            let seed = u64::from_be_bytes(browser::chance());
            (inner.thinker.clone(), inner.table.view(Eye::Seat(seat)), bot, seed)
        };
        let rows = self.0.borrow().table.rows().len();
        let here = self.clone();
        let answer = move |action: String| here.answer(seat, rows, &action);
        if let Some(thinker) = thinker {
            thinker.think(&view, &bot, seed, answer);
        }
    }

    /// A bot has decided; its move is shown when one had time to see the one before.
    fn answer(&self, seat: Seat, rows: usize, action: &str) {
        let (wait, action) = {
            let mut inner = self.0.borrow_mut();
            if inner.closed {
                return;
            }
            inner.thinking = false;
            let pace = if inner.settings.motion_now() { PACE } else { 0.0 };
            let wait = (inner.moved + pace - browser::now()).clamp(0.0, PACE);
            (wait, inner.table.board().read(action))
        };
        let Ok(action) = action else { return };
        let here = self.clone();
        let play = move || {
            // Somebody may have taken back a move meanwhile: then the bot is asked again.
            let (closed, now) = (here.0.borrow().closed, here.0.borrow().table.rows().len());
            if closed {
                return;
            }
            if now == rows {
                here.append(Row { seat, what: What::Play(action) });
            } else {
                here.go_on();
            }
        };
        set_timeout(play, Duration::from_millis(wait as u64));
    }
}

impl Inner {
    /// Decides who looks: the only person at the table, or the person who is to decide, once the device was passed.
    fn pass_on(&mut self) {
        if self.people.len() == 1 {
            self.shown = self.people.iter().next();
            return;
        }
        let deciding = self.people.iter().find(|&seat| self.table.turn().is(seat));
        let stays = self.shown.is_some_and(|seat| self.table.turn().is(seat));
        if stays || self.table.ending().is_some() {
            return;
        }
        let Some(next) = deciding else { return };
        self.shown = None;
        self.link.curtain.set(Some(next));
    }

    fn next_bot(&self) -> Option<Seat> {
        Seat::all(self.table.seats()).find(|&seat| self.table.turn().is(seat) && !self.people.has(seat))
    }

    /// Keeps the table, once for each state of it.
    fn keep(&self) {
        if self.closed || self.kept.replace(self.table.rows().len()) == self.table.rows().len() {
            return;
        }
        let mine = self.people.iter().any(|seat| self.table.turn().is(seat));
        saved::save(&self.id, &self.table, mine);
    }

    fn show(&self) {
        let table = &self.table;
        let eye = match (self.shown, table.ending()) {
            // A game that several people played here belongs to all of them in the end.
            (_, Some(_)) if self.people.len() != 1 => Eye::Open,
            (Some(seat), _) => Eye::Seat(seat),
            (None, _) => Eye::Watcher,
        };
        let me = eye.seat();
        self.link.seen.set(Some(Arc::new(Seen {
            view: table.view(eye),
            me,
            log: table.log(eye).collect(),
            decision: me.map_or(0, |seat| table.decision(seat)),
            undoable: me.map_or(0, |seat| table.undoable(seat)),
            sitters: table.setup().sitters.clone(),
            turn: table.turn(),
            standing: table.standing(),
            ending: table.ending().map(str::to_string),
            rows: table.rows().len(),
            clocks: None,
        })));
    }
}
