//! What happened, why something may not happen, and how a game ends.

use crate::{Eye, Note};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// One thing that happened, for logs, stories and moving pictures.
pub trait Event: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The board whose ids it cites.
    type Board: 'static;

    /// What this eye sees of it: all, less, or nothing.
    fn seen(self, eye: Eye) -> Option<Self>;
    /// One line of the log.
    fn tell(self, board: &'static Self::Board) -> Note;
    /// Whether it showed somebody something that was hidden before: undo never goes past it.
    fn reveals(self) -> bool;
    /// Whether chance decided it.
    fn by_luck(self) -> bool;
    /// The event with readable ids, for outside programs.
    fn to_json(self, board: &'static Self::Board) -> Value;
}

/// Why an action is refused.
pub trait Rejected: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The board whose ids it cites.
    type Board: 'static;

    /// Why not, with the clause.
    fn note(self, board: &'static Self::Board) -> Note;
}

/// How a game ended.
pub trait Ending: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// Its name in records and statistics.
    fn id(self) -> &'static str;
}
