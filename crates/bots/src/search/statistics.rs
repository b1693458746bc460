//! What is known of an action after some playouts.

use crate::Verdict;
use game::{PerSeat, Seat, Standing};

/// How one playout ended.
#[derive(Clone, Copy)]
pub(crate) struct Ending {
    /// Between loss and win for the seat that thinks; what the search maximises.
    pub(crate) reward: f32,
    /// The win, shared among those who tie for it.
    pub(crate) shares: PerSeat<f32>,
    /// The points of each seat.
    pub(crate) points: PerSeat<i32>,
}

impl Ending {
    /// Reads a finished game for this seat; `win` says how much of the reward is the share of the win.
    pub(crate) fn new(standing: &Standing, seat: Option<Seat>, win: f32, margin: f32) -> Self {
        let winners = standing.winners();
        let part = 1.0 / winners.len().max(1) as f32;
        let shares = PerSeat::from_fn(|seat| if winners.has(seat) { part } else { 0.0 });
        let reward = seat.map_or(0.0, |seat| {
            let rivals = Seat::all(standing.seats).filter(|&other| other != seat);
            let best = rivals.map(|other| standing.points[other]).max().unwrap_or(0);
            let ahead = (standing.points[seat] - best) as f32 / margin;
            win * shares[seat] + (1.0 - win) / (1.0 + (-ahead).exp())
        });
        Self { reward, shares, points: standing.points }
    }

    /// What a net thinks of a seat's prospects; what it does not win the others share alike, and points are those so
    /// far.
    pub(crate) fn judged(verdict: Verdict, standing: &Standing, seat: Seat, win: f32) -> Self {
        let others = (1.0 - verdict.win) / (standing.seats.max(2) - 1) as f32;
        let share = |other: Seat| match other {
            own if own == seat => verdict.win,
            other if other.index() < standing.seats => others,
            _ => 0.0,
        };
        let reward = win * verdict.win + (1.0 - win) * verdict.margin;
        Self { reward, shares: PerSeat::from_fn(share), points: standing.points }
    }
}

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub value: f32,
    /// Its standard error.
    pub error: f32,
}

/// Sums that make an estimate.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sums {
    sum: f64,
    squares: f64,
}

/// Before anything is known, a value is thought to vary so much around its mean, with the weight of so many
/// observations: a handful of equal results is no proof.
const PRIOR: (f64, f64) = (0.08, 4.0);

impl Sums {
    pub(crate) fn add(&mut self, value: f32) {
        self.sum += f64::from(value);
        self.squares += f64::from(value).powi(2);
    }

    /// The estimate from so many values.
    pub(crate) fn estimate(&self, count: u32) -> Estimate {
        let (variance, weight) = PRIOR;
        let count = f64::from(count);
        if count == 0.0 {
            return Estimate { value: 0.0, error: variance.sqrt() as f32 };
        }
        let mean = self.sum / count;
        let spread = (self.squares - mean * self.sum).max(0.0) + weight * variance;
        let error = (spread / (count - 1.0 + weight) / count).sqrt();
        Estimate { value: mean as f32, error: error as f32 }
    }
}

/// What is known of one action.
#[derive(Clone, Copy, Default)]
pub(crate) struct Statistics {
    /// Playouts.
    pub(crate) count: u32,
    /// Rewards.
    pub(crate) reward: Sums,
    /// Rewards above those of the expert's action in the same worlds.
    pub(crate) gain: Sums,
    /// Own shares of the win above those of the expert's action in the same worlds.
    pub(crate) share_gain: Sums,
    /// Shares of the win.
    pub(crate) shares: PerSeat<Sums>,
    /// Points.
    pub(crate) points: PerSeat<f64>,
}

impl Statistics {
    /// Counts a playout, with the expert's reward and share of the win in the same world.
    pub(crate) fn add(&mut self, ending: &Ending, seat: Option<Seat>, expert: (f32, f32)) {
        self.count += 1;
        self.reward.add(ending.reward);
        self.gain.add(ending.reward - expert.0);
        self.share_gain.add(seat.map_or(0.0, |seat| ending.shares[seat]) - expert.1);
        for seat in Seat::all(game::MAX_SEATS) {
            self.shares[seat].add(ending.shares[seat]);
            self.points[seat] += f64::from(ending.points[seat]);
        }
    }
}

impl Statistics {
    /// The share of the win that this action gives a seat, and how much that is above the one of the expert's action.
    ///
    /// The expert's action is played out most, and every world of this one is also one of the expert's. So the share is
    /// that of the expert's action in all its worlds, and the difference in those that both were played in: much of
    /// the luck falls out of it, and what is told of several actions fits together.
    pub(crate) fn chance(&self, expert: &Self, is_expert: bool, seat: Seat) -> (Estimate, Estimate) {
        let now = expert.shares[seat].estimate(expert.count);
        if is_expert || self.count == 0 {
            return (now, Estimate::default());
        }
        let gain = self.share_gain.estimate(self.count);
        let share = (now.value + gain.value).clamp(0.0, 1.0);
        // Variances of one world, for the expert's action, for this one, and for what is between them.
        let variance = |estimate: Estimate, count: u32| estimate.error.powi(2) * count as f32;
        let (base, between) = (variance(now, expert.count), variance(gain, self.count));
        let own = variance(self.shares[seat].estimate(self.count), self.count);
        // Worlds that both were played in count twice in the sum, so what they have in common does too.
        let common = own - base - between;
        let error = (base + common) / expert.count.max(1) as f32 + between / self.count as f32;
        let error = error.max(gain.error.powi(2).min(now.error.powi(2))).sqrt();
        (Estimate { value: share, error }, Estimate { value: share - now.value, error: gain.error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reward_lies_between_loss_and_win_and_shares_add_up() {
        let points = PerSeat([30, 30, 12, 0, 0, 0]);
        let standing = Standing::over(3, points, |seat| points[seat]);
        let tied = Ending::new(&standing, Some(Seat::new(0)), 0.5, 10.0);
        assert_eq!(format!("{:?}", tied.shares.first(3)), "[0.5, 0.5, 0.0]");
        assert!((tied.reward - 0.5).abs() < 1e-6, "{}", tied.reward);
        let behind = Ending::new(&standing, Some(Seat::new(2)), 0.5, 10.0);
        assert!(behind.reward > 0.0 && behind.reward < 0.1, "{}", behind.reward);
    }

    #[test]
    fn a_chance_is_the_experts_and_the_difference_in_the_same_worlds() {
        let seat = Seat::new(0);
        let ending = |share: f32| Ending {
            reward: share,
            shares: PerSeat::from_fn(|one| if one == seat { share } else { 1.0 - share }),
            points: PerSeat::default(),
        };
        // The expert wins every other world of twelve; the other action wins one more of the first four.
        let (mut expert, mut other) = (Statistics::default(), Statistics::default());
        for world in 0..12u32 {
            let won = (world % 2) as f32;
            expert.add(&ending(won), Some(seat), (won, won));
            if world < 4 {
                let better = if world == 0 { 1.0 } else { won };
                other.add(&ending(better), Some(seat), (won, won));
            }
        }
        let (share, gain) = other.chance(&expert, false, seat);
        assert!((share.value - 0.75).abs() < 1e-6 && (gain.value - 0.25).abs() < 1e-6, "{share:?} {gain:?}");
        assert!(share.error > 0.0 && share.error < 0.5 && gain.error > 0.0);
        let (share, gain) = expert.chance(&expert, true, seat);
        assert!((share.value - 0.5).abs() < 1e-6 && gain == Estimate::default(), "{share:?} {gain:?}");
    }

    #[test]
    fn errors_shrink_with_the_root_of_the_count() {
        let mut sums = Sums::default();
        let mut errors = Vec::new();
        for count in 1..=1600u32 {
            sums.add((count % 2) as f32);
            if count == 100 || count == 1600 {
                errors.push(sums.estimate(count).error);
            }
        }
        assert!((errors[0] / errors[1] - 4.0).abs() < 0.1, "{errors:?}");
        assert!((sums.estimate(1600).value - 0.5).abs() < 1e-6);
    }
}
