//! What a table says to a connection.

use crate::{Shown, TableInfo};
use game::{Eye, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};

/// A message from a table to a browser or program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToBrowser {
    /// First of all, and whenever who sits or what was agreed changes.
    Welcome(Box<Welcome>),
    /// How the game stands for the eye of this connection. It comes after every row.
    Now(Box<Now>),
    /// How it stood then: the answer to [`crate::ToServer::LookBack`].
    Past(Box<Past>),
    /// The request with this number was done; whatever came of it was shown before.
    Done {
        /// The number of the request.
        to: u32,
    },
    /// Why something was not done.
    Refused(Refused),
    /// A line of chat.
    Said(Said),
    /// Somebody asks everyone to go back; `None` once that is settled.
    Asked(Option<Asked>),
    /// The answer to [`crate::ToServer::Ping`].
    Pong {
        /// The same number.
        n: u32,
    },
    /// The server stops for a moment: connect again.
    Restart,
}

/// What a connection is told first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The table.
    pub table: TableInfo,
    /// The seats that are yours; several for people who share a screen.
    pub yours: SeatSet,
    /// Whose eye this connection looks through.
    pub eye: Eye,
}

/// How a game stands for one eye.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Now {
    /// How many rows there are.
    pub row: u32,
    /// The number of the decision this seat faces, or will face next; 0 for watchers.
    pub decision: u32,
    /// How many of its last actions this seat may take back.
    pub undo: u32,
    /// Who must decide; nobody once the game is over.
    pub turn: SeatSet,
    /// Time left, where there is a clock.
    pub clock: Option<Clock>,
    /// How it ended.
    pub ended: Option<Ended>,
    /// What this eye sees.
    pub shown: Shown,
}

/// Time left at the moment of sending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds of each seat.
    pub left: Vec<u64>,
    /// Whose clocks run.
    pub runs: SeatSet,
}

/// How a game ended, and what proves its luck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// How, as records say it.
    pub ending: String,
    /// Points and places.
    pub standing: Standing,
    /// The secret that the commitment was made of, in hexadecimal.
    pub secret: String,
    /// What each seat added to it, in hexadecimal.
    pub entropy: Vec<String>,
}

/// How a game stood after some row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// The number of the request that this answers.
    pub to: u32,
    /// After how many rows.
    pub row: u32,
    /// Who had to decide then.
    pub turn: SeatSet,
    /// What this eye saw then; once the game is over, everything.
    pub shown: Shown,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// A word for programs, which stays the same.
    pub key: String,
    /// The sentence for people, in the language they asked for.
    pub sentence: String,
    /// The clause of the rules it rests on, such as `AE-19`.
    pub clause: Option<String>,
}

/// Why a request was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// The number of the request; 0 for one without.
    pub to: u32,
    /// A word for programs, which stays the same.
    pub key: String,
    /// The sentence for people, in the language they asked for.
    pub sentence: String,
    /// The clause of the rules it rests on, such as `AE-19`.
    pub clause: Option<String>,
}

impl Refused {
    /// The answer to a request.
    pub fn new(to: u32, refusal: Refusal) -> Self {
        let Refusal { key, sentence, clause } = refusal;
        Self { to, key, sentence, clause }
    }
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// Its number at this table.
    pub n: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who, by name.
    pub name: String,
    /// Who, by the code that others know this person by.
    pub person: String,
    /// From which seat; a watcher has none.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

/// Somebody asks everyone to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// How many rows there were when it was asked; answers cite it.
    pub row: u32,
    /// Who asks.
    pub by: Seat,
    /// How many actions are to be taken back.
    pub count: u32,
    /// Who has agreed so far.
    pub agreed: SeatSet,
}
