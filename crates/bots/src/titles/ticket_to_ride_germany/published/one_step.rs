//! One Step Thinker: the next route of its dearest open ticket, and nothing else.

use super::{LONGS, tickets};
use super::{claim, color_for, draw, first_step, go_long, keep_cheapest, ways_left};
use ticket_to_ride_germany::{Action, Asked, Card, FewTickets, Sight};

/// With fewer trains than this at any seat it draws no more tickets.
const TRAINS: u8 = 8;

/// Keeps every starting ticket, later the cheapest.
pub(super) fn keep(sight: Sight<'_>) -> Action {
    if sight.asked() == Asked::FirstTickets {
        return Action::Keep { tickets: FewTickets::of(sight.offer().set()) };
    }
    keep_cheapest(sight)
}

pub(super) fn turn(sight: Sight<'_>, actions: &[Action]) -> Option<Action> {
    let open = sight.open_to(sight.seat());
    if let Some(action) = step(sight, actions, open) {
        return Some(action);
    }
    let plenty = sight.seat().round(sight.seats()).all(|seat| sight.trains(seat) >= TRAINS);
    if plenty && sight.asked() == Asked::Turn {
        let draw = Action::Tickets { mix: tickets::nearest(sight, LONGS) };
        if actions.contains(&draw) {
            return Some(draw);
        }
    }
    go_long(sight, actions)
}

/// Claims the first route of the way with fewest routes, or draws for it: its colour, then a locomotive, then
/// unseen. `None` once no ticket is left to work on.
pub(super) fn step(sight: Sight<'_>, actions: &[Action], open: u128) -> Option<Action> {
    let trains = sight.trains(sight.seat());
    let fits = |routes: u128| network::Bits(routes).all(|route| sight.board().routes[route].length <= trains);
    let (card, way) = ways_left(sight, open, |_| 1).find(|(_, way)| fits(way.routes))?;
    let route = first_step(sight, card, way)?;
    if let Some(action) = claim(sight, actions, route) {
        return Some(action);
    }
    let wanted = Action::Take { card: color_for(sight, route) };
    let locomotive = Action::Take { card: Card::LOCOMOTIVE };
    if !actions.contains(&wanted) && actions.contains(&locomotive) {
        return Some(locomotive);
    }
    Some(draw(actions, color_for(sight, route)))
}
