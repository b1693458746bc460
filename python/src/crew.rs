//! The threads of a batch: started by its first step that needs them, and kept until the batch is dropped.

use rayon_core::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Mutex, PoisonError};

/// Threads that share the work of one batch. A copy of a batch starts its own.
pub(crate) struct Crew {
    threads: usize,
    hands: Mutex<Option<Hands>>,
}

/// Threads that wait for work.
struct Hands {
    /// Threads do not come along when a process forks, so they belong to the one that started them.
    process: u32,
    /// `None` where the system gives no more threads, or one is enough.
    pool: Option<ThreadPool>,
}

impl Drop for Hands {
    fn drop(&mut self) {
        if self.process != std::process::id() {
            // Nobody is there to be told to stop, and who was told last may have held a lock.
            std::mem::forget(self.pool.take());
        }
    }
}

impl Clone for Crew {
    fn clone(&self) -> Self {
        Self::new(self.threads)
    }
}

impl Crew {
    /// So many threads, the caller's included.
    pub(crate) fn new(threads: usize) -> Self {
        Self { threads, hands: Mutex::new(None) }
    }

    /// Does all of these pieces of work, the last one on the thread that calls, and returns when all are done.
    pub(crate) fn share<T: Send>(&self, mut pieces: Vec<T>, doing: impl Fn(T) + Sync) {
        let Some(last) = pieces.pop() else { return };
        if pieces.is_empty() {
            return doing(last);
        }
        let mut hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        if hands.as_ref().is_none_or(|hands| hands.process != std::process::id()) {
            let pool = ThreadPoolBuilder::new().num_threads(self.threads - 1).build().ok();
            *hands = Some(Hands { process: std::process::id(), pool });
        }
        let Some(pool) = hands.as_ref().and_then(|hands| hands.pool.as_ref()) else {
            pieces.push(last);
            return pieces.into_iter().for_each(doing);
        };
        let doing = &doing;
        pool.in_place_scope(|scope| {
            for piece in pieces {
                scope.spawn(move |_| doing(piece));
            }
            doing(last);
        });
    }
}
