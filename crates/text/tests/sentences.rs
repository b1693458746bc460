//! Sentences as a player reads them, one for each way an English message is put together.

use game::{Note, Unreadable};
use text::{Language, Text};

#[track_caller]
fn check(note: &Note, expected: &str) {
    let text = Text::new(Language::En);
    assert_eq!(text.say(note, &|seat| text.seat_name(seat)), expected);
    assert_eq!(text.flaws(note), [""; 0]);
}

#[test]
fn faults_of_a_board_file_say_what_and_what_to_do() {
    check(
        &Note::new("fault-json").number("line", 1203).number("column", 7),
        "This is not JSON: reading stopped at line 1203, column 7. Correct the file there.",
    );
    check(
        &Note::new("fault-count").number("found", 1).number("least", 2).number("most", 64),
        "Found 1 here, but there must be at least 2 and at most 64. Add or remove some.",
    );
    check(
        &Note::new("fault-isolated").place("city", "new-york"),
        "No route touches New York. Add one, or remove the city.",
    );
    check(
        &Note::new("fault-few-shares")
            .number("seats", 5)
            .number("shares", 60)
            .number("need", 71)
            .citing("AE-13"),
        "With 5 players only 60 shares are in play and 71 are needed. \
         Give the airlines more planes, since each has as many shares as planes. (AE-13)",
    );
}

#[test]
fn unreadable_moves_say_what_is_not_understood() {
    let verb = Unreadable::Verb("fly".into()).note();
    check(&verb, "No move begins with “fly”. Choose one of the moves offered.");
    check(&Unreadable::Id("rmoe".into()).note(), "The board has no “rmoe”. Check the spelling.");
    let form = Unreadable::Form("buy AIRLINE ROUTE").note();
    check(&form, "This move is written as: buy AIRLINE ROUTE");
}
