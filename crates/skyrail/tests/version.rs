//! `skyrail --version`.
#![allow(clippy::unwrap_used, reason = "what is not as expected fails the test")]

use crate::common::{Folder, titles};
use std::path::Path;
use std::process::Command;

/// The commit of the clone that this was built in; nothing outside of one.
fn commit() -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if !root.join(".git").exists() {
        return None;
    }
    let said =
        Command::new("git").arg("-C").arg(root).args(["log", "-1", "--format=%h, %cs"]).output().ok()?;
    said.status.success().then(|| String::from_utf8(said.stdout).unwrap().trim().to_string())
}

#[test]
fn the_version_tells_the_commit_and_the_rules_of_every_title() {
    let folder = Folder::new();
    let number = env!("CARGO_PKG_VERSION");
    assert_eq!(folder.run(&["-V"]).ok(), format!("skyrail {number}\n"));
    let said = folder.run(&["--version"]).ok();
    let commit = commit().map(|commit| format!(" (commit {commit})")).unwrap_or_default();
    let mut lines = said.lines();
    assert_eq!(lines.next(), Some(format!("skyrail {number}{commit}").as_str()));
    for title in titles() {
        let line: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
        assert_eq!(line, [title.name(), "rules", title.rules().to_string().as_str()]);
    }
    assert_eq!(lines.next(), None);
    assert!(!folder.run(&["man"]).ok().contains("(commit"), "the manual is the same for a whole version");
}
