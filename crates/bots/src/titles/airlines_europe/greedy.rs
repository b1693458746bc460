//! L1: the change of the own payout as things stand, then a look at what it leaves.

use airlines_europe::numbers::Exchange;
use airlines_europe::{Action, Airline, From, Sight};
use game::Seat;

/// What steps towards the next zone, and shares in hand, count against points that are there at once.
const HOPE: f32 = 0.5;

/// What each action is worth at once.
pub(super) fn value(sight: &Sight<'_>, action: Action) -> f32 {
    let held = |airline: Airline| sight.portfolio(sight.seat())[airline] + sight.hand()[airline];
    let played = |airline, count| payout(sight, airline, count, 0) - payout(sight, airline, 0, 0);
    match action {
        Action::Pick { first, second } => f32::from(held(first) + held(second)),
        Action::Buy { airline, route } => {
            let price = sight.price(route).unwrap_or(0);
            let gain = payout(sight, airline, 0, price) - payout(sight, airline, 0, 0);
            gain + HOPE * on_the_way(sight, airline, price) + 0.1
        }
        Action::Take { airline } => {
            let hand = sight.hand()[airline] as i8;
            let more = payout(sight, airline, hand + 1, 0) - payout(sight, airline, hand, 0);
            0.1 + HOPE * more + 0.05 * f32::from(held(airline))
        }
        Action::Draw => 0.1,
        Action::Play { airline, count } => played(airline, count as i8) + 0.04 * f32::from(count),
        Action::PlayPair { first, second } => played(first, 1) + played(second, 1) + 0.08,
        Action::Exchange { discards } => {
            let takes = Exchange::of(discards).map_or(0, |exchange| exchange.takes as i8);
            HOPE * (played(Airline::ABACUS, takes) - f32::from(discards))
        }
        Action::Discard { from: From::Hand, airline } => -0.05 * f32::from(held(airline)),
        Action::Discard { from: From::Portfolio, airline } => played(airline, -1) - 0.05,
        Action::Bank => 0.16,
        Action::Ban { .. } => -0.01,
        Action::Pass => 0.0,
    }
}

/// What the next zone would pay more, by the part of the way there that so many steps are.
fn on_the_way(sight: &Sight<'_>, airline: Airline, steps: u8) -> f32 {
    let marker = sight.markers()[airline.index()];
    let zones = &sight.board().zones;
    let Some(next) = zones.iter().position(|zone| zone.from > marker).filter(|&next| next > 0) else {
        return 0.0;
    };
    let away = (zones[next].from - marker) as u8;
    let gain = payout(sight, airline, 0, away) - payout(sight, airline, 0, 0);
    gain * f32::from(steps) / f32::from(zones[next].from - zones[next - 1].from)
}

/// What the next scoring would pay the seat for an airline as things stand, with so many more shares in the
/// own portfolio and so many more steps of the marker. AE-42: tied places are shared, rounded up.
fn payout(sight: &Sight<'_>, airline: Airline, more: i8, steps: u8) -> f32 {
    let board = sight.board();
    let marker = sight.markers().get(airline.index()).copied().unwrap_or(0);
    let row = board.row(airline, marker + u16::from(steps), usize::from(sight.scored()) + 1);
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
