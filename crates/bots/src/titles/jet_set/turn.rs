//! What to do with a turn: claim, build on, collect, or turn up more flights.

use super::clock::Clock;
use super::goals::{Goal, Goals, Target};
use super::numbers::Numbers;
use super::ways::Ways;
use jet_set::numbers::{FINAL_PLANE_POINTS, LAST_PLANE, PLANE_PRICE, TOLL, fee};
use jet_set::{Action, Deck, Link, Sight};

/// The action of a turn.
pub(super) fn decide(sight: Sight<'_>, numbers: &Numbers, ways: &mut Ways, paid: [bool; 2]) -> Action {
    let mut goals = Goals::new(sight, numbers, Clock::new(sight, numbers), ways);
    let best = goals.best(0);
    if let Some(deck) = dig(&goals, best.as_ref(), paid) {
        return Action::TurnUp { deck };
    }
    choose(&mut goals, best).map_or(Action::Income, |goal| step(sight, &goal))
}

/// The goal of this turn: the best flight, or a Final Flight when its time has come.
pub(super) fn choose(goals: &mut Goals<'_, '_, '_>, best: Option<Goal>) -> Option<Goal> {
    let (sight, numbers, clock) = (goals.sight, goals.numbers, goals.clock);
    if sight.has_decks() {
        if clock.turns > numbers.prepare {
            return best;
        }
        // JS-20: it can't be claimed yet, but its planes can stand ready.
        let last = goals.last().filter(|last| last.missing() != 0);
        let last = last.map(|last| Goal { worth: last.worth * numbers.early, ..last });
        let better = |last: &Goal| best.is_none_or(|best| last.rate() > best.rate());
        return last.filter(better).or(best);
    }
    let Some(last) = goals.last() else { return best };
    let seat = sight.seat();
    let (money, income) = (sight.money(seat), sight.income(seat));
    let needed = last.turns(money, income);
    if let Some(left) = clock.exact {
        let left = f32::from(left);
        if needed > left {
            return best;
        }
        // JS-21: each turn on the Final Flight brings a plane's points, unless it ends the game.
        let each = if clock.last { 0.0 } else { f32::from(FINAL_PLANE_POINTS) };
        let fits = |goal: &Goal| {
            let rest = money.saturating_sub(goal.money);
            goal.turns(money, income) + last.turns(rest, income) <= left && goal.rate() > each
        };
        return best.filter(fits).or(Some(last));
    }
    let lead = lead(sight);
    let bar = numbers.land + numbers.land_lead * lead;
    // JS-22: whoever claims first leaves the others so many turns.
    best.filter(|goal| goal.rate() > bar && needed <= f32::from(LAST_PLANE)).or(Some(last))
}

fn lead(sight: Sight<'_>) -> f32 {
    let points = |seat| f32::from(sight.points(seat));
    let best = sight.rivals().map(points).fold(0.0, f32::max);
    points(sight.seat()) - best
}

/// The next step towards a goal, or income if it can't be paid.
pub(super) fn step(sight: Sight<'_>, goal: &Goal) -> Action {
    let money = sight.money(sight.seat());
    if goal.missing() == 0 {
        return match goal.target {
            Target::Flight(flight) => Action::Claim { flight },
            Target::Final(flight) => Action::ClaimFinal { flight },
        };
    }
    let first = |links: u128| Link(links.trailing_zeros() as u8);
    if goal.free != 0 && sight.markers(sight.seat()) > 0 {
        let link = first(goal.free);
        return if money >= u32::from(sight.board().price(link)) + PLANE_PRICE {
            Action::Buy { link }
        } else {
            Action::Income
        };
    }
    if goal.foreign != 0 {
        let link = first(goal.foreign);
        return if money >= PLANE_PRICE + TOLL { Action::Plane { link } } else { Action::Income };
    }
    if goal.own == 0 {
        return Action::Income;
    }
    let all = PLANE_PRICE * goal.own.count_ones() + fee(goal.own.count_ones());
    if money >= all { Action::Plane { link: first(goal.own) } } else { Action::Income }
}

/// JS-8: the row to turn up a flight for, if what lies open is not worth enough.
fn dig(goals: &Goals<'_, '_, '_>, best: Option<&Goal>, paid: [bool; 2]) -> Option<Deck> {
    let sight = goals.sight;
    if !sight.has_decks() {
        return None;
    }
    let (_, most) = sight.row_limits();
    let money = sight.money(sight.seat());
    let rate = best.map_or(0.0, Goal::rate);
    let bars = [goals.numbers.dig_short, goals.numbers.dig_long];
    Deck::BOTH.into_iter().find(|&deck| {
        let afford = paid[deck.index()] || money > 20;
        rate < bars[deck.index()] && afford && sight.row(deck) < most
    })
}
