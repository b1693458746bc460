//! Points: what each seat has, line by line, and who wins.

use crate::event::{ScoreLine, Scoring};
use crate::numbers::{FINAL_PLANE_POINTS, FINAL_POINTS, WORTHS};
use crate::{Board, Event, Landed, State};
use game::{Game, PerSeat, Seat, Standing, Tell};

/// JS-23: every line of a seat's score: flights as printed, a Final Flight, and the planes on it.
pub(crate) fn lines(
    board: &Board,
    seat: Seat,
    claimed: u128,
    landed: Option<Landed>,
) -> impl Iterator<Item = ScoreLine> + use<> {
    let worth = board.worth;
    let flights = WORTHS.into_iter().zip(worth).map(move |(worth, flights)| {
        let count = (claimed & flights).count_ones() as u8;
        let points = u16::from(worth) * u16::from(count);
        ScoreLine { seat, what: Scoring::Flights { worth, count }, points }
    });
    let last = landed.into_iter().flat_map(move |Landed { flight, planes }| {
        let planes_points = FINAL_PLANE_POINTS * u16::from(planes);
        [
            ScoreLine { seat, what: Scoring::Final { flight }, points: FINAL_POINTS },
            ScoreLine { seat, what: Scoring::Planes { count: planes }, points: planes_points },
        ]
    });
    flights.chain(last).filter(|line| line.points > 0)
}

impl State {
    /// The points of a seat so far.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        lines(self.options.board, seat, self.claimed[seat], self.landed[seat]).map(|line| line.points).sum()
    }

    /// JS-23: most points, then most money, then a shared victory.
    pub(crate) fn places(&self) -> Standing {
        let points = PerSeat::from_fn(|seat| i32::from(self.points(seat)));
        if self.ending().is_none() {
            return Standing::running(self.seats(), points);
        }
        Standing::over(self.seats(), points, |seat| (points[seat], self.money[seat]))
    }

    /// JS-23: tells every point, the sums and the places.
    pub(crate) fn tell_score(&self, tell: &mut impl Tell<Event>) {
        let standing = self.places();
        let places = standing.places.unwrap_or_default();
        for seat in Seat::all(self.seats()) {
            for line in lines(self.options.board, seat, self.claimed[seat], self.landed[seat]) {
                tell.tell(Event::Scored(line));
            }
            let points = self.points(seat);
            tell.tell(Event::Total { seat, points, money: self.money[seat], place: places[seat] });
        }
    }
}
