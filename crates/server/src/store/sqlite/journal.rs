//! SQLite's journal: what was committed is in it first, and is moved to its place in the file while others write, so
//! that no commit waits for that.

use super::read::Queue;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};

/// How often it is emptied.
const MOVED: Duration = Duration::from_secs(1);
/// While many write it is never quite empty and would only grow: at so many pages the writer waits once.
const LARGEST: i64 = 16_000;

/// How far it is, which the one who writes and those who read both know.
#[derive(Default)]
pub(super) struct Journal {
    moving: AtomicBool,
    /// How many pages it had when it was last looked at.
    pages: AtomicI64,
}

impl Journal {
    /// Moves what it can without keeping anybody waiting.
    pub(super) fn empty(&self, connection: &Connection) {
        self.pages.store(move_pages(connection), Ordering::SeqCst);
        self.moving.store(false, Ordering::SeqCst);
    }
}

/// Looks after the journal for the one who writes.
pub(super) struct Keeper {
    journal: Arc<Journal>,
    readers: Arc<Queue>,
    moved: Instant,
}

impl Keeper {
    pub(super) fn new(readers: Arc<Queue>) -> Self {
        Self { journal: Arc::default(), readers, moved: Instant::now() }
    }

    /// Has it emptied when it is time, by those who read.
    pub(super) fn look_after(&mut self, writer: &Connection) {
        if self.moved.elapsed() < MOVED || self.journal.moving.load(Ordering::SeqCst) {
            return;
        }
        self.moved = Instant::now();
        if self.journal.pages.swap(0, Ordering::SeqCst) > LARGEST {
            // Nobody writes now, so that all of it gets to its place and the next commit begins it anew.
            move_pages(writer);
            return;
        }
        self.journal.moving.store(true, Ordering::SeqCst);
        self.readers.empty(Arc::clone(&self.journal));
    }
}

/// Moves what can be moved now; says how many pages the journal has.
fn move_pages(connection: &Connection) -> i64 {
    let pages = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1));
    pages.unwrap_or_else(|error| {
        tracing::warn!(%error, "the journal was not emptied");
        0
    })
}

#[cfg(test)]
mod tests {
    use super::super::{PRAGMAS, READING, connect, open};
    use super::*;
    use rusqlite::OpenFlags;

    #[test]
    fn who_reads_moves_what_was_written_to_its_place() {
        let data = tempfile::tempdir().unwrap();
        let file = data.path().join("x.db");
        let writer = open(&file, OpenFlags::default(), PRAGMAS).unwrap();
        writer.execute_batch("CREATE TABLE t (x TEXT); INSERT INTO t VALUES (zeroblob(100000))").unwrap();
        let (reader, journal) = (connect(&file, READING).unwrap(), Journal::default());
        let length = || std::fs::metadata(&file).unwrap().len();
        assert!(length() < 100_000);
        journal.moving.store(true, Ordering::SeqCst);
        journal.empty(&reader);
        assert!(length() > 100_000);
        assert!(journal.pages.load(Ordering::SeqCst) > 40);
        assert!(!journal.moving.load(Ordering::SeqCst));
        assert!(reader.execute_batch("DELETE FROM t").is_err(), "and changes nothing");
    }
}
