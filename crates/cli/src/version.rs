//! What `skyrail --version` tells after the program's name.

use catalog::Title;

/// The number, the commit it was built from where that is known, and the rules number of every title.
pub(crate) fn long(commit: Option<&str>) -> String {
    let commit = commit.map(|commit| format!(" (commit {commit})")).unwrap_or_default();
    let width = Title::ALL.iter().map(|title| title.name().len()).max().unwrap_or_default();
    let rules = Title::ALL.iter().map(|title| format!("\n{:width$}  rules {}", title.name(), title.rules()));
    format!("{}{commit}{}", env!("CARGO_PKG_VERSION"), rules.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_that_is_not_known_is_not_told() {
        let number = env!("CARGO_PKG_VERSION");
        assert_eq!(long(None).lines().next(), Some(number));
        let known = long(Some("255264e, 2026-11-18"));
        assert_eq!(known.lines().next().unwrap(), format!("{number} (commit 255264e, 2026-11-18)"));
        assert_eq!(known.lines().count(), 1 + Title::ALL.len());
    }
}
