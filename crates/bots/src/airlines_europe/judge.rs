//! What each action is worth to the expert, in points of margin.

use super::stake::{Needs, Stake, Survey};
use super::ways::{Way, Ways};
use super::weights::{Numbers, Set};
use airlines_europe::{AIRLINES, Action, Airline, From, KINDS, Phase, Route, Sight};
use game::Seat;

/// AE-29: dividend for each share played.
const DIVIDEND: u8 = 2;
/// Action D, and what the bank leaves a player with when it breaks (AE-33).
const EIGHT: u8 = 8;
/// Purchases looked at as the second of two.
const SECONDS: usize = 6;
/// The dearest price that is told apart.
const PRICES: usize = 32;

/// One possible purchase; of routes that are worth the same, the first.
#[derive(Clone, Copy, Debug)]
struct Offer {
    airline: Airline,
    route: u8,
    price: u8,
    gain: f32,
}

impl Offer {
    fn action(self) -> Action {
        Action::Buy { airline: self.airline, route: Route(self.route) }
    }
}

/// What a phase asks to know. Shares that are not played count also while a card may be drawn.
fn needs(phase: Phase) -> Needs {
    let turn = matches!(phase, Phase::Turn(_));
    let draws = matches!(phase, Phase::SecondLicence(_));
    Needs {
        play: turn || draws || matches!(phase, Phase::Picks(_)),
        lose: turn || matches!(phase, Phase::Discards { .. }),
        step: turn || draws || matches!(phase, Phase::Bans { .. }),
    }
}

/// The expert's opinion of one position.
pub(super) struct Judge<'s, 'n> {
    pub(super) survey: Survey<'s, 'n>,
    pub(super) stakes: [Stake; KINDS],
    pub(super) ways: [Way; AIRLINES],
    /// What a million is worth, before there is plenty of it.
    million: f32,
    /// The best share that an action A can end with.
    share: f32,
    /// The best purchases, those of equal worth once.
    seconds: [Option<Offer>; SECONDS],
    /// What one and two more ABACUS shares are worth.
    abacus: [f32; 2],
    /// What a bonus is hoped to bring each airline, and what it would bring at once.
    hopes: [(f32, f32); AIRLINES],
}

impl<'s, 'n> Judge<'s, 'n> {
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Numbers, plan: &mut Ways) -> Self {
        let numbers = numbers.at(sight.seats());
        let survey = Survey::new(sight, numbers);
        let phase = sight.phase();
        let stakes = survey.stakes(needs(phase));
        let mut judge = Self {
            survey,
            stakes,
            ways: [Way::default(); AIRLINES],
            million: 0.0,
            share: 0.0,
            seconds: [None; SECONDS],
            abacus: [0.0; 2],
            hopes: [(0.0, 0.0); AIRLINES],
        };
        if !matches!(phase, Phase::Turn(_) | Phase::SecondLicence(_) | Phase::Bans { .. }) {
            return judge;
        }
        judge.ways = plan.all(&sight);
        judge.hope();
        let best = (0..AIRLINES)
            .filter(|&index| sight.reachable(Airline(index as u8)) != 0)
            .map(|index| judge.stakes[index].step)
            .fold(0.02, f32::max);
        let fade = (judge.survey.clock.turns[2] / numbers.late).min(1.0);
        judge.million = numbers.cash * best * fade;
        judge.share = judge.best_share().1;
        if matches!(phase, Phase::Turn(_)) {
            judge.find_seconds();
            judge.abacus = [1.0, 2.0].map(|count| judge.survey.more_abacus(count));
        }
        judge
    }

    /// What a bonus brings, less for every route still to buy.
    fn hope(&mut self) {
        for (index, company) in self.survey.sight.board().companies.iter().enumerate() {
            let (Some((_, amount)), routes @ 1..) = (company.bonus, self.ways[index].routes) else {
                continue;
            };
            let prize = self.stakes[index].steps(u16::from(amount));
            self.hopes[index] = (prize * self.numbers().bonus.powi(i32::from(routes)), prize);
        }
    }

    #[inline]
    fn sight(&self) -> &Sight<'s> {
        &self.survey.sight
    }

    #[inline]
    fn numbers(&self) -> &'n Set {
        self.survey.numbers
    }

    /// What so much money is worth.
    #[inline]
    fn money(&self, millions: f32) -> f32 {
        self.million * millions / (1.0 + millions / self.numbers().plenty)
    }

    #[inline]
    fn purse(&self) -> u8 {
        self.sight().money(self.sight().seat())
    }

    /// What a payout is worth. AE-33: if the bank breaks, everybody gives back what is above 8 million.
    fn payout(&self, amount: u8) -> f32 {
        let purse = self.purse();
        let mut left = purse;
        let mut worth = 0.0;
        if amount > self.sight().bank() {
            left = purse.min(EIGHT);
            let me = self.sight().seat();
            for seat in Seat::all(self.sight().seats()).filter(|&seat| seat != me) {
                let given = self.sight().money(seat).saturating_sub(EIGHT);
                worth += self.million * f32::from(given) * self.numbers().rival
                    / (self.sight().seats() - 1) as f32;
            }
        }
        worth + self.money(f32::from(left + amount)) - self.money(f32::from(purse))
    }

    /// What a purchase is worth, the money not counted: steps of the marker, the way to a bonus, the plane.
    #[inline]
    fn purchase(&self, index: usize, price: u8, nearer: bool) -> f32 {
        let (stake, way) = (&self.stakes[index], &self.ways[index]);
        let planes = self.sight().planes()[index];
        let mut gain = stake.steps(u16::from(price));
        if way.routes > 0 {
            let (hope, prize) = self.hopes[index];
            if nearer && way.routes == 1 {
                gain += prize - hope;
            } else if nearer {
                gain += hope / self.numbers().bonus - hope;
            } else if way.routes >= planes {
                gain -= hope;
            }
        }
        gain - self.numbers().plane * stake.step.max(0.0) * 3.0 / (2.0 + f32::from(planes))
    }

    /// Every purchase the purse allows, those of equal worth once.
    fn each_offer(&self, mut each: impl FnMut(Offer)) {
        let purse = self.purse();
        let mut priced = [0u128; PRICES];
        let top = self.sight().board().max_price().min(purse).min(PRICES as u8 - 1);
        for price in 1..=top {
            priced[price as usize] = self.sight().priced(price);
        }
        for index in 0..AIRLINES {
            let airline = Airline(index as u8);
            let reach = self.sight().reachable(airline);
            if reach == 0 {
                continue;
            }
            for price in 1..=top {
                let routes = reach & priced[price as usize];
                let near = routes & self.ways[index].nearer;
                for (routes, nearer) in [(near, true), (routes & !near, false)] {
                    if routes != 0 {
                        let route = routes.trailing_zeros() as u8;
                        each(Offer { airline, route, price, gain: self.purchase(index, price, nearer) });
                    }
                }
            }
        }
    }

    fn find_seconds(&mut self) {
        let mut best = [None; SECONDS];
        let spent = |offer: &Offer| offer.gain - self.million * f32::from(offer.price);
        self.each_offer(|offer| {
            let mut offer = offer;
            for place in &mut best {
                match place {
                    None => {
                        *place = Some(offer);
                        break;
                    }
                    Some(there) if spent(&offer) > spent(there) => std::mem::swap(there, &mut offer),
                    Some(_) => {}
                }
            }
        });
        self.seconds = best;
    }

    /// What action A is worth that begins with this purchase.
    fn buy(&self, airline: Airline, price: u8, gain: f32) -> f32 {
        let purse = self.purse();
        let left = purse - price;
        let mut best = gain + self.money(f32::from(left));
        for second in self.seconds.iter().map_while(Option::as_ref) {
            // Of purchases that are worth the same only one is known, so it is not taken twice.
            if (second.airline, second.price) != (airline, price) && second.price <= left {
                best = best.max(gain + second.gain + self.money(f32::from(left - second.price)));
            }
        }
        best - self.money(f32::from(purse)) + self.share - self.rush()
    }

    /// What drawing a card now costs, since it brings the scoring nearer to what is not played yet.
    #[inline]
    fn rush(&self) -> f32 {
        let hurry = self.survey.hurry;
        if hurry <= 0.0 {
            return 0.0;
        }
        let played = self.survey.played[self.survey.clock.next.min(2)];
        let soon: f32 = self.stakes.iter().map(|stake| stake.soon).sum();
        soon * (hurry / (1.0 - played)).min(1.0)
    }

    /// What a share of the market is worth in hand.
    #[inline]
    fn take(&self, airline: Airline) -> f32 {
        let new = self.sight().hand()[airline] == 0;
        self.stakes[airline.index()].plus - if new { self.numbers().kind } else { 0.0 }
    }

    /// What a share taken unseen is worth.
    fn draw(&self) -> f32 {
        let unseen = &self.survey.unseen.0;
        let sum: f32 = (0..AIRLINES)
            .filter(|&index| unseen[index] > 0)
            .map(|index| f32::from(unseen[index]) * self.take(Airline(index as u8)).max(0.0))
            .sum();
        sum / self.survey.unseen_total + self.numbers().secret
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
    fn lay(&self, airline: Airline, count: u8) -> f32 {
        let stake = &self.stakes[airline.index()];
        let hand = self.sight().hand()[airline];
        if count == hand {
            return stake.all + self.numbers().kind;
        }
        let part = f32::from(count - 1) / f32::from(hand - 1).max(1.0);
        stake.one + (stake.all - stake.one) * part
    }

    /// What discarding a share costs.
    fn discard(&self, from: From, airline: Airline) -> f32 {
        let from_hand = from == From::Hand;
        let last = from_hand && self.sight().hand()[airline] == 1;
        let stake = &self.stakes[airline.index()];
        (if from_hand { stake.less_hand } else { stake.less }) - if last { self.numbers().kind } else { 0.0 }
    }

    /// What an exchange is worth with the cheapest discards.
    fn exchange(&self, discards: u8) -> f32 {
        let takes = usize::from(discards == 3);
        let new = self.sight().hand()[Airline::ABACUS] == 0;
        let mut worth = self.abacus[takes] - if new { self.numbers().kind } else { 0.0 };
        let mut cheapest = [f32::MAX; 3];
        let own = self.sight().portfolio(self.sight().seat());
        for (from, shares) in [(From::Hand, self.sight().hand()), (From::Portfolio, own)] {
            for (airline, count) in
                shares.iter().filter(|&(airline, count)| count > 0 && airline != Airline::ABACUS)
            {
                let mut loss = self.discard(from, airline);
                for _ in 0..count.min(3) {
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
        for loss in &cheapest[..discards as usize] {
            worth -= loss.min(99.0);
        }
        worth
    }

    /// What a ban marker on a licence is worth: steps it takes from airlines that serve rivals.
    fn ban(&self, route: Route, licence: u8) -> f32 {
        let price = f32::from(self.sight().board().licences(route)[licence as usize]);
        let mut worth = 0.0;
        for index in 0..AIRLINES {
            let reach = self.sight().reachable(Airline(index as u8)) >> route.0 & 1 == 1;
            if reach {
                let key = if self.ways[index].nearer >> route.0 & 1 == 1 { 2.0 } else { 1.0 };
                worth -= self.stakes[index].step * price * key;
            }
        }
        let spare = self.sight().scored() >= 2 || self.sight().bans(self.sight().seat()) > 3;
        worth * self.numbers().ban - if spare { 0.05 } else { 0.3 }
    }

    /// What an action is worth.
    pub(super) fn value(&self, action: Action) -> f32 {
        match action {
            Action::Pick { first, second } => {
                self.stakes[first.index()].one + self.stakes[second.index()].one
            }
            Action::Buy { airline, route } => {
                let price = self.sight().price(route).unwrap_or(0);
                let nearer = self.ways[airline.index()].nearer >> route.0 & 1 == 1;
                self.buy(airline, price, self.purchase(airline.index(), price, nearer))
            }
            Action::Take { airline } => self.take(airline) - self.rush(),
            Action::Draw => self.draw() - self.rush(),
            Action::Play { airline, count } => self.lay(airline, count) + self.payout(DIVIDEND * count),
            Action::PlayPair { first, second } => {
                self.lay(first, 1) + self.lay(second, 1) + self.payout(2 * DIVIDEND)
            }
            Action::Exchange { discards } => self.exchange(discards),
            Action::Discard { from, airline } => -self.discard(from, airline),
            Action::Bank => self.payout(EIGHT),
            Action::Ban { route, licence } => self.ban(route, licence),
            Action::Pass => 0.0,
        }
    }

    /// The best action of a turn, without listing all that is legal.
    pub(super) fn best_of_turn(&self) -> Action {
        let mut best = (Action::Bank, self.payout(EIGHT));
        let mut try_out = |action: Action, value: f32| {
            if value > best.1 {
                best = (action, value);
            }
        };
        self.each_offer(|offer| try_out(offer.action(), self.buy(offer.airline, offer.price, offer.gain)));
        let mut singles = [(f32::MIN, Airline::ABACUS); 2];
        for (airline, count) in self.sight().hand().iter().filter(|&(_, count)| count > 0) {
            let action = Action::Play { airline, count };
            try_out(action, self.value(action));
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
            try_out(action, self.value(action));
        }
        for (discards, takes) in [(1, 1), (3, 2)] {
            let own = self.sight().portfolio(self.sight().seat());
            let shares = self.sight().hand().total() + own.total();
            if self.sight().supply() >= takes && shares >= u32::from(discards) {
                let action = Action::Exchange { discards };
                if self.abacus[takes as usize - 1] > best.1 {
                    try_out_exchange(&mut best, action, self.exchange(discards));
                }
            }
        }
        best.0
    }

    /// The best purchase as a second licence, or the share.
    pub(super) fn best_of_second(&self) -> Action {
        let (share, _) = self.best_share();
        let mut best = (share, self.value(share));
        self.each_offer(|offer| {
            let value = self.buy(offer.airline, offer.price, offer.gain);
            if value > best.1 {
                best = (offer.action(), value);
            }
        });
        best.0
    }
}

fn try_out_exchange(best: &mut (Action, f32), action: Action, value: f32) {
    if value > best.1 {
        *best = (action, value);
    }
}
