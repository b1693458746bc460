//! What became of each flood, for programs and for people, and whether it was borne.

use super::neighbours::{Waits, p99};
use game::Note;
use serde_json::{Value, json};

/// What must hold while somebody floods.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    /// How many times as long as without a flood neighbours may wait, 99 of 100 times.
    pub(super) times: f64,
    /// How long at most, in milliseconds.
    pub(super) most: f64,
    /// How long at most for a quick bot.
    pub(super) most_for_bots: f64,
    /// How much memory the server may take in addition, in MiB.
    pub(super) memory: f64,
}

impl Bounds {
    /// The usual bounds; on a machine that does other things too, times may be so many times as long.
    pub(super) fn new(slack: f64) -> Self {
        Self { times: 3.0 * slack, most: 50.0 * slack, most_for_bots: 500.0 * slack, memory: 64.0 }
    }
}

/// What became of one flood.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) sent: usize,
    pub(super) done: usize,
    pub(super) refused: usize,
    pub(super) too_much: usize,
    pub(super) silent: usize,
    pub(super) broken: usize,
    /// What neighbours waited for without a flood, and with it.
    pub(super) quiet: f64,
    pub(super) quiet_bots: f64,
    pub(super) waits: Waits,
    /// How much more memory the server had at most, in MiB.
    pub(super) memory: f64,
    /// How many times it was tried.
    pub(super) tries: u32,
}

impl Row {
    fn p99(&self) -> f64 {
        p99(&self.waits.moves)
    }

    fn bots(&self) -> f64 {
        p99(&self.waits.bots)
    }

    /// Whether neighbours and memory stayed within bounds, and nothing broke.
    pub(super) fn holds(&self, bounds: Bounds) -> bool {
        // A millisecond is not felt by anybody.
        let within =
            |p99: f64, quiet: f64, most: f64| p99 <= most && p99 <= (quiet * bounds.times).max(bounds.times);
        within(self.p99(), self.quiet, bounds.most)
            && self.bots() <= bounds.most_for_bots
            && self.memory <= bounds.memory
            && self.waits.lost == 0
            && self.broken == 0
            && !self.waits.moves.is_empty()
    }

    pub(super) fn json(&self, bounds: Bounds) -> Value {
        json!({
            "name": self.name,
            "holds": self.holds(bounds),
            "tries": self.tries,
            "sent": self.sent,
            "done": self.done,
            "refused": self.refused,
            "too_much": self.too_much,
            "silent": self.silent,
            "broken": self.broken,
            "neighbours": {
                "moves": self.waits.moves.len(),
                "quiet_p99_ms": rounded(self.quiet),
                "p99_ms": rounded(self.p99()),
                "longest_ms": rounded(self.waits.moves.last().copied().unwrap_or_default()),
                "bots_quiet_p99_ms": rounded(self.quiet_bots),
                "bots_p99_ms": rounded(self.bots()),
                "lost": self.waits.lost,
            },
            "memory_mib": rounded(self.memory),
        })
    }

    pub(super) fn note(&self, bounds: Bounds) -> Note {
        let key = if self.holds(bounds) { "cli-flood-row" } else { "cli-flood-row-failed" };
        Note { key, clause: None, args: Vec::new() }
            .name("name", self.name.clone())
            .number("sent", self.sent as i64)
            .number("done", self.done as i64)
            .number("broken", self.broken as i64)
            .number("lost", self.waits.lost as i64)
            .name("quiet", format!("{:.1}", self.quiet))
            .name("wait", format!("{:.1}", self.p99()))
            .name("bots", format!("{:.0}", self.bots()))
            .name("memory", format!("{:.1}", self.memory))
    }
}

fn rounded(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(moves: Vec<f64>) -> Row {
        let waits = Waits { moves, ..Waits::default() };
        let name = "GET /me".into();
        let (quiet, quiet_bots, memory, tries) = (5.0, 20.0, 1.0, 1);
        Row {
            name,
            sent: 9,
            done: 9,
            refused: 0,
            too_much: 0,
            silent: 0,
            broken: 0,
            quiet,
            quiet_bots,
            waits,
            memory,
            tries,
        }
    }

    #[test]
    fn a_flood_is_borne_within_the_bounds_and_not_beyond() {
        let bounds = Bounds::new(1.0);
        assert!(row(vec![14.9]).holds(bounds));
        assert!(!row(vec![15.1]).holds(bounds), "more than three times as long");
        assert!(row(vec![15.1]).holds(Bounds::new(2.0)));
        assert!(!row(vec![]).holds(bounds), "nobody could play");
        assert!(!Row { memory: 65.0, ..row(vec![1.0]) }.holds(bounds));
        assert!(!Row { broken: 1, ..row(vec![1.0]) }.holds(bounds));
        let slow = Row { quiet: 40.0, ..row(vec![51.0]) };
        assert!(!slow.holds(bounds), "three times as long is too long where it was slow before");
    }
}
