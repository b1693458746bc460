//! A test that stops as soon as it knows: is a bot better than this, or no better than that?

/// The generalised sequential probability ratio test on the scores of deals.
///
/// The two hypotheses are rating differences of one bot over all others. A score is that bot's mean share of
/// the victory over the rotations of a deal; its distribution is not assumed, only its mean is tested, with
/// the variance as found (Van den Bergh's normal form of the test that chess programs are developed with).
#[derive(Clone, Debug)]
pub struct Sprt {
    expected: [f64; 2],
    count: f64,
    sum: f64,
    squares: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The upper hypothesis holds.
    Passed,
    /// The lower hypothesis holds.
    Failed,
    /// More deals are needed.
    Open,
}

/// How often either answer may be wrong.
const ERROR: f64 = 0.05;

impl Sprt {
    /// A test of two rating differences, for a bot that holds `own` of the `seats`.
    pub fn new(low: f64, high: f64, own: usize, seats: usize) -> Self {
        Self {
            expected: [low, high].map(|elo| expected_share(elo, own, seats)),
            count: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    /// The logarithms of the ratio at which the test ends.
    pub fn bounds() -> (f64, f64) {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        (-bound, bound)
    }

    /// Takes the score of one more deal.
    pub fn add(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// The logarithm of the likelihood ratio of the upper over the lower hypothesis.
    pub fn ratio(&self) -> f64 {
        if self.count < 1.0 {
            return 0.0;
        }
        let [low, high] = self.expected;
        let (mean, middle) = (self.sum / self.count, f64::midpoint(low, high));
        // One imagined deal with the variance of a single game: the first deals, which may all be alike,
        // must not look like certainty.
        let spread = self.squares - self.count * mean * mean + middle * (1.0 - middle);
        let variance = spread / self.count;
        self.count * (high - low) * (mean - middle) / variance
    }

    /// What the test says by now.
    pub fn verdict(&self) -> Verdict {
        let (lower, upper) = Self::bounds();
        match self.ratio() {
            ratio if ratio >= upper => Verdict::Passed,
            ratio if ratio <= lower => Verdict::Failed,
            _ => Verdict::Open,
        }
    }
}

/// The win share for each of the `own` seats of a bot that is so much stronger than all others.
fn expected_share(elo: f64, own: usize, seats: usize) -> f64 {
    let strength = 10f64.powf(elo / 400.0);
    strength / (own as f64 * strength + (seats - own) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_follow_from_ratings() {
        assert!((expected_share(0.0, 1, 2) - 0.5).abs() < 1e-12);
        assert!((expected_share(400.0, 1, 2) - 10.0 / 11.0).abs() < 1e-12);
        assert!((expected_share(0.0, 1, 4) - 0.25).abs() < 1e-12);
        assert!((expected_share(400.0, 2, 4) - 10.0 / 22.0).abs() < 1e-12);
    }

    /// Wald's bounds for errors of 5 % are the logarithms of 19 and 1/19.
    #[test]
    fn the_bounds_are_walds() {
        let (lower, upper) = Sprt::bounds();
        assert!((upper - 19f64.ln()).abs() < 1e-12 && (lower + upper).abs() < 1e-12);
    }

    /// With scores of known mean and variance the ratio is n (s1 - s0) (mean - (s0 + s1) / 2) / variance.
    #[test]
    fn the_ratio_is_the_known_one() {
        let mut test = Sprt::new(0.0, 20.0, 1, 2);
        for deal in 0..1000 {
            test.add(if deal % 10 < 6 { 1.0 } else { 0.0 });
        }
        let (low, high) = (0.5, 1.0 / (1.0 + 10f64.powf(-0.05)));
        let known = 1000.0 * (high - low) * (0.6 - f64::midpoint(low, high)) / 0.24;
        assert!((test.ratio() / known - 1.0).abs() < 2e-3, "{} {known}", test.ratio());
        assert_eq!(test.verdict(), Verdict::Passed);
    }

    #[test]
    fn it_says_yes_no_or_not_yet() {
        let run = |wins: usize, deals: usize| {
            let mut test = Sprt::new(-20.0, 0.0, 1, 2);
            (0..deals).for_each(|deal| test.add(f64::from(u8::from(deal * wins % deals < wins))));
            test.verdict()
        };
        assert_eq!(run(400, 1000), Verdict::Failed);
        assert_eq!(run(560, 1000), Verdict::Passed);
        assert_eq!(run(5, 10), Verdict::Open);
        assert_eq!(Sprt::new(0.0, 20.0, 1, 2).verdict(), Verdict::Open);
        let mut alike = Sprt::new(0.0, 20.0, 1, 2);
        (0..4).for_each(|_| alike.add(1.0));
        assert_eq!(alike.verdict(), Verdict::Open, "four deals prove nothing");
    }
}
