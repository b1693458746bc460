//! How soon hints come and how well two of them agree, at every number of players.
//!
//! ```text
//! cargo run --release -p skyrail-bots --example hints -- [GAMES]
//! ```
//!
//! Positions are taken out of games between random players: the opening, and after 30 and 90 decisions.

use bots::{Hint, Hinting};
use catalog::{AnyGame, AnyView, Title};
use game::{Eye, Luck};
use std::time::{Duration, Instant};

/// The decisions after which a hint is asked for.
const MOMENTS: [usize; 3] = [0, 30, 90];

fn main() {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(2);
    println!(
        "title, players: first and settled after at most (ms), errors and differences of shares in points"
    );
    for &title in Title::ALL {
        for seats in title.seats() {
            let mut all = Summary::default();
            for game in 0..games {
                MOMENTS
                    .iter()
                    .filter_map(|&moment| view(title, seats, moment, game))
                    .for_each(|view| all.add(&view));
            }
            println!("{}, {seats}: {all}", title.name());
        }
    }
}

/// What the seat to move sees after so many decisions; `None` if there is nothing to choose.
fn view(title: Title, seats: usize, decisions: usize, number: u64) -> Option<AnyView> {
    let mut luck = Luck::fast(number);
    let (mut game, _) = AnyGame::new(&title.options(seats), &mut luck);
    for _ in 0..decisions {
        let seat = game.turn().first()?;
        let action = game.lively(seat, &mut luck);
        game.apply(seat, action, &mut luck);
    }
    let view = game.view(Eye::Seat(game.turn().first()?));
    (view.legal().len() > 1).then_some(view)
}

/// The worst of some hints.
#[derive(Default)]
struct Summary {
    hints: u32,
    first: Duration,
    settled: Vec<Duration>,
    playouts: u32,
    error: f32,
    apart: Vec<f32>,
    same: u32,
}

impl Summary {
    fn add(&mut self, view: &AnyView) {
        let [one, two] = [1, 2].map(|seed| self.hint(view, seed));
        let shares = one.shares.0.iter().zip(&two.shares.0).map(|(one, two)| (one.value - two.value).abs());
        self.apart.push(shares.fold(0.0, f32::max));
        self.same += u32::from(one.best[0].action == two.best[0].action);
        self.hints += 1;
    }

    fn hint(&mut self, view: &AnyView, seed: u64) -> Hint {
        let start = Instant::now();
        let mut hinting = Hinting::new(view, seed);
        hinting.step();
        hinting.hint();
        self.first = self.first.max(start.elapsed());
        while hinting.step() {}
        self.settled.push(start.elapsed());
        let hint = hinting.hint();
        self.playouts = self.playouts.max(hint.playouts);
        self.error = hint.shares.0.iter().map(|share| share.error).fold(self.error, f32::max);
        hint
    }
}

impl std::fmt::Display for Summary {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let millis = |time: &Duration| time.as_secs_f32() * 1000.0;
        let longest = self.settled.iter().max().map_or(0.0, millis);
        let mean = self.settled.iter().map(millis).sum::<f32>() / self.settled.len().max(1) as f32;
        let near = self.apart.iter().filter(|&&apart| apart <= 0.02).count();
        let apart = self.apart.iter().copied().fold(0.0, f32::max);
        write!(
            out,
            "first {:.1}, settled {longest:.0} (mean {mean:.0}), {} playouts, error {:.2}, \
             within 2 points {near} of {}, {:.1} at most, same best {}",
            millis(&self.first),
            self.playouts,
            100.0 * self.error,
            self.hints,
            100.0 * apart,
            self.same,
        )
    }
}
