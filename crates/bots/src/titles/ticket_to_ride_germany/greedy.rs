//! L1: the best at once.

use super::numbers::Numbers;
use super::passengers::Fares;
use super::ways;
use crate::{Breadth, Style};
use network::MAX_PLACES;
use ticket_to_ride_germany::{Action, Asked, Board, Card, Sight, TicketCard};

/// What drawing cards is worth; claims that bring less wait.
const CARDS: f32 = 4.5;
/// What it is worth that a claim touches a ticket's place.
const STEP: f32 = 2.0;
/// What a passenger is worth, by its fare.
const FARE: f32 = 0.5;

/// What each action is worth at once: the points it brings, then a little for what it leads to.
pub(super) fn values(sight: Sight<'_>, actions: &[Action], values: &mut Vec<f32>) {
    let numbers = Numbers::new(Breadth::Novice, Style::Even);
    let board = sight.board();
    let joined = ways::joined(board, sight.routes(sight.seat()));
    let fares = Fares::new(sight, &numbers);
    let worth = |&action: &Action| match action {
        Action::Claim { route, locomotives, .. } => {
            let mut worth = f32::from(board.route_points[board.routes[route.index()].length as usize]);
            for ticket in network::Bits(sight.tickets()) {
                let card = &board.tickets[ticket];
                if !ways::completes(board, &joined, card) {
                    worth += match touches(board, &joined, route.index(), card) {
                        2 => 2.0 * f32::from(card.points),
                        1 => STEP,
                        _ => 0.0,
                    };
                }
            }
            worth + FARE * fares.at(sight, route.index()) - 0.1 * f32::from(locomotives)
        }
        Action::Passenger { color, .. } => color.map_or(0.0, |color| fares.of(color)),
        // A ticket not yet completed counts against its holder.
        Action::Keep { tickets } => {
            tickets.iter().map(|ticket| -f32::from(board.tickets[ticket.index()].points)).sum()
        }
        // A card is worth the more, the longer a claim it helps to pay for.
        Action::Take { card: Card::LOCOMOTIVE } => CARDS + 0.3,
        Action::Take { card } => CARDS + 0.1 * f32::from(sight.hand()[card].min(6)),
        Action::Draw => CARDS + 0.2,
        Action::Tickets { mix } if sight.asked() == Asked::Mix => -f32::from(mix.long),
        Action::Tickets { mix } => -10.0 - f32::from(mix.long),
        Action::Pass => 0.0,
    };
    values.extend(actions.iter().map(worth));
}

/// How many places of a ticket the two networks that a route joins reach.
fn touches(board: &Board, joined: &[u64; MAX_PLACES], route: usize, card: &TicketCard) -> usize {
    let (a, b) = board.graph.ends(route);
    let both = joined[a] | joined[b];
    [card.a, card.b].iter().filter(|&&place| board.nodes_of(place) & both != 0).count()
}
