//! Files of any kind: no path of anybody's machine. Markdown: no dead relative link.

use crate::outcome::Finding;
use crate::tree::File;
use pulldown_cmark::{Event, Options, Parser, Tag};
use std::path::Path;

/// Folders at the root of a disk that only one machine has.
const MACHINE: [&str; 4] = ["root", "work", "home", "tmp"];

pub(super) fn machine_paths(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        for folder in MACHINE {
            let path = format!("/{folder}/");
            if line.match_indices(&path).any(|(at, _)| starts_a_path(&line[..at])) {
                let what = format!("a path of one machine (`{path}`)");
                findings.push(Finding::new(&file.path, index + 1, what));
            }
        }
    }
    findings
}

/// Whether a slash after this text begins a path, rather than going on with one or with a word.
fn starts_a_path(before: &str) -> bool {
    !before
        .ends_with(|last: char| last.is_alphanumeric() || matches!(last, '.' | '-' | '_' | '~' | '}' | ')'))
}

pub(super) fn dead_links(file: &File, root: &Path) -> Vec<Finding> {
    let folder = root.join(&file.path).parent().map_or_else(|| root.to_path_buf(), Path::to_path_buf);
    let mut findings = Vec::new();
    for (event, range) in Parser::new_ext(&file.text, Options::ENABLE_TABLES).into_offset_iter() {
        let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event else { continue };
        let Some(target) = relative(&dest_url) else { continue };
        if !folder.join(target).exists() {
            let line = file.text[..range.start].matches('\n').count() + 1;
            findings.push(Finding::new(&file.path, line, format!("dead link to `{dest_url}`")));
        }
    }
    findings
}

/// The file a link names, unless it leads to a site, an address or a heading of the same page.
fn relative(link: &str) -> Option<&str> {
    let file = link.split(['#', '?']).next().unwrap_or(link);
    let elsewhere = file.is_empty() || file.contains("://") || file.starts_with("mailto:");
    (!elsewhere).then_some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn machine_paths_are_found_but_not_inside_words_and_sites() {
        let home = format!("/{}/", MACHINE[2]);
        let text = format!("see {home}me/board.json\nhttps://example.org{home}x\n\"{home}\"\n");
        let lines: Vec<usize> = machine_paths(&file("a.md", &text)).iter().map(|found| found.line).collect();
        assert_eq!(lines, [1, 3]);
    }

    #[test]
    fn dead_links_are_found_with_their_line() {
        let text = "# Page\n\n[one](tidy.rs) [two](https://example.org)\n[three](no.md#part) [four](#page)\n";
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let found: Vec<String> =
            dead_links(&file("page.md", text), &here).iter().map(Finding::to_string).collect();
        assert_eq!(found, ["page.md:4: dead link to `no.md#part`"]);
    }
}
