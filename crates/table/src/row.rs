//! What was decided, one row a decision. Rows are only ever appended.

use catalog::{AnyAction, AnyBoard};
use game::{Seat, Unreadable};

/// What one seat decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: What,
}

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// An action of the game.
    Play(AnyAction),
    /// The seat's last so many actions are taken back.
    Undo(u32),
    /// Everyone agreed to go back: the last so many actions are taken back, whoever's they are and whatever
    /// was seen since. This seat had asked for it.
    Back(u32),
}

impl What {
    /// The text form: an action's, or `undo 2`, or `back 3`.
    pub fn write(self, board: AnyBoard) -> String {
        match self {
            Self::Play(action) => board.write(action),
            Self::Undo(count) => format!("undo {count}"),
            Self::Back(count) => format!("back {count}"),
        }
    }

    /// Reads that form back.
    pub fn read(board: AnyBoard, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |count: &str| count.parse().ok().filter(|number: &u32| number.to_string() == count);
        match words[..] {
            ["undo", count] => number(count).map(Self::Undo).ok_or(Unreadable::Form("undo COUNT")),
            ["back", count] => number(count).map(Self::Back).ok_or(Unreadable::Form("back COUNT")),
            ["undo", ..] => Err(Unreadable::Form("undo COUNT")),
            ["back", ..] => Err(Unreadable::Form("back COUNT")),
            _ => board.read(text).map(Self::Play),
        }
    }
}
