//! What must hold before a change is offered, step by step, in the order of what fails soonest.
//!
//! `test` needs nothing but Rust and a C compiler; `check` adds what only a change is asked for. What needs a database
//! or a browser is left out, and said to be, unless nothing may be left out.

use crate::command::{cargo, run};
use crate::outcome::Outcome;
use crate::{browser, rules, tidy, wasm};
use std::time::Instant;

/// Where the tests of the server find a PostgreSQL.
const DATABASE: &str = "SKYRAIL_TEST_DATABASE";
/// The test programs of the server that a PostgreSQL makes a difference to.
const ON_POSTGRES: [&str; 12] = [
    "processes",
    "games",
    "tables",
    "clocks",
    "leak",
    "hostile",
    "people",
    "passkeys",
    "programs",
    "admin",
    "databases",
    "other_rules",
];

struct Step {
    name: &'static str,
    /// What a person types to run this step and no other.
    alone: &'static str,
    check: fn() -> Outcome,
}

const FORMAT: Step = Step { name: "format", alone: "cargo fmt --all --check", check: format };
const TIDY: Step = Step { name: "tidy", alone: "cargo xtask tidy", check: tidy::check };
const RULES: Step = Step { name: "rules", alone: "cargo xtask rules", check: rules::check };
const LINTS: Step = Step { name: "lints", alone: "cargo clippy --workspace --all-targets", check: lints };
const DOCS: Step = Step { name: "docs", alone: "cargo doc --workspace --no-deps", check: docs };
const TESTS: Step = Step { name: "tests", alone: "cargo test --workspace", check: tests };
const WASM: Step = Step { name: "wasm", alone: "cargo xtask wasm", check: wasm::check };

/// What is left out unless nothing may be.
const ELSEWHERE: [Step; 2] = [
    Step {
        name: "postgres",
        alone: "SKYRAIL_TEST_DATABASE=postgres://… cargo xtask postgres",
        check: postgres,
    },
    Step { name: "browser", alone: "cargo xtask browser", check: browser::check },
];

/// Every test that a newcomer can run.
pub(crate) fn test(no_skips: bool) -> Outcome {
    all(vec![RULES, TESTS, WASM], no_skips)
}

/// The gate for a change.
pub(crate) fn check(no_skips: bool) -> Outcome {
    all(vec![FORMAT, TIDY, RULES, LINTS, DOCS, TESTS, WASM], no_skips)
}

fn all(mut steps: Vec<Step>, no_skips: bool) -> Outcome {
    if no_skips {
        steps.extend(ELSEWHERE);
    }
    let start = Instant::now();
    let mut lines = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("── {} ({} of {}): {}", step.name, index + 1, steps.len(), step.alone);
        let begin = Instant::now();
        let outcome = (step.check)();
        let seconds = begin.elapsed().as_secs_f64();
        lines.push(line(step, seconds, outcome)?);
    }
    let seconds = start.elapsed().as_secs_f64();
    let mut report = format!("\nAll {} steps passed in {seconds:.0} s:\n{}", steps.len(), lines.join("\n"));
    if !no_skips {
        report.push_str("\nSkipped, since not every machine has what they need:");
        let skipped =
            ELSEWHERE.iter().map(|step| format!("\n  {:<10} run it with `{}`", step.name, step.alone));
        report.extend(skipped);
    }
    Ok(report)
}

/// What is said of a step: its name, its time and what it found, or how to run it again alone.
fn line(step: &Step, seconds: f64, outcome: Outcome) -> Outcome {
    let Step { name, alone, .. } = step;
    match outcome {
        Ok(summary) => Ok(format!("  {name:<10} {seconds:>6.1} s  {summary}")),
        Err(report) => {
            Err(format!("{report}\n── {name} FAILED after {seconds:.1} s; run it alone with `{alone}`"))
        }
    }
}

fn format() -> Outcome {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    Ok("the sources are formatted".into())
}

fn lints() -> Outcome {
    run(&mut cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    Ok("no warnings".into())
}

fn docs() -> Outcome {
    run(cargo(&["doc", "--locked", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok("no warnings".into())
}

/// On SQLite, wherever the tests could also find a PostgreSQL. A dot for each test shows that it goes on.
fn tests() -> Outcome {
    run(cargo(&["test", "--locked", "--workspace", "--", "--quiet"]).env_remove(DATABASE))?;
    Ok("every test passed, those in the docs too".into())
}

/// The same programs as in `tests`, as they were built there: asked for by package, cargo would choose the features
/// of what they depend on anew and build nearly everything again.
pub(crate) fn postgres() -> Outcome {
    if std::env::var_os(DATABASE).is_none() {
        return Err(format!(
            "{DATABASE} does not say where a PostgreSQL is, as in postgres://name@host/database"
        ));
    }
    let mut command = cargo(&["test", "--locked", "--workspace"]);
    run(command.args(ON_POSTGRES.iter().flat_map(|name| ["--test", name])).args(["--", "--quiet"]))?;
    Ok(format!("{} test programs of the server passed on PostgreSQL", ON_POSTGRES.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_program_for_postgres_is_there() {
        let tests = crate::tree::root().join("crates/server/tests");
        for name in ON_POSTGRES {
            let (file, folder) = (tests.join(format!("{name}.rs")), tests.join(name).join("main.rs"));
            assert!(file.is_file() || folder.is_file(), "{name}");
        }
    }

    #[test]
    fn a_failed_step_says_how_to_run_it_alone() {
        let report = line(&RULES, 1.25, Err("a.rs:1: wrong".into())).unwrap_err();
        assert_eq!(
            report,
            "a.rs:1: wrong\n── rules FAILED after 1.2 s; run it alone with `cargo xtask rules`"
        );
    }

    #[test]
    fn a_passed_step_is_one_line_with_its_time() {
        let passed = line(&RULES, 1.25, Ok("nothing is missing".into())).unwrap();
        assert_eq!(passed, "  rules         1.2 s  nothing is missing");
    }
}
