//! The format itself, byte for byte.

use super::GOLDEN;
use crate::common::{script, setup};
use std::path::Path;
use table::{Outcome, Record, Setup, Table};

fn table() -> Table {
    let entropy = vec![b"Anna's dice".to_vec(), vec![0, 255]];
    let mut table = Table::new(Setup { entropy, ..setup(2) });
    script(&mut table, "b pick, a pick, a buy, a buy, a undo 2, a buy, a take, b exchange, b discard");
    table
}

/// If the format is meant to change, raise its version, set `SKYRAIL_WRITE` and run the test once.
#[test]
fn a_record_is_written_as_it_always_was() {
    let text = Record::of(table()).write();
    if std::env::var_os("SKYRAIL_WRITE").is_some() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/golden.skyrail");
        std::fs::write(file, &text).unwrap();
    }
    assert_eq!(text, GOLDEN);
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let record = table::read(GOLDEN, &[]).unwrap();
    assert!(record.table == table());
    assert_eq!((record.outcome, record.write().as_str()), (Outcome::Running, GOLDEN));
    for rows in 0..=record.table.rows().len() {
        let part = record.at(rows);
        assert_eq!(part.rows(), &record.table.rows()[..rows]);
    }
}

#[test]
fn a_finished_record_says_how_it_ended() {
    let table = testkit::random::Recipe::plain(crate::common::airlines(), 3, 5).play(|_| ());
    let text = Record::of(table.clone()).write();
    let result = text.lines().find(|line| line.starts_with("result ")).unwrap();
    assert!(result.starts_with("result third-scoring a ") && result.contains(" winners "), "{result}");
    let record = table::read(&text, &[]).unwrap();
    assert_eq!((record.outcome, record.table == table), (Outcome::Over, true));
}
