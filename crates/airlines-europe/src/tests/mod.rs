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

use crate::{Action, Event, Rejected, State};
use facts::fact;
use game::{Game, Luck, Seat};
use position::{position, with_ids, words};

/// A position after its moves: what was told on the way, and why the last move was refused, if it was.
struct Played {
    state: State,
    told: Vec<Event>,
    refused: Option<Rejected>,
}

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

/// Makes the moves one by one. The state must be sound after each.
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
        let mut listed = Vec::new();
        state.check_invariants().expect("the state is sound after every move");
        for seat in Seat::all(state.seats()) {
            state.legal(seat, &mut listed);
            assert_eq!(listed.is_empty(), !state.turn().is(seat), "a list exactly for a seat to move");
            assert!(listed.iter().all(|&action| state.check(seat, action).is_ok()), "listed is accepted");
            listed.clear();
        }
    }
    Played { state, told, refused }
}

#[track_caller]
fn read(state: &State, line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').expect("a seat, then what it does");
    let seat = Seat::from_letter(seat).expect("a seat's letter");
    let action = Action::read(state.board, &with_ids(state.board, action));
    (seat, action.unwrap_or_else(|error| panic!("{line}: {error:?}")))
}

/// The lines of a set-up, of moves or of facts: new lines and semicolons end them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty())
}
