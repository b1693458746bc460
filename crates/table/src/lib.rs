//! One live game, without I/O: rows are appended, decisions numbered, views made, undo kept honest.
//!
//! - [`Table`] is the fold of its rows: the same set-up and rows give the same table on every machine.
//! - [`Host`] goes on with a table: it proposes, keeps in a [`Journal`], appends, and says what to show.
//! - [`History`] keeps how a table stood after each row, for whoever looks back.
//! - [`Record`] is a table as a text file, `.skyrail`, and back; a file that is not sound is refused with
//!   the line and the reason. `docs/record-format.md` describes it line by line.

mod header;
mod history;
mod host;
mod lines;
mod read;
mod record;
mod row;
mod setup;
mod table;
mod write;

pub use history::{History, Moment};
pub use host::{Change, Host, Journal, NewRow, NotTaken, at_once};
pub use read::{Broken, read};
pub use record::{Outcome, Record, RecordFault};
pub use row::{Row, What};
pub use setup::{MAX_ENTROPY, Setup, Sitter};
pub use table::{Refused, Step, Table};
pub use write::{Unfolded, head};
