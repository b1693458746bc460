//! Makes the files of the page out of what `page-wasm` has compiled, and writes a list of them for `src/lib.rs`.
//!
//! Without the feature `bundle` the list is empty, and so it is in a debug build, since tests need no page.
//! `CLIENT_DIST` names a folder that was made before, for packagers who build the page once for many machines.

#[cfg(feature = "bundle")]
#[path = "build/bundle.rs"]
mod bundle;
#[cfg(feature = "bundle")]
#[path = "build/minify.rs"]
mod minify;
#[cfg(feature = "bundle")]
#[path = "build/program.rs"]
mod program;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

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
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed=CLIENT_DIST");
    let out = PathBuf::from(variable("OUT_DIR")?);
    let dist = out.join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(|error| told(&dist, &error))?;
    }
    fs::create_dir_all(&dist).map_err(|error| told(&dist, &error))?;
    if let Some(made) = env::var_os("CLIENT_DIST") {
        let made = Path::new(&made).canonicalize().map_err(|error| told(Path::new(&made), &error))?;
        println!("cargo::rerun-if-changed={}", made.display());
        return list(&out, &made);
    }
    #[cfg(feature = "bundle")]
    if let Some(program) = env::var_os("DEP_SKYRAIL_PAGE_WASM_PROGRAM") {
        let crates = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("..");
        let crates = crates.canonicalize().map_err(|error| told(&crates, &error))?;
        bundle::bundle(Path::new(&program), &crates, &dist)?;
    }
    list(&out, &dist)
}

/// Writes the list of files that `src/lib.rs` includes.
fn list(out: &Path, dist: &Path) -> Result<(), BuildError> {
    let mut rows = String::from("&[\n");
    for folder in [dist.to_path_buf(), dist.join("assets")] {
        if !folder.exists() {
            continue;
        }
        for path in files(&folder)? {
            let name = path.strip_prefix(dist).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if path.is_dir() || path.extension().is_some_and(|end| end == "br" || end == "gz") {
                continue;
            }
            let bytes = |end: &str| {
                let path = format!("{}{end}", path.display());
                if Path::new(&path).exists() { format!("include_bytes!({path:?})") } else { "&[]".into() }
            };
            let (plain, br, gz) = (bytes(""), bytes(".br"), bytes(".gz"));
            writeln!(rows, "    ({name:?}, {plain}, {br}, {gz}),").map_err(|error| error.to_string())?;
        }
    }
    rows.push_str("]\n");
    let path = out.join("files.rs");
    fs::write(&path, rows).map_err(|error| told(&path, &error))
}

fn variable(name: &str) -> Result<String, BuildError> {
    env::var(name).map_err(|error| format!("{name} is not set as cargo sets it: {error}"))
}

/// The files of a folder in a fixed order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, BuildError> {
    let entries = fs::read_dir(folder).map_err(|error| told(folder, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// A file that could not be read or written.
fn told(path: &Path, error: &io::Error) -> BuildError {
    format!("{}: {error}", path.display())
}
