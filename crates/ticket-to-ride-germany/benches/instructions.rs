//! How many instructions a playout takes: a number that does not depend on what else the machine does, so
//! that a change which makes the engine slower is noticed. The bounds are a hundredth above what it takes.

// The macros below make items that nobody can document.
#![allow(missing_docs)]

use game::{Board as _, Luck, play_at_random, play_out, uniform};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use testkit::play_seeds;
use ticket_to_ride_germany::{Action, Board, Options, State};

fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)]));
    config
}

/// Reads the board, which is done once and counted nowhere.
fn ready(seats: usize) -> usize {
    Board::built_in();
    seats
}

/// Ten games played to the end by `play`; returns the decisions made.
fn ten(seats: usize, play: impl FnMut(&mut State, &mut Luck, &mut Vec<Action>) -> u64) -> u64 {
    let mut actions = Vec::with_capacity(512);
    play_seeds(0..10, |_| Options::new(seats), &mut actions, play)
}

// Ten whole random games, legal actions listed at every decision.
#[library_benchmark]
#[bench::two_players(args = (2), setup = ready, config = at_most(2_214_000))]
#[bench::five_players(args = (5), setup = ready, config = at_most(4_331_000))]
fn playouts(seats: usize) -> u64 {
    ten(seats, |state, luck, actions| {
        play_out(state, luck, actions, u64::MAX, |_, actions, luck| uniform(actions, luck))
    })
}

// The same games, actions counted out where that is faster.
#[library_benchmark]
#[bench::two_players(args = (2), setup = ready, config = at_most(1_856_000))]
#[bench::five_players(args = (5), setup = ready, config = at_most(3_676_000))]
fn counted(seats: usize) -> u64 {
    ten(seats, |state, luck, actions| play_at_random(state, luck, actions, u64::MAX))
}

library_benchmark_group!(name = random_games; benchmarks = playouts, counted);
main!(library_benchmark_groups = random_games);
