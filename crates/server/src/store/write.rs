//! What is to be written, and who waits for it. What many want to keep meanwhile goes into one transaction, so that
//! all of them share the time that the disk takes.
//!
//! SQLite has one writer at a time anyway: everything that changes its file comes through here and is done by one
//! thread (`sqlite/write.rs`), and reading never waits for it. PostgreSQL keeps many apart by itself: only the rows
//! of tables come through here.

use super::bus::Bus;
use super::postgres::Pool;
use super::rows::{Append, NotAppended};
use super::statement::Statement;
use super::{Database, Store, StoreError};
use crate::figures;
use tokio::sync::{mpsc, oneshot};

/// Statements of which all are done or none.
pub(super) struct Change {
    pub(super) statements: Vec<Statement>,
    /// When the first one finds nothing to change, the others are left out.
    pub(super) first_decides: bool,
}

pub(super) enum Job {
    Append(Append, oneshot::Sender<Result<(), NotAppended>>),
    Change(Change, oneshot::Sender<Result<u64, StoreError>>),
    /// Answered once all before it is done; then the writer ends.
    End(oneshot::Sender<()>),
}

/// The most that goes into one transaction.
pub(super) const BATCH: usize = 1000;
/// How much may wait.
pub(super) const QUEUE: usize = 8192;

/// What goes into one transaction, and who waits for it.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) rows: Vec<Append>,
    pub(super) changes: Vec<Change>,
    appended: Vec<oneshot::Sender<Result<(), NotAppended>>>,
    changed: Vec<oneshot::Sender<Result<u64, StoreError>>>,
    /// The writer ends after this one.
    pub(super) end: Option<oneshot::Sender<()>>,
}

/// What became of each row, and of each change.
pub(super) type Appended = Vec<Result<(), NotAppended>>;
pub(super) type Done = Vec<Result<u64, StoreError>>;

impl Batch {
    pub(super) fn of(jobs: impl Iterator<Item = Job>) -> Self {
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
                Job::End(answer) => batch.end = Some(answer),
            }
        }
        batch
    }

    /// Says to each what became of it; gives back who waits for the end, if somebody does.
    pub(super) fn answer(self, kept: Appended, done: Done) -> Option<oneshot::Sender<()>> {
        if !kept.is_empty() {
            figures::COMMIT_ROWS.record(kept.len());
            let rows = kept.iter().filter(|kept| kept.is_ok()).count();
            figures::ROWS.add(rows as i64);
        }
        for (answer, kept) in self.appended.into_iter().zip(kept) {
            let _ = answer.send(kept);
        }
        for (answer, done) in self.changed.into_iter().zip(done) {
            let _ = answer.send(done);
        }
        self.end
    }
}

/// Starts the one who writes the rows of PostgreSQL.
pub(super) fn start(pool: Pool, bus: Bus) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut waiting = Vec::with_capacity(64);
        while jobs.recv_many(&mut waiting, BATCH).await > 0 {
            let mut batch = Batch::of(waiting.drain(..));
            let kept = together(&pool, &batch.rows).await;
            // Apart from the commit, and before who waits is answered: what they do next is told after it.
            let appended = batch.rows.iter().zip(&kept).filter(|(_, kept)| kept.is_ok());
            appended.for_each(|(row, _)| bus.tell(row.table.to_string()));
            let mut done = Vec::new();
            for change in std::mem::take(&mut batch.changes) {
                done.push(pool.make(change).await);
            }
            if let Some(end) = batch.answer(kept, done) {
                let _ = end.send(());
                return;
            }
        }
    });
    sender
}

/// Keeps all that was handed over; nothing more is taken.
pub(super) async fn end(writer: &mpsc::Sender<Job>) {
    let (answer, done) = oneshot::channel();
    if writer.send(Job::End(answer)).await.is_ok() {
        let _ = done.await;
    }
}

/// Keeps these rows in one transaction, or each in its own where that is not possible.
async fn together(pool: &Pool, rows: &[Append]) -> Appended {
    match pool.append(rows).await {
        Ok(true) => rows.iter().map(|_| Ok(())).collect(),
        // Somebody else was faster at one of these tables: each row for itself, so that only that one loses.
        Ok(false) if rows.len() > 1 => {
            let mut kept = Vec::with_capacity(rows.len());
            for row in rows {
                kept.push(match pool.append(std::slice::from_ref(row)).await {
                    Ok(true) => Ok(()),
                    Ok(false) => Err(NotAppended::Taken),
                    Err(fault) => failed(&fault),
                });
            }
            kept
        }
        Ok(false) => vec![Err(NotAppended::Taken)],
        Err(fault) => rows.iter().map(|_| failed(&fault)).collect(),
    }
}

fn failed(fault: &StoreError) -> Result<(), NotAppended> {
    tracing::error!(%fault, "a row was not kept");
    Err(NotAppended::Failed)
}

impl Store {
    /// Changes something; says how many rows that concerned. Once it says so, it is on the disk.
    pub(super) async fn change(&self, statement: Statement) -> Result<u64, StoreError> {
        self.make(Change { statements: vec![statement], first_decides: false }).await
    }

    /// Does all of these or, when one fails, none.
    pub(super) async fn change_all(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        self.make(Change { statements, first_decides: false }).await.map(drop)
    }

    /// Does all of these if the first finds something to change, which it then says.
    pub(super) async fn change_if(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        Ok(self.make(Change { statements, first_decides: true }).await? > 0)
    }

    async fn make(&self, change: Change) -> Result<u64, StoreError> {
        if let Database::Server(pool) = &self.database {
            return pool.make(change).await;
        }
        let (answer, done) = oneshot::channel();
        self.writer.send(Job::Change(change, answer)).await.map_err(|_| StoreError::Closed)?;
        done.await.unwrap_or(Err(StoreError::Closed))
    }
}
