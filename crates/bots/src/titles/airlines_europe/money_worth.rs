//! What money is worth: less the more there is of it, and nothing at the end.

use super::holdings::Holdings;
use airlines_europe::Sight;
use airlines_europe::numbers::{SCORINGS, SPARED};
use game::Seat;

/// No more is spent in one turn: two of the dearest licences a board may have.
pub(super) const MOST_SPENT: usize = 64;

/// The seat's money and what it is worth.
#[derive(Default)]
pub(super) struct MoneyWorth {
    /// The millions.
    pub(super) held: u8,
    /// What a million is worth, before there is plenty of it.
    pub(super) million: f32,
    /// The millions at which that is halved.
    plenty: f32,
}

impl MoneyWorth {
    /// The purse, if the best step of a marker is worth so much.
    pub(super) fn new(holdings: &Holdings<'_, '_>, step: f32) -> Self {
        let (sight, numbers) = (&holdings.sight, holdings.numbers);
        let fade = (holdings.clock.turns[SCORINGS - 1] / numbers.late).min(1.0);
        Self { held: sight.money(sight.seat()), million: numbers.cash * step * fade, plenty: numbers.plenty }
    }

    /// What so much money is worth.
    #[inline]
    pub(super) fn worth(&self, millions: f32) -> f32 {
        self.million * millions / (1.0 + millions / self.plenty)
    }

    /// What each sum up to `most` leaves when it is spent, less what there is now.
    #[inline]
    pub(super) fn spending(&self, most: u8) -> [f32; MOST_SPENT] {
        let (held, now) = (f32::from(self.held), self.worth(f32::from(self.held)));
        let mut spending = [0.0; MOST_SPENT];
        for (spent, loss) in spending.iter_mut().enumerate().take(usize::from(most.min(self.held)) + 1) {
            *loss = self.worth(held - spent as f32) - now;
        }
        spending
    }

    /// What a payout is worth. AE-33: if the bank breaks, everybody gives back what is above a limit; a million
    /// that a rival loses counts so much.
    pub(super) fn payout(&self, sight: &Sight<'_>, amount: u8, rival: f32) -> f32 {
        let mut left = self.held;
        let mut worth = 0.0;
        if amount > sight.bank() {
            left = self.held.min(SPARED);
            let me = sight.seat();
            for seat in Seat::all(sight.seats()).filter(|&seat| seat != me) {
                let given = sight.money(seat).saturating_sub(SPARED);
                worth += self.million * f32::from(given) * rival / (sight.seats() - 1) as f32;
            }
        }
        worth + self.worth(f32::from(left + amount)) - self.worth(f32::from(self.held))
    }
}
