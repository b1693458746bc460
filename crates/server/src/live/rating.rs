//! Ratings after a game of several: the Bradley–Terry model of Weng and Lin, "A Bayesian approximation method for
//! online ranking" (2011), in which everyone has met everyone.

/// How strong somebody is, and how far off that may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) rating: f64,
    pub(super) uncertainty: f64,
}

/// How much luck there is in one game.
const BETA: f64 = 25.0 / 6.0;
/// However sure it gets, so much of the uncertainty's square stays.
const LEAST: f64 = 0.000_001;

impl Rating {
    /// Of whom nothing is known yet.
    pub(super) const NEW: Self = Self { rating: 25.0, uncertainty: 25.0 / 3.0 };
}

/// Everyone's rating after a game, from the one before and the place in it.
pub(super) fn after(game: &[(Rating, u8)]) -> Vec<Rating> {
    let met = |one: usize, &(Rating { rating, uncertainty }, place): &(Rating, u8)| {
        let square = uncertainty.powi(2);
        let (mut gain, mut surer) = (0.0, 0.0);
        for (_, (other, theirs)) in game.iter().enumerate().filter(|(other, _)| *other != one) {
            let spread = 2.0f64.mul_add(BETA.powi(2), square + other.uncertainty.powi(2)).sqrt();
            let (mine, others) = ((rating / spread).exp(), (other.rating / spread).exp());
            let expected = mine / (mine + others);
            let score = match place.cmp(theirs) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            gain += square / spread * (score - expected);
            surer += uncertainty / spread * square / spread.powi(2) * expected * (1.0 - expected);
        }
        Rating { rating: rating + gain, uncertainty: (square * (1.0 - surer).max(LEAST)).sqrt() }
    };
    game.iter().enumerate().map(|(one, before)| met(one, before)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Rating, after};

    /// `skillratings` 0.29, which rated games before, gave these.
    #[test]
    fn ratings_are_what_they_always_were() {
        let of = |rating, uncertainty| Rating { rating, uncertainty };
        for (game, expected) in [
            (
                vec![(Rating::NEW, 1), (Rating::NEW, 2)],
                vec![
                    of(27.635_231_383_473_65, 8.065_506_316_323_548),
                    of(22.364_768_616_526_35, 8.065_506_316_323_548),
                ],
            ),
            (
                vec![(of(31.5, 2.25), 2), (of(17.0, 1.0), 1), (Rating::NEW, 2)],
                vec![
                    of(30.708_504_474_053_01, 2.243_264_574_659_424_4),
                    of(17.208_794_112_115_87, 0.999_737_193_757_150_4),
                    of(21.357_686_328_674_71, 7.308_345_179_734_945),
                ],
            ),
            (
                vec![
                    (of(20.0, 7.0), 3),
                    (of(26.0, 1.0), 1),
                    (of(15.5, 3.0), 5),
                    (of(40.0, 6.0), 4),
                    (of(29.0, 1.0), 2),
                ],
                vec![
                    of(22.539_692_143_203_418, 5.820_340_891_404_212),
                    of(26.264_599_188_450_205, 0.998_977_084_883_416_4),
                    of(14.689_464_788_217_315, 2.952_328_355_026_088),
                    of(30.501_725_009_726_865, 5.548_783_706_533_781),
                    of(29.037_470_799_575_57, 0.999_031_856_137_470_7),
                ],
            ),
        ] {
            let found = after(&game);
            assert_eq!(found.len(), expected.len());
            for (found, expected) in found.iter().zip(expected) {
                // Machines round an exponential differently in its last digit.
                let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
                assert!(near(found.rating, expected.rating), "{found:?} {expected:?}");
                assert!(near(found.uncertainty, expected.uncertainty), "{found:?} {expected:?}");
            }
        }
    }
}
