//! `skyrail dataset`: many finished games of bots in one small file, which is the same whenever it is made again.

use crate::args::DatasetArgs;
use crate::bots as names;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use ::dataset::{BLOCK, Blocks, DatasetFault, Games, Heading, HeadingFault, Made, game_seed, make, replay};
use bots::{Mind, MindVisit, visit_options};
use game::{Note, to_hex};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::time::Instant;

pub(crate) fn run(args: &DatasetArgs, out: &mut Out) -> Result<(), Failure> {
    if let Some(path) = &args.check {
        return check(path, args, out);
    }
    let (Some(title), Some(path)) = (args.title, &args.output) else {
        unreachable!("both are asked for unless a file is checked")
    };
    let options = files::options(title, args.players, &args.options, args.board.as_deref())?;
    files::secret(&args.series.seed)?;
    if args.bots.len() > args.players {
        let note = Note::new("cli-arena-line-up").number("bots", args.bots.len() as i64);
        return Err(note.number("players", args.players as i64).into());
    }
    for name in &args.bots {
        names::choice(name.trim(), title)?;
    }
    let bots = args.bots.iter().cycle().take(args.players).map(|name| name.trim().to_string()).collect();
    let heading = Heading { options, bots, seed: args.series.seed.clone(), games: args.games };
    let start = Instant::now();
    let bar = bar(args.games);
    let mut file = files::Fresh::new(path)?;
    let (mut blocks, line) = Blocks::new(&heading);
    file.write(&line)?;
    let mut decisions = 0;
    play(&heading, args.series.threads, |made| {
        decisions += made.decisions;
        bar.inc(made.count);
        file.write(&blocks.add(&made.games))
    })?;
    let (end, hash) = blocks.finish();
    file.write(&end)?;
    let bytes = file.finish()?;
    bar.finish_and_clear();
    let told =
        Told { path, heading: &heading, decisions, bytes, hash, seconds: start.elapsed().as_secs_f64() };
    told.tell("cli-dataset-written", args.json, out);
    Ok(())
}

fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.expect("the template is fixed and sound"));
    bar
}

/// Plays the games, and gives their blocks in order to `each`.
fn play(
    heading: &Heading,
    threads: u64,
    mut each: impl FnMut(&Made) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (next, stop, count) = (AtomicU64::new(0), AtomicBool::new(false), heading.games.div_ceil(BLOCK));
    // No thread runs far ahead of what is written.
    let (sender, receiver) = mpsc::sync_channel(64);
    let work = |sender: mpsc::SyncSender<(u64, Made)>| {
        let blocks = std::iter::from_fn(|| {
            let block = next.fetch_add(1, Ordering::Relaxed);
            (block < count && !stop.load(Ordering::Relaxed)).then_some(block)
        });
        make(heading, blocks, |block, made| sender.send((block, made)).is_ok())
            .expect("everybody was looked at before");
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let (mut early, mut wanted) = (BTreeMap::new(), 0);
        for (number, made) in receiver {
            early.insert(number, made);
            while let Some(made) = early.remove(&wanted) {
                wanted += 1;
                if let Err(failure) = each(&made) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(failure);
                }
            }
        }
        Ok(())
    })
}

/// What is told of a file.
struct Told<'a> {
    path: &'a Path,
    heading: &'a Heading,
    decisions: u64,
    bytes: u64,
    hash: [u8; 32],
    seconds: f64,
}

impl Told<'_> {
    fn tell(&self, key: &'static str, as_json: bool, out: &mut Out) {
        let options = &self.heading.options;
        if as_json {
            return out.json(&json!({
                "title": options.title().name(),
                "rules": options.title().rules(),
                "players": options.seats(),
                "options": options.list().into_iter().collect::<BTreeMap<_, _>>(),
                "bots": self.heading.bots,
                "seed": self.heading.seed,
                "games": self.heading.games,
                "decisions": self.decisions,
                "file": self.path.display().to_string(),
                "bytes": self.bytes,
                "hash": to_hex(&self.hash),
                "seconds": self.seconds,
            }));
        }
        let note = Note { key, clause: None, args: Vec::new() };
        let note = note.name("file", self.path.display().to_string()).name("title", options.title().name());
        let note = note.number("games", self.heading.games as i64).number("decisions", self.decisions as i64);
        out.note(&note.number("bytes", self.bytes as i64).name("seconds", format!("{:.1}", self.seconds)));
        out.note(&Note::new("cli-dataset-hash").name("hash", to_hex(&self.hash)));
    }
}

/// Plays every game of a file again.
fn check(path: &Path, args: &DatasetArgs, out: &mut Out) -> Result<(), Failure> {
    let start = Instant::now();
    let bytes = std::fs::read(path).map_err(|error| Failure::file("cli-cant-read", path, &error))?;
    let length = bytes.len() as u64;
    let games = Games::read(bytes).map_err(|fault| refuse(path, &fault))?;
    let bar = bar(games.heading.games);
    let read = Read { games: &games, threads: args.series.threads, bar: &bar };
    let decisions = visit_options(&games.heading.options, read).map_err(|fault| refuse(path, &fault))?;
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    let told = Told { path, heading: &games.heading, decisions, bytes: length, hash: games.hash, seconds };
    told.tell("cli-dataset-sound", args.json, out);
    Ok(())
}

struct Read<'a> {
    games: &'a Games,
    threads: u64,
    bar: &'a ProgressBar,
}

impl MindVisit for Read<'_> {
    type Out = Result<u64, DatasetFault>;

    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out {
        let (next, decisions, fault) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::new(None));
        let one = |block: usize| -> Result<u64, DatasetFault> {
            let mut made = 0;
            for kept in self.games.block(block)? {
                let seed = game_seed(&self.games.heading.seed, kept.game);
                let end = replay::<G>(options, seed, kept.decisions, kept.bits, |_, _, _| ());
                let points = end.map(|end| end.standing().points);
                if points.is_none_or(|points| *points.first(kept.points.len()) != *kept.points) {
                    return Err(DatasetFault::Block(block));
                }
                made += kept.decisions;
                self.bar.inc(1);
            }
            Ok(made)
        };
        let work = || {
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed) as usize;
                if block >= self.games.blocks() {
                    return;
                }
                match one(block) {
                    Ok(made) => decisions.fetch_add(made, Ordering::Relaxed),
                    Err(found) => {
                        *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
                        next.fetch_max(self.games.blocks() as u64, Ordering::Relaxed)
                    }
                };
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let fault = fault.into_inner().unwrap_or_else(PoisonError::into_inner);
        fault.map_or(Ok(decisions.into_inner()), Err)
    }
}

/// Why a file is refused.
fn refuse(path: &Path, fault: &DatasetFault) -> Failure {
    let note = match fault {
        DatasetFault::Heading(HeadingFault::Foreign) => Note::new("cli-dataset-foreign"),
        DatasetFault::Heading(HeadingFault::Rules) => Note::new("cli-dataset-rules"),
        DatasetFault::Heading(HeadingFault::Key(key)) => Note::new("cli-dataset-key").name("key", *key),
        DatasetFault::Cut => Note::new("cli-dataset-cut"),
        DatasetFault::Hash => Note::new("cli-dataset-changed"),
        DatasetFault::Block(block) => {
            let first = *block as u64 * BLOCK;
            Note::new("cli-dataset-block")
                .number("first", first as i64)
                .number("last", (first + BLOCK - 1) as i64)
        }
    };
    note.name("file", path.display().to_string()).into()
}
