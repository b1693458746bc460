//! Further planes within one action: for the goal itself, and for a second goal while it costs no action.

use super::Plan;
use super::clock::Clock;
use super::goals::{Goal, Goals, Target, left_after};
use super::numbers::Numbers;
use super::turn::choose;
use jet_set::numbers::{PLANE_PRICE, TOLL, fee};
use jet_set::{Action, Link, Phase, Sight};
use network::Bits;

/// The next plane of the action under way, or its end.
pub(super) fn next(sight: Sight<'_>, numbers: &Numbers, plan: &mut Plan) -> Action {
    let (phase, seat) = (sight.phase(), sight.seat());
    if let Phase::Bought { link, placed: false, .. } = phase {
        return Action::Plane { link };
    }
    let money = sight.money(seat);
    if sight.stock(seat) == 0 || money < PLANE_PRICE {
        return Action::Done;
    }
    let clock = Clock::new(sight, numbers);
    let mut goals = Goals::new(sight, numbers, clock, &mut plan.first);
    let best = goals.best(0);
    let Some(goal) = choose(&mut goals, best) else { return Action::Done };
    if let Phase::OwnLinks { links, .. } = phase
        && let Some(link) = own_plane(&goal, links, money)
    {
        return Action::Plane { link };
    }
    let kept = (goal.money as f32 * numbers.reserve) as u32;
    let spare = money.saturating_sub(kept);
    let toll = if matches!(phase, Phase::ForeignLink { .. }) { TOLL } else { 0 };
    if spare < PLANE_PRICE + toll || numbers.second > 10.0 {
        return Action::Done;
    }
    // A second goal over one of these links, once the first has taken its planes.
    let links = match phase {
        Phase::Bought { link, .. } | Phase::ForeignLink { link, .. } => link.bit(),
        Phase::OwnLinks { links, .. } => links,
        _ => 0,
    };
    let but = match goal.target {
        Target::Flight(flight) => flight.bit(),
        Target::Final(_) => 0,
    };
    let paths = sight.board().paths();
    let over = Bits(links).fold(0, |set, link| set | paths.using(Link(link as u8)));
    let rest = left_after(sight.planes(seat), goal.links);
    let beyond = Goals::among(sight, numbers, clock, &mut plan.second, sight.open() & over & !but, rest);
    let Some(second) = beyond.best(0) else { return Action::Done };
    if second.rate() < numbers.second * goal.rate() {
        return Action::Done;
    }
    let wanted = second.links & !rest;
    match phase {
        Phase::Bought { link, .. } | Phase::ForeignLink { link, .. } if wanted & link.bit() != 0 => {
            Action::Plane { link }
        }
        Phase::OwnLinks { links, .. } => {
            let own = Goal { own: wanted & sight.owned(seat), ..second };
            own_plane(&own, links, spare).map_or(Action::Done, |link| Action::Plane { link })
        }
        _ => Action::Done,
    }
}

/// A missing plane on an own link, those first that cost no fee.
fn own_plane(goal: &Goal, links: u128, money: u32) -> Option<Link> {
    let same = goal.own & links;
    if same != 0 {
        return (money >= PLANE_PRICE).then_some(Link(same.trailing_zeros() as u8));
    }
    let count = links.count_ones();
    let price = PLANE_PRICE + fee(count + 1) - fee(count);
    (goal.own != 0 && money >= price).then_some(Link(goal.own.trailing_zeros() as u8))
}
