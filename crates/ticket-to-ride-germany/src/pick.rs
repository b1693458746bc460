//! Picks one ticket of a set without branching on the answer, as `game::Luck` does for cards.

use crate::board::ONES;

const TOPS: u64 = 0x8080_8080_8080_8080;

/// The place of the `nth` set bit, from 0. There must be that many.
///
/// After Vigna, "Broadword implementation of rank/select queries" (2008): each byte gets the number of bits
/// set up to its end, which finds the byte; then the bits of that byte are spread over eight bytes, and the
/// same finds the bit.
#[inline]
pub(crate) fn nth_bit(word: u64, nth: u32) -> u32 {
    let mut counts = word - (word >> 1 & 0x5555_5555_5555_5555);
    counts = (counts & 0x3333_3333_3333_3333) + (counts >> 2 & 0x3333_3333_3333_3333);
    counts = (counts + (counts >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    let sums = counts.wrapping_mul(ONES);
    let byte = at_most(sums, nth);
    let before = (sums << 8 >> (8 * byte) & 0xFF) as u32;
    let spread = (word >> (8 * byte) & 0xFF).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    let bits = (spread + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & ONES;
    8 * byte + at_most(bits.wrapping_mul(ONES), nth - before)
}

/// How many of eight bytes, all below 128, are at most `limit`.
#[inline]
fn at_most(bytes: u64, limit: u32) -> u32 {
    // The highest bit stays in every byte that is small enough.
    let small = (((u64::from(limit) * ONES) | TOPS) - bytes) & TOPS;
    ((small >> 7).wrapping_mul(ONES) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_bit_is_found() {
        for word in [1, 0x8000_0000_0000_0000, u64::MAX, 0x00F0_1000_8001_0203, 0xAAAA_5555_0000_FFFF] {
            let expected: Vec<u32> = (0..64).filter(|place| word >> place & 1 == 1).collect();
            let found: Vec<u32> = (0..word.count_ones()).map(|nth| nth_bit(word, nth)).collect();
            assert_eq!(found, expected, "{word:x}");
        }
    }
}
