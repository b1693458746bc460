//! Who sits at the table: one seat, a set of seats, and a value for each seat.

use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any title has (Jet Set).
pub const MAX_SEATS: usize = 6;

/// One player's place, counted clockwise from 0. Written as a letter: `a`, `b`, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; an index past the last seat of any title is a bug in the caller.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no title has that many seats");
        Self(index as u8)
    }

    /// The seat with this index, if any title has one.
    pub const fn try_new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in clockwise order from `a`.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS)).map(Self::new)
    }

    /// All seats of a table of `count`, clockwise from this one.
    pub fn round(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(move |step| Self::new((self.index() + step) % count))
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next >= count { 0 } else { next })
    }

    /// The letter this seat is written with.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The seat written with this letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        match letter.as_bytes() {
            [byte @ b'a'..=b'f'] => Self::try_new(usize::from(byte - b'a')),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    pub const fn all(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in it.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat::try_new(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl SeatSet {
    /// One bit for each seat, the lowest for seat `a`.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats of these bits; bits of seats that no title has are left out.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::all(MAX_SEATS).0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value for each seat, room for `N` of them, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct PerSeat<T, const N: usize = MAX_SEATS>(#[serde(with = "BigArray")] pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// A value for each seat from a function of the seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat::new(index))))
    }

    /// The values of the first `count` seats.
    pub fn first(&self, count: usize) -> &[T] {
        &self.0[..count]
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_round_trip_and_nothing_else_is_a_seat() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(Seat::from_letter(&seat.to_string()), Some(seat));
        }
        for bad in ["", "g", "A", "aa", "é"] {
            assert_eq!(Seat::from_letter(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_round_starts_anywhere_and_visits_everyone_once() {
        let order: String = Seat::new(2).round(4).map(Seat::letter).collect();
        assert_eq!(order, "cdab");
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
    }

    #[test]
    fn sets_add_and_remove() {
        let set: SeatSet = [Seat::new(0), Seat::new(3)].into_iter().collect();
        assert_eq!((set.len(), set.has(Seat::new(3)), set.has(Seat::new(1))), (2, true, false));
        assert_eq!(set.without(Seat::new(3)), SeatSet::one(Seat::new(0)));
        assert_eq!(SeatSet::all(6).len(), 6);
        assert!(SeatSet::EMPTY.is_empty() && SeatSet::EMPTY.iter().next().is_none());
        assert_eq!(SeatSet::all(6).iter().map(Seat::letter).collect::<String>(), "abcdef");
    }
}
