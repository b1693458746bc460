//! How fast the engine is: whole random games, and each part of the contract apart.
//!
//! Every bench checks its result, so nothing gets faster by being wrong.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Eye, Game, Luck, Seat, Silent, play_out, uniform};
use std::time::Instant;
use ticket_to_ride_germany::{Action, Options, State};

fn main() {
    divan::main();
    compare();
}

/// Plays on at random to the end, or for so many decisions; returns the decisions made.
fn play(state: &mut State, luck: &mut Luck, actions: &mut Vec<Action>, most: u64) -> u64 {
    play_out(state, luck, actions, most, |_, actions, luck| uniform(actions, luck))
}

fn start(seats: usize, seed: u64) -> (State, Luck) {
    let mut luck = Luck::fast(seed);
    (State::new(&Options::new(seats), &mut luck, &mut Silent), luck)
}

/// A state in the middle of a game, at the start of a turn with a long list.
fn middle(seats: usize) -> (State, Seat) {
    let (mut state, mut luck) = start(seats, 5);
    let mut actions = Vec::new();
    play(&mut state, &mut luck, &mut actions, 60);
    loop {
        let seat = state.turn().first().expect("still running");
        actions.clear();
        state.legal(seat, &mut actions);
        if actions.len() > 30 {
            return (state, seat);
        }
        play(&mut state, &mut luck, &mut actions, 1);
    }
}

/// Plays so many random games with full scoring, from this seed on; returns the decisions made.
fn games(seats: usize, seeds: std::ops::Range<u64>, actions: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    for seed in seeds {
        let (mut state, mut luck) = start(seats, seed);
        decisions += play(&mut state, &mut luck, actions, 100_000);
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

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (state, _) = middle(2);
    assert!(size_of::<State>() <= 1024, "a state is at most 1 KiB");
    bencher.bench_local(|| black_box(black_box(&state).clone()));
}

#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle(2);
    let mut actions = Vec::with_capacity(512);
    bencher.bench_local(move || {
        actions.clear();
        black_box(&state).legal(seat, &mut actions);
        actions.len()
    });
}

#[divan::bench]
fn apply(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle(2);
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    bencher.with_inputs(|| (state.clone(), Luck::fast(3))).bench_local_refs(|(state, luck)| {
        state.apply(seat, actions[0], luck, &mut Silent);
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle(2);
    bencher.bench_local(|| black_box(&state).view(Eye::Seat(seat)));
}

#[divan::bench]
fn sample(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle(2);
    let view = state.view(Eye::Seat(seat));
    let mut luck = Luck::fast(3);
    bencher.bench_local(move || State::sample(black_box(&view), &mut luck));
}
