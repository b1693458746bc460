//! What one eye may see.

use crate::{Eye, Game, Note, Options as _, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// What one eye may see, the legal actions of that seat included. It travels without its board.
pub trait View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game it is of.
    type Game: Game<View = Self>;

    /// Whose eye.
    fn eye(&self) -> Eye;
    /// What the table agreed on, the first seat as it was drawn.
    fn options(&self) -> &<Self::Game as Game>::Options;
    /// What this seat may do now, sorted.
    fn legal(&self) -> &[<Self::Game as Game>::Action];
    /// What is asked of whoever looks, as one sentence.
    fn ask(&self) -> Note;
    /// What an action means to whoever looks, with its price and consequence.
    fn describe(&self, action: <Self::Game as Game>::Action) -> Note;
    /// The table in a few lines, for a terminal and for screen readers.
    fn summary(&self) -> Vec<Note>;
    /// All that this eye sees, by readable ids, for outside programs.
    fn to_json(&self) -> Value;
    /// Takes away all that could be done: the view shows how things were.
    fn be_still(&mut self);
    /// Puts the board back, which does not travel with a view.
    fn set_board(&mut self, board: &'static <Self::Game as Game>::Board);

    /// The board it is of.
    fn board(&self) -> &'static <Self::Game as Game>::Board {
        self.options().board()
    }

    /// How many seats play.
    fn seats(&self) -> usize {
        self.options().seats()
    }

    /// The points of a seat, as far as this eye knows them.
    fn points_seen(&self, _seat: Seat) -> Option<i32> {
        None
    }

    /// The links of the board's map that belong to somebody, each with its owner.
    fn link_owners(&self) -> Vec<(usize, Seat)> {
        Vec::new()
    }
}
