//! Verifies every stored replay without any I/O, so that it also runs as WebAssembly; see
//! [`testkit::replays::exit_code`].

use std::process::ExitCode;
use testkit::replays::{ALL, exit_code};

fn main() -> ExitCode {
    ExitCode::from(exit_code(ALL))
}
