//! `skyrail flood`: what one guest can do to others, measured over real connections.
//!
//! It starts a server of its own on the loopback address with the usual limits, seats people who play, and lets one
//! guest from one address flood every call of the interface, every message of the socket and a few ways that take
//! several steps, one after the other. Nothing else can be flooded with it, and it ends in a time known before.

mod figures;
mod flooder;
mod messages;
mod neighbours;
mod scenarios;

use crate::args::FloodArgs;
use crate::fail::Failure;
use crate::load::Trouble;
use crate::load::player::Guest;
use crate::load::process::Process;
use crate::out::Out;
use client::description::{self, Call};
use figures::{Bounds, Row};
use flooder::{Counts, Flooder, Veteran};
use game::Note;
use neighbours::{Neighbours, Waits, p99};
use scenarios::Scenario;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long neighbours are listened to before anything is flooded.
const QUIET: Duration = Duration::from_secs(5);
/// The same between two floods: the address that is new has all its shares, and what the last flood left is done.
const BETWEEN: Duration = Duration::from_millis(400);
/// What was sent just before the end of a flood is answered within this time, or counts as not answered.
const GRACE: Duration = Duration::from_millis(300);
/// How often the server's memory is looked at.
const LOOK: Duration = Duration::from_millis(50);
/// After the last flood the server has so long to give its memory back.
const REST: Duration = Duration::from_secs(30);
const MIB: f64 = 1024.0 * 1024.0;

/// What is flooded.
#[derive(Clone, Debug)]
enum Target {
    Call(Call),
    Message(String),
    Scenario(Scenario),
}

impl Target {
    fn name(&self) -> String {
        match self {
            Self::Call(call) => call.name(),
            Self::Message(name) => format!("socket: {name}"),
            Self::Scenario(scenario) => scenario.name().into(),
        }
    }
}

pub(crate) fn run(args: &FloodArgs, out: &mut Out) -> Result<(), Failure> {
    let failed =
        |trouble: &dyn std::fmt::Display| Note::new("cli-flood-failed").name("reason", trouble.to_string());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(&error))?;
    let bounds = Bounds::new(args.slack);
    let measured = runtime.block_on(measure(args, bounds, out));
    runtime.shutdown_background();
    let (rows, grown) = measured.map_err(|trouble| failed(&trouble))?;
    let bad = rows.iter().filter(|row| !row.holds(bounds)).count();
    if args.json {
        let rows: Vec<_> = rows.iter().map(|row| row.json(bounds)).collect();
        out.json(&json!({ "rows": rows, "memory_kept_mib": (grown * 10.0).round() / 10.0 }));
    }
    if bad > 0 || grown > bounds.memory {
        let note = Note::new("cli-flood-harmed").number("bad", bad as i64).number("rows", rows.len() as i64);
        return Err(note.name("memory", format!("{grown:.1}")).into());
    }
    if !args.json {
        let note = Note::new("cli-flood-borne").number("rows", rows.len() as i64);
        out.note(&note.name("memory", format!("{grown:.1}")));
    }
    Ok(())
}

/// Every flood in turn, and how many MiB the server has more after all of them.
async fn measure(args: &FloodArgs, bounds: Bounds, out: &mut Out) -> Result<(Vec<Row>, f64), Trouble> {
    let server = Process::serve(None, &[]).await?;
    let host = Guest::enter_from(server.address, server.address.ip()).await?;
    let mut targets: Vec<Target> =
        description::calls(host.get("/openapi.json").await?).into_iter().map(Target::Call).collect();
    targets.extend(messages::names().into_iter().map(Target::Message));
    targets.extend(Scenario::ALL.map(Target::Scenario));
    targets.retain(|target| args.only.as_ref().is_none_or(|word| target.name().contains(word.as_str())));
    let veteran = Veteran::make(server.address).await?;
    let neighbours = Neighbours::start(server.address).await?;
    let mut ground = Ground { server, veteran, neighbours, quiet: Waits::default(), entered: 0 };
    ground.be_quiet(QUIET).await;
    let before = ground.server.memory()?;
    let mut rows = Vec::with_capacity(targets.len());
    for target in &targets {
        let mut row = ground.flood(target, args).await?;
        if !row.holds(bounds) {
            // Something else on the machine may have been in the way: once more, alone.
            ground.be_quiet(QUIET).await;
            row = Row { tries: 2, ..ground.flood(target, args).await? };
        }
        if !args.json {
            out.note(&row.note(bounds));
        }
        rows.push(row);
        ground.be_quiet(BETWEEN).await;
    }
    let (since, mut grown) = (Instant::now(), f64::MAX);
    while grown > bounds.memory / 2.0 && since.elapsed() < REST {
        tokio::time::sleep(LOOK).await;
        grown = more(ground.server.memory()?, before);
    }
    Ok((rows, grown))
}

/// A server with people who play.
struct Ground {
    server: Process,
    veteran: Veteran,
    neighbours: Neighbours,
    /// What they waited for while nobody flooded.
    quiet: Waits,
    entered: usize,
}

impl Ground {
    /// Listens to how it is without a flood.
    async fn be_quiet(&mut self, time: Duration) {
        let begin = Instant::now();
        tokio::time::sleep(time).await;
        let waits = self.neighbours.since(begin);
        self.quiet.add(&waits);
    }

    /// One flood.
    async fn flood(&mut self, target: &Target, args: &FloodArgs) -> Result<Row, Trouble> {
        self.entered += 1;
        let codes = self.neighbours.codes();
        let flooder = Flooder::enter(self.server.address, self.entered, &self.veteran, &codes).await?;
        let counts = Arc::new(Counts::default());
        let before = self.server.memory()?;
        let begin = Instant::now();
        drop(self.neighbours.since(begin));
        let until = begin + Duration::from_secs_f64(args.seconds);
        let flooding = on_a_thread(flooder, target.clone(), until, Arc::clone(&counts));
        let mut most = before;
        while begin.elapsed() < Duration::from_secs_f64(args.seconds) + GRACE {
            tokio::time::sleep(LOOK).await;
            most = most.max(self.server.memory()?);
        }
        let _ = flooding.join();
        let count = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        Ok(Row {
            name: target.name(),
            sent: count(&counts.sent),
            done: count(&counts.done),
            refused: count(&counts.refused),
            too_much: count(&counts.too_much),
            silent: count(&counts.silent),
            broken: count(&counts.broken),
            quiet: p99(&self.quiet.moves),
            quiet_bots: p99(&self.quiet.bots),
            waits: self.neighbours.since(begin),
            memory: more(most, before),
            tries: 1,
        })
    }
}

/// Floods on a thread of its own, so that it does not keep neighbours from hearing their answers.
fn on_a_thread(
    flooder: Flooder,
    target: Target,
    until: Instant,
    counts: Arc<Counts>,
) -> std::thread::JoinHandle<()> {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async {
            match &target {
                Target::Call(call) => flooder.flood_call(call, until, &counts).await,
                Target::Message(name) => flooder.flood_message(name, until, &counts).await,
                Target::Scenario(scenario) => scenario.run(&flooder, until, &counts).await,
            }
        });
        runtime.shutdown_background();
    })
}

fn more(now: u64, before: u64) -> f64 {
    now.saturating_sub(before) as f64 / MIB
}
