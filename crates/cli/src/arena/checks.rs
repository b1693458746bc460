//! `skyrail arena --check`: the long run of what must hold of every bot.

use crate::args::ArenaArgs;
use crate::fail::Failure;
use crate::files;
use crate::out::Out;
use bots::arena::{Breach, Deal, Wrong, check, crowd};
use bots::{Mind, MindVisit, visit_options};
use catalog::Title;
use game::Note;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};

/// Playouts of searching bots: enough for every part of a search to come into play.
const PLAYOUTS: u32 = 8;

/// Every bot plays in turn at tables of every size, or of the one asked for, and every decision is checked.
pub(super) fn run(args: &ArenaArgs, out: &mut Out) -> Result<(), Failure> {
    files::secret(&args.series.seed)?;
    let sizes = args.players.map_or_else(|| args.title.seats().collect(), |players| vec![players]);
    for seats in sizes {
        let options = files::options(args.title, seats, &args.options, args.board.as_deref())?;
        let bar = ProgressBar::new(args.games);
        let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}");
        bar.set_style(style.expect("the template is fixed and sound"));
        let work = Work { args, title: args.title, seats, bar: &bar };
        let checked = visit_options(&options, work).map_err(|breach| refuse(&breach))?;
        bar.finish_and_clear();
        let note = Note::new("cli-checked").name("title", args.title.name()).number("players", seats as i64);
        out.note(&note.number("games", args.games as i64).number("decisions", checked as i64));
    }
    Ok(())
}

struct Work<'a> {
    args: &'a ArenaArgs,
    title: Title,
    seats: usize,
    bar: &'a ProgressBar,
}

impl MindVisit for Work<'_> {
    type Out = Result<u64, Breach>;

    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out {
        let line_ups = crowd(self.title, self.seats, self.args.playouts.unwrap_or(PLAYOUTS));
        let (next, checked, breach) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::new(None));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.args.games {
                    return;
                }
                let deal = Deal { seed: &self.args.series.seed, number };
                match check::<G>(options, deal, &line_ups[number as usize % line_ups.len()]) {
                    Ok(decisions) => checked.fetch_add(decisions, Ordering::Relaxed),
                    Err(found) => {
                        *breach.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
                        next.fetch_max(self.args.games, Ordering::Relaxed)
                    }
                };
                self.bar.inc(1);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.args.series.threads {
                scope.spawn(work);
            }
            work();
        });
        let breach = breach.into_inner().unwrap_or_else(PoisonError::into_inner);
        breach.map_or(Ok(checked.into_inner()), Err)
    }
}

fn refuse(breach: &Breach) -> Failure {
    let note = match breach.what {
        Wrong::Illegal => Note::new("cli-check-illegal"),
        Wrong::Wavering => Note::new("cli-check-wavering"),
        Wrong::Peeking => Note::new("cli-check-peeking"),
    };
    let note = note.name("bot", breach.bot.to_string()).number("deal", breach.deal as i64 + 1);
    note.name("place", breach.seat.to_string()).number("decision", i64::from(breach.decision) + 1).into()
}
