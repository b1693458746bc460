//! Flight cards, Vacation cards and the final fill: JS-7 to JS-9, JS-18, JS-19 and JS-24.

use super::*;
use crate::Deck;
use game::{Board as _, Silent};

/// The flights turned up, and the Vacations and the end of the decks as words.
fn turned(told: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::TurnedUp { flight } if Board::built_in().deck(Deck::Short) & flight.bit() != 0 => "short",
        Event::TurnedUp { .. } => "long",
        Event::Vacation { .. } => "vacation",
        Event::VacationRemoved { .. } => "removed",
        Event::DecksLeft => "decks left",
        _ => "",
    };
    told.iter().map(word).filter(|word| !word.is_empty()).collect()
}

#[test]
fn js7_a_row_below_the_minimum_is_filled_at_the_start_of_a_turn_short_row_first() {
    let mut state = start(4);
    lay(&mut state, "amsterdam--london amsterdam--vienna athens--paris");
    let told = play(&mut state, "a income");
    assert_eq!(turned(&told), ["short", "short", "long", "long", "long"]);
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long)), (4, 4));
    // With two players the minimum is three.
    let mut state = start(2);
    lay(&mut state, "amsterdam--london athens--paris amsterdam--tunis ankara--vienna");
    let told = play(&mut state, "a income");
    assert_eq!(turned(&told), ["short", "short"]);
}

#[test]
fn js8_a_row_is_paid_once_a_turn_and_filled_card_by_card_up_to_the_maximum() {
    let mut state = start(3);
    assert_eq!(refused(&state, "a turn-up short"), "JS-8");
    play(&mut state, "a turn-up long; a turn-up long");
    assert_eq!((state.row(Deck::Long), state.money[A]), (5, 29));
    play(&mut state, "a turn-up long");
    assert_eq!(refused(&state, "a turn-up long"), "JS-8");
    // The second row may be paid after cards of the first were seen.
    lay(&mut state, "amsterdam--london athens--paris");
    play(&mut state, "a turn-up short; a turn-up long; a turn-up short");
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long), state.money[A]), (3, 2, 28));
    // The next player pays anew, and whoever has nothing can't.
    state.money[B] = 1;
    play(&mut state, "a income; b turn-up long");
    assert_eq!(state.money[B], 0);
    assert_eq!(refused(&state, "b turn-up short"), "JS-16");
    play(&mut state, "b turn-up long");
}

#[test]
fn js9_after_the_second_vacation_no_cards_are_turned_up() {
    let mut state = start(3);
    late(&mut state);
    lay(&mut state, "amsterdam--london");
    assert_eq!(refused(&state, "a turn-up long"), "JS-9");
    let told = play(&mut state, "a income; b income");
    assert_eq!((turned(&told), state.open.count_ones()), (vec![], 1));
}

#[test]
fn js18_a_vacation_goes_to_its_space_and_is_replaced_from_the_same_deck() {
    let mut state = start(3);
    state.drawn[1] = state.cuts[1];
    let told = play(&mut state, "a turn-up long");
    assert_eq!(turned(&told), ["vacation", "long"]);
    assert_eq!((state.vacations, state.row(Deck::Long)), (1, 4));
}

#[test]
fn js19_the_second_vacation_fills_both_rows_at_once_and_the_decks_leave() {
    let mut state = start(3);
    state.vacations = 1;
    state.met = [1, 0];
    state.drawn = state.cuts;
    lay(&mut state, "amsterdam--london amsterdam--copenhagen ankara--istanbul athens--paris");
    // In the middle of a refill: the short row needs nothing, the long row's first card is the Vacation.
    let told = play(&mut state, "a income");
    assert_eq!(turned(&told)[0], "vacation");
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long), state.deck), (6, 6, 0));
    assert_eq!(turned(&told).last(), Some(&"decks left"));
    assert_eq!(state.money[B], 30, "free of charge");
    // The same player acts, and may already claim a Final Flight.
    assert_eq!(mover(&state), Some(B));
    deal(&mut state, &["riga--athens--bucharest paris--istanbul--moscow"]);
    deal_to(&mut state, B, "frankfurt--reykjavik--edinburgh", "cairo--bucharest--riga");
    let way = "amsterdam--frankfurt amsterdam--london dublin--london dublin--reykjavik oslo--reykjavik";
    fly(&mut state, B, way);
    fly(&mut state, B, "edinburgh--oslo");
    play(&mut state, "b claim frankfurt--reykjavik--edinburgh");
}

fn deal_to(state: &mut State, seat: Seat, one: &str, two: &str) {
    state.finals[seat] = in_order([final_flight(one), final_flight(two)]);
    state.finals[C] = in_order([final_flight("rome--kyiv--helsinki"), final_flight("vienna--rome--moscow")]);
}

#[test]
fn js24_a_deck_that_runs_out_leaves_its_row_short() {
    // Six players: 34 long cards lie under the row, and 30 come before the second Vacation.
    let mut state =
        State::new(&Options { first: Some(A), ..Options::new(6) }, &mut Luck::fast(2), &mut Silent);
    let mut luck = Luck::fast(3);
    let mut claimed = 0;
    while state.has_decks() {
        state.turn_up(Deck::Long, &mut luck, &mut Silent);
        if state.has_decks() {
            // Somebody claims a long flight each time.
            let row = state.open & state.options.board.deck(Deck::Long);
            let spare = if row.count_ones() > 6 { row & row.wrapping_neg() } else { 0 };
            state.open &= !spare;
            claimed |= spare;
        }
    }
    state.claimed[B] = claimed;
    // Six cards were open, and four were left below the Vacation.
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long), state.met[1]), (12, 10, 2));
    assert_eq!(state.deck, 0);
    state.check_invariants().expect("nothing is lost");
}
