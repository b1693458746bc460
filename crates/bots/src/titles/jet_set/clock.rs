//! How many turns are left, and what money is still worth.

use super::numbers::Numbers;
use jet_set::numbers::LAST_PLANE;
use jet_set::{Deck, Sight};

/// How far the game has come, as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Turns this seat still has, the present one included; exact once somebody has claimed a Final Flight.
    pub(super) turns: f32,
    /// That number if it is exact.
    pub(super) exact: Option<u8>,
    /// Whether every rival has claimed a Final Flight, so that one's own ends the game.
    pub(super) last: bool,
    /// Points of one euro.
    pub(super) euro: f32,
    /// Turns that one euro costs.
    pub(super) effort: f32,
    /// How much of the money in hand is free, since there is nothing later to spend it on: 0 to 1.
    pub(super) free: f32,
}

impl Clock {
    pub(super) fn new(sight: Sight<'_>, numbers: &Numbers) -> Self {
        let (mut exact, mut last) = (None, true);
        for rival in sight.rivals() {
            match sight.landed(rival) {
                Some(landed) => {
                    let left = LAST_PLANE.saturating_sub(landed.planes);
                    exact = Some(exact.map_or(left, |least: u8| least.min(left)));
                }
                None => last = false,
            }
        }
        let turns = match exact {
            Some(turns) => f32::from(turns),
            None if !sight.has_decks() => numbers.late_turns,
            None => numbers.late_turns + draws_left(sight) / (numbers.pace * sight.seats() as f32),
        };
        let income = (sight.income(sight.seat()) as f32).max(numbers.least_income);
        let rest = ((turns - 4.0) / 8.0).clamp(0.0, 1.0);
        Self { turns, exact, last, euro: numbers.euro * rest, effort: 1.0 / income, free: 1.0 - rest }
    }
}

/// Flights that will come from both decks before the second Vacation card, if both are drawn from evenly.
fn draws_left(sight: Sight<'_>) -> f32 {
    let (least, _) = sight.row_limits();
    let mut times = [f32::MAX; 4];
    for (index, deck) in Deck::BOTH.into_iter().enumerate() {
        // A row above its minimum draws nothing for a while.
        let spare = sight.row(deck).saturating_sub(least) as f32;
        if let Some((soonest, latest)) = sight.before_vacation(deck) {
            let next = f32::midpoint(f32::from(soonest), f32::from(latest)) + spare;
            times[2 * index] = 2.0 * next;
            let second = 2.0 * (f32::from(sight.before_second(deck)) + spare);
            if second > times[2 * index] {
                times[2 * index + 1] = second;
            }
        }
    }
    times.sort_unstable_by(f32::total_cmp);
    times[usize::from(1 - sight.vacations().min(1))]
}
