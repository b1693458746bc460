//! The cheapest way to complete each flight with the planes a seat has, remembered until a link on some path
//! of that flight changes.

use super::numbers::Numbers;
use jet_set::numbers::{PLANE_PRICE, TOLL, fee};
use jet_set::{Flight, Link, Path, Sight};
use network::{Bits, MAX_LINKS};

/// What a way costs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    /// Its links.
    pub(super) links: u128,
    /// Money, the planes on own links all placed in one action.
    pub(super) money: u32,
    /// Actions without the claim.
    pub(super) actions: u32,
    /// Links of others that need a plane.
    pub(super) foreign: u32,
    /// Links to be bought.
    pub(super) free: u32,
}

/// The ways of one seat, for one set of links with planes.
#[derive(Clone)]
pub(crate) struct Ways {
    /// What they were reckoned from: links with planes, own links, owned links.
    has: u128,
    own: u128,
    all: u128,
    /// The flights whose way is known.
    known: u128,
    flights: [Way; jet_set::MAX_FLIGHTS],
    finals: Option<[Way; 2]>,
    /// What a plane on each link costs; `None` before the first look.
    fares: Option<Fares>,
}

impl Default for Ways {
    fn default() -> Self {
        let flights = [Way::default(); jet_set::MAX_FLIGHTS];
        Self { has: 0, own: 0, all: 0, known: 0, flights, finals: None, fares: None }
    }
}

impl Ways {
    /// Brings the ways of these flights up to date, for planes on `has`.
    pub(super) fn update(&mut self, sight: Sight<'_>, numbers: &Numbers, flights: u128, has: u128) {
        let paths = sight.board().paths();
        let (own, all) = (sight.owned(sight.seat()), sight.all_owned());
        let fares = self.fares.get_or_insert_with(|| Fares::new(sight));
        let changed = (has ^ self.has) | (own ^ self.own) | (all ^ self.all);
        if changed != 0 {
            for link in Bits(changed) {
                let over = paths.using(Link(link as u8));
                if fares.set(sight, link, [has, own, all].map(|set| set >> link & 1 == 1)) {
                    // What has become dearer matters only to the ways that were chosen over it.
                    for flight in Bits(self.known & over) {
                        let chosen = self.flights[flight].links >> link & 1;
                        self.known &= !(chosen << flight);
                    }
                    self.finals =
                        self.finals.filter(|ways| ways.iter().all(|way| way.links >> link & 1 == 0));
                } else {
                    self.known &= !over;
                    self.finals = None;
                }
            }
            (self.has, self.own, self.all) = (has, own, all);
        }
        let lacking = flights & !self.known;
        for flight in Bits(lacking) {
            self.flights[flight] = fares.cheapest(paths.of_flight(Flight(flight as u8)), numbers);
        }
        self.known |= lacking;
    }

    /// The links with planes that these ways are reckoned from.
    #[inline]
    pub(super) fn has(&self) -> u128 {
        self.has
    }

    /// The way of a flight that is up to date.
    #[inline]
    pub(super) fn flight(&self, flight: Flight) -> &Way {
        debug_assert!(self.known & flight.bit() != 0, "ways are up to date");
        &self.flights[flight.index()]
    }

    /// The ways of one's own Final Flights, after an update.
    pub(super) fn finals(&mut self, sight: Sight<'_>, numbers: &Numbers) -> [Way; 2] {
        let fares = self.fares.get_or_insert_with(|| Fares::new(sight));
        *self.finals.get_or_insert_with(|| {
            sight.finals().map(|flight| fares.cheapest(sight.board().paths().of_final(flight), numbers))
        })
    }
}

/// What a plane on each link costs, packed so that the costs of a way are one sum: money in the low bits,
/// then own links, then links of others, then links to be bought.
#[derive(Clone)]
struct Fares([u32; MAX_LINKS]);

const OWN: u32 = 1 << 12;
const FOREIGN: u32 = 1 << 18;
const FREE: u32 = 1 << 24;

impl Fares {
    /// The fares while nobody owns anything.
    fn new(sight: Sight<'_>) -> Self {
        let mut fares = Self([0; MAX_LINKS]);
        for link in 0..sight.board().links.len() {
            fares.set(sight, link, [false; 3]);
        }
        fares
    }

    /// The fare of a link by whether one has a plane on it, owns it, and anybody owns it. Whether it can only have
    /// become dearer.
    fn set(&mut self, sight: Sight<'_>, link: usize, state: [bool; 3]) -> bool {
        let before = self.0[link];
        let price = u32::from(sight.board().links[link].price);
        self.0[link] = match state {
            [true, ..] => 0,
            [_, true, _] => PLANE_PRICE + OWN,
            [_, _, true] => PLANE_PRICE + TOLL + FOREIGN,
            _ => PLANE_PRICE + price + FREE,
        };
        // A toll instead of a low price; see what `cheapest` adds for each.
        let tolled = self.0[link] == PLANE_PRICE + TOLL + FOREIGN && price < TOLL + 3;
        before == 0 || before == PLANE_PRICE + price + FREE && tolled
    }

    /// The cheapest of some paths, a turn being worth so much money.
    fn cheapest(&self, paths: &[Path], numbers: &Numbers) -> Way {
        let turn = numbers.turn as u32;
        let (mut least, mut best) = (u32::MAX, Way::default());
        for path in paths {
            let sum = path.order().iter().fold(0, |sum, &link| sum + self.0[link as usize]);
            let (money, own) = (sum & (OWN - 1), sum >> 12 & 63);
            let (foreign, free) = (sum >> 18 & 63, sum >> 24);
            let (money, actions) = (money + fee(own), foreign + free + u32::from(own > 0));
            // Links that are bought stay; tolls help a rival.
            let price = 4 * (money + turn * actions) + 8 * foreign - 4 * free;
            if price < least {
                (least, best) = (price, Way { links: path.links, money, actions, foreign, free });
            }
        }
        best
    }
}
