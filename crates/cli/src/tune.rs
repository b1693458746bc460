//! `skyrail tune`: looks for better numbers for an expert, by games of the expert against itself.
//!
//! Simultaneous perturbation (Spall's SPSA): each round changes all numbers at once by a little, up or down at
//! random, and plays the changed expert against the one changed the other way, on the same deals from every
//! seat; all numbers then move a little towards the winner. What luck does is fixed by the seed, so a run can
//! be repeated.

use crate::args::TuneArgs;
use crate::fail::Failure;
use crate::files;
use crate::out::{HEAD, Out};
use bots::arena::{Deal, Entrant, Foul, play, win_share};
use bots::{Bot, Breadth, Kind, Mind, MindVisit, Style, Weights, visit_options};
use game::{CHOICE, Luck, Note};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};

pub(crate) fn run(args: &TuneArgs, out: &mut Out) -> Result<(), Failure> {
    let mut options = files::options(args.title, args.players, &args.options, None)?;
    options.set_first(Some(game::Seat::new(0)));
    files::secret(&args.series.seed)?;
    visit_options(&options, Run { args, out })
}

struct Run<'a> {
    args: &'a TuneArgs,
    out: &'a mut Out,
}

/// By what part of itself a number is changed in the first round.
const STEP: f64 = 0.15;
/// How far a number moves, as a part of itself, for a win share that differs by 1.
const GAIN: f64 = 0.6;
/// Spall's exponents for how steps and moves shrink, and the rounds after which moves begin to.
const STEP_SHRINKS: f64 = 0.101;
const GAIN_SHRINKS: f64 = 0.602;
const SETTLING: f64 = 0.1;
/// A number near zero is changed as if it were this large.
const LEAST: f32 = 0.05;

impl MindVisit for Run<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out {
        let args = self.args;
        let start = G::weights(Breadth::Full, Style::Even);
        let first: Vec<f32> = start.clone().knobs().iter().map(|(_, knob)| **knob).collect();
        let scale: Vec<f32> = first.iter().map(|knob| knob.abs().max(LEAST)).collect();
        let set = |parts: &[f64]| {
            let mut weights = start.clone();
            let values = first.iter().zip(&scale).zip(parts);
            let values: Vec<f32> =
                values.map(|((first, scale), part)| first + scale * *part as f32).collect();
            weights.knobs().into_iter().zip(&values).for_each(|((_, knob), value)| *knob = *value);
            (weights, values)
        };
        let mut log = args.log.as_ref().map(|path| files::append(path)).transpose()?;
        let mut luck = Luck::fast(game::digest(&[b"skyrail tune", args.series.seed.as_bytes()])[0].into());
        let mut parts = vec![0.0; first.len()];
        let bar = ProgressBar::new(args.rounds);
        let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {elapsed} {eta}");
        bar.set_style(style.expect("the template is fixed and sound"));
        let table = Table::<G> {
            options,
            seats: args.players,
            seed: &args.series.seed,
            threads: args.series.threads,
        };
        for round in 0..args.rounds {
            let signs: Vec<f64> =
                parts.iter().map(|_| if luck.below(CHOICE, 2) == 0 { -1.0 } else { 1.0 }).collect();
            let step = STEP / (round as f64 + 1.0).powf(STEP_SHRINKS);
            let moved = |way: f64| -> Vec<f64> {
                parts.iter().zip(&signs).map(|(part, sign)| part + way * step * sign).collect()
            };
            let (up, down) = (set(&moved(1.0)).0, set(&moved(-1.0)).0);
            let shares = table.shares(&up, &down, round * args.deals..(round + 1) * args.deals)?;
            let lead = shares.iter().sum::<f64>() / shares.len() as f64 * args.players as f64 - 1.0;
            let gain = GAIN / (round as f64 + 1.0 + SETTLING * args.rounds as f64).powf(GAIN_SHRINKS);
            parts.iter_mut().zip(&signs).for_each(|(part, sign)| *part += gain * lead * sign);
            if let Some((path, file)) = &mut log {
                let line = json!({
                    "round": round, "lead": lead, "step": step, "knobs": named(&start, &set(&parts).1),
                });
                let written = writeln!(file, "{line}");
                written.map_err(|error| Failure::file("cli-cant-write", path, &error))?;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        // The found numbers against the old ones, on deals that no round has seen.
        let (found, values) = set(&parts);
        let used = args.rounds * args.deals;
        let share = win_share(&table.shares(&found, &start, used..used + args.trial)?);
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let note = Note::new("cli-tuned").name("title", args.title.name());
        let note = note.number("games", (args.trial * args.players as u64) as i64);
        let note = note.name("share", percent(share.mean)).name("par", percent(1.0 / args.players as f64));
        let note = note.name("low", percent(share.low)).name("high", percent(share.high));
        self.out.styled(HEAD, &self.out.say(&note));
        let mut names = start.clone();
        for (((name, _), was), value) in names.knobs().into_iter().zip(&first).zip(&values) {
            self.out.line(&format!("  {name} = {value:.3}  ({was:.3})"));
        }
        Ok(())
    }
}

/// Each number under its name.
fn named<W: Weights>(weights: &W, values: &[f32]) -> Value {
    let mut weights = weights.clone();
    weights.knobs().into_iter().zip(values).map(|((name, _), value)| (name, json!(value))).collect()
}

/// Where two sets of numbers meet.
struct Table<'a, G: Mind> {
    options: &'a G::Options,
    seats: usize,
    seed: &'a str,
    threads: u64,
}

impl<G: Mind> Table<'_, G> {
    /// The mean share of the victory of a seat of the first, deal by deal. One seat is the first's, and it is
    /// turned from seat to seat; the others are the second's.
    fn shares(&self, one: &G::Weights, two: &G::Weights, deals: Range<u64>) -> Result<Vec<f64>, Failure> {
        let next = AtomicU64::new(deals.start);
        let shares: Mutex<Vec<(u64, Result<f64, Foul>)>> = Mutex::new(Vec::new());
        let work = || {
            let bot = Bot::new(Kind::Strong);
            let mut entrants: [Entrant<G>; 2] =
                [one, two].map(|weights| Entrant::tuned(bot, weights.clone()));
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= deals.end {
                    return;
                }
                let share = self.share(&mut entrants, number);
                shares.lock().unwrap_or_else(PoisonError::into_inner).push((number, share));
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        let mut shares = shares.into_inner().unwrap_or_else(PoisonError::into_inner);
        shares.sort_by_key(|(number, _)| *number);
        shares.into_iter().map(|(_, share)| share.map_err(|foul| crate::arena::refuse(&foul))).collect()
    }

    fn share(&self, entrants: &mut [Entrant<G>], number: u64) -> Result<f64, Foul> {
        let mut total = 0.0;
        for own in 0..self.seats {
            let seated: Vec<usize> = (0..self.seats).map(|seat| usize::from(seat != own)).collect();
            let deal = Deal { seed: self.seed, number };
            let places = play(self.options, deal, entrants, &seated, &|| 0)?.places;
            let winners = places.iter().filter(|&&place| place == 1).count();
            total += if places[own] == 1 { 1.0 / winners as f64 } else { 0.0 };
        }
        Ok(total / self.seats as f64)
    }
}
