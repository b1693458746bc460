//! How many instructions a playout takes: a number that does not depend on what else the machine does, so
//! that a change which makes the engine slower is noticed. The bounds are a hundredth above what it takes.

// The macros below make items that nobody can document.
#![allow(missing_docs)]

use game::{Board as _, Game, play_out};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use jet_set::{Board, Options, State};
use testkit::play_seeds;

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

// Ten whole lively games, legal actions listed at every decision.
#[library_benchmark]
#[bench::two_players(args = (2), setup = ready, config = at_most(6_217_000))]
#[bench::six_players(args = (6), setup = ready, config = at_most(12_547_000))]
fn playouts(seats: usize) -> u64 {
    let mut actions = Vec::with_capacity(512);
    play_seeds(
        0..10,
        |_| Options::new(seats),
        &mut actions,
        |state: &mut State, luck, actions| play_out(state, luck, actions, u64::MAX, State::lively),
    )
}

library_benchmark_group!(name = random_games; benchmarks = playouts);
main!(library_benchmark_groups = random_games);
