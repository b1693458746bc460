//! Plays deals on several threads and hands their games over in order.

use super::{Arena, GameRow, Manner};
use crate::fail::Failure;
use bots::arena::{Deal, Entrant, Foul, Placing, Played, deal_secret, play};
use bots::{Mind, MindVisit, visit_options};
use game::{Note, Seat};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;
use table::{Record, Row, Setup, Sitter, Table, What};

/// A game that was played.
pub(super) struct Done {
    pub(super) row: GameRow,
    /// Its record, if records are wanted.
    pub(super) record: Option<String>,
}

/// Plays these deals, each with all its rotations, and gives them to `each` in this order until it breaks.
pub(super) fn deals(
    arena: &Arena,
    deals: &[u64],
    manner: &Manner,
    each: impl FnMut(u64, Vec<Done>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let (threads, records, cpu) = (manner.threads, manner.records.is_some(), manner.cpu);
    visit_options(&arena.options, Run { arena, deals, threads, records, cpu, each })
}

struct Run<'a, E> {
    arena: &'a Arena,
    deals: &'a [u64],
    threads: u64,
    records: bool,
    cpu: bool,
    each: E,
}

impl<E: FnMut(u64, Vec<Done>) -> Result<ControlFlow<()>, Failure>> MindVisit for Run<'_, E> {
    type Out = Result<(), Failure>;

    fn visit<G: Mind>(mut self, options: &G::Options) -> Self::Out {
        let (arena, deals) = (self.arena, self.deals);
        let how = HowPlayed { records: self.records, cpu: self.cpu };
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<(usize, Result<Vec<Done>, Foul>)>| {
            let mut entrants: Vec<Entrant<G>> =
                arena.line_up.bots().iter().map(|&bot| Entrant::new(bot)).collect();
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(&deal) = deals.get(index) else { return };
                let games = (0..arena.line_up.rotations())
                    .map(|turn| one_game::<G>(arena, options, deal, turn, &mut entrants, how))
                    .collect();
                if sender.send((index, games)).is_err() {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move || work(sender));
            }
            drop(sender);
            let outcome = self.collect(&receiver);
            // Threads that are still playing finish their deal; nobody looks at it.
            stop.store(true, Ordering::Relaxed);
            outcome
        })
    }
}

impl<E: FnMut(u64, Vec<Done>) -> Result<ControlFlow<()>, Failure>> Run<'_, E> {
    /// Takes the deals in order, however the threads finish them.
    fn collect(
        &mut self,
        receiver: &mpsc::Receiver<(usize, Result<Vec<Done>, Foul>)>,
    ) -> Result<(), Failure> {
        let mut early = BTreeMap::new();
        let mut next = 0;
        for (index, games) in receiver {
            early.insert(index, games);
            while let Some(games) = early.remove(&next) {
                let games = games.map_err(|foul| refuse(&foul))?;
                if (self.each)(self.deals[next], games)?.is_break() {
                    return Ok(());
                }
                next += 1;
            }
        }
        Ok(())
    }
}

/// How a game is timed, and whether its record is wanted.
#[derive(Clone, Copy)]
struct HowPlayed {
    records: bool,
    cpu: bool,
}

/// How long this thread has had a processor, in nanoseconds, where the system tells.
fn processor() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        let whole = u64::try_from(time.tv_sec).ok()?.checked_mul(1_000_000_000)?;
        whole.checked_add(u64::try_from(time.tv_nsec).ok()?)
    }
    #[cfg(not(target_os = "linux"))]
    None
}

fn one_game<G: Mind>(
    arena: &Arena,
    options: &G::Options,
    number: u64,
    turn: usize,
    entrants: &mut [Entrant<G>],
    how: HowPlayed,
) -> Result<Done, Foul> {
    let seated = arena.line_up.seated(turn);
    let deal = Deal { seed: &arena.seed, number };
    let start = Instant::now();
    let wall = || start.elapsed().as_nanos() as u64;
    let now = || if how.cpu { processor().unwrap_or_else(wall) } else { wall() };
    let played = play(options, deal, entrants, &seated, &now)?;
    let record = how.records.then(|| record::<G>(arena, number, &seated, &played));
    let row = GameRow {
        deal: number,
        turn,
        placing: Placing { bots: seated, places: played.places },
        points: played.points,
        decisions: played.actions.len() as u64,
        ending: played.ending.to_string(),
        times: played.times,
    };
    Ok(Done { row, record })
}

/// The record of a game: the same deal at a table, and the same decisions.
fn record<G: Mind>(arena: &Arena, deal: u64, seated: &[usize], played: &Played<G::Action>) -> String {
    let sitter = |(seat, &bot): (Seat, &usize)| {
        let kind = arena.line_up.bots()[bot].to_string();
        Sitter { name: format!("{} ({kind})", seat.letter().to_uppercase()), kind }
    };
    let sitters = Seat::all(seated.len()).zip(seated).map(sitter).collect();
    let secret = deal_secret(&arena.seed, deal);
    let options = arena.options.clone();
    let rows =
        played.actions.iter().map(|&(seat, action)| Row { seat, what: What::Play(G::any_action(action)) });
    let table = Table::fold(Setup { options, sitters, secret, entropy: Vec::new() }, rows);
    Record::of(table.expect("the game was played by the rules")).write()
}

/// Why a run is broken off: which bot did what, and where.
pub(crate) fn refuse(foul: &Foul) -> Failure {
    let note = match &foul.action {
        Some(action) => Note::new("cli-arena-illegal").name("action", action.clone()),
        None => Note::new("cli-arena-panic"),
    };
    let note = note.name("bot", foul.bot.to_string()).number("deal", foul.deal as i64 + 1);
    note.name("place", foul.seat.to_string()).number("decision", i64::from(foul.decision) + 1).into()
}
