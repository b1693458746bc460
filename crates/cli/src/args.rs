//! What can be said on the command line. The help texts here are the manual.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

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
fn spoken() -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    let spoken = named.and_then(|tag| Language::from_tag(&tag));
    spoken.filter(|language| Language::COMPLETE.contains(language)).unwrap_or(Language::En)
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a game in this terminal, alone or passing the keyboard around
    #[command(
        after_help = "While playing, type the number of a move or the move itself, or: help, moves [WORD], \
        state, log [COUNT], why MOVE, undo [COUNT], save [FILE], resume FILE, quit.\n\n\
        Examples:\n  skyrail play airlines-europe\n  skyrail play airlines-europe --seats human,human,random \
        --options flight_ban=yes --record game.skyrail\n  skyrail play --resume game.skyrail"
    )]
    Play(PlayArgs),
    /// Play many games between bots and report speed, lengths, points and endings
    Simulate(SimulateArgs),
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

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// The title, such as airlines-europe
    #[arg(required_unless_present = "resume", value_parser = title)]
    pub(crate) title: Option<Title>,
    /// Who sits, in seat order: human, random or lively
    #[arg(long, value_delimiter = ',', default_value = "human,random", value_name = "WHO,…")]
    pub(crate) seats: Vec<String>,
    /// Names of the players, in seat order
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    pub(crate) names: Vec<String>,
    /// Options of the title, such as flight_ban=yes,first=a
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// A board file to play on
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) board: Option<PathBuf>,
    /// A word or number that fixes all luck; without it luck is fresh
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// What a seat adds to the luck after the commitment, such as a=some words; may be repeated
    #[arg(long, value_name = "SEAT=TEXT")]
    pub(crate) entropy: Vec<String>,
    /// Where to keep the record; it is brought up to date after every move
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) record: Option<PathBuf>,
    /// Go on with a recorded game
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["title", "seed", "options", "record", "entropy"])]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct SimulateArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// How many players
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) players: usize,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// A word or number that fixes all luck
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
    /// How many threads; results do not depend on it
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) threads: u64,
    /// Who plays: random (any move), or lively (the kind of move first)
    #[arg(long, default_value = "random", value_name = "BOT")]
    pub(crate) bots: String,
    /// Options of the title, such as flight_ban=yes
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// A board file to play on
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) board: Option<PathBuf>,
    /// Print one JSON object, as docs/json.md describes it
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// Stop after so many rows
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    /// Tell it as this seat saw it; by default all of a finished game, and what is open of a running one
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// Print one JSON object, as docs/json.md describes it
    #[arg(long)]
    pub(crate) json: bool,
    /// Of a record that is not sound, tell the part before the fault
    #[arg(long)]
    pub(crate) sound: bool,
    /// The board file the game was played on, if the record only names it
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) board: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// The board file the game was played on, if the record only names it
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) board: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct PerftArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// How many players
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) players: usize,
    /// How many decisions deep
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(0..=12))]
    pub(crate) depth: u32,
    /// A word or number that fixes all luck
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
    /// Options of the title, such as flight_ban=yes
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// A board file to play on
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) board: Option<PathBuf>,
}

#[derive(Subcommand)]
pub(crate) enum BoardCommand {
    /// Check a board file; all faults are listed, each with its JSON path
    Check {
        /// The board file
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Draw a board as a picture
    Draw {
        /// The board file, or the name of a title for the board that comes with it
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
        /// Where to write the picture
        #[arg(short, long, value_name = "SVG", value_hint = ValueHint::FilePath)]
        output: PathBuf,
        /// Draw it by night
        #[arg(long)]
        night: bool,
    },
    /// Print the board file that comes with a title, to make one's own from
    Export {
        /// The title
        #[arg(value_parser = title)]
        title: Title,
    },
}

#[derive(clap::Args)]
pub(crate) struct RulesArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// A clause, such as AE-19
    pub(crate) clause: Option<String>,
}

fn title(name: &str) -> Result<Title, String> {
    Title::from_name(name).ok_or_else(|| {
        let known: Vec<&str> = Title::ALL.iter().map(|title| title.name()).collect();
        format!("there is no title “{name}”; the titles are: {}", known.join(", "))
    })
}
