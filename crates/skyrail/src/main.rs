//! The program `skyrail`: the command line with the page in it.

use std::process::ExitCode;

/// A server asks for small pieces of memory with every message: this gives them with an eighth less computing in all.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // The commit is found out by `build.rs`.
    cli::main(std::env::args_os().collect(), page::FILES, option_env!("SKYRAIL_COMMIT"))
}
