//! How fast the engine is: whole random games. Every bench checks its result, so nothing gets
//! faster by being wrong.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Game, Luck, Silent, play_at_random};
use std::time::Instant;
use ticket_to_ride_germany::{Action, Options, State};

fn main() {
    divan::main();
    compare();
}

/// Plays so many random games with full scoring, from this seed on; returns the decisions made.
fn games(seats: usize, seeds: std::ops::Range<u64>, actions: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    for seed in seeds {
        let mut luck = Luck::fast(seed);
        let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
        decisions += play_at_random(&mut state, &mut luck, actions, 100_000);
        assert!(state.standing().places.is_some(), "game {seed} ends");
    }
    decisions
}

/// Random games per second with full scoring. No game is played twice: a processor learns the branches of
/// games it has seen, and would be faster here than anywhere else.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_games(bencher: Bencher<'_, '_>, seats: usize) {
    const GAMES: u64 = 100;
    let mut actions = Vec::with_capacity(4096);
    let mut next = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(move || {
        next += GAMES;
        games(seats, next - GAMES..next, &mut actions)
    });
}

/// Work that never changes: half arithmetic, half branches that nobody can guess.
fn yardstick() -> u64 {
    let mut luck = Luck::fast(black_box(1));
    let mut sums = [0u64; 64];
    for round in 0..1_000_000 {
        let draw = luck.below(game::CHOICE, 128);
        if draw < 64 {
            sums[draw as usize] += round;
        } else {
            sums[127 - draw as usize] ^= round;
        }
    }
    sums.iter().fold(0, |all, sum| all ^ sum)
}

/// Prints how fast two players are, also as a share of the yardstick measured between: machines drift, and
/// the ratio drifts less.
fn compare() {
    const GAMES: u64 = 250;
    let mut actions = Vec::with_capacity(4096);
    let mut seconds = [f64::MAX; 2];
    for round in 0..20 {
        let start = Instant::now();
        black_box(yardstick());
        let middle = Instant::now();
        games(2, round * GAMES..(round + 1) * GAMES, &mut actions);
        let took = [middle - start, middle.elapsed()].map(|time| time.as_secs_f64());
        seconds = std::array::from_fn(|which| seconds[which].min(took[which]));
    }
    let [yardstick, games] = seconds;
    println!(
        "two players, fresh games: {:.0} a second at best; a thousand take {:.2} yardsticks",
        GAMES as f64 / games,
        1000.0 * games / GAMES as f64 / yardstick,
    );
}
