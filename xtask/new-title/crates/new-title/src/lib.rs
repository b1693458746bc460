//! The rules of New Title, and nothing else.
//!
//! Clauses are XX-1 to XX-7 of `docs/rules/new-title.md`. Where to look is in ARCHITECTURE.md: every rules crate has the
//! same files.
//!
//! ```
//! use game::{Game, Luck, Silent, uniform};
//! use new_title::{Options, State};
//!
//! let mut luck = Luck::fast(1);
//! let mut state = State::new(&Options::new(2), &mut luck, &mut Silent);
//! let mut actions = Vec::new();
//! while let Some(seat) = state.turn().first() {
//!     actions.clear();
//!     state.legal(seat, &mut actions);
//!     let action = uniform(&actions, &mut luck);
//!     state.play(seat, action, &mut luck).unwrap();
//! }
//! assert!(state.standing().places.is_some());
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
pub use board::{Board, Link};
pub use check::Rejected;
pub use event::Event;
pub use options::Options;
pub use sight::Sight;
pub use state::{Ending, Phase, State};
pub use view::View;

use game::{Eye, Game, Luck, Seat, SeatSet, Standing, Tell, Turn};

impl Game for State {
    const TITLE: &'static str = "new-title";
    const RULES: u32 = 1;
    const MINUTES: u8 = 10;

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

    fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        self.push_legal(seat, into);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.check_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, _: &mut Luck, tell: &mut impl Tell<Event>) {
        self.do_action(seat, action, tell);
    }

    fn standing(&self) -> Standing {
        self.places()
    }

    fn view(&self, eye: Eye) -> View {
        self.view_of(eye)
    }

    fn sample(view: &View, luck: &mut Luck) -> Self {
        Self::from_view(view, luck)
    }

    fn check_invariants(&self) -> Result<(), String> {
        self.invariants()
    }
}
