//! Chores in Rust: `cargo xtask test` is the whole gate, and each of its own steps can be run alone.
//!
//! Nothing of the product is here; the table of who may use whom is `layers.rs`.

mod command;
mod layers;
mod outcome;
mod readme;
mod rules;
mod signature;
mod test;
mod tidy;
mod tree;
mod wasm;

use clap::{Parser, Subcommand};
use outcome::Outcome;
use std::process::ExitCode;

/// Chores of the Skyrail workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Line {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Clone, Copy, Subcommand)]
enum Chore {
    /// Run the whole gate: format, lints, docs, tidy, rules, tests, signatures, WebAssembly.
    Test,
    /// Check what the compiler does not: dependency edges, file heads and lengths, links, paths.
    Tidy,
    /// Check that every clause of the rules pages stands in a comment and leads a test's name.
    Rules,
    /// Compare `signatures.txt` with what the rules now do in 1,000 seeded games of each title.
    Signature {
        /// Store the fingerprints instead; the commit says why they moved.
        #[arg(long)]
        write: bool,
    },
    /// Build the pure crates for WebAssembly and verify every stored replay there.
    Wasm,
    /// Run the README's blocks that are marked `sh ci`.
    Readme,
}

impl Chore {
    fn run(self) -> Outcome {
        match self {
            Self::Test => test::check(),
            Self::Tidy => tidy::check(),
            Self::Rules => rules::check(),
            Self::Signature { write } => signature::check(write),
            Self::Wasm => wasm::check(),
            Self::Readme => readme::check(),
        }
    }
}

fn main() -> ExitCode {
    match Line::parse().chore.run() {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(report) => {
            eprintln!("{report}");
            ExitCode::FAILURE
        }
    }
}
