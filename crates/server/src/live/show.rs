//! Who is sent what: each connection only what its own eye sees, made and written once for each eye.

use super::room::{Agreed, Conn, Room, turn_of};
use super::{Connection, past};
use crate::error;
use crate::store::Flags;
use crate::time;
use bytes::Bytes;
use game::{Eye, Note, Seat, SeatSet, to_hex};
use wire::{Encoding, Ended, Now, Said, Shown, TableInfo, ToBrowser, Welcome};

/// What has changed since the last time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// One more step.
    Step,
    /// Anything else, such as steps taken back.
    All,
}

/// What makes two messages the same: whose eye, how it is written, and how many lines it has been told.
type Shape = (Eye, Encoding, Option<u32>);

impl Room {
    /// Lets a connection in and sends it all it needs; whoever may not look is told so and let go.
    pub(super) async fn connect(&mut self, connection: Connection) {
        let text = error::text(connection.language);
        let refuse = |key: &'static str| {
            let refusal = error::refusal(text, &Note::new(key), &|seat| seat.to_string());
            let bytes = connection.encoding.write(&ToBrowser::Refused(refusal));
            let _ = connection.out.try_send(bytes.into());
        };
        let Some(agreed) = &self.agreed else { return refuse("server-absent") };
        let own = agreed.seats_of(connection.person);
        if own.is_empty() && !agreed.kept.flags.has(Flags::WATCH) && agreed.kept.stage > 0 {
            return refuse("server-no-watching");
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
        self.conns.push(Conn { connection, eye, told: None, room: None });
        let at = self.conns.len() - 1;
        if self.online() == before {
            self.welcome_to(at);
        } else {
            self.welcome();
        }
        self.show_to(at);
        self.send_chat(at).await;
        self.go_on().await;
    }

    /// Lets every connection look through a seat of its own again: since it came, people may have sat down or got
    /// up, and seats may have been drawn.
    pub(super) fn fit_eyes(&mut self) {
        let Some(agreed) = &self.agreed else { return };
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
    pub(super) fn forget(&mut self, person: i64) {
        let before = self.online();
        self.conns.retain(|conn| conn.connection.person != person);
        if self.online() != before {
            self.welcome();
        }
    }

    /// Which seats have a connection.
    pub(super) fn online(&self) -> SeatSet {
        let Some(agreed) = &self.agreed else { return SeatSet::EMPTY };
        let seats = self.conns.iter().map(|conn| agreed.seats_of(conn.connection.person));
        seats.flat_map(SeatSet::iter).collect()
    }

    /// Tells everyone who sits and what was agreed.
    pub(super) fn welcome(&mut self) {
        let Some(agreed) = &self.agreed else { return };
        let table = agreed.info(self.online());
        let unsent = self.conns.iter().filter(|conn| !send(conn, &agreed.welcome(conn, table.clone())));
        let gone: Vec<u64> = unsent.map(|conn| conn.connection.id).collect();
        self.drop_slow(&gone);
    }

    /// Tells one connection: that one more watches is of no interest to thousands of others.
    fn welcome_to(&self, at: usize) {
        let Some(agreed) = &self.agreed else { return };
        let conn = &self.conns[at];
        send(conn, &agreed.welcome(conn, agreed.info(self.online())));
    }

    /// Shows everyone how the game stands.
    pub(super) fn show(&mut self, change: Change) {
        let mut made: Vec<(Shape, Bytes, u32)> = Vec::new();
        let mut gone = Vec::new();
        for at in 0..self.conns.len() {
            let conn = &self.conns[at];
            let told = if change == Change::Step { conn.told } else { None };
            let key = (conn.eye, conn.connection.encoding, told);
            let found = made.iter().position(|(other, ..)| *other == key).or_else(|| {
                let now = self.now(conn.eye, told)?;
                let lines = now.shown.keep + now.shown.lines.len() as u32;
                let bytes = conn.connection.encoding.write(&ToBrowser::Now(Box::new(now)));
                made.push((key, bytes.into(), lines));
                Some(made.len() - 1)
            });
            let Some((_, bytes, lines)) = found.and_then(|found| made.get(found)) else { continue };
            if conn.connection.out.try_send(bytes.clone()).is_err() {
                gone.push(conn.connection.id);
            }
            self.conns[at].told = Some(*lines);
        }
        self.drop_slow(&gone);
    }

    /// Shows one connection how the game stands, all of it.
    pub(super) fn show_to(&mut self, at: usize) {
        let Some(conn) = self.conns.get(at) else { return };
        let Some(now) = self.now(conn.eye, None) else { return };
        let lines = now.shown.lines.len() as u32;
        let sent = send(conn, &ToBrowser::Now(Box::new(now)));
        self.conns[at].told = Some(lines);
        if !sent {
            let id = self.conns[at].connection.id;
            self.drop_slow(&[id]);
        }
    }

    /// How the game stands for an eye that has been told so many lines of the log before the last step.
    fn now(&self, eye: Eye, told: Option<u32>) -> Option<Now> {
        let (agreed, game) = (self.agreed.as_ref()?, self.game.as_ref()?);
        let table = &game.table;
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
            clock: game.clocks.show(time::now(), table.seats()),
            ended,
            shown: Shown { view: table.view(eye), keep: told.unwrap_or(0), lines },
        })
    }

    /// Tells one connection why something was not done.
    pub(super) fn refuse(&self, at: usize, note: &Note) {
        let Some(conn) = self.conns.get(at) else { return };
        let refusal = error::refusal(error::text(conn.connection.language), note, &self.names());
        send(conn, &ToBrowser::Refused(refusal));
    }

    /// Tells everyone what everyone is asked, or that it is settled.
    pub(super) fn show_asked(&self) {
        let asked = self.game.as_ref().and_then(|game| game.asked.clone());
        for conn in &self.conns {
            send(conn, &ToBrowser::Asked(asked.clone()));
        }
    }

    /// Shows one connection how it was after some row.
    pub(super) fn show_past(&self, at: usize, row: u32) {
        let (Some(conn), Some(game)) = (self.conns.get(at), &self.game) else { return };
        match past::at(&game.table, conn.eye, row as usize) {
            Some(past) => drop(send(conn, &ToBrowser::Past(Box::new(past)))),
            None => self.refuse(at, &Note::new("server-no-row")),
        }
    }

    /// Sends a connection what was said in its room before.
    async fn send_chat(&mut self, at: usize) {
        let Ok(lines) = self.store().chat(self.id, 0).await else { return };
        // Where only this process writes, those who are here have heard all; whoever comes first reads how far it is.
        if !self.store().is_shared() && self.conns.len() == 1 {
            self.chat = lines.last().map_or(self.chat, |line| line.n);
        }
        let (Some(agreed), Some(conn)) = (&self.agreed, self.conns.get_mut(at)) else { return };
        let person = conn.connection.person;
        let room = agreed.room_of(person);
        conn.room = Some(room);
        if lines.is_empty() {
            return;
        }
        let Ok(unheard) = self.store().unheard(person).await else { return };
        let Some(conn) = self.conns.get(at) else { return };
        let before = lines.iter().filter(|line| line.n <= self.chat && line.room == room);
        for line in before.filter(|line| !unheard.contains(&line.person)) {
            send(conn, &ToBrowser::Said(said(line)));
        }
    }

    /// Whoever has sat down or got up is in another room, and hears what was said there.
    pub(super) async fn change_rooms(&mut self) {
        let Some(agreed) = &self.agreed else { return };
        let moved = |conn: &Conn| conn.room != Some(agreed.room_of(conn.connection.person));
        let moved: Vec<usize> = (0..self.conns.len()).filter(|&at| moved(&self.conns[at])).collect();
        for at in moved {
            self.send_chat(at).await;
        }
    }

    /// Sends everyone what was said since.
    pub(super) async fn pass_on_chat(&mut self) {
        let Ok(lines) = self.store().chat(self.id, self.chat).await else { return };
        let Some(agreed) = &self.agreed else { return };
        for line in &lines {
            let Ok(deaf) = self.store().deaf_to(&line.person).await else { return };
            let hears = |conn: &&Conn| {
                let person = conn.connection.person;
                agreed.room_of(person) == line.room && !deaf.contains(&person)
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

    /// A connection that does not read what it is sent is let go: when it comes back it gets the current view.
    fn drop_slow(&mut self, gone: &[u64]) {
        if !gone.is_empty() {
            self.conns.retain(|conn| !gone.contains(&conn.connection.id));
        }
    }
}

impl Agreed {
    /// Players and watchers talk apart, 0 and 1: what a watcher has seen elsewhere must not reach a player, also
    /// not one who looks as a watcher does.
    pub(super) fn room_of(&self, person: i64) -> i64 {
        i64::from(self.seats_of(person).is_empty())
    }

    fn welcome(&self, conn: &Conn, table: TableInfo) -> ToBrowser {
        let yours = self.seats_of(conn.connection.person);
        ToBrowser::Welcome(Box::new(Welcome { table, yours, eye: conn.eye }))
    }
}

/// Sends; `false` if the connection is gone or does not read.
pub(super) fn send(conn: &Conn, message: &ToBrowser) -> bool {
    let bytes = conn.connection.encoding.write(message);
    conn.connection.out.try_send(bytes.into()).is_ok()
}

fn said(line: &crate::store::Line) -> Said {
    Said {
        n: line.n,
        at: line.at,
        name: line.name.clone(),
        person: line.person.clone(),
        seat: line.seat.and_then(|seat| Seat::try_new(usize::try_from(seat).ok()?)),
        text: line.what.clone(),
    }
}
