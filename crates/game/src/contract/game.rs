//! The rules of one title: how a game starts, goes on and ends.

use crate::{
    Action, Board, Ending, Event, Eye, Luck, Options, Rejected, Seat, SeatSet, Standing, View, by_kind,
};
use std::fmt::Debug;

/// The rules of one title as a small state that can be copied millions of times a second.
///
/// `check` holds the rules; `legal` is a fast generator that the laws hold equal to what `check` accepts;
/// `apply` trusts `check`. All chance comes from the [`Luck`] passed in.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// The title's one name, as in `airlines-europe`.
    const TITLE: &'static str;
    /// The number of this reading of the rules; raised when a replay changes its course.
    const RULES: u32;
    /// How many minutes a game of people takes, about.
    const MINUTES: u8;

    /// The map and cards; shared, never part of the state.
    type Board: Board;
    /// What the table agreed on, the number of seats included.
    type Options: Options<Board = Self::Board>;
    /// One human decision.
    type Action: Action<Board = Self::Board>;
    /// One thing that happened, for logs, stories and moving pictures.
    type Event: Event<Board = Self::Board>;
    /// What one eye may see, the legal actions of that seat included.
    type View: View<Game = Self>;
    /// Why an action is refused.
    type Rejected: Rejected<Board = Self::Board>;
    /// How a game ended.
    type Ending: Ending;

    /// A new game; the set-up's events go to `tell`.
    fn new(options: &Self::Options, luck: &mut Luck, tell: &mut impl Tell<Self::Event>) -> Self;
    /// What the table agreed on, the first seat as it was drawn.
    fn options(&self) -> &Self::Options;
    /// Who must decide now.
    fn turn(&self) -> Turn;
    /// Adds the seat's legal actions to `into`, sorted and without allocating beyond the buffer's growth.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);
    /// One of the seat's legal actions, of which there must be one, all equally likely: that which
    /// [`uniform`](crate::uniform) picks out of the list. `actions` is room for the list; a title that can
    /// count its actions faster than it lists them does without.
    #[inline]
    fn any(&self, seat: Seat, luck: &mut Luck, actions: &mut Vec<Self::Action>) -> Self::Action {
        crate::listed(self, seat, luck, actions)
    }
    /// The rules: whether this seat may do this now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Rejected>;
    /// Does it. Only after `check`.
    fn apply(&mut self, seat: Seat, action: Self::Action, luck: &mut Luck, tell: &mut impl Tell<Self::Event>);
    /// What this eye may see.
    fn view(&self, eye: Eye) -> Self::View;
    /// A full state that this view allows, with the same view.
    fn sample(view: &Self::View, luck: &mut Luck) -> Self;
    /// Points, and the places once over.
    fn standing(&self) -> Standing;
    /// How the game ended, once it has.
    fn ending(&self) -> Option<Self::Ending>;
    /// That nothing was lost or created, and every derived field is what it should be. For tests.
    fn check_invariants(&self) -> Result<(), String>;

    /// The board it is played on.
    #[inline]
    fn board(&self) -> &'static Self::Board {
        self.options().board()
    }

    /// A random choice among the legal `actions` of the seat to move that keeps the game lively, for laws, fuzzing and
    /// simulations: the kind first, then an action of it. It looks only at what that seat may know. A title whose
    /// random games lead nowhere has a better one.
    ///
    /// # Panics
    /// If `actions` is empty.
    fn lively(&self, actions: &[Self::Action], luck: &mut Luck) -> Self::Action {
        by_kind(actions, luck)
    }

    /// Checks, then applies silently. Never overridden.
    fn play(&mut self, seat: Seat, action: Self::Action, luck: &mut Luck) -> Result<(), Self::Rejected> {
        self.check(seat, action)?;
        self.apply(seat, action, luck, &mut Silent);
        Ok(())
    }
}

/// Who must decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats, one or several at once.
    Seats(SeatSet),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// Whether this seat must decide now.
    pub fn is(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.has(seat))
    }

    /// The first of the seats that must decide, if any.
    pub fn first(self) -> Option<Seat> {
        match self {
            Self::Seats(seats) => seats.iter().next(),
            Self::Over => None,
        }
    }
}

/// Somebody to whom events are told while an action is applied.
pub trait Tell<E> {
    /// Takes note of one event.
    fn tell(&mut self, event: E);

    /// Whether anybody takes note: work that only finds out what to tell can be spared if not.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

/// Listens to nothing; playouts use it, and the compiler removes the telling.
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: E) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
