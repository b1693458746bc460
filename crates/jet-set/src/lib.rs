//! The rules of Jet Set, and nothing else.
//!
//! Clauses are JS-1 to JS-25 of `docs/rules/jet-set.md`. Where to look:
//! `numbers.rs` the numbers of the rules; `board.rs` what a board file gives, and `load.rs` what it must fulfil;
//! `setup.rs` how a game starts;
//! `check.rs` every clause that can refuse; `legal.rs` the fast list of legal actions; `apply.rs` what
//! actions do; `planes.rs` planes on links; `cards.rs` rows and Vacation cards; `final_path.rs` the ways of
//! Final Flights; `money.rs` prices, fees and income; `score.rs` points; `view.rs` who sees what, and `missing.rs` what
//! a flight still lacks; `sample.rs` what may be behind a view; `sight.rs` and `paths.rs` what bots decide by; `words.rs` and
//! `log.rs` what is said of it; `random_player.rs` a random player that gets somewhere; `invariants.rs` what never
//! breaks.
//!
//! ```
//! use game::{Game, Luck, Silent};
//! use jet_set::{Options, State};
//!
//! let mut luck = Luck::fast(1);
//! let mut state = State::new(&Options::new(2), &mut luck, &mut Silent);
//! let mut actions = Vec::new();
//! while let Some(seat) = state.turn().first() {
//!     actions.clear();
//!     state.legal(seat, &mut actions);
//!     let action = state.lively(&actions, &mut luck);
//!     state.play(seat, action, &mut luck).unwrap();
//! }
//! assert!(state.standing().places.is_some());
//! ```

mod action;
mod apply;
mod board;
mod cards;
mod check;
mod event;
mod final_path;
mod invariants;
mod json;
mod legal;
mod load;
mod log;
mod missing;
mod money;
pub mod numbers;
mod options;
mod paths;
mod planes;
mod random_player;
mod sample;
mod score;
mod setup;
mod sight;
mod state;
mod summary;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use board::{
    Board, Connection, Deck, FinalCard, FinalFlight, Flight, FlightCard, Link, MAX_FINALS, MAX_FLIGHTS,
};
pub use check::Rejected;
pub use event::{Event, ScoreLine, Scoring};
pub use missing::Way;
pub use money::Cost;
pub use numbers::SEATS;
pub use options::Options;
pub use paths::{Path, Paths};
pub use planes::Planes;
pub use sight::Sight;
pub use state::{Ending, Landed, Phase, State, Trail};
pub use view::View;

use game::{Eye, Game, Luck, Seat, SeatSet, Standing, Tell, Turn};

impl Game for State {
    const TITLE: &'static str = "jet-set";
    const RULES: u32 = 1;
    const MINUTES: u8 = 60;

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
        self.phase.seat().map_or(Turn::Over, |seat| Turn::Seats(SeatSet::one(seat)))
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

    fn lively(&self, actions: &[Action], luck: &mut Luck) -> Action {
        random_player::lively(self, actions, luck)
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.invariants()
    }
}
