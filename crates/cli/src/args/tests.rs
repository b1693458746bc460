//! What pages and help texts say can be typed is what can be typed.

use super::Args;
use clap::{CommandFactory, Parser};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Pages on which every flag in back-ticks is one of ours.
const ONLY_OURS: [&str; 6] = [
    "README.md",
    "docs/bots.md",
    "docs/hosting.md",
    "docs/json.md",
    "docs/record-format.md",
    "docs/strength.md",
];

/// Words after `skyrail` that are the format's and not a command: the first line of a record, and what is hashed.
const OF_THE_FORMAT: [&str; 5] = ["1", "commitment", "luck", "record", "seed"];

/// A page: its path from the root and its text.
struct Page(String, String);

/// Every page that tells people what to type.
fn pages() -> Vec<Page> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let in_folder = |folder: &str| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(root.join(folder)).expect("the folder is there");
        let paths = entries.map(|entry| entry.expect("it can be listed").path());
        paths.filter(|path| path.extension().is_some_and(|end| end == "md")).collect()
    };
    let mut paths: Vec<PathBuf> = [".", "docs", "docs/decisions", "replays", "fuzz"].map(in_folder).concat();
    paths.push(root.join("deploy/skyrail.service"));
    let page = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a page is text");
        let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        Page(name.trim_start_matches("./").to_string(), text)
    };
    paths.into_iter().map(page).collect()
}

/// The words of a command up to the first that is the shell's.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in line.chars() {
        match (letter, quote) {
            (_, Some(open)) if letter == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (' ', None) => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    let shell = |word: &String| ["#", "&", "&&", "|", ";"].contains(&word.as_str()) || word.starts_with('>');
    let end = words.iter().position(shell).unwrap_or(words.len());
    words.truncate(end);
    words
}

/// The commands in blocks of code and the like: lines that call `skyrail`, by its name or through cargo.
fn commands(text: &str) -> Vec<Vec<String>> {
    let joined = text.replace("\\\n", " ");
    let mut found = Vec::new();
    for line in joined.lines().map(str::trim) {
        let line = line.strip_prefix("ExecStart=/usr/local/bin/").unwrap_or(line);
        let said =
            line.strip_prefix("skyrail ").or_else(|| Some(line.split_once("cargo run --release -- ")?.1));
        found.extend(said.filter(|_| !line.contains('`')).map(words));
    }
    found
}

/// What stands in back-ticks within the lines of a page.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    let lines = text.lines().filter(move |line| {
        let fence = line.starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    lines.flat_map(|line| line.split('`').skip(1).step_by(2))
}

fn has_flag(command: &clap::Command, flag: &str) -> bool {
    let name = flag.trim_start_matches("--").split('=').next().unwrap_or_default();
    let own = command.get_arguments().any(|argument| {
        argument.get_long() == Some(name) || argument.get_all_aliases().is_some_and(|all| all.contains(&name))
    });
    own || ["help", "version", "language"].contains(&name)
}

/// Whether a mention such as `skyrail board draw` or `skyrail replay --json` is of something there is.
fn is_there(mention: &str) -> bool {
    let root = Args::command();
    let mut command = &root;
    for word in mention.split_whitespace().skip(1) {
        if word.starts_with("--") {
            if !has_flag(command, word) {
                return false;
            }
        } else if command.has_subcommands() {
            let Some(part) = command.find_subcommand(word) else { return false };
            command = part;
        }
    }
    true
}

/// Whether any command, of any depth, has the flag.
fn any_has(command: &clap::Command, flag: &str) -> bool {
    has_flag(command, flag) || command.get_subcommands().any(|part| any_has(part, flag))
}

#[test]
fn every_command_on_a_page_can_be_typed() {
    let mut typed = 0;
    for Page(name, text) in pages() {
        for words in commands(&text) {
            let said = std::iter::once("skyrail".to_string()).chain(words.clone());
            if let Err(error) = Args::try_parse_from(said) {
                assert_eq!(error.exit_code(), 0, "{name}: skyrail {}\n{error}", words.join(" "));
            }
            typed += 1;
        }
    }
    assert!(typed > 20, "only {typed} commands were found");
}

#[test]
fn every_example_of_the_help_can_be_typed() {
    let mut typed = 0;
    for command in Args::command().get_subcommands() {
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        for words in commands(&after) {
            let said = std::iter::once("skyrail".to_string()).chain(words.clone());
            assert!(Args::try_parse_from(said).is_ok(), "{words:?}");
            typed += 1;
        }
    }
    assert!(typed > 5, "only {typed} examples were found");
}

#[test]
fn every_command_and_flag_that_is_mentioned_is_there() {
    for Page(name, text) in pages() {
        for span in spans(&text) {
            let said = span.strip_prefix("skyrail ");
            if said.is_some_and(|said| !OF_THE_FORMAT.contains(&said)) {
                assert!(is_there(span), "{name}: there is no `{span}`");
            }
            let flag = span.split_whitespace().next().filter(|word| word.starts_with("--"));
            if let Some(flag) = flag.filter(|_| ONLY_OURS.contains(&name.as_str())) {
                assert!(any_has(&Args::command(), flag), "{name}: there is no `{flag}`");
            }
        }
    }
    assert!(!is_there("skyrail board paint") && !is_there("skyrail replay --jason"));
}

#[test]
fn the_settings_of_a_server_are_those_of_the_page() {
    let root = Args::command();
    let serve = root.find_subcommand("serve").expect("there is a command to serve");
    let env = |long: &str| {
        let argument = serve.get_arguments().find(|argument| argument.get_long() == Some(long))?;
        Some(argument.get_env()?.to_string_lossy().into_owned())
    };
    let known =
        serve.get_arguments().filter(|argument| !argument.is_hide_set()).filter_map(clap::Arg::get_long);
    let known: BTreeSet<(String, String)> = known
        .map(|long| {
            // What is switched off by a flag is a setting that is false.
            let off = || Some(format!("{}=false", env(long.strip_prefix("no-")?)?));
            (format!("--{long}"), env(long).or_else(off).unwrap_or_default())
        })
        .collect();
    let page = include_str!("../../../../docs/hosting.md");
    let rows = page.lines().filter(|line| line.starts_with("| `--"));
    let listed: BTreeSet<(String, String)> = rows
        .map(|row| {
            let mut spans = row.split('`').skip(1).step_by(2);
            let flag = spans.next().and_then(|span| span.split(' ').next()).unwrap_or_default();
            let env = spans.next().filter(|name| name.starts_with("SKYRAIL_")).unwrap_or_default();
            (flag.to_string(), env.to_string())
        })
        .collect();
    assert_eq!(listed, known);
}
