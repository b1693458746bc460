//! A small net that judges a dealt world for one seat: what share of the win it may expect, and how far ahead it
//! will be.
//!
//! Two hidden layers over numbers and on-or-off inputs that the title names ([`crate::Mind::inputs`]). It reckons in
//! whole numbers, so it says the same on every machine and in WebAssembly, and it allocates nothing. [`crate::learn`]
//! makes the weights; a file holds them as bytes, with the layout of the inputs they are for and a hash.

mod file;
mod inputs;

pub use file::NetFault;
pub use inputs::Inputs;

/// Whether searches use nets. The page, where every byte is counted, does without them and without their code.
pub(crate) const USED: bool = !cfg!(target_arch = "wasm32");

/// Neurons of the first hidden layer,
pub(crate) const WIDE: usize = 64;
/// of the second,
pub(crate) const NARROW: usize = 32;
/// and what the net says: the share of the win, and the margin as a reward between loss and win.
pub(crate) const SAYS: usize = 2;

/// An input that is on, and the number 1, as the net reckons.
pub(crate) const ON: i32 = 64;
/// The output of a neuron that is fully on.
pub(crate) const FULL: i32 = 512;
/// What a net says before it is made a chance, in parts of 1.
pub(crate) const FINE: i32 = 4096;
/// Factors of sums are in parts of two to this power.
pub(crate) const SHIFT: u32 = 24;

/// What a net thinks of a seat's prospects, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// The share of the win.
    pub win: f32,
    /// The margin over the best rival, as a reward between loss and win.
    pub margin: f32,
}

/// The weights of a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The layout of inputs that it was trained on.
    pub(crate) layout: u32,
    /// The numbers of players that it was trained for, as a bit set.
    pub(crate) players: u32,
    /// A row of weights for each input; bytes, widened so that they add up fast.
    pub(crate) rows: Vec<i16>,
    pub(crate) wide: [Neuron; WIDE],
    pub(crate) second: [[i16; WIDE]; NARROW],
    pub(crate) narrow: [Neuron; NARROW],
    pub(crate) third: [[i16; NARROW]; SAYS],
    pub(crate) says: [Neuron; SAYS],
}

/// What a neuron does with its sum: adds a bias, then scales.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Neuron {
    pub(crate) bias: i32,
    pub(crate) factor: i32,
}

impl Neuron {
    #[inline]
    fn scale(self, sum: i32) -> i32 {
        (((i64::from(sum) + i64::from(self.bias)) * i64::from(self.factor)) >> SHIFT) as i32
    }
}

impl Net {
    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.rows.len() / WIDE
    }

    /// Whether it judges tables of so many players.
    pub fn knows(&self, players: usize) -> bool {
        self.players >> players & 1 == 1
    }

    /// What it thinks of these inputs.
    ///
    /// # Panics
    /// If there are more inputs than it was trained on.
    pub fn judge(&self, inputs: &Inputs) -> Verdict {
        // Weights are bytes and at most 256 inputs are on, so the sums stay within 16 bits.
        let mut on = [0i16; WIDE];
        for &input in inputs.on() {
            let row = self.row(input);
            for (sum, weight) in on.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        let mut sums = on.map(|sum| ON * i32::from(sum));
        for &(input, value) in inputs.numbers() {
            let row = self.row(input);
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += i32::from(*weight) * i32::from(value);
            }
        }
        let wide: [i16; WIDE] =
            std::array::from_fn(|neuron| self.wide[neuron].scale(sums[neuron]).clamp(0, FULL) as i16);
        let narrow: [i16; NARROW] = std::array::from_fn(|neuron| {
            self.narrow[neuron].scale(product(&self.second[neuron], &wide)).clamp(0, FULL) as i16
        });
        let [win, margin] = std::array::from_fn(|said| {
            chance(self.says[said].scale(product(&self.third[said], &narrow)) as f32 / FINE as f32)
        });
        Verdict { win, margin }
    }

    #[inline]
    fn row(&self, input: u16) -> &[i16] {
        let start = usize::from(input) * WIDE;
        &self.rows[start..start + WIDE]
    }
}

#[inline]
fn product<const N: usize>(one: &[i16; N], two: &[i16; N]) -> i32 {
    one.iter().zip(two).map(|(one, two)| i32::from(*one) * i32::from(*two)).sum()
}

/// The logistic function, by sums and products alone: libraries differ in the last bit of an exponential.
pub(crate) fn chance(x: f32) -> f32 {
    // e to the minus |x|, as the sixteenth power of a series for a number of at most 1.
    let part = x.abs().min(16.0) / 16.0;
    let (mut term, mut sum) = (1.0, 1.0);
    for step in 1..=9u8 {
        term *= -part / f32::from(step);
        sum += term;
    }
    let two = sum * sum;
    let four = two * two;
    let eight = four * four;
    let small = eight * eight;
    if x < 0.0 { small / (1.0 + small) } else { 1.0 / (1.0 + small) }
}

#[cfg(test)]
mod tests;
