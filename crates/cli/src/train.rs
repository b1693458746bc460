//! `skyrail train`: makes the net of a title from games of its experts.
//!
//! Games are played in rounds; each round's positions are shuffled, learned from once and forgotten. What luck does is
//! fixed by the seed and does not depend on the threads, so a run can be repeated.

use crate::args::TrainArgs;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use bots::learn::{Course, Report, Samples, Trainee, gather, inputs};
use bots::{Mind, MindVisit, visit_options};
use catalog::AnyOptions;
use game::{Note, to_hex};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

pub(crate) fn run(args: &TrainArgs, out: &mut Out) -> Result<(), Failure> {
    files::secret(&args.series.seed)?;
    let tables: Result<Vec<AnyOptions>, Failure> =
        args.players.iter().map(|&players| files::options(args.title, players, &[], None)).collect();
    let tables = tables?;
    let Some(first) = tables.first() else { return Ok(()) };
    let start = Instant::now();
    let course = Course::new(&args.series.seed, args.games);
    let Some(mut training) = visit_options(first, Begin(args, &course)) else {
        return Err(Note::new("cli-train-no-inputs").name("title", args.title.name()).into());
    };
    let mut log = args.log.as_ref().map(|path| files::append(path)).transpose()?;
    let mut positions = 0;
    let bar = ProgressBar::new(course.rounds());
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {elapsed} {eta}");
    bar.set_style(style.expect("the template is fixed and sound"));
    for round in 0..course.rounds() {
        let samples = all(&tables, course.seed(), course.games(round), args.series.threads);
        course.learn(&mut training, round, &samples);
        positions += samples.len();
        bar.inc(1);
    }
    bar.finish_and_clear();
    let net = training.net();
    for (players, table) in args.players.iter().zip(&tables) {
        let samples =
            all(std::slice::from_ref(table), course.trial_seed(), course.trial(), args.series.threads);
        let report = Report::new(&training, &net, &samples);
        let line = told(args, *players, positions, start.elapsed().as_secs_f64(), &report);
        out.line(&line.to_string());
        if let Some((path, file)) = &mut log {
            let written = std::io::Write::write_all(file, format!("{line}\n").as_bytes());
            written.map_err(|error| Failure::file("cli-cant-write", path, &error))?;
        }
    }
    let bytes = net.write();
    std::fs::write(&args.out, &bytes).map_err(|error| Failure::file("cli-cant-write", &args.out, &error))?;
    out.line(&json!({ "net": to_hex(&bytes[bytes.len() - 8..]), "bytes": bytes.len() }).to_string());
    Ok(())
}

/// A line of the log.
fn told(args: &TrainArgs, players: usize, positions: usize, seconds: f64, report: &Report) -> Value {
    let round = |number: f64| (number * 1e4).round() / 1e4;
    json!({
        "title": args.title.name(), "seed": args.series.seed, "games": args.games, "positions": positions,
        "seconds": seconds.round(), "players": players, "trial": report.positions,
        "brier": round(report.brier_all), "brier_of_mean": round(report.brier_mean),
        "brier_by_fifths": report.brier.map(round),
        "tenths": report.tenths.map(|(said, came, count)| json!([round(said), round(came), count])),
        "rounding": round(report.rounding),
    })
}

struct Begin<'a>(&'a TrainArgs, &'a Course);

impl MindVisit for Begin<'_> {
    type Out = Option<Trainee>;

    fn visit<G: Mind>(self, options: &G::Options) -> Option<Trainee> {
        let players = self.0.players.iter().fold(0, |set, players| set | 1 << players);
        let count = inputs::<G>(options);
        (count > 0).then(|| self.1.begin(G::LAYOUT, players, count))
    }
}

/// The positions of these games, which go through the tables in turn, on several threads and in order.
fn all(tables: &[AnyOptions], seed: u64, games: Range<u64>, threads: u64) -> Samples {
    let pieces = (games.end - games.start).div_ceil(Course::PIECE);
    let next = AtomicU64::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return done;
            }
            let start = games.start + piece * Course::PIECE;
            let table = &tables[(start / Course::PIECE) as usize % tables.len()];
            done.push((
                piece,
                visit_options(table, Gather(seed, start..(start + Course::PIECE).min(games.end))),
            ));
        }
    };
    let mut done: Vec<(u64, Samples)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("experts play by the rules")).collect()
    });
    done.sort_by_key(|(piece, _)| *piece);
    let mut samples = Samples::default();
    for (_, some) in done {
        samples.append(&some);
    }
    samples
}

struct Gather(u64, Range<u64>);

impl MindVisit for Gather {
    type Out = Samples;

    fn visit<G: Mind>(self, options: &G::Options) -> Samples {
        gather::<G>(options, self.0, self.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;
    use clap::Parser;

    #[test]
    fn a_net_does_not_depend_on_the_threads() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let bytes = |threads: &str| {
            let file = folder.path().join(threads);
            let said = ["skyrail", "train", "airlines-europe", "--players", "2,3", "--games", "120"];
            let more = ["--seed", "x", "--threads", threads, "--out"];
            let said = said.iter().chain(&more).map(Into::into).chain([file.clone().into_os_string()]);
            let args: Args = Args::try_parse_from(said).expect("it can be said");
            let crate::args::Command::Train(args) = args.command else { panic!("it is about training") };
            run(&args, &mut Out::new(text::Language::En)).expect("it can be done");
            std::fs::read(file).expect("it was written")
        };
        let one = bytes("1");
        assert_eq!(one, bytes("3"));
        assert!(one.len() > 30_000);
    }
}
