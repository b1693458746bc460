//! CBOR as authenticators write it, read strictly: no lengths left open, every number in as few bytes as it needs,
//! no tags and no fractions. Nothing is copied, and whatever the bytes are, reading ends.

use super::Wrong;

/// How deep lists and maps may lie in one another; authenticators promise no more.
const DEEPEST: u8 = 4;

const SHORT: Wrong = Wrong("the CBOR ends too early");
const OTHER: Wrong = Wrong("the CBOR holds something else here");
const LOOSE: Wrong = Wrong("the CBOR is not written in the one strict way");

const POSITIVE: u8 = 0;
const NEGATIVE: u8 = 1;
const BYTES: u8 = 2;
const TEXT: u8 = 3;
const LIST: u8 = 4;
const MAP: u8 = 5;
const SIMPLE: u8 = 7;

/// What is still to be read.
#[derive(Clone)]
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    /// So many bytes, whatever they are.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], Wrong> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(SHORT)?;
        self.0 = rest;
        Ok(taken)
    }

    /// So many bytes, their number known beforehand.
    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], Wrong> {
        self.take(N)?.try_into().map_err(|_| SHORT)
    }

    /// Nothing may follow.
    pub(super) fn end(&self) -> Result<(), Wrong> {
        if self.0.is_empty() { Ok(()) } else { Err(Wrong("something follows where nothing may")) }
    }

    pub(super) fn int(&mut self) -> Result<i64, Wrong> {
        let (kind, number) = self.head()?;
        let number = i64::try_from(number).map_err(|_| OTHER)?;
        match kind {
            POSITIVE => Ok(number),
            NEGATIVE => Ok(-1 - number),
            _ => Err(OTHER),
        }
    }

    pub(super) fn bytes(&mut self) -> Result<&'a [u8], Wrong> {
        let length = self.of(BYTES)?;
        self.take(length)
    }

    pub(super) fn text(&mut self) -> Result<&'a str, Wrong> {
        let length = self.of(TEXT)?;
        str::from_utf8(self.take(length)?).map_err(|_| OTHER)
    }

    /// How many pairs a map has; they follow.
    pub(super) fn map(&mut self) -> Result<usize, Wrong> {
        self.of(MAP)
    }

    /// Goes past a key of a map that must be this number.
    pub(super) fn key(&mut self, key: i64) -> Result<&mut Self, Wrong> {
        if self.int()? == key { Ok(self) } else { Err(OTHER) }
    }

    /// Goes past one value, whatever it is.
    pub(super) fn skip(&mut self) -> Result<(), Wrong> {
        self.skip_within(DEEPEST)
    }

    fn skip_within(&mut self, depth: u8) -> Result<(), Wrong> {
        let (kind, number) = self.head()?;
        let count = usize::try_from(number).map_err(|_| SHORT)?;
        match kind {
            POSITIVE | NEGATIVE => Ok(()),
            BYTES => self.take(count).map(drop),
            TEXT => str::from_utf8(self.take(count)?).map(drop).map_err(|_| OTHER),
            LIST | MAP => {
                let depth = depth.checked_sub(1).ok_or(Wrong("the CBOR lies too deep in itself"))?;
                // Each value takes a byte at least, so a count that is a lie comes to the end soon.
                let values = if kind == MAP { count.checked_mul(2).ok_or(SHORT)? } else { count };
                (0..values).try_for_each(|_| self.skip_within(depth))
            }
            // No, yes and nothing.
            SIMPLE if (20..=22).contains(&number) => Ok(()),
            _ => Err(LOOSE),
        }
    }

    /// The number of what comes next, which must be of this kind.
    fn of(&mut self, kind: u8) -> Result<usize, Wrong> {
        match self.head()? {
            (found, number) if found == kind => usize::try_from(number).map_err(|_| SHORT),
            _ => Err(OTHER),
        }
    }

    /// The kind of what comes next, and its number: a value, a length or a count.
    fn head(&mut self) -> Result<(u8, u64), Wrong> {
        let [first] = self.array()?;
        let (kind, number) = (first >> 5, first & 0x1f);
        let (bytes, least) = match number {
            0..=23 => return Ok((kind, number.into())),
            24 => (1, 24),
            25 => (2, 1 << 8),
            26 => (4, 1 << 16),
            27 => (8, 1 << 32),
            _ => return Err(LOOSE),
        };
        let number = self.take(bytes)?.iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
        if number < least { Err(LOOSE) } else { Ok((kind, number)) }
    }
}

#[cfg(test)]
mod tests {
    use super::Reader;
    use proptest::prelude::*;

    #[test]
    fn values_are_read_in_their_shortest_form_only() {
        for (bytes, number) in [
            (&b"\x00"[..], 0),
            (b"\x17", 23),
            (b"\x18\x18", 24),
            (b"\x26", -7),
            (b"\x38\x22", -35),
            (b"\x39\x01\x00", -257),
            (b"\x1a\x00\x01\x00\x00", 65_536),
            (b"\x3b\x7f\xff\xff\xff\xff\xff\xff\xff", i64::MIN),
        ] {
            assert_eq!(Reader(bytes).int().ok(), Some(number));
        }
        for wrong in [
            &b""[..],
            b"\x18\x17",
            b"\x18",
            b"\x19\x00\xff",
            b"\x1c",
            b"\x1f",
            b"\x40",
            b"\x1b\xff\xff\xff\xff\xff\xff\xff\xff",
        ] {
            assert!(Reader(wrong).int().is_err(), "{wrong:x?}");
        }
        assert_eq!(Reader(b"\x43abc").bytes().ok(), Some(&b"abc"[..]));
        assert_eq!(Reader(b"\x63abc").text().ok(), Some("abc"));
        assert!(Reader(b"\x62\xff\xfe").text().is_err());
        assert!(Reader(b"\x44abc").bytes().is_err());
        assert!(Reader(b"\x5b\xff\xff\xff\xff\xff\xff\xff\xff").bytes().is_err());
    }

    #[test]
    fn any_value_is_skipped_if_it_is_strict_and_not_too_deep() {
        for right in
            [&b"\x80"[..], b"\xa1\x61a\x82\x01\xf5", b"\x81\x81\x81\x81\x20", b"\xf6", b"\x82\x40\x60"]
        {
            let mut reader = Reader(right);
            assert!(reader.skip().is_ok() && reader.end().is_ok(), "{right:x?}");
        }
        for wrong in [
            &b"\x81\x81\x81\x81\x81\x20"[..],
            b"\x9f\xff",
            b"\xbb\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\xc0\x00",
            b"\xf9\x00\x00",
            b"\xf7",
            b"\xa1\x01",
        ] {
            assert!(Reader(wrong).skip().is_err(), "{wrong:x?}");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes: Vec<u8>) {
            let mut reader = Reader(&bytes);
            while reader.skip().is_ok() {}
            prop_assert!(reader.0.len() <= bytes.len());
        }
    }
}
