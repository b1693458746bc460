//! Who is sent what: each connection only what its own eye sees, made and written once for each eye.

use super::table::{Agreed, Conn, LiveTable, turn_of};
use super::{Connection, Input, Outlet, Refusal};
use crate::error;
use crate::history::LookBack;
use crate::store::{Audience, ChatRow, PersonId};
use crate::time;
use bytes::Bytes;
use game::{Eye, SeatSet, to_hex};
use table::Change;
use wire::{Encoding, Ended, Now, Said, Shown, Stage, TableInfo, ToBrowser, Welcome};

/// Who comes is told so many bytes of what was said before.
const MOST_CHAT: usize = 32 * 1024;

/// How the game stands for those who look through the same eye and have been told as many lines.
struct Made {
    eye: Eye,
    told: Option<u32>,
    /// How many lines they have been told with this one.
    lines: u32,
    message: ToBrowser,
    written: Vec<(Encoding, Bytes)>,
}

impl Made {
    /// The message as bytes, which all sockets of an encoding share.
    fn written(&mut self, encoding: Encoding) -> Bytes {
        if let Some((_, bytes)) = self.written.iter().find(|(other, _)| *other == encoding) {
            return bytes.clone();
        }
        let bytes = Bytes::from(encoding.write(&self.message));
        self.written.push((encoding, bytes.clone()));
        bytes
    }
}

impl LiveTable {
    /// Lets a connection in and sends it all it needs; whoever may not look is told so and let go.
    pub(super) async fn connect(&mut self, connection: Connection) {
        let text = error::text(connection.language);
        let refuse = |why: Refusal| {
            let words = error::refusal(text, &why.note(), &|seat| seat.to_string());
            connection.outlet.refuse(0, why, words);
        };
        let agreed = match self.memory.agreed() {
            Ok(agreed) => agreed,
            Err(why) => return refuse(why),
        };
        let own = agreed.seats_of(connection.person);
        if own.is_empty() && !agreed.kept.rules.watch && agreed.kept.stage != Stage::Waiting {
            return refuse(Refusal::NoWatching);
        }
        let eye = match own.iter().next() {
            Some(seat) if !connection.watcher => Eye::Seat(seat),
            _ => Eye::Watcher,
        };
        // What others have said meanwhile reaches those who are here before it is old for who comes.
        if self.store().is_shared() {
            self.pass_on_chat().await;
        }
        let before = self.online();
        self.conns.push(Conn { connection, eye, told: None, audience: None });
        let at = self.conns.len() - 1;
        self.welcome_to(at);
        if self.online() != before {
            self.welcome_but(Some(at));
        }
        self.show_to(at);
        if let (Ok((_, game)), Some(conn)) = (self.memory.running(), self.conns.get(at))
            && game.asked.is_some()
        {
            send(conn, &ToBrowser::Asked(game.asked.clone()));
        }
        self.send_chat(at).await;
        self.go_on().await;
    }

    /// Lets every connection look through a seat of its own again: since it came, people may have sat down or got
    /// up, and seats may have been drawn.
    pub(super) fn fit_eyes(&mut self) {
        let Ok(agreed) = self.memory.agreed() else { return };
        for conn in &mut self.conns {
            let own = agreed.seats_of(conn.connection.person);
            let eye = match conn.eye {
                Eye::Seat(seat) if own.has(seat) => continue,
                _ if conn.connection.watcher => Eye::Watcher,
                _ => own.iter().next().map_or(Eye::Watcher, Eye::Seat),
            };
            if eye != conn.eye {
                (conn.eye, conn.told) = (eye, None);
            }
        }
    }

    /// Lets a connection go.
    pub(super) fn leave(&mut self, id: u64) {
        let before = self.online();
        self.conns.retain(|conn| conn.connection.id != id);
        if self.online() != before {
            self.welcome();
        }
    }

    /// Lets every connection of a person go.
    pub(super) fn forget(&mut self, person: PersonId) {
        let before = self.online();
        self.conns.retain(|conn| conn.connection.person != person);
        if self.online() != before {
            self.welcome();
        }
    }

    /// Which seats have a connection.
    pub(super) fn online(&self) -> SeatSet {
        let Ok(agreed) = self.memory.agreed() else { return SeatSet::EMPTY };
        let seats = self.conns.iter().map(|conn| agreed.seats_of(conn.connection.person));
        seats.flat_map(SeatSet::iter).collect()
    }

    /// Tells everyone who sits and what was agreed: written once for all who are told the same.
    pub(super) fn welcome(&self) {
        self.welcome_but(None);
    }

    /// The same, but for one who knows it already.
    fn welcome_but(&self, knows: Option<usize>) {
        let Ok(agreed) = self.memory.agreed() else { return };
        let table = agreed.info(self.online());
        let mut made: Vec<(SeatSet, Eye, Encoding, Bytes)> = Vec::new();
        for (_, conn) in self.conns.iter().enumerate().filter(|(at, _)| Some(*at) != knows) {
            let message = |yours| welcome(yours, conn.eye, table.clone());
            let yours = agreed.seats_of(conn.connection.person);
            let Outlet::Socket(socket) = &conn.connection.outlet else {
                send(conn, &message(yours));
                continue;
            };
            let (eye, encoding) = (conn.eye, socket.encoding);
            let same = made.iter().find(|made| (made.0, made.1, made.2) == (yours, eye, encoding));
            if let Some(same) = same {
                socket.send(same.3.clone());
                continue;
            }
            let bytes = Bytes::from(encoding.write(&message(yours)));
            made.push((yours, eye, encoding, bytes.clone()));
            socket.send(bytes);
        }
    }

    /// Tells who comes: that one more watches is of no interest to thousands of others. Who can't read a board by its
    /// hash is told its file, this once.
    fn welcome_to(&self, at: usize) {
        let Ok(agreed) = self.memory.agreed() else { return };
        let conn = &self.conns[at];
        let mut table = agreed.info(self.online());
        let board = agreed.options.board();
        if let Outlet::Socket(socket) = &conn.connection.outlet
            && socket.encoding.tells_boards()
            && !board.is_built_in()
        {
            table.board.json = Some(board.json().into());
        }
        send(conn, &welcome(agreed.seats_of(conn.connection.person), conn.eye, table));
    }

    /// Shows everyone how the game stands: made once for each eye, and written once for each encoding.
    pub(super) fn show(&mut self, change: Change) {
        if let Some(why) = self.memory.foreign() {
            // There is no game to show, and this says why.
            return (0..self.conns.len()).for_each(|at| self.refuse(at, 0, why.clone()));
        }
        let mut made: Vec<Made> = Vec::new();
        for at in 0..self.conns.len() {
            let conn = &self.conns[at];
            let told = if change == Change::Step { conn.told } else { None };
            let found =
                made.iter().position(|made| (made.eye, made.told) == (conn.eye, told)).or_else(|| {
                    let now = self.now(conn.eye, told)?;
                    let lines = now.shown.keep + now.shown.lines.len() as u32;
                    let message = ToBrowser::Now(Box::new(now));
                    made.push(Made { eye: conn.eye, told, lines, message, written: Vec::new() });
                    Some(made.len() - 1)
                });
            let Some(made) = found.and_then(|found| made.get_mut(found)) else { continue };
            match &conn.connection.outlet {
                Outlet::Socket(socket) => socket.send(made.written(socket.encoding)),
                call @ Outlet::Call(_) => call.send(&made.message),
            };
            self.conns[at].told = Some(made.lines);
        }
    }

    /// Shows one connection how the game stands, all of it.
    pub(super) fn show_to(&mut self, at: usize) {
        if let Some(why) = self.memory.foreign() {
            return self.refuse(at, 0, why);
        }
        let Some(conn) = self.conns.get(at) else { return };
        let Some(now) = self.now(conn.eye, None) else { return };
        let lines = now.shown.lines.len() as u32;
        send(conn, &ToBrowser::Now(Box::new(now)));
        self.conns[at].told = Some(lines);
    }

    /// How the game stands for an eye that has been told so many lines of the log before the last step.
    fn now(&self, eye: Eye, told: Option<u32>) -> Option<Now> {
        let (agreed, table, clocks) = self.memory.begun().ok()?;
        let number = |(row, event): (usize, _)| (row as u32, event);
        let lines = match (told, table.steps().last()) {
            (Some(_), Some(step)) => {
                let seen = step.events.iter().filter_map(|event| event.seen(eye));
                seen.map(|event| (step.row as u32, event)).collect()
            }
            _ => table.log(eye).map(number).collect(),
        };
        let ended = table.ending().map(|ending| Ended {
            ending: ending.into(),
            standing: table.standing(),
            // The secret of a deal that others still play would tell them every card.
            secret: if agreed.kept.deal.is_some() { String::new() } else { agreed.kept.secret.clone() },
            entropy: table.setup().entropy.iter().map(|bytes| to_hex(bytes)).collect(),
        });
        Some(Now {
            row: table.rows().len() as u32,
            decision: eye.seat().map_or(0, |seat| table.decision(seat)),
            undo: eye.seat().map_or(0, |seat| table.undoable(seat)),
            turn: turn_of(table),
            clock: clocks.show(time::now(), table.seats()),
            ended,
            shown: Shown { view: table.view(eye), keep: told.unwrap_or(0), lines },
        })
    }

    /// Tells one connection why its request was not done.
    pub(super) fn refuse(&self, at: usize, to: u32, why: Refusal) {
        let Some(conn) = self.conns.get(at) else { return };
        let words = error::refusal(error::text(conn.connection.language), &why.note(), &self.names());
        conn.connection.outlet.refuse(to, why, words);
    }

    /// Tells everyone what everyone is asked, or that it is settled.
    pub(super) fn show_asked(&self) {
        let asked = self.memory.running().ok().and_then(|(_, game)| game.asked.clone());
        for conn in &self.conns {
            send(conn, &ToBrowser::Asked(asked.clone()));
        }
    }

    /// Shows one connection how it was after some row: what its eye saw then, and all of it once the game is over. That
    /// is found on another thread, so this one goes on with what others want.
    pub(super) fn show_past(&self, at: usize, to: u32, row: u32) -> Result<(), Refusal> {
        let (_, table, _) = self.memory.begun()?;
        let rows = table.rows().get(..row as usize).ok_or(Refusal::NoRow)?;
        let Connection { id, person, outlet, .. } = &self.conns[at].connection;
        if !self.app.limits.may_look_back(*person) {
            return Err(Refusal::Slower);
        }
        let over = table.ending().is_some();
        let (app, id, outlet) = (self.app.clone(), *id, outlet.clone());
        let this = self.id;
        let asked = self.app.historian.ask(LookBack {
            person: *person,
            table: this,
            setup: table.setup().clone(),
            rows: rows.into(),
            eye: if over { Eye::Open } else { self.conns[at].eye },
            over,
            to,
            answer: Box::new(move |past| {
                if !outlet.send(&ToBrowser::Past(Box::new(past))) {
                    app.hub.send_if_live(this, Input::Leave(id));
                }
            }),
        });
        if asked { Ok(()) } else { Err(Refusal::Slower) }
    }

    /// Sends a connection what was said before to those it belongs to.
    async fn send_chat(&mut self, at: usize) {
        let Ok(lines) = self.store().chat(self.id, 0).await else { return };
        // Where only this process writes, those who are here have heard all; whoever comes first reads how far it is.
        if !self.store().is_shared() && self.conns.len() == 1 {
            self.chat = lines.last().map_or(self.chat, |line| line.n);
        }
        let (Ok(agreed), Some(conn)) = (self.memory.agreed(), self.conns.get_mut(at)) else { return };
        let person = conn.connection.person;
        let audience = agreed.audience_of(person);
        conn.audience = Some(audience);
        if lines.is_empty() {
            return;
        }
        let Ok(unheard) = self.store().unheard(person).await else { return };
        let Some(conn) = self.conns.get(at) else { return };
        let before = lines.iter().filter(|line| line.n <= self.chat && line.audience == audience);
        let before: Vec<&ChatRow> = before.filter(|line| !unheard.contains(&line.person)).collect();
        // What is sent first is small: of long lines only the last ones.
        let mut room = MOST_CHAT;
        let fits = |line: &&&ChatRow| {
            room = room.saturating_sub(line.what.len());
            room > 0
        };
        let last = before.iter().rev().take_while(fits).count();
        for line in &before[before.len() - last..] {
            send(conn, &ToBrowser::Said(said(line)));
        }
    }

    /// Whoever has sat down or got up belongs to others now, and hears what they said.
    pub(super) async fn change_audiences(&mut self) {
        let Ok(agreed) = self.memory.agreed() else { return };
        let moved = |conn: &Conn| conn.audience != Some(agreed.audience_of(conn.connection.person));
        let moved: Vec<usize> = (0..self.conns.len()).filter(|&at| moved(&self.conns[at])).collect();
        for at in moved {
            self.send_chat(at).await;
        }
    }

    /// Sends everyone what was said since.
    pub(super) async fn pass_on_chat(&mut self) {
        let Ok(lines) = self.store().chat(self.id, self.chat).await else { return };
        if lines.is_empty() {
            return;
        }
        let Ok(deaf) = self.store().deaf_at(self.id, self.chat).await else { return };
        let Ok(agreed) = self.memory.agreed() else { return };
        for line in &lines {
            let hears = |conn: &&Conn| {
                let person = conn.connection.person;
                let is_deaf = deaf.iter().any(|(speaks, other)| *speaks == line.person && *other == person);
                agreed.audience_of(person) == line.audience && !is_deaf
            };
            for conn in self.conns.iter().filter(hears) {
                send(conn, &ToBrowser::Said(said(line)));
            }
        }
        self.chat = lines.last().map_or(self.chat, |line| line.n);
    }

    /// Tells everyone to connect again.
    pub(super) fn say_restart(&self) {
        for conn in &self.conns {
            send(conn, &ToBrowser::Restart);
        }
    }

    /// Connections that do not read what they are sent are let go: who comes back gets the current view.
    pub(super) fn drop_stuck(&mut self) {
        while self.conns.iter().any(|conn| conn.connection.outlet.is_stuck()) {
            let before = self.online();
            self.conns.retain(|conn| !conn.connection.outlet.is_stuck());
            if self.online() != before {
                self.welcome();
            }
        }
    }
}

impl Agreed {
    /// Whom somebody talks with: who sits here is a player also while looking as a watcher does.
    pub(super) fn audience_of(&self, person: PersonId) -> Audience {
        if self.seats_of(person).is_empty() { Audience::Watchers } else { Audience::Players }
    }
}

fn welcome(yours: SeatSet, eye: Eye, table: TableInfo) -> ToBrowser {
    ToBrowser::Welcome(Box::new(Welcome { table, yours, eye }))
}

/// Sends; `false` if the connection is gone or does not read.
pub(super) fn send(conn: &Conn, message: &ToBrowser) -> bool {
    conn.connection.outlet.send(message)
}

fn said(line: &ChatRow) -> Said {
    Said {
        n: line.n,
        at: line.at,
        name: line.name.clone(),
        person: line.person.clone(),
        seat: line.seat,
        text: line.what.clone(),
    }
}
