//! Bonus connections: how far the small airlines are from their targets, and which routes lead there.

use airlines_europe::{AIRLINES, Airline, Sight};
use network::{Bits, Graph};

/// The way of one airline to its bonus.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Way {
    /// Routes still to buy; 0 if there is no bonus to be had.
    pub(super) routes: u8,
    /// Which of the routes in reach bring the target one route nearer, as a bit set.
    pub(super) nearer: u128,
}

/// The ways that were looked up last; they hold as long as nothing changes where they were looked for.
#[derive(Clone, Default, Debug)]
pub(super) struct Ways([Option<Known>; 4]);

#[derive(Clone, Copy, Debug)]
struct Known {
    land: Land,
    /// The routes that were looked at, as a bit set.
    seen: u128,
    way: Way,
}

/// What a way is read from.
#[derive(Clone, Copy, Debug)]
struct Land {
    airline: Airline,
    planes: u8,
    flown: u128,
    touching: u128,
    usable: u128,
}

impl Known {
    /// Whether the same way would be found: fewer planes matter only if they no longer suffice.
    #[inline]
    fn holds(&self, now: &Land) -> bool {
        let then = &self.land;
        let changed = then.flown ^ now.flown | then.touching ^ now.touching | then.usable ^ now.usable;
        let planes = self.way.routes <= now.planes && now.planes <= then.planes;
        then.airline == now.airline && planes && changed & self.seen == 0
    }
}

impl Ways {
    /// Fills in the way of each airline that has one.
    pub(super) fn all(&mut self, sight: &Sight<'_>, ways: &mut [Way; AIRLINES]) {
        let mut slots = self.0.iter_mut();
        for (index, way) in ways.iter_mut().enumerate() {
            let airline = Airline(index as u8);
            let Some(company) = sight.board().companies.get(index) else { break };
            let Some((target, _)) = company.bonus else { continue };
            if (sight.rewarded() | !sight.flying()) >> index & 1 == 1 || sight.planes()[index] == 0 {
                continue;
            }
            let land = Land {
                airline,
                planes: sight.planes()[index],
                flown: sight.flown(airline),
                touching: sight.touching(airline),
                usable: sight.open(),
            };
            let mut spare = None;
            let slot = slots.next().unwrap_or(&mut spare);
            if !slot.is_some_and(|known| known.holds(&land)) {
                let (way, seen) = land.find(&sight.board().graph, target as usize);
                *slot = Some(Known { land, seen, way });
            }
            *way = slot.map_or_else(Way::default, |known| known.way);
        }
    }
}

impl Land {
    /// Goes out from the target, ring by ring, until the airline's network is met; the way, and the routes that were
    /// looked at.
    fn find(&self, graph: &Graph, target: usize) -> (Way, u128) {
        let mut open = self.usable & !self.flown;
        let (mut cities, mut ring) = (1u64 << target, graph.touching(target));
        let mut seen = ring;
        ring &= open;
        for routes in 1..=self.planes {
            if ring & self.touching != 0 {
                // A route of this ring is a way only from its far end, and the network has not met the near one.
                return (Way { routes, nearer: ring & self.touching }, seen);
            }
            open &= !ring;
            let mut next = 0;
            for route in Bits(ring) {
                let (a, b) = graph.ends(route);
                for city in [a, b] {
                    if cities >> city & 1 == 0 {
                        cities |= 1 << city;
                        next |= graph.touching(city);
                    }
                }
            }
            seen |= next;
            ring = next & open;
            if ring == 0 {
                break;
            }
        }
        (Way::default(), seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use airlines_europe::{Options, State};
    use game::{Game, Luck, Silent};

    #[test]
    fn remembered_ways_are_the_ways_there_are() {
        for number in 0..20u64 {
            let options = Options { flight_ban: number & 1 == 1, ..Options::new(2 + number as usize % 4) };
            let mut luck = Luck::fast(number);
            let mut game = State::new(&options, &mut luck, &mut Silent);
            let (mut kept, mut actions) = (Ways::default(), Vec::new());
            while let Some(seat) = game.turn().first() {
                let sight = game.sight(seat);
                let (mut known, mut fresh) = ([Way::default(); AIRLINES], [Way::default(); AIRLINES]);
                kept.all(&sight, &mut known);
                Ways::default().all(&sight, &mut fresh);
                assert_eq!(known, fresh, "game {number}");
                actions.clear();
                game.legal(seat, &mut actions);
                let action = game::by_kind(&actions, &mut luck);
                game.apply(seat, action, &mut luck, &mut Silent);
            }
        }
    }
}
