//! Positions and moves as text, for the tests of clauses.

use game::{Action as _, Game, Luck, Seat};

/// A position after its moves: what was told on the way, and why the last move was refused, if it was.
pub struct Played<G: Game> {
    /// The position.
    pub state: G,
    /// What was told on the way.
    pub told: Vec<G::Event>,
    /// Why the last move was refused.
    pub refused: Option<G::Rejected>,
}

/// Makes moves one by one: `a buy oslo--stockholm`, a seat and what it does. Only the last may be refused. The state
/// must be sound after each, and the lists must be what is accepted.
#[track_caller]
pub fn play<G: Game>(mut state: G, moves: &str) -> Played<G> {
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
        assert_sound(&state);
    }
    Played { state, told, refused }
}

/// One move: a seat and what it does.
#[track_caller]
pub fn read<G: Game>(state: &G, line: &str) -> (Seat, G::Action) {
    let (seat, action) = line.split_once(' ').expect("a seat, then what it does");
    let action = G::Action::read(state.board(), action);
    (letter(seat), action.unwrap_or_else(|error| panic!("{line}: {error:?}")))
}

/// The state is sound, a seat has a list exactly if it is to move, and what is listed is accepted.
#[track_caller]
fn assert_sound<G: Game>(state: &G) {
    state.check_invariants().expect("the state is sound after every move");
    for seat in Seat::all(state.standing().seats) {
        let mut listed = Vec::new();
        state.legal(seat, &mut listed);
        assert_eq!(listed.is_empty(), !state.turn().is(seat), "a list exactly for a seat to move");
        assert!(listed.iter().all(|&action| state.check(seat, action).is_ok()), "listed is accepted");
    }
}

/// The lines of a set-up, of moves or of facts: new lines and semicolons end them.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty())
}

/// The seat of a letter.
#[track_caller]
pub fn letter(seat: &str) -> Seat {
    Seat::from_letter(seat).unwrap_or_else(|| panic!("{seat} is not a seat's letter"))
}
