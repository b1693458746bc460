//! Known faults in the crates of others, as far as `.ci/advisories.txt` keeps them: no crate of `Cargo.lock` has one
//! that `deny.toml` gives no reason for.

use crate::outcome::{Finding, Outcome, all_of};
use crate::tree;
use cargo_metadata::semver::{Version, VersionReq};
use std::fs;

const LIST: &str = ".ci/advisories.txt";
const LOCK: &str = "Cargo.lock";
const REASONS: &str = "deny.toml";

pub(crate) fn check() -> Outcome {
    let read =
        |path: &str| fs::read_to_string(tree::root().join(path)).map_err(|error| format!("{path}: {error}"));
    let (list, lock, reasons) = (read(LIST)?, read(LOCK)?, read(REASONS)?);
    let crates = crates(&lock);
    let count = list.lines().filter(|line| !is_comment(line)).count();
    let summary = format!("advisories: {} crates are free of the {count} faults that are kept", crates.len());
    all_of(compare(&list, &crates, &reasons), summary)
}

fn is_comment(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

/// Every crate of a lock file with its version and the line that says it.
fn crates(lock: &str) -> Vec<(&str, Version, usize)> {
    let lines: Vec<&str> = lock.lines().collect();
    let pairs = lines.windows(2).enumerate().filter_map(|(index, pair)| {
        let (name, version) = (value(pair[0], "name")?, value(pair[1], "version")?);
        Some((name, Version::parse(version).ok()?, index + 1))
    });
    pairs.collect()
}

fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"')
}

fn compare(list: &str, crates: &[(&str, Version, usize)], reasons: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in list.lines().enumerate().filter(|(_, line)| !is_comment(line)) {
        let mut words = line.splitn(3, ' ');
        let (Some(advisory), Some(name), Some(safe)) = (words.next(), words.next(), words.next()) else {
            findings.push(Finding::new(LIST, index + 1, "not an advisory, a crate and its good versions"));
            continue;
        };
        let safe: Option<Vec<VersionReq>> = match safe {
            "-" => Some(Vec::new()),
            _ => safe.split(" | ").map(|range| VersionReq::parse(range).ok()).collect(),
        };
        let Some(safe) = safe else {
            findings.push(Finding::new(LIST, index + 1, "these are no versions"));
            continue;
        };
        let bad = crates
            .iter()
            .filter(|(found, version, _)| *found == name && !safe.iter().any(|range| range.matches(version)));
        for (_, version, line) in bad.filter(|_| !reasons.contains(&format!("\"{advisory}\""))) {
            let what =
                format!("{name} {version} has the fault {advisory}; update it, or say why not in {REASONS}");
            findings.push(Finding::new(LOCK, *line, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRATES: &str = "[[package]]\nname = \"one\"\nversion = \"1.2.3\"\n\n[[package]]\nname = \"two\"\nversion = \"0.9.1\"\n";

    #[track_caller]
    fn check(list: &str, reasons: &str, expected: &[&str]) {
        let findings = compare(list, &crates(CRATES), reasons);
        assert_eq!(findings.iter().map(Finding::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_version_with_a_fault_is_found() {
        let fault = "Cargo.lock:2: one 1.2.3 has the fault R-1; update it, or say why not in deny.toml";
        check("# List\nR-1 one >=1.2.4\nR-2 three >=1\n", "", &[fault]);
        check("R-1 one >=1.2.3\n", "", &[]);
        check("R-1 two >=1.0.0 | >=0.9.1, <0.10.0\n", "", &[]);
    }

    #[test]
    fn a_reason_keeps_a_crate() {
        let fault = "Cargo.lock:6: two 0.9.1 has the fault R-1; update it, or say why not in deny.toml";
        check("R-1 two -\n", "", &[fault]);
        check("R-1 two -\n", "{ id = \"R-1\", reason = \"…\" }", &[]);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_found() {
        let faults = [
            ".ci/advisories.txt:1: not an advisory, a crate and its good versions",
            ".ci/advisories.txt:2: these are no versions",
        ];
        check("R-1 one\nR-2 two new\n", "", &faults);
    }
}
