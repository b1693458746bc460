//! Counts of move sequences from known positions, held to `perft.txt` and to a second, slower count.

use game::Action as _;
use jet_set::{Action, Board, Options, State};
use testkit::counts::{Counts, number};

const COUNTS: Counts<State> = Counts {
    file: include_str!("perft.txt"),
    options: || Options::new(2),
    set: |options, name, value| {
        if name == "seats" {
            options.seats = number(value);
        }
        name == "seats"
    },
    every: every_action,
    more: |_, _| Vec::new(),
};

#[test]
fn counts_are_those_of_the_file() {
    COUNTS.assert_file();
}

#[test]
fn counts_of_two_decisions_agree_with_a_count_by_check_alone() {
    COUNTS.assert_by_check();
}

/// Every action that can be written with the ids of a board, read from its text.
fn every_action(board: &'static Board) -> Vec<Action> {
    let mut texts: Vec<String> = ["turn-up short", "turn-up long", "done", "income"].map(String::from).into();
    for link in &board.links {
        texts.extend(["buy", "plane", "via"].map(|verb| format!("{verb} {}", link.id)));
    }
    let cards = board.flights.iter().map(|card| &card.id).chain(board.finals.iter().map(|card| &card.id));
    texts.extend(cards.map(|id| format!("claim {id}")));
    texts.iter().map(|text| Action::read(board, text).expect("the ids are those of the board")).collect()
}
