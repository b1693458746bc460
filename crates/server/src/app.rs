//! What all parts of a server share.

use crate::auth::Key;
use crate::boards::Boards;
use crate::config::Config;
use crate::history::Historian;
use crate::limits::Limits;
use crate::live::{Hub, Input};
use crate::passkeys::Site;
use crate::random;
use crate::store::{PersonId, Store, StoreError};
use crate::subscribers::Streams;
use crate::visits::Visits;
use crate::work::Thinkers;
use game::{Secret, digest, to_hex};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Mutex;

/// What all parts of a server share.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) thinkers: Thinkers,
    pub(crate) historian: Historian,
    pub(crate) limits: Limits,
    pub(crate) config: Config,
    /// The site that passkeys are for, where they can be made.
    pub(crate) site: Option<Site>,
    /// Who is connected to a table by what.
    pub(crate) visits: Arc<Visits>,
    /// Who wants to hear when a table of theirs changes.
    pub(crate) streams: Arc<Streams>,
    /// The boards that were loaded to play on them.
    pub(crate) boards: Boards,
    /// Whose turn it is to upload a board.
    pub(crate) uploads: Mutex<()>,
    /// What the luck of deals comes from; it never leaves the database.
    deals: String,
    connections: AtomicU64,
}

/// The same, held by many.
pub(crate) type Shared = Arc<App>;

impl App {
    pub(crate) async fn new(store: Store, config: Config) -> Result<Shared, StoreError> {
        store.fill_looks().await?;
        let deals = store.own("deals", || to_hex(&random::bytes::<32>())).await?;
        Ok(Arc::new(Self {
            thinkers: Thinkers::start(config.bot_threads),
            historian: Historian::start(),
            limits: Limits::new(config.rates),
            hub: Hub::default(),
            site: config.public().as_deref().and_then(Site::new),
            streams: store.streams(),
            boards: Boards::default(),
            visits: Arc::default(),
            uploads: Mutex::default(),
            connections: AtomicU64::new(1),
            store,
            config,
            deals,
        }))
    }

    /// A number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Somebody is signed out everywhere: whatever they have open ends, here and at other processes.
    pub(crate) async fn forget(&self, person: PersonId) {
        self.forget_here(person);
        self.store.tell_forgotten(person).await;
    }

    /// Ends whatever somebody has open here.
    pub(crate) fn forget_here(&self, person: PersonId) {
        self.hub.every(|| Input::Forget(person));
        self.streams.forget(person);
    }

    /// Cookies or tokens of somebody were ended: whatever was opened with them ends, here and at other processes.
    pub(crate) async fn end(&self, person: PersonId, keys: &[Key]) {
        if !keys.is_empty() {
            self.end_here(person, keys);
            self.store.tell_ended(person, keys).await;
        }
    }

    /// Ends what was opened here with these.
    pub(crate) fn end_here(&self, person: PersonId, keys: &[Key]) {
        for (table, connection) in self.visits.with(person, keys) {
            self.hub.send_if_live(table, Input::Leave(connection));
        }
        self.streams.end_with(person, keys);
    }

    /// The secret of a deal: the same for everyone who plays it against bots, and known to nobody. Tables of the first
    /// versions, at which several people played a deal, have another.
    pub(crate) fn deal(&self, title: &str, seats: usize, word: &str) -> Secret {
        let seats = seats.to_string();
        let parts = [
            b"skyrail deal alone",
            self.deals.as_bytes(),
            title.as_bytes(),
            seats.as_bytes(),
            word.as_bytes(),
        ];
        Secret::new(digest(&parts.map(|part: &[u8]| part)))
    }
}
