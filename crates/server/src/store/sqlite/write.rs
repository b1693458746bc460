//! The thread that writes a SQLite file. It does whole transactions without a word in between: a change of threads for
//! every statement once cost a quarter of the server's computing.

use super::super::StoreError;
use super::super::rows::{Append, NotAppended};
use super::super::write::{Appended, BATCH, Batch, Change, Done, Job, QUEUE};
use super::journal::Keeper;
use super::read::Queue;
use super::{execute, fault, is_taken, step};
use rusqlite::{Connection, params};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A transaction begins no sooner after the one before: while many write, more of them share what a commit costs, and
/// who writes alone waits for nobody.
const GATHER: Duration = Duration::from_millis(3);

/// Starts the thread. Those who read move what was written to its place meanwhile.
pub(super) fn start(connection: Connection, readers: Arc<Queue>) -> Result<mpsc::Sender<Job>, StoreError> {
    let (sender, mut jobs) = mpsc::channel(QUEUE);
    let mut journal = Keeper::new(readers);
    let write = move || {
        let mut waiting = Vec::with_capacity(64);
        let mut begun = Instant::now();
        while jobs.blocking_recv_many(&mut waiting, BATCH) > 0 {
            if let Some(rest) = GATHER.checked_sub(begun.elapsed()) {
                std::thread::sleep(rest);
                while waiting.len() < BATCH
                    && let Ok(job) = jobs.try_recv()
                {
                    waiting.push(job);
                }
            }
            begun = Instant::now();
            let mut batch = Batch::of(waiting.drain(..));
            let (kept, done) = keep(&connection, &batch.rows, std::mem::take(&mut batch.changes));
            if let Some(end) = batch.answer(kept, done) {
                // Whoever asked wants the file closed.
                drop(connection);
                let _ = end.send(());
                return;
            }
            journal.look_after(&connection);
        }
    };
    let thread = std::thread::Builder::new().name("skyrail-writer".into()).spawn(write);
    thread.map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(sender)
}

/// Keeps all of it in one transaction; a row whose number is taken and a change that fails are left out of it.
fn keep(connection: &Connection, rows: &[Append], changes: Vec<Change>) -> (Appended, Done) {
    let wanted = changes.len();
    if rows.is_empty() && wanted == 0 {
        return (Vec::new(), Vec::new());
    }
    together(connection, rows, changes).unwrap_or_else(|error| {
        tracing::error!(%error, "a shared transaction was not kept");
        if !connection.is_autocommit() {
            let _ = step(connection, "ROLLBACK");
        }
        let lost = || Err(StoreError::Failed(format!("a shared transaction failed: {error}")));
        (rows.iter().map(|_| Err(NotAppended::Failed)).collect(), (0..wanted).map(|_| lost()).collect())
    })
}

fn together(
    connection: &Connection,
    rows: &[Append],
    changes: Vec<Change>,
) -> rusqlite::Result<(Appended, Done)> {
    step(connection, "BEGIN IMMEDIATE")?;
    let kept = append(connection, rows)?;
    let done = changes.into_iter().map(|change| make(connection, change).map_err(fault)).collect();
    step(connection, "COMMIT")?;
    Ok((kept, done))
}

/// Adds these rows. One whose number is taken changes nothing.
fn append(connection: &Connection, rows: &[Append]) -> rusqlite::Result<Appended> {
    let mut insert =
        connection.prepare_cached("INSERT INTO rows (table_id, n, seat, what, at) VALUES (?, ?, ?, ?, ?)")?;
    let mut due = connection.prepare_cached(
        "INSERT INTO jobs (table_id, due, n) VALUES (?, ?, ?) \
         ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, n = excluded.n",
    )?;
    let mut kept = Vec::with_capacity(rows.len());
    for row in rows {
        match insert.execute(params![row.table.number(), row.n, row.seat.index() as i64, row.what, row.at]) {
            Ok(_) => {
                if let Some(at) = row.due {
                    due.execute(params![row.table.number(), at, row.n])?;
                }
                kept.push(Ok(()));
            }
            Err(error) if is_taken(&error) => kept.push(Err(NotAppended::Taken)),
            Err(error) => return Err(error),
        }
    }
    Ok(kept)
}

/// Makes a change as part of a transaction, the rest of which it leaves alone when it fails.
fn make(connection: &Connection, change: Change) -> rusqlite::Result<u64> {
    // A single statement that fails undoes itself.
    if change.statements.len() == 1 {
        return make_all(connection, change);
    }
    step(connection, "SAVEPOINT part")?;
    let done = make_all(connection, change);
    if done.is_err() {
        step(connection, "ROLLBACK TO part")?;
    }
    step(connection, "RELEASE part")?;
    done
}

/// Says how many rows the first statement changed.
fn make_all(connection: &Connection, change: Change) -> rusqlite::Result<u64> {
    let mut first = None;
    for statement in change.statements {
        let changed = execute(connection, &statement)?;
        if *first.get_or_insert(changed) == 0 && change.first_decides {
            break;
        }
    }
    Ok(first.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::super::super::statement::statement;
    use super::super::super::{Store, TableId};
    use super::super::{PRAGMAS, connect};
    use super::*;
    use game::Seat;

    fn row(table: i64, n: i64) -> Append {
        Append { table: TableId::new(table), n, seat: Seat::new(0), what: "pass".into(), at: 0, due: None }
    }

    /// A file with one row, and a second connection that writes.
    async fn with_a_row(data: &tempfile::TempDir) -> (Store, Connection) {
        let store = Store::open_in(data.path()).unwrap();
        store.append(row(1, 1)).await.unwrap();
        (store, connect(&data.path().join("skyrail.db"), PRAGMAS).unwrap())
    }

    #[tokio::test]
    async fn a_row_that_is_taken_loses_alone() {
        let data = tempfile::tempdir().unwrap();
        let (store, connection) = with_a_row(&data).await;
        let due = Append { due: Some(5), ..row(4, 1) };
        for rows in [[row(2, 1), row(1, 1), row(3, 1)], [row(2, 2), row(1, 1), due]] {
            let (kept, _) = keep(&connection, &rows, Vec::new());
            assert!(matches!(kept[..], [Ok(()), Err(NotAppended::Taken), Ok(())]), "{kept:?}");
        }
        for (table, rows) in [(1, 1), (2, 2), (3, 1), (4, 1)] {
            assert_eq!(
                store.rows(TableId::new(table), 0).await.unwrap().len(),
                rows,
                "rows of table {table}"
            );
        }
    }

    #[tokio::test]
    async fn a_change_that_fails_leaves_the_others_alone() {
        let data = tempfile::tempdir().unwrap();
        let (store, connection) = with_a_row(&data).await;
        let own =
            |name: &str| statement("INSERT INTO own (value, name) VALUES ($2, $1)").bind(name).bind("x");
        let change = |statements| Change { statements, first_decides: false };
        let changes = vec![change(vec![own("a")]), change(vec![own("b"), own("a")]), change(vec![own("c")])];
        let (kept, done) = keep(&connection, &[row(2, 1)], changes);
        assert!(matches!(kept[..], [Ok(())]), "{kept:?}");
        assert!(matches!(done[..], [Ok(1), Err(_), Ok(1)]), "{done:?}");
        assert_eq!(done[1], Err(StoreError::Taken));
        let names = statement("SELECT name FROM own WHERE value = 'x' ORDER BY name");
        assert_eq!(store.list(names, |row| row.text(0)).await.unwrap(), ["a", "c"]);
    }

    #[tokio::test]
    async fn nobody_hears_of_success_when_a_transaction_is_lost() {
        let data = tempfile::tempdir().unwrap();
        let (store, connection) = with_a_row(&data).await;
        // A statement that ends the transaction itself lets the commit fail.
        let spoil = Change { statements: vec![statement("ROLLBACK")], first_decides: false };
        let (kept, done) = keep(&connection, &[row(1, 2), row(2, 1)], vec![spoil]);
        assert!(matches!(kept[..], [Err(NotAppended::Failed), Err(NotAppended::Failed)]), "{kept:?}");
        assert!(matches!(done[..], [Err(_)]), "{done:?}");
        assert_eq!(store.rows(TableId::new(1), 0).await.unwrap().len(), 1);
        assert_eq!(store.rows(TableId::new(2), 0).await.unwrap().len(), 0);
        let (kept, _) = keep(&connection, &[row(2, 1)], Vec::new());
        assert!(matches!(kept[..], [Ok(())]), "{kept:?}");
    }
}
