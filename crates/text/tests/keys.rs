//! Holds the code and the English messages to each other: every key that the code names has a message, and
//! every message is named somewhere, except those under a group comment that begins with [`FROM_DATA`].

#![expect(clippy::unwrap_used, reason = "a file that cannot be read fails the test")]

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Begins a group of messages whose keys are put together from data, as in `## From data: colours`. The
/// group ends at the next `##`.
const FROM_DATA: &str = "From data";

/// What stands before a key in code.
const CALLS: [&str; 3] = ["Note::new(", "Arg::Word(", ".word("];

/// What the keys of an area begin with: such a text is a key wherever it stands. So are those of a title, which begin
/// as its clauses do.
const AREAS: [&str; 4] = ["fault-", "unreadable-", "cli-", "picture-"];

#[test]
fn every_key_in_the_code_has_an_english_message() {
    let messages = english();
    let areas = areas();
    let mut lacking = Vec::new();
    for source in sources() {
        for (line, key) in source.keys(&areas) {
            if !messages.contains_key(&key) {
                lacking.push(format!("{}:{line}: {key}", source.path.display()));
            }
        }
    }
    assert!(lacking.is_empty(), "English lacks these messages:\n{}", lacking.join("\n"));
}

#[test]
fn every_english_message_is_used() {
    let sources = sources();
    let used = |key: &str| sources.iter().any(|source| source.code.contains(&format!("\"{key}\"")));
    let idle: Vec<String> = english()
        .into_iter()
        .filter(|(key, place)| !place.from_data && !used(key))
        .map(|(key, place)| format!("{}: {key}", place.file))
        .collect();
    assert!(idle.is_empty(), "no code uses these messages:\n{}", idle.join("\n"));
}

/// Where a message stands.
struct Place {
    file: String,
    from_data: bool,
}

fn english() -> BTreeMap<String, Place> {
    let own = root().join("crates/text");
    let mut paths = entries(&own.join("lang/en"));
    paths.extend(entries(&own.join("titles")).into_iter().map(|title| title.join("en.ftl")));
    let mut messages = BTreeMap::new();
    for path in paths {
        let file = path.strip_prefix(&own).unwrap().display().to_string();
        let resource = parser::parse(fs::read_to_string(&path).unwrap()).expect("English parses");
        let mut from_data = false;
        for entry in resource.body {
            match entry {
                Entry::GroupComment(comment) => {
                    from_data = comment.content.first().is_some_and(|line| line.starts_with(FROM_DATA));
                }
                Entry::Message(message) => {
                    messages.insert(message.id.name, Place { file: file.clone(), from_data });
                }
                _ => {}
            }
        }
    }
    messages
}

/// What lies in a folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    folder.read_dir().expect("the folder is where it was").map(|entry| entry.unwrap().path()).collect()
}

/// What the keys of every area begin with.
fn areas() -> Vec<String> {
    let clauses = entries(&root().join("docs/rules")).into_iter().map(|page| {
        let rules = fs::read_to_string(page).unwrap();
        let first = rules.lines().find_map(|line| line.strip_prefix("- ")?.split_once("-1 "));
        format!("{}-", first.expect("every rules page has a first clause").0.to_lowercase())
    });
    AREAS.into_iter().map(String::from).chain(clauses).collect()
}

/// A source file without its comments and without the tests at its end.
struct Source {
    path: PathBuf,
    code: String,
}

impl Source {
    fn read(path: PathBuf) -> Self {
        let whole = fs::read_to_string(root().join(&path)).unwrap();
        let code = whole.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let blank =
            |line: &str| if line.trim_start().starts_with("//") { String::new() } else { line.into() };
        Self { path, code: code.lines().map(blank).collect::<Vec<_>>().join("\n") }
    }

    /// Every key with its line.
    fn keys(&self, areas: &[String]) -> Vec<(usize, String)> {
        let mut keys = Vec::new();
        for call in CALLS {
            for (at, _) in self.code.match_indices(call) {
                let rest = self.code[at + call.len()..].trim_start();
                if let Some(key) = rest.strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                    keys.push((at, key));
                }
            }
        }
        // On the page such a text is a class of the style sheet; its own keys begin with `web-`.
        let page = self.path.starts_with("crates/web");
        for area in areas.iter().filter(|_| !page) {
            for (at, _) in self.code.match_indices(&format!("\"{area}")) {
                let key = self.code[at + 1..].split('"').next().unwrap_or_default();
                let kebab = key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
                // `ae-19` is a clause.
                let clause = key[area.len()..].bytes().all(|byte| byte.is_ascii_digit());
                if kebab && !clause {
                    keys.push((at, key));
                }
            }
        }
        keys.sort_unstable();
        keys.dedup_by_key(|(_, key)| *key);
        let line = |at: usize| self.code[..at].matches('\n').count() + 1;
        keys.into_iter().map(|(at, key)| (line(at), key.to_string())).collect()
    }
}

fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    for folder in root().join("crates").read_dir().unwrap().map(|entry| entry.unwrap().path()) {
        rust_files(&folder.join("src"), &mut paths);
    }
    paths.sort();
    assert!(paths.len() > 10, "the code is not where it was");
    paths.into_iter().map(|path| Source::read(path.strip_prefix(root()).unwrap().to_owned())).collect()
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for path in folder.read_dir().into_iter().flatten().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            into.push(path);
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}
