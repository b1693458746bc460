//! What all parts of a server share.

use crate::config::Config;
use crate::limits::Limits;
use crate::live::{Event, Hub};
use crate::passkeys::Site;
use crate::random;
use crate::store::{Fault, Store};
use crate::streams::Streams;
use crate::think::Thinkers;
use game::{Secret, digest, to_hex};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Mutex;

/// What all parts of a server share.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) thinkers: Thinkers,
    pub(crate) limits: Limits,
    pub(crate) config: Config,
    /// The site that passkeys are for, where they can be made.
    pub(crate) site: Option<Site>,
    /// Who wants to hear when a table of theirs changes.
    pub(crate) streams: Arc<Streams>,
    /// Whose turn it is to upload a board.
    pub(crate) uploads: Mutex<()>,
    /// What the luck of deals comes from; it never leaves the database.
    deals: String,
    connections: AtomicU64,
}

/// The same, held by many.
pub(crate) type Shared = Arc<App>;

impl App {
    pub(crate) async fn new(store: Store, config: Config) -> Result<Shared, Fault> {
        let deals = store.own("deals", || to_hex(&random::bytes::<32>())).await?;
        Ok(Arc::new(Self {
            thinkers: Thinkers::start(config.bot_threads),
            limits: Limits::new(config.rates),
            hub: Hub::default(),
            site: config.public().as_deref().and_then(Site::new),
            streams: store.streams(),
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
    pub(crate) async fn forget(&self, person: i64) {
        self.forget_here(person);
        self.store.tell_forgotten(person).await;
    }

    /// Ends whatever somebody has open here.
    pub(crate) fn forget_here(&self, person: i64) {
        self.hub.every(|| Event::Forget(person));
        self.streams.forget(person);
    }

    /// The secret of a deal: the same for everyone who plays it, and known to nobody.
    pub(crate) fn deal(&self, title: &str, seats: usize, word: &str) -> Secret {
        let seats = seats.to_string();
        let parts =
            [b"skyrail deal", self.deals.as_bytes(), title.as_bytes(), seats.as_bytes(), word.as_bytes()];
        Secret::new(digest(&parts.map(|part: &[u8]| part)))
    }
}
