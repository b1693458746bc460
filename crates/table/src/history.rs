//! How a game stood after each of its rows, without folding it again: every state and what came of every row is kept.
//!
//! A state is about a kilobyte, so this is for whoever looks back, and only for as long as they do.

use crate::{Refused, Row, Setup, Table, What};
use catalog::{AnyEvent, AnyGame, AnyView};
use game::{Eye, Turn};

/// A game with everything that it was. It has no debug form, since that would tell every hand.
#[derive(Clone)]
pub struct History {
    /// The game at its last row.
    table: Table,
    /// The state before the first row.
    start: AnyGame,
    /// Every action, taken back since or not.
    steps: Vec<Position>,
    /// The last action that stood after each row: its place in `steps`.
    stood: Vec<Option<u32>>,
}

/// An action, and how the game stood after it.
#[derive(Clone)]
struct Position {
    row: u32,
    /// The action that stood before it.
    before: Option<u32>,
    events: Box<[AnyEvent]>,
    game: AnyGame,
}

/// How a game stood.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Who had to decide then.
    pub turn: Turn,
    /// What was seen then.
    pub view: AnyView,
    /// What was told by then: the row it came of (0 for the set-up) and the event as it was seen.
    pub lines: Vec<(u32, AnyEvent)>,
}

impl History {
    /// A game before its first row.
    pub fn new(setup: Setup) -> Self {
        let table = Table::new(setup);
        Self { start: table.game().clone(), table, steps: Vec::new(), stood: Vec::new() }
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.stood.len()
    }

    /// Goes on by a row.
    pub fn append(&mut self, row: Row) -> Result<(), Refused> {
        self.table.append(row)?;
        let before = self.stood.last().copied().flatten();
        let stands = match row.what {
            What::Play(_) => {
                let events = self.table.steps().last().map(|step| step.events.clone()).unwrap_or_default();
                let kept = Position {
                    row: self.stood.len() as u32 + 1,
                    before,
                    events: events.into(),
                    game: self.table.game().clone(),
                };
                self.steps.push(kept);
                Some(self.steps.len() as u32 - 1)
            }
            What::Undo(count) | What::Back(count) => {
                (0..count).fold(before, |stands, _| self.steps[stands? as usize].before)
            }
        };
        self.stood.push(stands);
        Ok(())
    }

    /// How it stood for an eye after so many rows; `None` if there are not so many. Once the game is `over`,
    /// [`Eye::Open`] sees all cards at every row of it; before that it sees what a watcher does.
    pub fn at(&self, rows: usize, eye: Eye, over: bool) -> Option<Moment> {
        let stands = match rows.checked_sub(1) {
            Some(last) => *self.stood.get(last)?,
            None => None,
        };
        let eye = if eye == Eye::Open && !over { Eye::Watcher } else { eye };
        let game = stands.map_or(&self.start, |at| &self.steps[at as usize].game);
        let mut told = Vec::new();
        let mut next = stands;
        while let Some(at) = next {
            let kept = &self.steps[at as usize];
            told.push(kept);
            next = kept.before;
        }
        let opening = self.table.opening().iter().map(|&event| (0, event));
        let steps = told.iter().rev().flat_map(|kept| kept.events.iter().map(|&event| (kept.row, event)));
        let lines = opening.chain(steps).filter_map(|(row, event)| Some((row, event.seen(eye)?)));
        Some(Moment { turn: game.turn(), view: game.view(eye), lines: lines.collect() })
    }
}
