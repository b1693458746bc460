//! AE-16: one action a turn, clockwise; and what each phase refuses.

use super::check;

#[test]
fn ae16_turns_go_clockwise_from_the_first_seat() {
    check("three seats; first b", "", "asks b turn");
    check("three seats; first b", "b bank; c bank", "asks a turn");
    check("three seats; first b", "b bank; c bank; a bank", "asks b turn; money a 16 b 16 c 16");
}

#[test]
fn ae16_only_the_seat_to_move_may_act() {
    check("three seats; turn b", "a bank", "refused AE-16");
    check("three seats; turn b", "c bank", "refused AE-16");
    check("two seats", "f bank", "refused AE-16");
}

#[test]
fn ae16_exactly_one_action() {
    check("two seats; hand a red 1", "a bank; a play red 1", "refused AE-16");
    check("two seats; hand a red 1", "a play red 1; a bank", "refused AE-16");
}

#[test]
fn ae16_only_the_four_actions_are_turns() {
    for not_an_action in ["draw", "take white", "pass", "ban paris--london 3", "discard hand red"] {
        check("two seats; hand a red 1", &format!("a {not_an_action}"), "refused AE-16");
    }
}

#[test]
fn ae16_an_action_that_cannot_be_carried_out_is_not_offered() {
    check(
        "two seats; money a 2",
        "",
        "may a bank; may not a buy red paris--london; may not a play red 1; may not a exchange 1",
    );
}

#[test]
fn ae16_bank_and_shares_can_be_chosen_when_the_bank_is_short() {
    check("two seats; hand a red 1 green 1; money a 30 b 30", "", "bank 0; may a bank; may a play red 1");
    check("two seats; hand a red 1 green 1; money a 30 b 30", "", "may a play-pair red green");
}

#[test]
fn ae16_action_d_takes_eight_million_from_the_bank() {
    check("two seats; money a 3", "a bank", "money a 11; bank 41; asks b turn; tells paid a 8");
}

#[test]
fn ae16_a_refusal_cites_what_is_asked_instead() {
    check("two seats", "a buy red paris--london; a bank", "refused AE-23");
    check("two seats", "a buy red paris--london; a buy red paris--berlin; a bank", "refused AE-24");
    check("two seats; hand a red 1", "a exchange 1; a bank", "refused AE-30");
    check(
        "two seats; pile grey 7; scoring cards after 0",
        "a buy red paris--london; a draw; b bank",
        "refused AE-37",
    );
    check(
        "two seats; flight ban; market none; pile grey 8; scoring cards after 0",
        "a buy red paris--london; a draw; b bank",
        "refused AE-50",
    );
}
