//! Writes a record.

use crate::record::FORMAT;
use crate::{Record, Table};
use game::{Seat, digest, to_hex};
use std::fmt::Write;

impl Record {
    /// The whole file. What is in it follows from the table alone, so the same game is the same file.
    pub fn write(&self) -> String {
        let mut text = String::new();
        header(&self.table, &mut text);
        let table = &self.table;
        for (index, row) in table.rows().iter().enumerate() {
            line(&mut text, format_args!("{} {} {}", index + 1, row.seat, row.what.write(table.board())));
        }
        line(&mut text, format_args!("result {}", result(table)));
        line(&mut text, format_args!("secret {}", to_hex(table.setup().secret.bytes())));
        let check = check_value(&text);
        line(&mut text, format_args!("end {check}"));
        text
    }
}

fn header(table: &Table, text: &mut String) {
    let setup = table.setup();
    let options = &setup.options;
    // A built-in board whose names or spots somebody changed is read back as the built-in one.
    let board = if table.board().is_built_in() { options.title().board() } else { table.board() };
    line(text, format_args!("skyrail {FORMAT}"));
    line(text, format_args!("title {}", options.title().name()));
    line(text, format_args!("rules {}", options.title().rules()));
    line(text, format_args!("board {} {}", board.id(), to_hex(&board.hash())));
    if !board.is_built_in() {
        line(text, format_args!("board-file {}", board.json()));
    }
    for (name, value) in options.list() {
        line(text, format_args!("option {name} {value}"));
    }
    for (seat, sitter) in Seat::all(options.seats()).zip(&setup.sitters) {
        line(text, format_args!("seat {seat} {} {}", sitter.kind, sitter.name));
    }
    line(text, format_args!("commitment {}", to_hex(&setup.secret.commitment())));
    for (seat, bytes) in Seat::all(options.seats()).zip(&setup.entropy) {
        if !bytes.is_empty() {
            line(text, format_args!("entropy {seat} {}", to_hex(bytes)));
        }
    }
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    writeln!(text, "{words}").expect("writing to a string can't fail");
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
