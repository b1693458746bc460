//! A view and what was told to its eye, in the two forms they travel in.
//!
//! Our page gets them as types, small and told in its own language; programs get readable ids.

use catalog::{AnyBoard, AnyEvent, AnyView};
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

/// What one eye sees, and the part of its log that is new.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// What is seen now, legal actions included.
    pub view: AnyView,
    /// How many lines of the log still stand as they were sent before; what came after them is replaced.
    pub keep: u32,
    /// The lines after those: the row each came of, 0 for the set-up, and the event as this eye sees it.
    pub lines: Vec<(u32, AnyEvent)>,
}

impl Shown {
    /// Puts the table's board back, which does not travel. `false` if it is of another title.
    #[must_use]
    pub fn set_board(&mut self, board: AnyBoard) -> bool {
        self.view.set_board(board)
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let human = serializer.is_human_readable();
        let mut fields = serializer.serialize_struct("Shown", 3)?;
        if human {
            let board = self.view.board();
            let line = |&(row, event)| json!({ "row": row, "event": board.event_json(event) });
            fields.serialize_field("view", &self.view.to_json())?;
            fields.serialize_field("keep", &self.keep)?;
            fields.serialize_field("lines", &self.lines.iter().map(line).collect::<Vec<Value>>())?;
        } else {
            fields.serialize_field("view", &self.view)?;
            fields.serialize_field("keep", &self.keep)?;
            fields.serialize_field("lines", &self.lines)?;
        }
        fields.end()
    }
}

/// The same fields in the same order, as the binary form has them.
#[derive(Deserialize)]
struct Small {
    view: AnyView,
    keep: u32,
    lines: Vec<(u32, AnyEvent)>,
}

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Err(D::Error::custom("a view is read back from its binary form only"));
        }
        let Small { view, keep, lines } = Small::deserialize(deserializer)?;
        Ok(Self { view, keep, lines })
    }
}
