//! How Ticket to Ride Germany is played well.
//!
//! The expert plans: `plan.rs` joins its tickets by a forest of cheapest ways (`ways.rs`), `turn.rs` weighs
//! the three actions of a turn, `spare_routes.rs` says what to build without tickets, `cards.rs` what to draw and to
//! pay, `tickets.rs` what to keep, `passengers.rs` what passengers are worth, `rivals.rs` what can be told of
//! the others. All its numbers are in `numbers.rs`. `hidden.rs` is what may be in their hands, `greedy.rs` is L1, `inputs.rs` what a net is shown, `published/` the measuring sticks.

mod cards;
mod greedy;
mod hidden;
mod inputs;
mod numbers;
mod passengers;
mod plan;
#[cfg(test)]
mod proof;
mod published;
mod reason;
mod rivals;
mod spare_routes;
#[cfg(test)]
mod tests;
mod tickets;
mod turn;
mod ways;

use crate::{Breadth, Inputs, Mind, Reason, Style};
use cards::Wants;
use game::{Luck, MAX_SEATS, Seat};
use hidden::Hunch;
use numbers::Numbers;
use plan::Plan;
use published::Stick;
use ticket_to_ride_germany::numbers::KEEP;
use ticket_to_ride_germany::{Action, Asked, Board, Sight, State, View};
use turn::Turn;

/// How much of each ticket of a set is built by who has some routes and may claim others: 1 if it is completed, 0 if
/// it can't be, else the part of its shortest way that need not be claimed any more. In the order of the set.
fn built(board: &'static Board, own: u128, open: u128, tickets: u128) -> impl Iterator<Item = f32> {
    let lacking = ways::lacking(board, own, open, tickets);
    lacking.zip(ways::lacking(board, 0, board.all_routes(), tickets)).map(|(lacking, whole)| {
        let part = |lacking| f32::from(lacking) / f32::from(whole.unwrap_or(lacking).max(1));
        lacking.map_or(0.0, |lacking| (1.0 - part(lacking)).max(0.0))
    })
}

impl Mind for State {
    type Sight<'s> = Sight<'s>;
    type Weights = Numbers;
    type Plan = Plan;
    type Hunch = Hunch;

    const MARGIN: f32 = 30.0;
    const NOISE: f32 = 0.6;
    const GLANCE: (usize, u32) = (6, 120);

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
        weights: &Numbers,
        plan: &mut Plan,
        _: &mut Vec<Action>,
        _: &mut Luck,
    ) -> Action {
        match sight.asked() {
            Asked::Mix => tickets::first_mix(sight, weights),
            Asked::FirstTickets => tickets::keep(sight, weights, sight.board().keep_at_start.into()),
            Asked::KeepTickets => tickets::keep(sight, weights, KEEP.into()),
            Asked::Passenger { place, .. } => passengers::choose(sight, weights, place),
            Asked::Turn => {
                plan.update(sight, weights);
                Turn::new(sight, weights, plan).choose()
            }
            Asked::SecondCard => {
                plan.update(sight, weights);
                let routes = turn::routes(sight, weights, plan);
                Wants::new(sight, weights, &plan::needs(sight, routes)).choose(sight, weights)
            }
            Asked::Nothing => Action::Pass,
        }
    }

    fn rate(sight: Sight<'_>, weights: &Numbers, plan: &mut Plan, actions: &[Action], values: &mut Vec<f32>) {
        // The fast path may weigh a close choice otherwise; what it plays is its opinion.
        let chosen = Self::expert(sight, weights, plan, &mut Vec::new(), &mut Luck::fast(0));
        plan.update(sight, weights);
        let before = values.len();
        let turn = Turn::new(sight, weights, plan);
        values.extend(actions.iter().map(|&action| match action {
            Action::Keep { tickets } => tickets::keep_worth(sight, weights, tickets),
            Action::Passenger { color, .. } => passengers::worth(sight, weights, color),
            Action::Tickets { mix } if sight.asked() == Asked::Mix => {
                -f32::from(mix.long.abs_diff(weights.longs_at_start()))
            }
            _ => turn.worth(action),
        }));
        let best = values[before..].iter().copied().fold(f32::MIN, f32::max);
        if let Some(at) = actions.iter().position(|&action| action == chosen)
            && values[before + at] <= best
        {
            values[before + at] = best + 0.01;
        }
    }

    fn reason(view: &View, sight: Sight<'_>, weights: &Numbers, action: Action) -> Reason {
        reason::reason(view, sight, weights, action)
    }

    const FROZEN: &'static [&'static str] = &published::NAMES;

    fn frozen(name: &str, sight: Sight<'_>, actions: &[Action], luck: &mut Luck) -> Option<Action> {
        Some(published::choose(Stick::named(name)?, sight, actions, luck))
    }

    fn hunches(view: &View) -> Vec<Hunch> {
        hidden::hunches(view)
    }

    fn suppose(view: &mut View, hunches: &[Hunch], luck: &mut Luck) {
        hidden::suppose(view, hunches, luck);
    }

    fn alike(one: Action, two: Action, _equal: bool) -> bool {
        match (one, two) {
            (Action::Claim { route, .. }, Action::Claim { route: other, .. }) => route == other,
            _ => false,
        }
    }

    const LAYOUT: u32 = 1;

    fn inputs(&self, seat: Seat, weights: &Numbers, plans: &mut [Plan; MAX_SEATS], into: &mut Inputs) {
        inputs::show(self, seat, weights, plans, into);
    }

    fn closing(&self) -> bool {
        inputs::closing(self)
    }
}
