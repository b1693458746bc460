//! How many instructions a playout takes: a number that does not depend on what else the machine does, so
//! that a change which makes the engine slower is noticed. The bounds are a hundredth above what it takes.

// The macros below make items that nobody can document.
#![allow(missing_docs)]

use airlines_europe::{Board, Options, State};
use game::{Board as _, play_out, uniform};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
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

// Ten whole random games, legal actions listed at every decision.
#[library_benchmark]
#[bench::two_players(args = (2), setup = ready, config = at_most(1_753_000))]
#[bench::five_players(args = (5), setup = ready, config = at_most(3_216_000))]
fn playouts(seats: usize) -> u64 {
    let mut actions = Vec::with_capacity(512);
    play_seeds(
        0..10,
        |_| Options::new(seats),
        &mut actions,
        |state: &mut State, luck, actions| {
            play_out(state, luck, actions, u64::MAX, |_, actions, luck| uniform(actions, luck))
        },
    )
}

library_benchmark_group!(name = random_games; benchmarks = playouts);
main!(library_benchmark_groups = random_games);
