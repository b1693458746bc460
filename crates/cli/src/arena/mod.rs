//! `skyrail arena`: bots against each other, on the same deals from every seat.

mod checks;
mod game;
mod played_deals;
mod report;
mod run;

use crate::args::ArenaArgs;
use crate::bots as names;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use ::bots::arena::{LineUp, Sprt, Verdict};
use catalog::AnyOptions;
pub(crate) use game::GameRow;
use indicatif::{ProgressBar, ProgressStyle};
use played_deals::PlayedDeals;
pub(crate) use report::Summary;
pub(crate) use run::refuse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

/// Who plays what: all that a result depends on besides the machine's speed.
#[derive(Clone)]
pub(crate) struct Arena {
    pub(crate) options: AnyOptions,
    pub(crate) line_up: LineUp,
    pub(crate) seed: String,
}

/// How a run goes about it; results do not depend on it.
#[derive(Default)]
pub(crate) struct Manner {
    pub(crate) deals: u64,
    pub(crate) threads: u64,
    /// Whether time is the processor's.
    pub(crate) cpu: bool,
    /// A file of games to go on with.
    pub(crate) append: Option<PathBuf>,
    /// A folder for records of all games.
    pub(crate) records: Option<PathBuf>,
    /// A test that may end the run early.
    pub(crate) sprt: Option<Sprt>,
}

/// Every game of every deal that was played.
pub(crate) type Deals = BTreeMap<u64, Vec<GameRow>>;

pub(crate) fn run(args: &ArenaArgs, out: &mut Out) -> Result<(), Failure> {
    if args.check {
        return checks::run(args, out);
    }
    let arena = Arena::new(args)?;
    let deals = args.games.div_ceil(arena.line_up.rotations() as u64);
    let sprt =
        args.sprt.map(|(low, high)| Sprt::new(low, high, arena.line_up.seats_of(0), arena.options.seats()));
    let manner = Manner {
        deals,
        threads: args.series.threads,
        cpu: args.cpu,
        append: args.append.clone(),
        records: args.records.clone(),
        sprt,
    };
    let start = Instant::now();
    let (deals, sprt) = arena.run(&manner)?;
    let summary = Summary::new(&arena, &deals);
    report::print(args, &arena, &summary, sprt.as_ref(), start.elapsed().as_secs_f64(), out);
    Ok(())
}

impl Arena {
    /// What the command line asks for.
    fn new(args: &ArenaArgs) -> Result<Self, Failure> {
        let least = *args.title.seats().start();
        let players = args.players.unwrap_or(args.bots.len().max(least));
        let mut options = files::options(args.title, players, &args.options, args.board.as_deref())?;
        if !args.options.iter().any(|option| option.trim_start().starts_with("first")) {
            // The line-up is turned anyway, and so a seat's letter says when it is its turn.
            options.set_first(Some(::game::Seat::new(0)));
        }
        files::secret(&args.series.seed)?;
        if args.bots.len() > players {
            let note = ::game::Note::new("cli-arena-line-up").number("bots", args.bots.len() as i64);
            return Err(note.number("players", players as i64).into());
        }
        let budget = names::budget(args.ms, args.playouts);
        let read = |name: &String| Ok(names::with_budget(names::read(name.trim(), args.title, &[])?, budget));
        let bots = args.bots.iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
        Ok(Self { options, line_up: LineUp::new(&bots, players), seed: args.series.seed.clone() })
    }

    /// Plays what is not yet in the file, and gives back all of it. A test ends the run at the same deal
    /// whatever the threads and whatever was already there.
    pub(crate) fn run(&self, manner: &Manner) -> Result<(Deals, Option<Sprt>), Failure> {
        let mut kept = PlayedDeals::open(self, manner.append.as_deref())?;
        if let Some(folder) = &manner.records {
            std::fs::create_dir_all(folder)
                .map_err(|error| Failure::file("cli-cant-write", folder, &error))?;
        }
        let mut deals = std::mem::take(&mut kept.deals);
        deals.retain(|&deal, _| deal < manner.deals);
        let bar = ProgressBar::new(manner.deals);
        let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {elapsed} {eta}");
        bar.set_style(style.expect("the template is fixed and sound"));
        bar.set_position(deals.len() as u64);
        bar.reset_eta();
        let mut test = Test::new(manner.sprt.clone());
        let missing: Vec<u64> = (0..manner.deals).filter(|deal| !deals.contains_key(deal)).collect();
        if test.take(&deals) {
            run::deals(self, &missing, manner, |deal, games| {
                let rows: Vec<GameRow> = games.iter().map(|game| game.row.clone()).collect();
                kept.append(&rows)?;
                for game in &games {
                    if let (Some(folder), Some(record)) = (&manner.records, &game.record) {
                        let turn = game.row.turn + 1;
                        files::write(&folder.join(format!("deal-{}-{turn}.skyrail", deal + 1)), record)?;
                    }
                }
                deals.insert(deal, rows);
                bar.inc(1);
                Ok(if test.take(&deals) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
            })?;
        }
        bar.finish_and_clear();
        if test.sprt.is_some() {
            deals.retain(|&deal, _| deal < test.next);
        }
        Ok((deals, test.sprt))
    }
}

/// A test that takes the deals in their order.
struct Test {
    sprt: Option<Sprt>,
    next: u64,
}

impl Test {
    fn new(sprt: Option<Sprt>) -> Self {
        Self { sprt, next: 0 }
    }

    /// Takes the deals that follow without a gap; `false` once the test has its answer.
    fn take(&mut self, deals: &Deals) -> bool {
        let Some(sprt) = &mut self.sprt else { return true };
        while sprt.verdict() == Verdict::Open {
            let Some(games) = deals.get(&self.next) else { return true };
            sprt.add(report::deal_share(games, 0));
            self.next += 1;
        }
        false
    }
}
