//! How fast the engine is: whole random games, and each part of the contract apart.
//!
//! Every bench checks its result, so nothing gets faster by being wrong.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Eye, Game, Luck, Seat, Silent, play_out, uniform};
use ticket_to_ride_germany::{Action, Options, State};

fn main() {
    divan::main();
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

/// Random games per second with full scoring.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_games(bencher: Bencher<'_, '_>, seats: usize) {
    const GAMES: u64 = 100;
    let mut actions = Vec::with_capacity(4096);
    let mut run = move || -> (u64, i32) {
        let mut sum = (0, 0);
        for seed in 0..GAMES {
            let (mut state, mut luck) = start(seats, seed);
            sum.0 += play(&mut state, &mut luck, &mut actions, 100_000);
            let standing = state.standing();
            assert!(standing.places.is_some());
            sum.1 += standing.points.0.iter().sum::<i32>();
        }
        sum
    };
    let expected = run();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(move || assert_eq!(run(), expected));
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
