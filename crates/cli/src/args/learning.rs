//! What can be said about games for learning programs.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

use super::series::Series;
use super::title;
use catalog::Title;
use clap::ValueHint;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct DatasetArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title, required_unless_present = "check")]
    pub(crate) title: Option<Title>,
    /// The file that is written
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath, required_unless_present = "check")]
    pub(crate) output: Option<PathBuf>,
    /// Instead of writing, play every game of a file again and compare it with what the file says
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["title", "output"])]
    pub(crate) check: Option<PathBuf>,
    /// How many players
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) players: usize,
    /// How many games
    #[arg(long, default_value_t = 1_000_000, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// Who plays, in seat order, repeated to fill the table: uniform (any legal move), lively, or any bot that does
    /// not search; in each further game everybody moves on by one seat
    #[arg(long, default_value = "strong", value_delimiter = ',', value_name = "BOT,…")]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) series: Series,
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
pub(crate) struct LeaderboardArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// The program to rate: a command, run as it would be typed; tcp:HOST:PORT, where it listens; or bot:NAME, one of
    /// ours
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) program: String,
    /// What it is called on the board
    #[arg(long, value_name = "TEXT")]
    pub(crate) name: Option<String>,
    /// Whom it is measured against, in the order of their strength
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,greedy,novice,casual,strong",
        value_name = "BOT,…"
    )]
    pub(crate) against: Vec<String>,
    /// How many players: the program and bots of one kind
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) players: usize,
    /// The most deals; each is played against every bot from every seat
    #[arg(long, default_value_t = 100, value_name = "D", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) deals: u64,
    /// After so many minutes no other deal is begun
    #[arg(long, default_value_t = 10.0, value_name = "M", value_parser = minutes)]
    pub(crate) minutes: f64,
    /// Milliseconds for a decision of the program; who takes longer loses the game
    #[arg(long, default_value_t = 2000, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub(crate) ms: u64,
    /// A word or number that fixes all deals
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
    /// Options of the title, such as flight_ban=yes; seat a begins unless first= says otherwise
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// What to call this machine on the board
    #[arg(long, value_name = "TEXT")]
    pub(crate) machine: Option<String>,
    /// Keep the result in this file, one a line, and show everybody in it who was rated on the same deals
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) append: Option<PathBuf>,
    /// Print one JSON object, as docs/json.md describes it
    #[arg(long)]
    pub(crate) json: bool,
}

fn minutes(text: &str) -> Result<f64, String> {
    let minutes = text.parse().ok().filter(|minutes: &f64| (0.01..=10_000.0).contains(minutes));
    minutes.ok_or_else(|| "a number of minutes, such as 10 or 0.5".into())
}
