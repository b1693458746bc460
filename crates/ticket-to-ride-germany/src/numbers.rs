//! Every number of the rules that no board file gives: each stands here once, with its clause.
//!
//! `check`, `legal`, `apply` and `words`, the bots and the page take it from here.

use std::ops::RangeInclusive;

/// TG-1: the fewest and the most players.
pub const PLAYERS: RangeInclusive<usize> = 2..=SEATS;
/// TG-1: the most players.
pub const SEATS: usize = 5;
/// TG-3: train cards dealt to each player.
pub const HAND: u32 = 4;
/// TG-3, TG-6: face-up cards.
pub const ROW: usize = 5;
/// TG-4, TG-17: tickets drawn at a time.
pub const OFFER: usize = 4;
/// TG-4: at least so many starting tickets are kept.
pub const KEEP_AT_START: u8 = 2;
/// TG-17: at least so many tickets drawn in a turn are kept.
pub const KEEP: u8 = 1;
/// TG-9: so many locomotives refresh the row.
pub const LOCOMOTIVES: u32 = 3;
/// TG-9: so many cards that are not locomotives are needed to make a row that stays.
pub const OTHERS: u32 = 3;
/// TG-9: refreshes in a row before it stays as it is.
pub const REFRESHES: usize = 10;
/// TG-15: with fewer players than this the first claim closes the whole group.
pub const OPEN_GROUPS: usize = 4;
/// TG-21: with so many trains or fewer at the end of a turn, the last round begins.
pub const FEW_TRAINS: u8 = 2;
/// TG-25: points for most passengers of a colour,
pub const MOST_PASSENGERS: u8 = 20;
/// TG-25: and for second most.
pub const SECOND_PASSENGERS: u8 = 10;

/// TG-15: whether the first claim closes the whole group with so many players.
#[inline]
pub const fn closes_groups(seats: usize) -> bool {
    seats < OPEN_GROUPS
}
