//! Who sits where: one line-up, turned from seat to seat.

use crate::Bot;

/// The bots of a table in seat order, and their rotations.
///
/// A deal is replayed with the line-up turned by one seat each time, until the next turn would repeat a
/// seating: twice for `a,b`, four times for `a,b,b,b`, but twice for `a,b,a,b`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    seats: Vec<usize>,
    bots: Vec<Bot>,
}

impl LineUp {
    /// These bots in seat order; with fewer bots than seats they are repeated, with more the rest is left
    /// out. There must be at least one.
    pub fn new(named: &[Bot], seats: usize) -> Self {
        assert!(!named.is_empty(), "a line-up names somebody");
        let mut bots: Vec<Bot> = Vec::new();
        let seated = named.iter().cycle().take(seats).map(|bot| {
            bots.iter().position(|known| known == bot).unwrap_or_else(|| {
                bots.push(*bot);
                bots.len() - 1
            })
        });
        let seats = seated.collect();
        Self { seats, bots }
    }

    /// The different bots, in the order they were named.
    pub fn bots(&self) -> &[Bot] {
        &self.bots
    }

    /// How many seats one bot holds.
    pub fn seats_of(&self, bot: usize) -> usize {
        self.seats.iter().filter(|&&seated| seated == bot).count()
    }

    /// How many seatings there are, and so how often a deal is played.
    pub fn rotations(&self) -> usize {
        let count = self.seats.len();
        (1..=count).find(|&turn| self.seated(turn) == self.seats).unwrap_or(1)
    }

    /// Which bot sits on each seat after so many turns: who sat on seat `a` now sits on the next one.
    pub fn seated(&self, turns: usize) -> Vec<usize> {
        let mut seats = self.seats.clone();
        let turns = turns % seats.len();
        seats.rotate_right(turns);
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(named: &str, seats: usize, expected: &[&str]) {
        let bots: Vec<Bot> = named.split(',').map(|name| name.parse().unwrap()).collect();
        let line_up = LineUp::new(&bots, seats);
        let seatings: Vec<String> = (0..line_up.rotations())
            .map(|turn| line_up.seated(turn).iter().map(|&bot| line_up.bots()[bot].kind.name()).collect())
            .collect();
        assert_eq!(seatings, expected);
    }

    #[test]
    fn every_bot_sits_everywhere() {
        check("greedy,random", 2, &["greedyrandom", "randomgreedy"]);
        check("strong,greedy,greedy", 3, &["stronggreedygreedy", "greedystronggreedy", "greedygreedystrong"]);
        check("strong,greedy,random", 3, &["stronggreedyrandom", "randomstronggreedy", "greedyrandomstrong"]);
    }

    #[test]
    fn a_short_line_up_is_repeated_and_no_seating_comes_twice() {
        check("greedy,random", 4, &["greedyrandomgreedyrandom", "randomgreedyrandomgreedy"]);
        check("greedy", 3, &["greedygreedygreedy"]);
        let two: Vec<Bot> = ["greedy", "random"].iter().map(|name| name.parse().unwrap()).collect();
        let line_up = LineUp::new(&two, 3);
        assert_eq!((line_up.rotations(), line_up.seats_of(0), line_up.seats_of(1)), (3, 2, 1));
    }
}
