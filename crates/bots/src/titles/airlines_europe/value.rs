//! What each action is worth to the expert, in points of margin.
//!
//! Purchases are `offers.rs`, shares `shares.rs`, money `money_worth.rs`.

use super::airline_worth::{AirlineWorth, Needs};
use super::holdings::Holdings;
use super::money_worth::MoneyWorth;
use super::offers::Offers;
use super::rest_of_turn::RestOfTurn;
use super::ways::{Way, Ways};
use super::weights::{Numbers, Set};
use airlines_europe::numbers::{BANK_PAYS, DIVIDEND, EXCHANGES, Exchange, SCORINGS};
use airlines_europe::{AIRLINES, Action, Airline, Phase, Route, Sight};

/// The least that a step of a marker is thought to be worth to whoever has money.
const LEAST_STEP: f32 = 0.02;

/// What a phase asks to know. Shares that are not played count also while a card may be drawn.
fn needs(phase: Phase, exchanges: bool) -> Needs {
    let draws = matches!(phase, Phase::Turn(_) | Phase::SecondLicence(_));
    Needs {
        play: draws || matches!(phase, Phase::Picks(_)),
        step: draws || matches!(phase, Phase::Bans { .. }),
        lose: exchanges || matches!(phase, Phase::Discards { .. }),
    }
}

/// The expert's opinion of one position.
pub(super) struct Evaluator<'s, 'n> {
    pub(super) holdings: Holdings<'s, 'n>,
    pub(super) stakes: AirlineWorth,
    pub(super) ways: [Way; AIRLINES],
    pub(super) purse: MoneyWorth,
    /// What the ABACUS shares of each exchange are worth.
    pub(super) abacus: [f32; EXCHANGES.len()],
}

impl<'s, 'n> Evaluator<'s, 'n> {
    #[inline]
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Numbers, plan: &mut Ways) -> Self {
        let phase = sight.phase();
        let exchanges = matches!(phase, Phase::Turn(_)) && sight.supply() > 0;
        // Made in its place: it is larger than what is worked out for it.
        let mut evaluator = Self {
            holdings: Holdings::new(sight, numbers.at(sight.seats())),
            stakes: AirlineWorth::default(),
            ways: [Way::default(); AIRLINES],
            purse: MoneyWorth::default(),
            abacus: [0.0; EXCHANGES.len()],
        };
        evaluator.stakes.fill(&evaluator.holdings, needs(phase, exchanges));
        if matches!(phase, Phase::Turn(_) | Phase::SecondLicence(_) | Phase::Bans { .. }) {
            plan.all(&sight, &mut evaluator.ways);
        }
        let best = network::Bits(sight.flying().into())
            .filter(|&index| sight.reachable(Airline(index as u8)) != 0)
            .map(|index| evaluator.stakes.step[index])
            .fold(LEAST_STEP, f32::max);
        if exchanges {
            evaluator.abacus = evaluator.holdings.more_abacus();
        }
        evaluator.purse = MoneyWorth::new(&evaluator.holdings, best);
        evaluator
    }

    #[inline]
    pub(super) fn sight(&self) -> &Sight<'s> {
        &self.holdings.sight
    }

    #[inline]
    pub(super) fn numbers(&self) -> &'n Set {
        self.holdings.numbers
    }

    fn payout(&self, amount: u8) -> f32 {
        self.purse.payout(self.sight(), amount, self.numbers().rival)
    }

    /// The purchases of this turn; what may follow the first is looked for only before it.
    fn offers(&self) -> Offers {
        Offers::new(self, matches!(self.sight().phase(), Phase::Turn(_)))
    }

    /// What every action A ends with: a share, and a scoring that is nearer.
    fn ending(&self) -> f32 {
        self.best_share().1 - self.rush()
    }

    /// What drawing a card now costs, since it brings the scoring nearer to what is not played yet.
    fn rush(&self) -> f32 {
        let hurry = self.holdings.hurry;
        if hurry <= 0.0 {
            return 0.0;
        }
        let played = self.holdings.played[self.holdings.clock.next.min(SCORINGS - 1)];
        self.stakes.soon * (hurry / (1.0 - played)).min(1.0)
    }

    /// What a ban marker on a licence is worth: steps it takes from airlines that serve rivals.
    fn ban(&self, route: Route, licence: u8) -> f32 {
        let price = f32::from(self.sight().board().licences(route)[licence as usize]);
        let mut worth = 0.0;
        for index in 0..AIRLINES {
            let reach = self.sight().reachable(Airline(index as u8)) >> route.0 & 1 == 1;
            if reach {
                let key = if self.ways[index].nearer >> route.0 & 1 == 1 { 2.0 } else { 1.0 };
                worth -= self.stakes.step[index] * price * key;
            }
        }
        let spare =
            usize::from(self.sight().scored()) >= SCORINGS - 1 || self.sight().bans(self.sight().seat()) > 3;
        worth * self.numbers().ban - if spare { 0.05 } else { 0.3 }
    }

    /// What each of these actions is worth. Pushes one value per action.
    pub(super) fn values(&self, actions: &[Action], values: &mut Vec<f32>) {
        let (offers, ending) = (self.offers(), self.ending());
        values.extend(actions.iter().map(|&action| match action {
            Action::Buy { airline, route } => offers.with_second(Offers::of(self, airline, route)).0 + ending,
            _ => self.value(action),
        }));
    }

    /// What an action is worth that is no purchase.
    fn value(&self, action: Action) -> f32 {
        match action {
            Action::Buy { .. } | Action::Pass => 0.0,
            Action::Pick { first, second } => {
                self.stakes.one[first.index()] + self.stakes.one[second.index()]
            }
            Action::Take { airline } => self.take(airline) - self.rush(),
            Action::Draw => self.draw() - self.rush(),
            Action::Play { airline, count } => self.lay(airline, count) + self.payout(DIVIDEND * count),
            Action::PlayPair { first, second } => {
                self.lay(first, 1) + self.lay(second, 1) + self.payout(2 * DIVIDEND)
            }
            Action::Exchange { discards } => {
                let kind = EXCHANGES.iter().position(|exchange| exchange.discards == discards);
                kind.map_or(f32::MIN, |kind| self.exchange(kind, &self.cheapest_discards()))
            }
            Action::Discard { from, airline } => -self.discard(from, airline),
            Action::Bank => self.payout(BANK_PAYS),
            Action::Ban { route, licence } => self.ban(route, licence),
        }
    }

    /// The best action of a turn, without listing all that is legal, and what is to follow it.
    pub(super) fn best_of_turn(&self) -> (Action, Option<RestOfTurn>) {
        let mut best = Best(Action::Bank, self.payout(BANK_PAYS));
        let (share, worth) = self.best_share();
        let ending = worth - self.rush();
        let mut then = None;
        if let Some((worth, offer, second)) = self.offers().best(best.1 - ending) {
            best = Best(offer.action(), worth + ending);
            then = Some(RestOfTurn::new(self.sight(), offer, second, share));
        }
        let mut singles = [(f32::MIN, Airline::ABACUS); 2];
        for (airline, count) in self.sight().hand().iter().filter(|&(_, count)| count > 0) {
            let action = Action::Play { airline, count };
            best.try_out(action, self.value(action));
            let mut single = (self.lay(airline, 1), airline);
            for place in &mut singles {
                if single.0 > place.0 {
                    std::mem::swap(place, &mut single);
                }
            }
        }
        if singles[1].0 > f32::MIN {
            let (one, two) = (singles[0].1, singles[1].1);
            let action = Action::PlayPair { first: one.min(two), second: one.max(two) };
            best.try_out(action, self.value(action));
        }
        let own = self.sight().portfolio(self.sight().seat());
        let shares = self.sight().hand().total() + own.total();
        let mut cheapest = None;
        for (kind, Exchange { discards, takes }) in EXCHANGES.into_iter().enumerate() {
            let can = self.sight().supply() >= takes && shares >= u32::from(discards);
            if can && self.exchange_at_most(kind) > best.1 {
                let cheapest = cheapest.get_or_insert_with(|| self.cheapest_discards());
                best.try_out(Action::Exchange { discards }, self.exchange(kind, cheapest));
            }
        }
        (best.0, then.filter(|_| matches!(best.0, Action::Buy { .. })))
    }

    /// The best purchase as a second licence, or the share.
    pub(super) fn best_of_second(&self) -> Action {
        // Either way the share is taken.
        self.offers().best(0.0).map_or_else(|| self.best_share().0, |(_, offer, _)| offer.action())
    }

    /// The best of these actions, which are no purchases.
    pub(super) fn best_of(&self, actions: &[Action]) -> Action {
        let mut best = Best(actions[0], f32::MIN);
        for &action in actions {
            best.try_out(action, self.value(action));
        }
        best.0
    }
}

/// The best action so far, and what it is worth.
struct Best(Action, f32);

impl Best {
    #[inline]
    fn try_out(&mut self, action: Action, value: f32) {
        if value > self.1 {
            *self = Self(action, value);
        }
    }
}
