//! Nets before they are the title's own: makes one, and plays a search with it against the master of the first edition.
//!
//! ```text
//! cargo run --release -p skyrail-bots --example nets -- TITLE train FILE GAMES SEED PLAYERS…
//! cargo run --release -p skyrail-bots --example nets -- TITLE match FILE MILLISECONDS GAMES SEED PLAYERS CUT:LEAST…
//! ```
//!
//! Time is the processor's, so other programs do not matter. A search without a net, to compare, has the file `-` and
//! the cut 0. `skyrail train` makes the same nets, on several threads.

use bots::arena::{deal_secret, decision_seed, win_share};
use bots::learn::{Course, Report, Samples, gather, inputs};
use bots::{Bot, Cut, Kind, Mind, MindVisit, Net, Player, SearchOptions, visit_options};
use catalog::Title;
use game::{Eye, Seat, Silent};
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [title, "train", file, games, seed, ref players @ ..] => {
            let players = players.iter().map(|word| word.parse().expect("players")).collect::<Vec<usize>>();
            train(name(title), file, &Course::new(seed, games.parse().expect("games")), &players);
        }
        [title, "match", file, millis, games, seed, players, ref cuts @ ..] => {
            let players: usize = players.parse().expect("players");
            for cut in cuts {
                let (decisions, least) = cut.split_once(':').expect("CUT:LEAST");
                let cut = Cut {
                    decisions: decisions.parse().expect("decisions"),
                    least: least.parse().expect("a least gain"),
                };
                let series = Series {
                    file,
                    millis: millis.parse().expect("milliseconds"),
                    games: games.parse().expect("games"),
                    seed,
                    cut,
                };
                println!("{}", visit_options(&name(title).options(players), series));
            }
        }
        _ => eprintln!(
            "nets TITLE train FILE GAMES SEED PLAYERS… | match FILE MS GAMES SEED PLAYERS CUT:LEAST…"
        ),
    }
}

fn name(title: &str) -> Title {
    Title::from_name(title).expect("a title")
}

struct Gather(u64, std::ops::Range<u64>);

impl MindVisit for Gather {
    type Out = (Samples, u32, usize);

    fn visit<G: Mind>(self, options: &G::Options) -> Self::Out {
        (gather::<G>(options, self.0, self.1), G::LAYOUT, inputs::<G>(options))
    }
}

fn train(title: Title, file: &str, course: &Course, players: &[usize]) {
    let set = players.iter().fold(0, |set, players| set | 1 << players);
    let tables: Vec<_> = players.iter().map(|&players| title.options(players)).collect();
    let (_, layout, count) = visit_options(&tables[0], Gather(0, 0..0));
    let mut trainee = course.begin(layout, set, count);
    let (start, mut positions) = (Instant::now(), 0);
    let some = |games: std::ops::Range<u64>, seed: u64| {
        let mut samples = Samples::default();
        for piece in games.clone().step_by(Course::PIECE as usize) {
            let table = &tables[(piece / Course::PIECE) as usize % tables.len()];
            samples
                .append(&visit_options(table, Gather(seed, piece..(piece + Course::PIECE).min(games.end))).0);
        }
        samples
    };
    let trial = some(course.trial(), course.trial_seed());
    for round in 0..course.rounds() {
        let samples = some(course.games(round), course.seed());
        course.learn(&mut trainee, round, &samples);
        positions += samples.len();
        if round % 4 == 3 || round + 1 == course.rounds() {
            let report = Report::new(&trainee, &trainee.net(), &trial);
            println!(
                "{round} {positions} {:.0}s {count} inputs, Brier {:.4} of {:.4} {:.3?} rounding {:.4} {:.3?}",
                start.elapsed().as_secs_f64(),
                report.brier_all,
                report.brier_mean,
                report.brier,
                report.rounding,
                report.tenths
            );
            std::fs::write(file, trainee.net().write()).expect("the file can be written");
        }
    }
}

struct Series<'a> {
    file: &'a str,
    millis: u64,
    games: u64,
    seed: &'a str,
    cut: Cut,
}

/// How long this thread has had a processor, in nanoseconds.
#[cfg(target_os = "linux")]
fn processor() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// Other systems are asked for the time on the wall.
#[cfg(not(target_os = "linux"))]
fn processor() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64)
}

impl MindVisit for Series<'_> {
    type Out = String;

    fn visit<G: Mind>(self, options: &G::Options) -> String {
        let net = (self.file != "-").then(|| {
            let bytes = std::fs::read(self.file).expect("the file can be read");
            &*Box::leak(Box::new(Net::read(&bytes, G::LAYOUT, inputs::<G>(options)).expect("a net")))
        });
        let usual = SearchOptions::of::<G>(Kind::MasterOne);
        let tried = SearchOptions { cut: Some(self.cut), net, ..usual };
        let bot = Bot::new(Kind::MasterOne);
        let mut players = [Player::<G>::with_options(bot, tried), Player::<G>::with_options(bot, usual)];
        let (mut shares, mut spent) = (Vec::new(), [(0u64, 0u64, 0u64); 2]);
        let seats = game::Game::standing(&G::new(options, &mut game::Luck::fast(0), &mut Silent)).seats;
        for deal in 0..self.games.div_ceil(seats as u64) {
            let mut share = 0.0;
            for own in 0..seats {
                let mut luck = deal_secret(self.seed, deal).luck(&vec![Vec::new(); seats]);
                let mut game = G::new(options, &mut luck, &mut Silent);
                let mut decision = 0;
                while let Some(mover) = game.turn().first() {
                    let which = usize::from(mover.index() != own);
                    let seed = decision_seed(self.seed, deal, mover, decision);
                    let (start, limit) = (processor(), self.millis * 1_000_000);
                    let view = game.view(Eye::Seat(mover));
                    let action = players[which].decide(&view, seed, &mut || processor() - start < limit);
                    let spent = &mut spent[which];
                    if players[which].playouts() > 0 {
                        *spent = (
                            spent.0 + 1,
                            spent.1 + processor() - start,
                            spent.2 + u64::from(players[which].playouts()),
                        );
                    }
                    game.apply(mover, action, &mut luck, &mut Silent);
                    decision += 1;
                }
                let winners = game.standing().winners();
                share += if winners.has(Seat::new(own)) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            shares.push(share / seats as f64);
            if deal % 5 == 4 {
                eprintln!("{} deals: {:.1} %", deal + 1, 100.0 * win_share(&shares).mean);
            }
        }
        let share = win_share(&shares);
        let [mean, low, high] = [share.mean, share.low, share.high].map(|part| 100.0 * part);
        let [own, other] = spent.map(|(count, time, playouts)| {
            let count = count.max(1) as f64;
            format!("{:.1} ms, {:.0} playouts", time as f64 / 1e6 / count, playouts as f64 / count)
        });
        let Cut { decisions, least } = self.cut;
        format!(
            "cut {decisions} least {least}: {mean:.1} % ({low:.1} to {high:.1}) of {} games; {own} against {other}",
            shares.len() * seats
        )
    }
}
