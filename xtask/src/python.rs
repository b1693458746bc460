//! The Python package as its users get it: built as a wheel, installed into a fresh environment, and tried there.

use crate::command::{cargo, output, run};
use crate::outcome::Outcome;
use crate::tree;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the examples are; each has a short form.
const EXAMPLES: &str = "python/examples";

/// What is done with the wheel once it is installed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trial {
    /// All tests and examples that need no large library.
    Tests,
    /// A local cluster of Ray's.
    Ray,
    /// Steps are measured beside those of other libraries.
    Bench,
}

impl Trial {
    /// The folder of its environment under `target`, and what is installed there.
    fn place(self) -> (&'static str, &'static str) {
        match self {
            Self::Tests => ("python", REQUIREMENTS),
            Self::Ray => ("python-ray", "python/requirements-ray.txt"),
            Self::Bench => ("python-bench", "python/bench/requirements.txt"),
        }
    }
}

/// What the package is built, checked and tried with.
const REQUIREMENTS: &str = "python/requirements.txt";

/// Builds the wheel, installs it into a fresh environment, and tries it there.
pub(crate) fn check(trial: Trial) -> Outcome {
    let root = tree::root();
    let (folder, requirements) = trial.place();
    let home = fresh(root.join("target").join(folder))?;
    let wheels = fresh(root.join("target/python-wheels"))?;
    run(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
    let python = home.join("bin/python");
    let pip = || {
        let mut pip = Command::new(&python);
        pip.current_dir(&root).args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        pip
    };
    run(pip().args(["--requirement", requirements]))?;
    if trial != Trial::Tests {
        let pinned = requirement(&root, "maturin")?;
        run(pip().arg(pinned))?;
    }
    let maturin = |arguments: &[&str]| {
        let mut maturin = Command::new(home.join("bin/maturin"));
        maturin.current_dir(root.join("python")).args(arguments).arg("--out").arg(&wheels);
        maturin.env("CARGO_TARGET_DIR", root.join("target/python-build"));
        maturin
    };
    run(&mut maturin(&["build", "--release", "--locked", "--quiet"]))?;
    run(pip().args(["--no-index", "--no-deps", "--find-links"]).arg(&wheels).arg("skyrail"))?;

    // Elsewhere than beside the sources, so that what is installed is what is tried.
    let tried = |arguments: &[&str]| {
        let mut command = Command::new(&python);
        command.current_dir(&home).args(arguments);
        command
    };
    let pytest = |what: &str| {
        let mut pytest = tried(&["-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]);
        pytest.arg(root.join("python/tests").join(what));
        pytest
    };
    match trial {
        Trial::Tests => {}
        Trial::Ray => {
            run(&mut pytest("test_ray.py"))?;
            return Ok("python: a cluster lost a process and came to the same".into());
        }
        Trial::Bench => {
            run(tried(&[]).arg(root.join("python/bench/steps.py")))?;
            return Ok("python: steps are measured".into());
        }
    }
    run(&mut tried(&["-m", "mypy.stubtest", "skyrail._core"]))?;
    run(tried(&["-m", "mypy", "--config-file"])
        .arg(root.join("python/pyproject.toml"))
        .args(["-p", "skyrail"]))?;
    run(&mut pytest(""))?;
    let modules = ["skyrail", "skyrail.dataset", "skyrail.leaderboard"];
    for module in modules {
        let found = format!("import doctest, {module} as m; raise SystemExit(doctest.testmod(m).failed)");
        run(&mut tried(&["-c", &found]))?;
    }
    run(tried(&["-m", "doctest", "-o", "ELLIPSIS"]).arg(root.join("python/README.md")))?;
    let examples = examples(&root.join(EXAMPLES))?;
    for example in &examples {
        run(tried(&[]).arg(root.join(EXAMPLES).join(example)).arg("--short"))?;
    }
    // Whether it still measures; the peers that are not installed here are left out.
    run(tried(&[]).arg(root.join("python/bench/steps.py")).args(["--seconds", "0.05", "--rounds", "1"]))?;
    run(&mut maturin(&["sdist"]))?;
    sources(&wheels, &fresh(root.join("target/python-sources"))?)?;
    Ok(format!("python: the wheel is installed and tested, {} examples run", examples.len()))
}

/// An empty folder: what was there before would be found beside what is new.
fn fresh(folder: PathBuf) -> Result<PathBuf, String> {
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    Ok(folder)
}

/// The line of the requirements that pins a package.
fn requirement(root: &Path, package: &str) -> Result<String, String> {
    let lines = std::fs::read_to_string(root.join(REQUIREMENTS)).map_err(|error| error.to_string())?;
    let found = lines.lines().find(|line| line.starts_with(&format!("{package}==")));
    found.map(String::from).ok_or_else(|| format!("{REQUIREMENTS} does not pin {package}"))
}

/// The source package has every crate that the module is made of: unpacked elsewhere, cargo finds them all.
fn sources(from: &Path, to: &Path) -> Result<(), String> {
    let listed = std::fs::read_dir(from).map_err(|error| error.to_string())?;
    let archive = listed
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|end| end == "gz"));
    let archive = archive.ok_or("no source package was made")?;
    std::fs::create_dir_all(to).map_err(|error| error.to_string())?;
    run(Command::new("tar").arg("-xzf").arg(&archive).arg("-C").arg(to))?;
    let unpacked =
        std::fs::read_dir(to).map_err(|error| error.to_string())?.find_map(|entry| Some(entry.ok()?.path()));
    let manifest = unpacked.ok_or("the source package is empty")?.join("python/Cargo.toml");
    let mut metadata = cargo(&["metadata", "--locked", "--format-version", "1", "--manifest-path"]);
    let told = output(metadata.arg(&manifest))?;
    if told.contains(&tree::root().join("crates").display().to_string()) {
        return Err("the source package needs crates that are not in it".into());
    }
    Ok(())
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
