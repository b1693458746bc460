//! A table that runs in this browser: alone against bots, or passing the device on. It goes on by the same [`Host`] as a
//! table of the server: every row is kept (`journal.rs`) before it is shown.

use super::journal::{self, Browser, Rows};
use super::{Link, Maker, Seen};
use crate::settings::Settings;
use crate::worker::Thinker;
use crate::{browser, saved};
use catalog::AnyAction;
use game::{Eye, Note, Seat, SeatSet};
use leptos::browser::Listener;
use leptos::ev::Custom;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use table::{Host, NotTaken, Record, Refused, Table, What, at_once};

/// The least time between two moves of bots, so that one can follow what happens.
const PACE: f64 = 650.0;

/// Opens the table that is kept under this name.
pub(crate) fn open(id: &str) -> Option<Link> {
    let rows = Rows::new(id, Browser);
    let host = rows.open(saved::load(id)?);
    let settings = expect_context::<Settings>();
    Some(Link::new(|link| {
        let table = host.table();
        let people = Seat::all(table.seats())
            .filter(|seat| table.setup().sitters[seat.index()].is_person())
            .collect::<SeatSet>();
        let inner = Inner {
            id: id.into(),
            host,
            rows,
            people,
            shown: None,
            thinker: None,
            thinking: false,
            deciding: false,
            moved: 0.0,
            closed: false,
            settings,
            link,
        };
        let local = Local(Rc::new(RefCell::new(inner)));
        local.go_on();
        // A tab out of sight may be ended by its browser without a word.
        let here = local.clone();
        let hidden = window_event_listener(&Custom::<web_sys::Event>::new("visibilitychange"), move |_| {
            if browser::is_hidden() {
                here.0.borrow_mut().write();
            }
        });
        Box::new(Open(local, Some(hidden)))
    }))
}

#[derive(Clone)]
struct Local(Rc<RefCell<Inner>>);

struct Inner {
    id: String,
    host: Host,
    rows: Rows<Browser>,
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
    settings: Settings,
    link: Link,
}

/// The table as its page holds it; when the page is left, it stops.
struct Open(Local, Option<Listener>);

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
        Some(Record::of(self.0.0.borrow().table().clone()))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some(hidden) = self.1.take() {
            hidden.remove();
        }
        let mut inner = self.0.0.borrow_mut();
        inner.write();
        inner.closed = true;
        inner.thinker = None;
    }
}

impl Local {
    /// The seat that looks decides. What was clicked lights up first: all that follows from a decision takes longer
    /// than a player would wait for an answer.
    fn decide(&self, what: What) {
        let (seat, decision) = {
            let mut inner = self.0.borrow_mut();
            let Some(seat) = inner.shown.filter(|_| !inner.deciding) else { return };
            inner.deciding = true;
            (seat, inner.table().decision(seat))
        };
        let here = self.clone();
        browser::after_paint(move || {
            let closed = {
                let mut inner = here.0.borrow_mut();
                inner.deciding = false;
                inner.closed
            };
            if !closed {
                here.take(seat, decision, what);
            }
        });
    }

    /// Proposes, keeps and appends what a seat decided, and shows what came of it.
    fn take(&self, seat: Seat, decision: u32, what: What) {
        let taken = {
            let mut inner = self.0.borrow_mut();
            let Inner { host, rows, .. } = &mut *inner;
            let taken = at_once(host.decide(rows, seat, decision, what));
            if taken.is_ok() {
                inner.moved = browser::now();
                if inner.rows.ran_out() {
                    inner.link.refusal.set(Some(Note::new("web-no-room")));
                }
            }
            taken
        };
        match taken {
            Ok(_) => self.go_on(),
            // The game went on in another tab: this one shows it as it stands there.
            Err(NotTaken::NotKept(journal::Elsewhere)) => {
                self.0.borrow_mut().read_again();
                self.go_on();
            }
            // A bot that thought while somebody took back a move is asked again.
            Err(NotTaken::Refused(Refused::Stale { .. })) => self.go_on(),
            Err(NotTaken::Refused(refused)) => {
                let inner = self.0.borrow();
                inner.link.refusal.set(Some(refused.note(inner.table().board())));
            }
        }
    }

    /// Shows the table as it stands and lets whoever is next decide.
    fn go_on(&self) {
        let bot = {
            let mut inner = self.0.borrow_mut();
            inner.pass_on();
            inner.show();
            inner.next_bot()
        };
        match bot {
            Some(seat) => self.think(seat),
            None if self.0.borrow().table().ending().is_some() => {
                let here = self.clone();
                set_timeout(move || here.0.borrow_mut().write(), Duration::ZERO);
            }
            None => {}
        }
    }

    fn think(&self, seat: Seat) {
        let (thinker, view, bot, seed, decision) = {
            let mut inner = self.0.borrow_mut();
            if inner.thinking {
                return;
            }
            inner.thinking = true;
            if inner.thinker.is_none() {
                inner.thinker = Thinker::start();
            }
            let table = inner.table();
            let bot = table.setup().sitters[seat.index()].kind.clone();
            let seed = u64::from_be_bytes(browser::chance());
            (inner.thinker.clone(), table.view(Eye::Seat(seat)), bot, seed, table.decision(seat))
        };
        let here = self.clone();
        let answer = move |action: String| here.answer(seat, decision, &action);
        if let Some(thinker) = thinker {
            thinker.think(&view, &bot, seed, answer);
        }
    }

    /// A bot has decided; its move is shown when one had time to see the one before.
    fn answer(&self, seat: Seat, decision: u32, action: &str) {
        let (wait, action) = {
            let mut inner = self.0.borrow_mut();
            if inner.closed {
                return;
            }
            inner.thinking = false;
            let pace = if inner.settings.motion_now() { PACE } else { 0.0 };
            let wait = (inner.moved + pace - browser::now()).clamp(0.0, PACE);
            (wait, inner.table().board().read(action))
        };
        let Ok(action) = action else { return };
        let here = self.clone();
        let play = move || {
            if !here.0.borrow().closed {
                here.take(seat, decision, What::Play(action));
            }
        };
        set_timeout(play, Duration::from_millis(wait as u64));
    }
}

impl Inner {
    /// The table as it stands: all of it is kept.
    fn table(&self) -> &Table {
        self.host.table()
    }

    /// Decides who looks: the only person at the table, or the person who is to decide, once the device was passed.
    fn pass_on(&mut self) {
        if self.people.len() == 1 {
            self.shown = self.people.iter().next();
            return;
        }
        let deciding = self.people.iter().find(|&seat| self.table().turn().is(seat));
        let stays = self.shown.is_some_and(|seat| self.table().turn().is(seat));
        if stays || self.table().ending().is_some() {
            return;
        }
        let Some(next) = deciding else { return };
        self.shown = None;
        self.link.curtain.set(Some(next));
    }

    fn next_bot(&self) -> Option<Seat> {
        let table = self.table();
        Seat::all(table.seats()).find(|&seat| table.turn().is(seat) && !self.people.has(seat))
    }

    /// Writes the whole record; the rows behind the last one are not needed any more.
    fn write(&mut self) {
        if self.closed {
            return;
        }
        let table = self.host.table();
        let mine = self.people.iter().any(|seat| table.turn().is(seat));
        if saved::save(&self.id, table, mine) {
            self.rows.is_written(table.rows().len() as u32);
            journal::sweep(&saved::list().into_iter().map(|game| game.id).collect::<Vec<_>>());
        }
    }

    /// Takes the table as it is kept, where another tab went on with it.
    fn read_again(&mut self) {
        if let Some(record) = saved::load(&self.id) {
            self.host = self.rows.open(record);
        }
    }

    fn show(&self) {
        let table = self.table();
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
