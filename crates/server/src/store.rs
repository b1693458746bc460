//! The database: everything that must survive, on SQLite or PostgreSQL, and all SQL there is.
//!
//! The same statements serve both. One writer (`store/write.rs`) puts what many want to keep into one transaction;
//! `store/sqlite.rs` and `store/postgres.rs` are the two databases, and the rest is small statements by subject.

mod accounts;
mod boards;
mod bus;
mod chat;
mod columns;
mod error;
mod follow;
mod friends;
mod migrate;
mod passkeys;
mod people;
mod portable;
mod postgres;
mod ratings;
mod row;
mod rows;
mod running;
mod seats;
mod session;
mod sqlite;
mod statement;
mod tables;
mod tokens;
mod write;

pub use accounts::Account;
pub(crate) use boards::NotDeleted;
pub use boards::Upload;
pub(crate) use chat::ChatRow;
pub(crate) use columns::{Audience, BotName, ChairKind, PersonId, STAND_IN, TableId};
pub use error::StoreError;
pub(crate) use follow::Notice;
pub(crate) use passkeys::StoredPasskey;
pub(crate) use people::Person;
pub(crate) use portable::NotMoved;
pub(crate) use rows::{Append, KeptRow, NotAppended};
pub use running::RunningGames;
pub(crate) use seats::ChairRow;
pub(crate) use tables::{ABANDONED, Listed, ListedSeat, Played, Rules, TableRow};

use crate::subscribers::Streams;
use bus::Bus;
use postgres::Pool;
use row::Row;
use sqlite::File;
use statement::{Statement, statement};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::mpsc;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    database: Database,
    writer: mpsc::Sender<write::Job>,
    /// The way to the other processes, where there can be any.
    bus: Option<Bus>,
    /// This process among those that share the database.
    process: i64,
    /// Who wants to hear of changes.
    streams: Arc<Streams>,
    /// How many statements were read.
    #[cfg(test)]
    read: Arc<std::sync::atomic::AtomicUsize>,
    /// Whether it is taken for one that others use too.
    #[cfg(test)]
    as_if_shared: bool,
}

/// Which database it is.
#[derive(Clone)]
enum Database {
    /// A SQLite file, which one server has for itself.
    File(Arc<File>),
    /// A PostgreSQL, which others may use too.
    Server(Pool),
}

impl Store {
    /// Opens the database at an address, and brings its tables up to date.
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        if let Some(file) = address.strip_prefix("sqlite:") {
            let (file, settings) = file.split_once('?').unwrap_or((file, ""));
            return Self::open_file(file.trim_start_matches("//").into(), settings == "mode=rwc");
        }
        let pool = Pool::open(address).await?;
        let process = crate::random::id();
        let bus = Bus::start(pool.clone(), process);
        let writer = write::start(pool.clone(), bus.clone());
        Ok(Self { bus: Some(bus), ..Self::new(Database::Server(pool), writer, process) })
    }

    /// Opens the SQLite file of a data directory, and makes it if there is none.
    pub(crate) fn open_in(data: &Path) -> Result<Self, StoreError> {
        Self::open_file(data.join("skyrail.db"), true)
    }

    /// Whether a data directory has a SQLite file.
    pub(crate) fn is_in(data: &Path) -> bool {
        data.join("skyrail.db").exists()
    }

    fn open_file(path: PathBuf, make: bool) -> Result<Self, StoreError> {
        let (file, writer) = File::open(path, make)?;
        Ok(Self::new(Database::File(Arc::new(file)), writer, crate::random::id()))
    }

    fn new(database: Database, writer: mpsc::Sender<write::Job>, process: i64) -> Self {
        Self {
            database,
            writer,
            bus: None,
            process,
            streams: Arc::default(),
            #[cfg(test)]
            read: Arc::default(),
            #[cfg(test)]
            as_if_shared: false,
        }
    }

    /// What a statement finds, each row read.
    async fn list<T>(
        &self,
        statement: Statement,
        mut read: impl FnMut(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        #[cfg(test)]
        self.read.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let rows = match &self.database {
            Database::File(file) => file.rows(statement).await?,
            Database::Server(pool) => pool.rows(&statement).await?,
        };
        rows.into_iter().map(|mut row| read(&mut row)).collect()
    }

    /// The first row that a statement finds, if there is one.
    async fn first<T>(
        &self,
        statement: Statement,
        read: impl FnMut(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.list(statement, read).await?.into_iter().next())
    }

    /// The row that a statement always finds.
    async fn one<T>(
        &self,
        statement: Statement,
        read: impl FnMut(&mut Row) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let found = self.first(statement, read).await?;
        found.ok_or_else(|| StoreError::Corrupt("what must be there is not".into()))
    }

    /// Who wants to hear when a table of theirs changes.
    pub(crate) fn streams(&self) -> Arc<Streams> {
        Arc::clone(&self.streams)
    }

    /// Tells who sits at a table, and wants to hear, that it changed.
    async fn ring(&self, table: TableId) {
        let people = self.concerned(table).await;
        self.tell_people(&people);
    }

    /// Who sits at a table, if somebody may want to hear of it.
    async fn concerned(&self, table: TableId) -> Vec<PersonId> {
        if self.streams.is_empty() && !self.is_shared() {
            return Vec::new();
        }
        self.people_at(table).await.unwrap_or_else(|fault| {
            tracing::warn!(%fault, "who hears of a change was not found");
            Vec::new()
        })
    }

    /// Whether the database answers.
    pub(crate) async fn is_ready(&self) -> bool {
        self.change(statement("SELECT 1")).await.is_ok()
    }

    /// A value the server keeps for itself, made on first use.
    pub(crate) async fn own(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, StoreError> {
        self.change(
            statement("INSERT INTO own (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(make()),
        )
        .await?;
        self.one(statement("SELECT value FROM own WHERE name = $1").bind(name), |row| row.text(0)).await
    }

    /// Ends all work with the database once everything handed over is kept.
    pub(crate) async fn close(&self) {
        write::end(&self.writer).await;
        if let Some(bus) = &self.bus {
            bus.end().await;
        }
        match &self.database {
            Database::File(file) => file.close().await,
            Database::Server(pool) => pool.close().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    /// What the first versions kept of what brings tables up to date.
    const OLD_TABLE: &str = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
        installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
        checksum BLOB NOT NULL, execution_time BIGINT NOT NULL); \
        INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (1, 'start', TRUE, x'00', 5);";

    #[tokio::test]
    async fn a_file_of_the_first_version_opens_and_goes_on() {
        let data = tempfile::tempdir().unwrap();
        let old = rusqlite::Connection::open(data.path().join("skyrail.db")).unwrap();
        old.execute_batch(OLD_TABLE).unwrap();
        old.execute_batch(migrate::MIGRATIONS[0].1).unwrap();
        old.execute_batch("INSERT INTO rows (table_id, n, seat, what, at) VALUES (7, 1, 0, 'pass', 5)")
            .unwrap();
        drop(old);

        let store = Store::open_in(data.path()).unwrap();
        let row = |n| Append {
            table: TableId::new(7),
            n,
            seat: Seat::new(1),
            what: "draw".into(),
            at: 6,
            due: None,
        };
        assert!(matches!(store.append(row(1)).await, Err(NotAppended::Taken)));
        store.append(row(2)).await.unwrap();
        store.close().await;
        // What comes too late is refused, not lost.
        assert!(matches!(store.append(row(3)).await, Err(NotAppended::Failed)));
        assert!(matches!(store.rows(TableId::new(7), 0).await, Err(StoreError::Closed)));

        let store = Store::open_in(data.path()).unwrap();
        let kept: Vec<String> =
            store.rows(TableId::new(7), 0).await.unwrap().into_iter().map(|row| row.what).collect();
        assert_eq!(kept, ["pass", "draw"]);
    }

    #[tokio::test]
    async fn a_file_that_is_no_database_or_too_new_is_refused() {
        let data = tempfile::tempdir().unwrap();
        let file = data.path().join("skyrail.db");
        std::fs::write(&file, "x".repeat(5000)).unwrap();
        assert!(matches!(Store::open_in(data.path()), Err(StoreError::Corrupt(_))));
        std::fs::remove_file(&file).unwrap();
        let address = format!("sqlite:{}", file.display());
        assert!(matches!(Store::open(&address).await, Err(StoreError::Unreachable(_))), "there is none");
        let store = Store::open(&format!("{address}?mode=rwc")).await.unwrap();
        store.change(statement(migrate::NOTE).bind(99).bind(0)).await.unwrap();
        store.close().await;
        assert!(matches!(Store::open(&address).await, Err(StoreError::Newer)));
        assert!(matches!(Store::open("mysql://localhost/").await, Err(StoreError::Address(_))));
    }

    #[tokio::test]
    async fn many_read_at_once_while_others_write() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_in(data.path()).unwrap();
        let row = |table, n| Append {
            table: TableId::new(table),
            n,
            seat: Seat::new(0),
            what: "pass".into(),
            at: 0,
            due: None,
        };
        let write = async {
            for n in 1..=20 {
                futures_util::future::join_all((0..50).map(|table| store.append(row(table, n)))).await;
            }
        };
        let read = async {
            // More than the queue holds.
            let read = (0..3000).map(|at| store.rows(TableId::new(at % 50), 0));
            for rows in futures_util::future::join_all(read).await {
                assert!(rows.unwrap().len() <= 20);
            }
        };
        tokio::join!(write, read);
        for table in 0..50 {
            assert_eq!(store.rows(TableId::new(table), 0).await.unwrap().len(), 20);
        }
    }
}
