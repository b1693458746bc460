//! The rows of every table, and when tables want attention. What many tables decided meanwhile is kept together.

use super::statement::statement;
use super::write::Job;
use super::{Fault, Store};
use futures_util::future::try_join_all;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row};
use std::sync::OnceLock;
use tokio::sync::oneshot;

/// A row to be kept, and when the table next wants attention, if it does.
pub(crate) struct Append {
    pub(crate) table: i64,
    /// Its number at the table, from 1.
    pub(crate) n: i64,
    pub(crate) seat: i64,
    pub(crate) what: String,
    pub(crate) at: i64,
    pub(crate) due: Option<i64>,
}

/// A row as it was kept.
pub(crate) struct RowKept {
    pub(crate) seat: i64,
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

/// Keeps all of these rows as part of a transaction of PostgreSQL; `false` when the number of one of them is taken.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    process: i64,
    rows: &[Append],
) -> Result<bool, Fault> {
    if !insert_by_portions(connection, rows).await? {
        return Ok(false);
    }
    let due: Vec<(&Append, i64)> = rows.iter().filter_map(|row| Some((row, row.due?))).collect();
    for (due, text) in portions(&due, &DUE, |size| {
        format!(
            "INSERT INTO jobs (table_id, due, n) VALUES {} \
             ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, n = excluded.n",
            places(size, 3)
        )
    }) {
        let mut jobs = sqlx::query(text);
        for (row, due) in due {
            jobs = jobs.bind(row.table).bind(*due).bind(row.n);
        }
        jobs.execute(&mut *connection).await?;
    }
    for part in rows.chunks(300) {
        let ids: Vec<String> = part.iter().map(|row| row.table.to_string()).collect();
        super::follow::tell(&mut *connection, process, &ids.join(" ")).await?;
    }
    Ok(true)
}

/// PostgreSQL leaves out a row whose number is taken.
async fn insert_by_portions(connection: &mut AnyConnection, rows: &[Append]) -> Result<bool, Fault> {
    let mut kept = 0;
    for (rows, text) in portions(rows, &INSERT, |size| {
        format!(
            "INSERT INTO rows (table_id, n, seat, what, at) VALUES {} ON CONFLICT (table_id, n) DO NOTHING",
            places(size, 5)
        )
    }) {
        kept += bind(sqlx::query(text), rows).execute(&mut *connection).await?.rows_affected();
    }
    Ok(kept == rows.len() as u64)
}

fn bind<'q>(mut insert: Query<'q, Any, AnyArguments>, rows: &[Append]) -> Query<'q, Any, AnyArguments> {
    for row in rows {
        insert = insert.bind(row.table).bind(row.n).bind(row.seat).bind(&row.what).bind(row.at);
    }
    insert
}

/// How many rows a statement may take. The database prepares a text once and knows it again: so there are few.
const SIZES: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];
/// The texts of statements for each size.
type Texts = [OnceLock<String>; SIZES.len()];
static INSERT: Texts = [const { OnceLock::new() }; SIZES.len()];
static DUE: Texts = [const { OnceLock::new() }; SIZES.len()];

/// Splits a list into portions of these sizes, each with its statement.
fn portions<'a, T>(
    mut list: &'a [T],
    texts: &'static Texts,
    text: impl Fn(usize) -> String,
) -> impl Iterator<Item = (&'a [T], &'static str)> {
    std::iter::from_fn(move || {
        let size = SIZES.iter().position(|&size| size <= list.len())?;
        let portion = list.split_off(..SIZES[size])?;
        Some((portion, texts[size].get_or_init(|| text(SIZES[size])).as_str()))
    })
}

/// Places for the values of so many rows, `($1, $2), ($3, $4)`: numbered, which both databases understand.
pub(super) fn places(rows: usize, columns: usize) -> String {
    let mut text = String::new();
    for place in 0..rows * columns {
        text.push_str(match (place, place % columns) {
            (0, _) => "($",
            (_, 0) => "), ($",
            _ => ", $",
        });
        text.push_str(&(place + 1).to_string());
    }
    text + ")"
}

impl Store {
    /// Keeps a row; once this says so, it is on the disk.
    pub(crate) async fn append(&self, row: Append) -> Result<(), NotAppended> {
        let (answer, outcome) = oneshot::channel();
        self.writer.send(Job::Append(row, answer)).await.map_err(|_| NotAppended::Failed)?;
        outcome.await.unwrap_or(Err(NotAppended::Failed))
    }

    /// The rows of a table after the first `after`.
    pub(crate) async fn rows(&self, table: i64, after: i64) -> Result<Vec<RowKept>, Fault> {
        let rows = sqlx::query("SELECT seat, what, at FROM rows WHERE table_id = $1 AND n > $2 ORDER BY n")
            .bind(table)
            .bind(after)
            .fetch_all(&self.pool)
            .await?;
        let row = |row: &sqlx::any::AnyRow| {
            Ok(RowKept { seat: row.try_get(0)?, what: row.try_get(1)?, at: row.try_get(2)? })
        };
        rows.iter().map(row).collect()
    }

    /// When a table next wants attention; never, when `None`.
    pub(crate) async fn set_due(&self, table: i64, n: i64, due: Option<i64>) -> Result<(), Fault> {
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
    pub(crate) async fn take_due(&self, by: i64, again: i64, most: i64) -> Result<Vec<i64>, Fault> {
        let due: Vec<(i64, i64)> =
            sqlx::query_as("SELECT table_id, due FROM jobs WHERE due <= $1 ORDER BY due LIMIT $2")
                .bind(by)
                .bind(most)
                .fetch_all(&self.pool)
                .await?;
        let take = async |(table, due): (i64, i64)| {
            let update = statement("UPDATE jobs SET due = $1 WHERE table_id = $2 AND due = $3");
            let taken = self.change(update.bind(again).bind(table).bind(due)).await? == 1;
            Ok::<_, Fault>(taken.then_some(table))
        };
        // All at once, so that they share a transaction.
        let taken = try_join_all(due.into_iter().map(take)).await?;
        Ok(taken.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_row_by_row() {
        assert_eq!(places(2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(places(1, 1), "($1)");
    }

    #[test]
    fn a_batch_is_written_by_few_different_statements() {
        static TEXTS: Texts = [const { OnceLock::new() }; SIZES.len()];
        let rows: Vec<usize> = (0..150).collect();
        let split: Vec<_> = portions(&rows, &TEXTS, |size| size.to_string()).collect();
        let sizes: Vec<_> = split.iter().map(|(portion, text)| (portion.len(), *text)).collect();
        assert_eq!(sizes, [(64, "64"), (64, "64"), (16, "16"), (4, "4"), (2, "2")]);
        assert_eq!(split.iter().flat_map(|(portion, _)| portion.iter().copied()).collect::<Vec<_>>(), rows);
    }
}
