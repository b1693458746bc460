//! Hungry: joins all its tickets by a greedy tree, and draws more tickets whenever trains allow.

use super::{LONGS, claim, draw, go_long, least, tickets};
use crate::titles::ticket_to_ride_germany::ways::{Costs, Land};
use network::MAX_LINKS;
use ticket_to_ride_germany::{Action, Asked, CARDS, Card, FewTickets, Sight};

/// Trains that tickets must leave over when they are chosen.
const SPARE: u8 = 5;
/// It draws tickets while the plan leaves more trains than this.
const PLENTY: u8 = 8;

/// The routes that join tickets, and the points of both.
#[derive(Clone, Copy, Default)]
struct Tree {
    routes: u128,
    spaces: u8,
    points: u32,
}

/// The tree that joins these tickets, dearest first; what can't be joined is left out.
fn tree(sight: Sight<'_>, tickets: u128) -> Tree {
    let board = sight.board();
    let own = sight.routes(sight.seat());
    let mut costs: Costs = [0; MAX_LINKS];
    for (cost, link) in costs.iter_mut().zip(&board.routes) {
        *cost = link.length.into();
    }
    let mut order: Vec<usize> = network::Bits(tickets).collect();
    order.sort_by_key(|&ticket| std::cmp::Reverse(board.tickets[ticket].points));
    let mut tree = Tree::default();
    for ticket in order {
        let card = &board.tickets[ticket];
        let land = Land { board, free: own | tree.routes, open: sight.open_to(sight.seat()), costs: &costs };
        let Some(way) = land.way_for(card) else { continue };
        let spaces: u8 = network::Bits(way.routes).map(|route| board.routes[route].length).sum();
        if tree.spaces + spaces > sight.trains(sight.seat()) {
            continue;
        }
        tree.routes |= way.routes;
        tree.spaces += spaces;
        tree.points += u32::from(card.points);
        let points = |route: usize| u32::from(board.route_points[board.routes[route].length as usize]);
        tree.points += network::Bits(way.routes).map(points).sum::<u32>();
    }
    tree
}

/// Keeps the choice with the most points for each train it needs.
pub(super) fn keep(sight: Sight<'_>, actions: &[Action]) -> Action {
    let trains = sight.trains(sight.seat());
    let mut best: Option<(f32, FewTickets)> = None;
    for action in actions {
        let Action::Keep { tickets } = *action else { continue };
        let tree = tree(sight, sight.tickets() | tickets.set());
        if tree.spaces + SPARE > trains {
            continue;
        }
        let worth = tree.points as f32 / f32::from(tree.spaces.max(1));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, tickets));
        }
    }
    let cheapest = || FewTickets::of(cheapest(sight));
    Action::Keep { tickets: best.map_or_else(cheapest, |(_, tickets)| tickets) }
}

fn cheapest(sight: Sight<'_>) -> u128 {
    let mut order: Vec<usize> = network::Bits(sight.offer().set()).collect();
    order.sort_by_key(|&ticket| sight.board().tickets[ticket].points);
    order.iter().take(least(sight)).fold(0, |set, ticket| set | 1 << ticket)
}

pub(super) fn turn(sight: Sight<'_>, actions: &[Action]) -> Option<Action> {
    let board = sight.board();
    let tree = tree(sight, sight.tickets());
    if sight.asked() == Asked::Turn {
        let longest = |&route: &usize| (board.routes[route].length, std::cmp::Reverse(route));
        let more = Action::Tickets { mix: tickets::nearest(sight, LONGS) };
        if tree.spaces + PLENTY < sight.trains(sight.seat()) && actions.contains(&more) {
            return Some(more);
        }
        if let Some(route) = network::Bits(tree.routes & sight.affordable()).max_by_key(longest) {
            return claim(sight, actions, route);
        }
    }
    if tree.routes == 0 {
        return go_long(sight, actions);
    }
    Some(draw(actions, most_needed(sight, tree.routes)))
}

/// The colour of which most cards are missing; grey routes ask for the colour there is most of.
fn most_needed(sight: Sight<'_>, routes: u128) -> Card {
    let needs = crate::titles::ticket_to_ride_germany::plan::needs(sight, routes);
    let hand = &sight.hand().0;
    let lack = |color: usize| needs[color].saturating_sub(hand[color]);
    let color = (0..CARDS - 1).max_by_key(|&color| (lack(color), hand[color])).unwrap_or(0);
    Card(color as u8)
}
