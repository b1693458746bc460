//! What each part of the search is worth: variants of the search, each with one part changed.
//!
//! ```text
//! cargo run --release -p skyrail-bots --example ablation -- TITLE PLAYOUTS positions|games COUNT [VARIANT…]
//! ```
//!
//! `positions` takes decisions out of games between experts, lets every variant choose, and compares what they
//! chose with the expert's own move in many fresh playouts: how much share of the win a variant gains at one
//! decision. That shows far more in an hour than games do. `games` plays a variant against the expert.

#[path = "ablation/games.rs"]
mod games;
#[path = "ablation/positions.rs"]
mod positions;

use bots::{Allocation, Bot, Budget, Kind, Rivals, SearchOptions, Sharing, visit_options};
use catalog::Title;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Every variant: the search as it is, with one part changed.
fn variants() -> Vec<(&'static str, SearchOptions)> {
    let usual = SearchOptions::default();
    vec![
        ("usual", usual),
        ("uniform", SearchOptions { allocation: Allocation::Uniform, ..usual }),
        ("ucb", SearchOptions { allocation: Allocation::Ucb, ..usual }),
        ("own-luck", SearchOptions { sharing: Sharing::Worlds, ..usual }),
        ("own-worlds", SearchOptions { sharing: Sharing::Nothing, ..usual }),
        ("gate-0", SearchOptions { gate: 0.0, ..usual }),
        ("gate-0.5", SearchOptions { gate: 0.5, ..usual }),
        ("gate-2", SearchOptions { gate: 2.0, ..usual }),
        ("win-only", SearchOptions { win: 1.0, ..usual }),
        ("margin-only", SearchOptions { win: 0.0, ..usual }),
        ("mixed-rivals", SearchOptions { rivals: Rivals::Mixed, ..usual }),
        ("any-tickets", SearchOptions { hunches: false, ..usual }),
        ("eight", SearchOptions { candidates: 8, ..usual }),
        ("four", SearchOptions { candidates: 4, ..usual }),
    ]
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(run) = Run::read(&words) else {
        eprintln!("ablation TITLE PLAYOUTS positions|games COUNT [VARIANT…]");
        return ExitCode::FAILURE;
    };
    println!("{}, {} playouts, {} {}", run.title.name(), run.playouts, run.count, run.what);
    let table = run.title.options(2);
    if run.what == "games" {
        for (name, options) in &run.variants {
            games::tell(name, &visit_options(&table, games::Games { run: &run, options: *options }));
        }
    } else {
        positions::tell(&run, &visit_options(&table, positions::Positions { run: &run }));
    }
    ExitCode::SUCCESS
}

/// What was asked for.
struct Run {
    title: Title,
    playouts: u32,
    what: String,
    count: u64,
    variants: Vec<(&'static str, SearchOptions)>,
}

impl Run {
    fn read(words: &[String]) -> Option<Self> {
        let [title, playouts, what, count, names @ ..] = words else { return None };
        let mut variants = variants();
        variants.retain(|(name, _)| names.is_empty() || names.iter().any(|wanted| wanted == name));
        Some(Self {
            title: Title::from_name(title)?,
            playouts: playouts.parse().ok()?,
            what: Some(what.clone()).filter(|what| what == "positions" || what == "games")?,
            count: count.parse().ok()?,
            variants,
        })
    }

    /// The bot that searches with this many playouts.
    fn searcher(&self) -> Bot {
        Bot { budget: Budget::Playouts(self.playouts), ..Bot::new(Kind::Master) }
    }

    /// Does the work for every number below the count, on all cores; results come in any order.
    fn all<T: Send>(&self, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
        let next = AtomicU64::new(0);
        let some = || {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.count {
                    return done;
                }
                done.push(work(number));
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(some)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no bot panics")).collect()
        })
    }
}
