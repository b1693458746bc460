//! The gate: everything that must hold before a change is offered, in the order of what fails soonest.

use crate::command::{cargo, run};
use crate::outcome::Outcome;
use crate::{rules, tidy, wasm};
use std::time::Instant;

struct Step {
    name: &'static str,
    check: fn() -> Outcome,
}

const STEPS: [Step; 7] = [
    Step { name: "format", check: format },
    Step { name: "lints", check: lints },
    Step { name: "docs", check: docs },
    Step { name: "tidy", check: tidy::check },
    Step { name: "rules", check: rules::check },
    Step { name: "tests", check: tests },
    Step { name: "wasm", check: wasm::check },
];

pub(crate) fn check() -> Outcome {
    let start = Instant::now();
    let mut lines = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        let name = step.name;
        println!("── {name} ({} of {})", index + 1, STEPS.len());
        let begin = Instant::now();
        let outcome = (step.check)();
        let seconds = begin.elapsed().as_secs_f64();
        match outcome {
            Ok(summary) => {
                println!("── {name} passed in {seconds:.1} s");
                lines.push(format!("  {name:<10} {seconds:>6.1} s  {summary}"));
            }
            Err(report) => return Err(format!("{report}\n── {name} FAILED after {seconds:.1} s")),
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(format!("\nAll {} steps passed in {seconds:.1} s:\n{}", STEPS.len(), lines.join("\n")))
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

fn tests() -> Outcome {
    run(&mut cargo(&["test", "--locked", "--workspace"]))?;
    Ok("every test passed, those in the docs too".into())
}
