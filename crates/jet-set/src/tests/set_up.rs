//! Parts and set-up: JS-1 to JS-6.

use super::*;
use crate::Deck;
use crate::setup::Table;
use game::{Board as _, Eye, Silent};

#[test]
fn js1_everyone_starts_with_24_planes_30_markers_and_30_euros() {
    assert_eq!(Options::SEATS, 2..=6);
    for seats in Options::SEATS {
        let state = start(seats);
        assert_eq!(state.stock.first(seats), vec![24; seats]);
        assert_eq!(state.markers.first(seats), vec![30; seats]);
        assert_eq!(state.money.first(seats), vec![30; seats]);
    }
}

#[test]
fn js2_decks_hold_52_and_42_cards_and_there_are_18_final_flights() {
    let board = Board::built_in();
    let count = |worth: u8| board.flights.iter().filter(|card| card.worth == worth).count();
    assert_eq!([1, 3, 5, 7].map(count), [30, 20, 20, 20]);
    assert_eq!(board.finals.len(), 18);
    let state = start(3);
    let view = state.view(Eye::Watcher);
    // Six and three cards lie open.
    assert_eq!(view.deck_sizes, [52 - 6, 42 - 3]);
}

#[test]
fn js3_the_board_gives_cities_links_with_prices_and_flights_of_one_to_four_links() {
    let board = Board::built_in();
    assert_eq!((board.cities.len(), board.links.len()), (31, 54));
    assert!(board.links.iter().all(|link| (4..=7).contains(&link.price)));
    for card in &board.flights {
        let [a, b] = card.cities.map(usize::from);
        let (links, _) = board.graph.cheapest(u128::MAX, a, b, |_| 1).unwrap();
        assert_eq!(links, u32::from(card.worth).div_ceil(2), "{}", card.id);
        assert_eq!(card.way.count_ones(), links);
    }
}

#[test]
fn js4_rows_start_with_1_point_cards_and_long_cards_and_3_point_cards_go_back() {
    for seats in Options::SEATS {
        let mut told = Vec::new();
        let state = State::new(&Options::new(seats), &mut Luck::fast(4), &mut told);
        let row = seats.max(3);
        assert_eq!((state.row(Deck::Short), state.row(Deck::Long)), (2 * row, row));
        let ones = state.open & state.options.board.deck(Deck::Short);
        assert_eq!(ones & !state.options.board.worth[0], 0, "1-point cards only");
        let aside = told.iter().filter_map(|event| match event {
            Event::SetAside { flight } => Some(*flight),
            _ => None,
        });
        for flight in aside {
            assert_eq!(state.options.board.flight_card(flight).worth, 3);
            assert_ne!(state.deck & flight.bit(), 0, "back in the deck");
        }
    }
    let met = |seed| {
        let mut told = Vec::new();
        State::new(&Options::new(6), &mut Luck::fast(seed), &mut told);
        told.iter().any(|event| matches!(event, Event::SetAside { .. }))
    };
    assert!((0..20).any(met), "3-point cards are met on the way");
}

/// How many cards of a deck come before its Vacations, the Vacations counted as cards.
fn vacations(seats: usize, deck: Deck, seed: u64) -> Vec<usize> {
    let mut luck = Luck::fast(seed);
    let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
    let mut told = Vec::new();
    while state.has_decks() {
        state.turn_up(deck, &mut luck, &mut told);
    }
    let cards = told.iter().filter(|event| matches!(event, Event::TurnedUp { .. } | Event::Vacation { .. }));
    let places = cards.enumerate().filter(|(_, event)| matches!(event, Event::Vacation { .. }));
    places.map(|(index, _)| index + 1).collect()
}

#[test]
fn js5_the_first_vacation_is_among_cards_x_1_to_x_6_and_the_second_is_card_x_y_7() {
    for (seats, x, y) in [(2, 8, 5), (3, 8, 5), (4, 11, 6), (5, 14, 7), (6, 17, 8)] {
        for deck in Deck::BOTH {
            let mut seen = [false; 6];
            for seed in 0..60 {
                let places = vacations(seats, deck, seed);
                assert_eq!(places[1], x + y + 7);
                seen[places[0] - x - 1] = true;
            }
            assert_eq!(seen, [true; 6], "every place comes");
        }
        assert_eq!(usize::from(Table { seats }.second_vacation()), x + 5 + y);
    }
}

#[test]
fn js6_two_final_flights_each_and_any_seat_may_begin_then_clockwise() {
    let mut began = [false; 4];
    for seed in 0..40 {
        let mut told = Vec::new();
        let state = State::new(&Options::new(4), &mut Luck::fast(seed), &mut told);
        let first = mover(&state).unwrap();
        began[first.index()] = true;
        assert_eq!(told[0], Event::Begins { seat: first, luck: true });
        let dealt = told.iter().filter(|event| matches!(event, Event::FinalDealt { .. }));
        assert_eq!(dealt.count(), 8);
        state.check_invariants().expect("no Final Flight is dealt twice");
    }
    assert_eq!(began, [true; 4]);
    let mut state = start(3);
    play(&mut state, "a income; b income; c income");
    assert_eq!(mover(&state), Some(A));
    assert_eq!(refused(&state, "b income"), "JS-6");
}
