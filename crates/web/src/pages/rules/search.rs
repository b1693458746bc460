//! Looking for a word in the rulebook: in the guide and in every clause.

use super::{Book, anchor};
use text::{Block, Section, Span, spans};

/// More than this is not shown: another word says more.
const MOST: usize = 40;
/// How many letters stand around the word.
const AROUND: usize = 70;

/// Where a word stands.
pub(super) struct Found {
    /// Where the page goes for it.
    pub(super) id: String,
    /// The clause or the heading.
    pub(super) heading: String,
    /// What stands before the word, the word, and what follows.
    pub(super) sentence: (String, String, String),
}

/// Everything that has these words in it, one after the other as they are written.
pub(super) fn found(book: &Book, words: &str) -> Vec<Found> {
    let wanted = game::in_large(words.trim());
    let mut found = Vec::new();
    for (nth, (section, below)) in book.parts().into_iter().enumerate() {
        let id = anchor(nth);
        for part in std::iter::once(section).chain(below) {
            look(part, &id, &wanted, &mut found);
        }
    }
    for section in book.fine() {
        for block in &section.blocks {
            if let Block::Clause(clause) = block {
                hit(&clause.text, &clause.id, &clause.id, &wanted, &mut found);
            }
        }
    }
    found.truncate(MOST);
    found
}

fn look(section: &Section, id: &str, wanted: &str, found: &mut Vec<Found>) {
    let before = found.len();
    hit(&section.heading, &section.heading, id, wanted, found);
    for block in &section.blocks {
        if let Block::Paragraph(text) = block
            && !text.starts_with('!')
            && found.len() == before
        {
            hit(text, &section.heading, id, wanted, found);
        }
    }
}

fn hit(text: &str, heading: &str, id: &str, wanted: &str, found: &mut Vec<Found>) {
    let text = plain(text);
    if let Some(sentence) = around(&text, wanted) {
        found.push(Found { id: id.into(), heading: heading.into(), sentence });
    }
}

/// A text without its marks.
fn plain(text: &str) -> String {
    let words = spans(text).into_iter().map(|span| match span {
        Span::Plain(text) | Span::Emphasis(text) | Span::Strong(text) | Span::Code(text) => text,
        Span::Ours(_) => "",
    });
    words.collect()
}

/// The word in a text, with some of what stands around it.
fn around(text: &str, wanted: &str) -> Option<(String, String, String)> {
    let letters: Vec<char> = text.chars().collect();
    let large: Vec<String> = letters.iter().map(|letter| game::in_large(&letter.to_string())).collect();
    let starts = |from: usize| {
        let mut rest = wanted;
        let mut at = from;
        while !rest.is_empty() {
            rest = rest.strip_prefix(large.get(at)?.as_str())?;
            at += 1;
        }
        Some(at)
    };
    let (from, to) = (0..letters.len()).find_map(|from| Some((from, starts(from)?)))?;
    let first = from.saturating_sub(AROUND);
    let last = (to + AROUND).min(letters.len());
    let part = |from: usize, to: usize| letters[from..to].iter().collect::<String>();
    let dots = |cut: bool| if cut { "…" } else { "" };
    Some((
        format!("{}{}", dots(first > 0), part(first, from)),
        part(from, to),
        format!("{}{}", part(to, last), dots(last < letters.len())),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_however_it_is_written() {
        let found = around("Die Straße ist frei", &game::in_large("STRASSE"));
        assert_eq!(found, Some(("Die ".into(), "Straße".into(), " ist frei".into())));
        assert_eq!(around("Die Straße", &game::in_large("weg")), None);
        assert_eq!(plain("**[ours]** a *b* `c`"), " a b c");
    }
}
