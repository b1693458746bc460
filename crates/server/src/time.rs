//! The time, the one place that reads clocks.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// What the clock on the wall showed when the process first asked, and when that was.
static START: LazyLock<(i64, Instant)> = LazyLock::new(|| (wall(), Instant::now()));

/// Milliseconds since 1970. It goes on from what the clock on the wall showed at the start and never jumps, whatever
/// is done to that clock: nobody's thinking time is lost or won by it.
pub(crate) fn now() -> i64 {
    #[cfg(test)]
    if let Some(now) = driven::now() {
        return now;
    }
    let (shown, at) = *START;
    shown + at.elapsed().as_millis() as i64
}

/// The number of the day since 1970, as everybody's calendar has it.
pub(crate) fn today() -> i64 {
    wall().div_euclid(86_400_000)
}

fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Time that passes only when a test says so.
#[cfg(test)]
pub(crate) mod driven {
    use std::cell::Cell;

    tokio::task_local! {
        static NOW: Cell<i64>;
    }

    /// Runs something during which no time passes by itself.
    pub(crate) async fn scope<T>(inner: impl Future<Output = T>) -> T {
        NOW.scope(Cell::new(1_000_000), inner).await
    }

    /// Lets so many milliseconds pass.
    pub(crate) fn pass(millis: i64) {
        NOW.with(|now| now.set(now.get() + millis));
    }

    pub(super) fn now() -> Option<i64> {
        NOW.try_with(Cell::get).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_begins_where_the_wall_is_and_never_goes_back() {
        let mut last = now();
        assert!((last - wall()).abs() < 60_000);
        for _ in 0..1000 {
            let next = now();
            assert!(next >= last);
            last = next;
        }
    }
}
