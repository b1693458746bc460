//! Boards in records: embedded, named by their hash alone, wrong, or nearly the built-in one.

use super::{check, line_of, refused, resealed, with_line};
use crate::common::airlines;
use catalog::AnyBoard;
use game::{CHOICE, Luck, to_hex};
use serde_json::{Value, json};
use table::{Record, Table};
use testkit::random::Recipe;

fn small() -> AnyBoard {
    testkit::boards::small(airlines()).unwrap()
}

fn on(board: AnyBoard) -> Table {
    let mut recipe = Recipe::plain(airlines(), 2, 3);
    recipe.options.set_board(board);
    recipe.play(|_| ())
}

/// The record without its embedded board.
fn without_board(text: &str) -> String {
    let kept = text.lines().filter(|line| !line.starts_with("board-file "));
    resealed(&kept.flat_map(|line| [line, "\n"]).collect::<String>())
}

#[test]
fn a_board_of_ones_own_is_in_the_record() {
    let table = on(small());
    let text = Record::of(table.clone()).write();
    assert_eq!(line_of(&text, "board-file {"), 5);
    let record = table::read(&text, &[]).unwrap();
    assert!(record.table == table);
    assert_eq!(record.write(), text);
}

#[test]
fn a_board_named_by_its_hash_is_found_among_those_given() {
    let table = on(small());
    let text = without_board(&Record::of(table.clone()).write());
    check(&text, 4, "record-board-unknown");
    let boards = [airlines().board(), small()];
    assert!(table::read(&text, &boards).unwrap().table == table);
}

#[test]
fn an_embedded_board_must_be_sound_and_match_its_hash() {
    let text = Record::of(on(small())).write();
    let mut board: Value = serde_json::from_str(small().json()).unwrap();
    board["abacus_shares"] = 13.into();
    check(&with_line(&text, 5, &format!("board-file {board}")), 5, "record-board-hash");
    board["abacus_shares"] = "many".into();
    board["zones"] = json!([]);
    let broken = refused(&with_line(&text, 5, &format!("board-file {board}")));
    assert_eq!((broken.fault.line, broken.fault.what.key), (5, "record-board-faults"));
    let paths: Vec<&str> = broken.fault.board.iter().map(|fault| fault.path.as_str()).collect();
    assert_eq!(paths, ["$.zones", "$.abacus_shares"]);
    check(&with_line(&text, 5, "board-file {"), 5, "record-board-faults");
    check(&with_line(&text, 4, "board four-ports 00"), 5, "record-board-hash");
    // A cut right before the board is a cut, not an unknown board.
    let cut = text.find("board-file").unwrap();
    check(&text[..cut], 5, "record-cut-off");
}

#[test]
fn a_record_on_a_board_cut_off_anywhere_is_refused() {
    let text = Record::of(on(small())).write();
    for end in 0..text.len() {
        check(&text[..end], text[..end].matches('\n').count() + 1, "record-cut-off");
    }
}

#[test]
fn moved_labels_and_names_leave_the_built_in_board_the_built_in_board() {
    let mut file: Value = serde_json::from_str(airlines().board().json()).unwrap();
    file["board"] = "my-europe".into();
    file["cities"][0]["x"] = 12.5.into();
    let own = airlines().load_board(&file.to_string()).unwrap();
    let text = Record::of(on(own)).write();
    let id = airlines().board().id();
    assert!(text.contains(&format!("\nboard {id} {}\noption", to_hex(&own.hash()))));
    assert_eq!(table::read(&text, &[]).unwrap().write(), text);
}

/// The embedded board is read back to the last decimal, however many its file has.
#[test]
fn spots_with_many_decimals_are_read_back_as_they_were_written() {
    let mut luck = Luck::fast(1);
    for _ in 0..200 {
        let x = format!("\"x\":{}.{:010}1917345", luck.below(CHOICE, 1000), luck.below(CHOICE, u32::MAX));
        let own = airlines().load_board(&small().json().replacen("\"x\":100", &x, 1)).unwrap();
        let again = airlines().load_board(own.json()).unwrap();
        assert_eq!(again.json(), own.json());
    }
}
