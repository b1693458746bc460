//! Lists the message files and rules pages for `src/files.rs` and `src/rulebook.rs`, as the folders have them: what a
//! title says is one folder in `titles/`, what all say is one folder for each language in `lang/`.

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
    let own = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let (lang, titles) = (own.join("lang"), own.join("titles"));
    println!("cargo::rerun-if-changed=build.rs");
    for folder in [&lang, &titles] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let [mut files, mut pages, mut guides] = [(); 3].map(|()| String::from("&[\n"));
    for folder in entries(&lang)? {
        for path in entries(&folder)?.iter().filter(|path| ends(path, "ftl")) {
            file(&mut files, &own, &name(&folder), path)?;
        }
    }
    for folder in entries(&titles)? {
        let title = name(&folder);
        // The English rules are the project's own page of the rules.
        page(&mut pages, &title, "en", &own.join("../../docs/rules").join(format!("{title}.md")))?;
        for path in entries(&folder)? {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            match stem.split_once('.') {
                Some(("rules", tag)) if ends(&path, "md") => page(&mut pages, &title, tag, &path)?,
                Some(("guide", tag)) if ends(&path, "md") => page(&mut guides, &title, tag, &path)?,
                None if ends(&path, "ftl") => file(&mut files, &own, &stem, &path)?,
                _ => {
                    return Err(format!(
                        "{}: a title has <tag>.ftl, rules.<tag>.md and guide.<tag>.md",
                        path.display()
                    ));
                }
            }
        }
    }
    let out = PathBuf::from(variable("OUT_DIR")?);
    for (list, rows) in [("files.rs", files), ("pages.rs", pages), ("guides.rs", guides)] {
        let path = out.join(list);
        fs::write(&path, rows + "]\n").map_err(|error| told(&path, &error))?;
    }
    Ok(())
}

/// A message file: where it lies, the tag of its language, what it says.
fn file(rows: &mut String, own: &Path, tag: &str, path: &Path) -> Result<(), BuildError> {
    let short = path.strip_prefix(own).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let whole = path.to_string_lossy();
    writeln!(rows, "    File {{ path: {short:?}, tag: {tag:?}, source: include_str!({whole:?}) }},")
        .map_err(|error| error.to_string())
}

/// A rules page: its title, the tag of its language, what it says.
fn page(rows: &mut String, title: &str, tag: &str, path: &Path) -> Result<(), BuildError> {
    let path = path.canonicalize().map_err(|error| told(path, &error))?;
    println!("cargo::rerun-if-changed={}", path.display());
    let whole = path.to_string_lossy();
    writeln!(rows, "    Page {{ title: {title:?}, tag: {tag:?}, source: include_str!({whole:?}) }},")
        .map_err(|error| error.to_string())
}

/// What lies in a folder, in a fixed order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, BuildError> {
    let entries = fs::read_dir(folder).map_err(|error| told(folder, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

fn ends(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|own| own == end)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn variable(name: &str) -> Result<String, BuildError> {
    env::var(name).map_err(|error| format!("{name} is not set as cargo sets it: {error}"))
}

/// A file that could not be read or written.
fn told(path: &Path, error: &io::Error) -> BuildError {
    format!("{}: {error}", path.display())
}
