//! Which titles there are: a crate whose manifest says what the clauses of its rules begin with.

use crate::tree;
use std::path::Path;
use std::sync::LazyLock;
use std::{fs, io};

/// A title, the crate that holds its rules, and what its clauses begin with.
pub(crate) struct Title {
    pub(crate) name: String,
    pub(crate) clauses: String,
}

/// What stands over the clauses in a manifest.
const TABLE: &str = "[package.metadata.skyrail]";

static TITLES: LazyLock<Vec<Title>> = LazyLock::new(|| of(&tree::root()).unwrap_or_default());

/// Every title, sorted by name.
pub(crate) fn all() -> &'static [Title] {
    &TITLES
}

/// The titles of a workspace.
fn of(root: &Path) -> io::Result<Vec<Title>> {
    let mut titles = Vec::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let folder = entry?.path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        titles.extend(clauses(&manifest).map(|clauses| Title { name, clauses }));
    }
    titles.sort_by(|one, two| one.name.cmp(&two.name));
    Ok(titles)
}

/// What a manifest says of clauses.
fn clauses(manifest: &str) -> Option<String> {
    let mut lines = manifest.lines().skip_while(|line| *line != TABLE).skip(1);
    let mut table = lines.by_ref().take_while(|line| !line.starts_with('['));
    let line = table.find_map(|line| line.strip_prefix("clauses = \""))?;
    Some(line.trim_end_matches('"').to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_says_what_clauses_begin_with() {
        let manifest =
            "[package]\nname = \"skyrail-one\"\n\n[package.metadata.skyrail]\nclauses = \"ON\"\n\n[lib]\n";
        assert_eq!(clauses(manifest).as_deref(), Some("ON"));
        assert_eq!(clauses("[package]\nclauses = \"NO\"\n"), None);
        assert!(all().iter().any(|title| title.name == "jet-set" && title.clauses == "JS"));
    }
}
