//! How fast the engine is: whole random games, and the ways that this title alone looks for.
//!
//! Every bench checks its result, so nothing gets faster by being wrong.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Eye, Game, Luck, Seat, Silent, play_out, uniform};
use jet_set::{Action, Options, State};

fn main() {
    divan::main();
}

type Choose = fn(&State, &[Action], &mut Luck) -> Action;

fn any(_: &State, actions: &[Action], luck: &mut Luck) -> Action {
    uniform(actions, luck)
}

fn start(seats: usize, seed: u64) -> (State, Luck) {
    let mut luck = Luck::fast(seed);
    (State::new(&Options::new(seats), &mut luck, &mut Silent), luck)
}

/// A state in the middle of a game, where lists are long.
fn middle(seats: usize) -> (State, Seat) {
    let (mut state, mut luck) = start(seats, 5);
    let mut actions = Vec::new();
    play_out(&mut state, &mut luck, &mut actions, 120, State::lively);
    while !matches!(state.view(Eye::Watcher).phase, jet_set::Phase::Turn { .. }) {
        play_out(&mut state, &mut luck, &mut actions, 1, State::lively);
    }
    let seat = state.turn().first().expect("still running");
    (state, seat)
}

fn games(bencher: Bencher<'_, '_>, seats: usize, choose: Choose) {
    const GAMES: u64 = 50;
    let mut actions = Vec::with_capacity(512);
    let mut run = move || -> u64 {
        let game = |seed| {
            let (mut state, mut luck) = start(seats, seed);
            let length = play_out(&mut state, &mut luck, &mut actions, 100_000, choose);
            assert!(state.standing().places.is_some());
            length
        };
        (0..GAMES).map(game).sum()
    };
    let decisions = run();
    bencher.counter(ItemsCount::new(decisions)).bench_local(move || assert_eq!(run(), decisions));
}

/// Decisions per second of whole uniformly random games.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_games(bencher: Bencher<'_, '_>, seats: usize) {
    games(bencher, seats, any);
}

/// Decisions per second of whole lively games, the choice included.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn lively_games(bencher: Bencher<'_, '_>, seats: usize) {
    games(bencher, seats, State::lively);
}

/// The cheapest way of every open flight for one seat.
#[divan::bench]
fn ways(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle(2);
    let view = state.view(Eye::Seat(seat));
    bencher.bench_local(|| {
        let rows = jet_set::Deck::BOTH.into_iter().flat_map(|deck| view.row(deck));
        rows.filter_map(|flight| view.way(seat, flight)).count()
    });
}
