//! Whole random games of every title with undos mixed in: the table is the fold of its rows, and its record
//! is read back as it was written.

#![expect(clippy::unwrap_used, reason = "a table that is not as expected fails the test")]

use catalog::Title;
use table::{Outcome, Record, Table};
use testkit::random::Recipe;

/// A long game is looked at after every one of its first rows, then only now and then.
fn is_looked_at(rows: usize) -> bool {
    rows <= 24 || rows.is_multiple_of(64)
}

#[track_caller]
fn assert_sound(table: &Table) {
    let again = Table::fold(table.setup().clone(), table.rows().iter().copied()).unwrap();
    assert!(again == *table, "the fold of all rows is the table");
    let text = Record::of(table.clone()).write();
    let record = table::read(&text, &[]).unwrap_or_else(|broken| panic!("{:?}\n{text}", broken.fault));
    assert!(record.table == *table, "the table read back is the table");
    assert_eq!(record.outcome == Outcome::Over, table.ending().is_some());
    assert_eq!(record.write(), text);
}

/// Plays it; how many moves were taken back.
fn hold(recipe: &Recipe) -> usize {
    let mut undos = 0;
    let table = recipe.play(|table| {
        undos += usize::from(table.rows().last().is_some_and(|row| matches!(row.what, table::What::Undo(_))));
        if is_looked_at(table.rows().len()) {
            assert_sound(table);
        }
    });
    assert_sound(&table);
    undos
}

#[test]
fn tables_are_the_fold_of_their_rows_for_every_title_and_number_of_seats() {
    for &title in Title::ALL {
        let mut undos = 0;
        for seats in title.seats() {
            for lively in [true, false] {
                let plain = Recipe::plain(title, seats, 7 + u64::from(lively));
                undos += hold(&Recipe { undo: true, entropy: lively, lively, ..plain });
            }
        }
        assert!(undos > 0, "{}: games are long enough for an undo", title.name());
    }
}

#[test]
fn tables_are_the_fold_of_their_rows_with_any_options_and_boards() {
    for &title in Title::ALL {
        let undos: usize = (0..6).map(|seed| hold(&Recipe { undo: true, ..Recipe::any(title, seed) })).sum();
        assert!(undos > 0, "{}: games are long enough for an undo", title.name());
    }
}
