//! A net while it learns: the same net in numbers with parts, Adam's method, and the rounding to bytes.

use super::Samples;
use super::gather::Sample;
use crate::net::{FINE, FULL, NARROW, Net, Neuron, ON, SAYS, SHIFT, WIDE, chance};
use game::{CHOICE, Luck};

/// Samples of one step.
const BATCH: usize = 512;
/// Adam's numbers.
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;
/// Weights shrink by this part of a step.
const SHRINK: f32 = 1e-3;

/// Weights with what Adam remembers of them.
struct Weights {
    now: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Weights {
    fn new(count: usize, spread: f32, luck: &mut Luck) -> Self {
        let now = (0..count).map(|_| spread * (luck.below(CHOICE, 1 << 20) as f32 / (1 << 19) as f32 - 1.0));
        let nothing = || vec![0.0; count];
        Self { now: now.collect(), slope: nothing(), mean: nothing(), square: nothing() }
    }

    fn step(&mut self, rate: f32, grown: (f32, f32)) {
        let parts = self.now.iter_mut().zip(&mut self.slope).zip(self.mean.iter_mut().zip(&mut self.square));
        for ((now, slope), (mean, square)) in parts {
            *mean += (1.0 - FIRST) * (*slope - *mean);
            *square += (1.0 - SECOND) * (*slope * *slope - *square);
            *now -= rate * ((*mean / grown.0) / ((*square / grown.1).sqrt() + TINY) + SHRINK * *now);
            *slope = 0.0;
        }
    }
}

/// A net while it learns.
pub struct Trainee {
    layout: u32,
    players: u32,
    /// Weights, then biases, layer by layer.
    layers: [Weights; 6],
    /// How much of Adam's means is still from the start.
    start: (f32, f32),
}

/// What a net thought of one sample on the way.
struct Thought {
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    said: [f32; SAYS],
}

impl Trainee {
    /// A net that knows nothing, for so many inputs of a layout and these numbers of players as a bit set.
    pub fn new(layout: u32, players: u32, inputs: usize, seed: u64) -> Self {
        let mut luck = Luck::fast(seed);
        let mut layer = |count, spread| Weights::new(count, spread, &mut luck);
        let mut layers = [
            layer(inputs * WIDE, 0.08),
            layer(WIDE, 0.0),
            layer(WIDE * NARROW, 0.2),
            layer(NARROW, 0.0),
            layer(NARROW * SAYS, 0.3),
            layer(SAYS, 0.0),
        ];
        layers[1].now.fill(0.3);
        layers[3].now.fill(0.3);
        Self { layout, players, layers, start: (1.0, 1.0) }
    }

    /// Learns from samples, in an order that the seed gives; the rate is that of Adam's method.
    pub fn learn(&mut self, samples: &Samples, rate: f32, seed: u64) {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let mut luck = Luck::fast(seed);
        for index in (1..order.len()).rev() {
            order.swap(index, luck.below(CHOICE, index as u32 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            for &index in batch {
                self.slopes(&samples.get(index as usize), 1.0 / batch.len() as f32);
            }
            self.start = (self.start.0 * FIRST, self.start.1 * SECOND);
            let grown = (1.0 - self.start.0, 1.0 - self.start.1);
            for layer in &mut self.layers {
                layer.step(rate, grown);
            }
        }
    }

    /// What it thinks of a sample.
    pub(super) fn judge(&self, sample: &Sample<'_>) -> [f32; SAYS] {
        self.think(sample).said.map(chance)
    }

    fn think(&self, sample: &Sample<'_>) -> Thought {
        let [rows, wide_bias, second, narrow_bias, third, bias] = &self.layers;
        let mut wide = [0.0; WIDE];
        wide.copy_from_slice(&wide_bias.now);
        for &input in sample.on {
            for (sum, weight) in wide.iter_mut().zip(row(&rows.now, input)) {
                *sum += weight;
            }
        }
        for &(input, value) in sample.numbers {
            let value = f32::from(value) / ON as f32;
            for (sum, weight) in wide.iter_mut().zip(row(&rows.now, input)) {
                *sum += value * weight;
            }
        }
        let wide = wide.map(|sum| sum.clamp(0.0, 1.0));
        let narrow: [f32; NARROW] = std::array::from_fn(|neuron| {
            let weights = &second.now[neuron * WIDE..(neuron + 1) * WIDE];
            (narrow_bias.now[neuron] + dot(weights, &wide)).clamp(0.0, 1.0)
        });
        let said = std::array::from_fn(|said| {
            bias.now[said] + dot(&third.now[said * NARROW..(said + 1) * NARROW], &narrow)
        });
        Thought { wide, narrow, said }
    }

    /// Adds what a sample says about every weight: the slope of the log-loss.
    fn slopes(&mut self, sample: &Sample<'_>, part: f32) {
        let thought = self.think(sample);
        let [rows, wide_bias, second, narrow_bias, third, bias] = &mut self.layers;
        let mut to_narrow = [0.0; NARROW];
        for said in 0..SAYS {
            let error = part * (chance(thought.said[said]) - sample.came[said]);
            bias.slope[said] += error;
            let start = said * NARROW;
            let weights = &third.now[start..start + NARROW];
            let slopes = &mut third.slope[start..start + NARROW];
            for ((slope, weight), (narrow, back)) in
                slopes.iter_mut().zip(weights).zip(thought.narrow.iter().zip(&mut to_narrow))
            {
                *slope += error * narrow;
                *back += error * weight;
            }
        }
        let mut to_wide = [0.0; WIDE];
        for (neuron, &error) in to_narrow.iter().enumerate() {
            if !moves(thought.narrow[neuron], error) {
                continue;
            }
            narrow_bias.slope[neuron] += error;
            let start = neuron * WIDE;
            let weights = &second.now[start..start + WIDE];
            let slopes = &mut second.slope[start..start + WIDE];
            for from in 0..WIDE {
                slopes[from] += error * thought.wide[from];
                to_wide[from] += error * weights[from];
            }
        }
        for (error, wide) in to_wide.iter_mut().zip(&thought.wide) {
            *error = if moves(*wide, *error) { *error } else { 0.0 };
        }
        for (slope, error) in wide_bias.slope.iter_mut().zip(&to_wide) {
            *slope += error;
        }
        for &input in sample.on {
            for (slope, error) in row_mut(&mut rows.slope, input).iter_mut().zip(&to_wide) {
                *slope += error;
            }
        }
        for &(input, value) in sample.numbers {
            let value = f32::from(value) / ON as f32;
            for (slope, error) in row_mut(&mut rows.slope, input).iter_mut().zip(&to_wide) {
                *slope += value * error;
            }
        }
    }

    /// The net in bytes.
    pub fn net(&self) -> Net {
        let [rows, wide_bias, second, narrow_bias, third, bias] = &self.layers;
        let inputs = rows.now.len() / WIDE;
        let mut bytes = vec![0; rows.now.len()];
        let wide = std::array::from_fn(|neuron| {
            let column = |input: usize| rows.now[input * WIDE + neuron];
            let scale = scale((0..inputs).map(column));
            for input in 0..inputs {
                bytes[input * WIDE + neuron] = rounded(column(input), scale);
            }
            neuron_of(scale * ON as f32, wide_bias.now[neuron], FULL)
        });
        let mut seconds = [[0; WIDE]; NARROW];
        let narrow = std::array::from_fn(|neuron| {
            let weights = &second.now[neuron * WIDE..(neuron + 1) * WIDE];
            let scale = scale(weights.iter().copied());
            seconds[neuron] = std::array::from_fn(|from| rounded(weights[from], scale));
            neuron_of(scale * FULL as f32, narrow_bias.now[neuron], FULL)
        });
        let mut thirds = [[0; NARROW]; SAYS];
        let says = std::array::from_fn(|said| {
            let weights = &third.now[said * NARROW..(said + 1) * NARROW];
            let scale = scale(weights.iter().copied());
            thirds[said] = std::array::from_fn(|from| rounded(weights[from], scale));
            neuron_of(scale * FULL as f32, bias.now[said], FINE)
        });
        Net {
            layout: self.layout,
            players: self.players,
            rows: bytes,
            wide,
            second: seconds,
            narrow,
            third: thirds,
            says,
        }
    }
}

/// Whether a neuron's output follows its sum: not where it is off, and where it is fully on only back.
fn moves(output: f32, error: f32) -> bool {
    output > 0.0 && (output < 1.0 || error > 0.0)
}

/// What weights are multiplied with to fill a byte.
fn scale(weights: impl Iterator<Item = f32>) -> f32 {
    127.0 / weights.fold(1e-3, |most: f32, weight| most.max(weight.abs()))
}

fn rounded(weight: f32, scale: f32) -> i16 {
    (weight * scale).round().clamp(-127.0, 127.0) as i16
}

/// A neuron whose sum counts so many for 1, and that gives so many for 1.
fn neuron_of(unit: f32, bias: f32, gives: i32) -> Neuron {
    let factor = f64::from(gives) / f64::from(unit) * f64::from(1u32 << SHIFT);
    Neuron { bias: (bias * unit).round() as i32, factor: factor.round() as i32 }
}

fn row(rows: &[f32], input: u16) -> &[f32] {
    &rows[usize::from(input) * WIDE..][..WIDE]
}

fn row_mut(rows: &mut [f32], input: u16) -> &mut [f32] {
    &mut rows[usize::from(input) * WIDE..][..WIDE]
}

/// A product in a fixed order, four sums side by side.
fn dot(one: &[f32], two: &[f32]) -> f32 {
    let mut sums = [0.0; 4];
    for (one, two) in one.chunks_exact(4).zip(two.chunks_exact(4)) {
        for lane in 0..4 {
            sums[lane] += one[lane] * two[lane];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}
