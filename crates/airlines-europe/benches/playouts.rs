//! How fast the engine is: whole random games. Every bench checks its result, so nothing gets
//! faster by being wrong.

use airlines_europe::{Options, State};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Luck, Silent, play_at_random};

fn main() {
    divan::main();
}

/// Decisions per second of whole random games with full scoring.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_games(bencher: Bencher<'_, '_>, seats: usize) {
    const GAMES: u64 = 50;
    let mut actions = Vec::with_capacity(512);
    let mut run = move || -> u64 {
        let game = |seed| {
            let mut luck = Luck::fast(seed);
            let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
            let length = play_at_random(&mut state, &mut luck, &mut actions, 100_000);
            assert!(state.standing().places.is_some());
            length
        };
        (0..GAMES).map(game).sum()
    };
    let decisions = run();
    bencher.counter(ItemsCount::new(decisions)).bench_local(move || assert_eq!(run(), decisions));
}
