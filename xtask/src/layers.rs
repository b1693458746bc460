//! Which crates there are, who may use whom, and which of them are pure. A new edge is a new entry here,
//! with a page in `docs/decisions` that says why.

/// A title, the crate that holds its rules, and what its clauses begin with.
pub(crate) struct Title {
    pub(crate) name: &'static str,
    pub(crate) clauses: &'static str,
}

/// Every title, playable yet or not.
pub(crate) const TITLES: [Title; 3] = [
    Title { name: "airlines-europe", clauses: "AE" },
    Title { name: "ticket-to-ride-germany", clauses: "TG" },
    Title { name: "jet-set", clauses: "JS" },
];

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
/// What everybody may use in tests: the laws, and the sentences and names that players really read.
const IN_TESTS: [&str; 2] = [TESTKIT, "text"];

const LAYERS: [Layer; 16] = [
    pure("game", &[]),
    pure("network", &["game"]),
    pure("text", &["game"]),
    pure(TITLE, &["game", "network"]),
    pure("catalog", &["game", "network", TITLE]),
    pure("table", &["game", "network", "catalog"]),
    pure("wire", &["game", "catalog"]),
    pure("picture", &["game", "network", TITLE]),
    pure("bots", &["game", "network", TITLE, "catalog"]),
    other("server", &["game", "catalog", "table", "wire", "bots", "text", "picture"]),
    other("web", &["game", "network", TITLE, "catalog", "table", "wire", "bots", "text", "picture"]),
    other("python", &["game", "catalog", "table", "bots", "text"]),
    other("cli", &["game", "network", "catalog", "table", "wire", "bots", "text", "picture", "server"]),
    other(TESTKIT, &["game", "catalog", "table"]),
    other("xtask", &[]),
    other("fuzz", &["game", "catalog", "table", TESTKIT]),
];

const fn pure(name: &'static str, may_use: &'static [&'static str]) -> Layer {
    Layer { name, may_use, pure: true }
}

const fn other(name: &'static str, may_use: &'static [&'static str]) -> Layer {
    Layer { name, may_use, pure: false }
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
    row == name || row == TITLE && TITLES.iter().any(|title| title.name == name)
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
    fn edges_only_lead_to_rows_of_the_table() {
        for layer in &LAYERS {
            for row in layer.may_use {
                assert!(LAYERS.iter().any(|other| other.name == *row), "{} uses {row}", layer.name);
            }
        }
    }
}
