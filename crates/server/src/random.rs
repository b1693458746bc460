//! Fresh randomness from the operating system: ids, codes, secrets.

use game::{digest, to_hex};

/// Letters of codes; none that people mistake for another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("without randomness there is no fair game; the system must have some");
    bytes
}

/// A number that names something in the database.
pub(crate) fn id() -> i64 {
    i64::from_be_bytes(bytes()) >> 1 & i64::MAX
}

/// A seed for a bot.
pub(crate) fn seed() -> u64 {
    u64::from_be_bytes(bytes())
}

/// A code that nobody guesses: 20 letters of 5 bits each.
pub(crate) fn code() -> String {
    bytes::<20>().iter().map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
}

/// What a cookie or token is known by in the database.
pub(crate) fn hash(secret: &str) -> String {
    to_hex(&digest(&[b"skyrail session", secret.as_bytes()]))
}
