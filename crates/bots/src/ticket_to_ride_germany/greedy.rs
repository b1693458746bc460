//! L1: the best at once.

use super::numbers::Numbers;
use super::passengers::Fares;
use super::ways;
use crate::{Breadth, Style};
use ticket_to_ride_germany::{Action, Card, Sight};

/// What each action is worth at once: points first, then a little for what it leads to.
pub(super) fn values(sight: Sight<'_>, actions: &[Action], values: &mut Vec<f32>) {
    let numbers = Numbers::new(Breadth::Casual, Style::Even);
    let board = sight.board();
    let own = sight.routes(sight.seat());
    let before = ways::joined(board, own);
    let fares = Fares::new(sight, &numbers);
    let worth = |&action: &Action| match action {
        Action::Claim { route, locomotives, .. } => {
            let after = ways::joined(board, own | 1 << route.0);
            let mut points = f32::from(board.route_points[board.routes[route.index()].length as usize]);
            network::each_bit(sight.tickets(), |ticket| {
                let card = &board.tickets[ticket];
                if !ways::completes(board, &before, card) && ways::completes(board, &after, card) {
                    points += 2.0 * f32::from(card.points);
                }
            });
            points - 0.1 * f32::from(locomotives)
        }
        Action::Passenger { color, .. } => color.map_or(0.0, |color| fares.of(color)),
        // The dearest tickets promise most.
        Action::Keep { tickets } => {
            tickets.iter().map(|ticket| -f32::from(board.tickets[ticket.index()].points)).sum()
        }
        Action::Take { card: Card::LOCOMOTIVE } => 0.5,
        // A card is worth the longer a claim it helps to pay for.
        Action::Take { card } => 0.1 * f32::from(sight.hand()[card].min(4)) + 0.1,
        Action::Draw => 0.2,
        Action::Tickets { mix } => -10.0 - f32::from(mix.long),
        Action::Pass => 0.0,
    };
    values.extend(actions.iter().map(worth));
}
