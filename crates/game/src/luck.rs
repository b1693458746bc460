//! The only source of chance, with two makers and one face.
//!
//! At a table luck is keyed: draw `k` of stream `d` is HMAC-SHA-256 of the table's key over `d`, `k` and a
//! block number, so no state foretells later luck, one player's choice never shifts another deck, and
//! anyone who learns the secret at the end can check every draw with any standard library.
//! In playouts luck is fast: a 64-bit generator, not meant to resist anybody.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// A source of luck within one game, such as one deck. Each has its own draws, counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(pub u8);

/// How many streams a game may have.
const STREAMS: usize = 8;

/// Where draws come from.
#[derive(Clone, PartialEq, Eq)]
pub struct Luck {
    maker: Maker,
    drawn: [u32; STREAMS],
}

#[derive(Clone, PartialEq, Eq)]
enum Maker {
    Keyed([u8; 32]),
    Fast(u64),
}

impl Luck {
    /// Fast luck for playouts and simulations.
    pub fn fast(seed: u64) -> Self {
        Self { maker: Maker::Fast(seed), drawn: [0; STREAMS] }
    }

    /// A whole number from 0 up to, not including, `bound`; every one equally likely.
    #[inline]
    pub fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to draw from");
        match &mut self.maker {
            Maker::Fast(state) => fast_below(state, bound),
            Maker::Keyed(key) => {
                let count = &mut self.drawn[stream.0 as usize];
                let draw = *count;
                *count += 1;
                keyed_below(key, stream, draw, bound)
            }
        }
    }

    /// Draws one card from a deck given as a count of each kind, and says which kind. The count is the
    /// caller's to lower.
    #[inline]
    pub fn card(&mut self, stream: Stream, deck: &[u8]) -> usize {
        let total: u32 = deck.iter().map(|&count| u32::from(count)).sum();
        self.card_of(stream, deck, total)
    }

    /// As [`Luck::card`], when the caller already knows how many cards the deck holds.
    #[inline]
    pub fn card_of(&mut self, stream: Stream, deck: &[u8], total: u32) -> usize {
        let nth = self.below(stream, total);
        // The last kind is what is left when it is none of those before.
        let Some((_, before)) = deck.split_last() else { return 0 };
        // No branch depends on the answer, since a processor guesses random branches wrong.
        match before.split_first_chunk() {
            Some((eight, rest)) if total < 128 => {
                let sums = u64::from_le_bytes(*eight).wrapping_mul(ONES);
                kinds_passed(rest, nth, (sums >> 56) as u32, at_most(sums, nth))
            }
            _ => kinds_passed(before, nth, 0, 0),
        }
    }

    /// How many draws were made so far in all streams of a keyed maker: it grows exactly when chance
    /// decided something.
    pub fn draws(&self) -> u64 {
        self.drawn.iter().map(|&count| u64::from(count)).sum()
    }
}

impl std::fmt::Debug for Luck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Luck({} draws)", self.draws()) // A log must never show the key.
    }
}

/// How many kinds end before the `nth` card, one after the other.
#[inline]
fn kinds_passed(deck: &[u8], nth: u32, mut passed: u32, mut kinds: usize) -> usize {
    for &count in deck {
        passed += u32::from(count);
        kinds += usize::from(passed <= nth);
    }
    kinds
}

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// How many of eight bytes are at most `limit`, all of them below 128: eight kinds of cards at once.
#[inline]
fn at_most(bytes: u64, limit: u32) -> usize {
    // The highest bit stays in every byte that is small enough.
    let small = ((u64::from(limit) * ONES) | (ONES << 7)) - bytes;
    ((small >> 7 & ONES).wrapping_mul(ONES) >> 56) as usize
}

fn fast_below(state: &mut u64, bound: u32) -> u32 {
    // SplitMix64 (Steele, Lea, Flood 2014), then the multiply-shift reduction; its bias is below
    // bound / 2^32, which playouts do not notice.
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^= word >> 31;
    (((word >> 32) * u64::from(bound)) >> 32) as u32
}

/// Reads 64-bit big-endian words of HMAC-SHA-256(key, stream ‖ draw ‖ block) until one lies below the
/// largest multiple of `bound`, and takes its remainder. This is pinned: records depend on it.
fn keyed_below(key: &[u8; 32], stream: Stream, draw: u32, bound: u32) -> u32 {
    let bound = u64::from(bound);
    let limit = u64::MAX - u64::MAX % bound;
    for block in 0u32.. {
        let mut mac = hmac(key);
        mac.update(&[stream.0]);
        mac.update(&draw.to_be_bytes());
        mac.update(&block.to_be_bytes());
        for word in mac.finalize().into_bytes().chunks_exact(8) {
            let word = u64::from_be_bytes(word.try_into().expect("chunks of eight"));
            if word < limit {
                return (word % bound) as u32;
            }
        }
    }
    unreachable!("each word is taken with a chance above one half")
}

fn hmac(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

/// A table's secret. Its commitment is shown before the start, itself only at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret that stands for a seed people can type, for tests, simulations and agreed deals.
    pub fn from_seed(seed: &str) -> Self {
        Self(digest(&[b"skyrail seed", seed.as_bytes()]))
    }

    /// Its bytes, for the end of a record.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash that binds the table to this secret before anyone has chosen anything.
    pub fn commitment(&self) -> [u8; 32] {
        digest(&[b"skyrail commitment", &self.0])
    }

    /// The table's luck: the secret mixed with what each seat added after the commitment, in seat order.
    /// As long as one seat's bytes were not known to the table's host, the host could not choose the luck.
    pub fn luck(&self, entropy: &[Vec<u8>]) -> Luck {
        let mut mac = hmac(&self.0);
        mac.update(b"skyrail luck");
        for bytes in entropy {
            mac.update(&(bytes.len() as u32).to_be_bytes());
            mac.update(bytes);
        }
        Luck { maker: Maker::Keyed(mac.finalize().into_bytes().into()), drawn: [0; STREAMS] }
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)") // A log must never show it.
    }
}

/// SHA-256 over parts, each preceded by its length so that no two lists of parts meet.
pub fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Bytes as lower-case hexadecimal.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(|half| HEX[half as usize] as char).collect()
}

/// Lower-case hexadecimal back to bytes.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let half = |digit: u8| HEX.iter().position(|&hex| hex == digit).map(|value| value as u8);
    let digits = text.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits.chunks_exact(2).map(|pair| Some(half(pair[0])? << 4 | half(pair[1])?)).collect()
}

const HEX: &[u8; 16] = b"0123456789abcdef";

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed apart with Python's `hmac` and `hashlib`; a change here breaks every stored record.
    #[test]
    fn keyed_luck_gives_the_fixed_vectors() {
        let secret = Secret::from_seed("vector");
        assert_eq!(to_hex(&secret.0), "9d42462d7b38877734bb76eedf40d3e5939a554c4154daef5b11c192d4de20cd");
        assert_eq!(
            to_hex(&secret.commitment()),
            "3ba08df02c2bc2d1d228505254bcb25208fa04b584f9c3587aecb56aea8fdb1f"
        );
        let mut plain = secret.luck(&[]);
        let draws: Vec<u32> = (0..8).map(|_| plain.below(Stream(0), 1000)).collect();
        assert_eq!(draws, [308, 182, 956, 174, 187, 655, 326, 50]);
        let draws: Vec<u32> = (0..8).map(|_| plain.below(Stream(3), 7)).collect();
        assert_eq!(draws, [2, 1, 5, 5, 5, 3, 0, 0]);
        let mut mixed = secret.luck(&[b"anna".to_vec(), vec![]]);
        let draws: Vec<u32> = (0..8).map(|_| mixed.below(Stream(0), 1000)).collect();
        assert_eq!(draws, [289, 145, 265, 351, 750, 604, 936, 42]);
        assert_eq!(plain.draws(), 16);
    }

    #[test]
    fn one_stream_never_shifts_another() {
        let mut one = Secret::from_seed("x").luck(&[]);
        let mut two = one.clone();
        for _ in 0..50 {
            one.below(Stream(1), 9);
        }
        for _ in 0..50 {
            assert_eq!(one.below(Stream(2), 30), two.below(Stream(2), 30));
        }
    }

    #[test]
    fn every_card_comes_about_equally_often_from_both_makers() {
        for mut luck in [Luck::fast(7), Secret::from_seed("even").luck(&[])] {
            let mut seen = [0u32; 4];
            for _ in 0..12_000 {
                seen[luck.card(Stream(0), &[1, 0, 3, 2])] += 1;
            }
            assert_eq!(seen[1], 0);
            for (kind, share) in [(0, 2000), (2, 6000), (3, 4000)] {
                assert!(seen[kind].abs_diff(share) < 250, "{seen:?}");
            }
        }
    }

    #[test]
    fn small_and_large_decks_are_counted_alike() {
        let decks: [&[u8]; 4] = [
            &[12, 0, 1, 12, 12, 12, 0, 12, 14],
            &[40, 0, 40, 40, 0, 0, 3, 40, 40],
            &[0, 0, 5],
            &[1, 0, 2, 3, 0, 0, 1, 2, 0, 4, 1, 0],
        ];
        for deck in decks {
            let total: u32 = deck.iter().map(|&count| u32::from(count)).sum();
            let kinds: Vec<usize> =
                deck.iter().enumerate().flat_map(|(kind, &count)| vec![kind; count as usize]).collect();
            for seed in 0..500 {
                let (mut luck, mut same) = (Luck::fast(seed), Luck::fast(seed));
                let nth = same.below(Stream(0), total) as usize;
                assert_eq!(luck.card(Stream(0), deck), kinds[nth], "{deck:?} {nth}");
            }
        }
    }

    #[test]
    fn hexadecimal_round_trips_and_refuses_the_rest() {
        assert_eq!(from_hex(&to_hex(&[0, 255, 16])), Some(vec![0, 255, 16]));
        for bad in ["0", "0g", "AA", "é"] {
            assert_eq!(from_hex(bad), None);
        }
    }

    #[test]
    fn a_secret_never_prints() {
        assert_eq!(format!("{:?}", Secret::from_seed("x")), "Secret(…)");
        assert_eq!(format!("{:?}", Secret::from_seed("x").luck(&[])), "Luck(0 draws)");
    }
}
