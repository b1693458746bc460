//! The order of a training: which games, which luck, how large the steps. All of it follows from a seed.

use super::{Samples, Trainee};
use game::digest;
use std::ops::Range;

/// Games of one round.
const ROUND: u64 = 4000;
/// The rate of Adam's method, at first and in the end; it falls with the square of what is left.
const RATE: (f32, f32) = (2e-3, 2e-5);
/// One in so many games is played again with other luck to look at the net, but no more than this.
const TRIAL: (u64, u64) = (40, 2000);

/// The order of a training.
pub struct Course {
    seed: String,
    games: u64,
}

impl Course {
    /// Games that are played one after the other, at one number of players.
    pub const PIECE: u64 = 50;

    /// A training by so many games.
    pub fn new(seed: &str, games: u64) -> Self {
        Self { seed: seed.to_string(), games }
    }

    /// How many rounds it has.
    pub fn rounds(&self) -> u64 {
        self.games.div_ceil(ROUND)
    }

    /// The games of a round.
    pub fn games(&self, round: u64) -> Range<u64> {
        round * ROUND..((round + 1) * ROUND).min(self.games)
    }

    /// The games to look at the net with; they have a seed of their own.
    pub fn trial(&self) -> Range<u64> {
        0..(self.games / TRIAL.0).clamp(1, TRIAL.1)
    }

    /// What the luck of games follows from, in training.
    pub fn seed(&self) -> u64 {
        self.luck_of("games", 0)
    }

    /// The same for the games to look at the net with.
    pub fn trial_seed(&self) -> u64 {
        self.luck_of("trial", 0)
    }

    /// A net that knows nothing yet, for so many inputs of a layout and these numbers of players as a bit set.
    pub fn begin(&self, layout: u32, players: u32, inputs: usize) -> Trainee {
        Trainee::new(layout, players, inputs, self.luck_of("weights", 0))
    }

    /// Learns from the positions of a round.
    pub fn learn(&self, trainee: &mut Trainee, round: u64, samples: &Samples) {
        let left = 1.0 - round as f32 / self.rounds().max(1) as f32;
        let rate = RATE.1 + (RATE.0 - RATE.1) * left * left;
        trainee.learn(samples, rate, self.luck_of("order", round));
    }

    fn luck_of(&self, what: &str, number: u64) -> u64 {
        let whole = digest(&[b"skyrail train", self.seed.as_bytes(), what.as_bytes(), &number.to_be_bytes()]);
        u64::from_be_bytes(std::array::from_fn(|byte| whole[byte]))
    }
}
