//! Passwords, as argon2id hashes. Hashing takes its time and 19 MiB on purpose: few are hashed at once, on threads
//! where that holds up nobody, few more may wait for it, and the rest is turned away.

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use tokio::sync::Semaphore;

/// How many are hashed at once, whoever asks.
const AT_ONCE: usize = 2;
/// How many may wait for that: the last of them for about a second.
const WAITING: usize = 30;

static TURNS: Semaphore = Semaphore::const_new(AT_ONCE);
static PLACES: Semaphore = Semaphore::const_new(AT_ONCE + WAITING);

/// The hash of a password; `None` if too many wait already.
pub(crate) async fn hash(password: String) -> Option<String> {
    let hash =
        in_turn(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    hash.await?.ok()
}

/// Whether a password is the one that was hashed; `None` if too many wait already. Where there is no hash, as much
/// time is spent, so that nobody learns which logins exist.
pub(crate) async fn is_right(password: String, hash: String) -> Option<bool> {
    in_turn(move || {
        let argon = Argon2::default();
        match PasswordHash::new(&hash) {
            Ok(hash) => argon.verify_password(password.as_bytes(), &hash).is_ok(),
            Err(_) => {
                let _ = argon.hash_password(password.as_bytes());
                false
            }
        }
    })
    .await
}

/// Does this when its turn comes. Who asked may go away meanwhile, but what has begun keeps its turn to the end.
async fn in_turn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let place = PLACES.try_acquire().ok()?;
    let turn = TURNS.acquire().await.ok()?;
    let working = tokio::task::spawn_blocking(move || {
        let done = work();
        drop((turn, place));
        done
    });
    working.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    #[tokio::test(flavor = "multi_thread")]
    async fn few_are_hashed_at_once_and_the_rest_is_turned_away() {
        static NOW: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let work = || {
            MOST.fetch_max(NOW.fetch_add(1, SeqCst) + 1, SeqCst);
            std::thread::sleep(std::time::Duration::from_millis(5));
            NOW.fetch_sub(1, SeqCst);
        };
        let all = futures_util::future::join_all((0..200).map(|_| in_turn(work))).await;
        assert_eq!(all.iter().flatten().count(), AT_ONCE + WAITING);
        assert_eq!(MOST.load(SeqCst), AT_ONCE);
        let hash = hash("correct horse".into()).await.unwrap();
        assert_eq!(is_right("correct horse".into(), hash.clone()).await, Some(true));
        assert_eq!(is_right("correct mouse".into(), hash).await, Some(false));
        assert_eq!(is_right("correct horse".into(), String::new()).await, Some(false));
    }
}
