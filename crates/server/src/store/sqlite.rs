//! A SQLite file. One thread writes it (`sqlite/write.rs`) and a few read it (`sqlite/read.rs`), so that nothing that
//! waits for the disk keeps the rest of the server waiting.

mod journal;
mod read;
mod write;

use super::StoreError;
use super::migrate::{MAKE_TABLE, NOTE, NUMBERS, OLD_TABLE, TABLE, TAKE_OVER, missing};
use super::row::Row;
use super::statement::{Statement, Value, statement};
use super::write::Job;
use crate::time;
use read::Readers;
use rusqlite::types::ValueRef;
use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, ffi};
use std::path::{Path, PathBuf};
use tokio::sync::mpsc;

/// A SQLite file that is open.
pub(super) struct File {
    path: PathBuf,
    readers: Readers,
}

/// What is committed is on the disk, and others read while we write. The journal is emptied by `sqlite/journal.rs`.
/// The rows of one commit are of many tables and lie on as many pages, each of which is written whole: small pages
/// for a new file, and what a statement may have to take back stays in memory.
const PRAGMAS: &str = "PRAGMA busy_timeout = 10000; PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; \
    PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA wal_autocheckpoint = 0; \
    PRAGMA cache_size = -4000; PRAGMA temp_store = MEMORY";
/// For those that only read.
const READING: &str = "PRAGMA busy_timeout = 10000; PRAGMA query_only = ON";
/// How many statements are kept prepared; there are fewer.
const STATEMENTS: usize = 128;

impl File {
    /// Opens a file, makes it if there is none and that is wanted, brings its tables up to date, and starts the
    /// threads. What it gives beside is the way to the one that writes.
    pub(super) fn open(path: PathBuf, make: bool) -> Result<(Self, mpsc::Sender<Job>), StoreError> {
        let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        flags.set(OpenFlags::SQLITE_OPEN_CREATE, make);
        let writer = open(&path, flags, PRAGMAS).map_err(fault)?;
        bring_up_to_date(&writer)?;
        let readers = Readers::start(|| connect(&path, READING))?;
        let sender = write::start(writer, readers.queue())?;
        Ok((Self { path, readers }, sender))
    }

    /// What a statement finds.
    pub(super) async fn rows(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        self.readers.read(statement).await
    }

    /// A connection for whoever has nothing else to do than to wait for it.
    pub(super) fn connect(&self) -> Result<Connection, StoreError> {
        connect(&self.path, PRAGMAS)
    }

    /// Ends the threads that read; the one that writes has ended before.
    pub(super) async fn close(&self) {
        self.readers.close().await;
    }
}

/// What a statement finds in a file that is left as it is; it is told whether tables have the column of rules.
pub(super) fn look_at(path: &Path, find: impl FnOnce(bool) -> Statement) -> Result<Vec<Row>, StoreError> {
    let connection = connect(path, READING)?;
    let has = |column: &str| {
        let find = statement("SELECT 1 FROM pragma_table_info('tables') WHERE name = $1").bind(column);
        Ok::<_, StoreError>(!query(&connection, &find).map_err(fault)?.is_empty())
    };
    if !has("id")? {
        return Ok(Vec::new());
    }
    query(&connection, &find(has("rules")?)).map_err(fault)
}

fn connect(path: &Path, pragmas: &str) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    open(path, flags, pragmas).map_err(fault)
}

fn open(path: &Path, flags: OpenFlags, pragmas: &str) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, flags)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.execute_batch(pragmas)?;
    Ok(connection)
}

/// Runs what was not run yet. Whoever opens a file that is up to date writes nothing.
fn bring_up_to_date(connection: &Connection) -> Result<(), StoreError> {
    let is_there = |name: &str| -> Result<bool, StoreError> {
        let find = statement("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1").bind(name);
        Ok(!query(connection, &find).map_err(fault)?.is_empty())
    };
    let done = || -> Result<Vec<i64>, StoreError> {
        let numbers = query(connection, &statement(NUMBERS)).map_err(fault)?;
        numbers.into_iter().map(|mut row| row.number(0)).collect()
    };
    if is_there(TABLE)? && missing(&done()?)?.is_empty() {
        return Ok(());
    }
    step(connection, "BEGIN IMMEDIATE").map_err(fault)?;
    let run = || {
        // Another process may have been faster.
        if !is_there(TABLE)? {
            execute(connection, &statement(MAKE_TABLE)).map_err(fault)?;
            if is_there(OLD_TABLE)? {
                execute(connection, &statement(TAKE_OVER).bind(time::now())).map_err(fault)?;
            }
        }
        for (number, text) in missing(&done()?)? {
            connection.execute_batch(text).map_err(fault)?;
            execute(connection, &statement(NOTE).bind(number).bind(time::now())).map_err(fault)?;
        }
        step(connection, "COMMIT").map_err(fault)
    };
    run().inspect_err(|_| {
        let _ = step(connection, "ROLLBACK");
    })
}

pub(super) fn step(connection: &Connection, text: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(text)?.raw_execute().map(drop)
}

/// Does something; says how many rows that changed.
pub(super) fn execute(connection: &Connection, statement: &Statement) -> rusqlite::Result<u64> {
    let mut prepared = prepare(connection, statement)?;
    let mut found = prepared.raw_query();
    while found.next()?.is_some() {}
    Ok(connection.changes())
}

/// Everything that a statement finds.
pub(super) fn query(connection: &Connection, statement: &Statement) -> rusqlite::Result<Vec<Row>> {
    let mut rows = Vec::new();
    each(connection, statement, |row| {
        rows.push(row);
        true
    })?;
    Ok(rows)
}

/// Hands over what a statement finds, row by row, as long as more is wanted.
pub(super) fn each(
    connection: &Connection,
    statement: &Statement,
    mut take: impl FnMut(Row) -> bool,
) -> rusqlite::Result<()> {
    let mut prepared = prepare(connection, statement)?;
    let columns = prepared.column_count();
    let mut found = prepared.raw_query();
    while let Some(row) = found.next()? {
        let values = (0..columns).map(|at| value(row.get_ref(at)?, at));
        if !take(Row::new(values.collect::<rusqlite::Result<_>>()?)) {
            break;
        }
    }
    Ok(())
}

fn value(found: ValueRef<'_>, at: usize) -> rusqlite::Result<Value> {
    Ok(match found {
        ValueRef::Null => Value::Number(None),
        ValueRef::Integer(number) => Value::Number(Some(number)),
        ValueRef::Real(real) => Value::Real(Some(real)),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|error| rusqlite::Error::Utf8Error(at, error))?;
            Value::Text(Some(text.into()))
        }
        ValueRef::Blob(_) => {
            return Err(rusqlite::Error::InvalidColumnType(at, "bytes".into(), found.data_type()));
        }
    })
}

fn prepare<'c>(connection: &'c Connection, statement: &Statement) -> rusqlite::Result<CachedStatement<'c>> {
    let mut prepared = connection.prepare_cached(&statement.text)?;
    for place in 1..=prepared.parameter_count() {
        // `$2` may stand before `$1`, and SQLite counts places as they come.
        let number: Option<usize> =
            prepared.parameter_name(place).and_then(|name| name.get(1..)?.parse().ok());
        match number.and_then(|number| statement.values.get(number.checked_sub(1)?)) {
            Some(Value::Number(number)) => prepared.raw_bind_parameter(place, number)?,
            Some(Value::Real(real)) => prepared.raw_bind_parameter(place, real)?,
            Some(Value::Text(text)) => prepared.raw_bind_parameter(place, text)?,
            Some(Value::Numbers(_) | Value::Texts(_)) | None => {
                return Err(rusqlite::Error::InvalidParameterCount(place, statement.values.len()));
            }
        }
    }
    Ok(prepared)
}

/// Whether something that there may be only one of is there already.
fn is_taken(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_extended_error_code();
    matches!(code, Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE))
}

#[allow(clippy::needless_pass_by_value)] // As `map_err` wants it.
pub(super) fn fault(error: rusqlite::Error) -> StoreError {
    if is_taken(&error) {
        return StoreError::Taken;
    }
    let why = error.to_string();
    match (error.sqlite_error_code(), &error) {
        (Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked), _) => StoreError::Busy,
        (Some(ErrorCode::DiskFull), _) => StoreError::Full,
        (Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase), _)
        | (_, rusqlite::Error::InvalidColumnType(..) | rusqlite::Error::Utf8Error(..)) => {
            StoreError::Corrupt(why)
        }
        (Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::ReadOnly), _) => {
            StoreError::Unreachable(why)
        }
        _ => StoreError::Failed(why),
    }
}
