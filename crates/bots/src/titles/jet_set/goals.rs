//! What every open flight still costs in money and turns, what it is worth, and which is best.

use super::clock::Clock;
use super::numbers::Numbers;
use super::ways::{Way, Ways};
use game::MAX_SEATS;
use jet_set::numbers::{
    BARE_INCOME, FINAL_PLANE_POINTS, FINAL_POINTS, FIRST_FLIGHTS, FIRST_MARKERS, LATER_MARKERS, MARKED_INCOME,
};
use jet_set::{FinalFlight, Flight, Planes, Sight};
use network::Bits;

/// JS-15: income of a flight with and without a marker.
const MARKED: f32 = MARKED_INCOME as f32;
const BARE: f32 = BARE_INCOME as f32;
/// JS-23: points of a Final Flight and of each plane on it.
const FINAL: f32 = FINAL_POINTS as f32;
const FINAL_PLANE: f32 = FINAL_PLANE_POINTS as f32;
/// Planes that will stand on it, about.
const PLANES_ON_FINAL: f32 = 3.5;
/// With so many planes in stock there are enough for any way.
const ENOUGH: u32 = 12;

/// What is to be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    Flight(Flight),
    Final(FinalFlight),
}

/// A flight with the cheapest way to complete it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub(super) target: Target,
    /// The links of the way.
    pub(super) links: u128,
    /// Those that need a plane: on own links, on free ones, on those of others.
    pub(super) own: u128,
    pub(super) free: u128,
    pub(super) foreign: u128,
    /// Money for all of it.
    pub(super) money: u32,
    /// Actions for all of it, the claim included.
    pub(super) actions: u32,
    /// Turns it takes in effect, those for the money included.
    pub(super) effort: f32,
    /// Points it brings in effect.
    pub(super) worth: f32,
}

impl Goal {
    /// Points for each turn.
    #[inline]
    pub(super) fn rate(&self) -> f32 {
        self.worth / self.effort
    }

    /// The links that need a plane.
    #[inline]
    pub(super) fn missing(&self) -> u128 {
        self.own | self.free | self.foreign
    }

    /// Whole turns it takes with this money and this income a collection.
    pub(super) fn turns(&self, money: u32, income: u32) -> f32 {
        let short = self.money.saturating_sub(money);
        self.actions as f32 + if short == 0 { 0.0 } else { short.div_ceil(income.max(1)) as f32 }
    }
}

/// All that one decision is made from.
pub(super) struct Goals<'s, 'n, 'w> {
    pub(super) sight: Sight<'s>,
    pub(super) numbers: &'n Numbers,
    pub(super) clock: Clock,
    /// The flights that are looked at.
    flights: u128,
    /// Money in hand, and whether none will come.
    held: u32,
    broke: bool,
    /// JS-14: markers that the next flight gets.
    markers: f32,
    /// The links with planes of each rival who may still claim, so many of them.
    threats: ([u128; MAX_SEATS - 1], usize),
    ways: &'w mut Ways,
}

impl<'s, 'n, 'w> Goals<'s, 'n, 'w> {
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Numbers, clock: Clock, ways: &'w mut Ways) -> Self {
        let has = sight.planes(sight.seat()).links();
        Self::among(sight, numbers, clock, ways, sight.open(), has)
    }

    /// The goals among these flights only, as if the seat had planes on these links only.
    pub(super) fn among(
        sight: Sight<'s>,
        numbers: &'n Numbers,
        clock: Clock,
        ways: &'w mut Ways,
        flights: u128,
        has: u128,
    ) -> Self {
        ways.update(sight, numbers, flights, has);
        let seat = sight.seat();
        let claimed = sight.claimed(seat);
        let markers = if claimed.count_ones() < FIRST_FLIGHTS { FIRST_MARKERS } else { LATER_MARKERS };
        let markers = f32::from(markers);
        let (held, broke) = (sight.money(seat), claimed == 0);
        let mut threats = ([0; MAX_SEATS - 1], 0);
        if numbers.ready > 0.0 {
            for rival in sight.rivals().filter(|&rival| sight.landed(rival).is_none()) {
                threats.0[threats.1] = sight.planes(rival).links();
                threats.1 += 1;
            }
        }
        Self { sight, numbers, clock, flights, held, broke, markers, threats, ways }
    }

    /// The best flight but these.
    pub(super) fn best(&self, but: u128) -> Option<Goal> {
        let (mut best, mut least) = (None, 0.0);
        for flight in Bits(self.flights & !but) {
            let flight = Flight(flight as u8);
            let way = self.ways.flight(flight);
            let Some(effort) = self.effort(way) else { continue };
            let worth = self.worth(flight, way, effort, least * effort);
            if worth > least * effort {
                (best, least) = (Some((flight, effort, worth)), worth / effort);
            }
        }
        let (flight, effort, worth) = best?;
        Some(self.goal(Target::Flight(flight), self.ways.flight(flight), effort, worth))
    }

    /// The goal of claiming an open flight; `None` if it can't be done in time.
    pub(super) fn flight(&self, flight: Flight) -> Option<Goal> {
        let way = self.ways.flight(flight);
        let effort = self.effort(way)?;
        let worth = self.worth(flight, way, effort, 0.0);
        (worth > 0.0).then(|| self.goal(Target::Flight(flight), way, effort, worth))
    }

    /// The goal of claiming the better Final Flight.
    pub(super) fn last(&mut self) -> Option<Goal> {
        let ways = self.ways.finals(self.sight, self.numbers);
        let efforts = ways.map(|way| self.effort(&way).unwrap_or(f32::MAX));
        let nearer = usize::from(efforts[1] < efforts[0]);
        let planes = if self.clock.last { 0.0 } else { PLANES_ON_FINAL };
        let (target, worth) = (Target::Final(self.sight.finals()[nearer]), FINAL + FINAL_PLANE * planes);
        (efforts[nearer] < f32::MAX).then(|| self.goal(target, &ways[nearer], efforts[nearer], worth))
    }

    /// The turns a way takes in effect; `None` if money or planes don't allow it.
    #[inline]
    fn effort(&self, way: &Way) -> Option<f32> {
        let (sight, numbers, clock) = (self.sight, self.numbers, &self.clock);
        // Without flights there is no income, so what is in hand must do.
        if way.money > self.held && self.broke {
            return None;
        }
        let stock = u32::from(sight.stock(sight.seat()));
        let missing = way.links & !self.ways.has();
        if way.links == 0 || stock < ENOUGH && missing.count_ones() > stock {
            return None;
        }
        let short = way.money.saturating_sub(self.held) as f32;
        let spent = way.money as f32 + (short - way.money as f32) * clock.free;
        let effort = 1.0 + way.actions as f32 + clock.effort * spent + numbers.toll * way.foreign as f32
            - numbers.asset * clock.turns * way.free as f32;
        Some(effort.max(1.0))
    }

    fn goal(&self, target: Target, way: &Way, effort: f32, worth: f32) -> Goal {
        let missing = way.links & !self.ways.has();
        let own = missing & self.sight.owned(self.sight.seat());
        let free = missing & !self.sight.all_owned();
        let foreign = missing & !own & !free;
        let (money, actions) = (way.money, way.actions + 1);
        Goal { target, links: way.links, own, free, foreign, money, actions, effort, worth }
    }

    /// What a flight brings; rivals are looked at only if it could be worth more than `least`.
    fn worth(&self, flight: Flight, way: &Way, effort: f32, least: f32) -> f32 {
        let (sight, numbers, clock) = (self.sight, self.numbers, &self.clock);
        let points = f32::from(sight.board().flight_card(flight).worth);
        let left = clock.turns - effort;
        if left < -0.5 {
            return 0.0;
        }
        let collects = (left * numbers.collects).max(0.0);
        let marked = collects.min(self.markers);
        let worth = points + clock.euro * (MARKED * marked + BARE * (collects - marked));
        // Risk makes a flight that is ready more urgent, and any other worth less.
        let most = if way.actions == 0 { 2.0 * worth } else { worth } + numbers.deny * points;
        if numbers.ready <= 0.0 || most < least {
            return worth;
        }
        let risk = self.risk(flight);
        let denied = numbers.deny * risk * points;
        if way.actions == 0 {
            return worth * (1.0 + risk) + denied;
        }
        let safe = (0..way.actions).fold(1.0, |safe, _| safe * (1.0 - risk));
        worth * safe + denied
    }

    /// The chance that a rival who is ready claims a flight before one's next turn.
    fn risk(&self, flight: Flight) -> f32 {
        let board = self.sight.board();
        let [a, b] = board.flight_card(flight).cities.map(|city| board.graph.touching(city.into()));
        let mut safe = 1.0;
        let (threats, count) = &self.threats;
        for &planes in &threats[..*count] {
            // Planes at both ends come first, since few rivals have them.
            if planes & a == 0 || planes & b == 0 {
                continue;
            }
            if board.paths().of_flight(flight).iter().any(|path| path.links & !planes == 0) {
                safe *= 1.0 - self.numbers.ready;
            }
        }
        1.0 - safe
    }
}

/// The links where planes are left once each of `links` has given one back.
pub(super) fn left_after(planes: &Planes, links: u128) -> u128 {
    Bits(links).fold(planes.links(), |left, link| {
        if planes.on(jet_set::Link(link as u8)) < 2 { left & !(1 << link) } else { left }
    })
}
