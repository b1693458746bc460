//! Points, and the places once a game is over.

use crate::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Points so far, and the places once the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// How many seats play.
    pub seats: usize,
    /// The points of each seat.
    pub points: PerSeat<i32>,
    /// The place of each seat, 1 for the winner, equal for an unbroken tie; `None` while the game runs.
    pub places: Option<PerSeat<u8>>,
}

impl Standing {
    /// A running game.
    pub fn running(seats: usize, points: PerSeat<i32>) -> Self {
        Self { seats, points, places: None }
    }

    /// A finished game; `rank` orders the seats, larger is better, equal is a shared place.
    pub fn over<K: Ord>(seats: usize, points: PerSeat<i32>, rank: impl Fn(Seat) -> K) -> Self {
        let place = |seat| 1 + Seat::all(seats).filter(|&other| rank(other) > rank(seat)).count() as u8;
        let places = PerSeat::from_fn(|seat| if seat.index() < seats { place(seat) } else { 0 });
        Self { seats, points, places: Some(places) }
    }

    /// Who has won: several after an unbroken tie, none while the game runs.
    pub fn winners(&self) -> SeatSet {
        self.places.map_or(SeatSet::EMPTY, |places| {
            Seat::all(self.seats).filter(|&seat| places[seat] == 1).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_skip_after_a_tie() {
        let points = PerSeat([7, 9, 9, 3, 0, 0]);
        let over = Standing::over(4, points, |seat| points[seat]);
        assert_eq!(over.places.unwrap().first(4), [3, 1, 1, 4]);
        assert_eq!(over.winners().len(), 2);
        assert!(Standing::running(4, points).winners().is_empty());
    }
}
