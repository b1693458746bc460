//! What connections say: decisions of the game, going back together, chat.

use super::Refusal;
use super::journal::Rows;
use super::table::{LiveTable, turn_of};
use super::viewers::send;
use crate::store::NotAppended;
use crate::{figures, time};
use game::{Eye, Seat, SeatSet, from_hex, to_hex};
use table::{Change, MAX_ENTROPY, NotTaken, Refused, Row, What};
use text::Language;
use wire::{Asked, LONGEST_LINE, Request, Stage, ToBrowser, ToServer};

/// A table with bots is looked after by another process, or after a restart, if nothing came of it for so long.
pub(super) const BOT_DUE: i64 = 5_000;
/// How often a decision is proposed again when another process was faster at the same table.
const TRIES: usize = 4;
/// As for bots, where only a clock runs: it is read anew on waking.
const CLOCK_DUE: i64 = 60_000;

impl LiveTable {
    /// A connection wants something: it is done and said so, or refused, both with the number of the request.
    pub(super) async fn message(&mut self, id: u64, request: Request) {
        let Some(at) = self.at(id) else { return };
        let Request { id: to, wish } = request;
        let done = self.do_wish(at, to, wish).await;
        // Whoever does not read may have been let go meanwhile.
        let Some(at) = self.at(id) else { return };
        match done {
            Ok(true) if to != 0 => drop(send(&self.conns[at], &ToBrowser::Done { to })),
            Ok(_) => {}
            Err(why) => self.refuse(at, to, why),
        }
    }

    fn at(&self, id: u64) -> Option<usize> {
        self.conns.iter().position(|conn| conn.connection.id == id)
    }

    /// Does what a connection wants; `false` if what it was sent is an answer already.
    async fn do_wish(&mut self, at: usize, to: u32, wish: ToServer) -> Result<bool, Refusal> {
        let stage = self.memory.agreed()?.kept.stage;
        match wish {
            ToServer::Play { decision, action } => {
                let (seat, (_, table, _)) = (self.seat(at)?, self.memory.begun()?);
                match What::read(table.board(), &action).map_err(Refusal::Unreadable)? {
                    What::Back(_) => return Err(Refusal::AskFirst),
                    what => self.decide(at, seat, decision, what).await?,
                }
            }
            ToServer::Undo { decision, count } => {
                let seat = self.seat(at)?;
                self.decide(at, seat, decision, What::Undo(count)).await?;
            }
            ToServer::AskBack { count } => Box::pin(self.ask_back(at, count)).await?,
            ToServer::Agree { row, yes } => Box::pin(self.agree(at, row, yes)).await?,
            ToServer::Say { text } => Box::pin(self.say(at, &text)).await?,
            ToServer::Entropy { hex } => match stage {
                Stage::Waiting => Box::pin(self.add_entropy(at, &hex)).await?,
                Stage::Running | Stage::Over => return Err(Refusal::Begun),
            },
            ToServer::Look { seat } => self.look(at, seat)?,
            ToServer::LookBack { row } => {
                self.show_past(at, to, row)?;
                return Ok(false);
            }
            ToServer::Language { tag } => {
                self.conns[at].connection.language = Language::from_tag(&tag).unwrap_or_default();
            }
            ToServer::Away => Box::pin(self.set_away(at, true)).await?,
            ToServer::Back => Box::pin(self.set_away(at, false)).await?,
            // Answered before the game was looked for.
            ToServer::Ping { .. } => return Ok(false),
        }
        Ok(true)
    }

    /// The seat a connection plays.
    fn seat(&self, at: usize) -> Result<Seat, Refusal> {
        let own = self.own(at);
        self.conns[at].eye.seat().filter(|&seat| own.has(seat)).ok_or(Refusal::NotSeated)
    }

    /// The seats of who is connected here.
    fn own(&self, at: usize) -> SeatSet {
        let person = self.conns[at].connection.person;
        self.memory.agreed().map_or(SeatSet::EMPTY, |agreed| agreed.seats_of(person))
    }

    /// A seat's answer to its decision.
    async fn decide(&mut self, at: usize, seat: Seat, decision: u32, what: What) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let (_, table, _) = self.memory.begun()?;
            match table.propose(seat, decision, what) {
                Ok(_) => {}
                // A repeated or late message: the current view says all.
                Err(Refused::Stale { .. }) => break,
                Err(refused) => return Err(Refusal::Rules(refused.note(table.board()))),
            }
            let (agreed, _) = self.memory.running()?;
            if !agreed.plays_itself(seat) {
                Box::pin(self.return_to(seat)).await;
            }
            match self.append(seat, decision, what).await {
                Ok(()) => {
                    self.go_on().await;
                    return Ok(());
                }
                Err(NotTaken::NotKept(NotAppended::Failed)) => return Err(Refusal::Broken),
                // Another process was faster, perhaps for another seat: then this decision still stands.
                Err(NotTaken::NotKept(NotAppended::Taken) | NotTaken::Refused(_)) => {}
            }
        }
        self.show_to(at);
        Ok(())
    }

    /// Keeps an answer, then applies it, then shows it. If it was not kept, the table is then as the database has it,
    /// if that answers.
    pub(super) async fn append(
        &mut self,
        seat: Seat,
        decision: u32,
        what: What,
    ) -> Result<(), NotTaken<NotAppended>> {
        let Ok((agreed, game)) = self.memory.running_mut() else {
            return Err(NotTaken::NotKept(NotAppended::Failed));
        };
        let at = time::now();
        let bots = agreed.seats.iter().any(|chair| !chair.is_person() || chair.away);
        let due = agreed.has_jobs().then(|| at + if bots { BOT_DUE } else { CLOCK_DUE });
        let mut rows = Rows { store: &self.app.store, table: self.id, at, due };
        let change = match game.host.decide(&mut rows, seat, decision, what).await {
            Ok(change) => change,
            Err(refused @ NotTaken::Refused(_)) => return Err(refused),
            Err(NotTaken::NotKept(why)) => {
                if matches!(why, NotAppended::Taken) {
                    figures::ROWS_TAKEN.add(1);
                }
                // Whether it is on the disk is not known: the database will say, and everyone sees what it says.
                Box::pin(self.reload()).await;
                return Err(NotTaken::NotKept(why));
            }
        };
        game.due = due.or(game.due);
        game.clocks.decided(at, seat, turn_of(game.table()));
        let settled = game.asked.take().is_some();
        // Whoever sees the end finds the result in every list.
        let over = game.table().ending().is_some() && Box::pin(self.keep_result()).await;
        self.show(change);
        if settled {
            self.show_asked();
        }
        if over {
            self.tell_result();
        }
        Ok(())
    }

    /// Brings the table up to date with the database, where another process may have added to it.
    pub(super) async fn reload(&mut self) {
        if let Err(fault) = self.read_anew().await {
            return self.let_all_go(&fault);
        }
        self.welcome();
        self.show(Change::All);
    }

    /// Somebody asks everyone to go back.
    async fn ask_back(&mut self, at: usize, count: u32) -> Result<(), Refusal> {
        let seat = self.seat(at)?;
        let (agreed, game) = self.memory.running_mut()?;
        if !agreed.kept.rules.consent {
            return Err(Refusal::NoConsent);
        }
        let asked = game.host.table().check(Row { seat, what: What::Back(count) });
        asked.map_err(|refused| Refusal::Rules(refused.note(game.host.table().board())))?;
        let row = game.table().rows().len() as u32;
        game.asked = Some(Asked { row, by: seat, count, agreed: SeatSet::one(seat) });
        self.show_asked();
        self.settle_asked().await;
        Ok(())
    }

    /// Somebody answers what was asked.
    async fn agree(&mut self, at: usize, row: u32, yes: bool) -> Result<(), Refusal> {
        let own = self.own(at);
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        let (_, game) = self.memory.running_mut()?;
        let asked = game.asked.as_mut().filter(|asked| asked.row == row).ok_or(Refusal::NoQuestion)?;
        if yes {
            asked.agreed = asked.agreed.iter().chain(own.iter()).collect();
        } else {
            game.asked = None;
        }
        self.show_asked();
        self.settle_asked().await;
        Ok(())
    }

    /// Goes back once every person has agreed, also those for whom a bot plays just now: nobody agrees by being away.
    /// Only bots agree to everything.
    async fn settle_asked(&mut self) {
        let Ok((agreed, game)) = self.memory.running() else { return };
        let Some(Asked { by, count, agreed: said, .. }) = game.asked else { return };
        if Seat::all(agreed.seats.len()).all(|seat| said.has(seat) || !agreed.seats[seat.index()].is_person())
        {
            let decision = game.table().decision(by);
            // What was not kept is asked again.
            let _ = self.append(by, decision, What::Back(count)).await;
            self.go_on().await;
        }
    }

    /// Chat, within limits, as plain text on one line.
    async fn say(&mut self, at: usize, text: &str) -> Result<(), Refusal> {
        let line: String =
            text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let line = line.trim();
        if line.is_empty() || line.chars().count() > LONGEST_LINE {
            return Err(Refusal::ChatLength);
        }
        let person = self.conns[at].connection.person;
        if !self.app.limits.may_speak(person) {
            return Err(Refusal::Slower);
        }
        let own = self.own(at);
        let looks = self.conns[at].eye.seat().filter(|&seat| own.has(seat));
        let seat = looks.or_else(|| own.iter().next());
        let audience = self.memory.agreed()?.audience_of(person);
        self.store().say(self.id, audience, time::now(), person, seat, line).await?;
        self.pass_on_chat().await;
        self.store().tell_others(self.id);
        Ok(())
    }

    /// Adds to the luck before the start.
    async fn add_entropy(&mut self, at: usize, hex: &str) -> Result<(), Refusal> {
        let bytes = from_hex(hex).filter(|bytes| (1..=MAX_ENTROPY).contains(&bytes.len()));
        let bytes = bytes.ok_or(Refusal::Entropy)?;
        let own = self.own(at);
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        for seat in own.iter() {
            self.store().set_entropy(self.id, seat.index(), &to_hex(&bytes)).await?;
        }
        match self.refresh().await {
            Ok(()) => self.welcome(),
            Err(fault) => self.let_all_go(&fault),
        }
        Ok(())
    }

    /// Looks through another of one's own seats, or as a watcher.
    fn look(&mut self, at: usize, seat: Option<Seat>) -> Result<(), Refusal> {
        if let Some(why) = self.memory.foreign() {
            return Err(why);
        }
        let own = self.own(at);
        self.conns[at].eye = match seat {
            Some(seat) if own.has(seat) => Eye::Seat(seat),
            Some(_) => return Err(Refusal::NotSeated),
            None => Eye::Watcher,
        };
        self.conns[at].connection.watcher = seat.is_none();
        self.show_to(at);
        Ok(())
    }

    /// Leaves one's seats to a bot, or takes them back.
    async fn set_away(&mut self, at: usize, away: bool) -> Result<(), Refusal> {
        let own = self.own(at);
        self.memory.running()?;
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        // What is so already need not be kept and told to everyone; of what others did we may not have heard yet.
        let is_so =
            |seat: Seat| self.memory.agreed().is_ok_and(|agreed| agreed.seats[seat.index()].away == away);
        if !self.store().is_shared() && own.iter().all(is_so) {
            return Ok(());
        }
        for seat in own.iter() {
            self.change_away(seat, away).await;
        }
        self.welcome();
        self.go_on().await;
        Ok(())
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
        let chair = self.memory.agreed_mut().ok().and_then(|agreed| agreed.seats.get_mut(seat.index()));
        if let Some(chair) = chair {
            chair.away = away;
        }
        if let Ok((_, game)) = self.memory.running_mut() {
            game.thinking = None;
        }
        self.store().tell_others(self.id);
    }
}
