//! A random player that gets somewhere, for laws, fuzzing, benches and simulations.
//!
//! Uniformly random play of this game spends its money on links that lead nowhere and ends by JS-25. This
//! policy chooses the kind of action first, claims before all others, and spends on the flight that lacks
//! the fewest links. It looks only at what its seat may know, and every legal action keeps a chance.

use crate::{Action, Deck, Link, Phase, State};
use game::{CHOICE, Luck, Seat, uniform};

/// One decision in so many is uniformly random.
const WHIM: u32 = 24;
/// Money to be kept when paying for cards.
const RESERVE: u32 = 8;
/// Flights that pay enough to look at the long row as well.
const SETTLED: u32 = 3;

/// Chooses among the legal `actions` of the seat to move.
///
/// # Panics
/// If `actions` is empty.
pub(crate) fn lively(state: &State, actions: &[Action], luck: &mut Luck) -> Action {
    let any = |luck: &mut Luck| uniform(actions, luck);
    match (state.phase, actions) {
        (_, [only]) => *only,
        _ if luck.below(CHOICE, WHIM) == 0 => any(luck),
        (Phase::Turn { seat, .. }, _) => on_turn(state, seat, actions, luck),
        // A way that may end here mostly does.
        (Phase::FinalPath { .. }, [.., Action::Done]) if luck.below(CHOICE, 4) > 0 => Action::Done,
        // A second plane on a link serves a second flight; more seldom pay.
        (Phase::Bought { .. } | Phase::OwnLinks { .. } | Phase::ForeignLink { .. }, [.., Action::Done])
            if luck.below(CHOICE, 8) > 0 =>
        {
            Action::Done
        }
        _ => any(luck),
    }
}

fn on_turn(state: &State, seat: Seat, actions: &[Action], luck: &mut Luck) -> Action {
    // Claims stand behind links and before income, Final Flights last.
    let claims = actions.iter().rev().skip(1);
    let count = claims.take_while(|action| is_claim(**action)).count();
    if count > 0 {
        let end = actions.len() - 1;
        return uniform(&actions[end - count..end], luck);
    }
    // Cards: both rows cost little and bring the Vacation cards nearer.
    if let [Action::TurnUp { deck }, ..] = *actions
        && state.money[seat] >= RESERVE
        && luck.below(CHOICE, 3) == 0
    {
        let both = matches!(actions[1], Action::TurnUp { .. });
        return Action::TurnUp { deck: if both && luck.below(CHOICE, 2) == 0 { Deck::Long } else { deck } };
    }
    let Some(link) = wanted(state, seat, luck) else { return Action::Income };
    let action =
        if state.all_owned() & link.bit() == 0 { Action::Buy { link } } else { Action::Plane { link } };
    if actions.binary_search(&action).is_ok() { action } else { Action::Income }
}

/// A missing link of the flight that lacks the fewest, of a random one among equals. Short flights come
/// first; a player who lives on some mostly looks at the long row alone.
fn wanted(state: &State, seat: Seat, luck: &mut Luck) -> Option<Link> {
    let has = state.planes[seat].links();
    let long = state.open & state.options.board.deck(Deck::Long);
    let settled = state.claimed[seat].count_ones() >= SETTLED;
    let open = if settled && long != 0 && luck.below(CHOICE, 8) > 0 { long } else { state.open };
    let open = network::Bits(open).map(|flight| state.options.board.flights[flight].way);
    let last = state.finals[seat].into_iter().filter(|_| !state.has_decks());
    let last = last.map(|flight| state.options.board.final_card(flight).way);
    let (mut best, mut fewest, mut equals) = (0, u32::MAX, 0);
    for way in open.chain(last) {
        let missing = way & !has;
        let count = missing.count_ones();
        if count < fewest {
            (best, fewest, equals) = (missing, count, 1);
        } else if count == fewest {
            equals += 1;
            if luck.below(CHOICE, equals) == 0 {
                best = missing;
            }
        }
    }
    (best != 0).then(|| Link(crate::setup::select(best, luck.below(CHOICE, best.count_ones())) as u8))
}

fn is_claim(action: Action) -> bool {
    matches!(action, Action::Claim { .. } | Action::ClaimFinal { .. })
}
