//! Train cards, passengers and small sets of tickets, as counts.

use crate::board::Kind;
use crate::numbers::OFFER;
use crate::{Board, Ticket};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// Kinds of train cards: eight colours and, last, locomotives (TG-1).
pub const CARDS: usize = 9;
/// Colours of passengers (TG-1).
pub const PASSENGERS: usize = 6;

/// A train card by its colour, in the order of TG-1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

/// The ids of the train cards, which board files and rows cite.
pub(crate) const CARD_IDS: [&str; CARDS] =
    ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"];

impl Card {
    /// A locomotive, which stands for any colour (TG-12).
    pub const LOCOMOTIVE: Self = Self(8);

    /// Its index among the kinds of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id: a colour, or `loco`.
    pub const fn id(self) -> &'static str {
        CARD_IDS[self.0 as usize]
    }

    /// The card with this id.
    pub fn of(id: &str) -> Option<Self> {
        CARD_IDS.iter().position(|&card| card == id).map(|index| Self(index as u8))
    }

    /// Every card, locomotives last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }
}

/// Every other byte.
const EVEN: u64 = 0x00FF_00FF_00FF_00FF;

/// How many train cards of each kind: a hand, the deck, the discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [u8; CARDS]);

impl Cards {
    /// All of them.
    #[inline]
    pub fn total(&self) -> u32 {
        // The eight colours at once: neighbours first, which then have two bytes each.
        let (colors, locomotives) = self.split();
        let pairs = (colors & EVEN) + (colors >> 8 & EVEN);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32 + u32::from(locomotives)
    }

    /// The counts of the eight colours, one to a byte, and the locomotives.
    #[inline]
    pub(crate) fn split(&self) -> (u64, u8) {
        let [colors @ .., locomotives] = self.0;
        (u64::from_le_bytes(colors), locomotives)
    }

    /// Each kind with its count, locomotives last.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.0.iter().enumerate().map(|(index, &count)| (Card(index as u8), count))
    }

    /// Adds all of `other`.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Takes all of `other` away; they must be there.
    pub fn remove(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }
}

impl Index<Card> for Cards {
    type Output = u8;
    #[inline]
    fn index(&self, card: Card) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Card> for Cards {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

/// A passenger by its colour, in the order of TG-1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Passenger(pub u8);

/// The ids of the passengers, which board files and rows cite.
pub(crate) const PASSENGER_IDS: [&str; PASSENGERS] = ["red", "yellow", "green", "blue", "black", "white"];

impl Passenger {
    /// Its index among the colours.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        PASSENGER_IDS[self.0 as usize]
    }

    /// The passenger with this id.
    pub fn of(id: &str) -> Option<Self> {
        PASSENGER_IDS.iter().position(|&color| color == id).map(|index| Self(index as u8))
    }

    /// Every colour.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PASSENGERS as u8).map(Self)
    }
}

/// The passengers that wait in one place, up to fifteen of each colour, four bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Crowd(u32);

/// The most passengers that may wait in one place.
pub const MAX_CROWD: u8 = 15;

impl Crowd {
    /// How many of a colour.
    #[inline]
    pub const fn count(self, color: Passenger) -> u8 {
        (self.0 >> (4 * color.0) & 15) as u8
    }

    /// Whether nobody waits.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them.
    pub fn total(self) -> u32 {
        Passenger::all().map(|color| u32::from(self.count(color))).sum()
    }

    /// The colours that wait, as the lowest of the four bits of each.
    #[inline]
    pub(crate) const fn marks(self) -> u32 {
        let pairs = self.0 | self.0 >> 1;
        (pairs | pairs >> 2) & 0x0011_1111
    }

    /// One more comes.
    #[inline]
    pub(crate) fn add(&mut self, color: Passenger) {
        self.0 += 1 << (4 * color.0);
    }

    /// One leaves, who must be there.
    #[inline]
    pub(crate) fn take(&mut self, color: Passenger) {
        self.0 -= 1 << (4 * color.0);
    }

    /// The colours that wait, each once.
    #[inline]
    pub fn colors(self) -> impl Iterator<Item = Passenger> {
        // Most places have one passenger or none, so a walk over the set bits is short.
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let color = left.trailing_zeros() / 4;
            left &= !(15 << (4 * color));
            Some(Passenger(color as u8))
        })
    }
}

/// Up to four tickets in a fixed order: an offer as it was drawn, or a choice in the order of the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FewTickets([u8; OFFER]);

const NONE: u8 = u8::MAX;

const _: () = assert!(OFFER == 4, "the choices below are out of four tickets");

/// Which of four tickets each choice keeps, in order; 4 is none.
const SLOTS: [[u8; OFFER]; 15] = [
    [0, 1, 2, 3],
    [0, 1, 2, 4],
    [0, 1, 3, 4],
    [0, 1, 4, 4],
    [0, 2, 3, 4],
    [0, 2, 4, 4],
    [0, 3, 4, 4],
    [0, 4, 4, 4],
    [1, 2, 3, 4],
    [1, 2, 4, 4],
    [1, 3, 4, 4],
    [1, 4, 4, 4],
    [2, 3, 4, 4],
    [2, 4, 4, 4],
    [3, 4, 4, 4],
];

impl FewTickets {
    /// No ticket.
    pub const EMPTY: Self = Self([NONE; OFFER]);

    /// The tickets of a set, which must be four at most, in the order of the board file.
    pub fn of(set: u128) -> Self {
        let mut few = Self::EMPTY;
        network::Bits(set).for_each(|ticket| few.push(Ticket(ticket as u8)));
        few
    }

    /// Adds one at the end.
    pub(crate) fn push(&mut self, ticket: Ticket) {
        self.0[self.len()] = ticket.0;
    }

    /// The tickets in order.
    pub fn iter(self) -> impl Iterator<Item = Ticket> {
        self.0.into_iter().take_while(|&ticket| ticket != NONE).map(Ticket)
    }

    /// How many.
    pub fn len(self) -> usize {
        // A ticket is below 128, so the highest bit tells it from `NONE`.
        let there = !u32::from_le_bytes(self.0) >> 7 & 0x0101_0101;
        (there.wrapping_mul(0x0101_0101) >> 24) as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0[0] == NONE
    }

    /// Whether this ticket is among them.
    #[inline]
    pub(crate) fn has(self, ticket: Ticket) -> bool {
        self.0.map(|other| other == ticket.0) != [false; OFFER]
    }

    /// The same in the order of the board file.
    pub(crate) fn sorted(self) -> Self {
        let mut tickets = self.0;
        // A sorting network for four; `NONE` comes last.
        for (low, high) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            if tickets[low] > tickets[high] {
                tickets.swap(low, high);
            }
        }
        Self(tickets)
    }

    /// The choices out of four tickets, in order. With fewer than four those that need more are worthless.
    #[inline]
    pub(crate) fn choices(self) -> [Self; 15] {
        // Four bytes at once: `first`, `two` and `three` keep so many and put `NONE` behind them.
        let abcd = u32::from_le_bytes(self.0);
        let first = |tickets: u32| tickets | !0xFF;
        let two = |tickets: u32| tickets | !0xFFFF;
        let three = |tickets: u32| tickets | !0x00FF_FFFF;
        let (bcd, cd, d) = (abcd >> 8, abcd >> 16, abcd >> 24);
        let after = |ticket: u32, others: u32| (ticket & 0xFF) | others << 8;
        let (acd, ad, bd) = (after(abcd, cd), after(abcd, d), after(bcd, d));
        let abd = (abcd & 0xFFFF) | d << 16;
        [
            abcd,
            three(abcd),
            three(abd),
            two(abcd),
            three(acd),
            two(acd),
            two(ad),
            first(abcd),
            three(bcd),
            two(bcd),
            two(bd),
            first(bcd),
            two(cd),
            first(cd),
            first(d),
        ]
        .map(|tickets| Self(tickets.to_le_bytes()))
    }

    /// How many choices there are out of four tickets.
    pub(crate) const CHOICES: usize = SLOTS.len();

    /// The `nth` of [`FewTickets::choices`].
    #[inline]
    pub(crate) fn choice(self, nth: usize) -> Self {
        let [a, b, c, d] = self.0;
        let from = [a, b, c, d, NONE, NONE, NONE, NONE];
        Self(SLOTS[nth].map(|slot| from[slot as usize % from.len()]))
    }

    /// Them as a set.
    #[inline]
    pub fn set(self) -> u128 {
        // All four are looked at, `NONE` as well, since a branch on how many there are is often guessed wrong.
        self.0.into_iter().fold(0, |set, ticket| set | u128::from(ticket != NONE) << (ticket & 127))
    }

    /// How many short and how many long ones.
    pub fn kinds(self, board: &Board) -> [u8; 2] {
        Kind::BOTH.map(|kind| (self.set() & board.kind(kind)).count_ones() as u8)
    }
}
