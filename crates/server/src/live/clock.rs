//! The clocks of a table, as a fold over its rows like the game itself: nothing of them is stored.

use game::{MAX_SEATS, PerSeat, Seat, SeatSet};
use wire::Pace;

/// Time left, and since when it runs.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    pace: Pace,
    /// Milliseconds left when it last stopped.
    left: PerSeat<i64>,
    /// Since when a seat has to decide.
    since: PerSeat<Option<i64>>,
}

/// However little is left, a decision gets this long, so that who comes back can move.
const LEAST: i64 = 10_000;
const DAY: i64 = 86_400_000;

impl Clocks {
    /// The clocks at the start.
    pub(super) fn new(pace: Pace, at: i64, turn: SeatSet) -> Self {
        let left = match pace {
            Pace::Free => 0,
            Pace::Live { seconds, .. } => i64::from(seconds) * 1000,
            Pace::Days { days } => i64::from(days) * DAY,
        };
        let mut clocks = Self { pace, left: PerSeat([left; MAX_SEATS]), since: PerSeat::default() };
        clocks.turn_to(at, turn);
        clocks
    }

    /// A seat has decided, and now it is the turn of these.
    pub(super) fn decided(&mut self, at: i64, seat: Seat, turn: SeatSet) {
        self.stop(at, seat);
        if let Pace::Live { increment, .. } = self.pace {
            self.left[seat] += i64::from(increment) * 1000;
        }
        self.turn_to(at, turn);
    }

    fn turn_to(&mut self, at: i64, turn: SeatSet) {
        for seat in Seat::all(MAX_SEATS) {
            if !turn.has(seat) {
                self.stop(at, seat);
            } else if self.since[seat].is_none() {
                self.since[seat] = Some(at);
            }
        }
    }

    fn stop(&mut self, at: i64, seat: Seat) {
        let Some(since) = self.since[seat].take() else { return };
        if let Pace::Live { .. } = self.pace {
            self.left[seat] = (self.left[seat] - (at - since)).max(0);
        }
    }

    /// Since when a seat has to decide, if it has to.
    pub(super) fn since(&self, seat: Seat) -> Option<i64> {
        self.since[seat]
    }

    /// When a seat's time runs out, if it runs.
    pub(super) fn deadline(&self, seat: Seat) -> Option<i64> {
        if self.pace == Pace::Free {
            return None;
        }
        self.since[seat].map(|since| since + self.left[seat].max(LEAST))
    }

    /// What is shown of them.
    pub(super) fn show(&self, now: i64, seats: usize) -> Option<wire::Clock> {
        if self.pace == Pace::Free {
            return None;
        }
        let left = |seat: Seat| match self.deadline(seat) {
            Some(deadline) => (deadline - now).max(0) as u64,
            None => self.left[seat].max(0) as u64,
        };
        let runs = Seat::all(seats).filter(|&seat| self.since[seat].is_some()).collect();
        Some(wire::Clock { left: Seat::all(seats).map(left).collect(), runs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn only_the_clock_of_who_decides_runs_and_gains_by_deciding() {
        let pace = Pace::Live { seconds: 60, increment: 5 };
        let mut clocks = Clocks::new(pace, 1000, SeatSet::one(A));
        assert_eq!((clocks.deadline(A), clocks.deadline(B)), (Some(61_000), None));
        clocks.decided(21_000, A, SeatSet::one(B));
        let shown = clocks.show(31_000, 2).unwrap();
        assert_eq!((shown.left, shown.runs), (vec![45_000, 50_000], SeatSet::one(B)));
    }

    #[test]
    fn who_has_no_time_left_still_gets_a_moment() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 10, increment: 0 }, 0, SeatSet::one(A));
        clocks.decided(50_000, A, SeatSet::one(A));
        assert_eq!(clocks.deadline(A), Some(50_000 + LEAST));
    }

    #[test]
    fn days_begin_anew_with_every_decision() {
        let mut clocks = Clocks::new(Pace::Days { days: 2 }, 0, SeatSet::one(A));
        assert_eq!(clocks.deadline(A), Some(2 * DAY));
        clocks.decided(DAY, A, SeatSet::one(A));
        assert_eq!(clocks.deadline(A), Some(3 * DAY));
    }
}
