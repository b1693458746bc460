//! What can be said about one game: playing, telling and checking it, its rules and boards.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

use super::title;
use catalog::Title;
use clap::{Subcommand, ValueHint};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// The title, such as airlines-europe
    #[arg(required_unless_present = "resume", value_parser = title)]
    pub(crate) title: Option<Title>,
    /// Who sits, in seat order: human, or a bot from novice, casual, strong, expert, master and the others that
    /// skyrail arena --help names
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "human,casual",
        default_value_if("watch", "true", "strong,strong"),
        value_name = "WHO,…"
    )]
    pub(crate) seats: Vec<String>,
    /// Watch bots play each other, each move told as it is made
    #[arg(long)]
    pub(crate) watch: bool,
    /// Names of the players, in seat order
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    pub(crate) names: Vec<String>,
    /// Options of the title, such as flight_ban=yes,first=a
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// A board to play on: a file, or the name of one that comes with the title
    #[arg(long, value_name = "BOARD", value_hint = ValueHint::FilePath)]
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

#[derive(clap::Args)]
pub(crate) struct RulesArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// A clause, such as AE-19
    pub(crate) clause: Option<String>,
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
