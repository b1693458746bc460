//! A table on the server, over a socket. A connection that breaks is made again until the page is left.

use super::{Link, Maker, Seen, name_of};
use crate::speech::Speech;
use crate::{browser, server};
use catalog::{AnyAction, AnyBoard, AnyEvent};
use game::{Eye, Note, PerSeat, Standing, Turn};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use table::{Record, Sitter};
use wasm_bindgen::prelude::*;
use web_sys::{BinaryType, MessageEvent, WebSocket};
use wire::{Encoding, Now, Past, Said, ToBrowser, ToServer, Welcome};

/// How long to wait before a connection is made again, in milliseconds: at first, and at most.
const WAITS: (u32, u32) = (400, 8000);

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
            welcome: None,
            decision: 0,
            saying: None,
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
    welcome: Option<Welcome>,
    decision: u32,
    /// The line of chat that was sent and not yet heard.
    saying: Option<String>,
    log: Vec<(usize, AnyEvent)>,
    record: Option<Record>,
    wait: u32,
    closed: bool,
}

/// The table as its page holds it; when the page is left, the connection ends.
struct Open(Online);

impl Maker for Open {
    fn play(&mut self, action: AnyAction) {
        let inner = self.0.0.borrow();
        if let Some(board) = inner.board {
            inner.send(&ToServer::Play { decision: inner.decision, action: board.write(action) });
        }
    }

    fn undo(&mut self, count: u32) {
        let inner = self.0.0.borrow();
        inner.send(&ToServer::Undo { decision: inner.decision, count });
    }

    fn lift_curtain(&mut self) {
        let mut inner = self.0.0.borrow_mut();
        let seat = inner.link.curtain.get_untracked();
        // The next news are for this seat's eye.
        if let (Some(welcome), Some(seat)) = (&mut inner.welcome, seat) {
            welcome.eye = Eye::Seat(seat);
        }
        inner.send(&ToServer::Look { seat });
        inner.link.curtain.set(None);
    }

    fn say(&mut self, line: String) {
        let mut inner = self.0.0.borrow_mut();
        inner.send(&ToServer::Say { text: line.clone() });
        inner.saying = Some(line);
    }

    fn record(&self) -> Option<Record> {
        self.0.0.borrow().record.clone()
    }

    fn look_back(&mut self, rows: usize) {
        self.0.0.borrow().send(&ToServer::LookBack { row: rows as u32 });
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
            if let Ok(message) = Encoding::Small.read::<ToBrowser>(&bytes) {
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
        match message {
            ToBrowser::Welcome(welcome) => inner.welcomed(*welcome),
            ToBrowser::Now(now) => {
                let over = now.ended.is_some();
                inner.show(*now);
                if over && inner.record.is_none() {
                    self.fetch_record(inner.code.clone(), inner.speech);
                }
            }
            ToBrowser::Refused(refusal) => {
                // What is refused while a line of chat is on its way is that line.
                if let Some(line) = inner.saying.take() {
                    return inner.link.chat.refused.set(Some((refusal.sentence, line)));
                }
                inner.link.refusal.set(Some(Note::new("web-said").name("sentence", refusal.sentence)));
            }
            ToBrowser::Past(past) => inner.show_past(*past),
            ToBrowser::Said(said) => inner.heard(said),
            ToBrowser::Asked(_) | ToBrowser::Pong { .. } | ToBrowser::Restart => {}
        }
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
    fn let_go(&mut self) {
        if let Some(socket) = self.socket.take() {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _closed = socket.close();
        }
        self.heard = None;
    }

    fn send(&self, message: &ToServer) {
        // While there is no connection nothing is sent: the next one brings the decision again.
        match self.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN) {
            Some(socket) => {
                let _sent = socket.send_with_u8_array(&Encoding::Small.write(message));
            }
            None => self.link.lost.set(true),
        }
    }

    /// A line of chat; a new connection brings the old ones again.
    fn heard(&mut self, said: Said) {
        if self.saying.as_ref() == Some(&said.text) {
            self.saying = None;
        }
        self.link.chat.lines.update(|lines| {
            if lines.last().is_none_or(|last| last.n < said.n) {
                lines.push(said);
            }
        });
    }

    fn welcomed(&mut self, welcome: Welcome) {
        let board = &welcome.table.board;
        self.board = match &board.json {
            Some(json) => AnyBoard::load(json).ok(),
            None => Some(welcome.table.title.board()),
        };
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
        let Past { row, turn, mut shown } = past;
        let (Some(board), Some(now)) = (self.board, self.link.seen.get_untracked()) else { return };
        if !shown.set_board(board) {
            return;
        }
        crate::games::still(&mut shown.view);
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
        let people = ["human", "local", "open"];
        let sitters = chairs.iter().enumerate().map(|(index, chair)| Sitter {
            kind: if people.contains(&chair.kind.as_str()) { "human".into() } else { chair.kind.clone() },
            name: name_of(index, &chair.kind, &chair.name),
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
