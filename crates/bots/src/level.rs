//! How simple players choose once every action has a value.

use game::{CHOICE, Luck};

/// A casual player never does what the expert thinks worse than its best by more than so many times what
/// the casual player does not notice.
const ABSURD: f32 = 3.0;

/// Once in so many decisions a novice looks at all goals, as a casual player always does.
const GLIMPSE: u32 = 5;

/// Whether a novice sees more than one goal this time.
pub(crate) fn looks_around(luck: &mut Luck) -> bool {
    luck.below(CHOICE, GLIMPSE) == 0
}

/// The action of the highest value; any of them if several have it.
pub(crate) fn greedy(values: &[f32], luck: &mut Luck) -> usize {
    let top = best(values);
    let ties = || values.iter().enumerate().filter(|&(_, &value)| value >= top).map(|(index, _)| index);
    let nth = luck.below(CHOICE, ties().count().max(1) as u32);
    ties().nth(nth as usize).unwrap_or(0)
}

/// The largest of some values.
fn best(values: &[f32]) -> f32 {
    values.iter().copied().fold(f32::NEG_INFINITY, f32::max)
}

/// One of the actions by its value: the better, the likelier, and equal ones equally likely. `opinions` are
/// the expert's own values, and keep out what would look absurd.
pub(crate) fn casual(values: &[f32], opinions: &[f32], noise: f32, luck: &mut Luck) -> usize {
    let floor = best(opinions) - ABSURD * noise;
    let sane = || values.iter().zip(opinions).map(move |(&value, &opinion)| (value, opinion >= floor));
    let top = best(&sane().filter(|&(_, sane)| sane).map(|(value, _)| value).collect::<Vec<_>>());
    let weight = |(value, sane): (f32, bool)| if sane { ((value - top) / noise).exp() } else { 0.0 };
    let total: f32 = sane().map(weight).sum();
    let mut left = luck.below(CHOICE, 1 << 24) as f32 / (1 << 24) as f32 * total;
    let mut last = 0;
    for (index, weight) in sane().map(weight).enumerate().filter(|&(_, weight)| weight > 0.0) {
        last = index;
        if left < weight {
            break;
        }
        left -= weight;
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greed_takes_any_of_the_best() {
        let mut luck = Luck::fast(3);
        let taken: Vec<usize> = (0..40).map(|_| greedy(&[1.0, 4.0, -2.0, 4.0], &mut luck)).collect();
        assert!(taken.contains(&1) && taken.contains(&3) && !taken.contains(&0) && !taken.contains(&2));
    }

    #[test]
    fn better_looking_actions_come_oftener_and_absurd_ones_never() {
        let (values, opinions) = ([3.0, 2.0, 3.0, 9.0], [1.0, 1.0, 0.5, -20.0]);
        let mut luck = Luck::fast(3);
        let mut seen = [0u32; 4];
        for _ in 0..3000 {
            seen[casual(&values, &opinions, 1.0, &mut luck)] += 1;
        }
        assert!(seen[0].abs_diff(seen[2]) < 150 && seen[1] * 2 < seen[0] && seen[1] > 300, "{seen:?}");
        assert_eq!(seen[3], 0);
    }
}
