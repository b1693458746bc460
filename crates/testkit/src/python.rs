//! Python, for tests of what we offer to programs in it. A machine without it skips them; CI must have it.

use std::process::{Command, Stdio};

/// The interpreter, ready for its arguments; `None` where there is none, which the test then says.
///
/// # Panics
///
/// In CI, where nothing may be skipped.
pub fn python() -> Option<Command> {
    let there = Command::new("python3").arg("-V").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if there.is_ok_and(|status| status.success()) {
        return Some(Command::new("python3"));
    }
    assert!(std::env::var_os("CI").is_none(), "CI needs python3");
    println!("skipped, since there is no python3 here");
    None
}
