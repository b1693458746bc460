//! What the compiler does not check: edges between crates, heads and lengths of files, words that mark
//! unfinished work, purity, machine paths, links. All findings at once.

mod edges;
mod pages;
mod source;

use crate::outcome::{Outcome, all_of};
use crate::tree;

pub(crate) fn check() -> Outcome {
    let files = tree::files()?;
    let metadata = tree::metadata()?;
    let mut findings = edges::check(&metadata, &files);
    for file in &files {
        findings.extend(pages::machine_paths(file));
        if file.has_extension("rs") {
            findings.extend(source::check(file));
        }
        if file.has_extension("md") {
            findings.extend(pages::dead_links(file, &tree::root()));
        }
    }
    let crates = metadata.workspace_packages().len();
    all_of(findings, format!("tidy: {} files in {crates} crates are in order", files.len()))
}
