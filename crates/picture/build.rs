//! Lists the sheets behind maps for `src/backdrop.rs`, as they lie in `data/`: a sheet is one file.

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
    let data = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("data");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", data.display());
    let entries = fs::read_dir(&data).map_err(|error| told(&data, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let (mut rows, mut sheets) = (String::new(), 0);
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if let Some(id) = name.strip_prefix("backdrop-").and_then(|name| name.strip_suffix(".json")) {
            let whole = path.to_string_lossy();
            writeln!(rows, "    ({id:?}, LazyLock::new(|| Land::read(include_str!({whole:?})))),")
                .map_err(|error| error.to_string())?;
            sheets += 1;
        }
    }
    let out = PathBuf::from(variable("OUT_DIR")?).join("sheets.rs");
    let list = format!("static SHEETS: [(&str, LazyLock<Land>); {sheets}] = [\n{rows}];\n");
    fs::write(&out, list).map_err(|error| told(&out, &error))
}

fn variable(name: &str) -> Result<String, BuildError> {
    env::var(name).map_err(|error| format!("{name} is not set as cargo sets it: {error}"))
}

/// A file that could not be read or written.
fn told(path: &Path, error: &io::Error) -> BuildError {
    format!("{}: {error}", path.display())
}
