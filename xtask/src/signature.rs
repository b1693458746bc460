//! `signatures.txt`: one behaviour fingerprint per title. If a line moves, players will notice, and the
//! commit that moves it says why. The gate compares it in a test of `testkit`; this chore stores it anew.

use crate::command::{cargo, output};
use crate::outcome::Outcome;
use crate::tree;
use std::fs;

const FILE: &str = "signatures.txt";

/// Compares the stored fingerprints with those of the code as it is, or stores those.
pub(crate) fn check(write: bool) -> Outcome {
    let run = ["run", "--quiet", "--release", "--package", "skyrail-testkit", "--bin", "signatures"];
    let now = output(&mut cargo(&run))?;
    let count = now.lines().count();
    if write {
        fs::write(tree::root().join(FILE), &now).map_err(|error| format!("{FILE}: {error}"))?;
        return Ok(format!("signature: {count} fingerprints are written to {FILE}"));
    }
    let stored = fs::read_to_string(tree::root().join(FILE)).unwrap_or_default();
    let moved: Vec<&str> = now.lines().filter(|line| !stored.lines().any(|old| old == *line)).collect();
    if moved.is_empty() && stored.lines().count() == count {
        Ok(format!("signature: {count} fingerprints are unmoved"))
    } else {
        Err(format!("{FILE}: moved, now {}; `cargo xtask signature --write` stores it", moved.join(", ")))
    }
}
