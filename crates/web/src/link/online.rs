//! A table on the server, over a socket. A connection that breaks is made again until the page is left.

use super::{Link, Maker, Seen, bot_name};
use crate::language::Speech;
use crate::{browser, server};
use catalog::{AnyAction, AnyBoard, AnyEvent};
use game::{Eye, Note, PerSeat, Standing, Turn, to_hex};
use leptos::prelude::*;
use std::cell::{RefCell, RefMut};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use table::{Record, Sitter};
use wasm_bindgen::prelude::*;
use web_sys::{BinaryType, MessageEvent, WebSocket};
use wire::{
    Asked, ChairKind, Encoding, Now, Past, Request, Said, ToBrowser, ToServer, Welcome, read_small,
    write_small,
};

/// How long to wait before a connection is made again, in milliseconds: at first, and at most.
const WAITS: (u32, u32) = (400, 8000);

/// What the server says in place of a game that began by rules it does not know any more.
const FOREIGN: [&str; 2] = ["server-other-rules", "server-abandoned"];

/// Connects to the table with this code; a watcher sees only what is open, whoever it is.
pub(crate) fn connect(code: &str, watcher: bool) -> Link {
    let speech = expect_context::<Speech>();
    Link::new(|link| {
        let inner = Inner {
            code: code.into(),
            watcher,
            link,
            speech,
            socket: None,
            heard: None,
            board: None,
            waiting: Vec::new(),
            welcome: None,
            decision: 0,
            asked: 0,
            saying: Vec::new(),
            looked_back: 0,
            log: Vec::new(),
            record: None,
            wait: WAITS.0,
            closed: false,
        };
        let online = Online(Rc::new(RefCell::new(inner)));
        online.open();
        Box::new(Open(online))
    })
}

#[derive(Clone)]
struct Online(Rc<RefCell<Inner>>);

/// What hears messages, and what hears that the socket has closed.
type Ears = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut()>);

struct Inner {
    code: String,
    watcher: bool,
    link: Link,
    speech: Speech,
    socket: Option<WebSocket>,
    /// What hears the socket; dropped with it.
    heard: Option<Ears>,
    board: Option<AnyBoard>,
    /// What was heard while the board was still being read.
    waiting: Vec<ToBrowser>,
    welcome: Option<Welcome>,
    decision: u32,
    /// The number of the last request.
    asked: u32,
    /// Lines of chat that were sent and not yet heard, each with the number of its request.
    saying: Vec<(u32, String)>,
    /// The number of the last request to look back: what comes for an earlier one is late.
    looked_back: u32,
    log: Vec<(usize, AnyEvent)>,
    record: Option<Record>,
    wait: u32,
    closed: bool,
}

/// The table as its page holds it; when the page is left, the connection ends.
struct Open(Online);

impl Maker for Open {
    fn play(&mut self, action: AnyAction) {
        let mut inner = self.0.0.borrow_mut();
        if let Some(board) = inner.board {
            let decision = inner.decision;
            inner.send(ToServer::Play { decision, action: board.write(action) });
        }
    }

    fn undo(&mut self, count: u32) {
        let mut inner = self.0.0.borrow_mut();
        let decision = inner.decision;
        inner.send(ToServer::Undo { decision, count });
    }

    fn lift_curtain(&mut self) {
        let mut inner = self.0.0.borrow_mut();
        let seat = inner.link.curtain.get_untracked();
        // The next news are for this seat's eye.
        if let (Some(welcome), Some(seat)) = (&mut inner.welcome, seat) {
            welcome.eye = Eye::Seat(seat);
        }
        inner.send(ToServer::Look { seat });
        inner.link.curtain.set(None);
    }

    fn say(&mut self, line: String) {
        let mut inner = self.0.0.borrow_mut();
        let asked = inner.send(ToServer::Say { text: line.clone() });
        inner.saying.push((asked, line));
    }

    fn ask_back(&mut self, count: u32) {
        self.0.0.borrow_mut().send(ToServer::AskBack { count });
    }

    fn answer(&mut self, row: u32, yes: bool) {
        self.0.0.borrow_mut().send(ToServer::Agree { row, yes });
    }

    fn record(&self) -> Option<Record> {
        self.0.0.borrow().record.clone()
    }

    fn look_back(&mut self, rows: usize) {
        let mut inner = self.0.0.borrow_mut();
        inner.looked_back = inner.send(ToServer::LookBack { row: rows as u32 });
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut inner = self.0.0.borrow_mut();
        inner.closed = true;
        inner.let_go();
    }
}

impl Online {
    fn open(&self) {
        let mut inner = self.0.borrow_mut();
        inner.let_go();
        if inner.closed {
            return;
        }
        // Whatever was asked may be settled meanwhile.
        if inner.link.asked.with_untracked(Option::is_some) {
            inner.link.asked.set(None);
        }
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let (scheme, host) = (if secure { "wss" } else { "ws" }, location.host().unwrap_or_default());
        let language = untrack(|| inner.speech.language());
        let eye = if inner.watcher { "&eye=watcher" } else { "" };
        let url = format!("{scheme}://{host}/api/v1/tables/{}/socket?language={language}{eye}", inner.code);
        let Ok(socket) = WebSocket::new_with_str(&url, Encoding::Small.protocol()) else { return };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let here = self.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
            if let Ok(message) = read_small::<ToBrowser>(&bytes) {
                here.hear(message);
            }
        });
        let here = self.clone();
        let ended = Closure::<dyn FnMut()>::new(move || here.again());
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onclose(Some(ended.as_ref().unchecked_ref()));
        (inner.socket, inner.heard) = (Some(socket), Some((hear, ended)));
    }

    /// Connects again after a while, and after a longer one if that fails too.
    fn again(&self) {
        let wait = {
            let mut inner = self.0.borrow_mut();
            let wait = inner.wait;
            inner.wait = (wait * 2).min(WAITS.1);
            // A connection that comes back at once was never missed.
            if wait > WAITS.0 {
                inner.link.lost.set(true);
            }
            wait
        };
        let here = self.clone();
        set_timeout(move || here.open(), Duration::from_millis(wait.into()));
    }

    fn hear(&self, message: ToBrowser) {
        let mut inner = self.0.borrow_mut();
        inner.wait = WAITS.0;
        if inner.link.lost.get_untracked() {
            inner.link.lost.set(false);
        }
        // What comes before the board waits for it.
        if let ToBrowser::Welcome(welcome) = &message
            && inner.waiting.is_empty()
            && !inner.knows_board(welcome)
        {
            self.fetch_board(welcome.table.board.hash.clone(), inner.speech);
        } else if inner.waiting.is_empty() {
            return self.take(inner, message);
        }
        inner.waiting.push(message);
    }

    fn take(&self, mut inner: RefMut<'_, Inner>, message: ToBrowser) {
        match message {
            ToBrowser::Welcome(welcome) => inner.welcomed(*welcome),
            ToBrowser::Now(now) => {
                if inner.link.foreign.with_untracked(Option::is_some) {
                    // Another process, or the server of before, knows how to go on.
                    inner.link.foreign.set(None);
                }
                let over = now.ended.is_some();
                inner.show(*now);
                if over && inner.record.is_none() {
                    self.fetch_record(inner.code.clone(), inner.speech);
                }
            }
            // Nobody asked: there is no game that could be shown.
            ToBrowser::Refused(refusal) if refusal.to == 0 && FOREIGN.contains(&&refusal.key[..]) => {
                inner.link.foreign.set(Some(refusal.sentence));
            }
            ToBrowser::Refused(refusal) => {
                if let Some(at) = inner.saying.iter().position(|(asked, _)| *asked == refusal.to) {
                    let (_, line) = inner.saying.remove(at);
                    return inner.link.chat.refused.set(Some((refusal.sentence, line)));
                }
                inner.link.refusal.set(Some(Note::new("web-said").name("sentence", refusal.sentence)));
            }
            ToBrowser::Past(past) if past.to == inner.looked_back => inner.show_past(*past),
            // Another row was asked for since.
            ToBrowser::Past(_) => {}
            ToBrowser::Done { to } => inner.saying.retain(|(asked, _)| *asked != to),
            ToBrowser::Said(said) => inner.heard(said),
            ToBrowser::Asked(asked) => inner.hear_question(asked),
            ToBrowser::Pong { .. } | ToBrowser::Restart => {}
        }
    }

    /// A board that does not come with Skyrail is read once, by its hash, and kept by the browser.
    fn fetch_board(&self, hash: String, speech: Speech) {
        let here = self.clone();
        leptos::task::spawn_local(async move {
            let file = server::board(&hash, speech).await;
            let mut inner = here.0.borrow_mut();
            let Some(board) = file.and_then(|json| AnyBoard::load(&json).ok()) else {
                // Without its board nothing of a game can be shown: connecting again tries again.
                inner.waiting.clear();
                inner.let_go();
                drop(inner);
                return here.again();
            };
            inner.board = Some(board);
            let waiting = std::mem::take(&mut inner.waiting);
            drop(inner);
            for message in waiting {
                here.take(here.0.borrow_mut(), message);
            }
        });
    }

    /// The record shows how the points grew.
    fn fetch_record(&self, code: String, speech: Speech) {
        let here = self.clone();
        leptos::task::spawn_local(async move {
            let Some(text) = server::record(&code, speech).await else { return };
            let Ok(record) = table::read(&text, &[]) else { return };
            let mut inner = here.0.borrow_mut();
            if !inner.closed {
                inner.record = Some(record);
                inner.link.recorded.update(|count| *count += 1);
            }
        });
    }
}

impl Inner {
    /// Whether the board of a table is at hand.
    fn knows_board(&mut self, welcome: &Welcome) -> bool {
        let (title, hash) = (welcome.table.title, &welcome.table.board.hash);
        let is_it = |board: &AnyBoard| to_hex(&board.hash()) == *hash;
        let known = self.board.filter(is_it);
        self.board = known.or_else(|| title.boards().into_iter().find(is_it));
        self.board.is_some()
    }

    fn let_go(&mut self) {
        self.waiting.clear();
        if let Some(socket) = self.socket.take() {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _closed = socket.close();
        }
        self.heard = None;
    }

    /// Sends a request; says its number, which the answer repeats.
    fn send(&mut self, wish: ToServer) -> u32 {
        self.asked += 1;
        let request = Request { id: self.asked, wish };
        // While there is no connection nothing is sent: the next one brings the decision again.
        match self.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN) {
            Some(socket) => {
                let _sent = socket.send_with_u8_array(&write_small(&request));
            }
            None => self.link.lost.set(true),
        }
        request.id
    }

    /// Somebody asks everyone to go back, or that is settled: if no row came of it, somebody did not want to.
    fn hear_question(&self, asked: Option<Asked>) {
        let before = self.link.asked.get_untracked();
        let rows = self.link.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.rows));
        if asked.is_none() && before.is_some_and(|before| Some(before.row as usize) == rows) {
            self.link.refusal.set(Some(Note::new("web-back-stays")));
        }
        self.link.asked.set(asked);
    }

    /// A line of chat; a new connection brings the old ones again.
    fn heard(&self, said: Said) {
        self.link.chat.lines.update(|lines| {
            if lines.last().is_none_or(|last| last.n < said.n) {
                lines.push(said);
            }
        });
    }

    fn welcomed(&mut self, welcome: Welcome) {
        self.link.table.set(Some(Arc::new(welcome.table.clone())));
        let sat = self.welcome.as_ref().map(|before| !before.yours.is_empty());
        // Players and watchers talk apart: whoever sits down is told next what the players have said.
        if sat.is_some_and(|sat| sat == welcome.yours.is_empty()) {
            self.link.chat.lines.set(Vec::new());
        }
        self.welcome = Some(welcome);
    }

    /// What was asked for: how it stood after some row.
    fn show_past(&self, past: Past) {
        let Past { row, turn, mut shown, .. } = past;
        let (Some(board), Some(now)) = (self.board, self.link.seen.get_untracked()) else { return };
        if !shown.set_board(board) {
            return;
        }
        shown.view.be_still();
        self.link.past.set(Some(Arc::new(Seen {
            view: shown.view,
            log: shown.lines.iter().map(|&(row, event)| (row as usize, event)).collect(),
            turn: Turn::Seats(turn),
            undoable: 0,
            ending: None,
            rows: row as usize,
            clocks: None,
            ..(*now).clone()
        })));
    }

    fn show(&mut self, now: Now) {
        let (Some(board), Some(welcome)) = (self.board, &self.welcome) else { return };
        let Now { row, decision, undo, turn, clock, ended, mut shown } = now;
        if !shown.set_board(board) {
            return;
        }
        self.decision = decision;
        self.log.truncate(shown.keep as usize);
        self.log.extend(shown.lines.iter().map(|&(row, event)| (row as usize, event)));
        let chairs = &welcome.table.chairs;
        let sitters = chairs.iter().enumerate().map(|(index, chair)| match &chair.kind {
            ChairKind::Bot(kind) => Sitter { kind: kind.clone(), name: bot_name(index, kind, &chair.name) },
            ChairKind::Open | ChairKind::Person | ChairKind::Shared => Sitter::person(chair.name.clone()),
        });
        let me = welcome.eye.seat();
        // Somebody else at this screen is to decide: the device is passed on before their secrets are shown.
        let mine = me.is_some_and(|me| turn.has(me));
        let other = welcome.yours.iter().find(|&seat| turn.has(seat) && Some(seat) != me);
        if let Some(other) = other.filter(|_| !mine && ended.is_none()) {
            self.link.curtain.set(Some(other));
        }
        let standing = ended
            .as_ref()
            .map_or_else(|| Standing::running(chairs.len(), PerSeat::default()), |ended| ended.standing);
        self.link.seen.set(Some(Arc::new(Seen {
            view: shown.view,
            me,
            log: self.log.clone(),
            decision,
            undoable: undo,
            sitters: sitters.collect(),
            turn: if ended.is_some() { Turn::Over } else { Turn::Seats(turn) },
            standing,
            ending: ended.map(|ended| ended.ending),
            rows: row as usize,
            clocks: clock.map(|clock| (browser::now(), clock.left.iter().map(|&left| left as f64).collect())),
        })));
    }
}
