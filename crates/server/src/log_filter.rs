//! A log that says the same complaint once a minute: when a disk is full, every request could add a line.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tracing::callsite::Identifier;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Filter};

/// How long the same complaint is kept back.
const PAUSE: Duration = Duration::from_mins(1);

/// Lets each complaint through once in a while, and everything else always.
#[derive(Default)]
pub(crate) struct Seldom(Mutex<HashMap<Identifier, Instant>>);

impl Seldom {
    fn may(&self, said: Identifier, now: Instant) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let may = last.get(&said).is_none_or(|last| now.duration_since(*last) >= PAUSE);
        if may {
            last.insert(said, now);
        }
        may
    }
}

impl<S: Subscriber> Filter<S> for Seldom {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let about = event.metadata();
        *about.level() > Level::WARN || self.may(about.callsite(), Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing_subscriber::prelude::*;

    #[derive(Clone, Default)]
    struct Lines(std::sync::Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_complaint_is_said_once_and_the_rest_always() {
        let lines = Lines::default();
        let out = lines.clone();
        let layer = tracing_subscriber::fmt::layer().json().with_writer(move || out.clone());
        let log = tracing_subscriber::registry().with(layer.with_filter(Seldom::default()));
        tracing::subscriber::with_default(log, || {
            for number in 0..100 {
                tracing::error!(number, "the disk is full");
                tracing::warn!(number, "the disk is nearly full");
                tracing::info!(number, "somebody came");
            }
        });
        let lines = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
        let count = |level: &str| lines.matches(&format!("\"level\":\"{level}\"")).count();
        assert_eq!([count("ERROR"), count("WARN"), count("INFO")], [1, 1, 100]);
    }
}
