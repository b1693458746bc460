//! The state of one live table: what was agreed, who sits, who is connected, and the game once it runs.

use super::bots::FORGOTTEN;
use super::clock::Clocks;
use super::{Connection, Event};
use crate::app::{App, Shared};
use crate::error::Error;
use crate::store::{Fault, Flags, SeatKept, Store, TableKept};
use crate::time;
use catalog::{AnyBoard, AnyOptions, Title};
use game::{Eye, Note, PerSeat, Seat, SeatSet, Secret, Turn, from_hex, to_hex};
use std::time::{Duration, Instant};
use table::{Row, Setup, Sitter, Table, What};
use wire::{Asked, BoardInfo, Chair, Choice, Pace, Stage, TableInfo, ToBrowser, ToServer};

/// One live table.
pub(super) struct Room {
    pub(super) app: Shared,
    pub(super) id: i64,
    /// What was agreed; `None` until it was loaded, or if there is no such table.
    pub(super) agreed: Option<Agreed>,
    /// The game; `None` before the start, and while it rests.
    pub(super) game: Option<Game>,
    pub(super) conns: Vec<Conn>,
    /// When something last happened.
    pub(super) stirred: Instant,
    /// The last line of chat that was sent.
    pub(super) chat: i64,
}

/// A connection, and whose eye it looks through.
pub(super) struct Conn {
    pub(super) connection: Connection,
    pub(super) eye: Eye,
    /// How many lines of the log of its eye it has been sent; `None` before the first.
    pub(super) told: Option<u32>,
    /// The room whose chat it was sent; `None` before the first.
    pub(super) room: Option<i64>,
}

/// What was agreed, and who sits.
pub(super) struct Agreed {
    pub(super) kept: TableKept,
    pub(super) title: Title,
    pub(super) options: AnyOptions,
    pub(super) pace: Pace,
    pub(super) seats: Vec<SeatKept>,
}

/// A game that runs or is over.
pub(super) struct Game {
    pub(super) table: Table,
    pub(super) clocks: Clocks,
    /// A bot thinks about this decision of this seat, since then.
    pub(super) thinking: Option<(Seat, u32, Instant)>,
    /// What everyone is asked.
    pub(super) asked: Option<Asked>,
    /// Who must decide, as the lists know it.
    pub(super) listed: Option<u8>,
    /// When attention was last asked for in the database.
    pub(super) due: Option<i64>,
    /// The decision of a seat whose time ran out: a bot takes it, even if the person is back.
    pub(super) forfeited: PerSeat<Option<u32>>,
}

/// A game rests when nothing happened for so long.
const REST: Duration = Duration::from_secs(10);
/// The lists learn whose turn it is after so long.
const SETTLE: Duration = Duration::from_secs(1);

impl Room {
    pub(super) fn new(app: Shared, id: i64) -> Self {
        Self { app, id, agreed: None, game: None, conns: Vec::new(), stirred: Instant::now(), chat: 0 }
    }

    pub(super) fn store(&self) -> &Store {
        &self.app.store
    }

    /// Takes note of what happens. What is rare waits on the heap: a table's task is as large as the largest of all
    /// that it may wait for, and there are many tables at rest.
    pub(super) async fn handle(&mut self, event: Event) {
        let Some(event) = self.without_waking(event) else { return };
        self.stirred = Instant::now();
        if !self.is_awake()
            && let Err(fault) = Box::pin(self.wake()).await
        {
            tracing::error!(table = self.id, %fault, "a table could not be loaded");
            if let Event::Command(_, _, reply) = event {
                let _ = reply.send(Err(Error::broken()));
            }
            return;
        }
        // What ran out before this happened counts before it.
        if self.deadlines().any(|(_, deadline)| deadline <= time::now()) {
            Box::pin(self.attend()).await;
        }
        match event {
            Event::Connect(connection) => Box::pin(self.connect(*connection)).await,
            Event::Leave(id) => self.leave(id),
            Event::Forget(person) => {
                self.forget(person);
                // Who deleted the account has no name any more.
                Box::pin(self.follow()).await;
            }
            Event::Message(id, message) => self.message(id, message).await,
            Event::Command(person, command, reply) => {
                let outcome = Box::pin(self.command(&person, command)).await;
                let _ = reply.send(outcome);
            }
            Event::Record(person, reply) => {
                let _ = reply.send(Box::pin(self.record(person)).await);
            }
            Event::Thought(seat, decision, action) => self.thought(seat, decision, action).await,
            Event::Attend => {
                if self.store().is_shared() {
                    Box::pin(self.follow()).await;
                }
                Box::pin(self.attend()).await;
            }
            Event::Stop => {}
        }
    }

    /// What is done without the game, so that it may go on resting.
    fn without_waking(&mut self, event: Event) -> Option<Event> {
        match event {
            Event::Message(id, ToServer::Ping { n }) => {
                let conn = self.conns.iter().find(|conn| conn.connection.id == id);
                conn.map(|conn| super::show::send(conn, &ToBrowser::Pong { n }));
                None
            }
            // The last one to leave leaves nobody who wants to know.
            Event::Leave(id) if self.conns.iter().all(|conn| conn.connection.id == id) => {
                self.conns.clear();
                None
            }
            Event::Forget(person) if !self.knows(person) => None,
            event => Some(event),
        }
    }

    /// Whether a person looks at the table or sits at it, as far as memory tells.
    fn knows(&self, person: i64) -> bool {
        let sits = self.agreed.as_ref().is_some_and(|agreed| !agreed.seats_of(person).is_empty());
        sits || self.conns.iter().any(|conn| conn.connection.person == person)
    }

    /// Whether all there is of the table is in memory.
    fn is_awake(&self) -> bool {
        self.agreed.as_ref().is_some_and(|agreed| self.game.is_some() || agreed.kept.stage == 0)
    }

    /// Loads what is not in memory.
    pub(super) async fn wake(&mut self) -> Result<(), Fault> {
        if self.agreed.is_none() {
            self.agreed = load(&self.app, self.id).await?;
            self.fit_eyes();
        }
        let Some(agreed) = &self.agreed else { return Ok(()) };
        if self.game.is_none() && agreed.kept.stage > 0 {
            self.game = Some(fold(&self.app, agreed).await?);
            for conn in &mut self.conns {
                // What it was told still stands: rows are only ever appended by this process, or it is told anew.
                conn.told = None;
            }
        }
        Ok(())
    }

    /// Until when nothing need be looked after, if nothing happens.
    pub(super) fn quiet_until(&self) -> Instant {
        let game = self.game.as_ref();
        let settled = game.is_none_or(|game| game.listed == Some(turn_of(&game.table).bits()));
        let rests = self.agreed.is_none() && !self.is_empty();
        let thinking = game.and_then(|game| game.thinking);
        let most = match (settled, rests, thinking) {
            (false, ..) => self.stirred + SETTLE,
            (true, true, _) => Instant::now() + Duration::from_hours(24),
            (true, false, None) => self.stirred + REST,
            (true, false, Some((.., since))) => (self.stirred + REST).max(since + FORGOTTEN),
        };
        let deadline = self.deadlines().map(|(_, deadline)| deadline).min();
        deadline.map_or(most, |deadline| {
            let left = (deadline - time::now()).max(0) as u64;
            most.min(Instant::now() + Duration::from_millis(left + 1))
        })
    }

    /// When the time of each seat that a person plays runs out.
    pub(super) fn deadlines(&self) -> impl Iterator<Item = (Seat, i64)> + '_ {
        let playing = self.agreed.as_ref().filter(|agreed| agreed.pace != Pace::Free).zip(self.game.as_ref());
        playing.into_iter().flat_map(|(agreed, game)| {
            Seat::all(agreed.seats.len())
                .filter(|&seat| agreed.plays_itself(seat) && !game.is_forfeited(seat))
                .filter_map(|seat| Some((seat, game.clocks.deadline(seat)?)))
        })
    }

    /// Whether nothing goes on.
    pub(super) fn is_idle(&self) -> bool {
        self.stirred.elapsed() >= REST && self.game.as_ref().is_none_or(|game| game.thinking.is_none())
    }

    /// Whether nobody is connected.
    pub(super) fn is_empty(&self) -> bool {
        self.conns.is_empty()
    }

    /// Drops the game, which can be folded again; what the database needs to know is told first.
    pub(super) async fn rest(&mut self) {
        self.settle().await;
        self.game = None;
        self.agreed = None;
        self.conns.shrink_to_fit();
    }

    /// The board of the table, if it is known.
    pub(super) fn names(&self) -> impl Fn(Seat) -> String + '_ {
        move |seat| {
            let name = self.agreed.as_ref().and_then(|agreed| agreed.seats.get(seat.index()));
            name.map_or_else(|| seat.to_string(), |chair| chair.name.clone())
        }
    }
}

impl Game {
    /// Whether the time for the decision that a seat faces ran out.
    pub(super) fn is_forfeited(&self, seat: Seat) -> bool {
        self.forfeited[seat] == Some(self.table.decision(seat))
    }

    /// The seat that a bot decides for now, if any.
    pub(super) fn bots_turn(&self, agreed: &Agreed) -> Option<Seat> {
        turn_of(&self.table).iter().find(|&seat| !agreed.plays_itself(seat) || self.is_forfeited(seat))
    }
}

impl Agreed {
    /// Whether a person plays this seat just now.
    pub(super) fn plays_itself(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|chair| chair.is_person() && !chair.away)
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, person: i64) -> SeatSet {
        let own = |seat: &Seat| self.seats[seat.index()].person == Some(person);
        Seat::all(self.seats.len()).filter(own).collect()
    }

    /// Whether the table must be looked after even if nobody is connected.
    pub(super) fn has_jobs(&self) -> bool {
        self.pace != Pace::Free || self.seats.iter().any(|chair| !chair.is_person() || chair.away)
    }

    /// The table's secret.
    pub(super) fn secret(&self) -> Secret {
        let bytes = from_hex(&self.kept.secret).and_then(|bytes| bytes.try_into().ok());
        Secret::new(bytes.expect("secrets are kept as 64 hexadecimal digits"))
    }

    /// What is open about the table.
    pub(super) fn info(&self, online: SeatSet) -> TableInfo {
        let board = self.options.board();
        let chair = |(seat, chair): (Seat, &SeatKept)| Chair {
            kind: chair.kind.clone(),
            name: chair.name.clone(),
            mark: chair.mark,
            person: chair.code.clone(),
            online: online.has(seat),
            away: chair.away,
            entropy: !chair.entropy.is_empty(),
        };
        let choice = |(name, value): (&str, String)| Choice { name: name.into(), value };
        TableInfo {
            code: self.kept.code.clone(),
            title: self.title,
            stage: stage(self.kept.stage),
            options: self.options.list().into_iter().map(choice).collect(),
            board: BoardInfo {
                id: board.id().into(),
                hash: to_hex(&board.hash()),
                json: (!board.is_built_in()).then(|| board.json().into()),
            },
            commitment: to_hex(&self.secret().commitment()),
            chairs: Seat::all(self.seats.len()).zip(&self.seats).map(chair).collect(),
            pace: self.pace,
            open: self.kept.flags.has(Flags::OPEN),
            watch: self.kept.flags.has(Flags::WATCH),
            consent: self.kept.flags.has(Flags::CONSENT),
            hints: self.kept.flags.has(Flags::HINTS),
            shuffle: self.kept.flags.has(Flags::SHUFFLE),
            host: self.kept.host_code.clone().unwrap_or_default(),
            created: self.kept.created,
            started: self.kept.started,
            ended: self.kept.ended,
            deal: self.kept.deal.clone(),
            rematch: self.kept.rematch.clone(),
        }
    }
}

/// A stage as it is sent.
pub(crate) fn stage(kept: i64) -> Stage {
    match kept {
        0 => Stage::Waiting,
        1 => Stage::Running,
        _ => Stage::Over,
    }
}

/// Who must decide, nobody once the game is over.
pub(super) fn turn_of(table: &Table) -> SeatSet {
    match table.turn() {
        Turn::Seats(seats) => seats,
        Turn::Over => SeatSet::EMPTY,
    }
}

pub(super) async fn load(app: &App, id: i64) -> Result<Option<Agreed>, Fault> {
    let Some(kept) = app.store.table(id).await? else { return Ok(None) };
    let seats = app.store.seats(id).await?;
    let unsound = |what: &str| Fault::Protocol(format!("table {id}: {what}"));
    let title = Title::from_name(&kept.title).ok_or_else(|| unsound("unknown title"))?;
    if !title.seats().contains(&seats.len()) {
        return Err(unsound("seats"));
    }
    let mut options = title.options(seats.len());
    let choices: Vec<Choice> = serde_json::from_str(&kept.options).map_err(|_| unsound("options"))?;
    for Choice { name, value } in &choices {
        options.set(name, value).map_err(|_| unsound("an option"))?;
    }
    if let Some(hash) = &kept.board {
        let board = board_of(app, title, hash).await?.ok_or_else(|| unsound("board"))?;
        options.set_board(board);
    }
    let pace = serde_json::from_str(&kept.pace).map_err(|_| unsound("pace"))?;
    Ok(Some(Agreed { kept, title, options, pace, seats }))
}

/// The uploaded board with this hash.
pub(crate) async fn board_of(app: &App, title: Title, hash: &str) -> Result<Option<AnyBoard>, Fault> {
    // A file that differs from the built-in board in names alone is the built-in board.
    if to_hex(&title.board().hash()) == hash {
        return Ok(Some(title.board()));
    }
    let json = app.store.board(hash).await?;
    Ok(json.and_then(|json| title.load_board(&json).ok()))
}

/// The game that the rows in the database lead to.
async fn fold(app: &App, agreed: &Agreed) -> Result<Game, Fault> {
    let rows = app.store.rows(agreed.kept.id, 0).await?;
    let mut table = Table::new(setup(agreed));
    let mut clocks = Clocks::new(agreed.pace, agreed.kept.started.unwrap_or_default(), turn_of(&table));
    for (index, kept) in rows.iter().enumerate() {
        let row = read_row(&table, kept.seat, &kept.what);
        let fits = row.is_some_and(|row| table.append(row).is_ok());
        if !fits {
            return Err(Fault::Protocol(format!("table {}: row {} is not sound", agreed.kept.id, index + 1)));
        }
        clocks.decided(kept.at, table.rows()[index].seat, turn_of(&table));
    }
    Ok(Game {
        table,
        clocks,
        thinking: None,
        asked: None,
        listed: None,
        due: None,
        forfeited: PerSeat::default(),
    })
}

/// What the table is before its first row.
pub(super) fn setup(agreed: &Agreed) -> Setup {
    let sitter = |chair: &SeatKept| {
        let kind = if chair.is_person() { "human" } else { &chair.kind };
        Sitter { kind: kind.into(), name: chair.name.clone() }
    };
    let added = |chair: &SeatKept| from_hex(&chair.entropy).unwrap_or_default();
    Setup {
        options: agreed.options.clone(),
        sitters: agreed.seats.iter().map(sitter).collect(),
        secret: agreed.secret(),
        entropy: agreed.seats.iter().map(added).collect(),
    }
}

/// A row as the database has it.
pub(super) fn read_row(table: &Table, seat: i64, what: &str) -> Option<Row> {
    let seat = Seat::try_new(usize::try_from(seat).ok()?)?;
    let what = What::read(table.board(), what).ok()?;
    Some(Row { seat, what })
}

/// A note without arguments, for refusals.
pub(super) fn note(key: &'static str) -> Note {
    Note::new(key)
}
