//! A while of fuzzing for everything that reads bytes from outside, begun with what the repository keeps.
//!
//! The compiler marks every branch for libFuzzer with flags of its own, so the stable one will do.

use crate::command::{cargo, output, run};
use crate::outcome::Outcome;
use crate::{titles, tree};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A program of `fuzz/src/bin`, the folder of every title that it begins with besides its own seeds, and the longest
/// input it makes.
struct Target {
    name: &'static str,
    begins_with: Option<&'static str>,
    longest: u32,
}

const TARGETS: [Target; 3] = [
    Target { name: "decoder", begins_with: None, longest: 4096 },
    Target { name: "board", begins_with: Some("crates/<title>/data"), longest: 65_536 },
    Target { name: "record", begins_with: Some("replays/<title>"), longest: 65_536 },
];

impl Target {
    /// The folders it begins with.
    fn folders(&self) -> Vec<PathBuf> {
        let of = |title: &titles::Title| {
            self.begins_with.map(|folder| tree::root().join(folder.replace("<title>", &title.name)))
        };
        titles::all().iter().filter_map(of).collect()
    }
}

/// What makes the compiler count which branches were taken and which comparisons were made.
const MARKS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// All targets at once, each for so many seconds.
pub(crate) fn check(seconds: u32) -> Outcome {
    let host = output(Command::new("rustc").current_dir(tree::root()).args(["--print", "host-tuple"]))?;
    let host = host.trim();
    let fuzz = tree::root().join("fuzz");
    // Said as a target, so that nothing that only runs while building is marked.
    let mut build =
        cargo(&["build", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--bins", "--target", host]);
    run(build.env("RUSTFLAGS", MARKS).env("CARGO_TARGET_DIR", fuzz.join("target")))?;

    let programs = fuzz.join("target").join(host).join("debug");
    let mut running = Vec::new();
    for target in &TARGETS {
        running.push((target, start(target, &programs.join(target.name), seconds)?));
    }
    println!("{} targets run for {seconds} s", running.len());
    let mut failed = Vec::new();
    for (target, mut child) in running {
        let status = child.wait().map_err(|error| error.to_string())?;
        let log = log(target);
        let text = std::fs::read_to_string(&log).unwrap_or_default();
        if status.success() {
            let end = text.lines().rev().find(|line| line.starts_with("Done")).unwrap_or("Done");
            println!("{:<8} {end}", target.name);
        } else {
            failed.push(format!(
                "{}\n{} failed ({status}); its words are in {}",
                tail(&text),
                target.name,
                log.display()
            ));
        }
    }
    if failed.is_empty() {
        Ok(format!("fuzz: {} targets found nothing in {seconds} s each", TARGETS.len()))
    } else {
        Err(format!(
            "{}\nthe bytes that break it are in fuzz/artifacts; keep them in fuzz/seeds",
            failed.join("\n")
        ))
    }
}

/// Starts a target. What it finds new goes to `fuzz/corpus`, what breaks it to `fuzz/artifacts`.
fn start(target: &Target, program: &Path, seconds: u32) -> Result<Child, String> {
    let fuzz = tree::root().join("fuzz");
    let corpus = fuzz.join("corpus").join(target.name);
    let artifacts = fuzz.join("artifacts");
    for folder in [&corpus, &artifacts] {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let said =
        std::fs::File::create(log(target)).map_err(|error| format!("{}: {error}", log(target).display()))?;
    let mut command = Command::new(program);
    command.arg(corpus).arg(fuzz.join("seeds").join(target.name));
    command.args(target.folders());
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={}", target.longest));
    command.arg(format!("-artifact_prefix={}/{}-", artifacts.display(), target.name));
    command.args(["-timeout=20", "-rss_limit_mb=2048", "-print_final_stats=1"]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said);
    command.spawn().map_err(|error| format!("{}: {error}", program.display()))
}

fn log(target: &Target) -> PathBuf {
    tree::root().join("fuzz").join("artifacts").join(format!("{}.log", target.name))
}

/// The last lines of a long text.
fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(30)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_its_program_its_seeds_and_what_it_begins_with() {
        let root = tree::root();
        for target in &TARGETS {
            assert!(root.join(format!("fuzz/src/bin/{}.rs", target.name)).is_file());
            assert!(root.join(format!("fuzz/seeds/{}", target.name)).is_dir());
            assert!(target.folders().iter().all(|folder| folder.is_dir()));
        }
        let programs = std::fs::read_dir(root.join("fuzz/src/bin")).unwrap().count();
        assert_eq!(programs, TARGETS.len());
    }

    #[test]
    fn the_end_of_a_text_is_thirty_lines() {
        let text: Vec<String> = (1..=40).map(|line| line.to_string()).collect();
        let text = text.join("\n");
        assert!(tail(&text).starts_with("11\n12") && tail(&text).ends_with("40"));
        assert_eq!(tail("one"), "one");
    }
}
