//! Live tables: one task for each, and one channel through which all that happens to it passes in order.
//!
//! A row is kept first, then applied, then shown. A table that nobody looks at and that waits for nobody here
//! has no task at all; one that is looked at but idle keeps only its connections, not its game.
//!
//! `room.rs` is the state of one table, `chairs.rs` who sits, `play.rs` what seats decide, `bots.rs` who plays
//! for bots and absent people, `clock.rs` the time, `show.rs` who is sent what, `past.rs` how it
//! was, `follow.rs` what other processes did.

mod bots;
mod chairs;
mod clock;
mod finish;
mod follow;
mod past;
mod play;
mod room;
mod show;

pub(crate) use chairs::{Command, bot_chair, empty_chair};
pub(crate) use room::{board_of, stage};

use crate::app::Shared;
use crate::error::Error;
use crate::store::Person;
use bytes::Bytes;
use catalog::AnyAction;
use game::Seat;
use room::Room;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use text::Language;
use tokio::sync::{mpsc, oneshot};
use wire::{Encoding, TableInfo, ToServer};

/// Something that happens to a table.
pub(crate) enum Event {
    /// Somebody connects.
    Connect(Box<Connection>),
    /// A connection ends.
    Leave(u64),
    /// A person is signed out everywhere.
    Forget(i64),
    /// A connection says something.
    Message(u64, ToServer),
    /// Somebody wants something that is not part of the game.
    Command(Box<Person>, Command, oneshot::Sender<Result<TableInfo, Error>>),
    /// Somebody wants the record.
    Record(i64, oneshot::Sender<Result<String, Error>>),
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
    pub(crate) person: i64,
    pub(crate) encoding: Encoding,
    pub(crate) language: Language,
    /// Looks as a watcher even if a seat is theirs, as a shared big screen does.
    pub(crate) watcher: bool,
    pub(crate) out: mpsc::Sender<Bytes>,
}

/// All live tables of this process.
#[derive(Default)]
pub(crate) struct Hub {
    /// The server stops: no table is brought to life any more.
    stopped: AtomicBool,
    tables: Mutex<HashMap<i64, mpsc::UnboundedSender<Event>>>,
}

impl Hub {
    /// Passes something on to a table, which is brought to life if it is not. Once the server stops, whoever
    /// waits for an answer finds the channel closed and comes back later.
    pub(crate) fn send(&self, app: &Shared, table: i64, event: Event) {
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
            metrics::gauge!("skyrail_live_tables").set(tables.len() as f64);
            tokio::spawn(run(Shared::clone(app), table, receiver));
        }
    }

    /// Passes something on to a table only if it is live here.
    pub(crate) fn send_if_live(&self, table: i64, event: Event) {
        if let Some(channel) = self.lock().get(&table) {
            let _ = channel.send(event);
        }
    }

    /// Passes something on to every live table.
    pub(crate) fn every(&self, event: impl Fn() -> Event) {
        self.lock().values().for_each(|channel| drop(channel.send(event())));
    }

    /// Ends every table after what has reached it already; none is brought to life again.
    pub(crate) fn stop(&self) {
        let tables = self.lock();
        self.stopped.store(true, Ordering::SeqCst);
        tables.values().for_each(|channel| drop(channel.send(Event::Stop)));
    }

    /// How many tables are live.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Takes a table out of the list, unless something is on its way to it.
    fn put_away(&self, table: i64, events: &mpsc::UnboundedReceiver<Event>) -> bool {
        let mut tables = self.lock();
        let quiet = events.is_empty();
        if quiet {
            tables.remove(&table);
            metrics::gauge!("skyrail_live_tables").set(tables.len() as f64);
        }
        quiet
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<i64, mpsc::UnboundedSender<Event>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The life of one table. A panic ends this table's task alone; the next event brings it back from its rows.
async fn run(app: Shared, table: i64, mut events: mpsc::UnboundedReceiver<Event>) {
    use futures_util::FutureExt;
    let life = AssertUnwindSafe(live(&app, table, &mut events)).catch_unwind().await;
    if life.is_err() {
        tracing::error!(table, "a table failed and starts anew from its rows");
        metrics::counter!("skyrail_table_failures").increment(1);
        app.hub.lock().remove(&table);
    }
}

async fn live(app: &Shared, table: i64, events: &mut mpsc::UnboundedReceiver<Event>) {
    let mut room = Room::new(Shared::clone(app), table);
    let mut alarm = pin!(tokio::time::sleep_until(room.quiet_until().into()));
    loop {
        // An alarm that rings too early is set again then: so it is not set anew with every event.
        let until = room.quiet_until().into();
        if until < alarm.deadline() || alarm.is_elapsed() {
            alarm.as_mut().reset(until);
        }
        tokio::select! {
            biased;
            event = events.recv() => match event {
                Some(Event::Stop) => {
                    room.say_restart();
                    return;
                }
                Some(event) => room.handle(event).await,
                None => return,
            },
            () = alarm.as_mut() => {
                if room.quiet_until() > Instant::now() {
                    continue;
                }
                Box::pin(room.attend()).await;
                Box::pin(room.settle()).await;
                if room.is_idle() {
                    Box::pin(room.rest()).await;
                    if room.is_empty() && app.hub.put_away(table, events) {
                        return;
                    }
                }
            }
        }
    }
}
