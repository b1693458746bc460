//! What a chore comes to, and how a list of findings becomes that.

use std::fmt;

/// A one-line summary of what was found in order, or a report of what was not.
pub(crate) type Outcome = Result<String, String>;

/// One thing to put right, written `path:line: what` so that editors can jump to it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Finding {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl Finding {
    pub(crate) fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// All findings at once, in the order of files and lines, or the summary if there are none.
pub(crate) fn all_of(mut findings: Vec<Finding>, summary: String) -> Outcome {
    if findings.is_empty() {
        return Ok(summary);
    }
    findings.sort();
    findings.dedup();
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    Err(format!("{}\n{} to put right", lines.join("\n"), lines.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_sorted_and_told_once() {
        let twice = Finding::new("b.rs", 2, "second");
        let findings = vec![twice.clone(), Finding::new("a.rs", 10, "first"), twice];
        let report = all_of(findings, String::new()).unwrap_err();
        assert_eq!(report, "a.rs:10: first\nb.rs:2: second\n2 to put right");
    }
}
