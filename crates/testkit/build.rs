//! Puts every stored replay into the program, so that they can be verified where there are no files.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    // Read when it runs: a target folder may be moved to another tree with this script in it.
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = here.join("../../replays");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    let mut code = String::from("&[\n");
    for file in &files {
        let name = file.strip_prefix(&folder).expect("the file was found in the folder");
        let name = name.with_extension("").to_string_lossy().replace('\\', "/");
        let file = fs::canonicalize(file).expect("the file was just found");
        let file = file.to_str().expect("the path of the repository is text");
        writeln!(code, "    ({name:?}, include_str!({file:?})),").expect("writing to a string can't fail");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("replays.rs"), code).expect("the folder cargo gave can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the replays are in the repository") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "skyrail") {
            files.push(path);
        }
    }
}
