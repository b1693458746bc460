//! What things cost and bring, for states and views alike.

use crate::numbers::{BARE_INCOME, MARKED_INCOME, PLANE_PRICE, ROW_PRICE, TOLL, fee};
use crate::{Action, Board, Link, Phase};
use game::Seat;

/// JS-15: income from `claimed` flights with these markers.
#[inline]
pub(crate) fn income(claimed: u128, [low, high]: [u128; 2]) -> u32 {
    let marked = claimed & (low | high);
    MARKED_INCOME * marked.count_ones() + BARE_INCOME * (claimed & !marked).count_ones()
}

/// What one decision costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// To the bank, the fee included.
    pub bank: u32,
    /// The part of it that is the rising fee of JS-11.
    pub fee: u32,
    /// JS-12: to the owner of the link, and who that is.
    pub toll: Option<(Seat, u32)>,
}

impl Cost {
    /// All of it.
    #[inline]
    pub fn total(self) -> u32 {
        self.bank + self.toll.map_or(0, |(_, amount)| amount)
    }

    fn bank(bank: u32) -> Self {
        Self { bank, ..Self::default() }
    }
}

/// What a decision costs in a phase. `owner` is who owns the link it names.
#[inline]
pub(crate) fn cost(board: &Board, phase: Phase, action: Action, owner: Option<Seat>) -> Cost {
    match (action, phase) {
        (Action::TurnUp { deck }, Phase::Turn { paid, .. }) => {
            Cost::bank(if paid[deck.index()] { 0 } else { ROW_PRICE })
        }
        (Action::Buy { link }, _) => Cost::bank(u32::from(board.price(link))),
        (Action::Plane { link }, _) => plane(phase, link, owner),
        _ => Cost::default(),
    }
}

#[inline]
fn plane(phase: Phase, link: Link, owner: Option<Seat>) -> Cost {
    match (phase, owner) {
        // JS-10: on the bought link no fee is due.
        (Phase::Bought { .. }, _) => Cost::bank(PLANE_PRICE),
        // JS-12: so much to the bank and so much to the owner.
        (_, Some(owner)) if phase.seat() != Some(owner) => {
            Cost { bank: PLANE_PRICE, fee: 0, toll: Some((owner, TOLL)) }
        }
        // JS-11: the fee rises with every further link.
        _ => {
            let links = if let Phase::OwnLinks { links, .. } = phase { links } else { 0 };
            let count = links.count_ones();
            let fee = if links & link.bit() == 0 { fee(count + 1) - fee(count) } else { 0 };
            Cost { bank: PLANE_PRICE + fee, fee, toll: None }
        }
    }
}
