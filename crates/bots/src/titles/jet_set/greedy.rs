//! L1: the best points at once, then the best position one step ahead.

use jet_set::numbers::FINAL_POINTS;
use jet_set::{Action, Flight, Sight};
use network::Bits;

/// Points at hand weigh so much more than points in sight.
const AT_ONCE: f32 = 10.0;
/// JS-23: points of a Final Flight.
const FINAL: f32 = FINAL_POINTS as f32;
/// What the income of a flight is worth, about, in points.
const INCOME: f32 = 0.5;
/// Points that a euro spent for nothing costs.
const EURO: f32 = 0.005;
/// Money that a missing link takes, about.
const LINK: f32 = 10.0;

/// What each action is worth at once. Pushes one value per action.
pub(super) fn values(sight: Sight<'_>, actions: &[Action], values: &mut Vec<f32>) {
    let seat = sight.seat();
    let (has, money) = (sight.planes(seat).links(), sight.money(seat) as f32);
    values.extend(actions.iter().map(|&action| match action {
        Action::Claim { flight } => AT_ONCE * f32::from(sight.board().flight_card(flight).worth),
        Action::ClaimFinal { .. } => AT_ONCE * FINAL,
        Action::Buy { link } | Action::Plane { link } => {
            let cost = sight.cost(action).total() as f32;
            ahead(sight, has | link.bit(), money - cost) - EURO * cost
        }
        Action::Income => ahead(sight, has, money + sight.income(seat) as f32),
        Action::Via { link } => f32::from(sight.planes(seat).on(link)),
        Action::Done => ahead(sight, has, money),
        Action::TurnUp { .. } => ahead(sight, has, money) - 0.01,
    }));
}

/// The best flight in sight: its points, divided by the turns its shortest way would take.
fn ahead(sight: Sight<'_>, has: u128, money: f32) -> f32 {
    let board = sight.board();
    let income = sight.income(sight.seat()).max(1) as f32;
    let rate = |points: f32, way: u128| {
        let missing = (way & !has).count_ones() as f32;
        points / (1.0 + missing + (LINK * missing - money).max(0.0) / income)
    };
    let open = Bits(sight.open()).map(|flight| {
        let card = board.flight_card(Flight(flight as u8));
        rate(f32::from(card.worth) + INCOME, card.way)
    });
    let best = open.fold(0.0, f32::max);
    if sight.has_decks() {
        return best;
    }
    sight.finals().into_iter().map(|flight| rate(FINAL, board.final_card(flight).way)).fold(best, f32::max)
}
