//! One test at least for every clause of `docs/rules/ticket-to-ride-germany.md`, in the order of its sections.
//!
//! Most tests are a set-up, moves and what a player could observe afterwards, all three in text:
//! `position.rs` reads set-ups, `facts.rs` answers what is asked of the position.

mod boards;
mod cards;
mod claims;
mod countries;
mod ending;
mod facts;
mod hidden;
mod parts;
mod position;
mod score;
mod tickets;
mod words;

use crate::State;
use facts::fact;
use position::position;
use testkit::moves::{letter, lines, play, read};

type Played = testkit::moves::Played<State>;

/// Sets up, makes the moves (`a claim kiel--rostock orange 4`), and compares the facts: `points a = 7`.
///
/// Only the last move may be refused, and only where `expected` says so.
#[track_caller]
fn check(setup: &str, moves: &str, expected: &str) {
    check_facts(&play(position(setup), moves), expected);
}

#[track_caller]
fn check_facts(played: &Played, expected: &str) {
    let expected: Vec<String> = lines(expected).map(String::from).collect();
    let question = |line: &String| {
        let (asked, _) = line.split_once(" =").expect("a fact is `what = value`");
        format!("{asked} = {}", fact(played, asked)).trim_end().to_string()
    };
    let mut found: Vec<String> = expected.iter().map(question).collect();
    let foreseen = expected.iter().any(|line| line.starts_with("refused"));
    if let (Some(rejected), false) = (played.refused, foreseen) {
        found.push(format!("refused = {}", rejected.clause()));
    }
    assert_eq!(found, expected);
}
