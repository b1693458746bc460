//! Reads a record, which checks its commitment, every row and the result, and walks through the game.
//!
//! `cargo run -p skyrail-engine --example read_record -- [FILE]`

use skyrail_engine::record::{Outcome, Record, read};
use skyrail_engine::{Luck, Secret, Setup, Sitter, Table, Title, What};

pub(crate) fn main() {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(&path).unwrap_or_else(|error| format!("{path}: {error}")),
        None => written(Title::ALL[0]),
    };
    match read(&text, &[]) {
        Ok(record) => println!("{}", walk(&record)),
        Err(broken) => println!("line {}: {:?}", broken.fault.line, broken.fault.what),
    }
}

/// A game of two, played at random at a table and written as a record.
pub(crate) fn written(title: Title) -> String {
    let sitter = |name: &str| Sitter { kind: "random".into(), name: name.into() };
    let mut table = Table::new(Setup {
        options: title.options(2),
        sitters: vec![sitter("Anna"), sitter("Ben")],
        secret: Secret::from_seed("an example: real games take bytes that nobody can guess"),
        entropy: Vec::new(),
    });
    // Choices need luck of their own; that of the table is keyed by its secret.
    let mut luck = Luck::fast(1);
    while let Some(seat) = table.turn().first() {
        let what = What::Play(table.lively(seat, &mut luck));
        let row = table.propose(seat, table.decision(seat), what).expect("a legal action is accepted");
        table.append(row).expect("what was proposed can be appended");
    }
    Record::of(table).write()
}

/// How many rows a record has, and how the game stood in its middle and stands now.
pub(crate) fn walk(record: &Record) -> String {
    let rows = record.table.rows().len();
    let middle = record.at(rows / 2).standing();
    let over = if record.outcome == Outcome::Over { "over" } else { "running" };
    let seats = record.table.seats();
    format!(
        "{rows} rows; in the middle {:?}, now {:?}, {over}",
        middle.points.first(seats),
        record.table.standing().points.first(seats)
    )
}
