//! Who wants to hear when one of their tables changes: one bell for each stream, rung by whoever changes something.
//!
//! What changed is read from the database by the stream itself, so a bell that rings once too often does no harm.

use crate::auth::Key;
use crate::store::PersonId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// The bells of all streams, by person.
#[derive(Default)]
pub(crate) struct Streams {
    /// How many there are, so that nobody waits for the lock while there are none.
    count: AtomicUsize,
    bells: Mutex<HashMap<PersonId, Vec<Arc<Ring>>>>,
}

/// What a bell and who rings it share.
#[derive(Default)]
struct Ring {
    /// By what its owner is known.
    key: Option<Key>,
    notify: Notify,
    /// The stream is to end.
    last: AtomicBool,
}

impl Ring {
    fn ring(&self, last: bool) {
        if last {
            self.last.store(true, Ordering::SeqCst);
        }
        self.notify.notify_one();
    }
}

/// One stream's bell; gone when it is dropped.
pub(crate) struct Bell {
    streams: Arc<Streams>,
    person: PersonId,
    ring: Arc<Ring>,
}

impl Streams {
    /// A bell for what happens at the tables of a person.
    pub(crate) fn listen(self: &Arc<Self>, person: PersonId, key: Key) -> Bell {
        let ring = Arc::new(Ring { key: Some(key), ..Ring::default() });
        self.lock().entry(person).or_default().push(Arc::clone(&ring));
        self.count.fetch_add(1, Ordering::SeqCst);
        Bell { streams: Arc::clone(self), person, ring }
    }

    /// Whether nobody wants to hear.
    pub(crate) fn is_empty(&self) -> bool {
        self.count.load(Ordering::SeqCst) == 0
    }

    /// Something changed for these people.
    pub(crate) fn tell(&self, people: &[PersonId]) {
        if self.is_empty() {
            return;
        }
        let bells = self.lock();
        people.iter().filter_map(|person| bells.get(person)).flatten().for_each(|bell| bell.ring(false));
    }

    /// Something changed, for whomever.
    pub(crate) fn tell_all(&self) {
        if !self.is_empty() {
            self.lock().values().flatten().for_each(|bell| bell.ring(false));
        }
    }

    /// Somebody is signed out: their streams end.
    pub(crate) fn forget(&self, person: PersonId) {
        self.lock().get(&person).into_iter().flatten().for_each(|bell| bell.ring(true));
    }

    /// Cookies or tokens of somebody were ended: so are the streams that were opened with them.
    pub(crate) fn end_with(&self, person: PersonId, keys: &[Key]) {
        let bells = self.lock();
        let own = bells.get(&person).into_iter().flatten();
        own.filter(|bell| bell.key.is_some_and(|key| keys.contains(&key))).for_each(|bell| bell.ring(true));
    }

    /// The server stops: every stream ends.
    pub(crate) fn end(&self) {
        self.lock().values().flatten().for_each(|bell| bell.ring(true));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<PersonId, Vec<Arc<Ring>>>> {
        self.bells.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bell {
    /// Waits for the next ring; `false` once the stream is to end.
    pub(crate) async fn rings(&self) -> bool {
        self.ring.notify.notified().await;
        !self.ring.last.load(Ordering::SeqCst)
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        let mut bells = self.streams.lock();
        if let Some(list) = bells.get_mut(&self.person) {
            list.retain(|bell| !Arc::ptr_eq(bell, &self.ring));
            if list.is_empty() {
                bells.remove(&self.person);
            }
        }
        self.streams.count.fetch_sub(1, Ordering::SeqCst);
    }
}
