//! Dependency edges between our crates, and the fields that every manifest takes from the workspace.

use crate::layers;
use crate::outcome::Finding;
use crate::tree::{self, File};
use cargo_metadata::{DependencyKind, Metadata};

/// What every crate says the same way, so that the root alone decides it.
const SHARED: [&str; 6] = [
    "version.workspace = true",
    "edition.workspace = true",
    "rust-version.workspace = true",
    "license.workspace = true",
    "publish.workspace = true",
    "workspace = true",
];

pub(super) fn check(metadata: &Metadata, files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in metadata.workspace_packages() {
        let path = tree::manifest(package);
        let text = files.iter().find(|file| file.path == path).map_or("", |file| &file.text);
        for line in SHARED {
            if !text.lines().any(|found| found.trim() == line) {
                let what = if line == "workspace = true" { "[lints] workspace = true" } else { line };
                findings.push(Finding::new(&path, 1, format!("`{what}` is missing")));
            }
        }
        let name = layers::crate_of(&package.name);
        let folder = path.rsplit('/').nth(1).unwrap_or_default();
        let wanted = layers::package_of(folder);
        if package.name != wanted {
            findings.push(Finding::new(&path, 2, format!("the package in `{folder}` is called `{wanted}`")));
        }
        let Some(layer) = layers::layer(name) else {
            let what = format!("`{name}` is not in the table of xtask/src/layers.rs");
            findings.push(Finding::new(&path, 1, what));
            continue;
        };
        for edge in package.dependencies.iter().filter(|edge| edge.path.is_some()) {
            let in_tests = edge.kind == DependencyKind::Development;
            let used = layers::crate_of(&edge.name);
            if !layer.may_use(used, in_tests) {
                let what = format!("`{name}` may not use `{used}`: a new edge needs a decision");
                findings.push(Finding::new(&path, line_of(text, used), what));
            }
        }
    }
    findings
}

fn line_of(manifest: &str, name: &str) -> usize {
    let begins = |line: &str| {
        line.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    manifest.lines().position(begins).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_found_by_its_own_line() {
        let manifest = "[dependencies]\ntablet = \"1\"\ntable.workspace = true\n";
        assert_eq!((line_of(manifest, "table"), line_of(manifest, "game")), (3, 1));
    }
}
