//! The table itself: the fold of its rows.

use crate::{Row, Setup, What};
use catalog::{AnyAction, AnyBoard, AnyEvent, AnyGame, AnyRejected, AnyView};
use game::{Eye, Luck, Note, PerSeat, Seat, Standing, Turn};
use std::fmt;

/// One live game. Two are equal when every state, event and luck to come is.
#[derive(Clone, PartialEq)]
pub struct Table {
    setup: Setup,
    game: AnyGame,
    luck: Luck,
    rows: Vec<Row>,
    decisions: PerSeat<u32>,
    opening: Vec<AnyEvent>,
    steps: Vec<Step>,
    /// States before each of the last steps, as far back as the seat of the last row may undo.
    before: Vec<(AnyGame, Luck)>,
}

/// An action that stands, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Which row it was, from 1.
    pub row: usize,
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: AnyAction,
    /// What came of it, unabridged. Show an eye only what it sees of each event.
    pub events: Vec<AnyEvent>,
    /// Chance decided or something hidden was shown: undo never goes past this step.
    pub sealed: bool,
}

/// Why a decision is not taken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refused {
    /// It answers another decision than the one this seat faces now: a repeated or late message.
    Stale {
        /// The number of the decision the seat faces now.
        current: u32,
    },
    /// The rules refuse it.
    Rules(AnyRejected),
    /// So many actions can't be taken back.
    Undo {
        /// How many can.
        most: u32,
    },
}

impl Refused {
    /// What to tell the player.
    pub fn note(self, board: AnyBoard) -> Note {
        match self {
            Self::Stale { current } => Note::new("table-stale").number("current", current),
            Self::Rules(rejected) => board.refuse(rejected),
            Self::Undo { most: 0 } => Note::new("table-no-undo"),
            Self::Undo { most } => Note::new("table-undo-most").number("most", most),
        }
    }
}

impl Table {
    /// A table before the first row. Names are put on one line, entropy is cut to its limit, and both are
    /// brought to the number of seats, so that the table's record holds exactly what it was made from.
    pub fn new(setup: Setup) -> Self {
        let setup = setup.tidied();
        let mut luck = setup.secret.luck(&setup.entropy);
        let (game, opening) = AnyGame::new(&setup.options, &mut luck);
        Self {
            setup,
            game,
            luck,
            rows: Vec::new(),
            decisions: PerSeat::default(),
            opening,
            steps: Vec::new(),
            before: Vec::new(),
        }
    }

    /// The table these rows lead to, or the first row that is refused.
    pub fn fold(setup: Setup, rows: impl IntoIterator<Item = Row>) -> Result<Self, (usize, Refused)> {
        let mut table = Self::new(setup);
        for row in rows {
            table.append(row).map_err(|refused| (table.rows.len() + 1, refused))?;
        }
        Ok(table)
    }

    /// What a seat's answer to its decision with this number would append, if it is taken.
    ///
    /// A server stores that row first and only then calls [`Table::append`].
    pub fn propose(&self, seat: Seat, decision: u32, what: What) -> Result<Row, Refused> {
        let current = self.decision(seat);
        if decision != current {
            return Err(Refused::Stale { current });
        }
        let row = Row { seat, what };
        self.check(row)?;
        Ok(row)
    }

    /// Whether a row may be appended.
    pub fn check(&self, row: Row) -> Result<(), Refused> {
        match row.what {
            What::Play(action) => self.game.check(row.seat, action).map_err(Refused::Rules),
            What::Undo(count) => {
                let most = self.undoable(row.seat);
                if (1..=most).contains(&count) { Ok(()) } else { Err(Refused::Undo { most }) }
            }
            What::Back(count) => {
                let may = row.seat.index() < self.seats() && self.turn() != Turn::Over;
                let most = if may { self.steps.len() as u32 } else { 0 };
                if (1..=most).contains(&count) { Ok(()) } else { Err(Refused::Undo { most }) }
            }
        }
    }

    /// Appends a row and brings the game up to date.
    pub fn append(&mut self, row: Row) -> Result<(), Refused> {
        self.check(row)?;
        // Undo never goes past another seat's decision, not even past one that was taken back since.
        if self.rows.last().is_some_and(|last| last.seat != row.seat) {
            self.before.clear();
        }
        self.rows.push(row);
        self.decisions[row.seat] += 1;
        match row.what {
            What::Play(action) => self.advance(row.seat, action),
            What::Undo(count) => self.take_back(row.seat, count),
            What::Back(count) => self.go_back(row.seat, count),
        }
        Ok(())
    }

    /// Plays the actions that still stand again from the start: luck falls as it fell then.
    fn go_back(&mut self, seat: Seat, count: u32) {
        let stand = self.steps.len() - count as usize;
        let mut luck = self.setup.secret.luck(&self.setup.entropy);
        let (mut game, _) = AnyGame::new(&self.setup.options, &mut luck);
        self.steps.truncate(stand);
        for step in &self.steps {
            game.apply(step.seat, step.action, &mut luck);
        }
        (self.game, self.luck) = (game, luck);
        self.before.clear();
        // Whatever anyone else was about to answer was withdrawn.
        for other in Seat::all(self.seats()).filter(|&other| other != seat) {
            self.decisions[other] += 1;
        }
    }

    fn advance(&mut self, seat: Seat, action: AnyAction) {
        self.before.push((self.game.clone(), self.luck.clone()));
        let drawn = self.luck.draws();
        let events = self.game.apply(seat, action, &mut self.luck);
        let sealed = self.luck.draws() != drawn || events.iter().any(|event| event.reveals());
        if sealed {
            self.before.clear();
        }
        self.steps.push(Step { row: self.rows.len(), seat, action, events, sealed });
    }

    fn take_back(&mut self, seat: Seat, count: u32) {
        let asked = self.turn();
        for _ in 0..count {
            self.steps.pop();
            let before = self.before.pop();
            (self.game, self.luck) = before.expect("`undoable` counts only steps that can be taken back");
        }
        // A decision that another seat faced and faces no more was withdrawn: a late answer to it must not
        // pass for an answer to the next one.
        for other in Seat::all(self.seats()).filter(|&other| other != seat) {
            if asked.is(other) && !self.turn().is(other) {
                self.decisions[other] += 1;
            }
        }
    }

    /// How many of its last actions a seat may take back: those after the last draw, reveal or decision of
    /// another seat.
    pub fn undoable(&self, seat: Seat) -> u32 {
        let moved_last = self.rows.last().is_some_and(|last| last.seat == seat);
        if moved_last { self.before.len() as u32 } else { 0 }
    }

    /// The number of the decision this seat faces, or will face next. It never comes twice.
    pub fn decision(&self, seat: Seat) -> u32 {
        self.decisions[seat]
    }

    /// What this eye may see. [`Eye::Open`] sees nothing more than a watcher before the end.
    pub fn view(&self, eye: Eye) -> AnyView {
        self.game.view(self.now(eye))
    }

    /// The eye as it is now: before the end [`Eye::Open`] is a watcher's.
    fn now(&self, eye: Eye) -> Eye {
        if eye == Eye::Open && self.turn() != Turn::Over { Eye::Watcher } else { eye }
    }

    /// What this eye may see when a game is told again: once it is `over`, [`Eye::Open`] sees all cards at
    /// every row of it, not only at the last.
    pub fn seen_again(&self, eye: Eye, over: bool) -> AnyView {
        if over { self.game.view(eye) } else { self.view(eye) }
    }

    /// The state, hidden cards too.
    pub(crate) fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The same table with other names for who sits there; nothing of the game depends on them.
    #[must_use]
    pub fn renamed(mut self, sitters: Vec<crate::Sitter>) -> Self {
        self.setup.sitters = sitters;
        self.setup = self.setup.tidied();
        self
    }

    /// Who must decide now.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Points, and the places once over.
    pub fn standing(&self) -> Standing {
        self.game.standing()
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<&'static str> {
        self.game.ending()
    }

    /// The board.
    pub fn board(&self) -> AnyBoard {
        self.setup.options.board()
    }

    /// What it was before the first row.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.setup.options.seats()
    }

    /// Every row, undone ones and undos included.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The actions that stand, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The events of the set-up, unabridged.
    pub fn opening(&self) -> &[AnyEvent] {
        &self.opening
    }

    /// What this eye saw happen: the row it came of (0 for the set-up) and the event as this eye sees it.
    /// [`Eye::Open`] sees nothing more than a watcher before the end.
    pub fn log(&self, eye: Eye) -> impl Iterator<Item = (usize, AnyEvent)> + '_ {
        let eye = self.now(eye);
        let opening = self.opening.iter().map(|&event| (0, event));
        let steps =
            self.steps.iter().flat_map(|step| step.events.iter().map(move |&event| (step.row, event)));
        opening.chain(steps).filter_map(move |(row, event)| event.seen(eye).map(|event| (row, event)))
    }

    /// What this seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<AnyAction> {
        self.game.legal(seat)
    }

    /// A random action of a seat to move that keeps the game lively. It looks only at what the seat may know.
    pub fn lively(&self, seat: Seat, luck: &mut Luck) -> AnyAction {
        self.game.lively(seat, luck)
    }

    /// The rules' word on an action now.
    pub fn check_action(&self, seat: Seat, action: AnyAction) -> Result<(), AnyRejected> {
        self.game.check(seat, action)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Neither the luck to come nor the hands: a log of a live table must not tell them.
        f.debug_struct("Table").field("setup", &self.setup).field("rows", &self.rows).finish_non_exhaustive()
    }
}
