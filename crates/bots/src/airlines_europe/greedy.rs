//! L1: the change of the own payout as things stand, then a look at what it leaves.

use airlines_europe::{Action, Airline, From, Sight};
use game::Seat;

/// What each action is worth at once.
pub(super) fn value(sight: &Sight<'_>, action: Action) -> f32 {
    let own = |airline: Airline| {
        let held = sight.portfolio(sight.seat())[airline] + sight.hand()[airline];
        f32::from(held)
    };
    match action {
        Action::Pick { first, second } => own(first) + own(second),
        Action::Buy { airline, route } => {
            let price = sight.price(route).unwrap_or(0);
            payout(sight, airline, 0, price) - payout(sight, airline, 0, 0)
                + 0.02 * f32::from(price) * f32::from(u8::from(sight.portfolio(sight.seat())[airline] > 0))
                + 0.1
        }
        Action::Take { airline } => 0.1 + 0.05 * own(airline),
        Action::Draw => 0.1,
        Action::Play { airline, count } => {
            payout(sight, airline, count as i8, 0) - payout(sight, airline, 0, 0) + 0.04 * f32::from(count)
        }
        Action::PlayPair { first, second } => {
            let gain = |airline| payout(sight, airline, 1, 0) - payout(sight, airline, 0, 0);
            gain(first) + gain(second) + 0.08
        }
        Action::Exchange { discards } => {
            let takes = if discards == 3 { 2 } else { 1 };
            0.1 * (payout(sight, Airline::ABACUS, takes, 0) - payout(sight, Airline::ABACUS, 0, 0))
                - 0.1 * f32::from(discards)
        }
        Action::Discard { from: From::Hand, airline } => -0.05 * own(airline),
        Action::Discard { from: From::Portfolio, airline } => {
            payout(sight, airline, -1, 0) - payout(sight, airline, 0, 0) - 0.05
        }
        Action::Bank => 0.16,
        Action::Ban { .. } => -0.01,
        Action::Pass => 0.0,
    }
}

/// What the next scoring would pay the seat for an airline as things stand, with so many more shares in the
/// own portfolio and so many more steps of the marker. AE-42: tied places are shared, rounded up.
fn payout(sight: &Sight<'_>, airline: Airline, more: i8, steps: u8) -> f32 {
    let board = sight.board();
    let row = match sight.markers().get(airline.index()) {
        Some(&marker) => board.zone(marker + u16::from(steps)).row,
        None => board.abacus_rows[(sight.scored() as usize).min(2)],
    };
    let mine = sight.portfolio(sight.seat())[airline].saturating_add_signed(more);
    if mine == 0 {
        return 0.0;
    }
    let others = || Seat::all(sight.seats()).filter(|&seat| seat != sight.seat());
    let above = others().filter(|&seat| sight.portfolio(seat)[airline] > mine).count();
    let tied = 1 + others().filter(|&seat| sight.portfolio(seat)[airline] == mine).count();
    let sum: u16 = row.iter().skip(above).take(tied).map(|&points| u16::from(points)).sum();
    f32::from(sum.div_ceil(tied as u16))
}
