//! AE-54 and AE-55: the discard pile and the third party of two players.

use super::check;

/// The third scoring comes with this draw; shares not named are in b's hand, so the third party has just
/// what is named.
const LAST: &str =
    "two seats; scored 2; points a 0 b 0; market none; pile none; rest b; scoring cards after 0
    marker green 20; supply 0";
const DRAW: &str = "a buy black moscow--kyiv; a draw";

#[test]
fn ae54_discards_of_an_exchange_go_to_the_discard_pile() {
    // Green shares discarded from hand and portfolio are the third party's at the end.
    check(
        "two seats; scored 2; market none; pile red 1; rest b; scoring cards after 0; marker green 20; points a 0 b 0
         hand a green 1; portfolio a green 3",
        "a exchange 3; a discard hand green; a discard portfolio green; a discard portfolio green
         b buy black moscow--kyiv; b draw",
        "buried a green 1; gone green 2; tells scored green 3 a 3 third 6",
    );
}

#[test]
fn ae54_so_does_the_market_when_it_is_emptied() {
    check(
        &format!("{LAST}; market green 5; portfolio a green 1"),
        &format!("{DRAW}; b take green; a take green"),
        "gone green 3 abacus 20; hand a green 1; tells left green, left green, left green, scored green 3 a 3 third 6",
    );
}

#[test]
fn ae54_and_when_the_bank_breaks() {
    check(
        "two seats; scored 2; market green 5; pile red 13; rest b; scoring cards after 13; marker green 20
         money a 30 b 30; portfolio a green 3; points a 0 b 0",
        "a bank",
        "gone green 5; market red 5; money a 16 b 8",
    );
    check(
        "two seats; scored 2; market green 4; pile none; rest b; scoring cards after 0; marker green 20
         money a 30 b 30; portfolio a green 3; portfolio b green 1; points a 0 b 0",
        "a bank",
        "tells left green, scoring card 3 b, paid a 8, scored green 3 a 3 b 2 third 6",
    );
}

#[test]
fn ae54_airlines_taken_out_are_not_part_of_it() {
    check(LAST, DRAW, "tells no scored yellow; tells no scored blue; tells no scored violet; gone abacus 20");
}

#[test]
fn ae55_the_third_party_has_untaken_abacus_market_pile_and_discards() {
    check(
        "two seats; scored 2; points a 0 b 0; market none; pile green 7; rest b; scoring cards after 0
         marker green 20; portfolio a green 1 abacus 1; gone green 1",
        DRAW,
        // One green was drawn; five lie in the market, one is left in the pile, one was discarded.
        "market green 5; pile green 1; gone green 1; tells scored green 3 a 3 third 6, scored abacus 3 a 8 third 16
         points a 11 b 0",
    );
}

#[test]
fn ae55_market_and_pile_are_counted_share_by_share() {
    // Of eight red one is drawn, five lie in the market and two are left: seven against five.
    let setup = "two seats; scored 2; points a 0 b 0; market none; pile red 8; rest b; scoring cards after 0";
    check(
        &format!("{setup}; marker red 20; portfolio a red 5"),
        DRAW,
        "market red 5; pile red 2; tells scored red 3 a 3 third 6",
    );
    check(
        &format!("{setup}; marker red 20; portfolio a red 5").replace("red 8", "red 6"),
        DRAW,
        "market red 5; pile none; tells scored red 3 a 5 third 5",
    );
}

#[test]
fn ae55_it_ties_and_shares_like_a_player() {
    check(
        &format!("{LAST}; portfolio a green 2; portfolio b green 1; gone green 2"),
        DRAW,
        "tells scored green 3 a 5 b 2 third 5; points a 5 b 2",
    );
    check(
        &format!("{LAST}; portfolio a green 2; portfolio b green 2; gone green 2"),
        DRAW,
        // 6 + 3 + 2 shared by three, rounded up.
        "tells scored green 3 a 4 b 4 third 4; points a 4 b 4",
    );
    check(
        &format!("{LAST}; portfolio a green 3; portfolio b green 1; gone green 1"),
        DRAW,
        "tells scored green 3 a 6 b 3 third 3; points a 6 b 3",
    );
    check(
        &format!("{LAST}; portfolio a green 3; portfolio b green 2; gone green 1"),
        DRAW,
        "tells scored green 3 a 6 b 3 third 2; points a 6 b 3",
    );
}

#[test]
fn ae55_shares_discarded_face_down_count_too() {
    check(
        &format!("{LAST}; portfolio a green 2; buried a green 2; buried b green 1"),
        DRAW,
        "tells scored green 3 a 3 third 6; points a 3 b 0",
    );
}

#[test]
fn ae55_it_is_formed_after_the_market_was_emptied_and_refilled() {
    // Of two green in the market both are picked, so the third party has none.
    check(
        &format!("{LAST}; market green 2; portfolio a green 1"),
        &format!("{DRAW}; b take green; a take green"),
        "tells scored green 3 a 6; points a 6 b 0",
    );
}

#[test]
fn ae55_only_the_third_scoring_has_it_and_only_with_two() {
    check(
        "two seats; points a 0 b 0; market none; pile red 13; scoring cards after 0; marker green 20; gone green 5; portfolio a green 1",
        DRAW,
        "tells scored green 1 a 6; points a 6 b 0",
    );
    check(
        "three seats; scored 2; points a 0 b 0 c 0; market none; pile none; scoring cards after 0; marker green 20
         gone green 5; portfolio a green 1",
        DRAW,
        "tells scored green 3 a 6; points a 6 b 0 c 0",
    );
}

#[test]
fn ae55_it_cannot_win() {
    check(
        &format!("{LAST}; gone green 9; points a 1 b 0"),
        DRAW,
        "tells scored green 3 third 6; places a 1 b 2",
    );
}
