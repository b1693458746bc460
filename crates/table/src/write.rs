//! Writes a record.

use crate::record::FORMAT;
use crate::{Record, Setup, Table};
use catalog::AnyOptions;
use game::{Seat, digest, to_hex};
use std::fmt::Write;

impl Record {
    /// The whole file. What is in it follows from the table alone, so the same game is the same file.
    pub fn write(&self) -> String {
        let table = &self.table;
        let options = &table.setup().options;
        // A built-in board whose names or spots somebody changed is read back as the built-in one.
        let board = if table.board().is_built_in() { options.title().board() } else { table.board() };
        let file = (!board.is_built_in()).then(|| board.json());
        let rows = table.rows().iter().map(|row| (row.seat, row.what.write(table.board())));
        write(&head(options, options.title().rules()), file, table.setup(), rows, &result(table))
    }
}

/// The first lines of a record, which say what is played, by which rules, on which board. Whoever keeps them when a game
/// begins can still write its record when nobody knows these rules any more.
pub fn head(options: &AnyOptions, rules: u32) -> String {
    let mut text = String::new();
    let board = options.board();
    let board = if board.is_built_in() { options.title().board() } else { board };
    line(&mut text, format_args!("skyrail {FORMAT}"));
    line(&mut text, format_args!("title {}", options.title().name()));
    line(&mut text, format_args!("rules {rules}"));
    line(&mut text, format_args!("board {} {}", board.id(), to_hex(&board.hash())));
    for (name, value) in options.list() {
        line(&mut text, format_args!("option {name} {value}"));
    }
    text
}

/// A game as it is kept, which is not folded: a record of it can be written without knowing its rules.
#[derive(Clone, Debug)]
pub struct Unfolded {
    /// What [`head`] said when it began.
    pub head: String,
    /// The file of its board, on one line, if that does not come with Skyrail.
    pub board: Option<String>,
    /// Who sits there, and the luck; its options are not looked at.
    pub setup: Setup,
    /// What was decided, as text.
    pub rows: Vec<(Seat, String)>,
    /// What [`Table::result`] said when it ended; `running` before.
    pub result: String,
}

impl Unfolded {
    /// The whole file, which is that of the folded game to the letter.
    pub fn write(self) -> String {
        write(&self.head, self.board.as_deref(), &self.setup.tidied(), self.rows.into_iter(), &self.result)
    }
}

fn write(
    head: &str,
    board: Option<&str>,
    setup: &Setup,
    rows: impl Iterator<Item = (Seat, String)>,
    result: &str,
) -> String {
    let mut text = String::with_capacity(head.len());
    for words in head.lines() {
        line(&mut text, format_args!("{words}"));
        if let Some(board) = board.filter(|_| words.starts_with("board ")) {
            line(&mut text, format_args!("board-file {board}"));
        }
    }
    for (seat, sitter) in Seat::all(setup.sitters.len()).zip(&setup.sitters) {
        line(&mut text, format_args!("seat {seat} {} {}", sitter.kind, sitter.name));
    }
    line(&mut text, format_args!("commitment {}", to_hex(&setup.secret.commitment())));
    for (seat, bytes) in Seat::all(setup.sitters.len()).zip(&setup.entropy) {
        if !bytes.is_empty() {
            line(&mut text, format_args!("entropy {seat} {}", to_hex(bytes)));
        }
    }
    for (index, (seat, what)) in rows.enumerate() {
        line(&mut text, format_args!("{} {seat} {what}", index + 1));
    }
    line(&mut text, format_args!("result {result}"));
    line(&mut text, format_args!("secret {}", to_hex(setup.secret.bytes())));
    let check = check_value(&text);
    line(&mut text, format_args!("end {check}"));
    text
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    writeln!(text, "{words}").expect("writing to a string can't fail");
}

impl Table {
    /// How it stands, as the result line of a record says it.
    pub fn result(&self) -> String {
        result(self)
    }
}

/// What the result line says of a table.
pub(crate) fn result(table: &Table) -> String {
    let Some(ending) = table.ending() else { return "running".into() };
    let standing = table.standing();
    let mut text = ending.to_string();
    for seat in Seat::all(table.seats()) {
        write!(text, " {seat} {}", standing.points[seat]).expect("writing to a string can't fail");
    }
    text.push_str(" winners");
    for seat in standing.winners().iter() {
        write!(text, " {seat}").expect("writing to a string can't fail");
    }
    text
}

/// The hash on the last line, over all lines above it.
pub(crate) fn check_value(above: &str) -> String {
    to_hex(&digest(&[b"skyrail record", above.as_bytes()]))
}
