//! How Jet Set is played well.
//!
//! The expert has goals: `ways.rs` finds what every open flight still costs and `goals.rs` what it is worth, with `clock.rs` for the turns left and what money is still good for. `turn.rs` chooses the goal
//! and the next step, `placing.rs` further planes within an action, `flying.rs` the planes that come back.
//! All its numbers are in `numbers.rs`. `rate.rs` and `reason.rs` say what it
//! thinks of every action; `greedy.rs` is L1, `inputs.rs` what a net is shown.

mod clock;
mod flying;
mod goals;
mod greedy;
mod inputs;
mod numbers;
mod placing;
#[cfg(test)]
mod proof;
mod rate;
mod reason;
#[cfg(test)]
mod tests;
mod turn;
mod ways;

pub(crate) use numbers::Numbers;

use crate::{Breadth, Inputs, Mind, Reason, Style};
use game::{Luck, MAX_SEATS, Seat};
use jet_set::{Action, Phase, Sight, State, View};

/// What the expert remembers: ways to complete flights, until a link changes.
#[derive(Clone, Default)]
pub struct Plan {
    /// With all planes that stand.
    first: ways::Ways,
    /// Without those that the first goal will take.
    second: ways::Ways,
}

impl Mind for State {
    type Sight<'s> = Sight<'s>;
    type Weights = Numbers;
    type Plan = Plan;
    type Hunch = ();

    const MARGIN: f32 = 6.0;
    const NOISE: f32 = 0.17;
    const GLANCE: (usize, u32) = (6, 60);
    /// Its decisions take less time than those of the others.
    const PATIENCE: u64 = 1_500_000;

    fn sight(&self, seat: Seat) -> Sight<'_> {
        Self::sight(self, seat)
    }

    fn weights(breadth: Breadth, style: Style) -> Numbers {
        Numbers::new(breadth, style)
    }

    fn greedy(sight: Sight<'_>, actions: &[Action], values: &mut Vec<f32>) {
        greedy::values(sight, actions, values);
    }

    fn expert(
        sight: Sight<'_>,
        numbers: &Numbers,
        plan: &mut Plan,
        scratch: &mut Vec<Action>,
        _: &mut Luck,
    ) -> Action {
        match sight.phase() {
            Phase::Turn { paid, .. } => turn::decide(sight, numbers, &mut plan.first, paid),
            Phase::Bought { .. } | Phase::OwnLinks { .. } | Phase::ForeignLink { .. } => {
                placing::next(sight, numbers, plan)
            }
            Phase::Path { .. } | Phase::FinalPath { .. } => {
                flying::next(sight, numbers, &mut plan.first, scratch)
            }
            Phase::Over(_) => Action::Done,
        }
    }

    fn rate(sight: Sight<'_>, numbers: &Numbers, plan: &mut Plan, actions: &[Action], values: &mut Vec<f32>) {
        let chosen = Self::expert(sight, numbers, plan, &mut Vec::new(), &mut Luck::fast(0));
        rate::values(sight, numbers, &mut plan.first, chosen, actions, values);
    }

    fn alike(one: Action, two: Action, equal: bool) -> bool {
        let same = matches!((one, two), (Action::Buy { .. }, Action::Buy { .. }))
            || matches!((one, two), (Action::Plane { .. }, Action::Plane { .. }));
        equal && same
    }

    fn reason(_: &View, sight: Sight<'_>, numbers: &Numbers, action: Action) -> Reason {
        reason::reason(sight, numbers, action)
    }

    const LAYOUT: u32 = 1;

    fn inputs(&self, seat: Seat, numbers: &Numbers, plans: &mut [Plan; MAX_SEATS], into: &mut Inputs) {
        inputs::show(self, seat, numbers, plans, into);
    }

    fn closing(&self) -> bool {
        inputs::closing(self)
    }
}
