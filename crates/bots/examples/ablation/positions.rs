//! What each variant chooses at single decisions, and what that gains over the expert's move.

use crate::Run;
use bots::arena::{deal_secret, decision_seed};
use bots::{Allocation, Breadth, Mind, MindVisit, Search, SearchOptions, Style};
use game::{CHOICE, Eye, Luck, Silent, View as _};

/// Fresh playouts for each move that some variant chose, and for the expert's.
const JUDGED: u32 = 600;

/// Whole games of at most so many decisions are thought of when a decision is picked.
const DECISIONS: u32 = 100;

pub(crate) struct Positions<'a> {
    pub(crate) run: &'a Run,
}

/// The gain of each variant at one decision, and whether it left the expert's move.
type Gains = Vec<(f64, bool)>;

/// The result is one line of gains for each position.
impl MindVisit for Positions<'_> {
    type Out = Vec<Gains>;

    fn visit<G: Mind>(self, table: &G::Options) -> Vec<Gains> {
        self.run.all(|number| {
            let view = position::<G>(table, number);
            let seed = number.wrapping_mul(0x9E37_79B9);
            let weights = || G::weights(Breadth::Full, Style::Even);
            let mut chosen = Vec::new();
            let mut first = None;
            for (_, options) in &self.run.variants {
                let mut search: Search<G> = Search::new(*options, weights());
                search.start(&view, Some(self.run.playouts), seed);
                while search.step() {}
                first = search.first();
                chosen.extend(search.choice());
            }
            let mut judged: Vec<G::Action> = first.into_iter().collect();
            for &action in &chosen {
                if !judged.contains(&action) {
                    judged.push(action);
                }
            }
            let fair = SearchOptions {
                allocation: Allocation::Uniform,
                clear: f32::INFINITY,
                ..SearchOptions::default()
            };
            let mut judge: Search<G> = Search::new(fair, weights());
            judge.compare(&view, &judged, Some(JUDGED * judged.len() as u32), !seed);
            while judge.step() {}
            let gain = |action: G::Action| {
                let left = Some(action) != first;
                let gain = judge.gain_of(action).filter(|_| left);
                (gain.map_or(0.0, |gain| f64::from(gain.value)), left)
            };
            chosen.into_iter().map(gain).collect()
        })
    }
}

/// A decision with a choice, out of a game between experts.
fn position<G: Mind>(table: &G::Options, number: u64) -> G::View {
    let weights = G::weights(Breadth::Full, Style::Even);
    let mut pick = Luck::fast(number);
    let mut scratch = Vec::new();
    for deal in number * 1000.. {
        let mut luck = deal_secret("positions", deal).luck(&[Vec::new(), Vec::new()]);
        let mut game = G::new(table, &mut luck, &mut Silent);
        let wanted = pick.below(CHOICE, DECISIONS);
        let mut decision = 0;
        while let Some(seat) = game.turn().first() {
            let view = game.view(Eye::Seat(seat));
            if decision >= wanted && view.legal().len() > 1 {
                return view;
            }
            let mut own = Luck::fast(decision_seed("positions", deal, seat, decision));
            let mut plan = G::Plan::default();
            let action = G::expert(game.sight(seat), &weights, &mut plan, &mut scratch, &mut own);
            game.apply(seat, action, &mut luck, &mut Silent);
            decision += 1;
        }
    }
    unreachable!("most games have a choice to make in their first hundred decisions")
}

/// One line for each variant: its gain in points of win share at a decision, the difference to the first
/// variant, each with 95 % intervals, and how often it left the expert's move.
pub(crate) fn tell(run: &Run, positions: &[Gains]) {
    println!("{:13} {:>14} {:>16} {:>6}", "variant", "gain", "to the first", "left");
    for (index, (name, _)) in run.variants.iter().enumerate() {
        let (gain, error) = mean(positions.iter().map(|gains| 100.0 * gains[index].0));
        let (more, more_error) = mean(positions.iter().map(|gains| 100.0 * (gains[index].0 - gains[0].0)));
        let (left, _) = mean(positions.iter().map(|gains| f64::from(u8::from(gains[index].1))));
        println!("{name:13} {gain:6.2} ± {error:5.2} {more:+8.2} ± {more_error:5.2} {:5.0}%", 100.0 * left);
    }
}

/// The mean of some values, and half its 95 % interval.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let spread: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (spread / (count - 1.0).max(1.0) / count).sqrt())
}
