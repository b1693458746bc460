//! Ways that use every link at most once, as Final Flights need them (JS-20).
//!
//! A way from a first city through a second to a third with every link at most once exists exactly when two
//! units can flow from the second city, one to each of the others, over links of capacity one: the two
//! streams are two ways that share no link, and joined in the second city they are the way sought. So one
//! search and one augmentation decide it exactly, without listing ways. A test compares it with brute force.

use network::{Bits, Graph, MAX_PLACES};

/// No link leads here.
const NONE: u8 = u8::MAX;

/// Whether `links` allow a way from `from` through `through` to `to` with every link at most once. The
/// middle city differs from both ends; the ends may be the same.
pub(crate) fn trail_exists(graph: &Graph, links: u128, from: usize, through: usize, to: usize) -> bool {
    // Cheap refusals first: each end needs a link, the middle two.
    let degree = |city: usize| (graph.touching(city) & links).count_ones();
    if degree(from) == 0 || degree(to) == 0 || degree(through) < 2 {
        return false;
    }
    let Some(via) = search(graph, links, 0, &[NONE; MAX_PLACES], through, to) else { return false };
    let (mut used, mut city) = (0u128, to);
    while city != through {
        let link = via[city] as usize;
        used |= 1 << link;
        city = far(graph, link, city);
    }
    search(graph, links, used, &via, through, from).is_some()
}

/// Searches from `from` to `to`; a link of `used` may only be gone against the stream, which entered a city
/// by `stream`. Gives the link by which each city was entered.
fn search(
    graph: &Graph,
    links: u128,
    used: u128,
    stream: &[u8; MAX_PLACES],
    from: usize,
    to: usize,
) -> Option<[u8; MAX_PLACES]> {
    let mut via = [NONE; MAX_PLACES];
    let mut seen = 1u64 << from;
    let mut edge = seen;
    while edge != 0 {
        let city = edge.trailing_zeros() as usize;
        edge &= edge - 1;
        let back = if stream[city] == NONE { 0 } else { used & 1 << stream[city] };
        for link in Bits(graph.touching(city) & links & (!used | back)) {
            let next = far(graph, link, city);
            if seen >> next & 1 == 0 {
                seen |= 1 << next;
                edge |= 1 << next;
                via[next] = link as u8;
            }
        }
        if seen >> to & 1 == 1 {
            return Some(via);
        }
    }
    None
}

#[inline]
fn far(graph: &Graph, link: usize, city: usize) -> usize {
    let (a, b) = graph.ends(link);
    if a == city { b } else { a }
}

/// The cheapest way through three cities in order over `links`, every link at most once: its cost and its
/// links in order. Every link must cost something, so that no detour is free. `None` if there is no way.
pub(crate) fn cheapest_trail(
    graph: &Graph,
    links: u128,
    [from, through, to]: [usize; 3],
    cost: impl Fn(usize) -> u32,
) -> Option<(u32, Vec<usize>)> {
    // Successive cheapest paths from the middle city: first to one end, then to the other, where going
    // against the first stream gives its cost back.
    let mut stream = [NONE; MAX_PLACES];
    let mut used = 0u128;
    for end in [to, from] {
        let via = relax(graph, links, used, &stream, through, end, &cost)?;
        let mut city = end;
        while city != through {
            let link = via[city] as usize;
            used ^= 1 << link;
            city = far(graph, link, city);
        }
        stream = via;
    }
    let total = Bits(used).map(&cost).sum();
    Some((total, in_order(graph, used, [from, through, to])))
}

/// Bellman and Ford: the cheapest way from `from` to `to` where links of `used` are gone only against
/// `stream` and then give their cost back.
fn relax(
    graph: &Graph,
    links: u128,
    used: u128,
    stream: &[u8; MAX_PLACES],
    from: usize,
    to: usize,
    cost: impl Fn(usize) -> u32,
) -> Option<[u8; MAX_PLACES]> {
    let mut best = [i64::MAX; MAX_PLACES];
    let mut via = [NONE; MAX_PLACES];
    best[from] = 0;
    for _ in 0..graph.places() {
        let mut changed = false;
        for city in 0..graph.places() {
            if best[city] == i64::MAX {
                continue;
            }
            let back = if stream[city] == NONE { 0 } else { used & 1 << stream[city] };
            for link in Bits(graph.touching(city) & links & (!used | back)) {
                let next = far(graph, link, city);
                let price = i64::from(cost(link));
                let total = best[city] + if used >> link & 1 == 1 { -price } else { price };
                if next != from && total < best[next] {
                    best[next] = total;
                    via[next] = link as u8;
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    (via[to] != NONE).then_some(via)
}

/// The links of a cheapest way in the order they are flown. Of a set without a link to spare, every way
/// through the three cities uses all of it, so any step that can be finished is right.
fn in_order(graph: &Graph, links: u128, [from, through, to]: [usize; 3]) -> Vec<usize> {
    let (mut left, mut at, mut passed) = (links, from, false);
    let mut way = Vec::new();
    while left != 0 {
        let step = Bits(graph.touching(at) & left).find(|&link| {
            let next = far(graph, link, at);
            finishable(graph, left & !(1 << link), next, passed, [through, to])
        });
        let Some(link) = step else { break };
        left &= !(1 << link);
        way.push(link);
        at = far(graph, link, at);
        passed |= at == through;
    }
    way
}

/// Whether the way can be finished from `at` over `links` that are still unused: to the third city, and
/// through the second unless it was `passed`. Exact: once the second is passed, links that join the two
/// cities are enough, since a way can leave out its loops.
pub(crate) fn finishable(
    graph: &Graph,
    links: u128,
    at: usize,
    passed: bool,
    [through, to]: [usize; 2],
) -> bool {
    if passed || at == through {
        at == to || graph.connected(links, at, to)
    } else {
        trail_exists(graph, links, at, through, to)
    }
}
