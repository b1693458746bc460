//! Every number of the rules that no board file gives: each stands here once, with its clause.
//!
//! `check`, `legal`, `apply` and `words`, the bots and the page take it from here.

use std::ops::RangeInclusive;

/// AE-4: the fewest and the most players.
pub const PLAYERS: RangeInclusive<usize> = 2..=SEATS;
/// AE-4: the most players.
pub const SEATS: usize = 5;
/// AE-5: money in play for each player, in millions.
pub const MONEY: u8 = 30;
/// AE-5: what each player starts with, in millions; it is part of [`MONEY`].
pub const START_MONEY: u8 = 8;
/// AE-7: victory points of the first seat at the start; each next one has one more.
pub const START_POINTS: u16 = 1;
/// AE-9, AE-33, AE-35, AE-37: shares in the market.
pub const MARKET: u32 = 5;
/// AE-10: shares dealt to each player.
pub const HAND: u32 = 8;
/// AE-13: shares in the final pile.
pub const FINAL_PILE: u8 = 10;
/// AE-13: above the first scoring card lies one in so many of the shares before the final pile.
pub const FIRST_PILE: u8 = 4;
/// AE-13: above the second scoring card lies one in so many of those that are left before the final pile.
pub const SECOND_PILE: u8 = 2;
/// AE-14: the first pile may have so many shares more or fewer,
pub const FIRST_JITTER: u8 = 2;
/// AE-14: and so may what lies above the second scoring card.
pub const SECOND_JITTER: u8 = 3;
/// AE-29: dividend for each share played, in millions.
pub const DIVIDEND: u8 = 2;
/// AE-30, AE-31: so many shares for so many of Air ABACUS, fewest first.
pub const EXCHANGES: [Exchange; 2] = [Exchange { discards: 1, takes: 1 }, Exchange { discards: 3, takes: 2 }];
/// AE-30: the most shares that one exchange discards.
pub const MOST_DISCARDS: usize = EXCHANGES[EXCHANGES.len() - 1].discards as usize;
/// AE-16: what action D takes from the bank, in millions.
pub const BANK_PAYS: u8 = 8;
/// AE-33: what a player keeps when the bank breaks, in millions.
pub const SPARED: u8 = 8;
/// AE-2, AE-46: scoring cards, and so scorings; the last ends the game.
pub const SCORINGS: usize = 3;
/// AE-49: ban markers of each player, by the number of players, from the fewest.
pub const BANS: [u8; SEATS - 1] = [4, 4, 3, 2];
/// AE-55: with so many players a third party joins the last scoring.
pub const THIRD_PARTY: usize = 2;

/// AE-30: one way to exchange shares for Air ABACUS.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// Shares to discard.
    pub discards: u8,
    /// ABACUS shares to take.
    pub takes: u8,
}

impl Exchange {
    /// AE-30: the exchange that discards so many.
    #[inline]
    pub fn of(discards: u8) -> Option<Self> {
        EXCHANGES.into_iter().find(|exchange| exchange.discards == discards)
    }
}

/// AE-4: the colours of the airlines that are taken out with so many players.
pub const fn taken_out(seats: usize) -> &'static [&'static str] {
    match seats {
        2 => &["yellow", "blue", "violet"],
        3 => &["yellow", "violet"],
        4 => &["yellow"],
        _ => &[],
    }
}

/// AE-55: whether a third party joins a scoring, counted from 1.
#[inline]
pub const fn third_party_joins(seats: usize, scoring: usize) -> bool {
    seats == THIRD_PARTY && scoring == SCORINGS
}
