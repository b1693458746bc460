//! Laws that every title obeys on random games.

use game::{Action as _, CHOICE, Eye, Game, Luck, Seat, Secret, Silent, Turn};
use std::collections::BTreeSet;

/// One random game from start to end; after every move all laws are asserted. Returns its length.
///
/// `every` is every action that can be written for the board, legal or not, and `longest` is a bound that no
/// game may pass. `choose` picks a move, so that a title whose random games end early can be led further.
pub fn assert_laws<G: Game>(
    options: &G::Options,
    seed: u64,
    every: &[G::Action],
    longest: usize,
    mut choose: impl FnMut(&G, &[G::Action], &mut Luck) -> G::Action,
) -> usize {
    let mut luck = Secret::from_seed(&format!("laws {seed}")).luck(&[]);
    let mut policy = Luck::fast(seed);
    let mut game = G::new(options, &mut luck, &mut Silent);
    let seats = game.standing().seats;
    let mut actions = Vec::new();
    for length in 0..=longest {
        game.check_invariants().expect("a law: nothing is lost or created");
        assert_legal(&game, seats, every);
        assert_views(&game, seats, seed.wrapping_add(length as u64));
        assert_eq!(game.turn() == Turn::Over, game.standing().places.is_some(), "places exactly at the end");
        let Turn::Seats(movers) = game.turn() else { return length };
        let movers: Vec<Seat> = movers.iter().collect();
        let seat = movers[policy.below(CHOICE, movers.len() as u32) as usize];
        actions.clear();
        game.legal(seat, &mut actions);
        let action = choose(&game, &actions, &mut policy);
        game.play(seat, action, &mut luck).expect("a law: what is listed is accepted");
    }
    panic!("a law: every game ends, this one was still running after {longest} decisions")
}

/// Chooses uniformly among the legal actions.
pub fn uniform<G: Game>(_: &G, actions: &[G::Action], luck: &mut Luck) -> G::Action {
    game::uniform(actions, luck)
}

/// The list is sorted, never empty for a seat to move, empty for the others, equal to what `check` accepts,
/// and every action in it survives being written and read. Whoever picks any action, picks it out of that list.
fn assert_legal<G: Game>(game: &G, seats: usize, every: &[G::Action]) {
    for seat in Seat::all(seats) {
        let mut listed = Vec::new();
        game.legal(seat, &mut listed);
        assert!(listed.is_sorted_by(|one, two| one < two), "sorted, none twice: {listed:?}");
        assert_eq!(listed.is_empty(), !game.turn().is(seat), "a list exactly for a seat to move");
        assert_any(game, seat, &listed);
        let listed: BTreeSet<G::Action> = listed.into_iter().collect();
        let accepted = every.iter().copied().filter(|&action| game.check(seat, action).is_ok());
        let accepted: BTreeSet<G::Action> = accepted.collect();
        assert_eq!(listed, accepted, "listed is what is accepted, for seat {seat} of {game:?}");
        for &action in &listed {
            let text = action.write(game.board());
            assert_eq!(G::Action::read(game.board(), &text).as_ref(), Ok(&action), "{text} reads back");
        }
    }
}

/// One of the list, as `uniform` picks it: seeds enough that the long lists are seen from end to end.
fn assert_any<G: Game>(game: &G, seat: Seat, listed: &[G::Action]) {
    let seeds = if listed.is_empty() { 0 } else { 2 * listed.len() as u64 };
    for seed in 0..seeds {
        let (mut luck, mut same) = (Luck::fast(seed), Luck::fast(seed));
        let any = game.any(seat, &mut luck, &mut Vec::new());
        assert_eq!(any, game::uniform(listed, &mut same), "any is a pick out of the list of {game:?}");
        assert!(luck == same, "with the same luck");
    }
}

/// A state made from a view has that same view, legal actions included: so no view depends on what its eye
/// can't know.
fn assert_views<G: Game>(game: &G, seats: usize, seed: u64) {
    let eyes = Seat::all(seats).map(Eye::Seat).chain([Eye::Watcher, Eye::Open]);
    for eye in eyes {
        let view = game.view(eye);
        let sampled = G::sample(&view, &mut Luck::fast(seed));
        sampled.check_invariants().expect("a law: a sampled state is sound");
        assert!(
            sampled.view(eye) == view,
            "sample(view).view == view for {eye:?}:\n{view:?}\n{:?}",
            sampled.view(eye)
        );
        assert_eq!(sampled.turn(), game.turn(), "whose turn it is, is open");
    }
}
