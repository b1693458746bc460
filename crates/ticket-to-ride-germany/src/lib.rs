//! The rules of Ticket to Ride Germany, and nothing else.
//!
//! Clauses are TG-1 to TG-26 of `docs/rules/ticket-to-ride-germany.md`. Where to look:
//! `numbers.rs` the numbers of the rules; `board.rs` what a board file gives, `load.rs` how it is read; `cards.rs`
//! cards, passengers and tickets as counts; `setup.rs` how a game starts; `check.rs` every clause that can refuse;
//! `legal.rs` the fast list of legal actions, and `any.rs` one of them without the list; `apply.rs` what actions do;
//! `pick.rs` one of many; `score.rs` points; `modules` what a board has or has not; `view.rs` who sees what; `sample.rs` what may be behind it; `words.rs`
//! what is said of it.
//!
//! ```
//! use game::{Game, Luck, Seat, Silent};
//! use ticket_to_ride_germany::{Options, State};
//!
//! let mut luck = Luck::fast(1);
//! let mut state = State::new(&Options::new(2), &mut luck, &mut Silent);
//! let mut actions = Vec::new();
//! state.legal(Seat::new(0), &mut actions);
//! state.play(Seat::new(0), actions[0], &mut luck).unwrap();
//! ```

mod action;
mod any;
mod apply;
mod board;
mod cards;
mod check;
mod event;
mod json;
mod legal;
mod load;
mod modules;
pub mod numbers;
mod options;
mod pick;
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

pub use action::Action;
pub use board::{
    Board, Country, EndPoint, Kind, Link, MAX_LENGTH, MAX_PLACES, MAX_TICKETS, PlaceId, Route, Ticket,
    TicketCard,
};
pub use cards::{CARDS, Card, Cards, Crowd, FewTickets, MAX_CROWD, PASSENGERS, Passenger};
pub use check::{Rejected, TicketDraw};
pub use event::{Decision, Event, PassengerScore, Progress, TicketScore};
pub use modules::Module;
pub use numbers::SEATS;
pub use options::Options;
pub use sight::{Asked, Sight};
pub use state::{Ending, Mix, Phase, State};
pub use view::{DeckView, PutBack, View};
pub use words::{coat, color};

use game::{Eye, Game, Luck, Seat, SeatSet, Standing, Tell, Turn};

impl Game for State {
    const TITLE: &'static str = "ticket-to-ride-germany";
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

    #[inline]
    fn turn(&self) -> Turn {
        if let Some(seat) = self.phase.seat() {
            return Turn::Seats(SeatSet::one(seat));
        }
        // TG-4: the table waits for all choices at once.
        let late = |seat: &Seat| match &self.phase {
            Phase::Mixes(mixes) => mixes[*seat].is_none(),
            Phase::FirstTickets { kept, .. } => kept[*seat].is_none(),
            _ => false,
        };
        match self.phase {
            Phase::Over(_) => Turn::Over,
            _ => Turn::Seats(Seat::all(self.seats()).filter(late).collect()),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        self.push_legal(seat, into);
    }

    #[inline]
    fn any(&self, seat: Seat, luck: &mut Luck, actions: &mut Vec<Action>) -> Action {
        self.count_out(seat, luck).unwrap_or_else(|| game::listed(self, seat, luck, actions))
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
