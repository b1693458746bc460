//! What can be said about many games between bots.

// These comments are printed in a terminal, where back-ticks would only be in the way.
#![allow(clippy::doc_markdown)]

use super::title;
use catalog::Title;
use clap::ValueHint;
use std::path::PathBuf;

/// What every series of games has.
#[derive(clap::Args)]
pub(crate) struct Series {
    /// A word or number that fixes all luck
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
    /// How many threads; results do not depend on it, unless bots think for a time and share a core
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) threads: u64,
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
    #[command(flatten)]
    pub(crate) series: Series,
    /// Who plays on every seat: uniform (any legal move), lively, or any bot that does not search
    #[arg(long, default_value = "uniform", value_name = "BOT")]
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
pub(crate) struct ArenaArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// Who plays, in seat order; a line-up shorter than the table is repeated
    #[arg(long, value_delimiter = ',', required_unless_present = "check", value_name = "BOT,…")]
    pub(crate) bots: Vec<String>,
    /// Instead of measuring, check every decision of all bots: legal, the same for the same seed, blind to what
    /// is hidden
    #[arg(long, conflicts_with_all = ["bots", "ms", "append", "records", "sprt", "json"])]
    pub(crate) check: bool,
    /// How many players; as many as there are bots if nothing is said
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// How many games, rounded up to whole deals: each deal is played with the line-up turned from seat to seat
    #[arg(long, default_value_t = 1000, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Milliseconds a decision, for bots that search and name no budget of their own
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=600_000), conflicts_with = "playouts")]
    pub(crate) ms: Option<u32>,
    /// Playouts a decision, for bots that search and name no budget of their own; the same on every machine
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) playouts: Option<u32>,
    /// Count the time that a bot has the processor, not that on the wall, so that other programs do not matter; on
    /// systems that do not tell, this changes nothing
    #[arg(long)]
    pub(crate) cpu: bool,
    #[command(flatten)]
    pub(crate) series: Series,
    /// Options of the title, such as flight_ban=yes; seat a begins unless first= says otherwise
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// A board file to play on
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) board: Option<PathBuf>,
    /// Keep every game in this file, one a line, and go on where it ends
    #[arg(long, visible_alias = "resume", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) append: Option<PathBuf>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) records: Option<PathBuf>,
    /// Stop as soon as it is clear whether the first bot is HIGH rating points better than the others, or only LOW
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = bounds)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// Print one JSON object, as docs/json.md describes it
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct LadderArgs {
    /// The title; all of them if none is said
    #[arg(value_parser = title)]
    pub(crate) title: Option<Title>,
    /// How many players: one of a level among those of the level below
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) players: usize,
    /// How many games for each level that does not search
    #[arg(long, default_value_t = 1000, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// How many games for each level that searches
    #[arg(long, default_value_t = 200, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) search_games: u64,
    /// Milliseconds a decision for expert instead of 100; master gets ten times as many
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=600_000), conflicts_with = "playouts")]
    pub(crate) ms: Option<u32>,
    /// Playouts a decision for expert instead of a time; master gets ten times as many
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) playouts: Option<u32>,
    #[command(flatten)]
    pub(crate) series: Series,
    /// Keep every game in a file of this folder, and go on where they end
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) games_in: Option<PathBuf>,
    /// What to call this machine on the page
    #[arg(long, value_name = "TEXT")]
    pub(crate) machine: Option<String>,
    /// The page; sections of other titles in it stay as they are
    #[arg(short, long, default_value = "docs/strength.md", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct TuneArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// How many players
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub(crate) players: usize,
    /// How many rounds; each changes all numbers a little
    #[arg(long, default_value_t = 200, value_name = "R", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(crate) rounds: u64,
    /// How many deals a round; each is played from every seat
    #[arg(long, default_value_t = 50, value_name = "D", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(crate) deals: u64,
    /// How many fresh deals to try the found numbers on against the old ones
    #[arg(long, default_value_t = 1000, value_name = "D", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) trial: u64,
    #[command(flatten)]
    pub(crate) series: Series,
    /// Options of the title, such as flight_ban=yes
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// Keep the numbers after every round in this file, one line a round
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) log: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(crate) struct TrainArgs {
    /// The title, such as airlines-europe
    #[arg(value_parser = title)]
    pub(crate) title: Title,
    /// Numbers of players, whose games take turns
    #[arg(long, value_delimiter = ',', default_values_t = [2], value_name = "N,…")]
    pub(crate) players: Vec<usize>,
    /// How many games
    #[arg(long, default_value_t = 80_000, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) series: Series,
    /// Where to write the net
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: PathBuf,
    /// Keep how well the net judges fresh positions in this file, one line for each number of players
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) log: Option<PathBuf>,
}

/// Two rating differences, the lower one first.
fn bounds(text: &str) -> Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= 1000.0);
    let pair = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    pair.filter(|(low, high)| low < high)
        .ok_or_else(|| "say two rating differences, the lower one first, such as 0,20".into())
}
