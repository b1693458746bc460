//! A net as bytes: a line that says what it is, sizes, weights, and a hash of all that.

use super::{NARROW, Net, Neuron, SAYS, WIDE};

/// The first bytes of a file, with the version of the format.
const HEAD: &[u8] = b"skyrail net 1\n";
/// Bytes of the hash at the end.
const HASH: usize = 8;

/// Why bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetFault {
    /// They do not begin as a net does, or end too soon or too late.
    Form,
    /// Their hash is not what they say.
    Hash,
    /// It was trained on other inputs than the title shows now.
    Layout,
}

impl Net {
    /// The net as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        let mut whole = |number: i32| bytes.extend(number.to_le_bytes());
        whole(self.layout as i32);
        whole(self.players as i32);
        whole(self.inputs() as i32);
        for neuron in self.wide.iter().chain(&self.narrow).chain(&self.says) {
            whole(neuron.bias);
            whole(neuron.factor);
        }
        let second = self.second.iter().flatten();
        let third = self.third.iter().flatten();
        bytes.extend(self.rows.iter().chain(second).chain(third).map(|&weight| weight as i8 as u8));
        bytes.extend(hash(&bytes));
        bytes
    }

    /// Reads what [`Net::write`] wrote; a title's net must have this layout and so many inputs.
    pub fn read(bytes: &[u8], layout: u32, inputs: usize) -> Result<Self, NetFault> {
        let (body, end) = bytes.split_at_checked(bytes.len().wrapping_sub(HASH)).ok_or(NetFault::Form)?;
        let rest = body.strip_prefix(HEAD).ok_or(NetFault::Form)?;
        if hash(body) != end {
            return Err(NetFault::Hash);
        }
        let (words, weights) =
            rest.split_at_checked(4 * (3 + 2 * (WIDE + NARROW + SAYS))).ok_or(NetFault::Form)?;
        let mut words =
            words.chunks_exact(4).map(|word| i32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        let mut whole = || words.next().unwrap_or_default();
        let (trained, players, count) = (whole() as u32, whole() as u32, whole() as usize);
        if weights.len() != count.saturating_mul(WIDE) + WIDE * NARROW + NARROW * SAYS {
            return Err(NetFault::Form);
        }
        if (trained, count) != (layout, inputs) {
            return Err(NetFault::Layout);
        }
        let mut neuron = || Neuron { bias: whole(), factor: whole() };
        let (wide, narrow, says) = (
            std::array::from_fn(|_| neuron()),
            std::array::from_fn(|_| neuron()),
            std::array::from_fn(|_| neuron()),
        );
        let wider = |bytes: &[u8]| -> Vec<i16> { bytes.iter().map(|&byte| i16::from(byte as i8)).collect() };
        let (rows, weights) = weights.split_at(count * WIDE);
        let (second, third) = weights.split_at(WIDE * NARROW);
        let (second, third) = (wider(second), wider(third));
        Ok(Self {
            layout,
            players,
            rows: wider(rows),
            wide,
            second: std::array::from_fn(|neuron| std::array::from_fn(|from| second[neuron * WIDE + from])),
            narrow,
            third: std::array::from_fn(|neuron| std::array::from_fn(|from| third[neuron * NARROW + from])),
            says,
        })
    }
}

fn hash(bytes: &[u8]) -> [u8; HASH] {
    let whole = game::digest(&[b"skyrail net", bytes]);
    std::array::from_fn(|byte| whole[byte])
}
