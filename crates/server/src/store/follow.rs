//! How processes that share a PostgreSQL hear what the others did.

use super::{Fault, Store};
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

/// The channel of notices: who tells, then the tables that changed, and people who were signed out.
const CHANNEL: &str = "skyrail_rows";
/// What the number of a person begins with, to tell it from that of a table.
const PERSON: char = 'p';

/// What another process did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// It changed this table.
    Table(i64),
    /// It signed this person out everywhere.
    Forgotten(i64),
    /// Nobody knows: the line to the others was broken for a while.
    Anything,
}

impl Notice {
    fn read(word: &str) -> Option<Self> {
        match word.strip_prefix(PERSON) {
            Some(person) => person.parse().ok().map(Self::Forgotten),
            None => word.parse().ok().map(Self::Table),
        }
    }
}

/// Tells the other processes what changed, as part of what is being committed.
pub(super) async fn tell<'c>(
    connection: impl sqlx::Executor<'c, Database = sqlx::Any>,
    process: i64,
    what: &str,
) -> Result<(), Fault> {
    sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
        .bind(CHANNEL)
        .bind(format!("{process} {what}"))
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
        self.tell(&table.to_string()).await;
    }

    /// Tells the other processes, if there can be any, that somebody is signed out everywhere.
    pub(crate) async fn tell_forgotten(&self, person: i64) {
        self.tell(&format!("{PERSON}{person}")).await;
    }

    async fn tell(&self, what: &str) {
        if self.shared.is_some()
            && let Err(fault) = tell(&self.pool, self.process, what).await
        {
            tracing::warn!(%fault, "other processes were not told");
        }
    }

    /// Sends what other processes did; `None` if this process is alone with its database. A lost connection is
    /// made again, and anything may have been missed meanwhile.
    pub(crate) fn follow(&self) -> Option<mpsc::Receiver<Notice>> {
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

async fn listen(url: &str, process: i64, sender: &mpsc::Sender<Notice>) -> Result<(), Fault> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let _ = sender.send(Notice::Anything).await;
    loop {
        let told = listener.recv().await?;
        let mut words = told.payload().split(' ');
        if words.next().and_then(|word| word.parse().ok()) == Some(process) {
            continue;
        }
        for notice in words.filter_map(Notice::read) {
            if sender.send(notice).await.is_err() {
                return Ok(());
            }
        }
    }
}
