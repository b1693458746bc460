//! Every message of the socket, from the type that the server reads: a new one is flooded as well.

use serde_json::json;
use wire::samples;

/// The longest message that the server reads.
const LONGEST: usize = 8 * 1024;

/// The names of all messages.
pub(super) fn names() -> Vec<String> {
    samples::names()
}

/// A message of each sort in turn, in words: as it should be, wrong, and as large as it may be.
pub(super) fn text(name: &str, turn: usize) -> String {
    let samples: Vec<_> =
        samples::to_server().into_iter().filter(|wish| samples::name(wish) == name).collect();
    let Some(wish) = turn.checked_rem(samples.len()).map(|at| &samples[at]) else { return name.into() };
    let whole = json!({ "id": turn % 3, "wish": wish }).to_string();
    match turn % 8 {
        0..=4 => whole,
        5 => json!({ "id": 1, "wish": { name: "wrong" } }).to_string(),
        6 => format!("{whole:<LONGEST$}"),
        _ => whole[..whole.len() / 2].into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::{Encoding, Request};

    #[test]
    fn every_message_is_flooded_with_what_can_be_read_and_what_can_not() {
        let is_read = |text: &str| Encoding::Json.read::<Request>(text.as_bytes()).is_ok();
        for name in names() {
            for (turn, reads) in [(0, true), (4, true), (5, false), (6, true), (7, false)] {
                assert_eq!(is_read(&text(&name, turn)), reads, "{name}, turn {turn}");
            }
        }
    }
}
