//! Compiles the crate `web` to WebAssembly in a release build; a debug build, as tests make it, goes without.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

/// What cannot be done, as a sentence for whoever builds.
type BuildError = String;

fn main() {
    if let Err(error) = run() {
        println!("cargo::error={}", error.replace('\n', " "));
        std::process::exit(1);
    }
}

fn run() -> Result<(), BuildError> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CLIENT_DIST");
    // A page that was made before needs no compiler.
    if variable("PROFILE")? != "release" || env::var_os("CLIENT_DIST").is_some() {
        return Ok(());
    }
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../..");
    let root = root.canonicalize().map_err(|error| format!("{}: {error}", root.display()))?;
    ensure_target()?;
    let wasm = compile(&root, &PathBuf::from(variable("OUT_DIR")?))?;
    println!("cargo::metadata=program={}", wasm.display());
    watch(&root, &wasm.with_extension("d"))
}

/// Names every file that the page was compiled from, as the compiler has listed them; so a change in the server
/// alone leaves the page as it is.
fn watch(root: &Path, list: &Path) -> Result<(), BuildError> {
    let text = fs::read_to_string(list).map_err(|error| format!("{}: {error}", list.display()))?;
    let mut files = BTreeSet::from([root.join("Cargo.toml"), root.join("Cargo.lock")]);
    // One line: what was made, a colon, and what it was made from. A space within a name stands behind a backslash.
    let sources = text.split_once(": ").map_or("", |(_, sources)| sources).replace("\\ ", "\0");
    // What build scripts wrote on the way is newer than the start of this one, and would call for it once more.
    let made = list.ancestors().nth(3).unwrap_or(list);
    for source in sources.split_whitespace() {
        let source = root.join(source.replace('\0', " "));
        if source.starts_with(made) {
            continue;
        }
        let manifest = source.ancestors().map(|folder| folder.join("Cargo.toml")).find(|file| file.exists());
        files.extend(manifest);
        files.insert(source);
    }
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    Ok(())
}

/// Compiles the page in a target folder of its own, since the cargo that runs this holds the usual one. Both share
/// the processors by the job server that cargo hands to its build scripts.
fn compile(root: &Path, out: &Path) -> Result<PathBuf, BuildError> {
    let target = out.ancestors().nth(4).unwrap_or(out).join("page");
    let mut cargo = Command::new(variable("CARGO")?);
    cargo.current_dir(root).args(["rustc", "--locked", "--package", "skyrail-web", "--target", TARGET]);
    cargo.arg("--target-dir").arg(&target);
    // Whoever parts the program must know what refers to what.
    cargo.args(["--profile", "web", "--", "-Clink-args=--emit-relocs"]);
    // The settings of the build that runs this are not those of the page.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let kept =
            ["CARGO_HOME", "CARGO_MAKEFLAGS", "CARGO_NET_OFFLINE", "CARGO_HTTP_CAINFO"].contains(&&*text);
        if text.starts_with("CARGO") && !kept || FOREIGN.contains(&&*text) {
            cargo.env_remove(&name);
        }
    }
    // The types of views are forgotten between components: much less code for the same page.
    cargo.env("RUSTFLAGS", "--cfg erase_components");
    let status = cargo.status().map_err(|error| format!("cargo could not be started: {error}"))?;
    if !status.success() {
        return Err(
            "the page could not be compiled: the reason is among the lines that cargo prints with this one"
                .into(),
        );
    }
    Ok(target.join(TARGET).join("web").join("web.wasm"))
}

/// What cargo sets for a build script and a compiler would take for its own settings.
const FOREIGN: [&str; 10] = [
    "DEBUG",
    "HOST",
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
fn ensure_target() -> Result<(), BuildError> {
    let asked = Command::new(variable("RUSTC")?).args(["--print", "sysroot"]).output();
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
        "the page needs the Rust target {TARGET}, and rustup could not add it (is there a network?). Run \
         `rustup target add {TARGET}` and build again, or build without the page: `--no-default-features`"
    ))
}

fn variable(name: &str) -> Result<String, BuildError> {
    env::var(name).map_err(|error| format!("{name} is not set as cargo sets it: {error}"))
}
