//! A table as a text file, `.skyrail`: human-readable, stable, one row a line.
//!
//! ```text
//! skyrail 1
//! title airlines-europe
//! rules 1
//! board skyrail-europe 5c0f…            the board's name and hash
//! board-file {"title": …}               only for a board that does not come with Skyrail
//! option first random                   every option of the title
//! seat a human Anna                     every seat: kind and name
//! seat b random Bot 1
//! commitment 91ab…                      the hash of the secret
//! entropy a 00ff…                       what seats added after it, if anything
//! 1 a pick ff-flys white-winds          one row a line, numbered
//! 2 a undo 1
//! result third-scoring a 57 b 44 winners a        or: result running
//! secret 7d11…
//! end 3e9c…                             the hash of all lines above
//! ```

use crate::{Setup, Table};
use game::Note;

/// The version of the format this program writes and reads.
pub(crate) const FORMAT: u32 = 1;

/// A sound record.
#[derive(Clone, Debug)]
pub struct Record {
    /// The table at its last row.
    pub table: Table,
    /// How it stands.
    pub outcome: Outcome,
}

/// Whether a recorded game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It can go on.
    Running,
    /// It is over.
    Over,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// What, to be put into words by the `text` crate.
    pub what: Note,
    /// The board's faults, when it is the embedded board that is not sound.
    pub board: Vec<network::BoardFault>,
}

impl Record {
    /// The record of a table as it stands.
    pub fn of(table: Table) -> Self {
        let outcome = if table.ending().is_some() { Outcome::Over } else { Outcome::Running };
        Self { table, outcome }
    }

    /// The same table after its first `rows` rows.
    pub fn at(&self, rows: usize) -> Table {
        let setup: Setup = self.table.setup().clone();
        let rows = self.table.rows().iter().copied().take(rows);
        Table::fold(setup, rows).expect("a part of a sound record is sound")
    }
}
