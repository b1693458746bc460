//! AE-33 and AE-34: the bank breaks.

use super::check;

#[test]
fn ae33_eight_million_from_a_bank_that_is_short() {
    // 90 million are in play; the bank holds 5.
    check(
        "three seats; money a 25 b 8 c 52; market red 2 white 3; pile grey 8",
        "a bank",
        "tells bank broke, gave back a 17, gave back c 44, left red, left red, left white, left white, left white
         tells turned up grey, turned up grey, turned up grey, turned up grey, turned up grey, paid a 8
         money a 16 b 8 c 8; bank 58; market grey 5; asks b turn",
    );
}

#[test]
fn ae33_shares_played_are_in_the_portfolio_before_the_bank_breaks() {
    check(
        "two seats; hand a red 3; money a 3 b 54; market red 2 white 3; pile grey 8",
        "a play red 3",
        "tells played a red 3, bank broke, gave back b 46, paid a 6; portfolio a red 3; market grey 5
         money a 9 b 8; bank 43",
    );
    check(
        "two seats; hand a red 1 green 1; money a 30 b 30; market red 2 white 3; pile grey 8",
        "a play-pair red green",
        "tells played a red 1, played a green 1, bank broke, gave back a 22, gave back b 22, paid a 4
         portfolio a red 1 green 1; money a 12 b 8; bank 40",
    );
}

#[test]
fn ae33_nobody_with_eight_or_less_gives_anything() {
    check(
        "three seats; money a 8 b 2 c 80; pile grey 7",
        "a bank",
        "tells no gave back a; tells no gave back b; tells gave back c 72; money a 16 b 2 c 8",
    );
}

#[test]
fn ae33_a_bank_that_holds_just_enough_does_not_break() {
    check("two seats; money a 26 b 26", "a bank", "bank 0; money a 34; tells no bank broke");
    check("two seats; money a 26 b 27", "a bank", "tells bank broke; money a 16 b 8; bank 36");
}

#[test]
fn ae33_the_old_market_leaves_the_game() {
    check(
        "three seats; money a 45 b 45 c 0; market red 2 white 3; pile grey 7; rest c",
        "a bank",
        "gone red 2 white 3; market grey 5; pile grey 2",
    );
}

#[test]
fn ae34_a_scoring_card_of_that_refill_waits_for_the_payout() {
    check(
        "three seats; money a 45 b 45 c 0; pile grey 7; scoring cards after 2",
        "a bank",
        "tells turned up grey, turned up grey, scoring card 1 b, turned up grey, turned up grey, turned up grey, paid a 8
         money a 16 b 8 c 0; market grey 5; holder b; asks b emptying; tells no scored",
    );
}

#[test]
fn ae34_so_too_when_shares_broke_the_bank() {
    check(
        "two seats; hand b red 4; turn b; money a 30 b 30; pile grey 7; portfolio a red 1; scoring cards after 0",
        "b play red 4; a take grey; b take grey",
        "tells bank broke, scoring card 1 a, turned up grey, paid b 8, took a grey, took b grey, scored red 1 a 1 b 2
         money a 8 b 16; asks a turn; scored 1",
    );
}
