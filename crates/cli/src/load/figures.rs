//! What was measured, for programs and for people.

use game::Note;
use serde_json::json;

/// What was measured.
pub(super) struct Figures {
    pub(super) tables: usize,
    pub(super) seconds: f64,
    /// The time that the server's threads computed meanwhile.
    pub(super) server_seconds: f64,
    /// From sending an action to one's own new view, in microseconds, shortest first.
    pub(super) waits: Vec<u32>,
    pub(super) idle: usize,
    pub(super) idle_bytes: u64,
}

impl Figures {
    /// The wait that this share of all moves did not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let at = (self.waits.len() * percent / 100).min(self.waits.len().saturating_sub(1));
        self.waits.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }

    fn moves_per_second(&self) -> f64 {
        self.waits.len() as f64 / self.seconds
    }

    fn moves_per_server_cpu_second(&self) -> f64 {
        // The system counts in hundredths; less was not measured.
        self.waits.len() as f64 / self.server_seconds.max(0.01)
    }

    pub(super) fn json(&self) -> serde_json::Value {
        json!({
            "tables": self.tables,
            "moves": self.waits.len(),
            "seconds": self.seconds,
            "server_cpu_seconds": self.server_seconds,
            "moves_per_second": self.moves_per_second(),
            "moves_per_server_cpu_second": self.moves_per_server_cpu_second(),
            "p50_ms": self.percentile(50),
            "p99_ms": self.percentile(99),
            "idle_tables": self.idle,
            "bytes_per_idle_table": self.idle_bytes,
        })
    }

    pub(super) fn notes(&self) -> Vec<Note> {
        let mut notes = vec![
            Note::new("cli-load-moves")
                .number("tables", self.tables as i64)
                .number("moves", self.waits.len() as i64)
                .number("rate", self.moves_per_second() as i64)
                .number("cpu", self.moves_per_server_cpu_second() as i64),
            Note::new("cli-load-waits")
                .name("half", format!("{:.1}", self.percentile(50)))
                .name("most", format!("{:.1}", self.percentile(99))),
        ];
        if self.idle > 0 {
            notes.push(
                Note::new("cli-load-idle")
                    .number("tables", self.idle as i64)
                    .number("bytes", self.idle_bytes as i64),
            );
        }
        notes
    }
}
