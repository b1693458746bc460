//! The README's commands are true: every block marked `sh ci` runs, in order, from the root.

use crate::command::run;
use crate::outcome::Outcome;
use crate::tree;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};
use std::process::Command;

/// The info string of a block to run. A plain `sh` block is only shown, since it asks a person something or
/// is run by the gate anyway.
const MARK: &str = "sh ci";

pub(crate) fn check() -> Outcome {
    let path = tree::root().join("README.md");
    let text = std::fs::read_to_string(path).map_err(|error| format!("README.md: {error}"))?;
    let blocks = blocks(&text);
    if blocks.is_empty() {
        return Err(format!("README.md has no block marked `{MARK}`"));
    }
    for block in &blocks {
        println!("{}", block.trim_end());
        let mut shell = Command::new("bash");
        shell.current_dir(tree::root()).args(["-euo", "pipefail", "-c", block]);
        run(&mut shell)?;
    }
    Ok(format!("readme: {} blocks run", blocks.len()))
}

fn blocks(text: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open = None;
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if *info == *MARK => {
                open = Some(String::new());
            }
            Event::Text(line) => {
                if let Some(block) = &mut open {
                    block.push_str(&line);
                }
            }
            Event::End(TagEnd::CodeBlock) => blocks.extend(open.take()),
            _ => {}
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marked_blocks_are_run() {
        let text = "Play:\n```sh\nplay\n```\n```sh ci\none\ntwo\n```\ntext\n```sh ci\nthree\n```\n";
        assert_eq!(blocks(text), ["one\ntwo\n", "three\n"]);
    }
}
