//! The database: everything that must survive, on SQLite or PostgreSQL, and all SQL there is.
//!
//! The same statements serve both. One writer (`store/write.rs`) puts what many want to keep into one
//! transaction; the rest is small statements by subject.

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
use sqlx::{AnyPool, Executor};
use std::path::Path;
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
    /// The connection of SQLite's writer.
    writing: Option<AnyPool>,
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
            let writing = options(1).test_before_acquire(false).after_connect(|connection, _| {
                Box::pin(async move { connection.execute(PRAGMAS).await.map(drop) })
            });
            let writing = writing.connect(url).await?;
            sqlx::migrate!().run(&writing).await?;
            let pool = options(READERS).test_before_acquire(false).after_connect(|connection, _| {
                Box::pin(async move { connection.execute("PRAGMA busy_timeout = 10000").await.map(drop) })
            });
            let pool = pool.connect(url).await?;
            let writer = write::start(writing.clone(), None, Some(pool.clone()));
            let (writing, shared) = (Some(writing), None);
            return Ok(Self { pool, writer, writing, shared, process, streams: Arc::default() });
        }
        let pool = options(CONNECTIONS).connect(url).await?;
        sqlx::migrate!().run(&pool).await?;
        let writer = write::start(pool.clone(), Some(process), None);
        let shared = Some(url.to_string());
        Ok(Self { pool, writer, writing: None, shared, process, streams: Arc::default() })
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
        self.change(sqlx::query("SELECT 1")).await.is_ok()
    }

    /// A value the server keeps for itself, made on first use.
    pub(crate) async fn own(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, Fault> {
        self.change(
            sqlx::query("INSERT INTO own (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(make()),
        )
        .await?;
        sqlx::query_scalar("SELECT value FROM own WHERE name = $1").bind(name).fetch_one(&self.pool).await
    }

    /// Ends all work with the database once everything handed over is kept.
    pub(crate) async fn close(&self) {
        write::drain(&self.writer).await;
        self.pool.close().await;
        if let Some(writing) = &self.writing {
            writing.close().await;
        }
    }
}

/// What is committed is on the disk, and others read while we write. The journal is emptied by `store/write.rs`.
/// The rows of one commit are of many tables and lie on as many pages, each of which is written whole: small pages
/// for a new file, and what a statement may have to take back stays in memory.
const PRAGMAS: &str = "PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = OFF; PRAGMA wal_autocheckpoint = 0; \
    PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY";

fn options(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(20))
}
