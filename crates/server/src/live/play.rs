//! What connections say: decisions of the game, going back together, chat.

use super::room::{Room, note, turn_of};
use super::show::Change;
use crate::store::{Append, Flags, NotAppended};
use crate::time;
use game::{Eye, Seat, SeatSet, from_hex, to_hex};
use table::{MAX_ENTROPY, Refused, Row, What};
use text::Language;
use wire::{Asked, LONGEST_LINE, ToServer};

/// A table with bots is looked after by another process, or after a restart, if nothing came of it for so long.
pub(super) const BOT_DUE: i64 = 5_000;
/// How often a decision is proposed again when another process was faster at the same table.
const TRIES: usize = 4;
/// As for bots, where only a clock runs: it is read anew on waking.
const CLOCK_DUE: i64 = 60_000;

impl Room {
    /// A connection says something.
    pub(super) async fn message(&mut self, id: u64, message: ToServer) {
        let Some(at) = self.conns.iter().position(|conn| conn.connection.id == id) else { return };
        if self.agreed.is_none() {
            return self.refuse(at, &note("server-absent"));
        }
        match message {
            ToServer::Play { decision, action } => self.decide(at, decision, &action).await,
            ToServer::Undo { decision, count } => self.decide(at, decision, &format!("undo {count}")).await,
            ToServer::AskBack { count } => Box::pin(self.ask_back(at, count)).await,
            ToServer::Agree { row, yes } => Box::pin(self.agree(at, row, yes)).await,
            ToServer::Say { text } => Box::pin(self.say(at, &text)).await,
            ToServer::Entropy { hex } => Box::pin(self.add_entropy(at, &hex)).await,
            ToServer::Look { seat } => self.look(at, seat),
            ToServer::LookBack { row } => self.show_past(at, row),
            ToServer::Language { tag } => {
                self.conns[at].connection.language = Language::from_tag(&tag).unwrap_or_default();
            }
            ToServer::Away => Box::pin(self.set_away(at, true)).await,
            ToServer::Back => Box::pin(self.set_away(at, false)).await,
            // Answered before the game was looked for.
            ToServer::Ping { .. } => {}
        }
    }

    /// The seat a connection plays.
    fn seat(&self, at: usize) -> Option<Seat> {
        let seat = self.conns[at].eye.seat()?;
        let own = self.agreed.as_ref()?.seats_of(self.conns[at].connection.person);
        own.has(seat).then_some(seat)
    }

    /// A seat's answer to its decision: an action, or how many are to be taken back.
    async fn decide(&mut self, at: usize, decision: u32, text: &str) {
        let Some(seat) = self.seat(at) else { return self.refuse(at, &note("server-not-seated")) };
        let Some(game) = &self.game else { return self.refuse(at, &note("server-not-begun")) };
        let what = match What::read(game.table.board(), text) {
            Ok(What::Back(_)) => return self.refuse(at, &note("server-ask-first")),
            Ok(what) => what,
            Err(unreadable) => return self.refuse(at, &unreadable.note()),
        };
        for _ in 0..TRIES {
            let Some(game) = &self.game else { return self.refuse(at, &note("server-broken")) };
            match game.table.propose(seat, decision, what) {
                Ok(row) => {
                    if !self.agreed.as_ref().is_some_and(|agreed| agreed.plays_itself(seat)) {
                        Box::pin(self.return_to(seat)).await;
                    }
                    if self.append(row).await {
                        return self.go_on().await;
                    }
                    // Another process was faster, perhaps for another seat: then this decision still stands.
                }
                // A repeated or late message: the current view says all.
                Err(Refused::Stale { .. }) => return self.show_to(at),
                Err(refused) => return self.refuse(at, &refused.note(game.table.board())),
            }
        }
        self.show_to(at);
    }

    /// Keeps a row, then applies it, then shows it. `false` if it was not kept: then the table is as the
    /// database has it, if that answers.
    pub(super) async fn append(&mut self, row: Row) -> bool {
        let (Some(agreed), Some(game)) = (&self.agreed, &self.game) else { return false };
        let now = time::now();
        let bots = agreed.seats.iter().any(|chair| !chair.is_person() || chair.away);
        let due = agreed.has_jobs().then(|| now + if bots { BOT_DUE } else { CLOCK_DUE });
        let kept = self.store().append(Append {
            table: self.id,
            n: game.table.rows().len() as i64 + 1,
            seat: row.seat.index() as i64,
            what: row.what.write(game.table.board()),
            at: now,
            due,
        });
        match kept.await {
            Ok(()) => {
                let Some(game) = &mut self.game else { return false };
                game.due = due.or(game.due);
                game.table.append(row).expect("it was proposed, and nothing came between");
                game.clocks.decided(now, row.seat, turn_of(&game.table));
                let settled = game.asked.take().is_some();
                let step = matches!(row.what, What::Play(_));
                // Whoever sees the end finds the result in every list.
                let over = game.table.ending().is_some() && Box::pin(self.keep_result()).await;
                self.show(if step { Change::Step } else { Change::All });
                if settled {
                    self.show_asked();
                }
                if over {
                    Box::pin(self.tell_result()).await;
                }
                true
            }
            Err(NotAppended::Taken) => {
                metrics::counter!("skyrail_rows_taken").increment(1);
                Box::pin(self.reload()).await;
                false
            }
            Err(NotAppended::Failed) => {
                // Whether it is on the disk is not known: the database will say.
                self.game = None;
                if let Err(fault) = Box::pin(self.wake()).await {
                    tracing::error!(table = self.id, %fault, "a table could not be loaded");
                }
                false
            }
        }
    }

    /// Brings the table up to date with the database, where another process may have added to it.
    pub(super) async fn reload(&mut self) {
        (self.agreed, self.game) = (None, None);
        if let Err(fault) = self.wake().await {
            tracing::error!(table = self.id, %fault, "a table could not be loaded");
        }
        self.welcome();
        self.show(Change::All);
    }

    /// Somebody asks everyone to go back.
    async fn ask_back(&mut self, at: usize, count: u32) {
        let Some(seat) = self.seat(at) else { return self.refuse(at, &note("server-not-seated")) };
        let (Some(agreed), Some(game)) = (&self.agreed, &mut self.game) else {
            return self.refuse(at, &note("server-not-begun"));
        };
        if !agreed.kept.flags.has(Flags::CONSENT) {
            return self.refuse(at, &note("server-no-consent"));
        }
        if let Err(refused) = game.table.check(Row { seat, what: What::Back(count) }) {
            let note = refused.note(game.table.board());
            return self.refuse(at, &note);
        }
        let row = game.table.rows().len() as u32;
        game.asked = Some(Asked { row, by: seat, count, agreed: SeatSet::one(seat) });
        self.show_asked();
        self.settle_asked().await;
    }

    /// Somebody answers what was asked.
    async fn agree(&mut self, at: usize, row: u32, yes: bool) {
        let Some(agreed) = &self.agreed else { return };
        let own = agreed.seats_of(self.conns[at].connection.person);
        let Some(game) = &mut self.game else { return };
        let Some(asked) = game.asked.as_mut().filter(|asked| asked.row == row && !own.is_empty()) else {
            return;
        };
        if yes {
            asked.agreed = asked.agreed.iter().chain(own.iter()).collect();
        } else {
            game.asked = None;
        }
        self.show_asked();
        self.settle_asked().await;
    }

    /// Goes back once every person has agreed; bots agree to everything.
    async fn settle_asked(&mut self) {
        let (Some(agreed), Some(game)) = (&self.agreed, &self.game) else { return };
        let Some(asked) = &game.asked else { return };
        if Seat::all(agreed.seats.len()).all(|seat| asked.agreed.has(seat) || !agreed.plays_itself(seat)) {
            let row = Row { seat: asked.by, what: What::Back(asked.count) };
            self.append(row).await;
            self.go_on().await;
        }
    }

    /// Chat, within limits, as plain text on one line.
    async fn say(&mut self, at: usize, text: &str) {
        let line: String =
            text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let line = line.trim();
        if line.is_empty() || line.chars().count() > LONGEST_LINE {
            return self.refuse(at, &note("server-chat-length"));
        }
        let person = self.conns[at].connection.person;
        if !self.app.limits.may_speak(person) {
            return self.refuse(at, &note("server-slower"));
        }
        let Some(agreed) = &self.agreed else { return };
        let own = agreed.seats_of(person);
        let looks = self.conns[at].eye.seat().filter(|&seat| own.has(seat));
        let seat = looks.or_else(|| own.iter().next()).map(|seat| seat.index() as i64);
        let room = agreed.room_of(person);
        let kept = self.store().say(self.id, room, time::now(), person, seat, line).await;
        if let Err(fault) = kept {
            tracing::error!(%fault, "a line of chat was not kept");
            return self.refuse(at, &note("server-broken"));
        }
        self.pass_on_chat().await;
        self.store().tell_others(self.id).await;
    }

    /// Adds to the luck before the start.
    async fn add_entropy(&mut self, at: usize, hex: &str) {
        let Some(agreed) = &self.agreed else { return };
        let bytes = from_hex(hex).filter(|bytes| (1..=MAX_ENTROPY).contains(&bytes.len()));
        let (Some(bytes), 0) = (bytes, agreed.kept.stage) else {
            return self.refuse(at, &note("server-entropy"));
        };
        for seat in agreed.seats_of(self.conns[at].connection.person).iter() {
            if let Err(fault) = self.store().set_entropy(self.id, seat.index(), &to_hex(&bytes)).await {
                tracing::error!(%fault, "entropy was not kept");
            }
        }
        self.agreed = None;
        let _ = self.wake().await;
        self.welcome();
    }

    /// Looks through another of one's own seats, or as a watcher.
    fn look(&mut self, at: usize, seat: Option<Seat>) {
        let Some(agreed) = &self.agreed else { return };
        let own = agreed.seats_of(self.conns[at].connection.person);
        match seat {
            Some(seat) if own.has(seat) => self.conns[at].eye = Eye::Seat(seat),
            Some(_) => return self.refuse(at, &note("server-not-seated")),
            None => self.conns[at].eye = Eye::Watcher,
        }
        self.conns[at].connection.watcher = seat.is_none();
        self.show_to(at);
    }

    /// Leaves one's seats to a bot, or takes them back.
    async fn set_away(&mut self, at: usize, away: bool) {
        let Some(agreed) = &self.agreed else { return };
        let own = agreed.seats_of(self.conns[at].connection.person);
        if own.is_empty() || agreed.kept.stage != 1 {
            return self.refuse(at, &note("server-not-seated"));
        }
        for seat in own.iter() {
            self.change_away(seat, away).await;
        }
        self.welcome();
        self.go_on().await;
    }

    /// A person plays a seat again.
    async fn return_to(&mut self, seat: Seat) {
        self.change_away(seat, false).await;
        self.welcome();
    }

    /// Whether a bot stands in for a seat.
    pub(super) async fn change_away(&mut self, seat: Seat, away: bool) {
        if let Err(fault) = self.store().set_away(self.id, seat.index(), away).await {
            tracing::error!(%fault, "who stands in was not kept");
            return;
        }
        let chair = self.agreed.as_mut().and_then(|agreed| agreed.seats.get_mut(seat.index()));
        if let Some(chair) = chair {
            chair.away = away;
        }
        if let Some(game) = &mut self.game {
            game.thinking = None;
        }
        self.store().tell_others(self.id).await;
    }
}
