//! The rows of every table, and when tables want attention. What many tables decided meanwhile is kept together.

use super::row::Row;
use super::statement::statement;
use super::write::Job;
use super::{Store, StoreError, TableId};
use futures_util::future::try_join_all;
use game::Seat;
use tokio::sync::oneshot;

/// A row to be kept, and when the table next wants attention, if it does.
pub(crate) struct Append {
    pub(crate) table: TableId,
    /// Its number at the table, from 1.
    pub(crate) n: i64,
    pub(crate) seat: Seat,
    pub(crate) what: String,
    pub(crate) at: i64,
    pub(crate) due: Option<i64>,
}

/// A row as it was kept.
pub(crate) struct KeptRow {
    pub(crate) seat: Seat,
    pub(crate) what: String,
    pub(crate) at: i64,
}

/// Why a row was not appended.
#[derive(Debug)]
pub(crate) enum NotAppended {
    /// There is a row of this number already: another process was faster.
    Taken,
    /// The database did not take it.
    Failed,
}

impl Store {
    /// Keeps a row; once this says so, it is on the disk.
    pub(crate) async fn append(&self, row: Append) -> Result<(), NotAppended> {
        let (answer, outcome) = oneshot::channel();
        self.writer.send(Job::Append(row, answer)).await.map_err(|_| NotAppended::Failed)?;
        outcome.await.unwrap_or(Err(NotAppended::Failed))
    }

    /// The rows of a table after the first `after`.
    pub(crate) async fn rows(&self, table: TableId, after: i64) -> Result<Vec<KeptRow>, StoreError> {
        let find = statement("SELECT seat, what, at FROM rows WHERE table_id = $1 AND n > $2 ORDER BY n");
        let row = |row: &mut Row| Ok(KeptRow { seat: row.seat(0)?, what: row.text(1)?, at: row.number(2)? });
        self.list(find.bind(table).bind(after), row).await
    }

    /// How many rows a table has.
    pub(crate) async fn count_rows(&self, table: TableId) -> Result<i64, StoreError> {
        let count = statement("SELECT COALESCE(MAX(n), 0) FROM rows WHERE table_id = $1").bind(table);
        self.one(count, |row| row.number(0)).await
    }

    /// When a table next wants attention; never, when `None`.
    pub(crate) async fn set_due(&self, table: TableId, n: i64, due: Option<i64>) -> Result<(), StoreError> {
        match due {
            Some(due) => {
                self.change(
                    statement(
                        "INSERT INTO jobs (table_id, due, n) VALUES ($1, $2, $3) \
                     ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, n = excluded.n",
                    )
                    .bind(table)
                    .bind(due)
                    .bind(n),
                )
                .await?;
            }
            None => {
                // A row that came since has set its own time.
                self.change(
                    statement("DELETE FROM jobs WHERE table_id = $1 AND n <= $2").bind(table).bind(n),
                )
                .await?;
            }
        }
        Ok(())
    }

    /// Takes the tables whose time has come at `by`, at most `most`. They come again at `again` unless
    /// somebody has set their time anew: so none is lost with the process that took it.
    pub(crate) async fn take_due(&self, by: i64, again: i64, most: i64) -> Result<Vec<TableId>, StoreError> {
        let find = statement("SELECT table_id, due FROM jobs WHERE due <= $1 ORDER BY due LIMIT $2");
        let due = self.list(find.bind(by).bind(most), |row| Ok((row.table(0)?, row.number(1)?))).await?;
        let take = async |(table, due): (TableId, i64)| {
            let update = statement("UPDATE jobs SET due = $1 WHERE table_id = $2 AND due = $3");
            let taken = self.change(update.bind(again).bind(table).bind(due)).await? == 1;
            Ok::<_, StoreError>(taken.then_some(table))
        };
        // All at once, so that they share a transaction.
        let taken = try_join_all(due.into_iter().map(take)).await?;
        Ok(taken.into_iter().flatten().collect())
    }
}
