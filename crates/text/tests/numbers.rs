//! Numbers of the rules come into messages as arguments: each has its one home in `numbers.rs` of its title, so a
//! message that wrote one out would go on saying it after it had changed.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::fs;
use std::path::Path;

/// What the keys of messages begin with that speak of a board file or of the signs on its picture.
const OF_BOARDS: [&str; 2] = ["fault-", "picture-"];

#[test]
fn messages_of_titles_have_no_digits() {
    let mut found = Vec::new();
    let mut messages = 0;
    for title in Path::new(env!("CARGO_MANIFEST_DIR")).join("titles").read_dir().unwrap() {
        for path in title.unwrap().path().read_dir().unwrap().map(|file| file.unwrap().path()) {
            if path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let resource = parser::parse(fs::read_to_string(&path).unwrap()).expect("messages parse");
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let Some(pattern) = &message.value else { continue };
                if !OF_BOARDS.iter().any(|area| message.id.name.starts_with(area)) {
                    messages += 1;
                    if has_digits(pattern) {
                        found.push(format!("{}: {}", path.display(), message.id.name));
                    }
                }
            }
        }
    }
    assert!(messages > 1_000, "the messages are not where they were");
    assert!(
        found.is_empty(),
        "these messages write a number out instead of taking it:\n{}",
        found.join("\n")
    );
}

/// Whether a number is written out; what a choice such as `[0]` asks for is not said.
fn has_digits(pattern: &Pattern<String>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.contains(|letter: char| letter.is_ascii_digit()),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| has_digits(&variant.value))
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            matches!(inline, InlineExpression::NumberLiteral { .. })
        }
    })
}
