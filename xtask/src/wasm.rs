//! The pure crates build for WebAssembly, and every stored replay comes to the same end there.

use crate::command::{cargo, run};
use crate::layers;
use crate::outcome::Outcome;
use crate::tree;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// The program of `testkit` that holds all replays and verifies them without any I/O.
const REPLAYS: &str = "replays";
/// The profile of `Cargo.toml` that compiles quickly and still plays quickly.
const PROFILE: &str = "replays";
/// The program that holds the interpreter.
const RUNNER: &str = "skyrail-run-wasm";

pub(crate) fn check() -> Outcome {
    ensure_target()?;
    let metadata = tree::metadata()?;
    let names = metadata.workspace_packages().into_iter().map(|package| package.name.to_string());
    let pure: Vec<String> = names.filter(|name| layers::is_pure(layers::crate_of(name))).collect();
    let mut build = cargo(&["build", "--locked", "--profile", PROFILE, "--target", TARGET]);
    build.args(pure.iter().map(|name| format!("--package={name}")));
    run(build.args(["--package=skyrail-testkit", "--lib", "--bin", REPLAYS]))?;

    let module = metadata.target_directory.join(TARGET).join(PROFILE).join(format!("{REPLAYS}.wasm"));
    run(cargo(&["run", "--locked", "--package", RUNNER, "--"]).arg(module)).map_err(|error| {
        format!("{error}\nan exit code is the number of the first bad replay, in the order of their paths")
    })?;
    Ok(format!("wasm: {} pure crates build, and every replay verifies there", pure.len()))
}

/// Adds the target's standard library to the toolchain if it is not there.
fn ensure_target() -> Result<(), String> {
    let question = Command::new("rustc")
        .current_dir(tree::root())
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|error| format!("`rustc` could not start: {error}"))?;
    let folder = String::from_utf8_lossy(&question.stdout);
    if question.status.success() && Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    println!("adding the target {TARGET} to the toolchain");
    run(Command::new("rustup").current_dir(tree::root()).args(["target", "add", TARGET])).map_err(|error| {
        format!(
            "{error}\nthe standard library for {TARGET} is missing and could not be added; add it by hand"
        )
    })
}
