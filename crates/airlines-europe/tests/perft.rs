//! Counts of move sequences from known positions, held to `perft.txt` and to a second, slower count.

use airlines_europe::{Action, Board, Options, State};
use game::{Action as _, Board as _};
use testkit::counts::{Counts, number};

const BOARD: &str = include_str!("../../testkit/src/titles/airlines_europe/small-board.json");

const COUNTS: Counts<State> = Counts {
    file: include_str!("perft.txt"),
    options: || Options::new(2),
    set: |options, name, value| {
        match (name, value) {
            ("seats", count) => options.seats = number(count),
            ("board", "four-ports") => options.board = Board::load(BOARD).expect("the small board is sound"),
            ("flight_ban", "yes") => options.flight_ban = true,
            _ => return false,
        }
        true
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
    let airlines = || board.companies.iter().map(|company| company.id.as_str()).chain(["abacus"]);
    let mut texts: Vec<String> =
        ["draw", "bank", "pass", "exchange 1", "exchange 2", "exchange 3"].map(String::from).into();
    for one in airlines() {
        texts.extend([format!("take {one}"), format!("discard hand {one}")]);
        texts.push(format!("discard portfolio {one}"));
        texts.extend((1..=22).map(|count| format!("play {one} {count}")));
        texts.extend(board.routes.iter().map(|route| format!("buy {one} {}", route.id)));
        for two in airlines() {
            texts.extend([format!("pick {one} {two}"), format!("play-pair {one} {two}")]);
        }
    }
    for route in &board.routes {
        texts.extend((1..=31).map(|price| format!("ban {} {price}", route.id)));
    }
    let mut every: Vec<Action> = texts.iter().filter_map(|text| Action::read(board, text).ok()).collect();
    every.sort_unstable();
    every.dedup();
    every
}
