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

use crate::{Action, Event, Rejected, State};
use facts::fact;
use game::{Game, Luck, Seat};
use position::position;

/// A position after its moves: what was told on the way, and why the last move was refused, if it was.
struct Played {
    state: State,
    told: Vec<Event>,
    refused: Option<Rejected>,
}

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

/// Makes the moves one by one. The state must be sound after each, and the lists must be what is accepted.
#[track_caller]
fn play(mut state: State, moves: &str) -> Played {
    let mut luck = Luck::fast(1);
    let mut told = Vec::new();
    let mut refused = None;
    for line in lines(moves) {
        assert_eq!(refused, None, "refused before: {line}");
        let (seat, action) = read(&state, line);
        match state.check(seat, action) {
            Ok(()) => state.apply(seat, action, &mut luck, &mut told),
            Err(rejected) => refused = Some(rejected),
        }
        state.check_invariants().expect("the state is sound after every move");
        for seat in Seat::all(state.seats()) {
            let mut listed = Vec::new();
            state.legal(seat, &mut listed);
            assert_eq!(listed.is_empty(), !state.turn().is(seat), "a list exactly for a seat to move");
            assert!(listed.iter().all(|&action| state.check(seat, action).is_ok()), "listed is accepted");
        }
    }
    Played { state, told, refused }
}

#[track_caller]
fn read(state: &State, line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').expect("a seat, then what it does");
    let action = Action::read(state.board, action);
    (letter(seat), action.unwrap_or_else(|error| panic!("{line}: {error:?}")))
}

fn letter(seat: &str) -> Seat {
    Seat::from_letter(seat).unwrap_or_else(|| panic!("{seat} is not a seat's letter"))
}

/// The lines of a set-up, of moves or of facts: new lines and semicolons end them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty())
}
