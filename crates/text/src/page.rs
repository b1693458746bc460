//! Reads the small part of Markdown that rules pages are written in: headings, clauses, tables, paragraphs,
//! and marks within a line. A clause is one list item on one line: `- AE-19 Always the cheapest…`.
//! The browser loads this too, which is why it is no full Markdown reader.

use crate::Language;
use crate::rulebook::{Block, Clause, Rulebook, Section, Table};

/// Reads a rules page.
pub(crate) fn read(source: &str, language: Language) -> Rulebook {
    let (title, intro) = (String::new(), Vec::new());
    let mut book = Rulebook { title, language, fallback: false, intro, sections: Vec::new() };
    let mut before = "";
    for line in source.lines().map(str::trim) {
        let level = line.bytes().take_while(|&byte| byte == b'#').count();
        if level > 0 {
            let heading = line[level..].trim().to_string();
            match level {
                1 => book.title = heading,
                _ => book.sections.push(Section { heading, level, blocks: Vec::new() }),
            }
        } else if !line.is_empty() {
            let blocks = book.sections.last_mut().map_or(&mut book.intro, |section| &mut section.blocks);
            add(blocks, line, before.is_empty());
        }
        before = line;
    }
    book
}

/// Adds a line to the blocks; `fresh` says that an empty line came before it.
fn add(blocks: &mut Vec<Block>, line: &str, fresh: bool) {
    if let Some(clause) = clause(line) {
        blocks.push(Block::Clause(clause));
        return;
    }
    let cells = cells(line);
    match (blocks.last_mut(), cells) {
        (Some(Block::Table(table)), Some(row)) => {
            if !row.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|byte| b"-:".contains(&byte))) {
                table.rows.push(row);
            }
        }
        (_, Some(head)) => blocks.push(Block::Table(Table { head, rows: Vec::new() })),
        (Some(Block::Paragraph(text)), None) if !fresh => {
            text.push(' ');
            text.push_str(line);
        }
        (_, None) => blocks.push(Block::Paragraph(line.into())),
    }
}

fn clause(line: &str) -> Option<Clause> {
    let (id, text) = line.strip_prefix("- ")?.split_once(' ')?;
    let (series, number) = id.split_once('-')?;
    let sound = !series.is_empty() && series.bytes().all(|byte| byte.is_ascii_uppercase());
    let numbered = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let ours = spans(text).iter().any(|span| matches!(span, Span::Ours(_)));
    (sound && numbered).then(|| Clause { id: id.into(), text: text.trim().into(), ours })
}

fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| cell.trim().to_string()).collect())
}

/// A piece of a line, and how it is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span<'t> {
    /// As it is.
    Plain(&'t str),
    /// Stressed.
    Emphasis(&'t str),
    /// Strongly stressed.
    Strong(&'t str),
    /// A word to be typed, such as an option.
    Code(&'t str),
    /// The mark of our own reading, and its reason if one is given.
    Ours(Option<&'t str>),
}

/// Takes a text of the rulebook apart at its marks. A mark that is never closed is plain text.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while let Some(step) = text[at..].find(['*', '`']) {
        at += step;
        let mark = ["**", "*", "`"].into_iter().find(|mark| text[at..].starts_with(mark)).unwrap_or("*");
        let inner = at + mark.len();
        let Some(length) = text[inner..].find(mark).filter(|&length| length > 0) else {
            at = inner;
            continue;
        };
        if plain < at {
            spans.push(Span::Plain(&text[plain..at]));
        }
        spans.push(marked(mark, &text[inner..inner + length]));
        at = inner + length + mark.len();
        plain = at;
    }
    if plain < text.len() {
        spans.push(Span::Plain(&text[plain..]));
    }
    spans
}

fn marked<'t>(mark: &str, inner: &'t str) -> Span<'t> {
    let ours = inner.strip_prefix("[ours").and_then(|rest| rest.strip_suffix(']'));
    match (mark, ours) {
        ("**", Some("")) => Span::Ours(None),
        ("**", Some(reason)) => Span::Ours(Some(reason.trim_start_matches(':').trim())),
        ("**", None) => Span::Strong(inner),
        ("`", _) => Span::Code(inner),
        _ => Span::Emphasis(inner),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_apart() {
        let text = "a *b* `c_d` **e** **[ours]** f **[ours: why]**";
        let expected = [
            Span::Plain("a "),
            Span::Emphasis("b"),
            Span::Plain(" "),
            Span::Code("c_d"),
            Span::Plain(" "),
            Span::Strong("e"),
            Span::Plain(" "),
            Span::Ours(None),
            Span::Plain(" f "),
            Span::Ours(Some("why")),
        ];
        assert_eq!(spans(text), expected);
    }

    #[test]
    fn open_marks_are_plain() {
        for text in ["2 * 3", "**", "`é", "***"] {
            assert_eq!(spans(text), [Span::Plain(text)]);
        }
        assert_eq!(spans(""), []);
    }

    #[test]
    fn blocks_keep_their_order() {
        let source = "# T\nOne.\nTwo.\n\nThree.\n## S\n- AE-1 Rule:\n\n| a | b |\n|---|:-:|\n| 1 | |\n\nEnd.\n### P\n- no id";
        let book = read(source, Language::En);
        let text = |text: &str| Block::Paragraph(text.into());
        assert_eq!((book.title.as_str(), book.intro), ("T", vec![text("One. Two."), text("Three.")]));
        let clause = Clause { id: "AE-1".into(), text: "Rule:".into(), ours: false };
        let table = Table { head: vec!["a".into(), "b".into()], rows: vec![vec!["1".into(), String::new()]] };
        assert_eq!(book.sections[0].blocks, [Block::Clause(clause), Block::Table(table), text("End.")]);
        assert_eq!((book.sections[1].level, &book.sections[1].blocks[..]), (3, &[text("- no id")][..]));
    }
}
