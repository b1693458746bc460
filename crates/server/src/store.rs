//! The database: everything that must survive, on SQLite or PostgreSQL, and all SQL there is.
//!
//! The same statements serve both. One writer (`store/write.rs`) puts what many want to keep into one
//! transaction, on SQLite by a thread of its own (`store/sqlite.rs`); the rest is small statements by subject.

mod boards;
mod chat;
mod follow;
mod friends;
mod host;
mod passkeys;
mod people;
mod portable;
mod ratings;
mod rows;
mod seats;
mod sqlite;
mod statement;
mod tables;
mod tokens;
mod write;

pub(crate) use chat::Line;
pub(crate) use follow::Notice;
pub use host::Account;
pub(crate) use passkeys::KeptPasskey;
pub(crate) use people::Person;
pub(crate) use portable::NotMoved;
pub(crate) use rows::{Append, NotAppended, RowKept};
pub(crate) use seats::Kept as SeatKept;
pub(crate) use tables::{Flags, Kept as TableKept, Listed, ListedSeat};

use crate::streams::Streams;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, Executor};
use statement::statement;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// What goes wrong with a database. Its text is for the log, never for a player.
pub(crate) type Fault = sqlx::Error;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    /// What reads, and on PostgreSQL also writes.
    pool: AnyPool,
    writer: mpsc::Sender<write::Job>,
    /// Where the database is, if it is one that tells other processes of new rows.
    shared: Option<String>,
    /// This process among those that share the database.
    process: i64,
    /// Who wants to hear of changes.
    streams: Arc<Streams>,
}

/// How many connections we take of a PostgreSQL.
const CONNECTIONS: u32 = 6;
/// How many connections read a SQLite file; one more writes. Two that write would only wait for each other, and
/// whoever finds the file busy sleeps far longer than any statement of ours takes.
const READERS: u32 = 2;

impl Store {
    /// Opens the database, and brings its tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, Fault> {
        install_default_drivers();
        let process = crate::random::id();
        if url.starts_with("sqlite:") {
            let file = SqliteConnectOptions::from_str(url)?.get_filename().to_path_buf();
            let first = options(1).after_connect(|connection, _| {
                Box::pin(async move { connection.execute(PRAGMAS).await.map(drop) })
            });
            let first = first.connect(url).await?;
            sqlx::migrate!().run(&first).await?;
            first.close().await;
            let pool = options(READERS).test_before_acquire(false).after_connect(|connection, _| {
                Box::pin(async move { connection.execute("PRAGMA busy_timeout = 10000").await.map(drop) })
            });
            let pool = pool.connect(url).await?;
            let writer = sqlite::start(&file, PRAGMAS, pool.clone())?;
            return Ok(Self { pool, writer, shared: None, process, streams: Arc::default() });
        }
        let pool = options(CONNECTIONS).connect(url).await?;
        sqlx::migrate!().run(&pool).await?;
        let writer = write::start(pool.clone(), process);
        let shared = Some(url.to_string());
        Ok(Self { pool, writer, shared, process, streams: Arc::default() })
    }

    /// Where SQLite keeps its file in a data directory.
    pub(crate) fn file_in(data: &Path) -> String {
        format!("sqlite:{}?mode=rwc", data.join("skyrail.db").display())
    }

    /// Who wants to hear when a table of theirs changes.
    pub(crate) fn streams(&self) -> Arc<Streams> {
        Arc::clone(&self.streams)
    }

    /// Tells who sits at a table, and wants to hear, that it changed.
    async fn ring(&self, table: i64) {
        if self.streams.is_empty() {
            return;
        }
        match self.people_at(table).await {
            Ok(people) => self.streams.tell(&people),
            Err(fault) => tracing::warn!(%fault, "who hears of a change was not found"),
        }
    }

    /// Whether the database answers.
    pub(crate) async fn is_ready(&self) -> bool {
        self.change(statement("SELECT 1")).await.is_ok()
    }

    /// A value the server keeps for itself, made on first use.
    pub(crate) async fn own(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, Fault> {
        self.change(
            statement("INSERT INTO own (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(make()),
        )
        .await?;
        sqlx::query_scalar("SELECT value FROM own WHERE name = $1").bind(name).fetch_one(&self.pool).await
    }

    /// Ends all work with the database once everything handed over is kept.
    pub(crate) async fn close(&self) {
        write::end(&self.writer).await;
        self.pool.close().await;
    }
}

/// What is committed is on the disk, and others read while we write. The journal is emptied by `store/sqlite.rs`.
/// The rows of one commit are of many tables and lie on as many pages, each of which is written whole: small pages
/// for a new file, and what a statement may have to take back stays in memory.
const PRAGMAS: &str = "PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = OFF; PRAGMA wal_autocheckpoint = 0; \
    PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY";

fn options(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(20))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::borrow::Cow;

    #[tokio::test]
    async fn a_file_of_the_first_version_opens_and_goes_on() {
        let data = tempfile::tempdir().unwrap();
        let url = Store::file_in(data.path());
        install_default_drivers();
        let old = options(1).connect(&url).await.unwrap();
        let mut first = sqlx::migrate!();
        first.migrations = Cow::Owned(first.migrations.iter().take(1).cloned().collect());
        first.run(&old).await.unwrap();
        old.execute("INSERT INTO rows (table_id, n, seat, what, at) VALUES (7, 1, 0, 'pass', 5)")
            .await
            .unwrap();
        old.close().await;

        let store = Store::open(&url).await.unwrap();
        let row = |n| Append { table: 7, n, seat: 1, what: "draw".into(), at: 6, due: None };
        assert!(matches!(store.append(row(1)).await, Err(NotAppended::Taken)));
        store.append(row(2)).await.unwrap();
        store.close().await;
        // What comes too late is refused, not lost.
        assert!(matches!(store.append(row(3)).await, Err(NotAppended::Failed)));

        let store = Store::open(&url).await.unwrap();
        let kept: Vec<String> = store.rows(7, 0).await.unwrap().into_iter().map(|row| row.what).collect();
        assert_eq!(kept, ["pass", "draw"]);
    }
}
