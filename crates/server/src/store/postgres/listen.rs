//! What processes that share a PostgreSQL tell each other, over a connection that only listens.

use super::super::StoreError;
use super::super::statement::{Statement, statement};
use super::{Pool, fault, words};
use futures_util::{StreamExt, stream};
use tokio::sync::{mpsc, watch};
use tokio_postgres::{AsyncMessage, Client};

/// The channel of notices: who tells, then what.
const CHANNEL: &str = "skyrail_rows";

/// What tells the other processes something. It is never part of what is being committed: inside a transaction it makes
/// all commits of the database wait for each other.
fn notice(process: i64, what: &str) -> Statement {
    statement("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(format!("{process} {what}"))
}

/// A connection that tells the other processes what was done.
pub(in super::super) struct Teller {
    client: Client,
    tell: tokio_postgres::Statement,
}

impl Teller {
    pub(in super::super) async fn tell(&self, process: i64, what: &str) -> Result<(), StoreError> {
        let told = self.client.execute(&self.tell, &[&CHANNEL, &format!("{process} {what}")]).await;
        told.map(drop).map_err(fault)
    }
}

/// A connection that listens.
pub(in super::super) struct Listener {
    /// Ends the connection when it is dropped.
    _client: Client,
    told: mpsc::UnboundedReceiver<String>,
}

impl Pool {
    /// Tells the other processes something.
    pub(in super::super) async fn tell(&self, process: i64, what: &str) -> Result<(), StoreError> {
        self.lend().await?.execute(&notice(process, what)).await.map(drop)
    }

    /// A connection for telling alone.
    pub(in super::super) async fn teller(&self) -> Result<Teller, StoreError> {
        let (client, connection) = self.connect().await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(error = words(&error), "the connection that tells others broke");
            }
        });
        let tell = client.prepare("SELECT pg_notify($1, $2)").await.map_err(fault)?;
        Ok(Teller { client, tell })
    }

    /// Listens to the other processes.
    pub(in super::super) async fn listen(&self) -> Result<Listener, StoreError> {
        let (client, mut connection) = self.connect().await?;
        let (sender, told) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut heard = stream::poll_fn(move |context| connection.poll_message(context));
            while let Some(message) = heard.next().await {
                match message {
                    Ok(AsyncMessage::Notification(notice)) => {
                        let _ = sender.send(notice.payload().into());
                    }
                    Ok(_) => {}
                    Err(error) => {
                        tracing::warn!(error = words(&error), "the connection that listens broke");
                        return;
                    }
                }
            }
        });
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await.map_err(fault)?;
        Ok(Listener { _client: client, told })
    }

    /// Says when the pool is closed.
    pub(in super::super) fn closed(&self) -> watch::Receiver<bool> {
        self.0.closed.subscribe()
    }
}

impl Listener {
    /// What a process told next, and which; nothing once the connection has broken.
    pub(in super::super) async fn hear(&mut self) -> Option<String> {
        self.told.recv().await
    }
}
