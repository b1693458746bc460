//! AE-40 to AE-45: counting points.

use super::check;

/// Five seats before a scoring: the market is empty, so points are counted as soon as `DRAW` is made.
const SOON: &str =
    "five seats; points a 0 b 0 c 0 d 0 e 0; market none; pile yellow 8; scoring cards after 0";
const DRAW: &str = "a buy black moscow--kyiv; a draw";

/// What green gives, standing on a space, for these portfolios: `scored green 1 …`.
#[track_caller]
fn check_green(marker: u8, portfolios: [u8; 5], expected: &str) {
    let held = portfolios.iter().zip("abcde".chars());
    let held: Vec<String> = held
        .filter(|&(&count, _)| count > 0)
        .map(|(count, seat)| format!("portfolio {seat} green {count}"))
        .collect();
    let setup = format!("{SOON}; marker green {marker}; {}", held.join("; "));
    check(&setup, DRAW, &format!("tells scored green 1 {expected}; points {}", all(expected)));
}

/// The expected points with a 0 for every seat not named.
fn all(expected: &str) -> String {
    let of = |seat: &str| {
        let words: Vec<&str> = expected.split(' ').collect();
        words.chunks(2).find(|pair| pair[0] == seat).map_or("0", |pair| pair[1]).to_string()
    };
    ["a", "b", "c", "d", "e"].map(|seat| format!("{seat} {}", of(seat))).join(" ")
}

#[test]
fn ae40_airlines_are_scored_furthest_first_and_abacus_last() {
    check(
        &format!("{SOON}; marker white 3; marker orange 40; marker red 20; marker green 20"),
        DRAW,
        "tells scored orange 1, scored red 1, scored green 1, scored black 1, scored grey 1
         tells scored brown 1, scored white 1, scored violet 1, scored blue 1, scored yellow 1, scored abacus 1",
    );
}

#[test]
fn ae40_only_portfolios_count() {
    check(
        &format!("{SOON}; hand b green 5 abacus 3; portfolio c green 1"),
        DRAW,
        "tells scored green 1 c 3; points b 0 c 3",
    );
}

#[test]
fn ae41_the_zone_of_the_marker_gives_the_row() {
    for (marker, most, second) in [
        (0, 2, 1),
        (3, 2, 1),
        (4, 3, 2),
        (11, 3, 2),
        (12, 4, 2),
        (18, 4, 2),
        (19, 6, 3),
        (26, 8, 4),
        (33, 10, 5),
        (41, 12, 6),
        (49, 14, 7),
        (57, 14, 7),
        (58, 16, 8),
        (200, 16, 8),
    ] {
        check_green(marker, [2, 3, 0, 0, 0], &format!("a {second} b {most}"));
    }
}

#[test]
fn ae41_most_shares_first_places_beyond_the_row_nothing() {
    check_green(20, [1, 2, 3, 0, 0], "a 2 b 3 c 6");
    check_green(41, [1, 2, 3, 0, 0], "a 3 b 6 c 12");
    // The row 2-1-0 has three places.
    check(
        &format!("{SOON}; portfolio a blue 4; portfolio b blue 3; portfolio c blue 2; portfolio d blue 1"),
        DRAW,
        "tells scored blue 1 a 2 b 1 c 0 d 0; points a 2 b 1 c 0 d 0",
    );
}

#[test]
fn ae41_no_shares_no_points() {
    check_green(41, [0, 0, 1, 0, 0], "c 12");
    check(SOON, DRAW, "tells scored green 1; points a 0 b 0 c 0 d 0 e 0");
}

#[test]
fn ae42_tied_places_are_added_and_shared_rounded_up() {
    // The row 12-6-3-2-1: two share 18, three 21, four 23, five 24.
    check_green(41, [2, 2, 0, 0, 0], "a 9 b 9");
    check_green(41, [2, 2, 2, 0, 0], "a 7 b 7 c 7");
    check_green(41, [2, 2, 2, 2, 0], "a 6 b 6 c 6 d 6");
    check_green(41, [1, 1, 1, 1, 1], "a 5 b 5 c 5 d 5 e 5");
}

#[test]
fn ae42_ties_below_the_first_place() {
    check_green(41, [3, 1, 1, 0, 0], "a 12 b 5 c 5");
    check_green(41, [3, 1, 1, 1, 0], "a 12 b 4 c 4 d 4");
    check_green(41, [3, 1, 1, 1, 1], "a 12 b 3 c 3 d 3 e 3");
    check_green(41, [2, 2, 1, 1, 0], "a 9 b 9 c 3 d 3");
    check_green(41, [2, 2, 1, 1, 1], "a 9 b 9 c 2 d 2 e 2");
}

#[test]
fn ae42_a_tie_that_reaches_beyond_the_row_still_rounds_up() {
    // The row 3-2-1-0: the third to fifth share 1.
    check_green(4, [3, 2, 1, 1, 1], "a 3 b 2 c 1 d 1 e 1");
    // Five share the 6 of 3-2-1-0.
    check_green(4, [1, 1, 1, 1, 1], "a 2 b 2 c 2 d 2 e 2");
}

#[test]
fn ae43_abacus_has_its_own_row_at_each_scoring() {
    let held = "portfolio a abacus 5; portfolio b abacus 4; portfolio c abacus 3; portfolio d abacus 2; portfolio e abacus 1";
    for (before, number, points) in
        [(0, 1, "a 4 b 2 c 1 d 0 e 0"), (1, 2, "a 8 b 4 c 2 d 1 e 0"), (2, 3, "a 16 b 8 c 4 d 2 e 1")]
    {
        let setup = SOON.replace("scoring", &format!("scored {before}; scoring"));
        check(
            &format!("{setup}; {held}"),
            DRAW,
            &format!("tells scored abacus {number} {points}; points {points}"),
        );
    }
}

#[test]
fn ae43_abacus_ties_share_like_others() {
    check(
        &format!("{SOON}; portfolio a abacus 1; portfolio b abacus 1; portfolio c abacus 1"),
        DRAW,
        "tells scored abacus 1 a 3 b 3 c 3",
    );
}

#[test]
fn ae44_the_worked_example() {
    check_green(20, [3, 2, 2, 0, 0], "a 6 b 3 c 3");
}

#[test]
fn ae45_play_goes_on_with_the_holder_and_the_card_is_gone() {
    check(SOON, DRAW, "holder b; asks b turn; cards 4");
    check(
        "three seats; turn c; market none; pile red 7; scoring cards after 0",
        "c buy black moscow--kyiv; c draw",
        "holder a; asks a turn",
    );
}

#[test]
fn ae45_points_of_all_airlines_add_up_over_the_scorings() {
    let setup = "three seats; points a 0 b 0 c 0; market none; pile red 13; scoring cards after 0 6
        portfolio a green 1 grey 1; portfolio b green 1 abacus 2";
    check(setup, DRAW, "points a 6 b 7 c 0");
    // The second scoring: the market is emptied, and the same again with 8 for ABACUS.
    check(
        setup,
        &format!("{DRAW}; b buy green oslo--stockholm; b draw; c take red; a take red; b take red"),
        "points a 12 b 18 c 0; scored 2; asks c turn",
    );
}
