//! TG-6 to TG-11: drawing train cards.

use super::{check, play, position};
use crate::{Action, Card, Phase};
use game::{Game, Luck, Seat, Silent};

#[test]
fn tg6_two_cards_face_up_or_unseen() {
    check(
        "deck red 9",
        "a take blue\na draw",
        "hand a = blue 1 red 1; turn = b; row = purple red orange white green",
    );
    check(
        "deck red 9",
        "a draw\na take green",
        "hand a = green 1 red 1; turn = b; row = purple blue orange white red",
    );
    check("deck red 9", "a draw\na draw", "hand a = red 2; shown a =; turn = b; told turned-up = 0");
}

#[test]
fn tg6_a_face_up_card_is_replaced_at_once_in_its_slot() {
    check(
        "deck red 9",
        "a take orange",
        "row = purple blue red white green; phase = second-card; shown a = orange 1",
    );
    check("deck red 9; row blue red blue blue white", "a take blue", "row = red red blue blue white");
    check("deck black 9", "a take red", "refused = TG-6");
}

#[test]
fn tg6_the_second_card_is_compulsory() {
    check("hand a red 5", "a draw\na claim berlin--magdeburg red 3", "refused = TG-5");
    check("", "a draw\na pass", "refused = TG-5");
}

#[test]
fn tg7_a_face_up_locomotive_is_the_only_card_of_its_turn() {
    check("row loco blue orange white green", "a take loco", "hand a = loco 1; turn = b; phase = turn");
    check("row loco blue orange white green", "a take blue\na take loco", "refused = TG-7");
    check("row loco blue orange white green", "a draw\na take loco", "refused = TG-7");
    check(
        "row loco blue orange white green; deck red 9",
        "a take blue",
        "legal a take = take orange, take white, take green, take red",
    );
}

#[test]
fn tg7_nor_one_that_has_just_been_turned_up() {
    check("deck loco 5", "a take blue\na take loco", "refused = TG-7; row = purple loco orange white green");
}

#[test]
fn tg8_a_locomotive_drawn_unseen_is_a_card_like_any_other() {
    check("deck loco 5", "a draw\na draw", "hand a = loco 2; turn = b");
    check("deck loco 5", "a draw", "hand a = loco 1; phase = second-card");
}

#[test]
fn tg9_three_locomotives_clear_the_row() {
    check(
        "row loco loco orange white green; deck loco 1; discards red 12 blue 12; rest b",
        "a take green",
        "told refreshed = 1; told reshuffled = 1; phase = second-card",
    );
}

#[test]
fn tg9_two_locomotives_do_not() {
    check(
        "row loco blue orange white green; deck loco 1",
        "a take green",
        "told refreshed = 0; row = loco blue orange white loco",
    );
}

#[test]
fn tg9_the_row_is_refreshed_again_and_again() {
    // The first refresh turns up at least three of the four locomotives left in the deck; luck decides how
    // often it goes on, and with enough seeds twice in a row comes up.
    let state =
        position("row loco loco loco loco blue; deck loco 4 red 1; discards loco 4 blue 3 red 2; rest b");
    let refreshes = |seed| {
        let (mut state, mut told) = (state.clone(), Vec::new());
        state.apply(Seat::new(0), Action::Take { card: Card(1) }, &mut Luck::fast(seed), &mut told);
        state.check_invariants().expect("sound");
        told.iter().filter(|event| **event == crate::Event::Refreshed).count()
    };
    let counts: Vec<usize> = (0..200).map(refreshes).collect();
    assert!(counts.contains(&2), "all five were refreshed twice: {counts:?}");
    assert!(counts.iter().all(|&count| (1..=10).contains(&count)), "{counts:?}");
    assert!(counts.contains(&10), "a row that never gets better stays after ten: {counts:?}");
}

#[test]
fn tg9_the_row_stays_when_no_better_one_can_be_made() {
    // Two cards that are not locomotives are left besides those in hand.
    check(
        "row loco loco blue red green; deck loco 1; discards; rest b",
        "a take green\na take red",
        "told refreshed = 0; row = loco loco blue - loco; turn = b",
    );
    // Only locomotives are left: taking one ends the turn, and no second card can be drawn after another.
    check("row loco loco loco loco loco; deck loco 2; rest b", "a take loco", "told refreshed = 0; turn = b");
    check(
        "row loco loco loco loco blue; deck; discards; rest b",
        "a take blue",
        "turn = b; row = loco loco loco loco -",
    );
    check(
        "row loco loco loco loco blue; deck loco 1; discards; rest b",
        "a take blue",
        "turn = b; row = loco loco loco loco loco; told refreshed = 0",
    );
    check(
        "row loco loco loco loco blue; deck loco 2; discards; rest b",
        "a take blue\na draw",
        "turn = b; hand a = blue 1 loco 1; deck =",
    );
}

#[test]
fn tg9_holds_at_set_up_and_after_a_claim_too() {
    for seed in 0..300 {
        let state = crate::State::new(&crate::Options::new(5), &mut Luck::fast(seed), &mut Silent);
        let lying = state.row.iter().filter(|&&card| card == Some(Card::LOCOMOTIVE)).count();
        assert!(lying < 3, "seed {seed}");
    }
    // The discards of a claim make a better row possible.
    let setup = "hand a white 3; row loco loco loco blue red; deck; discards; rest b";
    let claimed = play(position(setup), "a claim bremen--bremerhaven white 1");
    assert!(claimed.told.contains(&crate::Event::Refreshed));
}

#[test]
fn tg10_discards_become_the_deck_when_a_card_is_needed() {
    check("deck red 1; discards blue 9; rest b", "a draw", "told reshuffled = 0; deck =; discards = blue 9");
    check(
        "deck red 1; discards blue 9; rest b",
        "a draw\na draw",
        "told reshuffled = 1; hand a = blue 1 red 1; deck = blue 8; discards =",
    );
}

#[test]
fn tg10_a_turn_ends_when_no_second_card_can_be_drawn() {
    check("row - - - - blue; deck; discards; rest b", "a take blue", "turn = b; row = - - - - -");
    check("row - - - loco blue; deck; discards; rest b", "a take blue", "turn = b; row = - - - loco -");
    check(
        "row - - - red blue; deck; discards; rest b",
        "a take blue",
        "phase = second-card; legal a take = take red; legal a draw =",
    );
}

#[test]
fn tg10_without_any_card_the_action_cannot_be_chosen() {
    check("row - - - - -; deck; discards; rest b", "a draw", "refused = TG-10; legal a take =");
    check("row - - - - red; deck; discards; rest b", "a draw", "refused = TG-10; legal a take = take red");
}

#[test]
fn tg10_empty_slots_are_filled_as_soon_as_there_are_cards() {
    check(
        "hand a white 3 red 3; row - blue - - -; deck; discards; rest b",
        "a claim berlin--magdeburg red 3",
        "row = red blue red red -; deck =; discards =; turn = b",
    );
}

#[test]
fn tg11_hands_have_no_limit() {
    let state = position("row - - - - -; deck; discards; rest a; other-tickets a; turn b; hand b red 1");
    assert_eq!(state.hands[Seat::new(0)].total(), 109);
    assert_eq!(state.held[Seat::new(0)].count_ones(), 89);
    let played = play(state, "b claim bremen--bremerhaven loco 1");
    assert!(played.refused.is_some());
    assert!(matches!(played.state.phase, Phase::Turn(_)));
}
