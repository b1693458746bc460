//! Which action the next playout goes to.

use super::Allocation;
use super::statistics::Statistics;

/// UCB1's constant, for rewards between 0 and 1.
const EXPLORE: f32 = 0.7;

/// Gives out playouts. The expert's action is number 0 and takes part in every round, so whatever is played
/// can be compared with it in the same worlds.
pub(super) struct PlayoutBudget {
    allocation: Allocation,
    /// How many playouts each action still in the race gets in the first round of a pass.
    scale: u32,
    /// The actions still in the race, best first.
    order: Vec<usize>,
    /// How many playouts each of them gets in this round.
    quota: u32,
    /// The place in `order` and the playouts this action has had in this round.
    at: (usize, u32),
    /// Whether this is the last round of a pass.
    passed: bool,
    arms: usize,
}

impl PlayoutBudget {
    pub(super) fn new() -> Self {
        Self {
            allocation: Allocation::Uniform,
            scale: 1,
            order: Vec::new(),
            quota: 0,
            at: (0, 0),
            passed: false,
            arms: 0,
        }
    }

    /// Begins for so many actions. With a known number of playouts one pass of halving spends them all;
    /// without, small passes follow each other, and each begins with all actions again.
    pub(super) fn start(&mut self, allocation: Allocation, arms: usize, budget: Option<u32>) {
        let mut rounds = 1;
        let mut left = arms;
        while left > 2 {
            rounds += 1;
            left = halved(left);
        }
        self.allocation = allocation;
        self.arms = arms;
        self.quota = 0;
        self.scale = budget.map_or(1, |budget| budget / (rounds * arms.max(1) as u32)).max(1);
        self.passed = true;
        self.at = (0, 0);
        self.all_in();
    }

    /// The next action to be played out.
    pub(super) fn next(&mut self, tallies: &[Statistics]) -> usize {
        match self.allocation {
            Allocation::Halving => self.halving(tallies),
            Allocation::Uniform => self.in_turn(),
            Allocation::Ucb => {
                let total: u32 = tallies.iter().map(|tally| tally.count).sum();
                let bound = |&arm: &usize| match tallies[arm].count {
                    0 => f32::INFINITY,
                    count => {
                        let width = ((total as f32).ln() / count as f32).sqrt();
                        tallies[arm].reward.estimate(count).value + EXPLORE * width
                    }
                };
                self.in_turn(); // Rounds of equal length, for looking whether one is clearly ahead.
                (0..self.arms).rev().max_by(|one, two| bound(one).total_cmp(&bound(two))).unwrap_or(0)
            }
        }
    }

    /// Whether a round is complete: the time to look whether one action is clearly ahead.
    pub(super) fn is_round(&self) -> bool {
        self.at == (0, 0)
    }

    /// The actions still in the race in this round.
    pub(super) fn race(&self) -> &[usize] {
        &self.order
    }

    fn in_turn(&mut self) -> usize {
        let arm = self.at.0;
        self.at.0 = (arm + 1) % self.arms;
        arm
    }

    fn halving(&mut self, tallies: &[Statistics]) -> usize {
        if self.is_round() {
            self.next_round(tallies);
        }
        let arm = self.order[self.at.0];
        self.at.1 += 1;
        if self.at.1 >= self.quota {
            self.at = ((self.at.0 + 1) % self.order.len(), 0);
        }
        arm
    }

    /// The better half goes on, the expert's action always and first; after the last two all begin again.
    fn next_round(&mut self, tallies: &[Statistics]) {
        if self.passed {
            // The first pass has spent a known budget, up to what rounding left.
            self.scale = if self.quota > 0 { 1 } else { self.scale };
            self.all_in();
        } else {
            let gain = |arm: usize| tallies[arm].gain.estimate(tallies[arm].count).value;
            self.order[1..]
                .sort_unstable_by(|&one, &two| gain(two).total_cmp(&gain(one)).then(one.cmp(&two)));
            self.order.truncate(halved(self.order.len()));
        }
        self.passed = self.order.len() <= 2;
        // Each round costs about as much as the first.
        self.quota = self.scale * (self.arms / self.order.len()) as u32;
    }

    fn all_in(&mut self) {
        self.order.clear();
        self.order.extend(0..self.arms);
    }
}

/// How many go on.
fn halved(arms: usize) -> usize {
    arms.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::statistics::Ending;
    use game::PerSeat;

    /// Plays a race in which a later action is always better, and says how often each was played.
    fn race(allocation: Allocation, arms: usize, budget: Option<u32>, playouts: u32) -> Vec<u32> {
        let mut allot = PlayoutBudget::new();
        allot.start(allocation, arms, budget);
        let mut tallies = vec![Statistics::default(); arms];
        for _ in 0..playouts {
            let arm = allot.next(&tallies);
            let reward = arm as f32 / arms as f32;
            let ending = Ending { reward, shares: PerSeat::default(), points: PerSeat::default() };
            tallies[arm].add(&ending, None, (0.0, 0.0));
        }
        tallies.iter().map(|tally| tally.count).collect()
    }

    #[test]
    fn halving_gives_the_best_half_twice_as_much_and_the_expert_as_much_as_the_best() {
        assert_eq!(race(Allocation::Halving, 8, Some(240), 240), [70, 10, 10, 10, 10, 30, 30, 70]);
        assert_eq!(race(Allocation::Halving, 8, None, 240), [70, 10, 10, 10, 10, 30, 30, 70]);
        assert_eq!(race(Allocation::Halving, 2, Some(10), 10), [5, 5]);
        assert_eq!(race(Allocation::Halving, 1, Some(10), 10), [10]);
    }

    #[test]
    fn the_others_give_to_all_and_to_the_best() {
        assert_eq!(race(Allocation::Uniform, 4, None, 10), [3, 3, 2, 2]);
        let ucb = race(Allocation::Ucb, 4, None, 400);
        assert!(ucb.is_sorted() && ucb[0] > 2, "{ucb:?}");
    }
}
