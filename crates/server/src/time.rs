//! The clock on the wall, the one place that reads it.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// The number of the day since 1970.
pub(crate) fn day(at: i64) -> i64 {
    at.div_euclid(86_400_000)
}
