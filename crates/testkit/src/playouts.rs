//! Whole games from many seeds, for whoever counts what they cost: allocations in tests, instructions in benchmarks.

use game::{Game, Luck, Silent};
use std::hint::black_box;

/// Plays a game of each seed to its end, and says how many decisions were made. `play` is what is counted: it is given
/// a game at its start.
#[inline]
pub fn play_seeds<G: Game>(
    seeds: impl Iterator<Item = u64>,
    options: impl Fn(u64) -> G::Options,
    actions: &mut Vec<G::Action>,
    mut play: impl FnMut(&mut G, &mut Luck, &mut Vec<G::Action>) -> u64,
) -> u64 {
    let mut decisions = 0;
    for seed in seeds {
        let mut luck = Luck::fast(black_box(seed));
        let mut game = G::new(&options(seed), &mut luck, &mut Silent);
        decisions += play(&mut game, &mut luck, actions);
        assert!(game.standing().places.is_some(), "seed {seed} was played to its end");
    }
    decisions
}
