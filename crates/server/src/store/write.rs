//! The one who writes. What many want to change meanwhile goes into one transaction, so that all of them share the
//! time that the disk takes.
//!
//! SQLite has one writer at a time anyway: everything that changes its file comes through here, and reading never
//! waits for it. PostgreSQL keeps many apart by itself: only the rows of tables come through here.

use super::rows::{self, Append, NotAppended};
use super::{Fault, Store};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Executor, Transaction};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// Something that changes the database, with its values.
pub(super) type Statement = Query<'static, Any, AnyArguments>;

/// Statements of which all are done or none.
pub(super) struct Change {
    statements: Vec<Statement>,
    /// When the first one finds nothing to change, the others are left out.
    first_decides: bool,
}

pub(super) enum Job {
    Append(Append, oneshot::Sender<Result<(), NotAppended>>),
    Change(Change, oneshot::Sender<Result<u64, Fault>>),
    /// Answered once all before it is done.
    Drain(oneshot::Sender<()>),
}

/// The most that goes into one transaction; with five values a row this stays far below any limit of a statement.
pub(super) const BATCH: usize = 1000;
/// How much may wait.
const QUEUE: usize = 8192;

/// Starts the writer. SQLite's `readers` move what was written to its place meanwhile.
pub(super) fn start(pool: AnyPool, process: Option<i64>, readers: Option<AnyPool>) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel(QUEUE);
    let mut journal = readers.map(Journal::new);
    tokio::spawn(async move {
        let mut batch = Vec::with_capacity(64);
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            Batch::of(batch.drain(..)).keep(&pool, process).await;
            if let Some(journal) = &mut journal {
                journal.look_after(&pool).await;
            }
        }
    });
    sender
}

pub(super) async fn drain(writer: &mpsc::Sender<Job>) {
    let (answer, done) = oneshot::channel();
    if writer.send(Job::Drain(answer)).await.is_ok() {
        let _ = done.await;
    }
}

/// What goes into one transaction, and who waits for it.
#[derive(Default)]
struct Batch {
    rows: Vec<Append>,
    appended: Vec<oneshot::Sender<Result<(), NotAppended>>>,
    changes: Vec<Change>,
    changed: Vec<oneshot::Sender<Result<u64, Fault>>>,
    drained: Vec<oneshot::Sender<()>>,
}

impl Batch {
    fn of(jobs: impl Iterator<Item = Job>) -> Self {
        let mut batch = Self::default();
        for job in jobs {
            match job {
                Job::Append(row, answer) => {
                    batch.rows.push(row);
                    batch.appended.push(answer);
                }
                Job::Change(change, answer) => {
                    batch.changes.push(change);
                    batch.changed.push(answer);
                }
                Job::Drain(answer) => batch.drained.push(answer),
            }
        }
        batch
    }

    /// Keeps all of it, and says so to each.
    async fn keep(self, pool: &AnyPool, process: Option<i64>) {
        let Self { rows, appended, changes, changed, drained } = self;
        if !rows.is_empty() {
            metrics::histogram!("skyrail_commit_rows").record(rows.len() as f64);
        }
        let (kept, done) = together(pool, process, &rows, changes).await;
        for (answer, kept) in appended.into_iter().zip(kept) {
            let _ = answer.send(kept);
        }
        for (answer, done) in changed.into_iter().zip(done) {
            let _ = answer.send(done);
        }
        for answer in drained {
            let _ = answer.send(());
        }
    }
}

/// What became of each row, or of each change.
type Kept = Vec<Result<(), NotAppended>>;
type Done = Vec<Result<u64, Fault>>;

async fn together(
    pool: &AnyPool,
    process: Option<i64>,
    rows: &[Append],
    changes: Vec<Change>,
) -> (Kept, Done) {
    let wanted = changes.len();
    let all = async {
        // On SQLite nobody else must be told.
        if changes.is_empty() && process.is_none() && rows.iter().all(|row| row.due.is_none()) {
            let kept = rows.is_empty() || rows::insert_whole(pool, rows).await?;
            return Ok(if kept { Ok(Vec::new()) } else { Err(changes) });
        }
        let mut transaction = pool.begin().await?;
        if rows::insert(&mut transaction, process, rows).await? {
            return make_all(transaction, changes).await.map(Ok);
        }
        transaction.rollback().await?;
        Ok(Err(changes))
    };
    match all.await {
        Ok(Ok(done)) => (rows.iter().map(|_| Ok(())).collect(), done),
        // Somebody else was faster at one of these tables: each row for itself, so that only that one loses.
        Ok(Err(changes)) => {
            let mut kept = Vec::with_capacity(rows.len());
            for row in rows {
                kept.push(alone(pool, process, row).await);
            }
            // Whatever becomes of the changes, the rows stand as they were kept.
            let apart = async { make_all(pool.begin().await?, changes).await };
            (kept, apart.await.unwrap_or_else(|fault| lost(&fault, wanted)))
        }
        Err(fault) => (rows.iter().map(|_| Err(NotAppended::Failed)).collect(), lost(&fault, wanted)),
    }
}

/// Makes these changes and ends the transaction.
async fn make_all(mut transaction: Transaction<'static, Any>, changes: Vec<Change>) -> Result<Done, Fault> {
    let mut done = Vec::with_capacity(changes.len());
    for change in changes {
        done.push(change.make_part(&mut transaction).await);
    }
    transaction.commit().await?;
    Ok(done)
}

/// What so many hear whose changes went down together.
fn lost(fault: &Fault, count: usize) -> Done {
    tracing::error!(%fault, "a shared transaction was not kept");
    (0..count).map(|_| Err(Fault::Protocol(format!("a shared transaction failed: {fault}")))).collect()
}

/// Keeps one row in a transaction of its own.
async fn alone(pool: &AnyPool, process: Option<i64>, row: &Append) -> Result<(), NotAppended> {
    let attempt = async {
        let mut transaction = pool.begin().await?;
        let kept = rows::insert(&mut transaction, process, std::slice::from_ref(row)).await?;
        if kept {
            transaction.commit().await?;
        } else {
            transaction.rollback().await?;
        }
        Ok::<bool, Fault>(kept)
    };
    match attempt.await {
        Ok(true) => Ok(()),
        Ok(false) => Err(NotAppended::Taken),
        Err(fault) => {
            tracing::error!(%fault, "a row was not kept");
            Err(NotAppended::Failed)
        }
    }
}

impl Change {
    /// Makes it in a transaction with others, whom it leaves alone when it fails; says how many rows the first
    /// statement changed.
    async fn make_part(self, connection: &mut AnyConnection) -> Result<u64, Fault> {
        // A single statement that fails undoes itself.
        if self.statements.len() == 1 {
            return self.make(connection).await;
        }
        connection.execute("SAVEPOINT part").await?;
        let done = self.make(connection).await;
        if done.is_err() {
            connection.execute("ROLLBACK TO part").await?;
        }
        connection.execute("RELEASE part").await?;
        done
    }

    async fn make(self, connection: &mut AnyConnection) -> Result<u64, Fault> {
        let mut first = None;
        for statement in self.statements {
            let changed = statement.execute(&mut *connection).await?.rows_affected();
            if *first.get_or_insert(changed) == 0 && self.first_decides {
                break;
            }
        }
        Ok(first.unwrap_or(0))
    }
}

impl Store {
    /// Changes something; says how many rows that concerned. Once it says so, it is on the disk.
    pub(super) async fn change(&self, statement: Statement) -> Result<u64, Fault> {
        self.make(Change { statements: vec![statement], first_decides: false }).await
    }

    /// Does all of these or, when one fails, none.
    pub(super) async fn change_all(&self, statements: Vec<Statement>) -> Result<(), Fault> {
        self.make(Change { statements, first_decides: false }).await.map(drop)
    }

    /// Does all of these if the first finds something to change, which it then says.
    pub(super) async fn change_if(&self, statements: Vec<Statement>) -> Result<bool, Fault> {
        Ok(self.make(Change { statements, first_decides: true }).await? > 0)
    }

    async fn make(&self, change: Change) -> Result<u64, Fault> {
        if self.is_shared() && change.statements.len() == 1 {
            // It is a transaction by itself.
            let mut connection = self.pool.acquire().await?;
            return change.make(&mut connection).await;
        }
        if self.is_shared() {
            let mut transaction = self.pool.begin().await?;
            let done = change.make(&mut transaction).await?;
            transaction.commit().await?;
            return Ok(done);
        }
        let (answer, done) = oneshot::channel();
        self.writer.send(Job::Change(change, answer)).await.map_err(|_| Fault::PoolClosed)?;
        done.await.unwrap_or(Err(Fault::PoolClosed))
    }
}

/// SQLite's journal: what was committed is in it first, and is moved to its place in the file while others write,
/// so that no commit waits for that.
struct Journal {
    readers: AnyPool,
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
    fn new(readers: AnyPool) -> Self {
        Self { readers, moved: Instant::now(), moving: Arc::default(), pages: Arc::default() }
    }

    async fn look_after(&mut self, writer: &AnyPool) {
        if self.moved.elapsed() < MOVED || self.moving.load(Ordering::SeqCst) {
            return;
        }
        self.moved = Instant::now();
        if self.pages.swap(0, Ordering::SeqCst) > LARGEST {
            // Nobody writes now, so that all of it gets to its place and the next commit begins it anew.
            empty(writer).await;
            return;
        }
        self.moving.store(true, Ordering::SeqCst);
        let (readers, moving, pages) =
            (self.readers.clone(), Arc::clone(&self.moving), Arc::clone(&self.pages));
        tokio::spawn(async move {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: i64, n: i64) -> Append {
        Append { table, n, seat: 0, what: "pass".into(), at: 0, due: None }
    }

    async fn open(data: &tempfile::TempDir) -> (Store, AnyPool) {
        let store = Store::open(&Store::file_in(data.path())).await.unwrap();
        let pool = store.writing.clone().unwrap();
        store.append(row(1, 1)).await.unwrap();
        (store, pool)
    }

    #[tokio::test]
    async fn a_row_that_is_taken_loses_alone() {
        let data = tempfile::tempdir().unwrap();
        let (store, pool) = open(&data).await;
        let due = Append { due: Some(5), ..row(4, 1) };
        for rows in [[row(2, 1), row(1, 1), row(3, 1)], [row(2, 2), row(1, 1), due]] {
            let (kept, _) = together(&pool, None, &rows, Vec::new()).await;
            assert!(matches!(kept[..], [Ok(()), Err(NotAppended::Taken), Ok(())]), "{kept:?}");
        }
        for (table, rows) in [(1, 1), (2, 2), (3, 1), (4, 1)] {
            assert_eq!(store.rows(table, 0).await.unwrap().len(), rows, "rows of table {table}");
        }
    }

    #[tokio::test]
    async fn rows_that_were_kept_stay_so_when_changes_beside_them_are_lost() {
        let data = tempfile::tempdir().unwrap();
        let (store, pool) = open(&data).await;
        // A statement that ends the transaction itself lets the commit fail.
        let spoil = Change { statements: vec![sqlx::query("ROLLBACK")], first_decides: false };
        let (kept, done) = together(&pool, None, &[row(1, 1), row(2, 1)], vec![spoil]).await;
        assert!(matches!(kept[..], [Err(NotAppended::Taken), Ok(())]), "{kept:?}");
        assert!(matches!(done[..], [Err(_)]), "{done:?}");
        assert_eq!(store.rows(2, 0).await.unwrap().len(), 1);
    }
}
