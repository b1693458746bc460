//! AE-46 to AE-48: how a game ends and who has won.

use super::check;

/// The third scoring comes with this draw; the market and the pile are empty.
const LAST: &str = "three seats; scored 2; market none; pile none; scoring cards after 0";
const DRAW: &str = "a buy black moscow--kyiv; a draw";

#[test]
fn ae46_the_game_ends_right_after_the_third_scoring() {
    check(LAST, DRAW, "asks over; tells scored abacus 3, ended third-scoring; scored 3");
    check(&format!("{LAST}; flight ban"), DRAW, "asks over");
    check(LAST, &format!("{DRAW}; b bank"), "refused AE-46");
}

#[test]
fn ae46_most_points_win() {
    check(&format!("{LAST}; points a 10 b 31 c 20"), DRAW, "points a 10 b 31 c 20; places a 3 b 1 c 2");
    // No places while the game runs.
    check("three seats; points a 10 b 31 c 20", "", "places a 0 b 0 c 0");
}

#[test]
fn ae46_a_tie_goes_to_most_abacus_in_the_portfolio() {
    check(
        &format!("{LAST}; points a 2 b 10 c 0; portfolio a abacus 2; portfolio b abacus 1; hand b abacus 9"),
        DRAW,
        "points a 18 b 18 c 0; places a 1 b 2 c 3",
    );
}

#[test]
fn ae46_still_tied_is_a_shared_victory() {
    check(
        &format!(
            "{LAST}; points a 5 b 5 c 0; portfolio a abacus 1; portfolio b abacus 1; portfolio c abacus 3"
        ),
        DRAW,
        "points a 11 b 11 c 16; places a 2 b 2 c 1",
    );
    check(&format!("{LAST}; points a 5 b 4 c 5"), DRAW, "places a 1 b 3 c 1");
    check(&format!("{LAST}; points a 5 b 5 c 5"), DRAW, "places a 1 b 1 c 1");
}

/// Three licences; only the dearest, to the west for 5, is free.
const ONE_LEFT: &str =
    "three seats; board small; flies red north--south north--west; pile green 9; hand a red 1";
/// The two to the west, for 4 and 5, are free.
const TWO_LEFT: &str = "three seats; board small; money a 20; flies red north--south; pile green 9";

#[test]
fn ae47_all_blocked_after_the_first_purchase_ends_the_game_at_once() {
    check(
        ONE_LEFT,
        "a buy black north--west",
        "asks over; tells bought a black north--west 5 marker 5, scored abacus 3, ended all-blocked; hand a red 1",
    );
}

#[test]
fn ae47_or_after_the_second() {
    check(TWO_LEFT, "a buy black north--west", "asks a second licence; tells no ended");
    check(
        TWO_LEFT,
        "a buy black north--west; a buy brown north--west",
        "asks over; tells ended all-blocked; hand a none",
    );
}

#[test]
fn ae47_no_ban_phase() {
    check(&format!("{ONE_LEFT}; flight ban"), "a buy black north--west", "asks over; bans a 4");
}

#[test]
fn ae47_one_airline_that_can_fly_keeps_the_game_going() {
    check(
        "three seats; board island; flies green isle--rock",
        "a buy red north--south",
        "asks over; planes green 0; tells ended all-blocked",
    );
    check("three seats; board island", "a buy red north--south", "asks a second licence");
}

#[test]
fn ae47_an_airline_out_of_planes_counts_as_blocked() {
    // A licence on the island is free, but green, the only one there, has flown its one plane.
    check(
        "three seats; board island; flies red north--south",
        "a buy green isle--rock",
        "asks over; tells ended all-blocked",
    );
}

#[test]
fn ae48_the_last_scoring_uses_the_third_abacus_row() {
    check(
        &format!(
            "{ONE_LEFT}; points a 0 b 0 c 0; portfolio a abacus 3; portfolio b abacus 2; portfolio c abacus 1"
        ),
        "a buy black north--west",
        "tells scored abacus 3 a 16 b 8 c 4; points a 16 b 8 c 4; scored 1; places a 1 b 2 c 3",
    );
}

#[test]
fn ae48_the_market_is_not_emptied() {
    check(
        &format!("{ONE_LEFT}; market red 2 orange 3"),
        "a buy black north--west",
        "market red 2 orange 3; pile green 9; tells no left; tells no took",
    );
}

#[test]
fn ae48_with_two_players_the_third_party_takes_part() {
    // The supply of 19 ABACUS shares is the third party's: it takes the 16.
    check(
        "two seats; board small; points a 0 b 0; flies red north--south north--west; portfolio a abacus 1
         pile green 9; rest b; gone black 2; portfolio b black 1; market orange 5",
        "a buy black north--west",
        "tells scored black 3 b 3 third 6, scored abacus 3 a 8 third 16; points a 8 b 3",
    );
}
