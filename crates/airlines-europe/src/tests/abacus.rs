//! AE-30 to AE-32: exchanging shares for Air ABACUS. What others see of it is in `hidden.rs`.

use super::check;

#[test]
fn ae30_one_share_for_one_abacus() {
    check(
        "two seats; hand a red 2",
        "a exchange 1; a discard hand red",
        "hand a red 1 abacus 1; supply 19; money a 8; asks b turn; tells discarded a hand red, took abacus a 1",
    );
}

#[test]
fn ae30_three_shares_for_two_abacus_from_hand_and_portfolio_in_any_mix() {
    check(
        "two seats; hand a red 1 white 1; portfolio a green 2",
        "a exchange 3; a discard portfolio green; a discard hand white; a discard portfolio green",
        "hand a red 1 abacus 2; portfolio a none; supply 18; buried a white 1; gone green 2",
    );
    check(
        "two seats; portfolio a green 3",
        "a exchange 3; a discard portfolio green; a discard portfolio green; a discard portfolio green",
        "hand a abacus 2; portfolio a none",
    );
}

#[test]
fn ae30_one_share_at_a_time_until_all_are_discarded() {
    let setup = "two seats; hand a red 3";
    check(setup, "a exchange 3", "asks a discards 3; supply 20");
    check(setup, "a exchange 3; a discard hand red", "asks a discards 2; hand a red 2");
    check(setup, "a exchange 3; a discard hand red; a discard hand red", "asks a discards 1; supply 20");
    check(setup, "a exchange 3; a discard hand white", "refused AE-30");
    check(setup, "a exchange 3; a discard portfolio red", "refused AE-30");
}

#[test]
fn ae30_other_numbers_are_no_exchange() {
    for discards in [0, 2, 4, 255] {
        check("two seats; hand a red 5", &format!("a exchange {discards}"), "refused AE-30");
    }
}

#[test]
fn ae30_the_shares_must_be_there() {
    check("two seats", "a exchange 1", "refused AE-30");
    check("two seats; hand a red 1; portfolio a green 1", "a exchange 3", "refused AE-30");
    check("two seats; hand a red 1; portfolio a green 1", "", "may a exchange 1; may not a exchange 3");
    check("two seats; hand a red 1; portfolio a green 1 abacus 1", "", "may a exchange 1; may a exchange 3");
}

#[test]
fn ae30_abacus_shares_may_be_discarded_themselves() {
    check(
        "two seats; hand a abacus 1; portfolio a abacus 2",
        "a exchange 3; a discard hand abacus; a discard portfolio abacus; a discard portfolio abacus",
        "hand a abacus 2; portfolio a none; gone abacus 3; supply 15",
    );
}

#[test]
fn ae31_with_one_left_only_one_for_one() {
    let setup = "two seats; hand a red 3; supply 1";
    check(setup, "a exchange 3", "refused AE-31");
    check(setup, "a exchange 1; a discard hand red", "supply 0; hand a red 2 abacus 1");
}

#[test]
fn ae31_with_none_left_no_exchange() {
    check("two seats; hand a red 3; supply 0", "a exchange 1", "refused AE-31");
    check("two seats; hand a red 3; supply 0", "", "may not a exchange 1; may not a exchange 3; may a bank");
}

#[test]
fn ae31_no_more_than_two_per_action() {
    check(
        "two seats; hand a red 9",
        "a exchange 3; a discard hand red; a discard hand red; a discard hand red; a discard hand red",
        "refused AE-16",
    );
}

#[test]
fn ae31_discarded_abacus_never_returns_to_the_supply() {
    check(
        "three seats; hand a abacus 1; supply 1",
        "a exchange 1; a discard hand abacus",
        "hand a abacus 1; supply 0",
    );
}

#[test]
fn ae32_discarded_shares_leave_the_game() {
    check(
        "three seats; hand a red 1; portfolio a green 1; market none; pile grey 2; rest b",
        "a exchange 1; a discard hand red; b exchange 1; b discard hand green",
        "buried a red 1; buried b green 1; pile grey 2; market none",
    );
    check(
        "three seats; portfolio a green 1; market none; pile grey 2; rest b",
        "a exchange 1; a discard portfolio green",
        "gone green 1; pile grey 2; market none; cards 5",
    );
}
