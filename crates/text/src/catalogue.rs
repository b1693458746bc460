//! Which messages there are, to hold the languages to each other.

use crate::{Language, Text, files};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

impl Text {
    /// The messages that English has and this language lacks; they are said in English.
    pub fn missing(language: Language) -> Vec<String> {
        beyond(messages(Language::En), &messages(language))
    }

    /// The messages that this language has and English lacks; nobody asks for them.
    pub fn superfluous(language: Language) -> Vec<String> {
        beyond(messages(language), &messages(Language::En))
    }
}

/// A message by its key, and the variables it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The keys that `other` lacks.
fn beyond(messages: Messages, other: &Messages) -> Vec<String> {
    messages.into_keys().filter(|key| !other.contains_key(key)).collect()
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for file in files::of(language) {
        let resource = FluentResource::try_new(file.source.into()).unwrap_or_else(|(sound, _)| sound);
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let variables = messages.entry(message.id.name.to_string()).or_default();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, variables);
            }
        }
    }
    messages
}

fn in_pattern(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, into);
        }
    }
}

fn in_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, into),
        Expression::Select { selector, variants } => {
            in_inline(selector, into);
            for variant in variants {
                in_pattern(&variant.value, into);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_string());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => in_arguments(arguments, into),
        InlineExpression::Placeable { expression } => in_expression(expression, into),
        _ => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, into: &mut BTreeSet<String>) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for argument in arguments.positional.iter().chain(named) {
        in_inline(argument, into);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::FILES;

    #[test]
    fn every_file_parses() {
        for file in FILES {
            if let Err((_, errors)) = FluentResource::try_new(file.source.into()) {
                let line = |at: usize| file.source[..at].lines().count();
                let told: Vec<_> = errors.iter().map(|error| (line(error.pos.start), &error.kind)).collect();
                panic!("{}: line and fault {told:?}", file.path);
            }
        }
    }

    #[test]
    fn no_language_has_a_message_twice_or_without_a_sentence() {
        for language in Language::ALL {
            let mut seen = BTreeSet::new();
            for file in files::of(language) {
                let resource = FluentResource::try_new(file.source.into()).unwrap();
                for entry in resource.entries() {
                    let key = match entry {
                        Entry::Message(message) => {
                            assert!(message.value.is_some(), "{}: {}", file.path, message.id.name);
                            assert!(message.attributes.is_empty(), "{}: {}", file.path, message.id.name);
                            message.id.name.to_string()
                        }
                        Entry::Term(term) => format!("-{}", term.id.name),
                        _ => continue,
                    };
                    assert!(seen.insert(key.clone()), "{}: {key} is there twice", file.path);
                }
            }
        }
    }

    #[test]
    fn complete_languages_have_exactly_the_messages_of_english() {
        for &language in Language::COMPLETE {
            assert_eq!(Text::missing(language), [""; 0], "{language} lacks these");
        }
        for language in Language::ALL {
            assert_eq!(Text::superfluous(language), [""; 0], "English lacks these of {language}");
        }
    }

    #[test]
    fn messages_use_the_same_variables_in_every_language() {
        let english = messages(Language::En);
        for language in Language::ALL {
            for (key, variables) in messages(language) {
                assert_eq!(Some(&variables), english.get(&key), "{key} in {language}");
            }
        }
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let source = "m = { $a } { NUMBER($b) ->\n [one] { -t(c: 1) }\n *[other] { { $d } }\n }";
        let resource = FluentResource::try_new(source.into()).unwrap();
        let Some(Entry::Message(message)) = resource.entries().next() else { panic!("one message") };
        let mut found = BTreeSet::new();
        in_pattern(message.value.as_ref().unwrap(), &mut found);
        assert_eq!(found.into_iter().collect::<String>(), "abd");
    }

    #[test]
    fn a_language_without_a_message_lists_it_as_missing() {
        let mut own = messages(Language::En);
        own.remove("fault-json");
        assert_eq!(beyond(messages(Language::En), &own), ["fault-json"]);
        assert_eq!(beyond(own, &messages(Language::En)), [""; 0]);
    }
}
