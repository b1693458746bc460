//! The scoring clock: how many turns a seat may expect before each scoring.

use super::weights::Set;
use airlines_europe::numbers::{MARKET, SCORINGS, SEATS};
use airlines_europe::{Phase, Sight};

/// Cards that a scoring itself draws, when the market is turned up anew (AE-37).
const REFILL: f32 = MARKET as f32;
/// What who does not count believes: so many turns to each scoring.
const NEVER_SOON: [f32; SCORINGS] = [5.0; SCORINGS];

/// What is known of the time that is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// The first scoring that can still be changed, counted from 0; past the last if there is none.
    pub(super) next: usize,
    /// Own turns before each scoring, the present one not counted.
    pub(super) turns: [f32; SCORINGS],
    /// The chance of another turn before the next scoring, if no card is drawn now and if one is.
    pub(super) again: [f32; 2],
    /// Cards to draw before the one that turns up the next scoring card, on average.
    pub(super) cards: f32,
}

impl Clock {
    pub(super) fn read(sight: &Sight<'_>, numbers: &Set) -> Self {
        // While the market is emptied the portfolios of the running scoring are settled (AE-37, AE-40).
        let running = matches!(sight.phase(), Phase::Emptying { .. });
        let next = sight.scored() as usize + usize::from(running);
        let seats = sight.seats() as f32;
        let mut clock = Self { next, turns: [0.0; SCORINGS], again: [1.0; 2], cards: 0.0 };
        if numbers.counts == 0.0 {
            clock.turns = NEVER_SOON;
            return clock;
        }
        for scoring in next..SCORINGS {
            let (low, high) = sight.above(scoring).unwrap_or((0, 0));
            let refills = (scoring - next) as f32 + f32::from(u8::from(running));
            let cards = f32::midpoint(f32::from(low), f32::from(high)) - refills * REFILL;
            clock.turns[scoring] = (cards + 0.5).max(0.0) / (seats * numbers.pace);
            if scoring == next {
                clock.cards = cards.max(0.0);
                clock.again = survives(low, high, sight.seats() - 1, numbers.pace);
            }
        }
        clock
    }
}

/// The chance that no card of one's own, or one, and those of the rivals' next turns leave the scoring card covered,
/// when `low` to `high` cards lie above it, all numbers equally likely.
fn survives(low: u8, high: u8, rivals: usize, pace: f32) -> [f32; 2] {
    let mut drawn = [0.0; SEATS];
    drawn[0] = 1.0;
    for rival in 1..=rivals {
        for count in (1..=rival).rev() {
            drawn[count] = drawn[count] * (1.0 - pace) + drawn[count - 1] * pace;
        }
        drawn[0] *= 1.0 - pace;
    }
    let range = f32::from(high - low) + 1.0;
    [0.0, 1.0].map(|own| {
        let mut chance = 0.0;
        for (count, part) in drawn[..=rivals].iter().enumerate() {
            // The card stays covered if at least so many cards lie above it.
            let covered = (f32::from(high) - (own + count as f32) + 1.0).clamp(0.0, range);
            chance += part * covered / range;
        }
        chance
    })
}
