//! The real thing: a table as one or two processes have it, driven step by step without a clock, a socket or a thread.

use super::expected::{Answer, Chair, Expected, Kind, Link, State, turn_of};
use super::ops::{First, Op, PEOPLE, Processes, Sequence};
use crate::app::{App, Shared};
use crate::config::{Config, Rates};
use crate::live::table::LiveTable;
use crate::live::{Command, Connection, Input, Outlet, Refusal, Reply, bot_chair, empty_chair, kept_chair};
use crate::store::{ABANDONED, Append, ChairKind, ChairRow, Person, Played, Rules, Store, TableId, TableRow};
use crate::{random, time};
use catalog::{AnyAction, Title};
use game::{Eye, Luck, Seat, Secret, to_hex};
use std::path::Path;
use std::time::Duration;
use table::{Row, Setup, Sitter, Table, What};
use text::Language;
use tokio::sync::{mpsc, oneshot};
use wire::{Asked, Join, Now, Pace, Request, Stage, ToBrowser, ToServer, Welcome};

/// What all sequences share: a database and the processes on it.
pub(super) struct Ground {
    /// A process that has the database for itself.
    alone: Shared,
    /// Two that share it.
    two: [Shared; 2],
    /// One more that shares it and knows other rules.
    later: Shared,
}

impl Ground {
    pub(super) async fn new(data: &Path) -> Self {
        let store = Store::open_in(data).unwrap();
        let app = async |store: Store, rules: fn(Title) -> u32| {
            let mut config = Config::new(data.to_owned());
            // Bots think when a sequence says so.
            (config.rates, config.bot_threads, config.rules) = (Rates::unlimited(), 0, rules);
            App::new(store, config).await.unwrap()
        };
        let shared = store.clone().said_to_be_shared();
        let two = [app(shared.clone(), Title::rules).await, app(shared.clone(), Title::rules).await];
        let later = app(shared, |title| title.rules() + 1).await;
        Self { alone: app(store, Title::rules).await, two, later }
    }

    pub(super) async fn close(&self) {
        self.alone.store.close().await;
    }
}

/// What is found on another thread is there within this time or never.
const LONGEST: Duration = Duration::from_secs(20);

/// A connection as a browser has it: what it was told, put together.
struct Ear {
    id: u64,
    heard: mpsc::Receiver<Reply>,
    welcome: Option<Box<Welcome>>,
    now: Option<Box<Now>>,
    asked: Option<Asked>,
    log: Vec<(u32, catalog::AnyEvent)>,
    answers: Vec<Answer>,
    /// Why there is no game to show.
    foreign: Option<Refusal>,
}

impl Ear {
    fn listen(&mut self) {
        while let Ok(reply) = self.heard.try_recv() {
            self.take(reply);
        }
    }

    /// Waits for an answer that is found on another thread.
    async fn wait(&mut self) {
        while self.answers.is_empty() {
            match tokio::time::timeout(LONGEST, self.heard.recv()).await {
                Ok(Some(reply)) => self.take(reply),
                _ => return,
            }
        }
    }

    fn take(&mut self, reply: Reply) {
        match reply {
            // This is said also where nobody asked, in place of a game.
            Reply::Refused(why @ (Refusal::OtherRules | Refusal::Abandoned), _) => {
                self.foreign = Some(why.clone());
                self.answers.retain(|answer| *answer != Answer::Refused(why.clone()));
                self.answers.push(Answer::Refused(why));
            }
            Reply::Refused(why, _) => self.answers.push(Answer::Refused(why)),
            Reply::Told(ToBrowser::Welcome(welcome)) => self.welcome = Some(welcome),
            Reply::Told(ToBrowser::Now(now)) => {
                self.log.truncate(now.shown.keep as usize);
                self.log.extend(now.shown.lines.iter().copied());
                self.now = Some(now);
            }
            Reply::Told(ToBrowser::Asked(asked)) => self.asked = asked,
            Reply::Told(ToBrowser::Done { .. }) => self.answers.push(Answer::Done),
            Reply::Told(ToBrowser::Past(past)) => self.answers.push(Answer::Past(past.row)),
            Reply::Told(_) => {}
        }
    }
}

/// One table, the model of it, and everyone who looks at it.
pub(super) struct World<'g> {
    ground: &'g Ground,
    people: Vec<Person>,
    id: TableId,
    live: [Option<LiveTable>; 2],
    processes: usize,
    other_rules: bool,
    ears: Vec<Ear>,
    model: Expected,
    next: u64,
}

/// Where the table and the model differ.
pub(super) type Difference = String;

impl<'g> World<'g> {
    pub(super) async fn new(ground: &'g Ground, sequence: &Sequence) -> Self {
        let secret = Secret::new(game::digest(&[b"model", &sequence.number.to_be_bytes()]));
        let setup = setup(sequence, secret);
        let id = TableId::new(random::id());
        let store = &ground.alone.store;
        let people = (0..PEOPLE).map(|_| store.add_person("Somebody", 0));
        let people = futures_util::future::join_all(people).await;
        let people: Vec<Person> = people.into_iter().collect::<Result<_, _>>().unwrap();
        let kept = row(&people[0], sequence, id, &setup);
        let chair = |first: &First| match first {
            First::Me => ChairRow {
                kind: ChairKind::Person(Some(people[0].id)),
                name: people[0].name.clone(),
                code: Some(people[0].code.clone()),
                ..empty_chair()
            },
            First::Open => empty_chair(),
            First::Reserved => kept_chair(&empty_chair(), people[1].id),
            First::Bot => bot_chair(sequence.title, "random").unwrap(),
        };
        let chairs: Vec<ChairRow> = sequence.chairs.iter().map(chair).collect();
        store.add_table(&kept, &chairs).await.unwrap();
        let mut model = Expected::new(sequence, setup.clone(), time::now());
        if let Some(to_go) = sequence.to_go {
            let rows = played(&setup, to_go);
            store.start(id, time::now(), &played_by(sequence), &chairs, true).await.unwrap();
            let board = setup.options.board();
            let appended = rows.iter().zip(1..).map(|(row, n)| {
                let (seat, what) = (row.seat, row.what.write(board));
                store.append(Append { table: id, n, seat, what, at: time::now(), due: None })
            });
            for kept in futures_util::future::join_all(appended).await {
                assert!(kept.is_ok(), "what was played before is kept");
            }
            model.begin_with(&rows);
        }
        let processes = if sequence.processes == Processes::One { 1 } else { 2 };
        let (live, other_rules) = ([None, None], sequence.processes == Processes::TwoOfOtherRules);
        Self { ground, people, id, live, processes, other_rules, ears: Vec::new(), model, next: 1 }
    }

    /// Does one thing and compares.
    pub(super) async fn step(&mut self, op: Op) -> Result<(), Difference> {
        self.model.at = time::now();
        self.do_op(op).await?;
        self.compare()?;
        // What was said in place of a game is no answer to what is said next.
        self.ears.iter_mut().for_each(|ear| ear.answers.clear());
        Ok(())
    }

    /// What is true in the end, for every process and in the database.
    pub(super) async fn end(&mut self) -> Result<(), Difference> {
        for process in 0..self.processes {
            self.step(Op::Notice { process }).await?;
        }
        let store = &self.ground.alone.store;
        let kept = store.table(self.id).await.map_err(|fault| fault.to_string())?;
        let Some(truth) = &self.model.truth else {
            return same("whether there is a table", &kept.is_some(), &false);
        };
        let kept = kept.ok_or("there is no table in the database")?;
        same("the stage that is kept", &kept.stage, &truth.stage)?;
        same("the rematch that is kept", &kept.rematch, &truth.rematch)?;
        let seats = store.seats(self.id).await.map_err(|fault| fault.to_string())?;
        let seats: Vec<Chair> = seats.iter().map(|chair| self.chair(chair)).collect();
        same("the chairs that are kept", &seats, &truth.chairs)?;
        let rows = store.rows(self.id, 0).await.map_err(|fault| fault.to_string())?;
        let rows = rows.into_iter().map(|row| (row.seat, row.what));
        let rows: Vec<(Seat, String)> = rows.filter(|(_, what)| what != ABANDONED).collect();
        let board = truth.table().map(Table::board);
        let write = |row: &Row| (row.seat, row.what.write(board.clone().expect("it has begun")));
        let expected = truth.table().map_or(Vec::new(), |table| table.rows().iter().map(write).collect());
        same("the rows that are kept", &rows, &expected)
    }

    fn app(&self, process: usize) -> &Shared {
        match (self.processes, process) {
            (2, 1) if self.other_rules => &self.ground.later,
            (2, process) => &self.ground.two[process],
            _ => &self.ground.alone,
        }
    }

    fn live(&mut self, process: usize) -> &mut LiveTable {
        let (app, id) = (Shared::clone(self.app(process)), self.id);
        self.live[process].get_or_insert_with(|| LiveTable::new(app, id))
    }

    async fn handle(&mut self, process: usize, input: Input) {
        self.live(process).handle(input).await;
        self.ears.iter_mut().for_each(Ear::listen);
    }

    async fn do_op(&mut self, op: Op) -> Result<(), Difference> {
        let process = |process: usize| process % self.processes;
        match op {
            Op::Join { process: at, person, seat } => {
                let at = process(at);
                let seat = seat.map(|seat| seat % 4);
                let letter = seat.map(|seat| Seat::new(seat).to_string());
                let expected = self.model.join(at, person, seat);
                self.command(at, person, Command::Join(Join { seat: letter, entropy: None }), expected).await
            }
            Op::Leave { process: at, person } => {
                let at = process(at);
                let expected = self.model.leave(at, person);
                self.command(at, person, Command::Leave, expected).await
            }
            Op::Start { process: at, person } => {
                let at = process(at);
                let expected = self.model.start(at, person);
                self.command(at, person, Command::Start, expected).await
            }
            Op::Chair { process: at, person, seat, bot } => {
                let at = process(at);
                let expected = self.model.chair(at, person, seat, bot);
                let command = Command::Chair(seat, bot.then(|| "random".into()));
                self.command(at, person, command, expected).await
            }
            Op::Rematch { process: at, person } => {
                let (at, code) = (process(at), random::code());
                let expected = self.model.rematch(at, &code);
                self.command(at, person, Command::Rematch(code), expected).await
            }
            Op::Connect { process: at, person, watcher } => self.connect(process(at), person, watcher).await,
            Op::Disconnect { link } => {
                let Some(link) = self.link(link) else { return Ok(()) };
                let at = self.model.links[link].process;
                self.model.disconnect(link);
                let ear = self.ears.remove(link);
                self.handle(at, Input::Leave(ear.id)).await;
                Ok(())
            }
            Op::Think { process: at, pick, late } => self.think(process(at), pick, late).await,
            Op::Notice { process: at } => {
                let at = process(at);
                self.model.stir(at);
                self.model.follow(at);
                self.model.attend(at);
                self.handle(at, Input::Attend).await;
                Ok(())
            }
            Op::Wait { seconds } => {
                time::driven::pass(i64::from(seconds) * 1000);
                Ok(())
            }
            Op::Rest { process: at } => {
                let at = process(at);
                self.model.rest(at);
                if let Some(live) = &mut self.live[at]
                    && !live.is_asking()
                {
                    live.rest().await;
                }
                Ok(())
            }
            Op::Crash { process: at } => {
                let at = process(at);
                let links = std::mem::take(&mut self.model.links);
                let mut stays = links.iter().map(|link| link.process != at);
                self.ears.retain(|_| stays.next().unwrap_or(true));
                self.model.links = links;
                self.model.crash(at);
                self.live[at] = None;
                Ok(())
            }
            Op::Play { .. }
            | Op::Undo { .. }
            | Op::AskBack { .. }
            | Op::Agree { .. }
            | Op::Away { .. }
            | Op::Back { .. }
            | Op::Look { .. }
            | Op::LookBack { .. } => self.say(op).await,
        }
    }

    /// A connection by any number, if there is one.
    fn link(&self, number: usize) -> Option<usize> {
        number.checked_rem(self.ears.len())
    }

    async fn command(
        &mut self,
        process: usize,
        person: usize,
        command: Command,
        expected: Result<(), Refusal>,
    ) -> Result<(), Difference> {
        let (reply, outcome) = oneshot::channel();
        let person = Box::new(self.people[person].clone());
        self.handle(process, Input::Command(person, command, reply)).await;
        let outcome = outcome.await.map_err(|_| "nobody answered a command")?;
        same("the answer to a command", &outcome.map(drop), &expected)
    }

    async fn connect(&mut self, process: usize, person: usize, watcher: bool) -> Result<(), Difference> {
        let (out, heard) = mpsc::channel(4096);
        let id = self.next;
        self.next += 1;
        let connection = Connection {
            id,
            person: self.people[person].id,
            language: Language::En,
            watcher,
            outlet: Outlet::Call(out),
        };
        let expected = self.model.connect(process, person, watcher);
        let (welcome, now, asked) = (None, None, None);
        self.ears.push(Ear {
            id,
            heard,
            welcome,
            now,
            asked,
            log: Vec::new(),
            answers: Vec::new(),
            foreign: None,
        });
        self.handle(process, Input::Connect(Box::new(connection))).await;
        let Err(why) = expected else { return Ok(()) };
        let ear = self.ears.pop().expect("it was just added");
        same("why a connection is refused", &ear.answers, &vec![Answer::Refused(why)])
    }

    /// A connection says something.
    async fn say(&mut self, op: Op) -> Result<(), Difference> {
        let Some((link, wish, expected)) = self.wish(op) else { return Ok(()) };
        let (process, id) = (self.model.links[link].process, self.ears[link].id);
        self.handle(process, Input::Message(id, Request { id: 7, wish })).await;
        self.ears[link].wait().await;
        let mut answers = std::mem::take(&mut self.ears[link].answers);
        if !matches!(expected, Answer::Refused(Refusal::OtherRules | Refusal::Abandoned)) {
            answers.retain(|answer| !is_in_place_of_a_game(answer));
        }
        same("the answer to a message", &answers, &vec![expected])
    }

    fn wish(&mut self, op: Op) -> Option<(usize, ToServer, Answer)> {
        let (wish, link, outcome) = match op {
            Op::Play { link, anyone, pick, late } => {
                let link = if anyone { self.link(link)? } else { self.mover(link)? };
                let (seat, decision) = self.facing(link, late)?;
                let action = self.action(link, seat, pick)?;
                let text = self.board().write(action);
                let outcome = self.model.decide(link, decision, What::Play(action));
                (ToServer::Play { decision, action: text }, link, outcome)
            }
            Op::Undo { link, count, late } => {
                let link = self.link(link)?;
                let decision = self.facing(link, late).map_or(0, |(_, decision)| decision);
                let outcome = self.model.undo(link, decision, count);
                (ToServer::Undo { decision, count }, link, outcome)
            }
            Op::AskBack { link, count } => {
                let link = self.link(link)?;
                (ToServer::AskBack { count }, link, self.model.ask_back(link, count))
            }
            Op::Agree { link, late, yes } => {
                let link = self.link(link)?;
                let asked = self.ears[link].asked.as_ref().map_or(0, |asked| asked.row);
                let row = asked + u32::from(late);
                (ToServer::Agree { row, yes }, link, self.model.agree(link, row, yes))
            }
            Op::Away { link } => {
                let link = self.link(link)?;
                (ToServer::Away, link, self.model.away(link, true))
            }
            Op::Back { link } => {
                let link = self.link(link)?;
                (ToServer::Back, link, self.model.away(link, false))
            }
            Op::Look { link, seat } => {
                let (link, seat) = (self.link(link)?, seat.map(Seat::new));
                (ToServer::Look { seat }, link, self.model.look(link, seat))
            }
            Op::LookBack { link, row } => {
                let link = self.link(link)?;
                let outcome = self.model.look_back(link, row);
                let answer = outcome.map_or_else(Answer::Refused, |()| Answer::Past(row));
                return Some((link, ToServer::LookBack { row }, answer));
            }
            _ => return None,
        };
        Some((link, wish, outcome.map_or_else(Answer::Refused, |()| Answer::Done)))
    }

    fn board(&self) -> catalog::AnyBoard {
        self.model.board()
    }

    /// A connection whose seat must decide, as its process knows it; any of them by number.
    fn mover(&self, number: usize) -> Option<usize> {
        let moves = |link: &Link| {
            let memory = self.model.memory[link.process].as_ref();
            let table = memory.and_then(|memory| memory.state.running().ok());
            table.is_some_and(|table| link.eye.seat().is_some_and(|seat| turn_of(table).has(seat)))
        };
        let movers: Vec<usize> = (0..self.ears.len()).filter(|&at| moves(&self.model.links[at])).collect();
        number.checked_rem(movers.len()).map(|at| movers[at])
    }

    /// The seat of a connection and the number of the decision it was told, or one beside it.
    fn facing(&self, link: usize, late: bool) -> Option<(Seat, u32)> {
        let seat = self.model.links[link].eye.seat().unwrap_or(Seat::new(0));
        let told = self.ears[link].now.as_ref()?.decision;
        Some((seat, if late { told.wrapping_sub(1) } else { told }))
    }

    /// What somebody may do as far as they see, or what another could.
    fn action(&self, link: usize, seat: Seat, pick: usize) -> Option<AnyAction> {
        let memory = self.model.memory[self.model.links[link].process].as_ref();
        let state: &State = memory.map(|memory| &memory.state).or(self.model.truth.as_ref())?;
        let table = state.table().ok()?;
        let mut legal = table.legal(seat);
        if legal.is_empty() {
            legal = turn_of(table).iter().flat_map(|seat| table.legal(seat)).collect();
        }
        pick.checked_rem(legal.len()).map(|at| legal[at])
    }

    /// A bot answers what it was asked, or what has passed since.
    async fn think(&mut self, process: usize, pick: usize, late: bool) -> Result<(), Difference> {
        let Some(seat) = self.model.bots_turn(process) else { return Ok(()) };
        let Some(memory) = &self.model.memory[process] else { return Ok(()) };
        let Ok(table) = memory.state.running() else { return Ok(()) };
        let legal = table.legal(seat);
        let Some(action) = pick.checked_rem(legal.len()).map(|at| legal[at]) else { return Ok(()) };
        let decision = table.decision(seat).wrapping_sub(u32::from(late));
        self.model.thought(process, seat, decision, What::Play(action));
        self.handle(process, Input::Thought(seat, decision, action)).await;
        Ok(())
    }

    // ── comparing ──

    fn chair(&self, chair: &ChairRow) -> Chair {
        let person = |id| self.people.iter().position(|person| Some(person.id) == id);
        let kind = match &chair.kind {
            ChairKind::Open => Kind::Open,
            ChairKind::Reserved(id) => Kind::Reserved(person(Some(*id)).unwrap_or(PEOPLE)),
            ChairKind::Person(id) | ChairKind::Shared(id) => Kind::Person(person(*id).unwrap_or(PEOPLE)),
            ChairKind::Bot(_) => Kind::Bot,
        };
        Chair { kind, away: chair.away }
    }

    /// What everyone was told is what the model says.
    fn compare(&self) -> Result<(), Difference> {
        for (at, (ear, link)) in self.ears.iter().zip(&self.model.links).enumerate() {
            self.compare_ear(ear, link).map_err(|why| format!("connection {at} ({link:?}): {why}"))?;
        }
        Ok(())
    }

    fn compare_ear(&self, ear: &Ear, link: &Link) -> Result<(), Difference> {
        let unasked: Vec<_> = ear.answers.iter().filter(|answer| !is_in_place_of_a_game(answer)).collect();
        same("what nobody asked for", &unasked, &Vec::new())?;
        // Whoever looks at a game that rests sees what was shown last.
        let Some(memory) = &self.model.memory[link.process] else { return Ok(()) };
        let state = &memory.state;
        let welcome = ear.welcome.as_ref().ok_or("it was not welcomed")?;
        same("the stage", &welcome.table.stage, &state.stage)?;
        same("the seats that are one's own", &welcome.yours, &state.own(link.person))?;
        same("the rematch", &welcome.table.rematch, &state.rematch)?;
        let online = self.model.online(link.process);
        for (seat, (shown, chair)) in welcome.table.chairs.iter().zip(&state.chairs).enumerate() {
            let what = |what: &str| format!("{what} of chair {seat}");
            let code = |person: usize| self.people[person].code.clone();
            let person = if let Kind::Person(person) = chair.kind { Some(code(person)) } else { None };
            same(&what("the person"), &shown.person, &person)?;
            same(&what("the stand-in"), &shown.away, &chair.away)?;
            same(&what("the connection"), &shown.online, &online.has(Seat::new(seat)))?;
        }
        same("what everyone is asked", &ear.asked, &memory.asked)?;
        if state.foreign.is_some() {
            same("why there is no game", &ear.foreign, &state.foreign)?;
        }
        let Ok(table) = state.table() else {
            if state.abandoned {
                return Ok(());
            }
            return same("a view before the start", &ear.now.is_some(), &false);
        };
        let now = ear.now.as_ref().ok_or("it was shown nothing")?;
        let eye: Eye = link.eye;
        same("the number of rows", &now.row, &(table.rows().len() as u32))?;
        same("the decision", &now.decision, &eye.seat().map_or(0, |seat| table.decision(seat)))?;
        same("what can be taken back", &now.undo, &eye.seat().map_or(0, |seat| table.undoable(seat)))?;
        same("the turn", &now.turn, &turn_of(table))?;
        same("the end", &now.ended.is_some(), &(state.stage == Stage::Over))?;
        if now.shown.view != table.view(eye) {
            return Err("the view is another".into());
        }
        let log: Vec<_> = table.log(eye).map(|(row, event)| (row as u32, event)).collect();
        if ear.log != log {
            return Err(format!("the log has {} lines in place of {}, or others", ear.log.len(), log.len()));
        }
        Ok(())
    }
}

fn is_in_place_of_a_game(answer: &Answer) -> bool {
    matches!(answer, Answer::Refused(Refusal::OtherRules | Refusal::Abandoned))
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), Difference> {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}: the table says {found:?}, the model {expected:?}"))
}

fn setup(sequence: &Sequence, secret: Secret) -> Setup {
    let seats = sequence.chairs.len();
    let sitter = |_| Sitter::person("somebody");
    Setup {
        options: sequence.title.options(seats),
        sitters: (0..seats).map(sitter).collect(),
        secret,
        entropy: vec![Vec::new(); seats],
    }
}

fn row(host: &Person, sequence: &Sequence, id: TableId, setup: &Setup) -> TableRow {
    let Sequence { title, pace, consent, watch, .. } = sequence;
    let pace: &Pace = pace;
    TableRow {
        id,
        code: random::code(),
        host: host.id,
        host_code: Some(host.code.clone()),
        title: title.name().into(),
        options: "[]".into(),
        board: None,
        pace: serde_json::to_string(pace).unwrap(),
        rules: Rules { lobby: false, watch: *watch, consent: *consent, hints: false, shuffle: false },
        deal: None,
        secret: to_hex(setup.secret.bytes()),
        stage: Stage::Waiting,
        created: time::now(),
        started: None,
        ended: None,
        rematch: None,
        played: None,
        result: None,
    }
}

/// The rows of a whole game but for the last so many.
fn played(setup: &Setup, to_go: usize) -> Vec<Row> {
    let mut table = Table::new(setup.clone());
    let mut luck = Luck::fast(to_go as u64);
    while let Some(seat) = turn_of(&table).iter().next() {
        let what = What::Play(table.lively(seat, &mut luck));
        table.append(Row { seat, what }).expect("what is legal is taken");
    }
    let mut rows = table.rows().to_vec();
    rows.truncate(rows.len().saturating_sub(to_go));
    rows
}

fn played_by(sequence: &Sequence) -> Played {
    let rules = sequence.title.rules();
    Played { rules, head: table::head(&sequence.title.options(sequence.chairs.len()), rules) }
}
