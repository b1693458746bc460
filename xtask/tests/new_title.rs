//! CONTRIBUTING.md's “Add a title” is followed to the letter, in a copy of the tree.
//!
//! The copy has a target folder of its own: cargo takes crates at the same place of two trees for the same, and would
//! mix up what their build scripts found. The whole gate (lints, the page, whole games in a browser) is for whoever
//! really adds a title.

#![allow(clippy::unwrap_used, reason = "a file that cannot be read fails the test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The section that is followed.
const SECTION: &str = "\n## Add a title\n";
/// Begins the commands of it that are run here.
const COMMANDS: &str = "\n```sh ci\n";
/// The most lines that existing files may need, besides what is reckoned from the code.
const MOST_LINES: usize = 11;
/// What is reckoned from the code: locks, the list of replays, fingerprints.
const RECKONED: [&str; 5] =
    ["Cargo.lock", "fuzz/Cargo.lock", "python/Cargo.lock", "replays/README.md", "signatures.txt"];
/// Lock files of which each must know the new title.
const LOCKS: [&str; 3] = ["Cargo.lock", "fuzz/Cargo.lock", "python/Cargo.lock"];

/// Every file of a tree that is not ignored, by its path.
fn tree(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let walk = ignore::WalkBuilder::new(root)
        .hidden(false)
        .require_git(false)
        .parents(false)
        .filter_entry(|entry| entry.file_name() != ".git")
        .build();
    let paths = walk.map(|entry| entry.unwrap().into_path()).filter(|path| path.is_file());
    paths.map(|path| (path.strip_prefix(root).unwrap().to_owned(), fs::read(path).unwrap())).collect()
}

/// Makes the copy as the tree is. What is the same stays untouched, so that it need not be compiled again.
fn copy(from: &BTreeMap<PathBuf, Vec<u8>>, to: &Path) {
    fs::create_dir_all(to).unwrap();
    let there = tree(to);
    for path in there.keys().filter(|path| !from.contains_key(*path)) {
        fs::remove_file(to.join(path)).unwrap();
        // A folder goes with its last file.
        for folder in path.ancestors().skip(1).map(|folder| to.join(folder)) {
            if fs::remove_dir(folder).is_err() {
                break;
            }
        }
    }
    for (path, bytes) in from.iter().filter(|(path, bytes)| there.get(*path) != Some(bytes)) {
        fs::create_dir_all(to.join(path).parent().unwrap()).unwrap();
        fs::write(to.join(path), bytes).unwrap();
    }
}

/// The commands of the guide.
fn commands(guide: &str) -> &str {
    let (_, section) = guide.split_once(SECTION).expect("the guide has the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let (_, block) = section.split_once(COMMANDS).expect("the section has commands");
    block.split("```").next().unwrap_or_default()
}

#[test]
fn a_title_is_added_as_the_guide_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (before, place) = (tree(root), scratch.join("new-title"));
    copy(&before, &place);
    let guide = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    let mut shell = Command::new("bash");
    shell.args(["-euxo", "pipefail", "-c", commands(&guide)]).current_dir(&place);
    shell.env("CARGO_TARGET_DIR", scratch.join("new-title-target"));
    // A cargo inside a test of cargo's must not take itself for that one.
    for (name, _) in std::env::vars_os() {
        let spoken = name.to_string_lossy();
        if spoken.starts_with("CARGO_PKG_") || spoken.starts_with("CARGO_MANIFEST_") {
            shell.env_remove(name);
        }
    }
    assert!(shell.status().unwrap().success(), "the commands of the guide work as they stand there");

    let after = tree(&place);
    for lock in LOCKS {
        assert!(text(&after[Path::new(lock)]).contains("skyrail-harbour-lines"), "{lock} knows the title");
    }
    let mut lines = Vec::new();
    for (path, bytes) in
        before.iter().filter(|(path, _)| !RECKONED.iter().any(|one| path.as_path() == Path::new(one)))
    {
        let (old, new) = (text(bytes), text(&after[path]));
        let added: Vec<String> =
            new.lines().filter(|line| !old.lines().any(|other| other == *line)).map(String::from).collect();
        assert_eq!(
            new.lines().count(),
            old.lines().count() + added.len(),
            "{}: nothing is taken away",
            path.display()
        );
        lines.extend(added.into_iter().map(|line| format!("{}: {line}", path.display())));
    }
    assert!(lines.len() <= MOST_LINES, "more lines than the guide promises:\n{}", lines.join("\n"));
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
