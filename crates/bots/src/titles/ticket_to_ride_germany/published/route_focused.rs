//! Route Focused: claims by the points of routes and of the tickets they serve.

use super::{claim, color_for, draw, ways_left};
use ticket_to_ride_germany::{Action, Sight};

/// Keeps every starting ticket; it never draws others.
pub(super) fn keep(sight: Sight<'_>) -> Action {
    Action::Keep { tickets: ticket_to_ride_germany::FewTickets::of(sight.offer().set()) }
}

pub(super) fn turn(sight: Sight<'_>, actions: &[Action]) -> Option<Action> {
    let board = sight.board();
    let open = sight.open_to(sight.seat());
    let points = |route: usize| u32::from(board.route_points[board.routes[route].length as usize]);
    // A route's priority: its points, and twice the value of the best ticket it serves.
    let mut priority = [0u32; network::MAX_LINKS];
    for (card, way) in ways_left(sight, open, |_| 1) {
        for route in network::Bits(way.routes) {
            priority[route] = priority[route].max(points(route) + 2 * u32::from(card.points));
        }
    }
    if priority.iter().all(|&priority| priority == 0) {
        for route in network::Bits(open) {
            priority[route] = points(route);
        }
    }
    let fits =
        |&route: &usize| priority[route] > 0 && board.routes[route].length <= sight.trains(sight.seat());
    let best = |routes: u128| {
        network::Bits(routes).filter(fits).max_by_key(|&route| (priority[route], std::cmp::Reverse(route)))
    };
    if let Some(action) = best(sight.affordable()).and_then(|route| claim(sight, actions, route)) {
        return Some(action);
    }
    best(open).map(|route| draw(actions, color_for(sight, route)))
}
