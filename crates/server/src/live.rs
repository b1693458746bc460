//! Live tables: one task for each, and one channel through which all that happens to it passes in order.
//!
//! A row is kept first, then applied, then shown. A table that nobody looks at and that waits for nobody here
//! has no task at all; one that is looked at but idle keeps only its connections, not its game.
//!
//! `table.rs` is one table, `stage.rs` how far it is, `waiting.rs` who sits, `running.rs` what seats decide, `bots.rs` who plays
//! for bots and absent people, `clock.rs` the time, `viewers.rs` who is sent what and `outlet.rs` how, `takeover.rs` what other processes did, `journal.rs` where rows are kept, `foreign.rs` what is left of a game whose rules are not known here, `refusal.rs` why something is not done.

mod bots;
mod clock;
mod foreign;
mod journal;
mod outlet;
mod over;
mod rating;
mod refusal;
mod running;
mod stage;
mod table;
mod takeover;
#[cfg(test)]
mod tests;
mod viewers;
mod waiting;

pub(crate) use outlet::{Inlet, Outlet, Reply, SocketOutlet};
pub(crate) use refusal::Refusal;
pub(crate) use waiting::{Command, bot_chair, empty_chair, kept_chair};

use self::table::LiveTable;
use crate::app::Shared;
use crate::figures;
use crate::store::{Person, PersonId, TableId};
use catalog::AnyAction;
use game::Seat;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use text::Language;
use tokio::sync::{mpsc, oneshot};
use wire::{Request, TableInfo};

/// Something that happens to a table.
pub(crate) enum Input {
    /// Somebody connects.
    Connect(Box<Connection>),
    /// A connection ends.
    Leave(u64),
    /// A person is signed out everywhere.
    Forget(PersonId),
    /// A connection says something.
    Message(u64, Request),
    /// Somebody wants something that is not part of the game.
    Command(Box<Person>, Command, oneshot::Sender<Result<TableInfo, Refusal>>),
    /// Somebody wants the record.
    Record(PersonId, oneshot::Sender<Result<String, Refusal>>),
    /// A bot has thought: for this seat, about this decision.
    Thought(Seat, u32, AnyAction),
    /// Something may be due, or another process has changed the table.
    Attend,
    /// The server stops.
    Stop,
}

/// One connection to a table.
pub(crate) struct Connection {
    pub(crate) id: u64,
    /// The id of who connects.
    pub(crate) person: PersonId,
    pub(crate) language: Language,
    /// Looks as a watcher even if a seat is theirs, as a shared big screen does.
    pub(crate) watcher: bool,
    pub(crate) outlet: Outlet,
}

/// All live tables of this process.
#[derive(Default)]
pub(crate) struct Hub {
    /// The server stops: no table is brought to life any more.
    stopped: AtomicBool,
    tables: Mutex<HashMap<TableId, mpsc::UnboundedSender<Input>>>,
}

impl Hub {
    /// Passes something on to a table, which is brought to life if it is not. Once the server stops, whoever
    /// waits for an answer finds the channel closed and comes back later.
    pub(crate) fn send(&self, app: &Shared, table: TableId, event: Input) {
        let mut tables = self.lock();
        if self.stopped.load(Ordering::SeqCst) {
            return;
        }
        let sent = match tables.get(&table) {
            Some(channel) => channel.send(event).map_err(|unsent| unsent.0),
            None => Err(event),
        };
        if let Err(event) = sent {
            let (sender, receiver) = mpsc::unbounded_channel();
            let _ = sender.send(event);
            tables.insert(table, sender);
            figures::LIVE_TABLES.set(tables.len());
            tokio::spawn(run(Shared::clone(app), table, receiver));
        }
    }

    /// Passes something on to a table only if it is live here.
    pub(crate) fn send_if_live(&self, table: TableId, event: Input) {
        if let Some(channel) = self.lock().get(&table) {
            let _ = channel.send(event);
        }
    }

    /// Passes something on to every live table.
    pub(crate) fn every(&self, event: impl Fn() -> Input) {
        self.lock().values().for_each(|channel| drop(channel.send(event())));
    }

    /// Ends every table after what has reached it already; none is brought to life again.
    pub(crate) fn stop(&self) {
        let tables = self.lock();
        self.stopped.store(true, Ordering::SeqCst);
        tables.values().for_each(|channel| drop(channel.send(Input::Stop)));
    }

    /// Whether a table is live.
    pub(crate) fn is_live(&self, table: TableId) -> bool {
        self.lock().contains_key(&table)
    }

    /// How many tables are live.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Takes a table out of the list, unless something is on its way to it.
    fn put_away(&self, table: TableId, events: &mpsc::UnboundedReceiver<Input>) -> bool {
        let mut tables = self.lock();
        let quiet = events.is_empty();
        if quiet {
            tables.remove(&table);
            figures::LIVE_TABLES.set(tables.len());
        }
        quiet
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<Input>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The life of one table. A panic ends this table's task alone; the next event brings it back from its rows.
async fn run(app: Shared, table: TableId, mut events: mpsc::UnboundedReceiver<Input>) {
    use futures_util::FutureExt;
    let life = AssertUnwindSafe(live(&app, table, &mut events)).catch_unwind().await;
    if life.is_err() {
        tracing::error!(%table, "a table failed and starts anew from its rows");
        figures::TABLE_FAILURES.add(1);
        app.hub.lock().remove(&table);
    }
}

async fn live(app: &Shared, table: TableId, events: &mut mpsc::UnboundedReceiver<Input>) {
    let mut live = LiveTable::new(Shared::clone(app), table);
    let mut alarm = pin!(tokio::time::sleep_until(live.quiet_until().into()));
    loop {
        // An alarm that rings too early is set again then: so it is not set anew with every event.
        let until = live.quiet_until().into();
        if until < alarm.deadline() || alarm.is_elapsed() {
            alarm.as_mut().reset(until);
        }
        tokio::select! {
            biased;
            event = events.recv() => match event {
                Some(Input::Stop) => {
                    live.say_restart();
                    return;
                }
                Some(event) => {
                    live.handle(event).await;
                    live.drop_stuck();
                }
                None => return,
            },
            () = alarm.as_mut() => {
                if live.quiet_until() > Instant::now() {
                    continue;
                }
                Box::pin(live.catch_up()).await;
                Box::pin(live.attend()).await;
                Box::pin(live.settle()).await;
                live.drop_stuck();
                if live.is_idle() {
                    Box::pin(live.rest()).await;
                    if live.is_empty() && app.hub.put_away(table, events) {
                        return;
                    }
                }
            }
        }
    }
}
