//! The state of one live table: what was agreed, who sits, who is connected, and the game once it runs.

use super::bots::FORGOTTEN;
use super::clock::Clocks;
use super::stage::{Ended, Memory};
use super::{Connection, Input, Refusal};
use crate::app::{App, Shared};
use crate::boards::board_of;
use crate::offload::offload;
use crate::store::{Audience, ChairRow, PersonId, Store, StoreError, TableId, TableRow};
use crate::time;
use crate::work::Asker;
use catalog::{AnyOptions, Title};
use game::{Eye, PerSeat, Seat, SeatSet, Secret, Turn, from_hex, to_hex};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Change, Host, Setup, Table};
use wire::{Asked, BoardInfo, Chair, Choice, Pace, Request, Stage, TableInfo, ToBrowser, ToServer};

/// One live table.
pub(super) struct LiveTable {
    pub(super) app: Shared,
    pub(super) id: TableId,
    pub(super) memory: Memory,
    pub(super) conns: Vec<Conn>,
    /// When something last happened.
    pub(super) stirred: Instant,
    /// The last line of chat that was sent.
    pub(super) chat: i64,
    /// How many rows there were when it came to rest.
    rows: i64,
    /// When the database was last asked whether other processes added some.
    caught_up: Instant,
}

/// A connection, and whose eye it looks through.
pub(super) struct Conn {
    pub(super) connection: Connection,
    pub(super) eye: Eye,
    /// How many lines of the log of its eye it has been sent; `None` before the first.
    pub(super) told: Option<u32>,
    /// Whose chat it was sent; `None` before the first.
    pub(super) audience: Option<Audience>,
}

/// What was agreed, and who sits.
pub(super) struct Agreed {
    pub(super) kept: TableRow,
    pub(super) title: Title,
    pub(super) options: AnyOptions,
    pub(super) pace: Pace,
    pub(super) seats: Vec<ChairRow>,
}

/// A game that is played.
pub(super) struct Running {
    pub(super) host: Host,
    pub(super) clocks: Clocks,
    /// A bot thinks about a decision.
    pub(super) thinking: Option<BotAsked>,
    /// What everyone is asked.
    pub(super) asked: Option<Asked>,
    /// Who must decide, as the lists know it.
    pub(super) listed: Option<SeatSet>,
    /// When attention was last asked for in the database.
    pub(super) due: Option<i64>,
    /// The decision of a seat whose time ran out: a bot takes it, even if the person is back.
    pub(super) forfeited: PerSeat<Option<u32>>,
}

/// What a bot was asked.
pub(super) struct BotAsked {
    pub(super) seat: Seat,
    pub(super) decision: u32,
    /// Whose share of the bots' time it takes.
    pub(super) asker: Asker,
    pub(super) since: Instant,
    /// When this is dropped nobody wants the answer any more.
    pub(super) _wanted: Arc<()>,
}

/// A game rests when nothing happened for so long.
const REST: Duration = Duration::from_secs(10);

impl LiveTable {
    pub(super) fn new(app: Shared, id: TableId) -> Self {
        let now = Instant::now();
        Self {
            app,
            id,
            memory: Memory::Resting,
            conns: Vec::new(),
            stirred: now,
            chat: 0,
            rows: 0,
            caught_up: now,
        }
    }

    pub(super) fn store(&self) -> &Store {
        &self.app.store
    }

    /// Takes note of what happens. What is rare waits on the heap: a table's task is as large as the largest of all
    /// that it may wait for, and there are many tables at rest.
    pub(super) async fn handle(&mut self, event: Input) {
        let Some(event) = self.without_waking(event) else { return };
        self.stirred = Instant::now();
        if !self.is_awake() {
            if let Err(fault) = Box::pin(self.wake()).await {
                self.let_all_go(&fault);
                if let Input::Command(_, _, reply) = event {
                    let _ = reply.send(Err(Refusal::Broken));
                }
                return;
            }
            // While it rested another process may have changed it, and nobody here was told.
            if self.store().is_shared() && !self.is_empty() {
                self.welcome();
                self.show(Change::All);
            }
        }
        // What ran out before this happened counts before it.
        if self.deadlines().any(|(_, deadline)| deadline <= time::now()) {
            Box::pin(self.attend()).await;
        }
        match event {
            Input::Connect(connection) => Box::pin(self.connect(*connection)).await,
            Input::Leave(id) => self.leave(id),
            Input::Forget(person) => {
                self.forget(person);
                // Who deleted the account has no name any more.
                Box::pin(self.follow()).await;
            }
            Input::Message(id, message) => self.message(id, message).await,
            Input::Command(person, command, reply) => {
                let outcome = Box::pin(self.command(&person, command)).await;
                let _ = reply.send(outcome);
            }
            Input::Record(person, reply) => {
                Box::pin(self.send_record(person, reply)).await;
            }
            Input::Thought(seat, decision, action) => self.thought(seat, decision, action).await,
            Input::Attend => {
                if self.store().is_shared() {
                    Box::pin(self.follow()).await;
                }
                Box::pin(self.attend()).await;
            }
            Input::Stop => {}
        }
    }

    /// What is done without the game, so that it may go on resting.
    fn without_waking(&mut self, event: Input) -> Option<Input> {
        match event {
            Input::Message(id, Request { wish: ToServer::Ping { n }, .. }) => {
                let conn = self.conns.iter().find(|conn| conn.connection.id == id);
                conn.map(|conn| conn.connection.outlet.send(&ToBrowser::Pong { n }));
                None
            }
            // The last one to leave leaves nobody who wants to know.
            Input::Leave(id) if self.conns.iter().all(|conn| conn.connection.id == id) => {
                self.conns.clear();
                None
            }
            Input::Forget(person) if !self.knows(person) => None,
            event => Some(event),
        }
    }

    /// Whether a person looks at the table or sits at it, as far as memory tells.
    fn knows(&self, person: PersonId) -> bool {
        let sits = self.memory.agreed().is_ok_and(|agreed| !agreed.seats_of(person).is_empty());
        sits || self.conns.iter().any(|conn| conn.connection.person == person)
    }

    /// Whether all there is of the table is in memory.
    fn is_awake(&self) -> bool {
        matches!(self.memory, Memory::Awake(_))
    }

    /// Loads what is not in memory.
    pub(super) async fn wake(&mut self) -> Result<(), StoreError> {
        if self.is_awake() {
            return Ok(());
        }
        let Some(agreed) = load(&self.app, self.id).await? else { return Ok(()) };
        let stage = open(&self.app, agreed).await?;
        self.memory = Memory::Awake(Box::new(stage));
        self.fit_eyes();
        for conn in &mut self.conns {
            // What it was told still stands: rows are only ever appended by this process, or it is told anew.
            conn.told = None;
        }
        Ok(())
    }

    /// Reads anew what was agreed and who sits. The game itself is as it was, unless it began or is gone.
    pub(super) async fn refresh(&mut self) -> Result<(), StoreError> {
        let fresh = load(&self.app, self.id).await?;
        match (self.memory.agreed_mut(), fresh) {
            (Ok(agreed), Some(fresh)) if agreed.kept.stage == fresh.kept.stage => {
                *agreed = fresh;
                self.fit_eyes();
                Ok(())
            }
            _ => self.read_anew().await,
        }
    }

    /// Reads the table anew from the database. A question that still stands is asked on; that it does not is told.
    pub(super) async fn read_anew(&mut self) -> Result<(), StoreError> {
        let asked = self.memory.running_mut().ok().and_then(|(_, game)| game.asked.take());
        self.memory = Memory::Resting;
        self.wake().await?;
        let Some(asked) = asked else { return Ok(()) };
        match self.memory.running_mut() {
            Ok((_, game)) if game.table().rows().len() as u32 == asked.row => game.asked = Some(asked),
            _ => self.show_asked(),
        }
        Ok(())
    }

    /// Lets everyone go when the database does not say how the table stands: nobody is left waiting before a table
    /// that stands still, and whoever comes again finds it as it is then.
    pub(super) fn let_all_go(&mut self, fault: &StoreError) {
        tracing::error!(table = %self.id, %fault, "a table could not be loaded");
        self.memory = Memory::Resting;
        self.conns.clear();
    }

    /// Until when nothing need be looked after, if nothing happens.
    pub(super) fn quiet_until(&self) -> Instant {
        let game = self.memory.running().map(|(_, game)| game).ok();
        let settled = game.is_none_or(|game| game.listed == Some(turn_of(game.table())));
        let rests = !self.is_awake() && !self.is_empty();
        let thinking = game.and_then(|game| game.thinking.as_ref());
        let most = match (settled, rests, thinking) {
            (false, ..) => self.stirred + self.app.config.pauses.settle,
            (true, true, _) if self.store().is_shared() => self.caught_up + self.app.config.pauses.catch_up,
            (true, true, _) => Instant::now() + Duration::from_hours(24),
            (true, false, None) if self.is_asking() => Instant::now() + Duration::from_hours(24),
            (true, false, None) => self.stirred + REST,
            (true, false, Some(asked)) => (self.stirred + REST).max(asked.since + FORGOTTEN),
        };
        let deadline = self.deadlines().map(|(_, deadline)| deadline).min();
        deadline.map_or(most, |deadline| {
            let left = (deadline - time::now()).max(0) as u64;
            most.min(Instant::now() + Duration::from_millis(left + 1))
        })
    }

    /// When the time of each seat that a person plays runs out.
    pub(super) fn deadlines(&self) -> impl Iterator<Item = (Seat, i64)> + '_ {
        let playing = self.memory.running().ok().filter(|(agreed, _)| agreed.pace != Pace::Free);
        playing.into_iter().flat_map(|(agreed, game)| {
            Seat::all(agreed.seats.len())
                .filter(|&seat| agreed.plays_itself(seat) && !game.is_forfeited(seat))
                .filter_map(|seat| Some((seat, game.clocks.deadline(seat)?)))
        })
    }

    /// Whether nothing goes on.
    pub(super) fn is_idle(&self) -> bool {
        self.stirred.elapsed() >= REST
            && self.memory.running().map_or(true, |(_, game)| game.thinking.is_none())
            && !self.is_asking()
    }

    /// Whether everyone is asked something, which only memory knows.
    pub(super) fn is_asking(&self) -> bool {
        self.memory.running().is_ok_and(|(_, game)| game.asked.is_some())
    }

    /// Whether nobody is connected.
    pub(super) fn is_empty(&self) -> bool {
        self.conns.is_empty()
    }

    /// Drops the game, which can be folded again; what the database needs to know is told first.
    pub(super) async fn rest(&mut self) {
        self.settle().await;
        if let Ok((_, table, _)) = self.memory.begun() {
            self.rows = table.rows().len() as i64;
        }
        self.memory = Memory::Resting;
        self.conns.shrink_to_fit();
    }

    /// Finds out what another process did and could not tell, as one that was killed in between: those who look at a
    /// table see it after a while, whether it rests or not.
    pub(super) async fn catch_up(&mut self) {
        let pause = self.app.config.pauses.catch_up;
        if self.is_empty() || !self.store().is_shared() || self.caught_up.elapsed() < pause {
            return;
        }
        self.caught_up = Instant::now();
        if self.is_awake() {
            return self.follow().await;
        }
        match self.store().count_rows(self.id).await {
            Ok(rows) if rows > self.rows => {
                (self.rows, self.stirred) = (rows, Instant::now());
                if let Err(fault) = self.wake().await {
                    return self.let_all_go(&fault);
                }
                self.welcome();
                self.show(Change::All);
            }
            Ok(_) => {}
            Err(fault) => tracing::warn!(%fault, "whether others added rows was not found"),
        }
    }

    /// The board of the table, if it is known.
    pub(super) fn names(&self) -> impl Fn(Seat) -> String + '_ {
        move |seat| {
            let name = self.memory.agreed().ok().and_then(|agreed| agreed.seats.get(seat.index()));
            name.map_or_else(|| seat.to_string(), |chair| chair.name.clone())
        }
    }
}

impl Running {
    fn new(host: Host, clocks: Clocks) -> Self {
        Self {
            host,
            clocks,
            thinking: None,
            asked: None,
            listed: None,
            due: None,
            forfeited: PerSeat::default(),
        }
    }

    /// The table as it stands.
    pub(super) fn table(&self) -> &Table {
        self.host.table()
    }

    /// Whether the time for the decision that a seat faces ran out.
    pub(super) fn is_forfeited(&self, seat: Seat) -> bool {
        self.forfeited[seat] == Some(self.table().decision(seat))
    }

    /// The seat that a bot decides for now, if any.
    pub(super) fn bots_turn(&self, agreed: &Agreed) -> Option<Seat> {
        turn_of(self.table()).iter().find(|&seat| !agreed.plays_itself(seat) || self.is_forfeited(seat))
    }
}

impl Agreed {
    /// Whether a person plays this seat just now.
    pub(super) fn plays_itself(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|chair| chair.is_person() && !chair.away)
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, person: PersonId) -> SeatSet {
        let own = |seat: &Seat| self.seats[seat.index()].kind.person() == Some(person);
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
        let chair = |(seat, chair): (Seat, &ChairRow)| Chair {
            kind: chair.kind.told(),
            // An open chair has the name of who may still come, and no person.
            name: if chair.is_open() && !self.is_kept(chair) { "-".into() } else { chair.name.clone() },
            mark: chair.mark,
            person: chair.code.clone().filter(|_| !chair.is_open()),
            online: online.has(seat),
            away: chair.away,
            entropy: !chair.entropy.is_empty(),
        };
        let choice = |(name, value): (&str, String)| Choice { name: name.into(), value };
        TableInfo {
            code: self.kept.code.clone(),
            title: self.title,
            stage: self.kept.stage,
            options: self.options.list().into_iter().map(choice).collect(),
            board: BoardInfo { id: board.id().into(), hash: to_hex(&board.hash()), json: None },
            commitment: to_hex(&self.secret().commitment()),
            chairs: Seat::all(self.seats.len()).zip(&self.seats).map(chair).collect(),
            pace: self.pace,
            open: self.kept.rules.lobby,
            watch: self.kept.rules.watch,
            consent: self.kept.rules.consent,
            hints: self.kept.rules.hints,
            shuffle: self.kept.rules.shuffle,
            host: self.kept.host_code.clone().unwrap_or_default(),
            created: self.kept.created,
            started: self.kept.started,
            ended: self.kept.ended,
            deal: self.kept.deal.clone(),
            rematch: self.kept.rematch.clone(),
        }
    }
}

/// Who must decide, nobody once the game is over.
pub(super) fn turn_of(table: &Table) -> SeatSet {
    match table.turn() {
        Turn::Seats(seats) => seats,
        Turn::Over => SeatSet::EMPTY,
    }
}

pub(super) async fn load(app: &App, id: TableId) -> Result<Option<Agreed>, StoreError> {
    let Some(kept) = app.store.table(id).await? else { return Ok(None) };
    let seats = app.store.seats(id).await?;
    let unsound = |what: &str| StoreError::Corrupt(format!("table {id}: {what}"));
    let title = Title::from_name(&kept.title).ok_or_else(|| unsound("unknown title"))?;
    if !title.seats().contains(&seats.len()) {
        return Err(unsound("seats"));
    }
    let mut options = title.options(seats.len());
    let choices: Vec<Choice> = serde_json::from_str(&kept.options).map_err(|_| unsound("options"))?;
    // Other rules may have had other options and boards.
    let is_foreign = is_foreign(app, title, &kept);
    for Choice { name, value } in &choices {
        let set = options.set(name, value);
        if set.is_err() && !is_foreign {
            return Err(unsound("an option"));
        }
    }
    if let Some(hash) = &kept.board {
        match board_of(app, title, hash).await? {
            Some(board) => options.set_board(board),
            None if is_foreign => {}
            None => return Err(unsound("board")),
        }
    }
    let pace = serde_json::from_str(&kept.pace).map_err(|_| unsound("pace"))?;
    Ok(Some(Agreed { kept, title, options, pace, seats }))
}

/// Whether a game began by rules that are not known here, or was abandoned for that.
fn is_foreign(app: &App, title: Title, kept: &TableRow) -> bool {
    kept.is_abandoned() || kept.stage != Stage::Waiting && kept.rules_number() != (app.config.rules)(title)
}

/// What there is of a table at its stage.
async fn open(app: &App, agreed: Agreed) -> Result<super::stage::Stage, StoreError> {
    use super::stage::Stage as There;
    if is_foreign(app, agreed.title, &agreed.kept) {
        return Ok(There::Foreign(agreed));
    }
    Ok(match agreed.kept.stage {
        Stage::Waiting => There::Waiting(agreed),
        Stage::Running => {
            let (host, clocks) = fold(app, &agreed).await?;
            There::Running(agreed, Running::new(host, clocks))
        }
        Stage::Over => {
            let (host, clocks) = fold(app, &agreed).await?;
            There::Over(agreed, Ended { table: host.into_table(), clocks })
        }
    })
}

/// The game that the rows in the database lead to.
async fn fold(app: &App, agreed: &Agreed) -> Result<(Host, Clocks), StoreError> {
    let rows = app.store.rows(agreed.kept.id, 0).await?;
    let (setup, pace, started) = (setup(agreed), agreed.pace, agreed.kept.started.unwrap_or_default());
    let id = agreed.kept.id;
    let unsound = move |number: usize| StoreError::Corrupt(format!("table {id}: row {number} is not sound"));
    let fold = move || {
        let mut host = Host::new(Table::new(setup));
        let mut clocks = Clocks::new(pace, started, turn_of(host.table()));
        for (kept, number) in rows.iter().zip(1..) {
            let _ = host.take_over(kept.seat, &kept.what).ok_or_else(|| unsound(number))?;
            clocks.decided(kept.at, kept.seat, turn_of(host.table()));
        }
        Ok((host, clocks))
    };
    // A long game takes milliseconds, in which this thread serves others.
    offload(fold).await.unwrap_or_else(|| Err(unsound(0)))
}

/// What the table is before its first row.
pub(super) fn setup(agreed: &Agreed) -> Setup {
    let sitter = |chair: &ChairRow| chair.kind.sitter(&chair.name);
    let added = |chair: &ChairRow| from_hex(&chair.entropy).unwrap_or_default();
    Setup {
        options: agreed.options.clone(),
        sitters: agreed.seats.iter().map(sitter).collect(),
        secret: agreed.secret(),
        entropy: agreed.seats.iter().map(added).collect(),
    }
}
