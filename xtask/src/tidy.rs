//! What the compiler does not check: edges between crates, heads and lengths of files, words that mark
//! unfinished work, purity, machine paths, links, what pages say there is, tests that never run, lines of style
//! sheets, titles named in general code. All findings at once.

mod edges;
mod joined;
mod map;
mod named;
mod pages;
mod source;
mod style;
mod titles;

use crate::new_title::MODEL;
use crate::outcome::{Outcome, all_of};
use crate::tree;
use clap::CommandFactory;

pub(crate) fn check() -> Outcome {
    let files = tree::files()?;
    let metadata = tree::metadata()?;
    let chores: Vec<String> =
        crate::Chores::command().get_subcommands().map(|chore| chore.get_name().to_string()).collect();
    let mut findings = edges::check(&metadata, &files);
    findings.extend(map::check(&metadata, &files));
    findings.extend(joined::check(&files));
    for file in &files {
        findings.extend(pages::machine_paths(file));
        findings.extend(titles::check(file));
        if file.has_extension("rs") {
            findings.extend(source::check(file));
        }
        if file.has_extension("css") {
            findings.extend(style::check(file));
        }
        if file.has_extension("md") {
            // Links of the model lead on from where its files will be.
            if !file.path.starts_with(MODEL) {
                findings.extend(pages::dead_links(file, &tree::root()));
            }
            findings.extend(named::paths(file, &files));
            findings.extend(named::chores(file, &chores));
        }
    }
    let crates = metadata.workspace_packages().len();
    all_of(findings, format!("tidy: {} files in {crates} crates are in order", files.len()))
}
