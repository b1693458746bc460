//! One human decision, and its text form.

use crate::{Board, Link};
use game::Unreadable;
use serde::{Deserialize, Serialize};

/// One human decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// XX-4, XX-5: a link that nobody has.
    Take {
        /// Which.
        link: Link,
    },
    /// XX-5: no second link.
    Stop,
}

impl game::Action for Action {
    type Board = Board;

    fn write(self, board: &Board) -> String {
        match self {
            Self::Take { link } => format!("take {}", board.links[link.index()]),
            Self::Stop => "stop".into(),
        }
    }

    fn read(board: &Board, text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["take", id] => {
                let link = board.link(id).ok_or_else(|| Unreadable::Id(id.into()))?;
                Ok(Self::Take { link })
            }
            ["stop"] => Ok(Self::Stop),
            ["take", ..] => Err(Unreadable::Form("take LINK")),
            ["stop", ..] => Err(Unreadable::Form("stop")),
            [verb, ..] => Err(Unreadable::Verb(verb.into())),
            [] => Err(Unreadable::Verb(String::new())),
        }
    }

    fn map_link(self) -> Option<usize> {
        match self {
            Self::Take { link } => Some(link.index()),
            Self::Stop => None,
        }
    }
}
