//! Records: what is written, what is read back, and what is refused.

#![expect(clippy::unwrap_used, reason = "a table that is not as expected fails the test")]

mod any;
mod boards;
mod damage;
mod golden;
mod python;
mod unfolded;

use table::{Broken, Record, Table};

/// A short record with entropy, an undo and every kind of line; the game still runs.
const GOLDEN: &str = include_str!("golden.skyrail");

#[track_caller]
fn refused(text: &str) -> Broken {
    match table::read(text, &[]) {
        Ok(_) => panic!("this must be refused:\n{text}"),
        Err(broken) => *broken,
    }
}

/// That a text is refused at this line for this reason.
#[track_caller]
fn check(text: &str, line: usize, key: &str) {
    let fault = refused(text).fault;
    assert_eq!((fault.line, fault.what.key), (line, key), "{:?}\n{text}", fault.what.args);
}

/// The text with one line put in the place of another; lines count from 1.
fn with_line(text: &str, number: usize, line: &str) -> String {
    let changed = text.lines().enumerate().map(|(index, old)| if index + 1 == number { line } else { old });
    changed.flat_map(|line| [line, "\n"]).collect()
}

/// The text with its check value made right, as somebody who changes a file on purpose would do.
fn resealed(text: &str) -> String {
    let above = &text[..text.rfind("end ").expect("a record has an end")];
    format!("{above}end {}\n", game::to_hex(&game::digest(&[b"skyrail record", above.as_bytes()])))
}

/// The number of the first line that begins with this.
fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).expect("the record has such a line")
}

/// The table after the first rows of a record.
fn after(record: &Record, rows: usize) -> Table {
    record.at(rows)
}
