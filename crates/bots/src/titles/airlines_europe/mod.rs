//! How Airlines Europe is played well.
//!
//! `weights.rs` the numbers, `clock.rs` the turns before each scoring, `holdings.rs` what everybody may be expected to
//! hold, `majorities.rs` places among holders, `airline_worth.rs` what is at stake in each airline, `ways.rs` bonus
//! connections. `value.rs` says what each action is worth, with `offers.rs` for licences, `shares.rs` for shares and
//! `money_worth.rs` for money; `rest_of_turn.rs` keeps what is to follow a first licence, `track.rs` what the
//! share track promises. `greedy.rs` is L1, `inputs.rs` what a net is shown, `reason.rs` the sentences of a hint.

// Kinds lie side by side in arrays of one length, which are walked together by their lane.
#![allow(clippy::needless_range_loop)]

mod airline_worth;
mod clock;
mod greedy;
mod holdings;
mod inputs;
mod majorities;
mod money_worth;
mod offers;
#[cfg(test)]
mod proof;
mod reason;
mod rest_of_turn;
mod shares;
#[cfg(test)]
mod tests;
mod track;
mod value;
mod ways;
mod weights;

use crate::{Breadth, Inputs, Mind, Reason, Style};
use airlines_europe::{Action, Phase, Sight, State, View};
use game::{Luck, MAX_SEATS, Seat};
use rest_of_turn::RestOfTurn;
use value::Evaluator;
use ways::Ways;
use weights::Numbers;

/// What the expert remembers: ways to bonuses until they change, and the rest of an action A.
#[derive(Clone, Default, Debug)]
pub struct Plan {
    ways: Ways,
    then: Option<RestOfTurn>,
}

impl Mind for State {
    type Sight<'s> = Sight<'s>;
    type Weights = Numbers;
    type Plan = Plan;
    type Hunch = ();

    const MARGIN: f32 = 12.0;
    const NOISE: f32 = 0.4;
    const GLANCE: (usize, u32) = (4, 28);

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
        plan: &mut Plan,
        scratch: &mut Vec<Action>,
        _: &mut Luck,
    ) -> Action {
        if let Some(action) = plan.then.and_then(|then| then.next(&sight)) {
            return action;
        }
        let phase = sight.phase();
        if !matches!(phase, Phase::Turn(_) | Phase::SecondLicence(_) | Phase::Share(_)) {
            scratch.clear();
            sight.legal(scratch);
            return match scratch[..] {
                [only] => only,
                _ => Evaluator::new(sight, weights, &mut plan.ways).best_of(scratch),
            };
        }
        let evaluator = Evaluator::new(sight, weights, &mut plan.ways);
        match phase {
            Phase::Turn(_) => {
                let (action, then) = evaluator.best_of_turn();
                plan.then = then;
                action
            }
            Phase::SecondLicence(_) => evaluator.best_of_second(),
            _ => evaluator.best_share().0,
        }
    }

    fn rate(sight: Sight<'_>, weights: &Numbers, plan: &mut Plan, actions: &[Action], values: &mut Vec<f32>) {
        Evaluator::new(sight, weights, &mut plan.ways).values(actions, values);
    }

    fn alike(one: Action, two: Action, equal: bool) -> bool {
        match (one, two) {
            (Action::Buy { airline, .. }, Action::Buy { airline: other, .. }) => equal && airline == other,
            (Action::Ban { .. }, Action::Ban { .. }) => equal,
            _ => false,
        }
    }

    fn reason(view: &View, sight: Sight<'_>, _: &Numbers, action: Action) -> Reason {
        reason::reason(view, sight, action)
    }

    const LAYOUT: u32 = 1;

    fn inputs(&self, seat: Seat, _: &Numbers, _: &mut [Plan; MAX_SEATS], into: &mut Inputs) {
        inputs::show(self, seat, into);
    }

    fn closing(&self) -> bool {
        inputs::closing(self)
    }
}
