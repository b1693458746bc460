//! Paths and ways against brute force, on random small maps and on the built-in board.

use super::*;
use crate::Trail;
use crate::final_path::{cheapest_trail, finishable, trail_exists};
use game::Stream;
use network::{Bits, Graph};

const ANY: Stream = Stream(6);

fn below(luck: &mut Luck, bound: usize) -> usize {
    luck.below(ANY, bound as u32) as usize
}

fn across(graph: &Graph, link: usize, city: usize) -> usize {
    let (a, b) = graph.ends(link);
    if a == city { b } else { a }
}

/// The ways over `links`, each link at most once, that lead to a goal through a city. `used` are links gone
/// already.
struct Brute<'g> {
    graph: &'g Graph,
    links: u128,
    through: usize,
    to: usize,
}

impl Brute<'_> {
    /// Whether there is one from `at`, found by trying.
    fn any(&self, at: usize, passed: bool, used: u128) -> bool {
        let passed = passed || at == self.through;
        let open = self.graph.touching(at) & self.links & !used;
        passed && at == self.to
            || Bits(open).any(|link| self.any(across(self.graph, link, at), passed, used | 1 << link))
    }

    /// The least cost of one from `at`, found by trying all.
    fn least(&self, costs: &[u32], at: usize, passed: bool, used: u128) -> Option<u32> {
        let passed = passed || at == self.through;
        let open = self.graph.touching(at) & self.links & !used;
        let here = (passed && at == self.to).then_some(0);
        let further = Bits(open).filter_map(|link| {
            let next = across(self.graph, link, at);
            Some(costs[link] + self.least(costs, next, passed, used | 1 << link)?)
        });
        here.into_iter().chain(further).min()
    }
}

/// A random small map, with parallel links, and three different cities on it.
fn small(luck: &mut Luck) -> (Graph, [usize; 3]) {
    let cities = 3 + below(luck, 5);
    let links = 1 + below(luck, 11);
    let mut ends = Vec::new();
    while ends.len() < links {
        let (a, b) = (below(luck, cities), below(luck, cities));
        if a != b {
            ends.push((a as u8, b as u8));
        }
    }
    let first = below(luck, cities);
    let second = (first + 1 + below(luck, cities - 1)) % cities;
    let third = (0..cities).find(|city| *city != first && *city != second).expect("three cities");
    (Graph::new(cities, ends), [first, second, third])
}

#[test]
fn a_way_of_three_cities_exists_exactly_when_brute_force_finds_one() {
    let mut luck = Luck::fast(77);
    let mut yes = 0;
    for _ in 0..3000 {
        let (graph, [first, second, third]) = small(&mut luck);
        let links = if below(&mut luck, 2) == 0 { u128::MAX } else { luck.below(ANY, 1 << 11).into() };
        let brute = Brute { graph: &graph, links, through: second, to: third };
        let exists = trail_exists(&graph, links, first, second, third);
        assert_eq!(exists, brute.any(first, false, 0));
        // The ends may be the same while a way is under way.
        assert_eq!(trail_exists(&graph, links, third, second, third), brute.any(third, false, 0));
        for passed in [false, true] {
            let rest = finishable(&graph, links, first, passed, [second, third]);
            assert_eq!(rest, brute.any(first, passed, 0));
        }
        yes += usize::from(exists);
    }
    assert!((600..2400).contains(&yes), "both cases come often: {yes}");
}

#[test]
fn the_cheapest_way_of_three_cities_is_what_brute_force_finds() {
    let mut luck = Luck::fast(78);
    for _ in 0..300 {
        let (graph, cities @ [first, second, third]) = small(&mut luck);
        let costs: Vec<u32> = (0..graph.links()).map(|_| 1 + luck.below(ANY, 9)).collect();
        let brute = Brute { graph: &graph, links: u128::MAX, through: second, to: third };
        let way = cheapest_trail(&graph, u128::MAX, cities, |link| costs[link]);
        assert_eq!(way.as_ref().map(|(cost, _)| *cost), brute.least(&costs, first, false, 0));
        let Some((cost, links)) = way else { continue };
        // The links in order are a way from the first city through the second to the third.
        let (mut at, mut passed, mut used) = (first, false, 0u128);
        for &link in &links {
            assert_eq!((used >> link & 1, graph.touching(at) >> link & 1), (0, 1));
            used |= 1 << link;
            at = across(&graph, link, at);
            passed |= at == second;
        }
        let total: u32 = Bits(used).map(|link| costs[link]).sum();
        assert_eq!((at, passed, total), (third, true, cost));
    }
}

/// A game in which `a` has planes on so many links, most of them joined to each other.
fn flown(luck: &mut Luck, links: u32) -> State {
    let mut state = start(2);
    late(&mut state);
    let graph = &state.options.board.graph;
    let mut set = 1u128 << below(luck, graph.links());
    while set.count_ones() < links {
        let near = Bits(set).fold(0, |near, link| {
            let (a, b) = graph.ends(link);
            near | graph.touching(a) | graph.touching(b)
        }) & !set;
        let nth = luck.below(ANY, near.count_ones());
        set |= 1 << crate::setup::select(near, nth);
    }
    for link in Bits(set) {
        let id = state.options.board.links[link].id.clone();
        fly(&mut state, A, &id);
    }
    state
}

#[test]
fn path_steps_are_exactly_the_first_links_of_simple_paths() {
    let mut luck = Luck::fast(79);
    for _ in 0..150 {
        let state = flown(&mut luck, 12);
        let graph = &state.options.board.graph;
        let links = state.planes[A].links();
        for (index, card) in state.options.board.flights.iter().enumerate() {
            let flight = Flight(index as u8);
            let claim = Action::Claim { flight };
            let mut claimable = state.clone();
            claimable.open = flight.bit();
            let [at, target] = card.cities.map(usize::from);
            let simple = simple_steps(graph, links, at, target, 1 << at);
            assert_eq!(claimable.check(A, claim).is_ok(), simple != 0);
            assert_eq!(state.path_steps(A, flight, at as u8, 1 << at), simple);
            // And at random further on.
            let (mut at, mut seen, mut steps) = (at, 1u64 << at, simple);
            while steps != 0 && at != target {
                let nth = luck.below(ANY, steps.count_ones());
                at = across(graph, crate::setup::select(steps, nth), at);
                seen |= 1 << at;
                if at == target {
                    break;
                }
                steps = simple_steps(graph, links, at, target, seen);
                assert_eq!(state.path_steps(A, flight, at as u8, seen), steps);
                assert_ne!(steps, 0, "a step that was legal can be finished");
            }
        }
    }
}

/// The links that begin a path to `target` without a city of `seen`.
fn simple_steps(graph: &Graph, links: u128, at: usize, target: usize, seen: u64) -> u128 {
    Bits(graph.touching(at) & links)
        .filter(|&link| {
            let next = across(graph, link, at);
            next == target
                || seen >> next & 1 == 0 && simple_steps(graph, links, next, target, seen | 1 << next) != 0
        })
        .filter(|&link| seen >> across(graph, link, at) & 1 == 0)
        .fold(0, |set, link| set | 1 << link)
}

#[test]
fn final_steps_are_exactly_those_that_can_be_finished() {
    let mut luck = Luck::fast(80);
    let mut flyable = 0;
    for _ in 0..400 {
        let mut state = flown(&mut luck, 13);
        let graph = &state.options.board.graph;
        let links = state.planes[A].links();
        // A card of its own: three cities that the planes touch.
        let cities: Vec<usize> =
            (0..graph.places()).filter(|&city| graph.touching(city) & links != 0).collect();
        let card = FinalFlight(below(&mut luck, state.options.board.finals.len()) as u8);
        let [first, second, third] = state.options.board.final_card(card).cities.map(usize::from);
        if ![first, second, third].iter().all(|city| cities.contains(city)) {
            continue;
        }
        let brute = Brute { graph, links, through: second, to: third };
        assert_eq!(state.can_fly(A, card), brute.any(first, false, 0));
        if !state.can_fly(A, card) {
            continue;
        }
        flyable += 1;
        let mut way = Trail { flight: card, at: first as u8, passed: false, used: 0 };
        loop {
            let steps = Bits(graph.touching(way.at as usize) & links & !way.used).filter(|&link| {
                brute.any(across(graph, link, way.at as usize), way.passed, way.used | 1 << link)
            });
            let steps = steps.fold(0u128, |set, link| set | 1 << link);
            assert_eq!(state.trail_steps(A, way), steps);
            state.phase = Phase::FinalPath { seat: A, way: Some(way) };
            assert!(!legal(&state).is_empty(), "a way can always go on or end");
            if steps == 0 {
                break;
            }
            let link = crate::setup::select(steps, luck.below(ANY, steps.count_ones()));
            let at = across(graph, link, way.at as usize);
            way =
                Trail { at: at as u8, passed: way.passed || at == second, used: way.used | 1 << link, ..way };
        }
    }
    assert!(flyable > 5, "some can be flown: {flyable}");
}
