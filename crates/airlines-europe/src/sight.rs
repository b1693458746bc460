//! What one seat may know, read straight off a state, for players that decide millions of times.
//!
//! A [`Sight`] gives exactly what the seat's view gives, without making one: nothing here may depend on what
//! the seat can't know. A law compares the sights of a state and of the states sampled from its view.

use crate::{Action, Board, State};
use game::{Game, Seat};

/// What one seat may know.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    state: &'s State,
    seat: Seat,
}

impl State {
    /// What this seat may know now.
    #[inline]
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { state: self, seat }
    }
}

impl Sight<'_> {
    /// Whose eyes.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.state.board
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Adds what the seat may do now to `into`, sorted.
    #[inline]
    pub fn legal(&self, into: &mut Vec<Action>) {
        self.state.legal(self.seat, into);
    }
}
