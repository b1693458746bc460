//! How Airlines Europe is played well.
//!
//! `weights.rs` the numbers, `clock.rs` the turns before each scoring, `ranks.rs` majorities, `stake.rs` what is at
//! stake in each airline, `ways.rs` bonus connections, `judge.rs` what each action is worth, `greedy.rs` L1,
//! `reason.rs` the sentence for a hint.

mod clock;
mod greedy;
mod judge;
mod ranks;
mod reason;
mod stake;
#[cfg(test)]
mod tests;
mod ways;
mod weights;

use crate::{Breadth, Mind, Style};
use airlines_europe::{Action, Phase, Sight, State};
use game::{Luck, Note, Seat};
use judge::Judge;

use ways::Ways;
use weights::Numbers;

impl Mind for State {
    type Sight<'s> = Sight<'s>;
    type Weights = Numbers;
    type Plan = Ways;

    const MARGIN: f32 = 12.0;
    const NOISE: f32 = 0.4;

    fn sight(&self, seat: Seat) -> Sight<'_> {
        Self::sight(self, seat)
    }

    fn weights(breadth: Breadth, style: Style) -> Numbers {
        Numbers::of(breadth, style)
    }

    fn greedy(sight: Sight<'_>, actions: &[Action], values: &mut Vec<f32>) {
        values.extend(actions.iter().map(|&action| greedy::value(&sight, action)));
    }

    fn expert(
        sight: Sight<'_>,
        weights: &Numbers,
        plan: &mut Ways,
        scratch: &mut Vec<Action>,
        _: &mut Luck,
    ) -> Action {
        let judge = Judge::new(sight, weights, plan);
        match sight.phase() {
            Phase::Turn(_) => judge.best_of_turn(),
            Phase::SecondLicence(_) => judge.best_of_second(),
            Phase::Share(_) => judge.best_share().0,
            _ => {
                scratch.clear();
                sight.legal(scratch);
                let mut best = (scratch[0], f32::MIN);
                for &action in &*scratch {
                    let value = judge.value(action);
                    if value > best.1 {
                        best = (action, value);
                    }
                }
                best.0
            }
        }
    }

    fn rate(sight: Sight<'_>, weights: &Numbers, plan: &mut Ways, actions: &[Action], values: &mut Vec<f32>) {
        let judge = Judge::new(sight, weights, plan);
        values.extend(actions.iter().map(|&action| judge.value(action)));
    }

    fn reason(sight: Sight<'_>, weights: &Numbers, action: Action) -> Note {
        reason::note(sight, weights, action)
    }
}
