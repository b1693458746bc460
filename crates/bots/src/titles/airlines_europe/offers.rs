//! What licences are worth: steps of a marker, the way to a bonus, the plane they use.

use super::airline_worth::AirlineWorth;
use super::holdings::Holdings;
use super::money_worth::MOST_SPENT;
use super::value::Evaluator;
use super::ways::Way;
use airlines_europe::{Action, Airline, Route, Sight};

/// Purchases looked at as the second of two.
const SECONDS: usize = 6;
/// The dearest price that is told apart.
const PRICES: usize = 32;
/// Purchases that are told apart; of those beyond, which no board has had, none is made.
const MOST: usize = 128;

/// One possible purchase; of routes that are worth the same, the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) airline: Airline,
    route: u8,
    price: u8,
    gain: f32,
}

/// Nothing to buy; all zero, so that a list of it is quickly made.
const NONE: Offer = Offer { airline: Airline(0), route: 0, price: 0, gain: 0.0 };

impl Offer {
    #[inline]
    pub(super) fn action(self) -> Action {
        Action::Buy { airline: self.airline, route: Route(self.route) }
    }

    /// Whether it can still be had at its price.
    pub(super) fn holds(self, sight: &Sight<'_>) -> bool {
        let reach = sight.reachable(self.airline) >> self.route & 1 == 1;
        reach && self.price <= sight.money(sight.seat()) && sight.price(Route(self.route)) == Some(self.price)
    }

    /// Whether it was just made: the route is flown.
    pub(super) fn is_made(self, sight: &Sight<'_>) -> bool {
        sight.flown(self.airline) >> self.route & 1 == 1
    }
}

/// Every purchase the purse allows that is worth its price, those of equal worth once; if none is, the one that
/// costs least. What is not worth its price alone is never better with another: see [`Offers::best`].
pub(super) struct Offers {
    list: [Offer; MOST],
    count: usize,
    /// The best of those that are not worth their price, and what it is worth.
    least_bad: (f32, Offer),
    /// What is lost with each sum spent.
    spending: [f32; MOST_SPENT],
    purse: u8,
    /// The best purchases as a second, best first.
    seconds: [Offer; SECONDS],
    several: usize,
}

impl Offers {
    /// What can be bought, and if asked what may follow a first purchase.
    #[inline(never)] // Written where it is kept: it is more than a kibibyte.
    pub(super) fn new(evaluator: &Evaluator<'_, '_>, first: bool) -> Self {
        let (sight, purse) = (evaluator.sight(), &evaluator.purse);
        let mut offers = Self {
            list: [NONE; MOST],
            count: 0,
            least_bad: (f32::MIN, NONE),
            spending: purse.spending(2 * sight.board().max_price()),
            purse: purse.held,
            seconds: [NONE; SECONDS],
            several: 0,
        };
        let top = sight.board().max_price().min(purse.held).min(PRICES as u8 - 1);
        let (mut prices, mut sets, mut count) = ([0u8; PRICES], [0u128; PRICES], 0);
        for price in 1..=top {
            let routes = sight.priced(price);
            if routes != 0 {
                (prices[count], sets[count]) = (price, routes);
                count += 1;
            }
        }
        if count == 0 {
            return offers;
        }
        for index in network::Bits(sight.flying().into()) {
            let airline = Airline(index as u8);
            let reach = sight.reachable(airline);
            if reach == 0 {
                continue;
            }
            let way = &evaluator.ways[index];
            let beside = beside(&evaluator.holdings, &evaluator.stakes, way, index);
            let never = evaluator.stakes.steps_never_pay(index) && beside[0] <= 0.0 && beside[1] <= 0.0;
            if never && offers.count > 0 {
                continue;
            }
            for (&price, &routes) in prices[..count].iter().zip(&sets[..count]) {
                let routes = reach & routes;
                if routes == 0 {
                    continue;
                }
                let steps = evaluator.stakes.steps(index, u16::from(price));
                let near = routes & way.nearer;
                if near != 0 {
                    let route = near.trailing_zeros() as u8;
                    offers.add(Offer { airline, route, price, gain: steps + beside[0] });
                }
                if routes != near {
                    let route = (routes & !near).trailing_zeros() as u8;
                    offers.add(Offer { airline, route, price, gain: steps + beside[1] });
                }
            }
        }
        if offers.count == 0 && offers.least_bad.0 > f32::MIN {
            (offers.list[0], offers.count) = (offers.least_bad.1, 1);
        }
        if first {
            offers.find_seconds(purse.million);
        }
        offers
    }

    #[inline]
    fn add(&mut self, offer: Offer) {
        let worth = self.alone(offer);
        if worth <= 0.0 {
            if worth > self.least_bad.0 {
                self.least_bad = (worth, offer);
            }
        } else if self.count < MOST {
            self.list[self.count] = offer;
            self.count += 1;
        }
    }

    /// Finds the purchases that may follow another.
    fn find_seconds(&mut self, million: f32) {
        let mut worths = [f32::MIN; SECONDS];
        for offer in &self.list[..self.count] {
            let worth = offer.gain - million * f32::from(offer.price);
            if worth <= worths[SECONDS - 1] {
                continue;
            }
            let mut place = self.several.min(SECONDS - 1);
            self.several = (self.several + 1).min(SECONDS);
            while place > 0 && worth > worths[place - 1] {
                self.seconds[place] = self.seconds[place - 1];
                worths[place] = worths[place - 1];
                place -= 1;
            }
            (self.seconds[place], worths[place]) = (*offer, worth);
        }
    }

    /// What this purchase is worth alone.
    #[inline]
    fn alone(&self, offer: Offer) -> f32 {
        offer.gain + self.spending[usize::from(offer.price) % MOST_SPENT]
    }

    /// What this purchase is worth with the best second one that the rest of the purse allows, and that one.
    #[inline]
    pub(super) fn with_second(&self, offer: Offer) -> (f32, Option<Offer>) {
        let mut best = (self.alone(offer), None);
        for second in &self.seconds[..self.several] {
            let spent = offer.price + second.price;
            let worth = offer.gain + second.gain + self.spending[usize::from(spent) % MOST_SPENT];
            // Of purchases that are worth the same only one is known, so it is not taken twice.
            let other = (second.airline, second.price) != (offer.airline, offer.price);
            if worth > best.0 && other && spent <= self.purse {
                best = (worth, Some(*second));
            }
        }
        best
    }

    /// The best purchase with its second, if it is worth more than `least`.
    pub(super) fn best(&self, least: f32) -> Option<(f32, Offer, Option<Offer>)> {
        // The more is spent, the more each million is missed: two purchases together are worth no more than each
        // alone.
        let most = self.seconds[..self.several].iter().map(|&offer| self.alone(offer)).fold(0.0, f32::max);
        let (mut bar, mut best) = (least, None);
        for &offer in &self.list[..self.count] {
            if self.alone(offer) + most <= bar {
                continue;
            }
            let (worth, second) = self.with_second(offer);
            if worth > bar {
                (bar, best) = (worth, Some((worth, offer, second)));
            }
        }
        best
    }

    /// The purchase of a route that the purse allows.
    pub(super) fn of(evaluator: &Evaluator<'_, '_>, airline: Airline, route: Route) -> Offer {
        let (index, price) = (airline.index(), evaluator.sight().price(route).unwrap_or(0));
        let way = &evaluator.ways[index];
        let other = way.nearer >> route.0 & 1 == 0;
        let beside = beside(&evaluator.holdings, &evaluator.stakes, way, index)[usize::from(other)];
        let gain = evaluator.stakes.steps(index, u16::from(price)) + beside;
        Offer { airline, route: route.0, price, gain }
    }
}

/// What a purchase of an airline gives beside its steps: the way to a bonus, less the plane. First for one on the
/// way, then for any other.
#[inline]
fn beside(holdings: &Holdings<'_, '_>, stakes: &AirlineWorth, way: &Way, index: usize) -> [f32; 2] {
    let (sight, numbers) = (&holdings.sight, holdings.numbers);
    let planes = sight.planes()[index];
    let plane = -numbers.plane * stakes.step[index].max(0.0) * 3.0 / (2.0 + f32::from(planes));
    let (Some((_, amount)), routes @ 1..) = (sight.board().companies[index].bonus, way.routes) else {
        return [plane; 2];
    };
    // What a bonus brings, less for every route still to buy.
    let prize = stakes.steps(index, u16::from(amount));
    let hope = (0..routes).fold(prize, |hope, _| hope * numbers.bonus);
    let nearer = if routes == 1 { prize - hope } else { hope / numbers.bonus - hope };
    let other = if routes >= planes { -hope } else { 0.0 };
    [plane + nearer, plane + other]
}
