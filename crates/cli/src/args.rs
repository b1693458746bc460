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
        after_help = "Bots: random, greedy, novice, casual, strong, expert, master; for Ticket to Ride Germany \
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
    /// Measure what a server on this machine can do: many tables of quick random players
    Load(LoadArgs),
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
    /// How many threads; results do not depend on it, unless bots think for a time and share a core
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) threads: u64,
    /// A word or number that fixes all luck
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
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
    /// How many threads
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) threads: u64,
    /// A word or number that fixes all luck
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
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
    /// How many threads; results do not depend on it
    #[arg(long, default_value_t = 1, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) threads: u64,
    /// A word or number that fixes all luck
    #[arg(long, default_value = "1", value_name = "TEXT")]
    pub(crate) seed: String,
    /// Options of the title, such as flight_ban=yes
    #[arg(long, value_delimiter = ',', value_name = "K=V,…")]
    pub(crate) options: Vec<String>,
    /// Keep the numbers after every round in this file, one line a round
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) log: Option<PathBuf>,
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
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, env = "SKYRAIL_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub(crate) listen: std::net::SocketAddr,
    /// Where to keep everything
    #[arg(long, env = "SKYRAIL_DATA", default_value = "skyrail-data", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: PathBuf,
    /// A PostgreSQL to use in place of the file in the data directory
    #[arg(long, env = "SKYRAIL_DATABASE", hide_env_values = true, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Where figures for Prometheus can be read; best only from this machine
    #[arg(long, env = "SKYRAIL_METRICS", value_name = "ADDRESS")]
    pub(crate) metrics: Option<std::net::SocketAddr>,
    /// A proxy that is believed when it says whom it speaks for; may be repeated
    #[arg(long, env = "SKYRAIL_TRUSTED_PROXY", value_delimiter = ',', value_name = "ADDRESS")]
    pub(crate) trusted_proxy: Vec<std::net::IpAddr>,
    /// The page is reached by TLS only, so cookies travel by TLS only
    #[arg(long, env = "SKYRAIL_SECURE")]
    pub(crate) secure: bool,
    /// Lift the limits on how much one visitor may ask for, to measure the server
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,
}

#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    /// How many tables are played at once
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=2000))]
    pub(crate) tables: usize,
    /// For how many seconds
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=300))]
    pub(crate) seconds: u64,
    /// Only this title, such as airlines-europe; all of them in turn otherwise
    #[arg(long, value_parser = title, value_name = "TITLE")]
    pub(crate) title: Option<Title>,
    /// How many idle tables are then opened to see how much memory they take; this takes a minute and a half
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(0..=20_000))]
    pub(crate) idle: usize,
    /// A PostgreSQL to use in place of a file
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
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

/// Two rating differences, the lower one first.
fn bounds(text: &str) -> Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= 1000.0);
    let pair = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    pair.filter(|(low, high)| low < high)
        .ok_or_else(|| "say two rating differences, the lower one first, such as 0,20".into())
}
