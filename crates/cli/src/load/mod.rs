//! `skyrail load`: what a server on this machine can do, measured over real sockets.
//!
//! It starts a server of its own on the loopback address with a new data directory, opens idle tables if asked
//! to, seats quick random players at many others, and counts moves that the server has kept and shown. Nothing
//! else can be loaded with it, and it ends in a time known before it begins.

mod figures;
mod idle;
pub(crate) mod player;
pub(crate) mod process;

use crate::args::LoadArgs;
use crate::fail::Failure;
use crate::out::Out;
use figures::Figures;
use game::Note;
use idle::Idle;
use player::{Guest, Pair, Tally};
use process::Process;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What goes wrong between a player and the server.
pub(crate) type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// To start the server and to stop.
const SLACK: Duration = Duration::from_secs(30);
/// The slowest machine opens so many tables in a second.
const LEAST_RATE: u64 = 50;

pub(crate) fn run(args: &LoadArgs, out: &mut Out) -> Result<(), Failure> {
    let failed =
        |trouble: &dyn std::fmt::Display| Note::new("cli-load-failed").name("reason", trouble.to_string());
    // One thread: the players take little of the machine, and the server's threads have the rest.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(&error))?;
    let measured = runtime.block_on(async { tokio::time::timeout(longest(args), measure(args)).await });
    runtime.shutdown_background();
    let measured = measured.unwrap_or_else(|_| Err("it takes too long".into()));
    let figures = measured.map_err(|trouble| failed(&trouble))?;
    if args.json {
        out.json(&figures.json());
    } else {
        figures.notes().iter().for_each(|note| out.note(note));
    }
    Ok(())
}

/// However slow the server is, the measurement takes no longer.
fn longest(args: &LoadArgs) -> Duration {
    let opening = Duration::from_secs((args.tables + args.idle) as u64 / LEAST_RATE);
    SLACK + opening + idle::REST + Duration::from_secs(args.seconds)
}

async fn measure(args: &LoadArgs) -> Result<Figures, Trouble> {
    let server = Process::start(args.database.as_deref()).await?;
    let (anna, ben) = (Guest::enter(server.address).await?, Guest::enter(server.address).await?);
    let (anna, ben) = (Arc::new(anna), Arc::new(ben));
    // They stay open while others play, as they would.
    let idle = if args.idle == 0 { None } else { Some(Idle::open(&server, &anna, args.idle).await?) };
    let mut pairs = JoinSet::new();
    for table in 0..args.tables {
        let title = args.title.unwrap_or(catalog::Title::ALL[table % catalog::Title::ALL.len()]);
        let (anna, ben) = (Arc::clone(&anna), Arc::clone(&ben));
        pairs.spawn(async move { Pair::sit(anna, ben, title).await });
    }
    let mut seated = Vec::with_capacity(args.tables);
    while let Some(pair) = pairs.join_next().await {
        seated.push(pair??);
    }
    let (since, used) = (Instant::now(), server.cpu_seconds()?);
    let until = since + Duration::from_secs(args.seconds);
    let mut players = JoinSet::new();
    for (seed, pair) in seated.into_iter().enumerate() {
        players.spawn(pair.play_until(seed as u64, until));
    }
    let mut tally = Tally::default();
    while let Some(played) = players.join_next().await {
        tally.add(played??);
    }
    let (seconds, server_seconds) = (since.elapsed().as_secs_f64(), server.cpu_seconds()? - used);
    tally.waits.sort_unstable();
    let idle_bytes = idle.as_ref().map_or(0, |idle| idle.bytes);
    if idle.is_some_and(|idle| idle.lost() > 0) {
        return Err("a connection to an idle table was lost".into());
    }
    Ok(Figures {
        tables: args.tables,
        seconds,
        server_seconds,
        waits: tally.waits,
        idle: args.idle,
        idle_bytes,
    })
}
