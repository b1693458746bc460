//! What shares are worth when they are taken, drawn, played, discarded or exchanged.

use super::value::Evaluator;
use airlines_europe::numbers::{EXCHANGES, MOST_DISCARDS};
use airlines_europe::{AIRLINES, Action, Airline, From};

/// No loss counts more than this when the cheapest discards are looked for.
const DEAREST: f32 = 99.0;

impl Evaluator<'_, '_> {
    /// What a share of the market is worth in hand.
    #[inline]
    pub(super) fn take(&self, airline: Airline) -> f32 {
        let new = self.sight().hand()[airline] == 0;
        self.stakes.plus[airline.index()] - if new { self.numbers().kind } else { 0.0 }
    }

    /// What a share taken unseen is worth.
    pub(super) fn draw(&self) -> f32 {
        let unseen = &self.holdings.unseen.0;
        let sum: f32 = (0..AIRLINES)
            .filter(|&index| unseen[index] > 0)
            .map(|index| f32::from(unseen[index]) * self.take(Airline(index as u8)).max(0.0))
            .sum();
        sum / self.holdings.unseen_total + self.numbers().secret
    }

    /// The best share to end action A with.
    pub(super) fn best_share(&self) -> (Action, f32) {
        let mut best = (Action::Draw, self.draw());
        for (airline, count) in self.sight().market().iter() {
            if count > 0 {
                let worth = self.take(airline);
                if worth > best.1 {
                    best = (Action::Take { airline }, worth);
                }
            }
        }
        best
    }

    /// What playing shares of one kind is worth, without the money.
    pub(super) fn lay(&self, airline: Airline, count: u8) -> f32 {
        let (one, all) = (self.stakes.one[airline.index()], self.stakes.all[airline.index()]);
        let hand = self.sight().hand()[airline];
        if count == hand {
            return all + self.numbers().kind;
        }
        let part = f32::from(count - 1) / f32::from(hand - 1).max(1.0);
        one + (all - one) * part
    }

    /// What discarding a share costs.
    pub(super) fn discard(&self, from: From, airline: Airline) -> f32 {
        match from {
            From::Portfolio => self.stakes.open_lost[airline.index()],
            From::Hand => {
                let last = self.sight().hand()[airline] == 1;
                self.stakes.hand_lost[airline.index()] - if last { self.numbers().kind } else { 0.0 }
            }
        }
    }

    /// What the ABACUS shares of an exchange are worth, by its place in [`EXCHANGES`]. It can wait until after a scoring, unlike shares in hand, so
    /// what may come too late is counted against it.
    fn exchanged(&self, kind: usize) -> f32 {
        let new = self.sight().hand()[Airline::ABACUS] == 0;
        let late = (1.0 - self.holdings.clock.again[0]) * self.stakes.soonest;
        let worth = self.abacus[kind] - self.numbers().must_play * late;
        worth - if new { self.numbers().kind } else { 0.0 }
    }

    /// What an exchange is worth at most: a discard may spare a kind, and brings nothing else.
    #[inline]
    pub(super) fn exchange_at_most(&self, kind: usize) -> f32 {
        self.exchanged(kind) + f32::from(EXCHANGES[kind].discards) * self.numbers().kind
    }

    /// What an exchange is worth with these cheapest discards.
    pub(super) fn exchange(&self, kind: usize, cheapest: &[f32; MOST_DISCARDS]) -> f32 {
        let lost = cheapest[..usize::from(EXCHANGES[kind].discards)].iter().map(|loss| loss.min(DEAREST));
        lost.fold(self.exchanged(kind), |worth, loss| worth - loss)
    }

    /// What the cheapest discards cost, as many as an exchange may take, cheapest first.
    pub(super) fn cheapest_discards(&self) -> [f32; MOST_DISCARDS] {
        let mut cheapest = [f32::MAX; MOST_DISCARDS];
        let own = self.sight().portfolio(self.sight().seat());
        for (from, shares) in [(From::Hand, self.sight().hand()), (From::Portfolio, own)] {
            for (airline, count) in
                shares.iter().filter(|&(airline, count)| count > 0 && airline != Airline::ABACUS)
            {
                let mut loss = self.discard(from, airline);
                for _ in 0..usize::from(count).min(MOST_DISCARDS) {
                    let mut moved = loss;
                    for place in &mut cheapest {
                        if moved < *place {
                            std::mem::swap(place, &mut moved);
                        }
                    }
                    loss *= 1.2;
                }
            }
        }
        cheapest
    }
}
