//! AE-28 and AE-29: playing shares for dividends.

use super::check;

#[test]
fn ae28_any_number_of_shares_of_one_airline() {
    check(
        "two seats; hand a red 5 green 1",
        "a play red 4",
        "hand a red 1 green 1; portfolio a red 4; asks b turn; tells played a red 4, paid a 8",
    );
    check("two seats; hand a red 5", "a play red 1", "hand a red 4; portfolio a red 1");
}

#[test]
fn ae28_at_least_one_and_no_more_than_are_in_hand() {
    check("two seats; hand a red 2", "a play red 0", "refused AE-28");
    check("two seats; hand a red 2", "a play red 3", "refused AE-28");
    check("two seats; hand b red 2; portfolio a red 2", "a play red 1", "refused AE-28");
}

#[test]
fn ae28_or_one_each_of_two_different_airlines() {
    check(
        "two seats; hand a red 5 green 2; portfolio a green 1",
        "a play-pair green red",
        "hand a red 4 green 1; portfolio a red 1 green 2; money a 12",
    );
    check("two seats; hand a red 5", "a play-pair red red", "refused AE-28");
    check("two seats; hand a red 5", "a play-pair red green", "refused AE-28");
}

#[test]
fn ae28_abacus_counts_as_an_airline() {
    check("two seats; hand a abacus 3", "a play abacus 3", "portfolio a abacus 3; money a 14");
    check(
        "two seats; hand a abacus 3 white 1",
        "a play-pair white abacus",
        "hand a abacus 2; portfolio a white 1 abacus 1; money a 12",
    );
}

#[test]
fn ae29_two_million_for_each_share_played() {
    for count in 1..=6 {
        let expected = format!("money a {}; bank {}", 8 + 2 * count, 44 - 2 * count);
        check("two seats; hand a red 6", &format!("a play red {count}"), &expected);
    }
}

#[test]
fn ae29_the_most_shares_an_airline_can_have_are_paid_in_full() {
    check(
        "two seats; board small; market black 5; hand a red 22",
        "a play red 22",
        "money a 52; bank 0; tells no bank broke",
    );
    check(
        "two seats; board small; market black 5; hand a red 22; money a 9",
        "a play red 22",
        "tells bank broke, gave back a 1, paid a 44; money a 52 b 8; bank 0",
    );
}
