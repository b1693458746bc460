//! What to build when no ticket asks for anything: the routes that bring most for the turns they take.

use super::numbers::Numbers;
use super::passengers::Fares;
use super::plan::kind;
use ticket_to_ride_germany::{CARDS, Card, MAX_LENGTH, Sight};

/// The route to work for now, as a set of one, or none if no route is left.
pub(super) fn target(sight: Sight<'_>, numbers: &Numbers, fares: &Fares) -> u128 {
    let board = sight.board();
    let seat = sight.seat();
    let trains = sight.trains(seat);
    let hand = &sight.hand().0;
    let locomotives = hand[Card::LOCOMOTIVE.index()];
    let most = hand[..CARDS - 1].iter().copied().max().unwrap_or(0);
    let lacking: [f32; MAX_LENGTH + 1] = std::array::from_fn(|missing| {
        let missing = missing as f32;
        1.0 + numbers.turns_for(missing) + 0.15 * missing
    });
    // Turns for each kind of route, by colour and length.
    let turns: [[f32; MAX_LENGTH + 1]; CARDS] = std::array::from_fn(|color| {
        let cards = if color == Card::LOCOMOTIVE.index() { most } else { hand[color] };
        let held = usize::from(cards + locomotives);
        std::array::from_fn(|length| lacking[length.saturating_sub(held)])
    });
    let points: [f32; MAX_LENGTH + 1] = std::array::from_fn(|length| f32::from(board.route_points[length]));
    let crowded = 2.0 * fares.most();
    let (mut best, mut rate) = (0, 0.0);
    network::each_bit(sight.open_to(seat), |route| {
        let link = &board.routes[route];
        let length = usize::from(link.length) % (MAX_LENGTH + 1);
        if link.length > trains {
            return;
        }
        let turns = turns[kind(link)][length];
        // Passengers are counted only where they could matter.
        if points[length] + crowded <= rate * turns {
            return;
        }
        let worth = points[length] + fares.at(sight, route);
        if worth > rate * turns {
            (best, rate) = (1 << route, worth / turns);
        }
    });
    best
}
