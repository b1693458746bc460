//! The rules of Airlines Europe, with the Flight Ban expansion, and nothing else.
//!
//! Clauses are AE-1 to AE-55 of `docs/rules/airlines-europe.md`. Where to look:
//! `numbers.rs` the numbers of the rules; `board.rs` what a board file gives, and `load.rs` what it must fulfil;
//! `setup.rs` how a game starts; `check.rs` every clause that can refuse; `legal.rs` the fast list of legal actions;
//! `apply.rs` what actions do; `score.rs` points; `view.rs` who sees what,
//! and `outlook.rs` what can be worked out from it; `sample.rs` what may be behind it; `words.rs` what is said of it.
//!
//! ```
//! use airlines_europe::{Options, State};
//! use game::{Game, Luck, Seat, Silent};
//!
//! let mut luck = Luck::fast(1);
//! let mut state = State::new(&Options::new(2), &mut luck, &mut Silent);
//! let mut actions = Vec::new();
//! state.legal(Seat::new(0), &mut actions);
//! state.play(Seat::new(0), actions[0], &mut luck).unwrap();
//! ```

mod action;
mod apply;
mod board;
mod check;
mod event;
mod json;
mod legal;
mod load;
pub mod numbers;
mod options;
mod outlook;
mod sample;
mod score;
mod setup;
mod sight;
mod state;
mod summary;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub use action::{Action, From};
pub use board::{AIRLINES, Airline, Board, Company, KINDS, Link, MAX_LICENCES, PayRow, Route, Zone};
pub use check::Rejected;
pub use event::{Event, Score};
pub use numbers::SEATS;
pub use options::Options;
pub use sight::Sight;
pub use state::{Ending, Phase, Shares, State};
pub use view::{OnLicence, View};

use game::{Eye, Game, Luck, Seat, SeatSet, Standing, Tell, Turn};

impl Game for State {
    const TITLE: &'static str = "airlines-europe";
    const RULES: u32 = 1;
    const MINUTES: u8 = 75;

    type Board = Board;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Rejected = Rejected;
    type Ending = Ending;

    fn new(options: &Options, luck: &mut Luck, tell: &mut impl Tell<Event>) -> Self {
        Self::set_up(options, luck, tell)
    }

    #[inline]
    fn options(&self) -> &Options {
        &self.options
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(_) => Turn::Over,
            // AE-12: the table waits for all picks at once.
            Phase::Picks(picked) => {
                Turn::Seats(Seat::all(self.seats()).filter(|&seat| picked[seat].is_none()).collect())
            }
            phase => Turn::Seats(phase.seat().map_or(SeatSet::EMPTY, SeatSet::one)),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        self.push_legal(seat, into);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.check_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        self.do_action(seat, action, luck, tell);
    }

    fn view(&self, eye: Eye) -> View {
        self.view_of(eye)
    }

    fn sample(view: &View, luck: &mut Luck) -> Self {
        Self::from_view(view, luck)
    }

    fn standing(&self) -> Standing {
        self.places()
    }

    fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.invariants()
    }
}
