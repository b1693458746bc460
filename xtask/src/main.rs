//! Chores in Rust: `cargo xtask test` runs every test that needs nothing but Rust and a C compiler, `cargo xtask check`
//! is the gate for a change, and each of their steps can be run alone.
//!
//! Nothing of the product is here; the table of who may use whom is `layers.rs`.

mod advisories;
mod browser;
mod command;
mod fuzz;
mod gate;
mod http;
mod layers;
mod new_title;
mod outcome;
mod python;
mod readme;
mod rules;
mod signature;
mod tidy;
mod titles;
mod tree;
mod wasm;

use clap::{Parser, Subcommand};
use outcome::Outcome;
use std::path::PathBuf;
use std::process::ExitCode;

/// Chores of the Skyrail workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Chores {
    /// The workspace to work on, if not this one.
    #[arg(long, value_name = "FOLDER")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run every test that needs nothing but Rust and a C compiler: rules, tests, WebAssembly.
    Test {
        /// Run also what needs a PostgreSQL or a browser, and fail where there is none.
        #[arg(long)]
        no_skips: bool,
    },
    /// Run the gate for a change: format, tidy, lints, docs, and all that `test` runs.
    Check {
        /// Run also what needs a PostgreSQL or a browser, and fail where there is none.
        #[arg(long)]
        no_skips: bool,
    },
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
    /// Run the server's tests on the PostgreSQL that `SKYRAIL_TEST_DATABASE` names.
    Postgres,
    /// Build the program and play whole games with it in Chromium; needs Node and npm.
    Browser,
    /// Compare `Cargo.lock` with the known faults that `.ci/advisories.txt` keeps.
    Advisories,
    /// Feed bytes that a fuzzer thinks up to all that reads bytes from outside.
    Fuzz {
        /// How long each target runs; all of them run at the same time.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Make a small title that can be played, to be changed into the one you have in mind.
    NewTitle {
        /// What it is called where names are typed, as in `harbour-lines`.
        name: String,
        /// What its clauses begin with: two capital letters, as in HL.
        #[arg(long, value_name = "XX")]
        clauses: String,
    },
    /// Ask a server everything that the description of its HTTP interface allows and does not allow; needs Python 3.
    Http {
        /// For about how long.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Build the Python package, install it into a fresh environment, and run its tests and examples.
    Python {
        /// Try it with Ray and `RLlib` instead: a local cluster, one of its processes killed. Installs 780 MB.
        #[arg(long, conflicts_with = "bench")]
        ray: bool,
        /// Measure steps beside other libraries instead, for docs/python.md: about eight minutes on a quiet machine.
        #[arg(long)]
        bench: bool,
    },
    /// Run the README's blocks that are marked `sh ci`.
    Readme,
}

impl Chore {
    fn run(self) -> Outcome {
        match self {
            Self::Test { no_skips } => gate::test(no_skips),
            Self::Check { no_skips } => gate::check(no_skips),
            Self::Tidy => tidy::check(),
            Self::Rules => rules::check(),
            Self::Signature { write } => signature::check(write),
            Self::Wasm => wasm::check(),
            Self::Postgres => gate::postgres(),
            Self::Browser => browser::check(),
            Self::Advisories => advisories::check(),
            Self::Fuzz { seconds } => fuzz::check(seconds),
            Self::NewTitle { name, clauses } => new_title::make(&name, &clauses),
            Self::Http { seconds } => http::check(seconds),
            Self::Python { ray: true, .. } => python::check(python::Trial::Ray),
            Self::Python { bench: true, .. } => python::check(python::Trial::Bench),
            Self::Python { .. } => python::check(python::Trial::Tests),
            Self::Readme => readme::check(),
        }
    }
}

fn main() -> ExitCode {
    let line = Chores::parse();
    if let Some(root) = line.root {
        tree::work_in(root);
    }
    match line.chore.run() {
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
