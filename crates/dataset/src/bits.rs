//! Numbers in no more bits than they need, and in bytes with a mark for more to come.

/// How many bits tell one of so many apart.
fn width(of: usize) -> u32 {
    usize::BITS - of.saturating_sub(1).leading_zeros()
}

/// Writes numbers bit by bit, the lowest first.
#[derive(Clone, Default, Debug)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are taken.
    taken: u32,
}

impl BitWriter {
    /// Writes a number that is below `of`.
    pub fn write(&mut self, number: usize, of: usize) {
        debug_assert!(number < of);
        for bit in 0..width(of) {
            if self.taken.is_multiple_of(8) {
                self.bytes.push(0);
                self.taken = 0;
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.taken;
            }
            self.taken += 1;
        }
    }

    /// What was written.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Forgets it, keeping the room.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.taken = 0;
    }
}

/// Reads them back.
#[derive(Clone, Copy, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    /// From the first bit on.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// A number below `of`; nothing where the bits end or are another number.
    pub fn read(&mut self, of: usize) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width(of) {
            let byte = self.bytes.get(self.at / 8)?;
            number |= usize::from(byte >> (self.at % 8) & 1) << bit;
            self.at += 1;
        }
        (number < of).then_some(number)
    }

    /// Whether nothing but the rest of a byte is left, and that is zero.
    pub fn is_done(&self) -> bool {
        let rest = self.bytes.get(self.at / 8..).unwrap_or_default();
        match rest {
            [] => true,
            [last] => !self.at.is_multiple_of(8) && last >> (self.at % 8) == 0,
            _ => false,
        }
    }
}

/// Adds a number in as many bytes as it needs, seven bits each.
pub(crate) fn put(mut number: u64, into: &mut Vec<u8>) {
    while number >= 0x80 {
        into.push(number as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}

/// Takes such a number; nothing where there is none.
pub(crate) fn take(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for nth in 0..9 {
        let (&byte, more) = rest.split_first()?;
        *rest = more;
        number |= u64::from(byte & 0x7F) << (7 * nth);
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// A number with its sign as one without: 0, -1, 1, -2, …
pub(crate) const fn unsigned(number: i32) -> u64 {
    ((number << 1) ^ (number >> 31)) as u32 as u64
}

pub(crate) const fn signed(number: u64) -> i32 {
    (number as u32 >> 1) as i32 ^ -((number & 1) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_in_few_bits() {
        let all = [(0, 1), (1, 2), (2, 3), (99, 100), (0, 1), (255, 256), (256, 257), (1023, 1024)];
        let mut writer = BitWriter::default();
        for (number, of) in all {
            writer.write(number, of);
        }
        // 0 + 1 + 2 + 7 + 0 + 8 + 9 + 10 bits
        assert_eq!(writer.bytes().len(), 37_usize.div_ceil(8));
        let mut reader = BitReader::new(writer.bytes());
        for (number, of) in all {
            assert!(!reader.is_done());
            assert_eq!(reader.read(of), Some(number));
        }
        assert!(reader.is_done() && BitReader::new(&[]).is_done() && !BitReader::new(&[0]).is_done());
        assert_eq!(BitReader::new(&[3]).read(3), None, "three of three is too much");
        assert_eq!(BitReader::new(&[]).read(2), None);
    }

    #[test]
    fn bytes_carry_any_number() {
        let mut bytes = Vec::new();
        let all = [0, 1, 127, 128, 300, u64::from(u32::MAX)];
        for number in all {
            put(number, &mut bytes);
        }
        let mut rest = &bytes[..];
        assert!(all.iter().all(|&number| take(&mut rest) == Some(number)));
        assert!(rest.is_empty() && take(&mut rest).is_none() && take(&mut &[0xFF; 12][..]).is_none());
        for number in [0, 1, -1, 77, -12345, i32::MAX, i32::MIN] {
            assert_eq!(signed(unsigned(number)), number);
        }
    }
}
