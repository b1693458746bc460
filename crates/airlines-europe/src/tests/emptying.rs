//! AE-35 to AE-39: scoring cards, and emptying the market.

use super::check;

#[test]
fn ae35_a_card_turned_up_goes_to_the_next_player_and_the_market_is_filled() {
    check(
        "three seats; turn c; market red 2 white 3; pile grey 8; scoring cards after 0",
        "c buy red paris--london; c take white",
        "tells took c white, scoring card 1 a, turned up grey; holder a; market red 2 grey 1 white 2
         hand c white 1; asks a emptying; cards 9",
    );
}

#[test]
fn ae35_the_card_waits_until_the_action_is_complete() {
    // The share comes before the scoring: it is in hand when the market is emptied.
    check(
        "three seats; market red 1 white 4; pile grey 8; scoring cards after 0; portfolio b red 1",
        "a buy red paris--london; a take red; b take white; c take white; a take white",
        "tells took a red, scoring card 1 b, turned up grey, took b white, took c white, took a white, scored red 1 b 3
         hand a red 1 white 1; asks b turn; scored 1",
    );
}

#[test]
fn ae35_no_card_no_scoring() {
    check(
        "three seats; market red 1 white 4; pile grey 8; scoring cards after 1",
        "a buy red paris--london; a take red",
        "tells no scoring card; asks b turn; cards 10",
    );
}

#[test]
fn ae36_a_card_drawn_unseen_goes_to_the_next_player_and_the_drawer_draws_on() {
    check(
        "three seats; market red 2 white 3; pile grey 8; scoring cards after 0",
        "a buy red paris--london; a draw",
        "tells scoring card 1 b unseen, drew a grey; hand a grey 1; holder b; asks b emptying; market red 2 white 3",
    );
}

#[test]
fn ae36_with_an_empty_pile_the_drawer_gets_no_card() {
    check(
        "three seats; scored 2; market red 2 white 3; pile none; scoring cards after 0",
        "a buy red paris--london; a draw",
        "tells scoring card 3 b unseen; tells no drew; hand a none; asks b emptying; cards 0",
    );
}

const EMPTYING: &str = "three seats; market red 1 white 4; pile grey 8; scoring cards after 0";
const DRAW: &str = "a buy black moscow--kyiv; a draw";

#[test]
fn ae37_each_takes_one_share_starting_with_the_holder() {
    check(EMPTYING, DRAW, "asks b emptying; may b take red; may b take white; may not b draw");
    check(
        EMPTYING,
        &format!("{DRAW}; b take white"),
        "asks c emptying; hand b white 1; market red 1 white 3",
    );
    check(EMPTYING, &format!("{DRAW}; b take red; c take red"), "refused AE-37");
    check(EMPTYING, &format!("{DRAW}; b take red; c take white"), "asks a emptying");
}

#[test]
fn ae37_neither_pile_nor_refill_meanwhile() {
    check(EMPTYING, &format!("{DRAW}; b draw"), "refused AE-37");
    check(EMPTYING, &format!("{DRAW}; c take red"), "refused AE-16");
    check(EMPTYING, &format!("{DRAW}; b take red"), "market white 4; pile grey 7");
}

#[test]
fn ae37_the_rest_leaves_the_game_and_five_new_ones_are_turned_up() {
    check(
        &format!("{EMPTYING}; rest b"),
        &format!("{DRAW}; b take red; c take white; a take white"),
        "gone white 2; market grey 5; pile grey 2; tells left white, left white, turned up grey, scored abacus 1
         hand a grey 1 white 1; asks b turn",
    );
}

#[test]
fn ae37_a_share_just_taken_is_in_hand_and_does_not_score() {
    check(
        "three seats; market red 1 white 4; pile grey 8; scoring cards after 0; portfolio c white 1",
        &format!("{DRAW}; b take white; c take white; a take white"),
        "tells scored white 1 c 3; hand c white 1",
    );
}

#[test]
fn ae38_a_market_that_the_pile_cannot_fill_stays_short() {
    check(
        "three seats; scored 1; market red 1 white 4; pile grey 3; scoring cards after 0 200",
        &format!("{DRAW}; b take red; c take white; a take white"),
        "market grey 2; pile none; scored 2; asks b turn",
    );
    check(
        "three seats; scored 2; market red 1 white 4; pile grey 1; money a 45 b 45 c 0; scoring cards after 1",
        "a bank",
        "market grey 1; tells bank broke, turned up grey, scoring card 3 b, paid a 8; asks b emptying",
    );
}

#[test]
fn ae38_a_player_with_nothing_to_take_is_skipped() {
    check(
        "three seats; scored 2; market red 1 white 1; pile none; scoring cards after 0",
        &format!("{DRAW}; b take red; c take white"),
        "hand a none; tells took b red, took c white, ended third-scoring; asks over",
    );
    check(
        "three seats; scored 2; market none; pile none; scoring cards after 0",
        DRAW,
        "tells scoring card 3 b unseen, ended third-scoring; tells no took; asks over",
    );
}

#[test]
fn ae38_the_last_share_may_be_taken_and_nothing_comes_in_its_place() {
    check(
        "three seats; scored 2; market white 1; pile none; scoring cards after 0",
        "a buy red paris--london; a take white",
        "hand a white 1; market none; tells took a white, scoring card 3 b, ended third-scoring",
    );
}

#[test]
fn ae39_a_card_of_that_refill_brings_the_next_scoring_at_once() {
    let setup = "three seats; market white 5; pile red 13; scoring cards after 0 3; portfolio c abacus 1";
    let once = format!("{DRAW}; b take white; c take white; a take white");
    check(
        setup,
        &once,
        "tells scoring card 1 b unseen, turned up red, turned up red, scoring card 2 b, turned up red, scored abacus 1 c 4
         holder b; scored 1; asks b emptying; market red 5",
    );
    check(
        setup,
        &format!("{once}; b take red; c take red; a take red"),
        "tells scored abacus 1 c 4, took b red, took c red, took a red, scored abacus 2 c 8; scored 2; asks b turn",
    );
}

#[test]
fn ae39_the_ban_phase_of_the_running_scoring_comes_first() {
    let setup =
        "three seats; flight ban; bans a 0 b 1 c 1; market white 5; pile red 13; scoring cards after 0 3";
    let once = format!("{DRAW}; b take white; c take white; a take white");
    check(setup, &once, "tells scoring card 2 b, scored abacus 1; asks b bans; market red 5");
    check(setup, &format!("{once}; b pass; c pass"), "asks b emptying; scored 1");
    check(
        setup,
        &format!("{once}; b pass; c ban paris--london 5; b take red; c take red; a take red"),
        "scored 2; asks b bans",
    );
}

#[test]
fn ae39_two_cards_in_one_refill_are_two_scorings() {
    let setup = "three seats; money a 45 b 45 c 0; market white 5; pile red 13; scoring cards after 1 3";
    check(setup, "a bank", "tells scoring card 1 b, scoring card 2 b, paid a 8; asks b emptying; cards 9");
    let once = "a bank; b take red; c take red; a take red";
    check(setup, once, "scored 1; asks b emptying; holder b");
    check(setup, &format!("{once}; b take red; c take red; a take red"), "scored 2; asks b turn");
}

#[test]
fn ae39_the_third_card_in_the_second_scoring_ends_the_game_after_two() {
    check(
        "three seats; scored 1; market white 5; pile red 8; scoring cards after 0 4; portfolio c abacus 1",
        &format!("{DRAW}; b take white; c take white; a take white; b take red; c take red; a take red"),
        "tells scored abacus 2 c 8, took b red, scored abacus 3 c 16, ended third-scoring; asks over",
    );
}
