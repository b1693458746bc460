//! Rust sources, read as tokens so that strings and comments are never taken for code.

use crate::layers;
use crate::outcome::Finding;
use crate::tree::File;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// The most lines a file may have, tests not counted.
const MAX_LINES: usize = 600;
/// Macros that mark unfinished work.
const UNFINISHED: [&str; 3] = ["todo", "unimplemented", "dbg"];
/// Attributes that switch a test off or make a bug its expectation.
const WEAK_TESTS: [&str; 2] = ["ignore", "should_panic"];
/// Parts of the standard library that a pure crate never touches.
const IMPURE: [&str; 6] = ["time", "fs", "thread", "env", "net", "process"];
/// Macros that print.
const PRINTS: [&str; 4] = ["print", "println", "eprint", "eprintln"];

pub(super) fn check(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !file.text.starts_with("//!") {
        findings.push(Finding::new(&file.path, 1, "the file begins without a `//!` head"));
    }
    let Ok(tokens) = file.text.parse::<TokenStream>() else {
        findings.push(Finding::new(&file.path, 1, "the file cannot be read as Rust"));
        return findings;
    };
    let product = file.in_crate().is_some_and(|path| path.starts_with("src/"));
    let pure = product && !file.path.contains("/src/bin/") && file.of_crate().is_some_and(layers::is_pure);
    let mut reader = Reader { product, pure, test_lines: 0, found: Vec::new() };
    reader.read(tokens, file.is_test());
    findings.extend(reader.found.into_iter().map(|(line, what)| Finding::new(&file.path, line, what)));

    let lines = file.text.lines().count() - reader.test_lines;
    if lines > MAX_LINES && !file.is_test() {
        let what = format!("{lines} lines without tests; split at {MAX_LINES}");
        findings.push(Finding::new(&file.path, MAX_LINES, what));
    }
    findings
}

struct Reader {
    /// Part of the product, so a panic needs a reason.
    product: bool,
    /// In a pure crate.
    pure: bool,
    test_lines: usize,
    found: Vec<(usize, String)>,
}

impl Reader {
    fn read(&mut self, tokens: TokenStream, in_test: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        // Where the test item that is being read began.
        let mut test_item: Option<usize> = None;
        for (index, token) in tokens.iter().enumerate() {
            let line = token.span().start().line;
            let rest = &tokens[index + 1..];
            let tested = in_test || test_item.is_some();
            let mut item_ends = false;
            match token {
                TokenTree::Punct(punct) => match punct.as_char() {
                    '#' if self.attribute(rest, line) && !tested => test_item = Some(line),
                    '.' if self.product && !tested && is_unwrap(rest) => {
                        self.note(line, "`.unwrap()` outside tests; `expect` says why it cannot fail");
                    }
                    mark => item_ends = mark == ';',
                },
                TokenTree::Ident(ident) => self.word(&ident.to_string(), rest, line, self.pure && !tested),
                TokenTree::Group(group) => {
                    self.read(group.stream(), tested);
                    item_ends = group.delimiter() == Delimiter::Brace;
                }
                TokenTree::Literal(_) => {}
            }
            if item_ends && let Some(start) = test_item.take() {
                self.test_lines += token.span().end().line + 1 - start;
            }
        }
    }

    /// Looks at an attribute and says whether it makes the next item a test.
    fn attribute(&mut self, rest: &[TokenTree], line: usize) -> bool {
        let Some(TokenTree::Group(group)) = rest.first() else { return false };
        let text: String = group.stream().to_string().split_whitespace().collect();
        for weak in WEAK_TESTS {
            if text == weak || text.starts_with(&format!("{weak}=")) || text.starts_with(&format!("{weak}("))
            {
                self.note(line, &format!("`#[{weak}]`: a test runs, and never by panicking"));
            }
        }
        text == "cfg(test)" || text == "test"
    }

    fn word(&mut self, word: &str, rest: &[TokenTree], line: usize, pure: bool) {
        if UNFINISHED.contains(&word) && is_macro(rest) {
            self.note(line, &format!("`{word}!` marks unfinished work"));
        }
        if pure && PRINTS.contains(&word) && is_macro(rest) {
            self.note(line, &format!("`{word}!` in a pure crate"));
        }
        if pure && word == "std" {
            for part in parts_of_std(rest).into_iter().filter(|part| IMPURE.contains(&part.as_str())) {
                self.note(line, &format!("`std::{part}` in a pure crate"));
            }
        }
    }

    fn note(&mut self, line: usize, what: &str) {
        self.found.push((line, what.to_string()));
    }
}

/// Whether `!` and its arguments follow.
fn is_macro(rest: &[TokenTree]) -> bool {
    matches!(rest, [TokenTree::Punct(bang), TokenTree::Group(_), ..] if bang.as_char() == '!')
}

/// Whether `unwrap()` follows.
fn is_unwrap(rest: &[TokenTree]) -> bool {
    matches!(rest, [TokenTree::Ident(name), TokenTree::Group(arguments), ..]
        if name == "unwrap" && arguments.delimiter() == Delimiter::Parenthesis && arguments.stream().is_empty())
}

/// The names right behind `std::`, one or a braced list.
fn parts_of_std(rest: &[TokenTree]) -> Vec<String> {
    let [TokenTree::Punct(first), TokenTree::Punct(second), next, ..] = rest else { return Vec::new() };
    if first.as_char() != ':' || first.spacing() != Spacing::Joint || second.as_char() != ':' {
        return Vec::new();
    }
    match next {
        TokenTree::Ident(name) => vec![name.to_string()],
        TokenTree::Group(list) => {
            let names = list.stream().into_iter().filter_map(|token| match token {
                TokenTree::Ident(name) => Some(name.to_string()),
                _ => None,
            });
            names.collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_text(path: &str, text: &str, expected: &[&str]) {
        let findings = check(&File { path: path.into(), text: text.into() });
        let found: Vec<String> =
            findings.iter().map(|found| format!("{}: {}", found.line, found.what)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn unfinished_work_is_found_in_code_but_not_in_words() {
        let text = "//! Head.\nfn a() {\n    // todo!()\n    let _ = \"todo!()\";\n    if todo != 1 { todo!() }\n}\n";
        check_text("xtask/src/a.rs", text, &["5: `todo!` marks unfinished work"]);
        check_text("xtask/src/a.rs", "fn a() {}\n", &["1: the file begins without a `//!` head"]);
    }

    #[test]
    fn unwrap_is_for_tests() {
        let text = "//! Head.\nfn a() { b().unwrap(); b().unwrap_or(1); }\n#[cfg(test)]\nmod tests { fn c() { d().unwrap(); } }\n";
        let what = "2: `.unwrap()` outside tests; `expect` says why it cannot fail";
        check_text("crates/cli/src/a.rs", text, &[what]);
        check_text("crates/cli/tests/a.rs", text, &[]);
    }

    #[test]
    fn pure_crates_touch_nothing_outside() {
        let text = "//! Head.\nuse std::{fmt, fs::File};\nfn a() { std::env::var(\"X\"); println!(); }\n";
        let expected = [
            "2: `std::fs` in a pure crate",
            "3: `std::env` in a pure crate",
            "3: `println!` in a pure crate",
        ];
        check_text("crates/table/src/a.rs", text, &expected);
        check_text("crates/cli/src/a.rs", text, &[]);
    }

    #[test]
    fn switched_off_tests_are_found() {
        let text = "//! Head.\n#[test]\n#[ignore = \"slow\"]\nfn a() {}\n";
        check_text("crates/table/tests/a.rs", text, &["3: `#[ignore]`: a test runs, and never by panicking"]);
    }

    #[test]
    fn long_files_are_found_without_their_tests() {
        let code = format!("//! Head.\n{}", "fn a() {}\n".repeat(MAX_LINES));
        check_text("xtask/src/a.rs", &code, &["600: 601 lines without tests; split at 600"]);
        let tests = format!("//! Head.\n#[cfg(test)]\nmod tests {{\n{}}}\n", "fn a() {}\n".repeat(MAX_LINES));
        check_text("xtask/src/a.rs", &tests, &[]);
    }
}
