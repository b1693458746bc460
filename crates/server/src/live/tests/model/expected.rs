//! The simple model: what a table should do, with nothing of how it is kept, sent or brought back to life.
//!
//! The truth is what every process agrees on. A process remembers what it last knew of it, so that what it says when
//! others were faster can be foretold too.

use super::ops::{First, Processes, Sequence};
use crate::live::Refusal;
use crate::live::clock::Clocks;
use catalog::AnyBoard;
use game::{Eye, PerSeat, Seat, SeatSet, Turn};
use table::{Refused, Row, Setup, Table, What};
use wire::{Asked, Pace, Stage};

/// Without a clock somebody who is not there has so many milliseconds before a bot may play for them.
const PATIENCE: i64 = 5 * 60_000;

/// A chair is kept for so long for who played before.
const KEPT: i64 = 15 * 60_000;

/// Who has a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Open,
    /// Open, for a while to one person alone.
    Reserved(usize),
    Person(usize),
    Bot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chair {
    pub(super) kind: Kind,
    pub(super) away: bool,
}

/// How a table is.
#[derive(Clone)]
pub(super) struct State {
    pub(super) stage: Stage,
    pub(super) chairs: Vec<Chair>,
    pub(super) game: Option<(Table, Clocks)>,
    pub(super) rematch: Option<String>,
    /// The process that began it, whose rules it is played by.
    by: usize,
    /// Everyone has left it where its rules are not known.
    pub(super) abandoned: bool,
    /// Why there is no game to show: its rules are not known here.
    pub(super) foreign: Option<Refusal>,
}

/// What a process remembers.
#[derive(Clone)]
pub(super) struct Memory {
    pub(super) state: State,
    pub(super) asked: Option<Asked>,
    forfeited: PerSeat<Option<u32>>,
}

/// A connection.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) process: usize,
    pub(super) person: usize,
    pub(super) watcher: bool,
    pub(super) eye: Eye,
}

/// What somebody is answered.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Answer {
    Done,
    Refused(Refusal),
    Past(u32),
}

type Outcome = Result<(), Refusal>;

pub(super) struct Expected {
    pub(super) at: i64,
    /// When the table was made.
    made: i64,
    setup: Setup,
    pace: Pace,
    consent: bool,
    watch: bool,
    processes: Processes,
    /// Nothing once who made the table got up before it began.
    pub(super) truth: Option<State>,
    pub(super) memory: [Option<Memory>; 2],
    pub(super) links: Vec<Link>,
}

impl State {
    pub(super) fn own(&self, person: usize) -> SeatSet {
        Seat::all(self.chairs.len())
            .filter(|seat| self.chairs[seat.index()].kind == Kind::Person(person))
            .collect()
    }

    pub(super) fn table(&self) -> Result<&Table, Refusal> {
        if let Some(why) = &self.foreign {
            return Err(why.clone());
        }
        self.game.as_ref().map(|(table, _)| table).ok_or(Refusal::NotBegun)
    }

    pub(super) fn running(&self) -> Result<&Table, Refusal> {
        match self.stage {
            Stage::Waiting => Err(Refusal::NotBegun),
            Stage::Over if self.foreign.is_none() => Err(Refusal::TooLate),
            Stage::Running | Stage::Over => self.table(),
        }
    }

    fn plays_itself(&self, seat: Seat) -> bool {
        let chair = self.chairs[seat.index()];
        matches!(chair.kind, Kind::Person(_)) && !chair.away
    }

    fn append(&mut self, at: i64, row: Row) {
        let Some((table, clocks)) = &mut self.game else { return };
        table.append(row).expect("only what was proposed is appended");
        clocks.decided(at, row.seat, turn_of(table));
        if table.ending().is_some() {
            self.stage = Stage::Over;
        }
    }
}

pub(super) fn turn_of(table: &Table) -> SeatSet {
    match table.turn() {
        Turn::Seats(seats) => seats,
        Turn::Over => SeatSet::EMPTY,
    }
}

impl Memory {
    fn of(state: State) -> Self {
        Self { state, asked: None, forfeited: PerSeat::default() }
    }

    fn is_forfeited(&self, seat: Seat) -> bool {
        self.state.table().is_ok_and(|table| self.forfeited[seat] == Some(table.decision(seat)))
    }
}

impl Expected {
    pub(super) fn new(sequence: &Sequence, setup: Setup, at: i64) -> Self {
        let chair = |first: &First| Chair {
            kind: match first {
                First::Me => Kind::Person(0),
                First::Open => Kind::Open,
                First::Reserved => Kind::Reserved(1),
                First::Bot => Kind::Bot,
            },
            away: false,
        };
        let chairs = sequence.chairs.iter().map(chair).collect();
        let truth = State {
            stage: Stage::Waiting,
            chairs,
            game: None,
            rematch: None,
            by: 0,
            abandoned: false,
            foreign: None,
        };
        let Sequence { pace, consent, watch, processes, .. } = *sequence;
        Self {
            at,
            made: at,
            setup,
            pace,
            consent,
            watch,
            processes,
            truth: Some(truth),
            memory: [None, None],
            links: Vec::new(),
        }
    }

    /// The game begins with these rows, which were played before.
    pub(super) fn begin_with(&mut self, rows: &[Row]) {
        self.start_game(0);
        let at = self.at;
        if let Some(truth) = &mut self.truth {
            for &row in rows {
                truth.append(at, row);
            }
        }
    }

    fn start_game(&mut self, by: usize) {
        let table = Table::new(self.setup.clone());
        let clocks = Clocks::new(self.pace, self.at, turn_of(&table));
        if let Some(truth) = &mut self.truth {
            (truth.stage, truth.game, truth.by) = (Stage::Running, Some((table, clocks)), by);
        }
    }

    // ── what a process knows ──

    /// What happens before anything else does: the game is brought to mind, and what ran out meanwhile has run out.
    pub(super) fn stir(&mut self, process: usize) {
        self.wake(process);
        self.attend(process);
    }

    pub(super) fn wake(&mut self, process: usize) {
        if self.memory[process].is_none() {
            self.memory[process] = self.truth.as_ref().map(|truth| Memory::of(self.known_of(truth, process)));
            self.fit_eyes(process);
        }
    }

    /// What a process knows of what is true: nothing of a game whose rules it does not know.
    fn known_of(&self, truth: &State, process: usize) -> State {
        let foreign = match truth.stage {
            Stage::Waiting => None,
            _ if truth.abandoned => Some(Refusal::Abandoned),
            _ => (self.processes == Processes::TwoOfOtherRules && truth.by != process)
                .then_some(Refusal::OtherRules),
        };
        State { foreign, ..truth.clone() }
    }

    /// What is known is what is true; what was asked and who was late is remembered while the game goes on.
    fn reload(&mut self, process: usize) {
        let known = self.truth.as_ref().map(|truth| self.known_of(truth, process));
        match (known, &mut self.memory[process]) {
            (Some(known), Some(memory)) if known.stage == memory.state.stage => {
                memory.state = known;
                self.fit_eyes(process);
            }
            _ => {
                self.memory[process] = None;
                self.wake(process);
            }
        }
    }

    /// What others did is taken over.
    pub(super) fn follow(&mut self, process: usize) {
        if self.processes == Processes::One {
            return;
        }
        let known = self.truth.as_ref().map(|truth| self.known_of(truth, process));
        let (Some(truth), Some(memory)) = (known, &mut self.memory[process]) else {
            self.memory[process] = None;
            return self.wake(process);
        };
        if truth.stage != memory.state.stage {
            return self.reload(process);
        }
        let rows = |state: &State| state.table().map_or(0, |table| table.rows().len());
        let more = rows(&truth) > rows(&memory.state);
        memory.state = truth;
        if more {
            memory.asked = None;
        }
        self.fit_eyes(process);
    }

    fn fit_eyes(&mut self, process: usize) {
        let Some(memory) = &self.memory[process] else { return };
        for link in self.links.iter_mut().filter(|link| link.process == process) {
            let own = memory.state.own(link.person);
            link.eye = match link.eye {
                Eye::Seat(seat) if own.has(seat) => continue,
                _ if link.watcher => Eye::Watcher,
                _ => own.iter().next().map_or(Eye::Watcher, Eye::Seat),
            };
        }
    }

    /// Who has let their time run out is played for.
    pub(super) fn attend(&mut self, process: usize) {
        let Some(memory) = &mut self.memory[process] else { return };
        let Ok(table) = memory.state.running() else { return };
        let Some((_, clocks)) = &memory.state.game else { return };
        let late: Vec<(Seat, u32)> = Seat::all(memory.state.chairs.len())
            .filter(|&seat| memory.state.plays_itself(seat) && !memory.is_forfeited(seat))
            .filter(|&seat| clocks.deadline(seat).is_some_and(|deadline| deadline <= self.at))
            .map(|seat| (seat, table.decision(seat)))
            .collect();
        for (seat, decision) in late {
            memory.forfeited[seat] = Some(decision);
            set_away(&mut self.truth, memory, seat, true);
        }
    }

    pub(super) fn online(&self, process: usize) -> SeatSet {
        let Some(memory) = &self.memory[process] else { return SeatSet::EMPTY };
        let links = self.links.iter().filter(|link| link.process == process);
        links.flat_map(|link| memory.state.own(link.person).iter().collect::<Vec<_>>()).collect()
    }

    fn known(&mut self, process: usize) -> Result<&mut Memory, Refusal> {
        self.memory[process].as_mut().ok_or(Refusal::Absent)
    }

    // ── what people want of a table ──

    pub(super) fn join(&mut self, process: usize, person: usize, seat: Option<usize>) -> Outcome {
        self.command(process, |model| {
            let keeps = model.at < model.made + KEPT;
            let state = model.changing(Stage::Waiting, Refusal::Begun, Refusal::Begun)?;
            if !state.own(person).is_empty() {
                return Ok(());
            }
            let own = state.chairs.iter().position(|chair| chair.kind == Kind::Reserved(person));
            let may = |chair: &Chair| match chair.kind {
                Kind::Open => true,
                Kind::Reserved(other) => other == person || !keeps,
                Kind::Person(_) | Kind::Bot => false,
            };
            let is_kept = |chair: &Chair| matches!(chair.kind, Kind::Reserved(_));
            let full = if state.chairs.iter().any(is_kept) { Refusal::ChairKept } else { Refusal::Full };
            let wanted = seat.or(own).or_else(|| state.chairs.iter().position(may)).ok_or(full)?;
            let chair = state.chairs.get_mut(wanted).ok_or(Refusal::Absent)?;
            if !may(chair) {
                return Err(if is_kept(chair) { Refusal::ChairKept } else { Refusal::Full });
            }
            if let Some(own) = own {
                state.chairs[own].kind = Kind::Open;
            }
            state.chairs[wanted] = Chair { kind: Kind::Person(person), away: false };
            Ok(())
        })
    }

    pub(super) fn leave(&mut self, process: usize, person: usize) -> Outcome {
        self.command(process, |model| {
            let foreign = model.known(process)?.state.foreign.is_some();
            let state = model.truth.as_mut().ok_or(Refusal::Absent)?;
            let own = state.own(person);
            match state.stage {
                Stage::Waiting if person == 0 => model.truth = None,
                Stage::Waiting => {
                    let own = [Kind::Person(person), Kind::Reserved(person)];
                    let chairs = state.chairs.iter_mut().filter(|chair| own.contains(&chair.kind));
                    chairs.for_each(|chair| chair.kind = Kind::Open);
                }
                Stage::Running if own.is_empty() => return Err(Refusal::NotSeated),
                Stage::Running => {
                    own.iter().for_each(|seat| state.chairs[seat.index()].away = true);
                    let stays = |chair: &Chair| matches!(chair.kind, Kind::Person(_)) && !chair.away;
                    if foreign && !state.chairs.iter().any(stays) {
                        (state.stage, state.abandoned) = (Stage::Over, true);
                    }
                }
                Stage::Over => return Err(Refusal::TooLate),
            }
            Ok(())
        })
    }

    pub(super) fn start(&mut self, process: usize, person: usize) -> Outcome {
        self.command(process, |model| {
            let state = model.changing(Stage::Waiting, Refusal::Begun, Refusal::Begun)?;
            if person != 0 {
                return Err(Refusal::HostOnly);
            }
            if state.chairs.iter().any(|chair| matches!(chair.kind, Kind::Open | Kind::Reserved(_))) {
                return Err(Refusal::ChairsOpen);
            }
            model.start_game(process);
            Ok(())
        })
    }

    pub(super) fn chair(&mut self, process: usize, person: usize, seat: usize, bot: bool) -> Outcome {
        self.command(process, |model| {
            let (online, free, at) = (model.online(process), model.pace == Pace::Free, model.at);
            let foreign = model.known(process)?.state.foreign.clone();
            let state = model.truth.as_mut().ok_or(Refusal::Absent)?;
            if state.stage == Stage::Over {
                return Err(Refusal::TooLate);
            }
            if let Some(why) = foreign {
                return Err(why);
            }
            if person != 0 {
                return Err(Refusal::HostOnly);
            }
            let chair = state.chairs.get_mut(seat).ok_or(Refusal::Absent)?;
            if let (Stage::Running, Some((_, clocks))) = (state.stage, &state.game) {
                let seat = Seat::new(seat);
                if !matches!(chair.kind, Kind::Person(_)) || online.has(seat) {
                    return Err(Refusal::StillThere);
                }
                // Nobody is played for because they are gone for a moment.
                if !free || clocks.since(seat).is_none_or(|since| at - since < PATIENCE) {
                    return Err(Refusal::TimeRuns);
                }
                chair.away = true;
                return Ok(());
            }
            if chair.kind == Kind::Person(0) {
                return Err(Refusal::OwnChair);
            }
            chair.kind = if bot { Kind::Bot } else { Kind::Open };
            Ok(())
        })
    }

    pub(super) fn rematch(&mut self, process: usize, code: &str) -> Outcome {
        self.command(process, |model| {
            let state = model.changing(Stage::Over, Refusal::TooLate, Refusal::TooLate)?;
            state.rematch.get_or_insert_with(|| code.into());
            Ok(())
        })
    }

    /// Does something that is not part of the game: as things are, and everyone here knows it then.
    fn command(&mut self, process: usize, change: impl FnOnce(&mut Self) -> Outcome) -> Outcome {
        self.stir(process);
        self.follow(process);
        self.known(process)?;
        change(self)?;
        self.reload(process);
        if self.truth.is_none() { Err(Refusal::Absent) } else { Ok(()) }
    }

    /// The state, at the one stage at which something can be done.
    fn changing(&mut self, stage: Stage, running: Refusal, other: Refusal) -> Result<&mut State, Refusal> {
        let state = self.truth.as_mut().ok_or(Refusal::Absent)?;
        match state.stage {
            now if now == stage => Ok(state),
            Stage::Running => Err(running),
            Stage::Waiting | Stage::Over => Err(other),
        }
    }

    // ── connections ──

    pub(super) fn connect(&mut self, process: usize, person: usize, watcher: bool) -> Outcome {
        self.stir(process);
        let watch = self.watch;
        let memory = self.known(process)?;
        let own = memory.state.own(person);
        if own.is_empty() && !watch && memory.state.stage != Stage::Waiting {
            return Err(Refusal::NoWatching);
        }
        let eye = own.iter().next().filter(|_| !watcher).map_or(Eye::Watcher, Eye::Seat);
        self.links.push(Link { process, person, watcher, eye });
        Ok(())
    }

    pub(super) fn disconnect(&mut self, at: usize) {
        let process = self.links[at].process;
        // The last one to leave leaves nobody who wants to know.
        if self.links.iter().filter(|link| link.process == process).count() > 1 {
            self.stir(process);
        }
        self.links.remove(at);
    }

    pub(super) fn crash(&mut self, process: usize) {
        self.memory[process] = None;
        self.links.retain(|link| link.process != process);
    }

    /// Whether a table may be put away: not while everyone is asked something.
    pub(super) fn rest(&mut self, process: usize) {
        if self.memory[process].as_ref().is_some_and(|memory| memory.asked.is_none()) {
            self.memory[process] = None;
        }
    }

    // ── what connections say ──

    fn seat(&mut self, at: usize) -> Result<Seat, Refusal> {
        let link = self.links[at].clone();
        let own = self.known(link.process)?.state.own(link.person);
        link.eye.seat().filter(|&seat| own.has(seat)).ok_or(Refusal::NotSeated)
    }

    pub(super) fn decide(&mut self, at: usize, decision: u32, what: What) -> Outcome {
        let process = self.links[at].process;
        self.stir(process);
        self.known(process)?;
        let seat = self.seat(at)?;
        loop {
            let Some(memory) = &mut self.memory[process] else { return Err(Refusal::Absent) };
            let table = memory.state.table()?;
            match table.propose(seat, decision, what) {
                Err(Refused::Stale { .. }) => return Ok(()),
                Err(refused) => return Err(Refusal::Rules(refused.note(table.board()))),
                Ok(_) => {}
            }
            memory.state.running()?;
            if !memory.state.plays_itself(seat) {
                set_away(&mut self.truth, memory, seat, false);
            }
            if self.keep(process, Row { seat, what }) {
                return Ok(());
            }
        }
    }

    pub(super) fn undo(&mut self, at: usize, decision: u32, count: u32) -> Outcome {
        self.decide(at, decision, What::Undo(count))
    }

    pub(super) fn board(&self) -> AnyBoard {
        self.setup.options.board()
    }

    /// Keeps a row, unless another process was faster.
    fn keep(&mut self, process: usize, row: Row) -> bool {
        let (Some(truth), Some(memory)) = (&mut self.truth, &mut self.memory[process]) else { return false };
        let rows = |state: &State| state.table().map_or(0, |table| table.rows().len());
        if truth.abandoned || rows(truth) != rows(&memory.state) {
            self.memory[process] = None;
            self.wake(process);
            return false;
        }
        truth.append(self.at, row);
        memory.state.append(self.at, row);
        memory.asked = None;
        true
    }

    pub(super) fn ask_back(&mut self, at: usize, count: u32) -> Outcome {
        let process = self.links[at].process;
        self.stir(process);
        let consent = self.consent;
        self.known(process)?;
        let seat = self.seat(at)?;
        let memory = self.known(process)?;
        let table = memory.state.running()?;
        if !consent {
            return Err(Refusal::NoConsent);
        }
        let asked = table.check(Row { seat, what: What::Back(count) });
        asked.map_err(|refused| Refusal::Rules(refused.note(table.board())))?;
        let row = table.rows().len() as u32;
        memory.asked = Some(Asked { row, by: seat, count, agreed: SeatSet::one(seat) });
        self.settle(process);
        Ok(())
    }

    pub(super) fn agree(&mut self, at: usize, row: u32, yes: bool) -> Outcome {
        let Link { process, person, .. } = self.links[at];
        self.stir(process);
        let memory = self.known(process)?;
        let own = memory.state.own(person);
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        memory.state.running()?;
        let asked = memory.asked.as_mut().filter(|asked| asked.row == row).ok_or(Refusal::NoQuestion)?;
        if yes {
            asked.agreed = asked.agreed.iter().chain(own.iter()).collect();
        } else {
            memory.asked = None;
        }
        self.settle(process);
        Ok(())
    }

    /// Goes back once every person has agreed, also those for whom a bot plays just now.
    fn settle(&mut self, process: usize) {
        let Some(memory) = &self.memory[process] else { return };
        let Some(Asked { by, count, agreed, .. }) = memory.asked else { return };
        let is_person = |seat: Seat| matches!(memory.state.chairs[seat.index()].kind, Kind::Person(_));
        if Seat::all(memory.state.chairs.len()).all(|seat| agreed.has(seat) || !is_person(seat)) {
            self.keep(process, Row { seat: by, what: What::Back(count) });
        }
    }

    pub(super) fn away(&mut self, at: usize, away: bool) -> Outcome {
        let Link { process, person, .. } = self.links[at];
        self.stir(process);
        let Some(memory) = &mut self.memory[process] else { return Err(Refusal::Absent) };
        memory.state.running()?;
        let own = memory.state.own(person);
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        own.iter().for_each(|seat| set_away(&mut self.truth, memory, seat, away));
        Ok(())
    }

    pub(super) fn look(&mut self, at: usize, seat: Option<Seat>) -> Outcome {
        let Link { process, person, .. } = self.links[at];
        self.stir(process);
        let state = &self.known(process)?.state;
        if let Some(why) = &state.foreign {
            return Err(why.clone());
        }
        let own = state.own(person);
        let link = &mut self.links[at];
        link.eye = match seat {
            Some(seat) if own.has(seat) => Eye::Seat(seat),
            Some(_) => return Err(Refusal::NotSeated),
            None => Eye::Watcher,
        };
        link.watcher = seat.is_none();
        Ok(())
    }

    pub(super) fn look_back(&mut self, at: usize, row: u32) -> Outcome {
        let process = self.links[at].process;
        self.stir(process);
        let table = self.known(process)?.state.table()?;
        if row as usize > table.rows().len() { Err(Refusal::NoRow) } else { Ok(()) }
    }

    // ── bots ──

    /// The seat that a bot decides for.
    pub(super) fn bots_turn(&self, process: usize) -> Option<Seat> {
        let memory = self.memory[process].as_ref()?;
        let table = memory.state.running().ok()?;
        turn_of(table).iter().find(|&seat| !memory.state.plays_itself(seat) || memory.is_forfeited(seat))
    }

    /// A bot has thought about a decision of a seat.
    pub(super) fn thought(&mut self, process: usize, seat: Seat, decision: u32, what: What) {
        self.stir(process);
        let Some(memory) = &self.memory[process] else { return };
        let Ok(table) = memory.state.running() else { return };
        let may = !memory.state.plays_itself(seat) || memory.is_forfeited(seat);
        if may && table.propose(seat, decision, what).is_ok() {
            self.keep(process, Row { seat, what });
        }
    }
}

fn set_away(truth: &mut Option<State>, memory: &mut Memory, seat: Seat, away: bool) {
    memory.state.chairs[seat.index()].away = away;
    if let Some(truth) = truth {
        truth.chairs[seat.index()].away = away;
    }
}
