//! A played table as plain values, so that what it shows can be asked without a title's own types.

use catalog::{AnyBoard, AnyEvent};
use game::{Eye, Seat, Standing};
use serde_json::Value;
use table::{Setup, Table};

/// A table as plain values.
#[derive(Clone, Debug)]
pub struct Story {
    /// What it was made from.
    pub setup: Setup,
    /// The events of the set-up.
    pub opening: Vec<Value>,
    /// Every row, undone ones and undos included: who, and the text.
    pub rows: Vec<(Seat, String)>,
    /// Every action that stands.
    pub steps: Vec<Told>,
    /// Points and places.
    pub standing: Standing,
    /// How it ended, once it has.
    pub ending: Option<&'static str>,
    /// All that there is to see at the last row, as `skyrail replay --json` tells it.
    pub last: Value,
}

/// An action that stands, and what came of it.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who.
    pub seat: Seat,
    /// The text of the action.
    pub action: String,
    /// What came of it, as `skyrail replay --json` tells it.
    pub events: Vec<Value>,
}

impl Story {
    /// The story of a table.
    pub fn of(table: &Table) -> Self {
        let board: AnyBoard = table.board();
        let told = |&event: &AnyEvent| board.event_json(event);
        let step = |step: &table::Step| Told {
            seat: step.seat,
            action: board.write(step.action),
            events: step.events.iter().map(told).collect(),
        };
        Self {
            setup: table.setup().clone(),
            opening: table.opening().iter().map(told).collect(),
            rows: table.rows().iter().map(|row| (row.seat, row.what.write(board))).collect(),
            steps: table.steps().iter().map(step).collect(),
            standing: table.standing(),
            ending: table.ending(),
            last: table.view(Eye::Open).to_json(),
        }
    }

    /// The board's file.
    pub fn board(&self) -> Value {
        serde_json::from_str(self.setup.options.board().json()).expect("a loaded board is JSON")
    }

    /// How many rows take something back.
    pub fn undos(&self) -> usize {
        self.rows.iter().filter(|(_, text)| text.starts_with("undo ")).count()
    }

    /// Every event of a kind, of any step.
    pub fn events<'s>(&'s self, kind: &'s str) -> impl Iterator<Item = &'s Value> + 's {
        self.steps.iter().flat_map(move |step| step.of(kind))
    }
}

impl Told {
    /// The events of a kind.
    pub fn of<'s>(&'s self, kind: &'s str) -> impl Iterator<Item = &'s Value> + 's {
        self.events.iter().filter(move |event| event["kind"] == kind)
    }

    /// Whether an event of the kind came of it.
    pub fn has(&self, kind: &str) -> bool {
        self.of(kind).next().is_some()
    }

    /// Whether the action begins with this word.
    pub fn is(&self, verb: &str) -> bool {
        self.action.split(' ').next() == Some(verb)
    }
}
