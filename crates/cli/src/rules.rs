//! `skyrail rules`: the rules of a title, or one clause of them.

use crate::args::RulesArgs;
use crate::fail::Failure;
use crate::out::{FAINT, HEAD, Out};
use game::Note;
use text::{Block, Clause, Rulebook, Span, spans};

pub(crate) fn run(args: &RulesArgs, out: &mut Out) -> Result<(), Failure> {
    let book = text::rulebook(args.title.name(), out.language())
        .ok_or_else(|| Note::new("cli-no-rules").name("title", args.title.name()))?;
    match &args.clause {
        None => print_all(&book, out),
        Some(wanted) => {
            let found = book.find(wanted).ok_or_else(|| {
                let note = Note::new("cli-no-clause").name("clause", wanted.clone());
                note.name("title", args.title.name())
            })?;
            out.styled(FAINT, &found.headings.join(" › "));
            print_clause(found.clause, out);
            found.details.iter().for_each(|block| print_block(block, out));
        }
    }
    Ok(())
}

fn print_all(book: &Rulebook, out: &mut Out) {
    out.styled(HEAD, &book.title);
    book.intro.iter().for_each(|block| print_block(block, out));
    for section in &book.sections {
        out.line("");
        out.styled(HEAD, &section.heading);
        section.blocks.iter().for_each(|block| print_block(block, out));
    }
}

fn print_block(block: &Block, out: &mut Out) {
    match block {
        Block::Clause(clause) => print_clause(clause, out),
        Block::Paragraph(text) => out.line(&plain(text, out)),
        Block::Table(table) => {
            let rows: Vec<Vec<String>> = std::iter::once(&table.head)
                .chain(&table.rows)
                .map(|row| row.iter().map(|cell| plain(cell, out)).collect())
                .collect();
            let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
            let widths: Vec<usize> = (0..table.head.len()).map(width).collect();
            for row in &rows {
                let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
                out.line(format!("    {}", cells.collect::<Vec<_>>().join("  ")).trim_end());
            }
        }
    }
}

fn print_clause(clause: &Clause, out: &mut Out) {
    let text = plain(&clause.text, out);
    out.line(&format!("{HEAD}{}{HEAD:#}  {text}", clause.id));
}

/// A text without its marks; our own readings keep theirs in words.
fn plain(text: &str, out: &Out) -> String {
    let ours = out.text().word("cli-ours");
    let word = |span: Span<'_>| match span {
        Span::Plain(text) | Span::Emphasis(text) | Span::Strong(text) | Span::Code(text) => text.to_string(),
        Span::Ours(None) => format!("[{ours}]"),
        Span::Ours(Some(reason)) => format!("[{ours}: {reason}]"),
    };
    spans(text).into_iter().map(word).collect()
}
