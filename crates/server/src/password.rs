//! Passwords, as argon2id hashes. Hashing takes its time on purpose, and on threads where it holds up nobody.

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};

/// The hash of a password; `None` if that could not be done.
pub(crate) async fn hash(password: String) -> Option<String> {
    let hashing = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashing.await.ok()?.ok()
}

/// Whether a password is the one that was hashed. Where there is no hash, as much time is spent, so that nobody
/// learns which logins exist.
pub(crate) async fn is_right(password: String, hash: String) -> bool {
    let checking = tokio::task::spawn_blocking(move || {
        let argon = Argon2::default();
        match PasswordHash::new(&hash) {
            Ok(hash) => argon.verify_password(password.as_bytes(), &hash).is_ok(),
            Err(_) => {
                let _ = argon.hash_password(password.as_bytes());
                false
            }
        }
    });
    checking.await.unwrap_or(false)
}
