//! Other programs: how they are called, and how their failure is told.

use crate::tree;
use std::process::{Command, Stdio};

/// The cargo that runs this chore, at the root of the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(tree::root()).args(arguments);
    command
}

/// Runs a command with its output shown; its failure is reported as the line a person would type.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let line = written(command);
    match plain(command).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed ({status})")),
        Err(error) => Err(format!("`{line}` could not start: {error}")),
    }
}

/// What a command prints, which must be text.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let line = written(command);
    let done = plain(command).stderr(Stdio::inherit()).output();
    match done {
        Ok(done) if done.status.success() => {
            String::from_utf8(done.stdout).map_err(|_| format!("`{line}` printed what is not text"))
        }
        Ok(done) => Err(format!("`{line}` failed ({})", done.status)),
        Err(error) => Err(format!("`{line}` could not start: {error}")),
    }
}

/// The command as a person would start it. The cargo that runs this chore has said which package it runs; a cargo
/// inside it that still hears so takes some dependencies for changed, and builds them once more.
fn plain(command: &mut Command) -> &mut Command {
    for (name, _) in std::env::vars_os() {
        let spoken = name.to_string_lossy();
        if spoken.starts_with("CARGO_PKG_") || spoken.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command.stdin(Stdio::null())
}

fn written(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_is_named() {
        let error = run(cargo(&["no-such-chore"]).stderr(Stdio::null())).unwrap_err();
        assert!(error.starts_with("`cargo no-such-chore` failed"), "{error}");
    }

    #[test]
    fn a_command_does_not_hear_which_package_runs_it() {
        let heard = output(&mut Command::new("env")).unwrap();
        assert!(!heard.contains("CARGO_MANIFEST_DIR=") && !heard.contains("CARGO_PKG_NAME="), "{heard}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(error.starts_with("`no-such-program` could not start"), "{error}");
    }
}
