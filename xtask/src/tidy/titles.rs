//! Titles are named in their own folders and in the one list: general code names none, and cites no clause of one.

use crate::outcome::Finding;
use crate::titles::{self, Title};
use crate::tree::File;

/// Where the one list is, and how its lines begin.
const LIST: (&str, &str) = ("crates/catalog/src/lib.rs", "            ");
/// What may name any title: what is no part of the product.
const FREE: [&str; 6] = ["tests", "tests.rs", "benches", "examples", "fuzz", "new-title"];
/// The files that are looked at.
const CODE: [&str; 4] = ["rs", "css", "js", "html"];

/// Lines that name a title or a clause of one, outside of its folders.
pub(super) fn check(file: &File) -> Vec<Finding> {
    let all = titles::all();
    let forms: Vec<String> = all.iter().flat_map(|title| forms(&title.name)).collect();
    let of_title = |part: &str| forms.iter().any(|form| part.split('.').next() == Some(form));
    let code = ["crates/", "xtask/src/", "e2e/lib/"].iter().any(|start| file.path.starts_with(start));
    let looked_at = CODE.iter().any(|end| file.has_extension(end));
    if !code || !looked_at || file.path.split('/').any(|part| of_title(part) || FREE.contains(&part)) {
        return Vec::new();
    }
    let what = "a title is named outside its folders; its own type or `catalog::each!` says which it is";
    naming(file, &forms, all).into_iter().map(|line| Finding::new(&file.path, line, what)).collect()
}

/// The numbers of the lines that name a title; comments, tests, the `mod` lines of its folders and the one list aside.
fn naming(file: &File, forms: &[String], titles: &[Title]) -> Vec<usize> {
    let lines = file.text.lines().take_while(|line| !line.contains("#[cfg(test)]")).enumerate();
    let aside = |line: &str| {
        let (path, start) = LIST;
        let listed =
            file.path == path && line.starts_with(start) && line.ends_with(',') && line.contains(" = ");
        let line = line.trim();
        listed
            || ["//", "/*", "*"].iter().any(|start| line.starts_with(start))
            || line.ends_with(';') && line.contains("mod ")
    };
    let names = |line: &str| {
        forms.iter().any(|form| line.contains(form)) || titles.iter().any(|title| cites(line, title))
    };
    lines.filter(|(_, line)| !aside(line) && names(line)).map(|(index, _)| index + 1).collect()
}

/// Whether a line cites a clause, as in `AE-19`, or a message of the title, as in `"ae-ask`.
fn cites(line: &str, title: &Title) -> bool {
    let clause = format!("{}-", title.clauses);
    let number =
        |(at, _): (usize, &str)| line[at + clause.len()..].starts_with(|next: char| next.is_ascii_digit());
    line.match_indices(&clause).any(number) || line.contains(&format!("\"{}", clause.to_lowercase()))
}

/// A name as it is typed, as a crate and as a variant: `jet-set`, `jet_set`, `JetSet`.
fn forms(name: &str) -> [String; 3] {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    [name.to_string(), name.replace('-', "_"), name.split('-').map(word).collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_title_is_named_at_home_only() {
        let named = |path: &str| check(&file(path, "// jet-set\nuse jet_set::State;\n"));
        assert_eq!(named("crates/web/src/frame/bar.rs").len(), 1);
        for home in
            ["crates/jet-set/src/lib.rs", "crates/web/src/titles/jet_set/map.rs", "crates/cli/tests/play.rs"]
        {
            assert!(named(home).is_empty(), "{home}");
        }
        assert_eq!(check(&file("crates/web/style/game.css", ".game[data-title=\"jet-set\"] {}\n")).len(), 1);
    }

    #[test]
    fn a_clause_is_cited_at_home_only() {
        let lines = |text: &str| check(&file("crates/web/src/frame/bar.rs", text)).len();
        assert_eq!(lines("let clause = \"AE-19\";\nNote::new(\"js-ask-turn\");\n"), 2);
        assert_eq!(lines("// As in AE-19.\nlet name = \"BAE-x\";\n"), 0);
    }

    #[test]
    fn comments_tests_and_the_list_may_name_any_title() {
        let text = "/// As in `jet-set`.\nlet one = Title::JetSet;\n#[cfg(test)]\nuse jet_set::State;\n";
        assert_eq!(check(&file("crates/cli/src/board.rs", text)).len(), 1);
        assert!(check(&file("crates/cli/src/board.rs", "mod jet_set;\n")).is_empty());
        let list = "            JetSet = jet_set,\n";
        assert!(check(&file(LIST.0, list)).is_empty());
        assert_eq!(check(&file("crates/cli/src/board.rs", list)).len(), 1);
    }
}
