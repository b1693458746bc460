//! A PostgreSQL, which several processes may share: a few connections that are lent out one by one and made anew when
//! they break. What belongs together is sent at once, and waits for the database once.

mod address;
mod append;
mod listen;
mod password;
mod tls;
mod values;

use super::StoreError;
use super::migrate::{MAKE_TABLE, NOTE, NUMBERS, OLD_TABLE, TABLE, TAKE_OVER, missing};
use super::row::Row;
use super::statement::{Statement, Value, statement};
use super::write::Change;
use crate::time;
use address::Address;
use futures_util::StreamExt;
use futures_util::future::join_all;
use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error as _;
use std::io;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tls::Stream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Socket};

/// How many connections we take; one more listens.
const CONNECTIONS: usize = 6;
/// Nobody waits longer for one.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long the end waits for those that are lent.
const GOODBYE: Duration = Duration::from_secs(2);
/// Of processes that start at the same time one brings the tables up to date.
const LOCK: i64 = 0x736b_7972_6169_6c01;

/// A PostgreSQL, and the connections to it.
#[derive(Clone)]
pub(super) struct Pool(Arc<Inner>);

struct Inner {
    address: Address,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
    closed: watch::Sender<bool>,
}

impl Pool {
    /// Connects, and brings the tables up to date.
    pub(super) async fn open(address: &str) -> Result<Self, StoreError> {
        let pool = Self::at(address)?;
        pool.lend().await?.bring_up_to_date().await?;
        Ok(pool)
    }

    fn at(address: &str) -> Result<Self, StoreError> {
        Ok(Self(Arc::new(Inner {
            address: Address::read(address)?,
            places: Arc::new(Semaphore::new(CONNECTIONS)),
            idle: Mutex::default(),
            closed: watch::Sender::new(false),
        })))
    }

    /// What a statement finds in a database that is left as it is; it is told whether tables have the column of rules.
    pub(super) async fn look_at(
        address: &str,
        find: impl FnOnce(bool) -> Statement,
    ) -> Result<Vec<Row>, StoreError> {
        let mut lent = Self::at(address)?.lend().await?;
        let found = if lent.has_column("id").await? {
            let find = find(lent.has_column("rules").await?);
            lent.rows(&find).await?
        } else {
            Vec::new()
        };
        lent.pool.0.places.close();
        Ok(found)
    }

    /// What a statement finds. It is asked again when a connection turns out to be broken.
    pub(super) async fn rows(&self, statement: &Statement) -> Result<Vec<Row>, StoreError> {
        let found = self.lend().await?.rows(statement).await;
        match found {
            Err(StoreError::Unreachable(_)) => self.lend().await?.rows(statement).await,
            found => found,
        }
    }

    /// Makes a change in a transaction of its own; says how many rows the first statement changed.
    pub(super) async fn make(&self, change: Change) -> Result<u64, StoreError> {
        self.lend().await?.make(change).await
    }

    /// A connection, for nobody else until it is dropped.
    pub(super) async fn lend(&self) -> Result<Lent, StoreError> {
        let place = timeout(PATIENCE, Arc::clone(&self.0.places).acquire_owned()).await;
        let place = place.map_err(|_| StoreError::Busy)?.map_err(|_| StoreError::Closed)?;
        let idle = || self.0.idle().pop();
        while let Some(connection) = idle() {
            if !connection.client.is_closed() {
                return Ok(Lent::new(self, place, connection));
            }
        }
        let (client, connection) = self.connect().await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(error = words(&error), "a connection to the database broke");
            }
        });
        Ok(Lent::new(self, place, Connection { client, prepared: HashMap::new() }))
    }

    /// A new connection, which somebody must serve.
    async fn connect(&self) -> Result<(Client, tokio_postgres::Connection<Socket, Stream>), StoreError> {
        let Address { config, tls } = &self.0.address;
        let silence = |_| StoreError::Unreachable(format!("no answer within {} seconds", PATIENCE.as_secs()));
        let connected = timeout(PATIENCE, config.connect(tls.clone())).await.map_err(silence)?;
        connected.map_err(|error| StoreError::Unreachable(words(&error)))
    }

    /// Lends nothing more, and ends once everything is back.
    pub(super) async fn close(&self) {
        let all = self.0.places.acquire_many(CONNECTIONS as u32);
        let back = timeout(GOODBYE, all).await;
        self.0.places.close();
        drop(back);
        self.0.idle().clear();
        self.0.closed.send_replace(true);
    }
}

impl Inner {
    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Connection {
    client: Client,
    /// What was prepared; there are less than two hundred texts.
    prepared: HashMap<Cow<'static, str>, tokio_postgres::Statement>,
}

/// A connection that is lent.
pub(super) struct Lent {
    pool: Pool,
    connection: Option<Connection>,
    /// A transaction has begun and not ended.
    open: bool,
    _place: OwnedSemaphorePermit,
}

impl Drop for Lent {
    /// Gives it back, unless whoever had it was stopped in the middle: what it has begun must end with it.
    fn drop(&mut self) {
        let back = self.connection.take().filter(|connection| !self.open && !connection.client.is_closed());
        if let Some(connection) = back
            && !self.pool.0.places.is_closed()
        {
            self.pool.0.idle().push(connection);
        }
    }
}

/// A statement that is prepared, with its values.
type Ready<'a> = (tokio_postgres::Statement, Vec<&'a (dyn ToSql + Sync)>);

impl Lent {
    fn new(pool: &Pool, place: OwnedSemaphorePermit, connection: Connection) -> Self {
        Self { pool: pool.clone(), connection: Some(connection), open: false, _place: place }
    }

    fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        self.connection.as_mut().ok_or(StoreError::Closed)
    }

    fn client(&self) -> Result<&Client, StoreError> {
        self.connection.as_ref().map(|connection| &connection.client).ok_or(StoreError::Closed)
    }

    async fn ready<'a>(&mut self, statement: &'a Statement) -> Result<Ready<'a>, StoreError> {
        let values = statement.values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        let kinds = statement.values.iter().map(Value::kind);
        let connection = self.connection()?;
        if let Some(prepared) = connection.prepared.get(&statement.text) {
            // Found out before anything is sent: a part that stays behind must not leave the others alone.
            let fits = kinds.eq(prepared.params().iter().cloned());
            let unfit = || StoreError::Failed("a statement has values of two kinds".into());
            return fits.then(|| (prepared.clone(), values)).ok_or_else(unfit);
        }
        let kinds: Vec<_> = kinds.collect();
        let prepared = connection.client.prepare_typed(&statement.text, &kinds).await.map_err(fault)?;
        connection.prepared.insert(statement.text.clone(), prepared.clone());
        Ok((prepared, values))
    }

    /// What a statement finds.
    pub(super) async fn rows(&mut self, statement: &Statement) -> Result<Vec<Row>, StoreError> {
        let mut rows = Vec::new();
        self.each(statement, |row| {
            rows.push(row);
            Ok::<_, StoreError>(())
        })
        .await?;
        Ok(rows)
    }

    /// Hands over what a statement finds, row by row.
    pub(super) async fn each<E: From<StoreError>>(
        &mut self,
        statement: &Statement,
        mut take: impl FnMut(Row) -> Result<(), E>,
    ) -> Result<(), E> {
        let (prepared, values) = self.ready(statement).await?;
        let mut found = pin!(self.client()?.query_raw(&prepared, values).await.map_err(fault)?);
        while let Some(row) = found.next().await {
            take(values::read(&row.map_err(fault)?)?)?;
        }
        Ok(())
    }

    /// Does something; says how many rows that concerned.
    pub(super) async fn execute(&mut self, statement: &Statement) -> Result<u64, StoreError> {
        let (prepared, values) = self.ready(statement).await?;
        self.client()?.execute(&prepared, &values).await.map_err(fault)
    }

    /// Sends all of these at once, and says how many rows each concerned. The first that fails says why.
    async fn send(&mut self, statements: &[Statement]) -> Result<Vec<u64>, StoreError> {
        let mut ready = Vec::with_capacity(statements.len());
        for statement in statements {
            ready.push(self.ready(statement).await?);
        }
        let client = self.client()?;
        // Each is sent when it is first looked at, which is in this order.
        let sent = ready.iter().map(|(prepared, values)| client.execute(prepared, values));
        join_all(sent).await.into_iter().collect::<Result<_, _>>().map_err(fault)
    }

    /// Does all of these or, when one fails, none. Everything is on its way at once, the end too, so that nobody who
    /// stops waiting leaves half of it behind; in PostgreSQL the end of a transaction that has failed undoes it.
    async fn together(&mut self, statements: Vec<Statement>) -> Result<Vec<u64>, StoreError> {
        let mut all = Vec::with_capacity(statements.len() + 2);
        all.push(statement("BEGIN"));
        all.extend(statements);
        all.push(statement("COMMIT"));
        let mut done = self.send(&all).await?;
        done.pop();
        done.remove(0);
        Ok(done)
    }

    async fn make(&mut self, change: Change) -> Result<u64, StoreError> {
        let mut statements = change.statements;
        if statements.len() == 1 {
            // It is a transaction by itself.
            return self.execute(&statements[0]).await;
        }
        if !change.first_decides || statements.is_empty() {
            return Ok(self.together(statements).await?.first().copied().unwrap_or_default());
        }
        self.open = true;
        let rest = statements.split_off(1);
        let first = self.send(&[statement("BEGIN"), statements.swap_remove(0)]).await?[1];
        let mut rest = if first == 0 { Vec::new() } else { rest };
        rest.push(statement("COMMIT"));
        self.send(&rest).await?;
        self.open = false;
        Ok(first)
    }

    /// Begins a transaction: what is lent is only given back once it has ended.
    pub(super) async fn begin(&mut self, how: &'static str) -> Result<(), StoreError> {
        self.open = true;
        self.client()?.batch_execute(how).await.map_err(fault)
    }

    /// Ends it.
    pub(super) async fn end(&mut self, how: &'static str) -> Result<(), StoreError> {
        self.client()?.batch_execute(how).await.map_err(fault)?;
        self.open = false;
        Ok(())
    }

    /// Runs what was not run yet. Of several processes one does it, and the others wait.
    async fn bring_up_to_date(&mut self) -> Result<(), StoreError> {
        if self.is_there(TABLE).await? && missing(&self.done().await?)?.is_empty() {
            return Ok(());
        }
        self.begin("BEGIN").await?;
        self.execute(&statement("SELECT pg_advisory_xact_lock($1)").bind(LOCK)).await?;
        if !self.is_there(TABLE).await? {
            self.execute(&statement(MAKE_TABLE)).await?;
            if self.is_there(OLD_TABLE).await? {
                self.execute(&statement(TAKE_OVER).bind(time::now())).await?;
            }
        }
        for (number, text) in missing(&self.done().await?)? {
            self.client()?.batch_execute(text).await.map_err(fault)?;
            self.execute(&statement(NOTE).bind(number).bind(time::now())).await?;
        }
        self.end("COMMIT").await
    }

    async fn is_there(&mut self, table: &'static str) -> Result<bool, StoreError> {
        // Not by `to_regclass` alone, which may remember from before the lock that there was none.
        let find =
            "SELECT 1 FROM pg_catalog.pg_class WHERE relname = $1 AND pg_catalog.pg_table_is_visible(oid)";
        let find = statement(find).bind(table);
        Ok(!self.rows(&find).await?.is_empty())
    }

    /// Whether the list of tables has a column.
    async fn has_column(&mut self, name: &'static str) -> Result<bool, StoreError> {
        let find = "SELECT 1 FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid \
            WHERE c.relname = 'tables' AND pg_catalog.pg_table_is_visible(c.oid) AND a.attname = $1 \
            AND NOT a.attisdropped";
        let find = statement(find).bind(name);
        Ok(!self.rows(&find).await?.is_empty())
    }

    async fn done(&mut self) -> Result<Vec<i64>, StoreError> {
        self.rows(&statement(NUMBERS)).await?.into_iter().map(|mut row| row.number(0)).collect()
    }
}

/// What an error says, and why.
fn words(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().into();
    }
    match error.source() {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}

#[allow(clippy::needless_pass_by_value)] // As `map_err` wants it.
fn fault(error: Error) -> StoreError {
    let why = words(&error);
    let Some(code) = error.code() else {
        let broke = error.is_closed() || error.source().is_some_and(<dyn std::error::Error>::is::<io::Error>);
        return if broke { StoreError::Unreachable(why) } else { StoreError::Failed(why) };
    };
    match *code {
        SqlState::UNIQUE_VIOLATION => StoreError::Taken,
        SqlState::LOCK_NOT_AVAILABLE
        | SqlState::T_R_DEADLOCK_DETECTED
        | SqlState::T_R_SERIALIZATION_FAILURE => StoreError::Busy,
        // It is being stopped or started, or has ended the connection.
        SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN | SqlState::CANNOT_CONNECT_NOW => {
            StoreError::Unreachable(why)
        }
        _ => StoreError::Failed(why),
    }
}
