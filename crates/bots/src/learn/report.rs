//! How well a net judges positions that it was not trained on.

use super::{Samples, Trainee};
use crate::net::{Inputs, Net};

/// How well a net judges positions that it was not trained on.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Positions.
    pub positions: usize,
    /// The mean square of what the share of the win was off by, for each fifth of a game.
    pub brier: [f64; 5],
    /// The same over all positions.
    pub brier_all: f64,
    /// The same for who always expects the mean.
    pub brier_mean: f64,
    /// What was expected in each tenth of expected shares, what came, and how often.
    pub tenths: [(f64, f64, u32); 10],
    /// By how much rounding to bytes changes the expected share: root of the mean square.
    pub rounding: f64,
}

impl Report {
    /// Holds a net, and the numbers it was rounded from, against positions.
    pub fn new(trainee: &Trainee, net: &Net, samples: &Samples) -> Self {
        let (mut squares, mut counts) = ([0.0; 5], [0u32; 5]);
        let mut tenths = [(0.0, 0.0, 0u32); 10];
        let (mut rounding, mut mean, mut mean_square) = (0.0, 0.0, 0.0);
        let mut inputs = Inputs::default();
        for index in 0..samples.len() {
            let sample = samples.get(index);
            inputs.fill(sample.on, sample.numbers);
            let said = f64::from(net.judge(&inputs).win);
            let came = f64::from(sample.came[0]);
            rounding += (said - f64::from(trainee.judge(&sample)[0])).powi(2);
            squares[sample.fifth as usize] += (said - came).powi(2);
            counts[sample.fifth as usize] += 1;
            let tenth = &mut tenths[((10.0 * said) as usize).min(9)];
            *tenth = (tenth.0 + said, tenth.1 + came, tenth.2 + 1);
            mean += came;
            mean_square += came * came;
        }
        let count = samples.len().max(1) as f64;
        Self {
            positions: samples.len(),
            brier: std::array::from_fn(|fifth| squares[fifth] / f64::from(counts[fifth].max(1))),
            brier_all: squares.iter().sum::<f64>() / count,
            brier_mean: mean_square / count - (mean / count).powi(2),
            tenths: tenths.map(|(said, came, count)| {
                let part = f64::from(count.max(1));
                (said / part, came / part, count)
            }),
            rounding: (rounding / count).sqrt(),
        }
    }
}
