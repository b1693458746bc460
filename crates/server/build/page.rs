//! The page compiled to WebAssembly, in a release build.

use crate::{Fault, bundle, told, variable};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the page into `dist`; a debug build, as tests make it, goes without.
pub(crate) fn build(out: &Path, dist: &Path) -> Result<(), Fault> {
    if variable("PROFILE")? != "release" {
        return Ok(());
    }
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../..");
    let root = root.canonicalize().map_err(|error| told(&root, &error))?;
    // What the page is made of; a change in the server alone leaves it as it is.
    for part in PARTS {
        println!("cargo::rerun-if-changed={}", root.join(part).display());
    }
    let wasm = compile(&root, out)?;
    bundle::bundle(&wasm, &root.join("crates/web"), dist)
}

/// The parts of the workspace that the page is made of.
const PARTS: [&str; 15] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/airlines-europe",
    "crates/bots",
    "crates/catalog",
    "crates/game",
    "crates/jet-set",
    "crates/network",
    "crates/picture",
    "crates/table",
    "crates/text",
    "crates/ticket-to-ride-germany",
    "crates/web",
    "crates/wire",
    "docs/rules",
];

/// Compiles the client in a target folder of its own, since the cargo that runs this holds the usual one.
fn compile(root: &Path, out: &Path) -> Result<PathBuf, Fault> {
    ensure_target()?;
    let target = out.ancestors().nth(4).unwrap_or(out).join("page");
    let mut cargo = Command::new(variable("CARGO")?);
    cargo.current_dir(root).args(["rustc", "--locked", "--package", "web", "--target", TARGET]);
    cargo.arg("--target-dir").arg(&target);
    // Whoever parts the program must know what refers to what.
    cargo.args(["--profile", "web", "--", "-Clink-args=--emit-relocs"]);
    // The settings of the build that runs this are not those of the page.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let kept = ["CARGO_HOME", "CARGO_NET_OFFLINE", "CARGO_HTTP_CAINFO"].contains(&&*text);
        if text.starts_with("CARGO") && !kept || FOREIGN.contains(&&*text) {
            cargo.env_remove(&name);
        }
    }
    // The types of views are forgotten between components: much less code for the same page.
    cargo.env("RUSTFLAGS", "--cfg erase_components");
    let status = cargo.status().map_err(|error| format!("cargo could not be started: {error}"))?;
    if !status.success() {
        return Err("the page could not be compiled; the reason stands above".into());
    }
    Ok(target.join(TARGET).join("web").join("web.wasm"))
}

/// What cargo sets for a build script and a compiler would take for its own settings.
const FOREIGN: [&str; 11] = [
    "DEBUG",
    "HOST",
    "MAKEFLAGS",
    "NUM_JOBS",
    "OPT_LEVEL",
    "OUT_DIR",
    "PROFILE",
    "RUSTC",
    "RUSTFLAGS",
    "RUSTC_WORKSPACE_WRAPPER",
    "TARGET",
];

/// Adds the target of the page to the toolchain when it is missing.
fn ensure_target() -> Result<(), Fault> {
    let rustc = variable("RUSTC")?;
    let asked = Command::new(rustc).args(["--print", "sysroot"]).output();
    let asked = asked.map_err(|error| format!("rustc could not be started: {error}"))?;
    let sysroot = String::from_utf8_lossy(&asked.stdout).trim().to_string();
    if Path::new(&sysroot).join("lib/rustlib").join(TARGET).join("lib").exists() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    if added.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!(
        "the page needs the target {TARGET}, which could not be added. Run `rustup target add {TARGET}`, or set \
         CLIENT_DIST to a page that was built before, or build with --no-default-features"
    ))
}
