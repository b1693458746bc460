//! Where entries go. A title fills them in once; what is told of a field is made only where somebody listens, so that
//! a description can't differ from what is written.

use crate::field::{Field, Layout};
use game::Seat;

/// Takes a vector in, field by field. Every entry is 0 until it is set.
pub trait Sink {
    /// The entries of the next field. There are as many as it tells.
    fn take(&mut self, len: usize, told: impl FnOnce() -> Field) -> &mut [u8];

    /// A field of one byte.
    #[inline]
    fn byte(&mut self, value: u8, told: impl FnOnce() -> Field) {
        self.take(1, told)[0] = value;
    }

    /// Bytes as they are.
    #[inline]
    fn bytes<const N: usize>(&mut self, values: [u8; N], told: impl FnOnce() -> Field) {
        self.take(N, told).copy_from_slice(&values);
    }

    /// A 1 at one entry or at none.
    #[inline]
    fn one(&mut self, which: Option<usize>, len: usize, told: impl FnOnce() -> Field) {
        set_one(self.take(len, told), which);
    }

    /// A 1 for each member of a set.
    #[inline]
    fn set(&mut self, set: u128, len: usize, told: impl FnOnce() -> Field) {
        spread(set, self.take(len, told));
    }

    /// Numbers of two bytes with a sign.
    #[inline]
    fn wide(&mut self, values: impl Iterator<Item = i16>, len: usize, told: impl FnOnce() -> Field) {
        let wide = || Field { wide: true, ..told().per("byte", 2) };
        for (entry, value) in self.take(2 * len, wide).chunks_exact_mut(2).zip(values) {
            entry.copy_from_slice(&value.to_be_bytes());
        }
    }
}

/// A 1 at one entry or at none.
#[inline]
pub(crate) fn set_one(entries: &mut [u8], which: Option<usize>) {
    if let Some(entry) = which.and_then(|which| entries.get_mut(which)) {
        *entry = 1;
    }
}

/// A 1 for each member of a set, eight at a time.
#[inline]
pub(crate) fn spread(set: u128, entries: &mut [u8]) {
    let mut left = set;
    let mut chunks = entries.chunks_exact_mut(8);
    for chunk in &mut chunks {
        // Each byte keeps another bit of the eight, and becomes 1 if it is set.
        let bits = (left as u64 & 0xFF).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
        let ones = ((bits + 0x7F7F_7F7F_7F7F_7F7F) | bits) >> 7 & 0x0101_0101_0101_0101;
        chunk.copy_from_slice(&ones.to_le_bytes());
        left >>= 8;
    }
    for entry in chunks.into_remainder() {
        *entry = (left & 1) as u8;
        left >>= 1;
    }
}

/// A seat as the one that looks counts it: itself is 0, the next clockwise 1.
#[inline]
pub(crate) fn away(from: Seat, seat: Seat, seats: usize) -> usize {
    let steps = seat.index() + seats - from.index();
    if steps >= seats { steps - seats } else { steps }
}

/// Writes into a slice of zeros.
pub(crate) struct Bytes<'v>(pub(crate) &'v mut [u8]);

impl Sink for Bytes<'_> {
    #[inline]
    fn take(&mut self, len: usize, _: impl FnOnce() -> Field) -> &mut [u8] {
        let (field, rest) = std::mem::take(&mut self.0).split_at_mut(len);
        self.0 = rest;
        field
    }
}

/// Takes note of the fields and forgets their entries.
#[derive(Default)]
pub(crate) struct Describe {
    pub(crate) layout: Layout,
    room: Vec<u8>,
}

impl Sink for Describe {
    fn take(&mut self, len: usize, told: impl FnOnce() -> Field) -> &mut [u8] {
        let field = told();
        assert_eq!(field.len(), len, "the field {} has another number of entries than it tells", field.name);
        self.layout.push(field);
        self.room.clear();
        self.room.resize(len, 0);
        &mut self.room
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_spread_and_seats_counted_from_the_one_that_looks() {
        for set in [0, 1, 1 << 100, u128::MAX, 0x8001_7FFE_0110_1001] {
            let mut entries = [9; 101];
            spread(set, &mut entries);
            for (place, entry) in entries.into_iter().enumerate() {
                assert_eq!(u128::from(entry), set >> place & 1, "{place} of {set:x}");
            }
        }
        let seat = Seat::new;
        assert_eq!(
            (away(seat(2), seat(2), 3), away(seat(2), seat(0), 3), away(seat(0), seat(2), 3)),
            (0, 1, 2)
        );
    }
}
