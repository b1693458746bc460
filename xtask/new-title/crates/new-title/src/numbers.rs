//! Every number of the rules that no board gives, each under the clause that gives it.

use std::ops::RangeInclusive;

/// XX-1: so many play.
pub const PLAYERS: RangeInclusive<usize> = 2..=5;
/// XX-7: points for a link.
pub const LINK_POINTS: u16 = 1;
/// XX-7: more points for a link at one's home.
pub const HOME_POINTS: u16 = 2;
