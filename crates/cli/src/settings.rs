//! Settings from a file: they stand in for the defaults of the flags, so that flags and the environment count for
//! more. Its keys are the long names of the flags of `skyrail serve`.

use crate::args::{Args, Command};
use crate::fail::Failure;
use crate::{files, version};
use clap::{ArgMatches, CommandFactory, FromArgMatches};
use game::Note;
use std::ffi::OsString;
use std::path::Path;
use toml::{Table, Value};

/// The commands that a settings file is for.
const HOSTS: [&str; 5] = ["serve", "backup", "restore", "user", "uploads"];
/// Flags that a file can't set.
const NO_SETTINGS: [&str; 5] = ["config", "help", "language", "no-limits", "no-open"];

/// What was said on the command line, in the environment, and in a settings file if there is one.
pub(crate) fn parse(said: &[OsString], commit: Option<&str>) -> Result<Args, Failure> {
    let matches = Args::command().long_version(version::long(commit)).get_matches_from(said);
    let args = Args::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let Some(file) = config(&args.command) else { return Ok(args) };
    let text = files::read(file)?;
    let unfit = |reason: String| {
        let note = Note::new("cli-config").name("file", file.display().to_string());
        Failure::new(note.name("reason", reason))
    };
    let settings: Table = text.parse().map_err(|error: toml::de::Error| unfit(error.message().into()))?;
    let command = with_defaults(Args::command(), file, &settings)?;
    let matches: Result<ArgMatches, clap::Error> = command.try_get_matches_from(said);
    matches
        .and_then(|matches| Args::from_arg_matches(&matches))
        .map_err(|error| unfit(error.to_string().lines().next().unwrap_or_default().into()))
}

fn config(command: &Command) -> Option<&Path> {
    match command {
        Command::Serve(args) => args.place.config.as_deref(),
        Command::Backup(args) => args.place.config.as_deref(),
        Command::Restore(args) => args.place.config.as_deref(),
        Command::User(command) => command.place().config.as_deref(),
        Command::Uploads(command) => command.place().config.as_deref(),
        _ => None,
    }
}

/// The commands with other defaults; a key that is no setting is refused, since it was meant for something.
fn with_defaults(
    mut command: clap::Command,
    file: &Path,
    settings: &Table,
) -> Result<clap::Command, Failure> {
    let serve = command.find_subcommand("serve").expect("there is a command to serve");
    let known =
        serve.get_arguments().filter_map(clap::Arg::get_long).filter(|long| !NO_SETTINGS.contains(long));
    let known: Vec<String> = known.map(String::from).collect();
    if let Some(key) = settings.keys().find(|key| !known.contains(key)) {
        let note = Note::new("cli-config-key").name("file", file.display().to_string());
        return Err(note.name("key", key.clone()).name("known", known.join(", ")).into());
    }
    for name in HOSTS {
        command = command.mut_subcommand(name, |part| set(part, settings));
    }
    Ok(command)
}

fn set(command: clap::Command, settings: &Table) -> clap::Command {
    let command = command.mut_args(|arg| match arg.get_long().and_then(|long| settings.get(long)) {
        Some(value) => arg.default_values(words(value)),
        None => arg,
    });
    command.mut_subcommands(|part| set(part, settings))
}

/// A value as it would be typed.
fn words(value: &Value) -> Vec<String> {
    match value {
        Value::Array(list) => list.iter().flat_map(words).collect(),
        Value::String(text) => vec![text.clone()],
        other => vec![other.to_string()],
    }
}
