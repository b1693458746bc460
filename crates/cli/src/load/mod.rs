//! `skyrail load`: what a server on this machine can do, measured over real sockets.
//!
//! It starts a server of its own on the loopback address with a new data directory, seats quick random players
//! at many tables, and counts moves that the server has kept and shown. Nothing else can be loaded with it.

mod player;
mod process;

use crate::args::LoadArgs;
use crate::fail::Failure;
use crate::out::Out;
use game::Note;
use player::{Guest, Tally};
use process::Process;
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What goes wrong between a player and the server.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Tables that nobody has touched for this long keep only their connections.
const REST: Duration = Duration::from_secs(45);

pub(crate) fn run(args: &LoadArgs, out: &mut Out) -> Result<(), Failure> {
    let failed =
        |trouble: &dyn std::fmt::Display| Note::new("cli-load-failed").name("reason", trouble.to_string());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(&error))?;
    let figures = runtime.block_on(measure(args)).map_err(|trouble| failed(&trouble))?;
    if args.json {
        return {
            out.json(&figures.json());
            Ok(())
        };
    }
    for note in figures.notes() {
        out.note(&note);
    }
    Ok(())
}

/// What was measured.
struct Figures {
    tables: usize,
    moves: usize,
    seconds: f64,
    server_seconds: f64,
    /// From sending an action to one's own new view, in microseconds, shortest first.
    waits: Vec<u32>,
    idle: usize,
    idle_bytes: u64,
}

async fn measure(args: &LoadArgs) -> Result<Figures, Trouble> {
    let server = Process::start(args.database.as_deref()).await?;
    let anna = Arc::new(Guest::enter(server.address).await?);
    let ben = Arc::new(Guest::enter(server.address).await?);
    let (since, used) = (Instant::now(), server.cpu_seconds()?);
    let until = since + Duration::from_secs(args.seconds);
    let mut players = tokio::task::JoinSet::new();
    for table in 0..args.tables {
        let (anna, ben) = (Arc::clone(&anna), Arc::clone(&ben));
        let title = args.title.unwrap_or(catalog::Title::ALL[table % catalog::Title::ALL.len()]);
        players.spawn(async move { player::play_until(&anna, &ben, title, table as u64, until).await });
    }
    let mut tally = Tally::default();
    while let Some(played) = players.join_next().await {
        tally.add(played??);
    }
    let (seconds, server_seconds) = (since.elapsed().as_secs_f64(), server.cpu_seconds()? - used);
    let idle_bytes = if args.idle == 0 { 0 } else { idle(&server, &anna, args.idle).await? };
    tally.waits.sort_unstable();
    Ok(Figures {
        tables: args.tables,
        moves: tally.waits.len(),
        seconds,
        server_seconds,
        waits: tally.waits,
        idle: args.idle,
        idle_bytes,
    })
}

/// How much more memory the server has when so many begun tables are looked at and rest.
async fn idle(server: &Process, guest: &Guest, tables: usize) -> Result<u64, Trouble> {
    tokio::time::sleep(REST).await;
    let before = server.memory()?;
    let mut held = Vec::with_capacity(tables);
    for table in 0..tables {
        let title = catalog::Title::ALL[table % catalog::Title::ALL.len()];
        held.push(guest.idle_table(title).await?);
    }
    tokio::time::sleep(REST).await;
    let more = server.memory()?.saturating_sub(before);
    drop(held);
    Ok(more / tables as u64)
}

impl Figures {
    /// The wait that this share of all moves did not exceed, in milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let at = (self.waits.len() * percent / 100).min(self.waits.len().saturating_sub(1));
        self.waits.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }

    fn json(&self) -> serde_json::Value {
        json!({
            "tables": self.tables,
            "moves": self.moves,
            "seconds": self.seconds,
            "moves_per_second": self.moves as f64 / self.seconds,
            "moves_per_server_cpu_second": self.moves as f64 / self.server_seconds,
            "p50_ms": self.percentile(50),
            "p99_ms": self.percentile(99),
            "idle_tables": self.idle,
            "bytes_per_idle_table": self.idle_bytes,
        })
    }

    fn notes(&self) -> Vec<Note> {
        let mut notes = vec![
            Note::new("cli-load-moves")
                .number("tables", self.tables as i64)
                .number("moves", self.moves as i64)
                .number("rate", (self.moves as f64 / self.seconds) as i64)
                .number("cpu", (self.moves as f64 / self.server_seconds) as i64),
            Note::new("cli-load-waits")
                .name("half", format!("{:.1}", self.percentile(50)))
                .name("most", format!("{:.1}", self.percentile(99))),
        ];
        if self.idle > 0 {
            notes.push(
                Note::new("cli-load-idle")
                    .number("tables", self.idle as i64)
                    .number("bytes", self.idle_bytes as i64),
            );
        }
        notes
    }
}
