//! How many instructions a playout takes: a number that does not depend on what else the machine does, so
//! that a change which makes the engine much slower is noticed. The bound is generous on purpose.

// The macros below make items that nobody can document.
#![allow(missing_docs)]

use game::{Game, Luck, Silent, play_out};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use jet_set::{Options, State, lively};
use std::hint::black_box;

// Ten whole lively games, legal actions listed at every decision.
#[library_benchmark]
#[bench::two_players(2)]
#[bench::six_players(6)]
fn playouts(seats: usize) -> u64 {
    let mut actions = Vec::with_capacity(512);
    let mut decisions = 0;
    for seed in 0..10 {
        let mut luck = Luck::fast(black_box(seed));
        let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
        decisions += play_out(&mut state, &mut luck, &mut actions, u64::MAX, lively);
        assert!(state.standing().places.is_some());
    }
    decisions
}

library_benchmark_group!(name = random_games; benchmarks = playouts);
main!(
    config = LibraryBenchmarkConfig::default()
        .tool(Callgrind::default().hard_limits([(EventKind::Ir, 30_000_000)])),
    library_benchmark_groups = random_games
);
