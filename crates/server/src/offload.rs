//! Work that takes longer than a message may wait, such as folding the rows of a long game: done on threads where it
//! holds up nobody, few at a time and in the order it came.

use tokio::sync::Semaphore;

/// How much is done at once.
const AT_ONCE: usize = 2;

static TURNS: Semaphore = Semaphore::const_new(AT_ONCE);

/// Does this when its turn comes; `None` if it panicked. What has begun keeps its turn to the end.
pub(crate) async fn offload<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let turn = TURNS.acquire().await.ok()?;
    let working = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    working.await.ok()
}
