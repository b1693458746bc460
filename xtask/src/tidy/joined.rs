//! A crate's tests are joined to one program, `tests/all.rs`: a file that it does not name would never run.

use crate::outcome::Finding;
use crate::tree::File;

const PROGRAM: &str = "tests/all.rs";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let programs = files.iter().filter(|file| file.in_crate() == Some(PROGRAM));
    programs.flat_map(|program| forgotten(program, files)).collect()
}

/// The files and folders beside the program that neither it nor the manifest names.
fn forgotten(program: &File, files: &[File]) -> Vec<Finding> {
    let folder = program.path.trim_end_matches("all.rs");
    let manifest = format!("{}Cargo.toml", folder.trim_end_matches("tests/"));
    let manifest = files.iter().find(|file| file.path == manifest).map_or("", |file| &file.text);
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path != program.path) {
        let Some(below) = file.path.strip_prefix(folder) else { continue };
        let name =
            below.strip_suffix("/mod.rs").or(below.strip_suffix("/main.rs")).or(below.strip_suffix(".rs"));
        let Some(name) = name.filter(|name| !name.contains('/')) else { continue };
        let joined = program.text.lines().any(|line| line == format!("mod {name};"));
        if !joined && !manifest.lines().any(|line| line == format!("name = \"{name}\"")) {
            let what = format!("its tests never run: {PROGRAM} has no line `mod {name};`");
            findings.push(Finding::new(&file.path, 1, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_no_program_names_is_found() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let files = [
            file("crates/a/Cargo.toml", "[[test]]\nname = \"apart\"\n"),
            file("crates/a/tests/all.rs", "mod laws;\nmod common;\n"),
            file("crates/a/tests/apart/main.rs", ""),
            file("crates/a/tests/apart/part.rs", ""),
            file("crates/a/tests/common/mod.rs", ""),
            file("crates/a/tests/laws.rs", ""),
            file("crates/a/tests/perft.rs", ""),
            file("crates/b/tests/alone.rs", ""),
        ];
        let found: Vec<String> = check(&files).iter().map(|found| found.path.clone()).collect();
        assert_eq!(found, ["crates/a/tests/perft.rs"]);
    }
}
