//! What the expert thinks of every action: the points it loses against the best.

use super::clock::Clock;
use super::goals::{Goal, Goals, Target};
use super::numbers::Numbers;
use super::ways::Ways;
use jet_set::numbers::PLANE_PRICE;
use jet_set::{Action, Flight, Phase, Sight};
use network::{Bits, MAX_LINKS};

/// No other action comes nearer to the chosen one than so many points.
const GAP: f32 = 0.02;
/// Turns lost by stopping too soon, and by giving back a plane that was needed more.
const STOP: f32 = 0.2;
const DETOUR: f32 = 0.1;
/// Turns lost by looking at more flights without need, and by collecting before money is needed.
const LOOK: f32 = 0.15;
const EARLY: f32 = 0.3;

/// Pushes one value per action; `chosen` has the highest.
pub(super) fn values(
    sight: Sight<'_>,
    numbers: &Numbers,
    ways: &mut Ways,
    chosen: Action,
    actions: &[Action],
    values: &mut Vec<f32>,
) {
    let clock = Clock::new(sight, numbers);
    let mut goals = Goals::new(sight, numbers, clock, ways);
    let each = goals.best(0).map_or(1.0, |goal| goal.rate()).max(0.5);
    let value: &dyn Fn(Action) -> f32 = match sight.phase() {
        Phase::Turn { .. } => {
            let ledger = Ledger::new(&mut goals, each);
            &move |action| ledger.of(&goals, each, action)
        }
        Phase::Path { .. } | Phase::FinalPath { .. } => &|_| -DETOUR * each,
        // A plane more, or one less, than the expert would place.
        _ => &|action| match action {
            Action::Done => -STOP * each,
            _ => -(STOP + PLANE_PRICE as f32 * clock.effort) * each,
        },
    };
    values.extend(actions.iter().map(|&action| if action == chosen { 0.0 } else { value(action).min(-GAP) }));
}

/// The best gain of any goal that each link serves, and of each open flight that can be claimed at once.
struct Ledger {
    links: [f32; MAX_LINKS],
    last: Option<Goal>,
}

impl Ledger {
    fn new(goals: &mut Goals<'_, '_, '_>, each: f32) -> Self {
        let mut links = [f32::MIN; MAX_LINKS];
        let mut note = |goal: &Goal| {
            let gain = gain(goal, each);
            for link in Bits(goal.missing()) {
                links[link] = links[link].max(gain);
            }
        };
        for flight in Bits(goals.sight.open()) {
            if let Some(goal) = goals.flight(Flight(flight as u8)) {
                note(&goal);
            }
        }
        let last = if goals.sight.has_decks() { None } else { goals.last() };
        if let Some(goal) = &last {
            note(goal);
        }
        Self { links, last }
    }

    fn of(&self, goals: &Goals<'_, '_, '_>, each: f32, action: Action) -> f32 {
        let clock = &goals.clock;
        match action {
            Action::Buy { link } | Action::Plane { link } => {
                // A plane that serves nothing costs its money and the turn.
                let wasted = -(1.0 + goals.sight.cost(action).total() as f32 * clock.effort) * each;
                self.links[link.index()].max(wasted)
            }
            Action::Claim { flight } => goals.flight(flight).map_or(-each, |goal| {
                // Another way than the planned one may be ready.
                let ready = Goal { effort: 1.0, ..goal };
                gain(&ready, each)
            }),
            Action::ClaimFinal { flight } => {
                let best = self.last.is_some_and(|goal| goal.target == Target::Final(flight));
                -each * if best { 1.0 } else { 2.0 }
            }
            Action::Income => {
                let turns = goals.sight.income(goals.sight.seat()) as f32 * clock.effort * (1.0 - clock.free);
                (turns.min(1.0) - 1.0 - EARLY) * each
            }
            Action::TurnUp { .. } => -LOOK * each,
            Action::Via { .. } | Action::Done => 0.0,
        }
    }
}

fn gain(goal: &Goal, each: f32) -> f32 {
    goal.worth - each * goal.effort
}
