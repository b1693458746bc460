//! Who is connected where by which cookie or token, so that ending one ends at once what was opened with it, and
//! nothing else is looked at.

use crate::auth::Key;
use crate::store::{PersonId, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The connections to tables, by person.
#[derive(Default)]
pub(crate) struct Visits(Mutex<HashMap<PersonId, Vec<Seen>>>);

#[derive(Clone, Copy, PartialEq)]
struct Seen {
    key: Key,
    table: TableId,
    /// The number of the connection.
    id: u64,
}

/// One connection; forgotten when it is dropped.
pub(crate) struct Visit {
    visits: Arc<Visits>,
    person: PersonId,
    seen: Seen,
}

impl Visits {
    /// Notes a connection.
    pub(crate) fn enter(self: &Arc<Self>, person: PersonId, key: Key, table: TableId, id: u64) -> Visit {
        let seen = Seen { key, table, id };
        self.lock().entry(person).or_default().push(seen);
        Visit { visits: Arc::clone(self), person, seen }
    }

    /// The connections of a person that were opened with one of these.
    pub(crate) fn with(&self, person: PersonId, keys: &[Key]) -> Vec<(TableId, u64)> {
        let visits = self.lock();
        let own = visits.get(&person).into_iter().flatten();
        own.filter(|seen| keys.contains(&seen.key)).map(|seen| (seen.table, seen.id)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Seen>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut visits = self.visits.lock();
        if let Some(own) = visits.get_mut(&self.person) {
            own.retain(|seen| *seen != self.seen);
            if own.is_empty() {
                visits.remove(&self.person);
            }
        }
    }
}
