//! Every kind of damage is refused, with its line and its reason, and what is sound above it is kept.

use super::{GOLDEN, after, check, line_of, refused, resealed, with_line};
use table::Record;
use testkit::replays;

/// A finished record with undos.
fn finished() -> &'static str {
    replays::ALL.iter().find(|(path, _)| path.ends_with("/undo")).unwrap().1
}

#[test]
fn a_record_cut_off_anywhere_says_so() {
    for end in 0..GOLDEN.len() {
        if !GOLDEN.is_char_boundary(end) {
            continue;
        }
        let part = &GOLDEN[..end];
        check(part, part.matches('\n').count() + 1, "record-cut-off");
    }
    assert!(table::read(GOLDEN, &[]).is_ok());
}

#[test]
fn a_cut_off_record_keeps_its_rows_and_with_the_secret_its_table() {
    let record = table::read(GOLDEN, &[]).unwrap();
    let rows = record.table.rows().len();
    let cut = |at: &str| refused(&GOLDEN[..GOLDEN.find(at).unwrap() + 3]);
    let broken = cut("\nresult");
    assert_eq!((broken.rows.len(), broken.sound), (rows, None));
    let broken = cut("\nend");
    assert_eq!((broken.rows.len(), *broken.sound.unwrap() == record.table), (rows, true));
}

/// Each line left out, said twice, or swapped with the next: where that is noticed, and why.
#[test]
fn lines_left_out_said_twice_or_swapped_are_refused() {
    let lines: Vec<&str> = GOLDEN.lines().collect();
    let text = |lines: &[&str]| lines.iter().flat_map(|line| [*line, "\n"]).collect::<String>();
    for index in 0..lines.len() {
        let mut out = lines.clone();
        out.remove(index);
        let fault = refused(&text(&out)).fault;
        // What follows from a line may be noticed later, but never earlier.
        let committed = line_of(GOLDEN, "commitment");
        assert!(fault.line > index.min(committed - 1), "left out {:?}: {fault:?}", lines[index]);
        let mut twice = lines.clone();
        twice.insert(index, lines[index]);
        let fault = refused(&text(&twice)).fault;
        assert!(fault.line > index, "twice {:?}: {fault:?}", lines[index]);
        if index + 1 < lines.len() && lines[index] != lines[index + 1] {
            let mut swapped = lines.clone();
            swapped.swap(index, index + 1);
            let fault = refused(&text(&swapped)).fault;
            assert!(fault.line > index, "swapped {:?}: {fault:?}", lines[index]);
        }
    }
    // In the header it does not even help to make the check value right.
    for index in 0..line_of(GOLDEN, "commitment") {
        let mut out = lines.clone();
        out.remove(index);
        refused(&resealed(&text(&out)));
        let mut twice = lines.clone();
        twice.insert(index, lines[index]);
        refused(&resealed(&text(&twice)));
    }
}

#[test]
fn any_changed_character_is_refused() {
    let mut texts = 0;
    for (at, letter) in GOLDEN.char_indices() {
        for other in ['a', '7', ' ', '\n', 'é'] {
            if letter == other {
                continue;
            }
            refused(&format!("{}{other}{}", &GOLDEN[..at], &GOLDEN[at + letter.len_utf8()..]));
            texts += 1;
        }
    }
    assert!(texts > 4 * GOLDEN.chars().count());
}

#[test]
fn each_line_of_the_header_is_checked() {
    let line = |start: &str| line_of(GOLDEN, start);
    let change = |start: &str, new: &str| with_line(GOLDEN, line(start), new);
    check("hello", 1, "record-not-one");
    check("\u{feff}skyrail 1\n", 1, "record-not-one");
    check(&change("skyrail", "skyrail 2"), 1, "record-version");
    check(&change("skyrail", "skyrail 01"), 1, "record-version");
    check(&change("title", "title chess"), 2, "record-title");
    check(&change("title", "name chess"), 2, "record-expected");
    check(&change("rules", "rules 99"), 3, "record-rules");
    check(&change("board", "board skyrail-europe"), 4, "record-board-line");
    check(&change("board", "board skyrail-europe 00ff"), 4, "record-board-unknown");
    check(&change("option first", "option first z"), line("option first"), "option-first");
    check(&change("option flight_ban", "option speed yes"), line("option flight_ban"), "option-unknown");
    check(&change("option flight_ban", "option flight_ban 3"), line("option flight_ban"), "option-value");
    check(&change("seat a", "seat b human Anna"), line("seat a"), "record-seat-line");
    check(&change("seat a", "seat a human"), line("seat a"), "record-seat-line");
    check(&change("seat b", "sat b human Bea"), line("seat b"), "record-seats");
    let many = "seat a human A\n".repeat(7);
    check(&change("seat a", many.trim_end()), line("seat a") + 5, "record-seats");
    check(&change("commitment", "commitment 00"), line("commitment"), "record-commitment");
    for bad in ["a", "a ", "a 0", "a GG", "a 00FF", "z 00", "c 00", &format!("a {}", "00".repeat(65))] {
        check(&change("entropy a", &format!("entropy {bad}")), line("entropy a"), "record-entropy");
    }
    check(&change("entropy a", "entropy b 00"), line("entropy b"), "record-entropy");
}

#[test]
fn each_line_below_the_header_is_checked() {
    let line = |start: &str| line_of(GOLDEN, start);
    let change = |start: &str, new: &str| with_line(GOLDEN, line(start), new);
    let third = line("3 a ");
    let row = |new: &str| with_line(GOLDEN, third, new);
    check(&row("4 a bank"), third, "record-row-number");
    check(&row("03 a bank"), third, "record-row-number");
    check(&row(""), third, "record-row-number");
    check(&row("3 c bank"), third, "record-row-seat");
    check(&row("3"), third, "record-row-seat");
    check(&row("3 a"), third, "unreadable-verb");
    check(&row("3 a fly"), third, "unreadable-verb");
    check(&row("3 a buy chess oslo--stockholm"), third, "unreadable-id");
    check(&row("3 a play abacus x"), third, "unreadable-form");
    check(&row("3 a  bank"), third, "record-form");
    check(&row("3 a bank "), third, "record-form");
    check(&row("3 a undo 0"), third, "table-no-undo");
    check(&row("3 a undo +1"), third, "unreadable-form");
    check(&row("3 b bank"), third, "ae-no-turn");
    check(&change("result", "result third-scoring a 1 b 2 winners b"), line("result"), "record-result");
    check(&change("secret", "secret 00"), line("secret"), "record-hex");
    let other = format!("secret {}", "00".repeat(32));
    check(&change("secret", &other), line("commitment"), "record-commitment");
    check(&change("end", "end 00"), line("end"), "record-check-value");
    check(&change("end", "fin 00"), line("end"), "record-expected");
    check(&format!("{GOLDEN}more"), line("end") + 1, "record-after-end");
    check(&format!("{GOLDEN}\n"), line("end") + 1, "record-after-end");
    check(&GOLDEN.replace('\n', "\r\n"), 1, "record-line-ends");
    check(&row("3 a bank\r"), third, "record-line-ends");
}

#[test]
fn a_changed_file_with_a_right_check_value_is_refused_where_it_lies() {
    let line = |start: &str| line_of(GOLDEN, start);
    let change = |start: &str, new: &str| resealed(&with_line(GOLDEN, line(start), new));
    // One way to write a record: no second spelling of the same game.
    check(&change("option flight_ban", "option flight_ban off"), line("option flight_ban"), "record-form");
    check(&change("option flight_ban", "option exact_cut no"), line("option flight_ban"), "record-form");
    check(&change("seat a", "seat a human  Anna"), line("seat a"), "record-form");
    // Another name is another record of the same game, and sound.
    assert!(table::read(&change("seat a", "seat a human Anna"), &[]).is_ok());
    assert!(table::read(&change("board", &format!("board x {}", hash())), &[]).is_ok());
}

fn hash() -> String {
    game::to_hex(&crate::common::airlines().board().hash())
}

/// Every row of two records made wrong in three ways: the fault is in its line, and the rows above it stand.
#[test]
fn what_stands_above_a_fault_is_the_fold_of_its_rows() {
    for text in [GOLDEN, finished()] {
        let record = table::read(text, &[]).unwrap();
        let first = line_of(text, "1 ");
        for (index, row) in record.table.rows().iter().enumerate() {
            let line = first + index;
            for bad in ["fly", "undo 99", "exchange 2"] {
                let text = with_line(text, line, &format!("{} {} {bad}", index + 1, row.seat));
                let broken = refused(&text);
                assert_eq!(broken.fault.line, line, "{:?}", broken.fault);
                assert_eq!(broken.rows.len(), index);
                assert!(*broken.sound.unwrap() == after(&record, index), "row {}", index + 1);
            }
        }
    }
}

#[test]
fn the_first_of_several_faults_is_told() {
    let third = line_of(GOLDEN, "3 a ");
    let two = with_line(&with_line(GOLDEN, third, "3 a undo 9"), third + 2, "5 a fly");
    check(&two, third, "table-no-undo");
    // Without a secret the rules cannot speak, but what is no row is told before the cut.
    let cut = two.find("\nsecret").unwrap();
    check(&two[..cut], third + 2, "unreadable-verb");
    assert_eq!(refused(&two[..cut]).rows.len(), 4);
}

#[test]
fn rows_after_the_end_are_refused() {
    let text = finished();
    let rows = table::read(text, &[]).unwrap().table.rows().len();
    let result = line_of(text, "result ");
    let last = text.lines().nth(result - 1).unwrap();
    let longer = with_line(text, result, &format!("{} a bank\n{last}", rows + 1));
    let broken = refused(&longer);
    assert_eq!((broken.fault.line, broken.fault.what.clause), (result, Some("AE-46")));
    let sound = Record::of(*broken.sound.unwrap());
    assert_eq!(sound.write(), text);
}
