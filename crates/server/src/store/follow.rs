//! How processes that share a PostgreSQL hear of each other's rows.

use super::{Fault, Store};
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

/// The channel of notices: who tells, then the tables that changed.
const CHANNEL: &str = "skyrail_rows";

/// Tells the other processes which tables changed, as part of what is being committed.
pub(super) async fn tell<'c>(
    connection: impl sqlx::Executor<'c, Database = sqlx::Any>,
    process: i64,
    tables: &str,
) -> Result<(), Fault> {
    sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
        .bind(CHANNEL)
        .bind(format!("{process} {tables}"))
        .execute(connection)
        .await?;
    Ok(())
}

impl Store {
    /// Whether other processes may use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// Tells the other processes, if there can be any, that something about a table changed.
    pub(crate) async fn tell_others(&self, table: i64) {
        if self.shared.is_some()
            && let Err(fault) = tell(&self.pool, self.process, &table.to_string()).await
        {
            tracing::warn!(%fault, "other processes were not told");
        }
    }

    /// Sends the tables that other processes changed; `None` if this process is alone with its database.
    /// A lost connection is made again, and `0` says that anything may have been missed meanwhile.
    pub(crate) fn follow(&self) -> Option<mpsc::Receiver<i64>> {
        let (url, process) = (self.shared.clone()?, self.process);
        let (sender, changed) = mpsc::channel(1024);
        tokio::spawn(async move {
            while !sender.is_closed() {
                if let Err(fault) = listen(&url, process, &sender).await {
                    tracing::warn!(%fault, "the line to other processes broke");
                }
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            }
        });
        Some(changed)
    }
}

async fn listen(url: &str, process: i64, sender: &mpsc::Sender<i64>) -> Result<(), Fault> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let _ = sender.send(0).await;
    loop {
        let notice = listener.recv().await?;
        let mut words = notice.payload().split(' ').filter_map(|word| word.parse::<i64>().ok());
        if words.next() == Some(process) {
            continue;
        }
        for table in words {
            if sender.send(table).await.is_err() {
                return Ok(());
            }
        }
    }
}
