//! ARCHITECTURE.md is true: what it draws and lists is compared with the workspace itself. These are its map, its
//! table of who may use whom, and the files that every rules crate has. The list of decisions is whole, too.

use crate::layers;
use crate::outcome::Finding;
use crate::titles;
use crate::tree::{self, File};
use cargo_metadata::Metadata;
use std::collections::BTreeSet;

const PAGE: &str = "ARCHITECTURE.md";
const DECISIONS: &str = "docs/decisions/README.md";
const MAP: &str = "## The map, top down";
const TABLE: &str = "| Crate | May use |";
const RULES_CRATE: &str = "## Where is a clause?";

pub(super) fn check(metadata: &Metadata, files: &[File]) -> Vec<Finding> {
    let Some(page) = files.iter().find(|file| file.path == PAGE) else {
        return vec![Finding::new(PAGE, 1, "the page is missing")];
    };
    let packages = metadata.workspace_packages();
    let crates = packages.iter().map(|package| tree::manifest(package).replace("/Cargo.toml", ""));
    let mut findings = map(page, &crates.collect::<Vec<_>>(), files);
    findings.extend(table(page, &layers::rows()));
    findings.extend(rules_crates(page, files));
    findings.extend(decisions(files));
    findings
}

/// Every path of the map is there, and every crate, every folder at the root and every page of `docs` is on it.
fn map(page: &File, crates: &[String], files: &[File]) -> Vec<Finding> {
    let Some((start, block)) = block_after(&page.text, MAP) else {
        return vec![Finding::new(PAGE, 1, format!("there is no map under “{MAP}”"))];
    };
    let mut findings = Vec::new();
    let mut drawn = BTreeSet::new();
    let mut folder = "";
    for (index, line) in block.lines().enumerate() {
        let Some(name) = line.split_whitespace().next() else { continue };
        let path = if line.starts_with(' ') { format!("{folder}{name}") } else { name.to_string() };
        if !line.starts_with(' ') {
            folder = name;
        }
        for path in per_title(path.trim_end_matches('/')) {
            if !files.iter().any(|file| lies_at(file, &path)) {
                findings.push(Finding::new(PAGE, start + index, format!("there is no `{path}`")));
            }
            drawn.insert(path);
        }
    }
    let folders =
        files.iter().filter_map(|file| file.path.split_once('/')).map(|(folder, _)| folder.to_string());
    let shown = folders.filter(|folder| !folder.starts_with('.') && folder != "docs");
    for missing in crates.iter().cloned().chain(shown).collect::<BTreeSet<_>>().difference(&drawn) {
        findings.push(Finding::new(PAGE, start, format!("`{missing}` is not on the map")));
    }
    let pages =
        files.iter().filter(|file| file.path.starts_with("docs/") && file.path.matches('/').count() == 1);
    for file in pages.filter(|file| file.has_extension("md") && !block.contains(&file.path)) {
        findings.push(Finding::new(PAGE, start, format!("`{}` is not on the map", file.path)));
    }
    findings
}

/// The table of who may use whom has exactly these rows.
fn table(page: &File, rows: &[String]) -> Vec<Finding> {
    let mut lines = page.text.lines().enumerate().skip_while(|(_, line)| *line != TABLE);
    let Some((start, _)) = lines.next() else {
        return vec![Finding::new(PAGE, 1, format!("there is no table that begins with “{TABLE}”"))];
    };
    let found: Vec<(usize, &str)> = lines.skip(1).take_while(|(_, line)| line.starts_with('|')).collect();
    let strange = found.iter().filter(|(_, line)| !rows.iter().any(|row| row == line));
    let strange = strange.map(|(line, _)| Finding::new(PAGE, line + 1, "not so in xtask/src/layers.rs"));
    let missing = rows.iter().filter(|row| !found.iter().any(|(_, line)| line == row));
    let missing = missing.map(|row| Finding::new(PAGE, start + 1, format!("the table lacks the row {row}")));
    strange.chain(missing).collect()
}

/// The files listed for a rules crate are those that all of them have, and what only some have is named at the head
/// of their `lib.rs`.
fn rules_crates(page: &File, files: &[File]) -> Vec<Finding> {
    let Some((start, block)) = block_after(&page.text, RULES_CRATE) else {
        return vec![Finding::new(PAGE, 1, format!("no files are listed under “{RULES_CRATE}”"))];
    };
    let listed: BTreeSet<&str> = block.split_whitespace().filter_map(source_name).collect();
    let of = |title: &str| -> BTreeSet<&str> {
        let own = files.iter().filter(|file| file.of_crate() == Some(title));
        own.filter_map(File::in_crate).filter_map(source_name).collect()
    };
    let all =
        titles::all().iter().map(|title| of(&title.name)).reduce(|all, own| &all & &own).unwrap_or_default();
    let mut findings = Vec::new();
    for name in listed.difference(&all) {
        findings.push(Finding::new(PAGE, start, format!("not every rules crate has `src/{name}`")));
    }
    for name in all.difference(&listed) {
        findings.push(Finding::new(
            PAGE,
            start,
            format!("every rules crate has `src/{name}`, which is not listed"),
        ));
    }
    for title in titles::all() {
        let path = format!("crates/{}/src/lib.rs", title.name);
        let Some(lib) = files.iter().find(|file| file.path == path) else { continue };
        let head: String = lib.text.lines().take_while(|line| line.starts_with("//!")).collect();
        for name in of(&title.name).difference(&all).filter(|name| !head.contains(&format!("`{name}`"))) {
            findings.push(Finding::new(&path, 1, format!("the head does not name `{name}`")));
        }
    }
    findings
}

/// Every decision is in the list of them.
fn decisions(files: &[File]) -> Vec<Finding> {
    let Some(list) = files.iter().find(|file| file.path == DECISIONS) else { return Vec::new() };
    let pages = files.iter().filter_map(|file| file.path.strip_prefix("docs/decisions/"));
    let missing = pages.filter(|name| *name != "README.md" && !list.text.contains(&format!("]({name})")));
    missing.map(|name| Finding::new(DECISIONS, 1, format!("`{name}` is not in the list"))).collect()
}

/// The name of a source file right under `src`, the root of the crate aside.
fn source_name(path: &str) -> Option<&str> {
    let name = path.strip_prefix("src/")?;
    let stem = name.strip_suffix(".rs")?;
    (!stem.contains('/') && stem != "lib").then_some(name)
}

/// The first block of code after a heading, with the line its first line stands on.
fn block_after<'t>(text: &'t str, heading: &str) -> Option<(usize, &'t str)> {
    let after = text.find(&format!("{heading}\n"))? + heading.len();
    let fence = after + text[after..].find("```")?;
    let start = fence + text[fence..].find('\n')? + 1;
    let length = text[start..].find("```")?;
    Some((text[..start].matches('\n').count() + 1, &text[start..start + length]))
}

/// A path for each title, if it names any title.
pub(super) fn per_title(path: &str) -> Vec<String> {
    let named = titles::all().iter().map(|title| path.replace("<title>", &title.name));
    if path.contains("<title>") { named.collect() } else { vec![path.to_string()] }
}

/// Whether the file is at this path, or in the folder there.
fn lies_at(file: &File, path: &str) -> bool {
    file.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    fn told(findings: &[Finding]) -> Vec<String> {
        findings.iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_map_shows_what_is_there_and_nothing_else() {
        let page = file(
            PAGE,
            &format!(
                "{MAP}\n\n```\ndocs/a.md    one page\ncrates/\n  game/      so\n  gone/      not so\n```\n"
            ),
        );
        let files = [
            file("docs/a.md", ""),
            file("docs/b.md", ""),
            file("crates/game/Cargo.toml", ""),
            file("e2e/x.js", ""),
        ];
        let crates = ["crates/game".to_string(), "crates/table".to_string()];
        let expected = [
            "ARCHITECTURE.md:7: there is no `crates/gone`",
            "ARCHITECTURE.md:4: `crates/table` is not on the map",
            "ARCHITECTURE.md:4: `e2e` is not on the map",
            "ARCHITECTURE.md:4: `docs/b.md` is not on the map",
        ];
        assert_eq!(told(&map(&page, &crates, &files)), expected);
    }

    #[test]
    fn the_table_has_the_rows_of_the_layers() {
        let page = file(PAGE, &format!("{TABLE}\n|---|---|\n| `a` | `b` |\n| `c` | `d` |\n\n"));
        let rows = ["| `a` | `b` |".to_string(), "| `e` | `f` |".to_string()];
        let expected = [
            "ARCHITECTURE.md:4: not so in xtask/src/layers.rs",
            "ARCHITECTURE.md:1: the table lacks the row | `e` | `f` |",
        ];
        assert_eq!(told(&table(&page, &rows)), expected);
    }

    #[test]
    fn decisions_are_listed() {
        let list = file(DECISIONS, "[One](one.md)\n");
        let files = [list, file("docs/decisions/one.md", ""), file("docs/decisions/two.md", "")];
        assert_eq!(told(&decisions(&files)), ["docs/decisions/README.md:1: `two.md` is not in the list"]);
    }

    #[test]
    fn rules_crates_are_listed_by_what_all_have() {
        let page = file(PAGE, &format!("{RULES_CRATE}\n\n```\nsrc/check.rs  so   src/gone.rs  no\n```\n"));
        let mut files = Vec::new();
        for title in titles::all() {
            for name in ["check.rs", "new.rs", "lib.rs"] {
                files.push(file(&format!("crates/{}/src/{name}", title.name), "//! Head of `own.rs`.\n"));
            }
        }
        for own in ["own.rs", "hidden.rs"] {
            files.push(file(&format!("crates/jet-set/src/{own}"), ""));
        }
        let expected = [
            "ARCHITECTURE.md:4: not every rules crate has `src/gone.rs`",
            "ARCHITECTURE.md:4: every rules crate has `src/new.rs`, which is not listed",
            "crates/jet-set/src/lib.rs:1: the head does not name `hidden.rs`",
        ];
        assert_eq!(told(&rules_crates(&page, &files)), expected);
    }
}
