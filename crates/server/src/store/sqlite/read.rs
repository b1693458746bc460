//! The threads that read a SQLite file. Whoever wants something read puts it into one queue; the next thread that is
//! free takes it, and hands over all rows at once.

use super::super::StoreError;
use super::super::row::Row;
use super::super::statement::Statement;
use super::journal::Journal;
use super::{fault, query};
use rusqlite::Connection;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use tokio::sync::{Semaphore, oneshot};

/// How many threads read; one more writes.
const READERS: usize = 2;
/// How many may wait for one of them; more than that wait for a place in the queue.
const QUEUE: usize = 1024;

/// The threads that read.
pub(super) struct Readers {
    queue: Arc<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// What is to be read.
pub(super) struct Queue {
    waiting: Mutex<Waiting>,
    /// Rings for one thread when something comes, and for all at the end.
    bell: Condvar,
    places: Semaphore,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    closed: bool,
}

enum Job {
    Read(Statement, oneshot::Sender<Result<Vec<Row>, StoreError>>),
    /// Moves what was committed from the journal to its place in the file.
    Empty(Arc<Journal>),
}

impl Readers {
    /// Starts the threads, each with a connection of its own.
    pub(super) fn start(connect: impl Fn() -> Result<Connection, StoreError>) -> Result<Self, StoreError> {
        let queue = Queue { waiting: Mutex::default(), bell: Condvar::new(), places: Semaphore::new(QUEUE) };
        // From here on, so that those that run already end when another can't be started.
        let readers = Self { queue: Arc::new(queue), threads: Mutex::default() };
        for _ in 0..READERS {
            let (connection, queue) = (connect()?, readers.queue());
            let thread = std::thread::Builder::new().name("skyrail-reader".into());
            let thread = thread.spawn(move || {
                while let Some(job) = queue.next() {
                    job.run(&connection);
                }
            });
            readers.threads().push(thread.map_err(|error| StoreError::Failed(error.to_string()))?);
        }
        Ok(readers)
    }

    pub(super) fn queue(&self) -> Arc<Queue> {
        Arc::clone(&self.queue)
    }

    /// What a statement finds.
    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        self.queue.places.acquire().await.map_err(|_| StoreError::Closed)?.forget();
        let (answer, rows) = oneshot::channel();
        self.queue.push(Job::Read(statement, answer));
        rows.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes nothing more, and returns once everything in the queue was read and the file is let go.
    pub(super) async fn close(&self) {
        self.queue.close();
        let threads = std::mem::take(&mut *self.threads());
        let end = move || threads.into_iter().for_each(|thread| drop(thread.join()));
        let _ = tokio::task::spawn_blocking(end).await;
    }

    fn threads(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who forgets to close it leaves no threads behind.
impl Drop for Readers {
    fn drop(&mut self) {
        self.queue.close();
    }
}

impl Queue {
    /// Has the journal emptied by the next thread that is free.
    pub(super) fn empty(&self, journal: Arc<Journal>) {
        self.push(Job::Empty(journal));
    }

    fn push(&self, job: Job) {
        let mut waiting = self.waiting();
        // Who waits for a job that is dropped hears that it is closed.
        if !waiting.closed {
            waiting.jobs.push_back(job);
            drop(waiting);
            self.bell.notify_one();
        }
    }

    /// What is to be done next; nothing once it is closed and all is done.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.waiting();
        loop {
            if let Some(job) = waiting.jobs.pop_front() {
                if matches!(job, Job::Read(..)) {
                    self.places.add_permits(1);
                }
                return Some(job);
            }
            if waiting.closed {
                return None;
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn close(&self) {
        self.places.close();
        self.waiting().closed = true;
        self.bell.notify_all();
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Job {
    fn run(self, connection: &Connection) {
        match self {
            // Whoever asked may have gone meanwhile.
            Self::Read(_, answer) if answer.is_closed() => {}
            Self::Read(statement, answer) => {
                let _ = answer.send(query(connection, &statement).map_err(fault));
            }
            Self::Empty(journal) => journal.empty(connection),
        }
    }
}
