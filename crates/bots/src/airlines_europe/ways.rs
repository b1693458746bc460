//! Bonus connections: how far the small airlines are from their targets, and which routes lead there.

use airlines_europe::{AIRLINES, Airline, Sight};
use network::Bits;

/// The way of one airline to its bonus.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Way {
    /// Routes still to buy; 0 if there is no bonus to be had.
    pub(super) routes: u8,
    /// Which of the routes in reach bring the target one route nearer, as a bit set.
    pub(super) nearer: u128,
}

/// The ways that were looked up last; they hold as long as what they were read from.
#[derive(Clone, Default, Debug)]
pub(super) struct Ways([Option<Known>; 4]);

#[derive(Clone, Copy, Debug)]
struct Known {
    airline: u8,
    touching: u128,
    usable: u128,
    way: Way,
}

impl Ways {
    /// The way of each airline.
    pub(super) fn all(&mut self, sight: &Sight<'_>) -> [Way; AIRLINES] {
        let mut ways = [Way::default(); AIRLINES];
        let mut slots = self.0.iter_mut();
        for (index, way) in ways.iter_mut().enumerate() {
            let airline = Airline(index as u8);
            let Some(company) = sight.board().companies.get(index) else { break };
            let Some((target, _)) = company.bonus else { continue };
            if (sight.rewarded() | !sight.flying()) >> index & 1 == 1 || sight.planes()[index] == 0 {
                continue;
            }
            let (touching, usable) = (sight.touching(airline), sight.open());
            let mut spare = None;
            let slot = slots.next().unwrap_or(&mut spare);
            match slot {
                Some(known)
                    if known.airline == airline.0 && known.touching == touching && known.usable == usable =>
                {
                    *way = known.way;
                }
                _ => {
                    *way = find(sight, airline, target as usize);
                    *slot = Some(Known { airline: airline.0, touching, usable, way: *way });
                }
            }
        }
        ways
    }
}

/// Goes out from the target, ring by ring, until the airline's network is met.
fn find(sight: &Sight<'_>, airline: Airline, target: usize) -> Way {
    let graph = &sight.board().graph;
    let own = sight.flown(airline);
    let mut open = sight.open() & !own;
    let (touching, planes) = (sight.touching(airline), sight.planes()[airline.index()]);
    let (mut seen, mut ring) = (1u64 << target, graph.touching(target) & open);
    for routes in 1..=planes {
        if ring & touching != 0 {
            // A route of this ring is a way only from its far end, and the network has not met the near one.
            return Way { routes, nearer: ring & touching };
        }
        open &= !ring;
        let mut next = 0;
        for route in Bits(ring) {
            let (a, b) = graph.ends(route);
            for city in [a, b] {
                if seen >> city & 1 == 0 {
                    seen |= 1 << city;
                    next |= graph.touching(city);
                }
            }
        }
        ring = next & open;
        if ring == 0 {
            break;
        }
    }
    Way::default()
}
