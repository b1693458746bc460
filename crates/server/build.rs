//! Builds the page and puts it into the server: compiles the crate `web` to WebAssembly, binds and compresses it,
//! and writes a list of its files for `src/assets.rs`.
//!
//! Without the feature `embed-client` the list is empty, and so it is in a debug build, since tests need no page.
//! `CLIENT_DIST` names a folder that was made before, for packagers who build the page once for many machines.

#[cfg(feature = "embed-client")]
#[path = "build/bundle.rs"]
mod bundle;
#[cfg(feature = "embed-client")]
#[path = "build/page.rs"]
mod page;
#[cfg(feature = "embed-client")]
#[path = "build/program.rs"]
mod program;
#[cfg(feature = "embed-client")]
#[path = "build/tight.rs"]
mod tight;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What cannot be done, as a sentence for whoever builds.
type Fault = String;

fn main() {
    if let Err(fault) = run() {
        println!("cargo::error={}", fault.replace('\n', " "));
        std::process::exit(1);
    }
}

fn run() -> Result<(), Fault> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=migrations");
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
    #[cfg(feature = "embed-client")]
    page::build(&out, &dist)?;
    list(&out, &dist)
}

/// Writes the list of files that `src/assets.rs` includes: address, as it is, brotli, gzip.
fn list(out: &Path, dist: &Path) -> Result<(), Fault> {
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
    let path = out.join("assets.rs");
    fs::write(&path, rows).map_err(|error| told(&path, &error))
}

fn variable(name: &str) -> Result<String, Fault> {
    env::var(name).map_err(|error| format!("{name} is not set as cargo sets it: {error}"))
}

/// The files of a folder in a fixed order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let entries = fs::read_dir(folder).map_err(|error| told(folder, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// A file that could not be read or written.
fn told(path: &Path, error: &io::Error) -> Fault {
    format!("{}: {error}", path.display())
}
