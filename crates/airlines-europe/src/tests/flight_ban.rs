//! AE-49 to AE-53: the Flight Ban expansion.

use super::check;

const BANS: &str = "three seats; flight ban; market none; pile red 13; scoring cards after 0 6 11";
const DRAW: &str = "a buy black moscow--kyiv; a draw";

#[test]
fn ae49_ban_markers_by_number_of_players() {
    check("five seats; flight ban", "", "bans a 2 b 2 c 2 d 2 e 2");
    check("four seats; flight ban", "", "bans a 3 b 3 c 3 d 3");
    check("three seats; flight ban", "", "bans a 4 b 4 c 4");
    check("two seats; flight ban", "", "bans a 4 b 4");
    check("two seats", "", "bans a 0 b 0");
}

#[test]
fn ae50_a_ban_phase_follows_the_first_and_the_second_scoring() {
    check(BANS, DRAW, "tells scored abacus 1; asks b bans; may b pass; may b ban paris--london 3");
    let on = format!("{DRAW}; b pass; c pass; a pass; b buy red paris--london; b draw");
    check(BANS, &on, "asks c emptying");
    check(BANS, &format!("{on}; c take red; a take red; b take red"), "scored 2; asks c bans");
}

#[test]
fn ae50_none_after_the_third_and_none_without_the_option() {
    check(
        "three seats; flight ban; scored 2; market none; pile none; scoring cards after 0",
        DRAW,
        "asks over; bans a 4",
    );
    check("three seats; market none; pile red 13; scoring cards after 0", DRAW, "asks b turn");
}

#[test]
fn ae50_it_starts_with_the_holder_and_goes_clockwise() {
    check(BANS, &format!("{DRAW}; b ban paris--london 5"), "asks c bans; tells banned b paris--london 5");
    check(BANS, &format!("{DRAW}; b ban paris--london 5; c pass"), "asks a bans; tells passed c");
    check(
        BANS,
        &format!("{DRAW}; b ban paris--london 5; c pass; a pass; b pass"),
        "asks b turn; bans a 4 b 3 c 4",
    );
}

#[test]
fn ae51_the_phase_goes_round_one_marker_at_a_time() {
    check(
        BANS,
        &format!(
            "{DRAW}; b ban paris--london 5; c ban paris--munich 7; a ban rome--athens 3; b ban paris--berlin 3; c pass; a pass; b ban oslo--stockholm 3; b ban oslo--copenhagen 4"
        ),
        "bans a 3 b 0 c 3; asks b turn",
    );
    check(BANS, &format!("{DRAW}; b ban paris--london 5; b ban paris--munich 7"), "refused AE-16");
}

#[test]
fn ae51_a_pass_holds_for_the_rest_of_that_phase_only() {
    let first = format!("{DRAW}; b pass; c ban paris--london 5; a pass");
    check(BANS, &first, "asks c bans");
    let second =
        format!("{first}; c pass; b buy red paris--london; b draw; c take red; a take red; b take red");
    check(BANS, &second, "asks c bans; scored 2");
    check(BANS, &format!("{second}; c pass; a pass"), "asks b bans; may b ban paris--munich 4");
}

#[test]
fn ae51_who_has_no_markers_is_not_asked() {
    check(&format!("{BANS}; bans b 0 c 1"), DRAW, "asks c bans");
    check(
        &format!("{BANS}; bans b 0 c 1 a 0"),
        &format!("{DRAW}; c ban paris--london 4"),
        "asks b turn; bans c 0",
    );
    check(&format!("{BANS}; bans a 0 b 0 c 0"), DRAW, "asks b turn");
}

#[test]
fn ae52_a_marker_goes_on_any_free_licence_and_closes_it() {
    check(
        BANS,
        &format!(
            "{DRAW}; b ban paris--london 4; c pass; a pass; b pass; b buy red paris--london; b buy grey paris--london"
        ),
        "money b 0; marker red 5; marker grey 10; tells banned b paris--london 4, bought b grey paris--london 5 marker 10",
    );
    check(
        BANS,
        &format!("{DRAW}; b ban paris--london 3; c pass; a pass; b pass; b buy red paris--london"),
        "money b 4; marker red 6",
    );
}

#[test]
fn ae52_the_cheapest_three_can_all_be_chosen() {
    for price in [3, 4, 5] {
        check(BANS, DRAW, &format!("may b ban paris--london {price}"));
    }
}

#[test]
fn ae52_not_on_a_plane_or_another_marker() {
    check(
        &format!("{BANS}; flies red paris--london"),
        &format!("{DRAW}; b ban paris--london 3"),
        "refused AE-52",
    );
    check(BANS, &format!("{DRAW}; b ban paris--london 4; c ban paris--london 4"), "refused AE-52");
}

#[test]
fn ae52_never_the_last_free_licence_of_a_route() {
    check(BANS, &format!("{DRAW}; b ban paris--amsterdam 3; c ban paris--amsterdam 4"), "refused AE-52");
    check(
        &format!("{BANS}; flies red paris--amsterdam"),
        &format!("{DRAW}; b ban paris--amsterdam 4"),
        "refused AE-52",
    );
    check(
        BANS,
        &format!("{DRAW}; b ban paris--london 3; c ban paris--london 5; a ban paris--london 4"),
        "refused AE-52",
    );
}

#[test]
fn ae52_a_long_distance_route_can_never_be_banned() {
    check(BANS, &format!("{DRAW}; b ban moscow--ankara 15"), "refused AE-52");
    check(BANS, DRAW, "may not b ban edinburgh--oslo 10; may not b ban dublin--lisbon 13");
}

#[test]
fn ae53_unused_markers_are_worth_nothing() {
    let last = "three seats; flight ban; scored 2; market none; pile none; scoring cards after 0; points a 5 b 5 c 5";
    check(&format!("{last}; bans a 4 b 0 c 2"), DRAW, "points a 5 b 5 c 5; places a 1 b 1 c 1");
}
