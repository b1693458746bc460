//! Counts of move sequences from known positions, held to `perft.txt` and to a second, slower count.

use game::{Action as _, Board as _, Eye, Game};
use testkit::counts::{Counts, number};
use ticket_to_ride_germany::{Action, Board, FewTickets, Options, State};

const BOARD: &str = include_str!("../../testkit/src/titles/ticket_to_ride_germany/small-board.json");

const COUNTS: Counts<State> = Counts {
    file: include_str!("perft.txt"),
    options: || Options::new(2),
    set: |options, name, value| {
        match (name, value) {
            ("seats", count) => options.seats = number(count),
            ("board", "little-line") => options.board = Board::load(BOARD).expect("the small board is sound"),
            _ => return false,
        }
        true
    },
    every: every_action,
    more: |game, seat| choices(game.view(Eye::Seat(seat)).offer()),
};

#[test]
fn counts_are_those_of_the_file() {
    COUNTS.assert_file();
}

#[test]
fn counts_of_two_decisions_agree_with_a_count_by_check_alone() {
    COUNTS.assert_by_check();
}

/// Every choice out of an offer: of all tickets of a board there would be millions.
fn choices(offer: FewTickets) -> Vec<Action> {
    let tickets: Vec<u8> = offer.iter().map(|ticket| ticket.0).collect();
    let choice = |pattern: u32| {
        let chosen = tickets.iter().enumerate().filter(|(index, _)| pattern >> index & 1 == 1);
        Action::Keep { tickets: FewTickets::of(chosen.fold(0, |set, (_, ticket)| set | 1 << ticket)) }
    };
    (0..1 << tickets.len()).map(choice).collect()
}

/// Every action that can be written with the ids of a board, choices of tickets aside, read from its text.
fn every_action(board: &'static Board) -> Vec<Action> {
    let cards = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"];
    let mut texts: Vec<String> = ["draw", "pass"].map(String::from).into();
    texts.extend(cards.map(|card| format!("take {card}")));
    texts.extend((0..=5).flat_map(|short| (0..=5).map(move |long| format!("tickets {short} {long}"))));
    for route in &board.routes {
        for color in cards {
            for count in 1..=route.length + 1 {
                texts.push(format!("claim {} {color} {count}", route.id));
                let extra = (1..=route.length)
                    .map(|extra| format!("claim {} {color} {count} loco {extra}", route.id));
                texts.extend(extra);
            }
        }
    }
    let places = board.cities.iter().chain(board.countries.iter().map(|country| &country.place));
    for place in places {
        let colors = ["red", "yellow", "green", "blue", "black", "white", "none"];
        texts.extend(colors.map(|color| format!("passenger {} {color}", place.id)));
    }
    let mut every: Vec<Action> = texts.iter().filter_map(|text| Action::read(board, text).ok()).collect();
    every.sort_unstable();
    every.dedup();
    every
}
