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
}

impl What {
    /// The text form: an action's, or `undo 2`.
    pub fn write(self, board: AnyBoard) -> String {
        match self {
            Self::Play(action) => board.write(action),
            Self::Undo(count) => format!("undo {count}"),
        }
    }

    /// Reads that form back.
    pub fn read(board: AnyBoard, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["undo", count] => {
                let number = count.parse().ok().filter(|number: &u32| number.to_string() == count);
                number.map(Self::Undo).ok_or(Unreadable::Form("undo COUNT"))
            }
            ["undo", ..] => Err(Unreadable::Form("undo COUNT")),
            _ => board.read(text).map(Self::Play),
        }
    }
}
