//! The Python package as its users get it: built as a wheel, installed into a fresh environment, and tried there.

use crate::command::run;
use crate::outcome::Outcome;
use crate::tree;
use std::path::Path;
use std::process::Command;

/// Where the examples are; each has a short form.
const EXAMPLES: &str = "python/examples";

pub(crate) fn check() -> Outcome {
    let root = tree::root();
    let (home, wheels) = (root.join("target/python"), root.join("target/python-wheels"));
    // Wheels of before would be found beside the new one.
    for old in [&home, &wheels] {
        if old.exists() {
            std::fs::remove_dir_all(old).map_err(|error| format!("{}: {error}", old.display()))?;
        }
    }
    run(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
    let python = home.join("bin/python");
    let pip = || {
        let mut pip = Command::new(&python);
        pip.current_dir(&root).args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        pip
    };
    run(pip().args(["--requirement", "python/requirements.txt"]))?;
    let mut maturin = Command::new(home.join("bin/maturin"));
    maturin.current_dir(root.join("python")).args(["build", "--release", "--locked", "--quiet", "--out"]);
    run(maturin.arg(&wheels).env("CARGO_TARGET_DIR", root.join("target/python-build")))?;
    run(pip().args(["--no-index", "--no-deps", "--find-links"]).arg(&wheels).arg("skyrail"))?;

    // Elsewhere than beside the sources, so that what is installed is what is tried.
    let tried = |arguments: &[&str]| {
        let mut command = Command::new(&python);
        command.current_dir(&home).args(arguments);
        command
    };
    run(&mut tried(&["-m", "mypy.stubtest", "skyrail._core"]))?;
    let tests = root.join("python/tests");
    run(tried(&["-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]).arg(&tests))?;
    run(tried(&["-m", "doctest", "-o", "ELLIPSIS"]).arg(root.join("python/README.md")))?;
    let examples = examples(&root.join(EXAMPLES))?;
    for example in &examples {
        run(tried(&[]).arg(root.join(EXAMPLES).join(example)).arg("--short"))?;
    }
    Ok(format!("python: the wheel is installed and tested, {} examples run", examples.len()))
}

/// The programs of a folder, sorted.
fn examples(folder: &Path) -> Result<Vec<String>, String> {
    let listed = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names = listed.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "py")).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_found_and_stated_in_the_readme() {
        let found = examples(&tree::root().join(EXAMPLES)).unwrap();
        let readme = std::fs::read_to_string(tree::root().join("python/README.md")).unwrap();
        assert!(!found.is_empty() && found.iter().all(|name| readme.contains(&format!("examples/{name}"))));
    }
}
