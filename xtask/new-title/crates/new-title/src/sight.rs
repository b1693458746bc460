//! What one seat may know, read straight off a state, for players that decide millions of times.
//!
//! A [`Sight`] gives what the seat's view gives, without making one: nothing here may depend on what the seat can't
//! know. A bot of this title's own decides by it; the plain one that every title begins with needs none.

use crate::score::home_points;
use crate::{Action, Board, Link, Phase, State};
use game::Seat;

/// What one seat may know (XX-2).
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
        self.state.options.board
    }

    /// The links that nobody has.
    #[inline]
    pub fn free(&self) -> u128 {
        self.state.free()
    }

    /// The links of a seat.
    #[inline]
    pub fn owned(&self, seat: Seat) -> u128 {
        self.state.owned[seat]
    }

    /// What is asked of whom.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// XX-2: the home of a seat: one's own, and that of others once the game is over.
    #[inline]
    pub fn home(&self, seat: Seat) -> Option<u8> {
        let shown = seat == self.seat || matches!(self.state.phase, Phase::Over(_));
        shown.then_some(self.state.homes[seat])
    }

    /// XX-7: what a link at one's own home is worth more than another.
    #[inline]
    pub fn at_home(&self, link: Link) -> u16 {
        home_points(self.board(), link.bit(), self.state.homes[self.seat])
    }

    /// Adds what the seat may do now to `into`, sorted.
    #[inline]
    pub fn legal(&self, into: &mut Vec<Action>) {
        self.state.push_legal(self.seat, into);
    }
}
