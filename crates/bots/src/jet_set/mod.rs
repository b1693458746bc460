//! How Jet Set is played well.
//!
//! The expert has goals: `goals.rs` reckons what every open flight still costs in money and turns and what it
//! is worth, with `clock.rs` for the turns left and what money is still good for. `turn.rs` chooses the goal
//! and the next step, `placing.rs` further planes within an action, `flying.rs` the planes that come back.
//! All its numbers are in `numbers.rs`. `rate.rs` and `reason.rs` say what it
//! thinks of every action; `greedy.rs` is L1.

mod clock;
mod flying;
mod goals;
mod greedy;
mod numbers;
mod placing;
mod rate;
mod reason;
mod turn;

pub(crate) use numbers::Numbers;

use crate::{Breadth, Mind, Style};
use game::{Luck, Note, Seat};
use jet_set::{Action, Phase, Sight, State};

impl Mind for State {
    type Sight<'s> = Sight<'s>;
    type Weights = Numbers;
    type Plan = ();

    const MARGIN: f32 = 6.0;

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
        (): &mut (),
        scratch: &mut Vec<Action>,
        _: &mut Luck,
    ) -> Action {
        match sight.phase() {
            Phase::Turn { paid, .. } => turn::decide(sight, numbers, paid),
            Phase::Bought { .. } | Phase::OwnLinks { .. } | Phase::ForeignLink { .. } => {
                placing::next(sight, numbers)
            }
            Phase::Path { .. } | Phase::FinalPath { .. } => flying::next(sight, numbers, scratch),
            Phase::Over(_) => Action::Done,
        }
    }

    fn rate(sight: Sight<'_>, numbers: &Numbers, plan: &mut (), actions: &[Action], values: &mut Vec<f32>) {
        let chosen = Self::expert(sight, numbers, plan, &mut Vec::new(), &mut Luck::fast(0));
        rate::values(sight, numbers, chosen, actions, values);
    }

    fn reason(sight: Sight<'_>, numbers: &Numbers, action: Action) -> Note {
        reason::reason(sight, numbers, action)
    }
}
