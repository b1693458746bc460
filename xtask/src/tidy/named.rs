//! What pages name is there: files and folders of the workspace, and chores of `cargo xtask`.

use super::map::per_title;
use crate::outcome::Finding;
use crate::tree::File;
use pulldown_cmark::{Event, Options, Parser};

/// Folders at the root: a path that begins with one of them is a path from the root.
const ROOTS: [&str; 9] = [".ci", "clients", "crates", "deploy", "docs", "e2e", "fuzz", "replays", "xtask"];
/// How the names of files end that may be named by the end of their path alone, as `live/running.rs`.
const BY_THEIR_END: [&str; 2] = [".rs", ".md"];
/// A page that tells what was, not what is.
const HISTORY: &str = "CHANGELOG.md";

/// Every path in back-ticks that is meant to lead into the workspace does.
pub(super) fn paths(page: &File, files: &[File]) -> Vec<Finding> {
    if page.path == HISTORY {
        return Vec::new();
    }
    let parser = Parser::new_ext(&page.text, Options::ENABLE_TABLES).into_offset_iter();
    let spans = parser.filter_map(|(event, range)| match event {
        Event::Code(words) => Some((words, range.start)),
        _ => None,
    });
    let dead = spans.filter(|(words, _)| {
        let words = words.trim_end_matches('/');
        let there = |path: &String| {
            files.iter().any(|file| leads_to(path, file) || leads_to(&path.replace('-', "_"), file))
        };
        is_path(words) && !per_title(words).iter().all(there)
    });
    dead.map(|(words, at)| {
        let line = page.text[..at].matches('\n').count() + 1;
        Finding::new(&page.path, line, format!("there is no `{words}`"))
    })
    .collect()
}

fn is_path(words: &str) -> bool {
    let sound = !words.is_empty() && !words.contains(|letter: char| letter.is_whitespace() || letter == '…');
    let (root, rest) = words.split_once('/').unwrap_or((words, ""));
    let from_root = ROOTS.contains(&root) && !rest.is_empty();
    let by_its_end = BY_THEIR_END.iter().any(|end| words.ends_with(end) && words.len() > end.len());
    sound && (from_root || by_its_end && !words.contains('<'))
}

/// Whether the path is this file or a folder above it, or, for some kinds of files, the end of its path.
fn leads_to(path: &str, file: &File) -> bool {
    let (parts, own): (Vec<&str>, Vec<&str>) = (path.split('/').collect(), file.path.split('/').collect());
    let fit = |own: &[&str]| parts.iter().zip(own).all(|(part, own)| fits(part, own));
    let above = own.len() >= parts.len() && fit(&own);
    let end = own.len().checked_sub(parts.len()).is_some_and(|start| fit(&own[start..]));
    above || end && BY_THEIR_END.iter().any(|kind| path.ends_with(kind))
}

/// Whether one part of a path has this form, where `<…>` and `*` stand for anything.
fn fits(form: &str, part: &str) -> bool {
    let open = form.find(['<', '*']);
    let close = form.rfind(['>', '*']);
    match (open, close) {
        (Some(open), Some(close)) if close >= open => {
            let (before, after) = (&form[..open], &form[close + 1..]);
            part.len() >= before.len() + after.len() && part.starts_with(before) && part.ends_with(after)
        }
        _ => form == part,
    }
}

/// Every `cargo xtask …` that a page names is a chore.
pub(super) fn chores(page: &File, known: &[String]) -> Vec<Finding> {
    if page.path == HISTORY {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (index, line) in page.text.lines().enumerate() {
        for (at, call) in line.match_indices("cargo xtask ") {
            let rest = &line[at + call.len()..];
            let word = rest.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-').next();
            let word = word.unwrap_or_default();
            if !word.starts_with('-') && !known.iter().any(|chore| chore == word) {
                findings.push(Finding::new(
                    &page.path,
                    index + 1,
                    format!("there is no `cargo xtask {word}`"),
                ));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn named_paths_are_there() {
        let files = [
            file("crates/server/src/live/running.rs", ""),
            file("crates/text/lang/de/cli.ftl", ""),
            file("replays/jet-set/undo.skyrail", ""),
        ];
        let fine = "`live/running.rs` `crates/text/lang/<tag>/` `crates/server` `a/b` `e2e` `.rs` `replays/*/undo.skyrail`";
        assert!(paths(&file("README.md", fine), &files).is_empty());
        let text = "One:\n\n`crates/gone/src` and `live/gone.rs`, `replays/<title>/undo.skyrail`\n";
        let found: Vec<String> =
            paths(&file("README.md", text), &files).iter().map(Finding::to_string).collect();
        let expected = [
            "README.md:3: there is no `crates/gone/src`",
            "README.md:3: there is no `live/gone.rs`",
            "README.md:3: there is no `replays/<title>/undo.skyrail`",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn named_chores_are_there() {
        let known = ["tidy".to_string()];
        let page =
            file("README.md", "`cargo xtask tidy`, `cargo xtask --help` and\n    cargo xtask tidily  # no\n");
        let found: Vec<String> = chores(&page, &known).iter().map(Finding::to_string).collect();
        assert_eq!(found, ["README.md:2: there is no `cargo xtask tidily`"]);
    }
}
