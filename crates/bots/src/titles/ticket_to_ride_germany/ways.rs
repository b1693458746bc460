//! The cheapest way between two places, on bit sets and small arrays: planning lives on it.

use network::{MAX_LINKS, MAX_PLACES};
use ticket_to_ride_germany::{Board, TicketCard};

/// What each route costs, by its index. Sums stay below 65,536: a way has fewer than 64 routes.
pub(super) type Costs = [u16; MAX_LINKS];

/// The most a single route may cost, so that no sum overflows.
pub(super) const DEAREST: u16 = u16::MAX / MAX_PLACES as u16 - 1;

/// A way between two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    /// The sum of its costs.
    pub(super) cost: u16,
    /// The routes that are not free, as a set.
    pub(super) routes: u128,
}

/// Where one may go, and at what cost.
pub(super) struct Land<'l> {
    pub(super) board: &'static Board,
    /// Routes that cost nothing, as a set.
    pub(super) free: u128,
    /// Routes that cost what `costs` says, as a set.
    pub(super) open: u128,
    pub(super) costs: &'l Costs,
}

impl Land<'_> {
    /// The cheapest way that completes a ticket. TG-20: a country is served by any of its end points.
    pub(super) fn way_for(&self, ticket: &TicketCard) -> Option<Way> {
        self.way(self.board.nodes_of(ticket.a), self.board.nodes_of(ticket.b))
    }

    /// The cheapest way from any node of one set to any node of another.
    pub(super) fn way(&self, from: u64, to: u64) -> Option<Way> {
        if is_joined(self.board, self.free, from, to) {
            return Some(Way { cost: 0, routes: 0 });
        }
        let mut reached = Reached::new(from);
        let end = self.search(&mut reached, !self.dead_ends(from | to), to, u16::MAX)?;
        Some(Way { cost: reached.cost[end], routes: self.trace(&reached, from, end) })
    }

    /// The routes to end points of countries that lead nowhere else, but for those of these nodes, as a set.
    fn dead_ends(&self, wanted: u64) -> u128 {
        let mut routes = 0;
        for node in self.board.cities.len()..self.board.graph.places() {
            let only = self.board.graph.touching(node);
            if only.is_power_of_two() && wanted >> node & 1 == 0 {
                routes |= only;
            }
        }
        routes
    }

    /// What it costs to get from any node of a set to each node; of what is dearer than `most` it is only sure that
    /// it is.
    pub(super) fn costs_from(&self, from: u64, most: u16) -> [u16; MAX_PLACES] {
        let mut reached = Reached::new(from);
        let _ = self.search(&mut reached, u128::MAX, 0, most);
        reached.cost
    }

    /// Dijkstra's search over these routes until a node of `to` is settled, or all that cost no more than `most` are.
    fn search(&self, reached: &mut Reached, routes: u128, to: u64, most: u16) -> Option<usize> {
        let graph = &self.board.graph;
        let all = (self.free | self.open) & routes;
        let mut prices = *self.costs;
        network::each_bit(self.free, |route| prices[route] = 0);
        // What is dearer than the cheapest way so far is no part of a cheaper one.
        let mut known = u16::MAX;
        while let Some(near) = reached.nearest() {
            if to >> near & 1 == 1 {
                return Some(near);
            }
            let base = reached.cost[near];
            if base > most {
                return None;
            }
            network::each_bit(graph.touching(near) & all, |route| {
                let (a, b) = graph.ends(route);
                let far = (a ^ b ^ near) % MAX_PLACES;
                // A node that is done costs no more than this one, so it is never cheaper from here.
                let cost = base + prices[route % MAX_LINKS];
                if cost < reached.cost[far] && cost <= known {
                    reached.come(far, cost, route as u8);
                    if to >> far & 1 == 1 {
                        known = cost;
                    }
                }
            });
        }
        None
    }

    fn trace(&self, reached: &Reached, from: u64, end: usize) -> u128 {
        let (mut node, mut routes) = (end, 0);
        while from >> node & 1 == 0 {
            let route = reached.via[node] as usize;
            routes |= 1 << route;
            let (a, b) = self.board.graph.ends(route);
            node ^= a ^ b;
        }
        routes & !self.free
    }
}

/// Whether routes join two sets of nodes, as they do for every ticket that is completed or planned for.
fn is_joined(board: &Board, routes: u128, from: u64, to: u64) -> bool {
    let graph = &board.graph;
    let touched = |nodes: u64| {
        let mut touching = 0;
        network::each_bit(nodes.into(), |node| touching |= graph.touching(node));
        touching & routes
    };
    if touched(to) == 0 {
        return from & to != 0;
    }
    let (mut reach, mut left, mut edge) = (from, routes, touched(from));
    while edge != 0 && reach & to == 0 {
        left &= !edge;
        let mut next = 0;
        network::each_bit(edge, |route| {
            let (a, b) = graph.ends(route);
            let new = (1 << a | 1 << b) & !reach;
            reach |= new;
            network::each_bit(new.into(), |node| next |= graph.touching(node));
        });
        edge = next & left;
    }
    reach & to != 0
}

/// Whether routes complete every ticket of a set.
pub(super) fn all_joined(board: &Board, routes: u128, tickets: u128) -> bool {
    network::Bits(tickets).all(|ticket| {
        let card = &board.tickets[ticket];
        is_joined(board, routes, board.nodes_of(card.a), board.nodes_of(card.b))
    })
}

/// The spaces that each ticket of a set still lacks for who has some routes and may claim others, in the order of the
/// set; `None` where there is no way.
pub(super) fn lacking(
    board: &'static Board,
    own: u128,
    open: u128,
    tickets: u128,
) -> impl Iterator<Item = Option<u16>> {
    let mut costs = [0; MAX_LINKS];
    for (cost, link) in costs.iter_mut().zip(&board.routes) {
        *cost = u16::from(link.length);
    }
    // Tickets from the same place share a look.
    let mut looked = (0, [u16::MAX; MAX_PLACES]);
    network::Bits(tickets).map(move |ticket| {
        let card = &board.tickets[ticket];
        let from = board.nodes_of(card.a);
        if looked.0 != from {
            let land = Land { board, free: own, open: open & !own, costs: &costs };
            looked = (from, land.costs_from(from, u16::MAX));
        }
        let ends = network::Bits(board.nodes_of(card.b).into());
        ends.map(|node| looked.1[node]).min().filter(|&spaces| spaces < u16::MAX)
    })
}

/// What a search has found so far.
///
/// The queue is a row of shelves, each a set of nodes whose costs are near each other, so that the nearest node is
/// one of the few on the first shelf that is not empty.
struct Reached {
    cost: [u16; MAX_PLACES],
    via: [u8; MAX_PLACES],
    /// Nodes with a cost that may still fall, by shelf,
    shelves: [u64; SHELVES],
    /// and the shelves that are not empty, as a set.
    filled: u64,
}

/// Shelves of the queue; the last holds all that is dearer.
const SHELVES: usize = 64;
/// Costs on one shelf differ by less than two to this power: half a turn.
const SHELF: u32 = 5;

impl Reached {
    fn new(from: u64) -> Self {
        let mut cost = [u16::MAX; MAX_PLACES];
        network::each_bit(from.into(), |node| cost[node] = 0);
        let mut shelves = [0; SHELVES];
        shelves[0] = from;
        Self { cost, via: [0; MAX_PLACES], shelves, filled: u64::from(from != 0) }
    }

    #[inline]
    fn shelf(cost: u16) -> usize {
        usize::from(cost >> SHELF).min(SHELVES - 1)
    }

    /// Notes a cheaper way to a node.
    #[inline]
    fn come(&mut self, node: usize, cost: u16, route: u8) {
        let (old, new) = (Self::shelf(self.cost[node]), Self::shelf(cost));
        (self.cost[node], self.via[node]) = (cost, route);
        if old != new {
            self.shelves[old] &= !(1 << node);
            self.filled &= !(u64::from(self.shelves[old] == 0) << old);
        }
        self.shelves[new] |= 1 << node;
        self.filled |= 1 << new;
    }

    /// Takes the nearest node, of equally near ones the first.
    #[inline]
    fn nearest(&mut self) -> Option<usize> {
        if self.filled == 0 {
            return None;
        }
        let shelf = self.filled.trailing_zeros() as usize % SHELVES;
        let mut left = self.shelves[shelf];
        let mut best = left.trailing_zeros() as usize % MAX_PLACES;
        left &= left - 1;
        while left != 0 {
            let node = left.trailing_zeros() as usize % MAX_PLACES;
            best = if self.cost[node] < self.cost[best] { node } else { best };
            left &= left - 1;
        }
        self.shelves[shelf] &= !(1 << best);
        self.filled &= !(u64::from(self.shelves[shelf] == 0) << shelf);
        Some(best)
    }
}

/// The nodes joined to each node by these routes, itself included.
pub(super) fn joined(board: &Board, routes: u128) -> [u64; MAX_PLACES] {
    let mut reach: [u64; MAX_PLACES] = std::array::from_fn(|node| 1 << node);
    network::each_bit(routes, |route| {
        let (a, b) = board.graph.ends(route);
        if reach[a] >> b & 1 == 0 {
            let both = reach[a] | reach[b];
            network::each_bit(both.into(), |node| reach[node] = both);
        }
    });
    reach
}

/// TG-23: whether these joined nodes complete a ticket.
pub(super) fn completes(board: &Board, joined: &[u64; MAX_PLACES], ticket: &TicketCard) -> bool {
    let to = board.nodes_of(ticket.b);
    network::Bits(board.nodes_of(ticket.a).into()).any(|node| joined[node] & to != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Board as _, Luck, Stream};
    use ticket_to_ride_germany::{Progress, Ticket};

    #[test]
    fn tickets_lack_as_much_as_the_board_says() {
        let board = Board::built_in();
        let mut luck = Luck::fast(6);
        for _ in 0..40 {
            let (mut own, mut open) = (0u128, 0u128);
            for route in 0..board.routes.len() {
                match luck.below(Stream(0), 4) {
                    0 => own |= 1 << route,
                    1 | 2 => open |= 1 << route,
                    _ => {}
                }
            }
            let tickets = board.all_tickets();
            for (ticket, lacking) in network::Bits(tickets).zip(lacking(board, own, open, tickets)) {
                let expected = match board.progress(Ticket(ticket as u8), own, open) {
                    Progress::Completed { .. } => Some(0),
                    Progress::Possible { missing, .. } => Some(missing as u16),
                    Progress::CutOff => None,
                };
                assert_eq!(lacking, expected);
            }
        }
    }

    #[test]
    fn ways_are_as_cheap_as_the_graph_says() {
        let board = Board::built_in();
        let mut luck = Luck::fast(5);
        let mut below = |bound: u32| luck.below(Stream(0), bound);
        for _ in 0..300 {
            let mut costs: Costs = [0; MAX_LINKS];
            let (mut open, mut free) = (0u128, 0u128);
            for (route, cost) in costs.iter_mut().enumerate().take(board.routes.len()) {
                *cost = 1 + below(DEAREST.into()) as u16;
                match below(8) {
                    0..5 => open |= 1 << route,
                    5 => free |= 1 << route,
                    _ => {}
                }
            }
            let nodes = board.graph.places() as u32;
            let (from, to) = (below(nodes) as usize, below(nodes) as usize);
            let price = |route: usize| if free >> route & 1 == 1 { 0 } else { u32::from(costs[route]) };
            let expected = board.graph.cheapest(open | free, from, to, price).map(|(cost, _)| cost);
            let land = Land { board, free, open, costs: &costs };
            let way = land.way(1 << from, 1 << to);
            assert_eq!(way.map(|way| u32::from(way.cost)), expected);
            if let Some(way) = way {
                assert!(board.graph.connected(way.routes | free, from, to));
                assert_eq!(network::Bits(way.routes).map(price).sum::<u32>(), u32::from(way.cost));
                assert_eq!(land.costs_from(1 << from, u16::MAX)[to], way.cost);
            }
            assert_eq!(
                joined(board, open)[from] >> to & 1 == 1,
                board.graph.connected(open, from, to),
                "what is joined is connected"
            );
        }
    }
}
