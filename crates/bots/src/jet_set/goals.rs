//! What every open flight still costs in money and turns, what it is worth, and which is best.

use super::clock::Clock;
use super::numbers::Numbers;
use jet_set::{FinalFlight, Flight, Path, Phase, Planes, Sight, fee};
use network::{Bits, MAX_LINKS};

/// JS-10, JS-11, JS-12: what the bank gets for a plane, and the owner of a link for one of another.
pub(super) const PLANE: u32 = 5;
const TOLL: u32 = 5;
/// JS-14: flights of a player that get three markers; later ones get two.
const FIRST_FLIGHTS: u32 = 5;
/// JS-15: income of a flight with and without a marker.
const MARKED: f32 = 5.0;
const BARE: f32 = 2.0;
/// JS-23: points of a Final Flight and of each plane on it.
const FINAL: f32 = 10.0;
const FINAL_PLANE: f32 = 2.0;

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

/// What a plane on each link costs, packed so that the costs of a way are one sum: money in the low bits,
/// then own links, then other actions, then links of others.
struct Fares {
    fare: [u32; MAX_LINKS],
    /// Own links that got planes in the present action, and whether such an action is under way.
    batch: Option<u32>,
}

const OWN: u32 = 1 << 12;
const ACTION: u32 = 1 << 18;
const FOREIGN: u32 = 1 << 24;

impl Fares {
    /// The fares of a seat with planes on `has`.
    fn new(sight: Sight<'_>, has: u128) -> Self {
        let board = sight.board();
        let (own, all) = (sight.owned(sight.seat()), sight.all_owned());
        let mut fare = [0; MAX_LINKS];
        for (index, (slot, link)) in fare.iter_mut().zip(&board.links).enumerate() {
            *slot = if has >> index & 1 == 1 {
                0
            } else if own >> index & 1 == 1 {
                PLANE + OWN
            } else if all >> index & 1 == 1 {
                PLANE + TOLL + ACTION + FOREIGN
            } else {
                PLANE + u32::from(link.price) + ACTION
            };
        }
        let mut batch = None;
        match sight.phase() {
            // A plane more where planes are being placed costs no action and no fee.
            Phase::Bought { link, .. } if has & link.bit() == 0 => fare[link.index()] = PLANE,
            Phase::ForeignLink { link, .. } if has & link.bit() == 0 => fare[link.index()] = PLANE + TOLL,
            Phase::OwnLinks { links, .. } => {
                for link in Bits(links & !has) {
                    fare[link] = PLANE;
                }
                batch = Some(links.count_ones());
            }
            _ => {}
        }
        Self { fare, batch }
    }

    /// Money, actions without the claim, and links of others.
    #[inline]
    fn of(&self, path: &Path) -> (u32, u32, u32) {
        let mut sum = 0;
        for &link in &path.order {
            sum += self.fare[link as usize];
        }
        let (money, own) = (sum & (OWN - 1), sum >> 12 & 63);
        let (others, foreign) = (sum >> 18 & 63, sum >> 24);
        match self.batch {
            Some(count) => (money + fee(count + own) - fee(count), others, foreign),
            None => (money + fee(own), others + u32::from(own > 0), foreign),
        }
    }
}

/// All that one decision is made from.
pub(super) struct Goals<'s, 'n> {
    pub(super) sight: Sight<'s>,
    pub(super) numbers: &'n Numbers,
    pub(super) clock: Clock,
    fares: Fares,
    has: u128,
}

impl<'s, 'n> Goals<'s, 'n> {
    pub(super) fn new(sight: Sight<'s>, numbers: &'n Numbers, clock: Clock) -> Self {
        Self::with_planes(sight, numbers, clock, sight.planes(sight.seat()).links())
    }

    /// As if the seat had planes on these links only.
    pub(super) fn with_planes(sight: Sight<'s>, numbers: &'n Numbers, clock: Clock, has: u128) -> Self {
        Self { sight, numbers, clock, fares: Fares::new(sight, has), has }
    }

    /// The best open flight but these.
    pub(super) fn best(&self, but: u128) -> Option<Goal> {
        let mut best: Option<Goal> = None;
        for flight in Bits(self.sight.open() & !but) {
            if let Some(goal) = self.flight(Flight(flight as u8))
                && best.is_none_or(|best| goal.rate() > best.rate())
            {
                best = Some(goal);
            }
        }
        best
    }

    /// The goal of claiming an open flight; `None` if it can't be done in time.
    pub(super) fn flight(&self, flight: Flight) -> Option<Goal> {
        let paths = self.sight.board().paths().of_flight(flight);
        let mut goal = self.cheapest(Target::Flight(flight), paths)?;
        goal.worth = self.worth(flight, &goal);
        (goal.worth > 0.0).then_some(goal)
    }

    /// The goal of claiming the better Final Flight.
    pub(super) fn last(&self) -> Option<Goal> {
        let goals = self.sight.finals().map(|flight| {
            let paths = self.sight.board().paths().of_final(flight);
            self.cheapest(Target::Final(flight), paths)
        });
        let mut goal = goals.into_iter().flatten().min_by(|one, two| one.effort.total_cmp(&two.effort))?;
        let planes = if self.clock.last { 0.0 } else { 3.5 };
        goal.worth = FINAL + FINAL_PLANE * planes;
        Some(goal)
    }

    #[inline]
    fn cheapest(&self, target: Target, paths: &[Path]) -> Option<Goal> {
        let seat = self.sight.seat();
        let (money, numbers) = (self.sight.money(seat), self.numbers);
        let broke = self.sight.income(seat) == 0;
        let (clock, asset) = (&self.clock, numbers.asset * self.clock.turns);
        let mut best: Option<(f32, &Path, u32, u32)> = None;
        for path in paths {
            let (cost, actions, foreign) = self.fares.of(path);
            // Without flights there is no income, so what is in hand must do.
            if broke && cost > money {
                continue;
            }
            let short = cost.saturating_sub(money) as f32;
            let spent = cost as f32 + (short - cost as f32) * clock.free;
            let free = (actions - foreign.min(actions)) as f32;
            let effort =
                1.0 + actions as f32 + clock.effort * spent + numbers.toll * foreign as f32 - asset * free;
            if best.is_none_or(|(least, ..)| effort < least) {
                best = Some((effort, path, cost, actions + 1));
            }
        }
        let (effort, path, money, actions) = best?;
        let missing = path.links & !self.has;
        if missing.count_ones() > u32::from(self.sight.stock(seat)) {
            return None;
        }
        let own = missing & self.sight.owned(seat);
        let free = missing & !self.sight.all_owned();
        let foreign = missing & !own & !free;
        let effort = effort.max(1.0);
        Some(Goal { target, links: path.links, own, free, foreign, money, actions, effort, worth: 0.0 })
    }

    fn worth(&self, flight: Flight, goal: &Goal) -> f32 {
        let (sight, numbers, clock) = (self.sight, self.numbers, &self.clock);
        let points = f32::from(sight.board().flight_card(flight).worth);
        let left = clock.turns - goal.effort;
        if left < -0.5 {
            return 0.0;
        }
        let collects = (left * numbers.collects).max(0.0);
        let claimed = sight.claimed(sight.seat()).count_ones();
        let marked = collects.min(if claimed < FIRST_FLIGHTS { 3.0 } else { 2.0 });
        let worth = points + clock.euro * (MARKED * marked + BARE * (collects - marked));
        if numbers.ready <= 0.0 {
            return worth;
        }
        let risk = self.risk(flight);
        if goal.missing() == 0 {
            worth * (1.0 + risk) + numbers.deny * risk * points
        } else {
            let waits = (goal.actions - 1) as f32;
            worth * (1.0 - risk).powf(waits) + numbers.deny * risk * points
        }
    }

    /// The chance that a rival claims a flight before one's next turn.
    fn risk(&self, flight: Flight) -> f32 {
        let paths = self.sight.board().paths().of_flight(flight);
        let mut safe = 1.0;
        for rival in self.sight.rivals() {
            if self.sight.landed(rival).is_some() {
                continue;
            }
            let planes = self.sight.planes(rival).links();
            let mut least = 2;
            for path in paths {
                let missing = path.links & !planes;
                if missing == 0 {
                    least = 0;
                    break;
                }
                if missing.is_power_of_two() {
                    least = 1;
                }
            }
            safe *= match least {
                0 => 1.0 - self.numbers.ready,
                1 => 1.0 - self.numbers.near,
                _ => 1.0,
            };
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
