//! What a connection may say to a table. Who says it is known from the connection, never from the message.

use game::Seat;
use serde::{Deserialize, Serialize};

/// The longest line of chat, in letters.
pub const LONGEST_LINE: usize = 500;

/// A message with a number of its sender's own, which the answer repeats: [`crate::ToBrowser::Done`],
/// [`crate::ToBrowser::Refused`] or [`crate::ToBrowser::Past`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Any number but 0; what has the number 0 is answered only if it is refused or asks for something.
    #[serde(default)]
    pub id: u32,
    /// What is wanted.
    pub wish: ToServer,
}

impl From<ToServer> for Request {
    /// A message that needs no answer of its own.
    fn from(wish: ToServer) -> Self {
        Self { id: 0, wish }
    }
}

/// A message from a browser or program to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// The answer to the decision with this number.
    Play {
        /// The number of the decision, as the last [`crate::Now`] told it.
        decision: u32,
        /// The text form of the action.
        action: String,
    },
    /// Take back my last so many actions.
    Undo {
        /// The number of the decision I face now.
        decision: u32,
        /// How many.
        count: u32,
    },
    /// Ask everyone to go back so many actions, whoever's they are.
    AskBack {
        /// How many.
        count: u32,
    },
    /// My answer to what was asked.
    Agree {
        /// The `row` of the question, so that a late answer does no harm.
        row: u32,
        /// Whether I agree.
        yes: bool,
    },
    /// A line of chat.
    Say {
        /// Plain text.
        text: String,
    },
    /// Before the start: bytes for the luck, in hexadecimal.
    Entropy {
        /// At most 64 bytes.
        hex: String,
    },
    /// Look through another of my own seats, or as a watcher.
    Look {
        /// The seat; nobody for a watcher.
        seat: Option<Seat>,
    },
    /// Show how it was after so many rows.
    LookBack {
        /// The row, 0 for the start.
        row: u32,
    },
    /// Say sentences in this language from now on.
    Language {
        /// Its tag, such as `de`.
        tag: String,
    },
    /// A bot may play for me until I am back.
    Away,
    /// I play my seat myself again.
    Back,
    /// Are you there?
    Ping {
        /// Any number; it comes back.
        n: u32,
    },
}
