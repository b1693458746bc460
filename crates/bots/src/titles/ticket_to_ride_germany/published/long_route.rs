//! Long Route: as One Step, but over long routes alone.

use super::{go_long, keep_cheapest, one_step};
use ticket_to_ride_germany::{Action, Sight};

/// Shorter routes than this are left alone while the trains suffice for it.
const LONG: u8 = 3;

/// Starts with the cheapest tickets that are allowed; it never draws others.
pub(super) fn keep(sight: Sight<'_>) -> Action {
    keep_cheapest(sight)
}

pub(super) fn turn(sight: Sight<'_>, actions: &[Action]) -> Option<Action> {
    let board = sight.board();
    let least = LONG.min(sight.trains(sight.seat()));
    let long = network::Bits(sight.open_to(sight.seat()))
        .filter(|&route| board.routes[route].length >= least)
        .fold(0, |set, route| set | 1 << route);
    one_step::step(sight, actions, long).or_else(|| go_long(sight, actions))
}
