//! One test at least for every clause of `docs/rules/airlines-europe.md`, in the order of its sections.
//!
//! Every test is a set-up, moves and what a player could observe afterwards, all three in text:
//! `position.rs` reads set-ups, `facts.rs` reads what is expected. Airlines are called by their colour.

mod abacus;
mod bank;
mod boards;
mod emptying;
mod ending;
mod facts;
mod flight_ban;
mod hidden;
mod licences;
mod outlook;
mod parts;
mod position;
mod scoring;
mod setup;
mod shares;
mod turn;
mod two_players;

use crate::State;
use facts::fact;
use position::{position, with_ids, words};
use testkit::moves::lines;

type Played = testkit::moves::Played<State>;

/// Sets up, makes the moves (`a buy green oslo--stockholm`), and compares the facts named in `expected`.
///
/// Only the last move may be refused, and only where `expected` says so.
#[track_caller]
fn check(setup: &str, moves: &str, expected: &str) {
    let played = play(position(setup), moves);
    check_facts(&played, expected);
}

#[track_caller]
fn check_facts(played: &Played, expected: &str) {
    let expected: Vec<String> = lines(expected).map(|line| words(line).join(" ")).collect();
    let mut found: Vec<String> = expected.iter().map(|line| fact(played, line)).collect();
    if let (Some(rejected), false) = (played.refused, expected.iter().any(|line| line.starts_with("refused")))
    {
        found.push(format!("refused {}", rejected.clause()));
    }
    assert_eq!(found, expected);
}

/// Makes the moves one by one; airlines are called by their colour.
#[track_caller]
fn play(state: State, moves: &str) -> Played {
    let board = state.options.board;
    let moves: Vec<String> = lines(moves).map(|line| with_ids(board, line)).collect();
    testkit::moves::play(state, &moves.join("\n"))
}
