//! One connection for whoever moves a whole database: everything in one transaction, and rows as they come, however
//! many there are.
//!
//! A SQLite file is read and written on the spot. Only the commands of a host do this, and they have nothing else to do
//! meanwhile.

use super::postgres::Lent;
use super::row::Row;
use super::statement::Statement;
use super::{Database, Store, StoreError, sqlite};
use rusqlite::Connection;

/// A connection in a transaction. What was not committed is undone when it is dropped.
pub(super) enum Session {
    File(Connection),
    Server(Box<Lent>),
}

impl Store {
    /// Begins to read everything as it is at one moment.
    pub(super) async fn read_at_once(&self) -> Result<Session, StoreError> {
        // In SQLite's journal a reader sees one moment by itself.
        self.begin("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await
    }

    /// Begins to change everything, all of it or nothing.
    pub(super) async fn write_at_once(&self) -> Result<Session, StoreError> {
        self.begin("BEGIN IMMEDIATE", "BEGIN").await
    }

    async fn begin(&self, file: &'static str, server: &'static str) -> Result<Session, StoreError> {
        match &self.database {
            Database::File(database) => {
                let connection = database.connect()?;
                sqlite::step(&connection, file).map_err(sqlite::fault)?;
                Ok(Session::File(connection))
            }
            Database::Server(pool) => {
                let mut lent = pool.lend().await?;
                lent.begin(server).await?;
                Ok(Session::Server(Box::new(lent)))
            }
        }
    }
}

impl Session {
    /// Hands over what a statement finds, row by row.
    pub(super) async fn each<E: From<StoreError>>(
        &mut self,
        statement: &Statement,
        mut take: impl FnMut(Row) -> Result<(), E>,
    ) -> Result<(), E> {
        match self {
            Self::File(connection) => {
                let mut stopped = Ok(());
                sqlite::each(connection, statement, |row| {
                    stopped = take(row);
                    stopped.is_ok()
                })
                .map_err(sqlite::fault)?;
                stopped
            }
            Self::Server(lent) => lent.each(statement, take).await,
        }
    }

    /// Does something; says how many rows that concerned.
    pub(super) async fn execute(&mut self, statement: &Statement) -> Result<u64, StoreError> {
        match self {
            Self::File(connection) => sqlite::execute(connection, statement).map_err(sqlite::fault),
            Self::Server(lent) => lent.execute(statement).await,
        }
    }

    /// Ends it, and keeps what was changed.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::File(connection) => sqlite::step(&connection, "COMMIT").map_err(sqlite::fault),
            Self::Server(mut lent) => lent.end("COMMIT").await,
        }
    }
}
