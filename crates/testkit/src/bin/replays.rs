//! Verifies every stored replay without any I/O, so that it also runs as WebAssembly. The exit code is 0 if
//! all are good, else the number of the first that is not, from 1; it is 255 if there are none.

use std::process::ExitCode;
use testkit::replays::{ALL, verify};

fn main() -> ExitCode {
    let bad = ALL.iter().position(|(_, text)| verify(text).is_err());
    let code = if ALL.is_empty() { 255 } else { bad.map_or(0, |index| (index + 1).min(255)) };
    ExitCode::from(code as u8)
}
