//! The short paths of every flight card, listed once for each board: players that decide millions of times
//! compare a few paths instead of searching the map.

use crate::Board;
use crate::numbers::PLANES;
use network::{Bits, Graph, MAX_PLACES};

/// Paths up to so many links longer than the shortest are listed.
const DETOUR: usize = 1;
/// At most so many paths of one flight, shorter ones first: odd boards have thousands.
const MOST: usize = 32;
/// At most so many ways of one Final Flight.
const MOST_FINAL: usize = 80;
/// The most links of a listed path: no player has more planes (JS-1).
const LONGEST: usize = PLANES as usize;

/// The short paths of every flight card of a board.
#[derive(Debug)]
pub struct Paths {
    flights: Vec<Vec<Path>>,
    finals: Vec<Vec<Path>>,
    using: Vec<u128>,
}

/// One path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// Its links as a set.
    pub links: u128,
    /// How many they are.
    count: u8,
    /// They in the order they are flown.
    order: [u8; LONGEST],
}

impl Path {
    fn new(links: u128, order: &[u8]) -> Self {
        let mut path = Self { links, count: order.len() as u8, order: [0; LONGEST] };
        path.order[..order.len()].copy_from_slice(order);
        path
    }

    /// Its links in the order they are flown.
    #[inline]
    pub fn order(&self) -> &[u8] {
        &self.order[..usize::from(self.count)]
    }
}

impl Board {
    /// The short paths of every flight card; listed when first asked for.
    #[inline]
    pub fn paths(&self) -> &Paths {
        self.paths.get_or_init(|| Paths::of(self))
    }
}

impl Paths {
    /// JS-13: paths between the two cities of a flight, shorter ones first, none with a city twice.
    #[inline]
    pub fn of_flight(&self, flight: crate::Flight) -> &[Path] {
        &self.flights[flight.index()]
    }

    /// JS-20: ways of a Final Flight, shorter ones first, none with a link twice.
    #[inline]
    pub fn of_final(&self, flight: crate::FinalFlight) -> &[Path] {
        &self.finals[flight.index()]
    }

    /// The flights that have a listed path over a link.
    #[inline]
    pub fn using(&self, link: crate::Link) -> u128 {
        self.using[link.index()]
    }

    fn of(board: &Board) -> Self {
        let graph = &board.graph;
        let flights: Vec<Vec<Path>> = board
            .flights
            .iter()
            .map(|card| {
                let [a, b] = card.cities.map(usize::from);
                let mut walk = Walk::new(graph, [a, b, b], true, MOST);
                walk.lengths(card.way.count_ones() as usize)
            })
            .collect();
        let over = |link: usize| {
            let fits = |paths: &Vec<Path>| paths.iter().any(|path| path.links >> link & 1 == 1);
            flights
                .iter()
                .enumerate()
                .filter(|(_, paths)| fits(paths))
                .fold(0, |set, (flight, _)| set | 1 << flight)
        };
        let using = (0..board.links.len()).map(over).collect();
        let finals = board.finals.iter().map(|card| {
            let mut walk = Walk::new(graph, card.cities.map(usize::from), false, MOST_FINAL);
            walk.lengths(card.way.count_ones() as usize)
        });
        Self { finals: finals.collect(), flights, using }
    }
}

/// A walk through all paths of a length, leaving out what can't arrive in time.
struct Walk<'g> {
    graph: &'g Graph,
    /// First, second and third city; a flight has only two, so that its second is its third.
    cities: [usize; 3],
    /// Whether no city may be met twice (JS-13), or only no link (JS-20).
    simple: bool,
    most: usize,
    /// Links from each city to the second and to the third.
    far: [[usize; MAX_PLACES]; 2],
    order: Vec<u8>,
    found: Vec<Path>,
}

impl<'g> Walk<'g> {
    fn new(graph: &'g Graph, cities: [usize; 3], simple: bool, most: usize) -> Self {
        let far = [cities[1], cities[2]].map(|city| distances(graph, city));
        Self { graph, cities, simple, most, far, order: Vec::new(), found: Vec::new() }
    }

    fn lengths(&mut self, shortest: usize) -> Vec<Path> {
        for length in shortest..=(shortest + DETOUR).min(LONGEST) {
            self.step(self.cities[0], 1 << self.cities[0], 0, self.simple, length);
        }
        std::mem::take(&mut self.found)
    }

    fn step(&mut self, at: usize, seen: u64, used: u128, passed: bool, left: usize) {
        let [_, second, third] = self.cities;
        let passed = passed || at == second;
        let need = if passed { self.far[1][at] } else { self.far[0][at] + self.far[1][second] };
        if need > left || self.found.len() == self.most {
            return;
        }
        if left == 0 {
            // Nothing is needed and nothing is left, so this is the third city.
            self.found.push(Path::new(used, &self.order));
            return;
        }
        if self.simple && at == third {
            return;
        }
        for link in Bits(self.graph.touching(at) & !used) {
            let (a, b) = self.graph.ends(link);
            let next = if a == at { b } else { a };
            if self.simple && seen >> next & 1 == 1 {
                continue;
            }
            self.order.push(link as u8);
            self.step(next, seen | 1 << next, used | 1 << link, passed, left - 1);
            self.order.pop();
        }
    }
}

/// How many links each city is away from one; far more than a board has where no way leads.
fn distances(graph: &Graph, from: usize) -> [usize; MAX_PLACES] {
    let mut far = [usize::MAX / 4; MAX_PLACES];
    far[from] = 0;
    let mut edge = vec![from];
    while let Some(near) = (!edge.is_empty()).then(|| edge.remove(0)) {
        for link in Bits(graph.touching(near)) {
            let (a, b) = graph.ends(link);
            let next = if a == near { b } else { a };
            if far[next] > far[near] + 1 {
                far[next] = far[near] + 1;
                edge.push(next);
            }
        }
    }
    far
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FinalFlight, Flight};
    use game::Board as _;

    #[test]
    fn paths_begin_with_a_shortest_and_lead_where_the_card_says() {
        let board = Board::built_in();
        let paths = board.paths();
        for (index, card) in board.flights.iter().enumerate() {
            let listed = paths.of_flight(Flight(index as u8));
            assert_eq!(listed[0].order().len() as u32, card.way.count_ones(), "{}", card.id);
            assert!(listed.iter().any(|path| path.links == card.way), "{}", card.id);
            for path in listed {
                assert_eq!(ends(board, path, card.cities[0]), card.cities[1], "{}", card.id);
            }
        }
        for (index, card) in board.finals.iter().enumerate() {
            let listed = paths.of_final(FinalFlight(index as u8));
            assert_eq!(listed[0].order().len() as u32, card.way.count_ones(), "{}", card.id);
            for path in listed {
                assert_eq!(ends(board, path, card.cities[0]), card.cities[2], "{}", card.id);
            }
        }
    }

    fn ends(board: &Board, path: &Path, from: u8) -> u8 {
        let set = path.order().iter().fold(0u128, |set, link| set | 1 << link);
        assert_eq!((set, set.count_ones() as usize), (path.links, path.order().len()), "every link once");
        path.order().iter().fold(from, |at, &link| {
            assert_ne!(board.graph.touching(at.into()) >> link & 1, 0, "links join");
            board.across(link.into(), at)
        })
    }
}
