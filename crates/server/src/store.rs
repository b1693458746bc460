//! The database: everything that must survive, on SQLite or PostgreSQL, and all SQL there is.
//!
//! The same statements serve both. Rows of tables go through one writer (`store/rows.rs`), which puts the
//! rows of many tables into one transaction; the rest is small statements by subject.

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

pub(crate) use chat::Line;
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
    pool: AnyPool,
    writer: mpsc::Sender<rows::Job>,
    /// Where the database is, if it is one that tells other processes of new rows.
    shared: Option<String>,
    /// This process among those that share the database.
    process: i64,
    /// Who wants to hear of changes.
    streams: Arc<Streams>,
}

/// How many connections we take of a PostgreSQL. SQLite gets one: its writers would only wait for each other, and
/// whoever finds it busy sleeps far longer than any statement of ours takes.
const CONNECTIONS: u32 = 6;

impl Store {
    /// Opens the database, and brings its tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, Fault> {
        install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let pool = AnyPoolOptions::new()
            .max_connections(if sqlite { 1 } else { CONNECTIONS })
            .test_before_acquire(!sqlite)
            .acquire_timeout(Duration::from_secs(20))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // What is committed is on the disk, and a backup reads while we write.
                        connection
                            .execute(
                                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; \
                                 PRAGMA foreign_keys = OFF; PRAGMA wal_autocheckpoint = 4000",
                            )
                            .await?;
                    }
                    Ok(())
                })
            })
            .connect(url)
            .await?;
        sqlx::migrate!().run(&pool).await?;
        let process = crate::random::id();
        let shared = (!sqlite).then(|| url.to_string());
        let writer = rows::start(pool.clone(), shared.is_some().then_some(process));
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
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// A value the server keeps for itself, made on first use.
    pub(crate) async fn own(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, Fault> {
        sqlx::query("INSERT INTO own (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(make())
            .execute(&self.pool)
            .await?;
        sqlx::query_scalar("SELECT value FROM own WHERE name = $1").bind(name).fetch_one(&self.pool).await
    }

    /// Ends all work with the database once everything handed over is kept.
    pub(crate) async fn close(&self) {
        rows::drain(&self.writer).await;
        self.pool.close().await;
    }
}
