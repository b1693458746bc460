//! Win shares with their 95 % intervals.

/// A win share between 0 and 1, and the interval that holds the true one in 95 of 100 such measurements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The mean over all deals.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The normal quantile that leaves 2.5 % on either side.
const Z: f64 = 1.959_963_984_540_054;

/// The win share over deals, each given as one bot's mean share of the victory over the rotations.
///
/// The variance is that between deals, so games of one deal are not taken for independent ones. Wilson's
/// interval is taken at the number of independent games that would have this variance: unlike the mean plus
/// or minus some errors it stays between 0 and 1 and has a width where every deal was won.
pub fn win_share(deals: &[f64]) -> Share {
    let count = deals.len() as f64;
    if deals.is_empty() {
        return Share { mean: 0.0, low: 0.0, high: 1.0 };
    }
    let mean = deals.iter().sum::<f64>() / count;
    let squares: f64 = deals.iter().map(|share| (share - mean).powi(2)).sum();
    let variance_of_mean = squares / (count - 1.0).max(1.0) / count;
    let single = mean * (1.0 - mean);
    let games = if variance_of_mean > 0.0 && single > 0.0 { single / variance_of_mean } else { count };
    wilson(mean, games)
}

/// Wilson's score interval (1927) for a share of so many independent games.
fn wilson(mean: f64, games: f64) -> Share {
    let spread = Z * Z / games;
    let middle = (mean + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (mean * (1.0 - mean) / games + spread / (4.0 * games)).sqrt();
    Share { mean, low: (middle - half).clamp(0.0, mean), high: (middle + half).clamp(mean, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(share: Share, low: f64, high: f64) {
        assert!((share.low - low).abs() < 5e-4 && (share.high - high).abs() < 5e-4, "{share:?}");
    }

    /// The values of R's `prop.test(correct = FALSE)`.
    #[test]
    fn wilson_gives_the_known_values() {
        check(wilson(0.8, 10.0), 0.4902, 0.9433);
        check(wilson(0.72, 100.0), 0.6253, 0.7987);
        check(wilson(0.0, 10.0), 0.0, 0.2775);
        check(wilson(1.0, 10.0), 0.7225, 1.0);
    }

    #[test]
    fn independent_games_give_the_interval_of_single_games() {
        let deals: Vec<f64> = (0..1000).map(|deal| f64::from(deal % 4 != 0)).collect();
        let share = win_share(&deals);
        // 750 of 1000: Wilson says 0.7222 to 0.7759; the estimated variance moves it by less than shown.
        check(share, 0.7222, 0.7759);
    }

    #[test]
    fn deals_that_are_won_from_both_sides_alike_say_less_than_as_many_games() {
        // The same 400 deals: once both games go the same way, once each bot wins one of the two.
        let same: Vec<f64> = (0..400).map(|deal| f64::from(deal % 2)).collect();
        let split = vec![0.5; 400];
        let mixed: Vec<f64> = same.iter().zip(&split).map(|(one, two)| (one + two) / 2.0).collect();
        let width = |share: Share| share.high - share.low;
        assert!((width(win_share(&same)) - 0.0975).abs() < 5e-4);
        assert!((width(win_share(&mixed)) - 0.0489).abs() < 5e-4);
        assert!(width(win_share(&split)) > 0.0, "nobody measures exactly");
        assert_eq!(win_share(&[]), Share { mean: 0.0, low: 0.0, high: 1.0 });
    }
}
