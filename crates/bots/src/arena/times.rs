//! How long decisions took: counts on a scale of eight steps to a doubling, so that any number of decisions
//! takes the same room and a quantile is right to within five in a hundred.

use std::collections::BTreeMap;

/// How long decisions took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Times {
    counts: BTreeMap<u16, u64>,
    longest: u64,
}

/// Steps to a doubling.
const STEPS: f64 = 8.0;

impl Times {
    /// Takes note of a decision that took so many nanoseconds.
    pub fn add(&mut self, nanos: u64) {
        let step = ((nanos.max(1) as f64).log2() * STEPS) as u16;
        *self.counts.entry(step).or_default() += 1;
        self.longest = self.longest.max(nanos);
    }

    /// Takes over the decisions of another.
    pub fn merge(&mut self, other: &Self) {
        for (&step, &count) in &other.counts {
            *self.counts.entry(step).or_default() += count;
        }
        self.longest = self.longest.max(other.longest);
    }

    /// The milliseconds that a share of the decisions stayed within; 0 if there are none.
    pub fn quantile(&self, share: f64) -> f64 {
        let total: u64 = self.counts.values().sum();
        let wanted = (share * total as f64).ceil().max(1.0) as u64;
        let mut passed = 0;
        let found = self.counts.iter().find(|(_, count)| {
            passed += **count;
            passed >= wanted
        });
        // The middle of the step, but never more than was ever measured.
        let nanos = found.map_or(0.0, |(&step, _)| ((f64::from(step) + 0.5) / STEPS).exp2());
        nanos.min(self.longest as f64) / 1e6
    }

    /// The longest, in milliseconds.
    pub fn longest(&self) -> f64 {
        self.longest as f64 / 1e6
    }

    /// Its numbers, to be stored: the longest in nanoseconds, then each step and its count.
    pub fn numbers(&self) -> Vec<u64> {
        let steps = self.counts.iter().flat_map(|(&step, &count)| [u64::from(step), count]);
        std::iter::once(self.longest).chain(steps).collect()
    }

    /// What was stored, if it is sound.
    pub fn from_numbers(numbers: &[u64]) -> Option<Self> {
        let (&longest, steps) = numbers.split_first()?;
        let (pairs, rest) = steps.as_chunks::<2>();
        let counts = pairs.iter().map(|&[step, count]| Some((u16::try_from(step).ok()?, count)));
        rest.is_empty().then_some(Self { counts: counts.collect::<Option<_>>()?, longest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_to_within_five_in_a_hundred() {
        let mut times = Times::default();
        (1..=1000).for_each(|step| times.add(step * 1000));
        for (share, millis) in [(0.5, 0.5), (0.99, 0.99), (0.01, 0.01)] {
            let found = times.quantile(share);
            assert!((found / millis - 1.0f64).abs() < 0.05, "{share}: {found}");
        }
        assert!((times.longest() - 1.0).abs() < 1e-12);
        assert_eq!(Times::default().quantile(0.5).to_bits(), 0.0f64.to_bits());
    }

    #[test]
    fn merging_is_adding_and_numbers_round_trip() {
        let (mut all, mut one, mut two) = (Times::default(), Times::default(), Times::default());
        for nanos in [0, 7, 900, 5_000_000, 12] {
            all.add(nanos);
            if nanos > 100 { one.add(nanos) } else { two.add(nanos) }
        }
        one.merge(&two);
        assert_eq!(one, all);
        assert_eq!(Times::from_numbers(&all.numbers()), Some(all));
        assert_eq!(Times::from_numbers(&[]), None);
        assert_eq!(Times::from_numbers(&[5, 1]), None);
    }
}
