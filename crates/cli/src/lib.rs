//! `skyrail`: play, simulate, replay and verify at the command line.
//!
//! Each subcommand is a file. Whatever is refused is one sentence on standard error and exit code 2.
//! The program itself is the crate `skyrail`, which adds the page: that takes longest to build, and nothing here waits
//! for it.

mod arena;
mod args;
mod backup;
mod board;
mod bots;
mod browser;
mod dataset;
mod fail;
mod files;
mod flood;
mod ladder;
mod leaderboard;
mod load;
mod out;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod settings;
mod simulate;
mod train;
mod tune;
mod uploads;
mod user;
mod verify;
mod version;

use args::{Args, Command};
use clap::CommandFactory;
use fail::Failure;
use out::Out;
use server::Page;
use std::ffi::OsString;
use std::process::ExitCode;

/// Does what is said on the command line, the name of the program first. A server shows these files as its page; the
/// commit that was built is told with the version.
pub fn main(mut said: Vec<OsString>, page: Page, commit: Option<&str>) -> ExitCode {
    // Who asks for nothing wants to play: the page is the way to it.
    if said.len() < 2 {
        said = vec!["skyrail".into(), "serve".into()];
    }
    let args = settings::parse(&said, commit);
    let mut out = Out::new(args.as_ref().map_or_else(|_| args::spoken(), |args| args.language));
    match args.and_then(|args| run(args.command, page, commit, &mut out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("skyrail: {}", failure.sentence(&out));
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, page: Page, commit: Option<&str>, out: &mut Out) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Tune(args) => tune::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Dataset(args) => dataset::run(&args, out),
        Command::Leaderboard(args) => leaderboard::run(&args, commit, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Board(command) => board::run(command, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Serve(args) => serve::run(&args, page, out),
        Command::Backup(args) => backup::backup(&args, out),
        Command::Restore(args) => backup::restore(&args, out),
        Command::User(command) => user::run(&command, out),
        Command::Uploads(command) => uploads::run(&command, out),
        Command::Load(args) => load::run(&args, out),
        Command::Flood(args) => flood::run(&args, out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "skyrail", &mut script);
            out.raw(&script);
            Ok(())
        }
        Command::Man { directory } => man(directory.as_deref(), out),
    }
}

/// The man pages: the main one to standard output, or all of them into a directory.
fn man(directory: Option<&std::path::Path>, out: &mut Out) -> Result<(), Failure> {
    let command = Args::command();
    match directory {
        Some(directory) => clap_mangen::generate_to(command, directory)
            .map_err(|error| Failure::file("cli-cant-write", directory, &error)),
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(command)
                .render(&mut page)
                .map_err(|error| Failure::file("cli-cant-write", std::path::Path::new("-"), &error))?;
            out.raw(&page);
            Ok(())
        }
    }
}
