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

pub(crate) fn check() -> Outcome {
    ensure_target()?;
    let metadata = tree::metadata()?;
    let names = metadata.workspace_packages().into_iter().map(|package| package.name.to_string());
    let pure: Vec<String> = names.filter(|name| layers::is_pure(name)).collect();
    run(build().args(pure.iter().map(|name| format!("--package={name}"))))?;
    run(build().args(["--package=testkit", "--bin", REPLAYS]))?;

    let module = metadata.target_directory.join(TARGET).join("release").join(format!("{REPLAYS}.wasm"));
    let script = tree::root().join("xtask").join("run-wasm.mjs");
    run(Command::new("node").arg(script).arg(module))?;
    Ok(format!("wasm: {} pure crates build, and every replay verifies under Node", pure.len()))
}

fn build() -> Command {
    cargo(&["build", "--locked", "--release", "--target", TARGET])
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
