//! Every clause of the rules pages is traceable: it stands in a comment where it is enforced, and leads the
//! name of a test. No code or test cites a clause that the page does not have. Every number of the rules stands in
//! `src/numbers.rs` of its title, under the clause that gives it.

use crate::outcome::{Finding, Outcome, all_of};
use crate::titles::{self, Title};
use crate::tree::{self, File};
use std::collections::BTreeMap;

/// Where a title has the numbers of its rules.
const NUMBERS: &str = "src/numbers.rs";

pub(crate) fn check() -> Outcome {
    let files = tree::files()?;
    let mut findings = Vec::new();
    let mut notes = Vec::new();
    for title in titles::all() {
        let page = format!("docs/rules/{}.md", title.name);
        let Some(page) = files.iter().find(|file| file.path == page) else {
            findings.push(Finding::new(&page, 1, "the rules page is missing"));
            continue;
        };
        let clauses = clauses(title, page);
        let sources: Vec<&File> = files
            .iter()
            .filter(|file| file.has_extension("rs") && file.of_crate() == Some(&title.name))
            .collect();
        if sources.is_empty() {
            notes.push(format!("{} has no crate yet", title.name));
            continue;
        }
        findings.extend(trace(title, page, &clauses, &sources));
        let path = format!("crates/{}/{NUMBERS}", title.name);
        match sources.iter().find(|file| file.path == path) {
            Some(file) => findings.extend(unfounded(title, file)),
            None => findings.push(Finding::new(&path, 1, "the numbers of the rules are missing")),
        }
        notes.push(format!("{} {} clauses", title.name, clauses.len()));
    }
    all_of(findings, format!("rules: {}", notes.join(", ")))
}

/// The clauses a page defines, each with its line: `- AE-12 Every player …`.
fn clauses(title: &Title, page: &File) -> BTreeMap<u32, usize> {
    let defined = page.text.lines().enumerate().filter_map(|(index, line)| {
        let rest = line.strip_prefix("- ")?.strip_prefix(&title.clauses)?.strip_prefix('-')?;
        Some((leading_number(rest)?, index + 1))
    });
    defined.collect()
}

fn trace(title: &Title, page: &File, clauses: &BTreeMap<u32, usize>, sources: &[&File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let (mut told, mut tested) = (Vec::new(), Vec::new());
    for file in sources {
        let in_source = file.in_crate().is_some_and(|path| path.starts_with("src/"));
        for (line, clause) in comments(title, file) {
            if !clauses.contains_key(&clause) {
                let what = format!("the rules page has no clause {}-{clause}", title.clauses);
                findings.push(Finding::new(&file.path, line, what));
            }
            if in_source {
                told.push(clause);
            }
        }
        for (line, clause) in tests(title, file) {
            if !clauses.contains_key(&clause) {
                let what =
                    format!("the test is named after {}-{clause}, which does not exist", title.clauses);
                findings.push(Finding::new(&file.path, line, what));
            }
            tested.push(clause);
        }
    }
    for (clause, &line) in clauses {
        let id = format!("{}-{clause}", title.clauses);
        if !told.contains(clause) {
            let what = format!("{id} stands in no comment under crates/{}/src", title.name);
            findings.push(Finding::new(&page.path, line, what));
        }
        if !tested.contains(clause) {
            let name = format!("{}{clause}_", title.clauses.to_lowercase());
            let what = format!("{id} leads no test's name (`fn {name}…`) under crates/{}", title.name);
            findings.push(Finding::new(&page.path, line, what));
        }
    }
    findings
}

/// The items of a file whose comment cites no clause.
fn unfounded(title: &Title, file: &File) -> Vec<Finding> {
    const ITEMS: [&str; 7] = ["pub ", "const ", "static ", "fn ", "struct ", "enum ", "type "];
    let (mut findings, mut founded) = (Vec::new(), false);
    let cited: Vec<usize> = comments(title, file).into_iter().map(|(line, _)| line).collect();
    for (index, line) in file.text.lines().enumerate() {
        if line.starts_with("///") {
            founded |= cited.contains(&(index + 1));
        } else if !line.starts_with("#[") {
            if ITEMS.iter().any(|item| line.starts_with(item)) && !founded {
                let what = format!("no clause {}-… stands over this number", title.clauses);
                findings.push(Finding::new(&file.path, index + 1, what));
            }
            founded = false;
        }
    }
    findings
}

/// The clauses cited in comments, with their lines.
fn comments(title: &Title, file: &File) -> Vec<(usize, u32)> {
    let mut cited = Vec::new();
    let prefix = format!("{}-", title.clauses);
    for (index, line) in file.text.lines().enumerate() {
        let comment = comment(line);
        let ids = comment
            .match_indices(&prefix)
            .filter_map(|(at, _)| leading_number(&comment[at + prefix.len()..]));
        cited.extend(ids.map(|clause| (index + 1, clause)));
    }
    cited
}

/// The part of a line behind `//`, unless that stands inside a string.
fn comment(line: &str) -> &str {
    let starts = line.match_indices("//").map(|(at, _)| at);
    let mut outside = starts.filter(|&at| line[..at].matches('"').count().is_multiple_of(2));
    outside.next().map_or("", |at| &line[at..])
}

/// The clauses that lead a test's name, with their lines: `fn ae12_…` below `#[test]`.
fn tests(title: &Title, file: &File) -> Vec<(usize, u32)> {
    let prefix = format!("fn {}", title.clauses.to_lowercase());
    let mut named = Vec::new();
    let mut is_test = false;
    for (index, line) in file.text.lines().enumerate() {
        let line = line.trim();
        if line.starts_with("#[") {
            is_test |= line.contains("test");
        } else if !line.starts_with("//") {
            let rest = line.strip_prefix(&prefix).filter(|_| is_test);
            if let Some(clause) = rest.and_then(|rest| leading_number(rest.split_once('_')?.0)) {
                named.push((index + 1, clause));
            }
            is_test = false;
        }
    }
    named
}

fn leading_number(text: &str) -> Option<u32> {
    let digits = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    text[..digits].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn title() -> Title {
        Title { name: "jet-set".into(), clauses: "JS".into() }
    }

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_clause_needs_a_comment_and_a_test() {
        let page =
            file("docs/rules/jet-set.md", "# Page\n- JS-1 One.\n- JS-2 Two.\n- JS-3 Three, see JS-1.\n");
        let code = file(
            "crates/jet-set/src/check.rs",
            "// JS-1 and JS-2: so.\nlet x = note(\"JS-3\");\n/// JS-12.\n",
        );
        let tests = file(
            "crates/jet-set/tests/a.rs",
            "#[test]\nfn js1_one() {}\nfn js2_no() {}\n#[test]\nfn js3_a() {}\n",
        );
        let found = trace(&title(), &page, &clauses(&title(), &page), &[&code, &tests]);
        let found: Vec<String> = found.iter().map(Finding::to_string).collect();
        let expected = [
            "crates/jet-set/src/check.rs:3: the rules page has no clause JS-12",
            "docs/rules/jet-set.md:3: JS-2 leads no test's name (`fn js2_…`) under crates/jet-set",
            "docs/rules/jet-set.md:4: JS-3 stands in no comment under crates/jet-set/src",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_number_needs_a_clause() {
        let numbers = file(
            "crates/jet-set/src/numbers.rs",
            "//! JS-1.\n\n/// JS-2: so many.\n#[inline]\npub const A: u8 = 1;\n/// So many.\npub const B: u8 = 2;\n\
             \n/// JS-3: as many as fit,\n/// and no more.\npub fn c() -> u8 {\n    let two = 2;\n}\nconst D: u8 = 3;\n",
        );
        let found: Vec<String> = unfounded(&title(), &numbers).iter().map(Finding::to_string).collect();
        let expected = [
            "crates/jet-set/src/numbers.rs:7: no clause JS-… stands over this number",
            "crates/jet-set/src/numbers.rs:14: no clause JS-… stands over this number",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn addresses_in_strings_are_no_comments() {
        assert_eq!(comment("let a = \"https://JS-1\";"), "");
        assert_eq!(comment("let a = \"b\"; // JS-1"), "// JS-1");
    }
}
