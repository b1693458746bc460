//! Which crates there are, who may use whom, and which of them are pure. A new edge is a new entry here and in the
//! table of ARCHITECTURE.md, with a page in `docs/decisions` that says why.

use crate::titles;

/// One row of the table.
pub(crate) struct Layer {
    name: &'static str,
    may_use: &'static [&'static str],
    /// No I/O, clock, threads or environment, and it builds for WebAssembly.
    pub(crate) pure: bool,
}

/// Stands for the crate of any title.
const TITLE: &str = "<title>";
/// The crate that is for tests only.
const TESTKIT: &str = "testkit";
/// The crate of the program, which has the name of the project alone.
const PROGRAM: &str = "skyrail";
/// What everybody may use in tests: the laws, the sentences and names that players really read, and a client.
const IN_TESTS: [&str; 3] = [TESTKIT, "text", "client"];

const LAYERS: &[Layer] = &[
    pure("game", &[]),
    pure("network", &["game"]),
    pure("text", &["game"]),
    pure(TITLE, &["game", "network"]),
    pure("catalog", &["game", "network", TITLE]),
    pure("table", &["game", "network", "catalog"]),
    pure("wire", &["game", "catalog"]),
    pure("picture", &["game", "network", TITLE, "catalog"]),
    pure("bots", &["game", "network", TITLE, "catalog"]),
    pure("observe", &["game", "network", "catalog"]),
    pure("dataset", &["game", "catalog", "bots"]),
    pure("engine", &["game", "network", "catalog", "table", "bots"]),
    other("client", &[]),
    other("server", &["game", "catalog", "table", "wire", "bots", "text", "picture"]),
    other("page-view", &[]),
    other(
        "web",
        &["game", "network", TITLE, "catalog", "table", "wire", "bots", "text", "picture", "page-view"],
    ),
    other("page-wasm", &[]),
    other("page", &["page-wasm"]),
    other(
        "cli",
        &[
            "game", "network", "catalog", "table", "wire", "bots", "observe", "dataset", "text", "picture",
            "client", "server",
        ],
    ),
    other(PROGRAM, &["cli", "page"]),
    other(TESTKIT, &["game", "catalog", "table"]),
    other("xtask", &[]),
    other("run-wasm", &[]),
    other("fuzz", &["catalog", "table", "wire"]),
    other("python", &["game", "catalog", "bots", "observe", "dataset"]),
];

const fn pure(name: &'static str, may_use: &'static [&'static str]) -> Layer {
    Layer { name, may_use, pure: true }
}

const fn other(name: &'static str, may_use: &'static [&'static str]) -> Layer {
    Layer { name, may_use, pure: false }
}

/// The table as ARCHITECTURE.md shows it, row by row.
pub(crate) fn rows() -> Vec<String> {
    let row = |layer: &Layer| {
        let used: Vec<String> = layer.may_use.iter().map(|name| format!("`{name}`")).collect();
        let used = if used.is_empty() { "nothing of ours".to_string() } else { used.join(", ") };
        format!("| `{}` | {used} |", layer.name)
    };
    LAYERS.iter().map(row).collect()
}

/// What the table calls a package: by the folder of its crate. On the registry, where short names are taken, the name
/// of the project stands before it.
pub(crate) fn crate_of(package: &str) -> &str {
    package.strip_prefix("skyrail-").unwrap_or(package)
}

/// The package of the crate in this folder.
pub(crate) fn package_of(name: &str) -> String {
    if name == PROGRAM { name.to_string() } else { format!("skyrail-{name}") }
}

/// The row of a crate, if the table knows it.
pub(crate) fn layer(name: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| stands_for(layer.name, name))
}

/// Whether the crate is in the table as a pure one.
pub(crate) fn is_pure(name: &str) -> bool {
    layer(name).is_some_and(|layer| layer.pure)
}

impl Layer {
    /// Whether a crate of this row may use `other`. Its tests may also use what lies further below.
    pub(crate) fn may_use(&self, other: &str, in_tests: bool) -> bool {
        let named = self.may_use.iter().any(|row| stands_for(row, other));
        let mut below = LAYERS.iter().filter(|layer| self.may_use.contains(&layer.name));
        named || in_tests && (IN_TESTS.contains(&other) || below.any(|layer| layer.may_use(other, true)))
    }
}

fn stands_for(row: &str, name: &str) -> bool {
    row == name || row == TITLE && titles::all().iter().any(|title| title.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_knows_titles_and_tests() {
        let rules = layer("jet-set").unwrap();
        assert!(rules.pure && rules.may_use("network", false) && rules.may_use("testkit", true));
        assert!(!rules.may_use("testkit", false) && !rules.may_use("airlines-europe", false));
        assert!(layer("catalog").unwrap().may_use("jet-set", false));
        let table = layer("table").unwrap();
        assert!(table.may_use("jet-set", true) && !table.may_use("jet-set", false));
        assert!(!table.may_use("cli", true));
        assert!(layer("helpers").is_none());
    }

    #[test]
    fn a_package_is_called_by_the_project_and_its_folder() {
        for (name, package) in [("game", "skyrail-game"), ("skyrail", "skyrail")] {
            assert_eq!((package_of(name).as_str(), crate_of(package)), (package, name));
        }
    }

    #[test]
    fn edges_only_lead_to_rows_of_the_table() {
        for layer in LAYERS {
            for row in layer.may_use {
                assert!(LAYERS.iter().any(|other| other.name == *row), "{} uses {row}", layer.name);
            }
        }
    }
}
