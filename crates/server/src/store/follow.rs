//! How processes that share a PostgreSQL hear what the others did.

use super::postgres::Pool;
use super::{Database, PersonId, Store, StoreError, TableId};
use crate::auth::Key;
use std::time::Duration;
use tokio::sync::mpsc;

/// So long after the line broke it is tried again.
const PAUSE: Duration = Duration::from_secs(1);
/// What the number of a person begins with, to tell it from that of a table.
const PERSON: char = 'p';
/// What the number of somebody begins with at whose tables something changed.
const CONCERNED: char = 's';
/// What stands between a person and the cookie or token of theirs that was ended.
const KEY: char = ':';
/// So many of them are told at once: a notice has 8,000 bytes.
const AT_ONCE: usize = 100;

/// What another process did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// It changed this table.
    Table(TableId),
    /// Something changed for this person, at a table of theirs.
    Concerned(PersonId),
    /// It signed this person out everywhere.
    Forgotten(PersonId),
    /// It ended this cookie or token of this person.
    Ended(PersonId, Key),
    /// Nobody knows: the line to the others was broken for a while.
    Anything,
}

impl Notice {
    fn read(word: &str) -> Option<Self> {
        if let Some(person) = word.strip_prefix(CONCERNED) {
            return person.parse().ok().map(PersonId::new).map(Self::Concerned);
        }
        let Some(person) = word.strip_prefix(PERSON) else {
            return word.parse().ok().map(TableId::new).map(Self::Table);
        };
        match person.split_once(KEY) {
            Some((person, key)) => Some(Self::Ended(PersonId::new(person.parse().ok()?), Key::of(key))),
            None => person.parse().ok().map(PersonId::new).map(Self::Forgotten),
        }
    }
}

impl Store {
    /// Whether other processes may use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        #[cfg(test)]
        if self.as_if_shared {
            return true;
        }
        matches!(self.database, Database::Server(_))
    }

    /// The same database, taken for one that others use too.
    #[cfg(test)]
    pub(crate) fn said_to_be_shared(self) -> Self {
        Self { as_if_shared: true, ..self }
    }

    /// Tells the other processes, if there can be any, that something about a table changed.
    pub(crate) fn tell_others(&self, table: TableId) {
        if let Some(bus) = &self.bus {
            bus.tell(table.to_string());
        }
    }

    /// Tells these people, wherever they listen, that something changed for them.
    pub(crate) fn tell_people(&self, people: &[PersonId]) {
        self.streams.tell(people);
        if let Some(bus) = &self.bus {
            for person in people {
                bus.tell(format!("{CONCERNED}{person}"));
            }
        }
    }

    /// Tells the other processes, if there can be any, that somebody is signed out everywhere.
    pub(crate) async fn tell_forgotten(&self, person: PersonId) {
        self.tell(&format!("{PERSON}{person}")).await;
    }

    /// Tells the other processes, if there can be any, that cookies or tokens of somebody were ended.
    pub(crate) async fn tell_ended(&self, person: PersonId, keys: &[Key]) {
        for keys in keys.chunks(AT_ONCE) {
            let words: Vec<String> = keys.iter().map(|key| format!("{PERSON}{person}{KEY}{key}")).collect();
            self.tell(&words.join(" ")).await;
        }
    }

    async fn tell(&self, what: &str) {
        if let Database::Server(pool) = &self.database
            && let Err(fault) = pool.tell(self.process, what).await
        {
            tracing::warn!(%fault, "other processes were not told");
        }
    }

    /// Sends what other processes did; `None` if this process is alone with its database. A lost connection is
    /// made again, and anything may have been missed meanwhile.
    pub(crate) fn follow(&self) -> Option<mpsc::Receiver<Notice>> {
        let Database::Server(pool) = &self.database else { return None };
        let (pool, process) = (pool.clone(), self.process);
        let (sender, changed) = mpsc::channel(1024);
        let mut closed = pool.closed();
        tokio::spawn(async move {
            let follow = async {
                while !sender.is_closed() {
                    if let Err(fault) = listen(&pool, process, &sender).await {
                        tracing::warn!(%fault, "the line to other processes broke");
                    }
                    tokio::time::sleep(PAUSE).await;
                }
            };
            tokio::select! {
                () = follow => {}
                _ = closed.wait_for(|closed| *closed) => {}
            }
        });
        Some(changed)
    }
}

/// Passes on what is heard until nobody wants to know any more.
async fn listen(pool: &Pool, process: i64, sender: &mpsc::Sender<Notice>) -> Result<(), StoreError> {
    let mut listener = pool.listen().await?;
    let _ = sender.send(Notice::Anything).await;
    while let Some(told) = listener.hear().await {
        let mut words = told.split(' ');
        if words.next().and_then(|word| word.parse().ok()) == Some(process) {
            continue;
        }
        for notice in words.filter_map(Notice::read) {
            if sender.send(notice).await.is_err() {
                return Ok(());
            }
        }
    }
    Err(StoreError::Unreachable("the connection ended".into()))
}
