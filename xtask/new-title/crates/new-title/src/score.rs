//! Points and places.

use crate::numbers::{HOME_POINTS, LINK_POINTS};
use crate::{Board, Event, State};
use game::{Game, PerSeat, Seat, Standing, Tell};

/// XX-7: points for links as such.
pub(crate) fn link_points(owned: u128) -> u16 {
    LINK_POINTS * owned.count_ones() as u16
}

/// XX-7: more points for links at a home.
pub(crate) fn home_points(board: &Board, owned: u128, home: u8) -> u16 {
    HOME_POINTS * (owned & board.graph.touching(home as usize)).count_ones() as u16
}

impl State {
    /// XX-7: the points of a seat; homes count once the game is over, since they are secret before.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        let home = if self.ending().is_some() {
            home_points(self.options.board, self.owned[seat], self.homes[seat])
        } else {
            0
        };
        link_points(self.owned[seat]) + home
    }

    /// XX-7: most points win, and equal points share a place.
    pub(crate) fn places(&self) -> Standing {
        let seats = self.seats();
        let playing = |seat: Seat| seat.index() < seats;
        let points = PerSeat::from_fn(|seat| if playing(seat) { i32::from(self.points(seat)) } else { 0 });
        if self.ending().is_none() {
            return Standing::running(seats, points);
        }
        Standing::over(seats, points, |seat| points[seat])
    }

    /// XX-6, XX-7: shows every home and tells the sums and the places.
    pub(crate) fn tell_score(&self, tell: &mut impl Tell<Event>) {
        let places = self.places().places.unwrap_or_default();
        for seat in Seat::all(self.seats()) {
            let home = self.homes[seat];
            let points = home_points(self.options.board, self.owned[seat], home);
            tell.tell(Event::Home { seat, home, points });
            tell.tell(Event::Total { seat, points: self.points(seat), place: places[seat] });
        }
    }
}
