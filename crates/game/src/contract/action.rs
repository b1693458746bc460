//! One human decision, and its text form.

use crate::Note;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// One human decision: an enum whose variants are the kinds of actions, in the order that lists show them in.
///
/// An action of any title is none of these: it can't be asked for its kind, which would be its title.
pub trait Action: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The board whose ids it cites.
    type Board: 'static;

    /// The text form, citing ids of the board file: `buy ff-flys oslo--stockholm`. Its first word names the kind.
    fn write(self, board: &Self::Board) -> String;
    /// Reads that form back.
    fn read(board: &Self::Board, text: &str) -> Result<Self, Unreadable>;
    /// The link of the board's map that it is about, so that a click on the map can mean it.
    fn map_link(self) -> Option<usize> {
        None
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
