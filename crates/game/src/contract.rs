//! The contract: what a title must be able to do, and nothing about how.

use crate::{Eye, Luck, Note, Seat, SeatSet, Standing};
use std::fmt::Debug;

/// The rules of one title as a small state that can be copied millions of times a second.
///
/// `check` holds the rules; `legal` is a fast generator that the laws hold equal to what `check` accepts;
/// `apply` trusts `check`. All chance comes from the [`Luck`] passed in.
pub trait Game: Clone + PartialEq + Debug + Sized {
    /// The title's one name, as in `airlines-europe`.
    const TITLE: &'static str;
    /// The number of this reading of the rules; raised when a replay changes its course.
    const RULES: u32;

    /// The map and cards; shared, never part of the state.
    type Board: 'static + Sync + Debug;
    /// What the table agreed on, the number of seats included.
    type Options: Clone + PartialEq + Debug;
    /// One human decision.
    type Action: Copy + Ord + Debug;
    /// One thing that happened, for logs, stories and moving pictures.
    type Event: Copy + PartialEq + Debug;
    /// What one eye may see, the legal actions of that seat included.
    type View: Clone + PartialEq + Debug;
    /// Why an action is refused.
    type Rejected: Copy + PartialEq + Debug;

    /// A new game; the set-up's events go to `tell`.
    fn new(options: &Self::Options, luck: &mut Luck, tell: &mut impl Tell<Self::Event>) -> Self;
    /// The board it is played on.
    fn board(&self) -> &'static Self::Board;
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
    /// That nothing was lost or created, and every derived field is what it should be. For tests.
    fn check_invariants(&self) -> Result<(), String>;

    /// Checks, then applies silently. Never overridden.
    fn play(&mut self, seat: Seat, action: Self::Action, luck: &mut Luck) -> Result<(), Self::Rejected> {
        self.check(seat, action)?;
        self.apply(seat, action, luck, &mut Silent);
        Ok(())
    }
}

/// How a title's actions are written, and what is told of them.
pub trait Speak: Game {
    /// The text form of an action, citing ids of the board file: `buy ff-flys oslo--stockholm`.
    fn write(board: &'static Self::Board, action: Self::Action) -> String;
    /// Reads that form back.
    fn read(board: &'static Self::Board, text: &str) -> Result<Self::Action, Unreadable>;
    /// What is asked of whoever looks, as one sentence.
    fn ask(view: &Self::View) -> Note;
    /// What an action means to whoever looks, with its price and consequence.
    fn describe(view: &Self::View, action: Self::Action) -> Note;
    /// Why not, with the clause.
    fn refuse(board: &'static Self::Board, rejected: Self::Rejected) -> Note;
    /// What this eye sees of an event: all, less, or nothing.
    fn seen(event: Self::Event, eye: Eye) -> Option<Self::Event>;
    /// One line of the log.
    fn tell(board: &'static Self::Board, event: Self::Event) -> Note;
    /// Whether the event showed somebody something that was hidden before: undo never goes past it.
    fn reveals(event: Self::Event) -> bool;
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

/// Why a text is not an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// No action begins with this word.
    Verb(String),
    /// The board has no such id.
    Id(String),
    /// Words are missing, left over or not numbers; the form would be this.
    Form(&'static str),
}

impl Unreadable {
    /// What to tell the player.
    pub fn note(&self) -> Note {
        match self {
            Self::Verb(word) => Note::new("unreadable-verb").name("word", word.clone()),
            Self::Id(word) => Note::new("unreadable-id").name("word", word.clone()),
            Self::Form(form) => Note::new("unreadable-form").name("form", *form),
        }
    }
}
