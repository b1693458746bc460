//! Every number of the rules that no board file gives: each stands here once, with its clause.
//!
//! `check`, `legal`, `apply` and `words`, the bots and the page take it from here.

use std::ops::RangeInclusive;

/// JS-1: the fewest and the most players.
pub const PLAYERS: RangeInclusive<usize> = 2..=SEATS;
/// JS-1: the most players.
pub const SEATS: usize = 6;
/// JS-1: planes of each player.
pub const PLANES: u8 = 24;
/// JS-1: round markers of each player.
pub const MARKERS: u8 = 30;
/// JS-1: euros of each player at the start.
pub const MONEY: u32 = 30;
/// JS-2: Vacation cards in each deck.
pub const VACATIONS_IN_DECK: u8 = 2;
/// JS-2, JS-3: what flights are worth; a flight is one link long at its shortest, two, three or four.
pub const WORTHS: [u8; 4] = [1, 3, 5, 7];
/// JS-3: the prices a link may have.
pub const PRICES: RangeInclusive<u8> = 4..=7;
/// JS-4, JS-7: a row has as many cards as there are players, but never fewer than this.
pub const LEAST_ROW: usize = 3;
/// JS-4, JS-8: so many times its fewest cards a row has at most.
pub const FULL_ROW: usize = 2;
/// JS-5: X, the cards above those that the first Vacation is shuffled into, by the number of players.
pub const BEFORE_VACATION: [u8; SEATS - 1] = [8, 8, 11, 14, 17];
/// JS-5: the cards that the first Vacation is shuffled into.
pub const AROUND_VACATION: u8 = 5;
/// JS-5: Y, the cards between those and the second Vacation, by the number of players.
pub const BETWEEN_VACATIONS: [u8; SEATS - 1] = [5, 5, 6, 7, 8];
/// JS-8: what a row costs in a turn, however many cards are turned up.
pub const ROW_PRICE: u32 = 1;
/// JS-10, JS-11, JS-12: what the bank gets for a plane.
pub const PLANE_PRICE: u32 = 5;
/// JS-11: the fee for planes on one own link.
pub const FIRST_FEE: u32 = 2;
/// JS-11: the fee for planes on two own links, and what each further one adds.
pub const NEXT_FEE: u32 = 5;
/// JS-12: what the owner gets for a plane of another player on a link.
pub const TOLL: u32 = 5;
/// JS-14: the first so many flights of a player get more markers.
pub const FIRST_FLIGHTS: u32 = 5;
/// JS-14: markers on each of the first flights,
pub const FIRST_MARKERS: u8 = 3;
/// JS-14: and on each later one.
pub const LATER_MARKERS: u8 = 2;
/// JS-15: income of a flight with a marker on it,
pub const MARKED_INCOME: u32 = 5;
/// JS-15: and of one without.
pub const BARE_INCOME: u32 = 2;
/// JS-9, JS-18, JS-19: spaces for Vacation cards; when all are taken, no more flights are turned up.
pub const VACATIONS: u8 = 2;
/// JS-22: the plane on a Final Flight that ends the game.
pub const LAST_PLANE: u8 = 5;
/// JS-23: points of a Final Flight,
pub const FINAL_POINTS: u16 = 10;
/// JS-23: and of each plane on it.
pub const FINAL_PLANE_POINTS: u16 = 2;
/// JS-25: rounds without a plane, a claim or a card that end the game.
pub const IDLE_ROUNDS: u8 = 10;

/// JS-3: the links of a flight worth so much, at its shortest.
pub fn shortest(worth: u8) -> u32 {
    1 + WORTHS.iter().take_while(|&&less| less < worth).count() as u32
}

/// JS-11: the fee for planes on so many own links in one action.
pub const fn fee(links: u32) -> u32 {
    match links {
        0 => 0,
        1 => FIRST_FEE,
        more => NEXT_FEE * (more - 1),
    }
}
