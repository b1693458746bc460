//! What can be told of the rivals: how long they let the game last, and where they build.

use super::numbers::Numbers;
use crate::Breadth;
use game::Seat;
use ticket_to_ride_germany::Sight;
use ticket_to_ride_germany::numbers::FEW_TRAINS;

/// Spaces of a usual claim.
const SPACES: f32 = 2.6;
/// Turns that a game has at the start, for who does not look at rivals.
const UNSEEN: f32 = 40.0;

/// Turns the seat is likely to have, this one included.
pub(super) fn clock(sight: Sight<'_>, numbers: &Numbers) -> f32 {
    if sight.last().is_some() {
        return 1.0;
    }
    if numbers.breadth == Breadth::Novice {
        return UNSEEN;
    }
    let turns = |seat| {
        let trains = f32::from(sight.trains(seat)) - f32::from(FEW_TRAINS);
        let hand = f32::from(sight.hand_size(seat));
        (trains / SPACES).ceil() + numbers.turns_for(trains - 0.7 * hand)
    };
    1.0 + sight.rivals().map(turns).fold(f32::MAX, f32::min)
}

/// The nodes that the routes of a seat touch, as a set.
pub(super) fn touched(sight: Sight<'_>, seat: Seat) -> u64 {
    let graph = &sight.board().graph;
    let mut nodes = 0u64;
    network::each_bit(sight.routes(seat), |route| {
        let (a, b) = graph.ends(route);
        nodes |= 1 << a | 1 << b;
    });
    nodes
}

/// How many rivals would join two of their networks by this route. Who is last among three or more is let
/// be: hurting the weakest helps the others.
pub(super) fn blocked(sight: Sight<'_>, route: usize) -> f32 {
    let board = sight.board();
    let (a, b) = board.graph.ends(route);
    let last = sight.rivals().map(|rival| sight.points(rival)).min().unwrap_or(0);
    let joins = |&rival: &Seat| {
        let nodes = touched(sight, rival);
        let both = nodes >> a & 1 == 1 && nodes >> b & 1 == 1;
        both && !board.graph.connected(sight.routes(rival), a, b)
    };
    let hurts = |&rival: &Seat| sight.seats() == 2 || sight.points(rival) > last;
    sight.rivals().filter(hurts).filter(joins).count() as f32
}
