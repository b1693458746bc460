//! Whole games in Chromium against the program as it is released; the tests are in `e2e`.

use crate::command::{cargo, run};
use crate::outcome::Outcome;
use crate::tree;
use std::process::Command;

pub(crate) fn check() -> Outcome {
    run(&mut cargo(&["build", "--locked", "--release"]))?;
    npm(&["ci", "--no-audit", "--no-fund"])?;
    npm(&["test"])?;
    Ok("every game in the browser came to its end".into())
}

/// On Windows `npm` is a script, which only a shell finds.
fn npm(arguments: &[&str]) -> Result<(), String> {
    let mut command = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "npm"]);
        shell
    } else {
        Command::new("npm")
    };
    run(command.current_dir(tree::root().join("e2e")).args(arguments))
        .map_err(|error| format!("{error}; it needs Node 20 or later with npm, and Chromium"))
}
