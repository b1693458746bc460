//! What can be said on the command line. The help texts here are the manual.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

mod games;
mod hosts;
mod keeping;
mod learning;
mod series;
#[cfg(test)]
mod tests;

pub(crate) use games::{BoardCommand, PerftArgs, PlayArgs, ReplayArgs, RulesArgs, VerifyArgs};
pub(crate) use hosts::{FloodArgs, LoadArgs, ServeArgs};
pub(crate) use keeping::{BackupArgs, Place, RestoreArgs, UploadsCommand, UserCommand};
pub(crate) use learning::{DatasetArgs, LeaderboardArgs};
pub(crate) use series::{ArenaArgs, LadderArgs, SimulateArgs, TrainArgs, TuneArgs};

use catalog::Title;
use clap::{Parser, Subcommand, ValueHint};
use std::path::PathBuf;
use text::Language;

/// Open tables for route-network board games: play, simulate, replay and verify.
#[derive(Parser)]
#[command(name = "skyrail", version, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Args {
    /// Language of everything said about a game
    #[arg(long, global = true, value_name = "TAG", default_value_t = spoken())]
    pub(crate) language: Language,
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 done; 2 refused, with one sentence that says what, where and what to \
    do; 130 interrupted (a game being played is saved first).";

/// The language of the environment, if it is complete.
pub(crate) fn spoken() -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    let spoken = named.and_then(|tag| Language::from_tag(&tag));
    spoken.filter(|language| Language::COMPLETE.contains(language)).unwrap_or(Language::En)
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a game in this terminal, alone or passing the keyboard around
    #[command(
        after_help = "While playing, type the number of a move or the move itself, or: help, moves [WORD], \
        state, log [COUNT], why MOVE, hint, undo [COUNT], save [FILE], resume FILE, quit.\n\n\
        Examples:\n  skyrail play airlines-europe\n  skyrail play airlines-europe --seats human,human,strong \
        --options flight_ban=yes --record game.skyrail\n  skyrail play jet-set --watch --seats expert,strong,novice\n  \
        skyrail play --resume game.skyrail"
    )]
    Play(PlayArgs),
    /// Play many games between bots and report speed, lengths, points and endings
    Simulate(SimulateArgs),
    /// Measure bots against each other, on the same deals from every seat
    #[command(
        after_help = "Bots: random, greedy, novice, casual, strong, expert, master, master-1 (the master of the first edition); for Ticket to Ride Germany \
        also route-focused, one-step, long-route, hungry. A style may follow a plus (collector, builder, \
        spoiler, banker), a budget an at sign: strong+builder, master@200ms, expert@2000p.\n\n\
        Examples:\n  skyrail arena jet-set --bots strong,greedy --games 1000\n  \
        skyrail arena airlines-europe --bots strong,greedy,greedy,greedy --games 400 --append games.jsonl\n  \
        skyrail arena ticket-to-ride-germany --bots expert,strong --playouts 400 --games 4000 --sprt 0,20"
    )]
    Arena(ArenaArgs),
    /// Measure every level against the one below and write the page that tells how strong they are
    Ladder(LadderArgs),
    /// Look for better numbers for the strong bot of a title, by games against itself
    Tune(TuneArgs),
    /// Make the net that judges positions of a title, from games of its strong bot
    Train(TrainArgs),
    /// Write many finished games of bots into one small file, for programs that learn
    #[command(
        after_help = "The same title, players, options, bots, games and seed always make the same file; \
        docs/python.md describes it and how Python reads it.\n\n\
        Examples:\n  skyrail dataset jet-set --output jet-set.games --games 100000 --bots strong,greedy --threads 2\n  \
        skyrail dataset --check jet-set.games"
    )]
    Dataset(DatasetArgs),
    /// Rate any program against our bots, on fixed deals from every seat
    #[command(
        after_help = "A program is asked line by line on its standard input or on a socket, and answers with a \
        line each; docs/leaderboard.md describes the lines, python/examples/leaderboard_bot.py is a program in \
        Python.\n\n\
        Examples:\n  skyrail leaderboard jet-set --program 'python3 my_bot.py' --minutes 10 --append board.jsonl\n  \
        skyrail leaderboard airlines-europe --program tcp:127.0.0.1:5000 --against greedy,strong --json\n  \
        skyrail leaderboard jet-set --program bot:casual --deals 20"
    )]
    Leaderboard(LeaderboardArgs),
    /// Tell a recorded game again, in words or as JSON
    Replay(ReplayArgs),
    /// Check a record: the commitment, every row, the result and the check value
    Verify(VerifyArgs),
    /// Count the move sequences from a start, to compare rules engines
    Perft(PerftArgs),
    /// Check, draw or export boards
    #[command(subcommand)]
    Board(BoardCommand),
    /// Print the rules of a title, or one clause of them
    Rules(RulesArgs),
    /// Serve tables and the page; this is also what happens when nothing is asked for
    Serve(ServeArgs),
    /// Write everything a server keeps into one file, also while it runs
    Backup(BackupArgs),
    /// Put what a backup holds into an empty database, SQLite or PostgreSQL
    Restore(RestoreArgs),
    /// Look after the accounts of a server
    #[command(subcommand)]
    User(UserCommand),
    /// Look after the boards that people uploaded to a server
    #[command(subcommand)]
    Uploads(UploadsCommand),
    /// Measure what a server on this machine can do: many tables of quick random players
    Load(LoadArgs),
    /// Measure what one guest can do to others on this machine: floods of every call and message while people play
    Flood(FloodArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the man page, or write all man pages into a directory
    Man {
        /// Where to write all pages
        #[arg(value_hint = ValueHint::DirPath)]
        directory: Option<PathBuf>,
    },
}

fn title(name: &str) -> Result<Title, String> {
    Title::from_name(name).ok_or_else(|| {
        let known: Vec<&str> = Title::ALL.iter().map(|title| title.name()).collect();
        format!("there is no title “{name}”; the titles are: {}", known.join(", "))
    })
}
