//! Style sheets: no line is too long to read, and no prefix is written again and again.

use crate::outcome::Finding;
use crate::tree::File;
use std::collections::BTreeMap;

/// The most letters a line may have.
const MAX_LETTERS: usize = 160;
/// What the rules of one title stand under.
const SCOPE: &str = ".game[data-title=\"";
/// How often a sheet may write it: once for each block of rules, some in media queries.
const MAX_SCOPES: usize = 16;

pub(super) fn check(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut scopes: BTreeMap<&str, usize> = BTreeMap::new();
    for (index, line) in file.text.lines().enumerate() {
        let letters = line.chars().count();
        if letters > MAX_LETTERS {
            let what = format!("{letters} letters in a line; break it at {MAX_LETTERS}");
            findings.push(Finding::new(&file.path, index + 1, what));
        }
        for scope in line.split(SCOPE).skip(1).filter_map(|rest| rest.split('"').next()) {
            *scopes.entry(scope).or_default() += 1;
        }
    }
    for (title, count) in scopes.into_iter().filter(|(_, count)| *count > MAX_SCOPES) {
        let what = format!("{count} times `{SCOPE}{title}\"]`; nest the rules in it with `&`");
        findings.push(Finding::new(&file.path, 1, what));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_text(text: &str, expected: &[&str]) {
        let findings = check(&File { path: "a.css".into(), text: text.into() });
        let found: Vec<String> =
            findings.iter().map(|found| format!("{}: {}", found.line, found.what)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn long_lines_are_found() {
        let long = "é".repeat(MAX_LETTERS);
        check_text(&format!("{long}\n{long}.\n"), &["2: 161 letters in a line; break it at 160"]);
    }

    #[test]
    fn a_prefix_that_is_repeated_is_found() {
        let rule = ".game[data-title=\"trams\"] .log { margin: 0; }\n";
        check_text(&rule.repeat(MAX_SCOPES), &[]);
        let what = "1: 17 times `.game[data-title=\"trams\"]`; nest the rules in it with `&`";
        check_text(&rule.repeat(MAX_SCOPES + 1), &[what]);
    }
}
