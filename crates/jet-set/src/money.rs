//! What things cost and bring, for states and views alike.

use crate::{Action, Board, Link, Phase};
use game::Seat;

/// JS-10, JS-11, JS-12: what the bank gets for a plane.
pub(crate) const PLANE: u32 = 5;
/// JS-12: what the owner gets for a plane of another player on a link.
pub(crate) const TOLL: u32 = 5;
/// JS-8: what a row costs in a turn, however many cards are turned up.
pub(crate) const ROW: u32 = 1;
/// JS-11: the fee for planes on one own link.
pub(crate) const ONE_LINK: u32 = 2;

/// JS-11: the fee for planes on so many own links in one action: 2, 5, 10, 15, and 5 for each further one.
pub const fn fee(links: u32) -> u32 {
    match links {
        0 => 0,
        1 => ONE_LINK,
        more => 5 * (more - 1),
    }
}

/// JS-15: income from `claimed` flights with these markers: 5 euros with a marker, 2 without.
#[inline]
pub(crate) fn income(claimed: u128, [low, high]: [u128; 2]) -> u32 {
    let marked = claimed & (low | high);
    5 * marked.count_ones() + 2 * (claimed & !marked).count_ones()
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
            Cost::bank(if paid[deck.index()] { 0 } else { ROW })
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
        (Phase::Bought { .. }, _) => Cost::bank(PLANE),
        // JS-12: 5 to the bank and 5 to the owner.
        (_, Some(owner)) if phase.seat() != Some(owner) => {
            Cost { bank: PLANE, fee: 0, toll: Some((owner, TOLL)) }
        }
        // JS-11: the fee rises with every further link.
        _ => {
            let links = if let Phase::OwnLinks { links, .. } = phase { links } else { 0 };
            let count = links.count_ones();
            let fee = if links & link.bit() == 0 { fee(count + 1) - fee(count) } else { 0 };
            Cost { bank: PLANE + fee, fee, toll: None }
        }
    }
}
