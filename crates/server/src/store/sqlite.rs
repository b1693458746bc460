//! The thread that writes a SQLite file. It does whole transactions without a word in between: through `sqlx`, which
//! reads, each statement costs two changes of threads, and most of the server's time went there.

use super::Fault;
use super::rows::{Append, NotAppended};
use super::statement::{Statement, Value};
use super::write::{BATCH, Batch, Change, Done, Job, Kept, QUEUE};
use rusqlite::{Connection, ffi, params};
use sqlx::AnyPool;
use sqlx::error::{DatabaseError, ErrorKind};
use std::error::Error;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::mpsc;

/// How many statements are kept prepared; there are fewer.
const STATEMENTS: usize = 128;

/// A transaction begins no sooner after the one before: while many write, more of them share what a commit costs, and
/// who writes alone waits for nobody.
const GATHER: Duration = Duration::from_millis(3);

/// Starts the thread. The `readers` move what was written to its place meanwhile.
pub(super) fn start(file: &Path, pragmas: &str, readers: AnyPool) -> Result<mpsc::Sender<Job>, Fault> {
    let connection = open(file, pragmas).map_err(fault)?;
    let (sender, mut jobs) = mpsc::channel(QUEUE);
    let mut journal = Journal::new(readers, Handle::current());
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
    std::thread::Builder::new().name("skyrail-writer".into()).spawn(write).map_err(Fault::Io)?;
    Ok(sender)
}

fn open(file: &Path, pragmas: &str) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.execute_batch(pragmas)?;
    Ok(connection)
}

/// Keeps all of it in one transaction; a row whose number is taken and a change that fails are left out of it.
fn keep(connection: &Connection, rows: &[Append], changes: Vec<Change>) -> (Kept, Done) {
    let wanted = changes.len();
    if rows.is_empty() && wanted == 0 {
        return (Vec::new(), Vec::new());
    }
    together(connection, rows, changes).unwrap_or_else(|error| {
        tracing::error!(%error, "a shared transaction was not kept");
        if !connection.is_autocommit() {
            let _ = step(connection, "ROLLBACK");
        }
        let lost = || Err(Fault::Protocol(format!("a shared transaction failed: {error}")));
        (rows.iter().map(|_| Err(NotAppended::Failed)).collect(), (0..wanted).map(|_| lost()).collect())
    })
}

fn together(
    connection: &Connection,
    rows: &[Append],
    changes: Vec<Change>,
) -> rusqlite::Result<(Kept, Done)> {
    step(connection, "BEGIN IMMEDIATE")?;
    let kept = append(connection, rows)?;
    let done = changes.into_iter().map(|change| make(connection, change).map_err(fault)).collect();
    step(connection, "COMMIT")?;
    Ok((kept, done))
}

/// Adds these rows. One whose number is taken changes nothing.
fn append(connection: &Connection, rows: &[Append]) -> rusqlite::Result<Kept> {
    let mut insert =
        connection.prepare_cached("INSERT INTO rows (table_id, n, seat, what, at) VALUES (?, ?, ?, ?, ?)")?;
    let mut due = connection.prepare_cached(
        "INSERT INTO jobs (table_id, due, n) VALUES (?, ?, ?) \
         ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, n = excluded.n",
    )?;
    let mut kept = Vec::with_capacity(rows.len());
    for row in rows {
        match insert.execute(params![row.table, row.n, row.seat, row.what, row.at]) {
            Ok(_) => {
                if let Some(at) = row.due {
                    due.execute(params![row.table, at, row.n])?;
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

fn step(connection: &Connection, text: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(text)?.raw_execute().map(drop)
}

fn execute(connection: &Connection, statement: &Statement) -> rusqlite::Result<u64> {
    let mut prepared = connection.prepare_cached(&statement.text)?;
    for place in 1..=prepared.parameter_count() {
        // `$2` may stand before `$1`, and SQLite counts places as they come.
        let number: Option<usize> =
            prepared.parameter_name(place).and_then(|name| name.get(1..)?.parse().ok());
        match number.and_then(|number| statement.values.get(number.checked_sub(1)?)) {
            Some(Value::Number(number)) => prepared.raw_bind_parameter(place, number)?,
            Some(Value::Real(real)) => prepared.raw_bind_parameter(place, real)?,
            Some(Value::Text(text)) => prepared.raw_bind_parameter(place, text)?,
            None => return Err(rusqlite::Error::InvalidParameterCount(place, statement.values.len())),
        }
    }
    let mut found = prepared.raw_query();
    while found.next()?.is_some() {}
    Ok(connection.changes())
}

/// SQLite's journal: what was committed is in it first, and is moved to its place in the file while others write,
/// so that no commit waits for that.
struct Journal {
    readers: AnyPool,
    runtime: Handle,
    moved: Instant,
    moving: Arc<AtomicBool>,
    /// How many pages it had when it was last looked at.
    pages: Arc<AtomicI64>,
}

/// How often it is emptied.
const MOVED: Duration = Duration::from_secs(1);
/// While many write it is never quite empty and would only grow: at so many pages the writer waits once.
const LARGEST: i64 = 16_000;

impl Journal {
    fn new(readers: AnyPool, runtime: Handle) -> Self {
        Self { readers, runtime, moved: Instant::now(), moving: Arc::default(), pages: Arc::default() }
    }

    fn look_after(&mut self, writer: &Connection) {
        if self.moved.elapsed() < MOVED || self.moving.load(Ordering::SeqCst) {
            return;
        }
        self.moved = Instant::now();
        if self.pages.swap(0, Ordering::SeqCst) > LARGEST {
            // Nobody writes now, so that all of it gets to its place and the next commit begins it anew.
            let emptied = writer.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
            if let Err(error) = emptied {
                tracing::warn!(%error, "the journal was not emptied");
            }
            return;
        }
        self.moving.store(true, Ordering::SeqCst);
        let (readers, moving, pages) =
            (self.readers.clone(), Arc::clone(&self.moving), Arc::clone(&self.pages));
        self.runtime.spawn(async move {
            pages.store(empty(&readers).await, Ordering::SeqCst);
            moving.store(false, Ordering::SeqCst);
        });
    }
}

/// Moves what it can without keeping anybody waiting; says how many pages the journal has.
async fn empty(pool: &AnyPool) -> i64 {
    let moved = sqlx::query_as::<_, (i64, i64, i64)>("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await;
    match moved {
        Ok((_, pages, _)) => pages,
        Err(Fault::PoolClosed) => 0,
        Err(fault) => {
            tracing::warn!(%fault, "the journal was not emptied");
            0
        }
    }
}

/// A fault of the writer, as all others of the database are.
#[derive(Debug)]
struct Refused {
    error: rusqlite::Error,
    message: String,
}

fn fault(error: rusqlite::Error) -> Fault {
    let message = error.to_string();
    Fault::Database(Box::new(Refused { error, message }))
}

fn is_taken(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(code, Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE))
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Refused {}

impl DatabaseError for Refused {
    fn message(&self) -> &str {
        &self.message
    }

    fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        if is_taken(&self.error) { ErrorKind::UniqueViolation } else { ErrorKind::Other }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::super::statement::statement;
    use super::*;

    fn row(table: i64, n: i64) -> Append {
        Append { table, n, seat: 0, what: "pass".into(), at: 0, due: None }
    }

    /// A file with one row, and a second connection that writes.
    async fn with_a_row(data: &tempfile::TempDir) -> (Store, Connection) {
        let store = Store::open(&Store::file_in(data.path())).await.unwrap();
        store.append(row(1, 1)).await.unwrap();
        (store, open(&data.path().join("skyrail.db"), "PRAGMA busy_timeout = 10000").unwrap())
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
            assert_eq!(store.rows(table, 0).await.unwrap().len(), rows, "rows of table {table}");
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
        let Err(Fault::Database(fault)) = &done[1] else { panic!("{done:?}") };
        assert!(fault.is_unique_violation());
        let names: Vec<String> = sqlx::query_scalar("SELECT name FROM own WHERE value = 'x' ORDER BY name")
            .fetch_all(&store.pool)
            .await
            .unwrap();
        assert_eq!(names, ["a", "c"]);
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
        assert_eq!(store.rows(1, 0).await.unwrap().len(), 1);
        assert_eq!(store.rows(2, 0).await.unwrap().len(), 0);
        let (kept, _) = keep(&connection, &[row(2, 1)], Vec::new());
        assert!(matches!(kept[..], [Ok(())]), "{kept:?}");
    }
}
