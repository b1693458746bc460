//! Figures of the process for those who look after it, in the text form of Prometheus (0.0.4). Whoever has something
//! to count adds to one of these; nothing else is needed.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

pub(crate) static CONNECTIONS: Figure = Figure::gauge("skyrail_connections", "Open WebSockets.");
pub(crate) static LIVE_TABLES: Figure = Figure::gauge("skyrail_live_tables", "Tables in memory.");
pub(crate) static TURNED_AWAY: Figure =
    Figure::counter("skyrail_turned_away", "Connections that were one too many.");
pub(crate) static ROWS: Figure = Figure::counter("skyrail_rows", "Rows of games that were kept.");
pub(crate) static ROWS_TAKEN: Figure =
    Figure::counter("skyrail_rows_taken", "Rows whose number another process had taken.");
pub(crate) static TIMEOUTS: Figure = Figure::counter("skyrail_timeouts", "Turns that ran out of time.");
pub(crate) static GAMES_ENDED: Figure =
    Figure::counter("skyrail_games_ended", "Games that came to their end.");
pub(crate) static TABLE_FAILURES: Figure =
    Figure::counter("skyrail_table_failures", "Tables that failed and started anew.");
pub(crate) static COMMIT_ROWS: Summary =
    Summary::new("skyrail_commit_rows", "Rows in one commit, of the last 1024 commits.");

/// All that are one number, in the order they are told.
static NUMBERS: [&Figure; 8] =
    [&CONNECTIONS, &LIVE_TABLES, &TURNED_AWAY, &ROWS, &ROWS_TAKEN, &TIMEOUTS, &GAMES_ENDED, &TABLE_FAILURES];

/// Everything, as Prometheus reads it.
pub(crate) fn all() -> String {
    let mut text = String::new();
    for figure in NUMBERS {
        let value = figure.value.load(Relaxed);
        let _ = write!(text, "{}{} {value}\n\n", head(figure.name, figure.kind, figure.help), figure.name);
    }
    text + &COMMIT_ROWS.text()
}

fn head(name: &str, kind: &str, help: &str) -> String {
    format!("# HELP {name} {help}\n# TYPE {name} {kind}\n")
}

/// One number.
pub(crate) struct Figure {
    name: &'static str,
    kind: &'static str,
    help: &'static str,
    value: AtomicI64,
}

impl Figure {
    /// One that only rises.
    const fn counter(name: &'static str, help: &'static str) -> Self {
        Self { name, kind: "counter", help, value: AtomicI64::new(0) }
    }

    /// One that rises and falls.
    const fn gauge(name: &'static str, help: &'static str) -> Self {
        Self { name, kind: "gauge", help, value: AtomicI64::new(0) }
    }

    pub(crate) fn add(&self, more: i64) {
        self.value.fetch_add(more, Relaxed);
    }

    pub(crate) fn set(&self, now: usize) {
        self.value.store(now as i64, Relaxed);
    }
}

/// How large something is, most of the time.
pub(crate) struct Summary {
    name: &'static str,
    help: &'static str,
    seen: Mutex<Seen>,
}

struct Seen {
    count: usize,
    sum: usize,
    /// The last ones, each where the count was when it came.
    last: Vec<usize>,
}

impl Summary {
    /// Of so many the middle and the ends are told.
    const LAST: usize = 1024;
    /// What is told: the name of a part, and where it lies in a thousand.
    const PARTS: [(&str, usize); 7] =
        [("0", 0), ("0.5", 500), ("0.9", 900), ("0.95", 950), ("0.99", 990), ("0.999", 999), ("1", 1000)];

    const fn new(name: &'static str, help: &'static str) -> Self {
        Self { name, help, seen: Mutex::new(Seen { count: 0, sum: 0, last: Vec::new() }) }
    }

    pub(crate) fn record(&self, size: usize) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.last.len() < Self::LAST {
            seen.last.push(size);
        } else {
            let at = seen.count % Self::LAST;
            seen.last[at] = size;
        }
        (seen.count, seen.sum) = (seen.count + 1, seen.sum.saturating_add(size));
    }

    fn text(&self) -> String {
        let (mut last, count, sum) = {
            let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            (seen.last.clone(), seen.count, seen.sum)
        };
        last.sort_unstable();
        let mut text = head(self.name, "summary", self.help);
        for (part, thousandths) in Self::PARTS {
            let at = (last.len().saturating_sub(1) * thousandths + 500) / 1000;
            let size = last.get(at).copied().unwrap_or_default();
            let _ = writeln!(text, "{}{{quantile=\"{part}\"}} {size}", self.name);
        }
        let _ = write!(text, "{0}_sum {sum}\n{0}_count {count}\n\n", self.name);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Summary, all};

    #[test]
    fn figures_are_told_as_prometheus_reads_them() {
        let told = all();
        for line in [
            "# TYPE skyrail_connections gauge",
            "# TYPE skyrail_live_tables gauge",
            "# TYPE skyrail_turned_away counter",
            "# TYPE skyrail_rows counter",
            "# TYPE skyrail_rows_taken counter",
            "# TYPE skyrail_timeouts counter",
            "# TYPE skyrail_games_ended counter",
            "# TYPE skyrail_table_failures counter",
            "# TYPE skyrail_commit_rows summary",
        ] {
            assert_eq!(told.lines().filter(|told| *told == line).count(), 1, "{told}");
        }
        assert!(told.lines().all(|line| line.is_empty() || line.starts_with("# ") || line.contains(' ')));
    }

    #[test]
    fn a_figure_rises_and_falls() {
        let figure = Figure::gauge("a", "b");
        figure.add(3);
        figure.add(-1);
        assert_eq!(figure.value.load(super::Relaxed), 2);
        figure.set(7);
        assert_eq!(figure.value.load(super::Relaxed), 7);
    }

    #[test]
    fn a_summary_tells_of_the_last_ones() {
        let summary = Summary::new("a", "b");
        let empty = summary.text();
        assert!(empty.contains("a{quantile=\"1\"} 0\n") && empty.contains("a_count 0\n"), "{empty}");
        for size in 1..=2048 {
            summary.record(size);
        }
        assert_eq!(
            summary.text(),
            "# HELP a b\n# TYPE a summary\n\
             a{quantile=\"0\"} 1025\na{quantile=\"0.5\"} 1537\na{quantile=\"0.9\"} 1946\na{quantile=\"0.95\"} 1997\n\
             a{quantile=\"0.99\"} 2038\na{quantile=\"0.999\"} 2047\na{quantile=\"1\"} 2048\n\
             a_sum 2098176\na_count 2048\n\n"
        );
    }
}
