//! Passengers who wait in places (TG-2), are taken along (TG-16) and scored by colour (TG-25).

use crate::event::PassengerScore;
use crate::numbers::{MOST_PASSENGERS, SEATS, SECOND_PASSENGERS};
use crate::setup::PASSENGERS;
use crate::{Event, Passenger, Phase, PlaceId, Route, State};
use game::{Luck, PerSeat, Seat, Tell};

impl State {
    /// TG-2: passengers are drawn at random from all and placed.
    pub(crate) fn place_passengers(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let mut bag = self.options.board.passengers;
        let mut left: u32 = bag.iter().map(|&count| u32::from(count)).sum();
        for (place, &count) in self.options.board.crowds.iter().enumerate() {
            for _ in 0..count {
                let color = luck.card_of(PASSENGERS, &bag, left);
                bag[color] -= 1;
                left -= 1;
                self.crowds[place].add(Passenger(color as u8));
            }
            if count > 0 {
                tell.tell(Event::Placed { place: PlaceId(place as u8), crowd: self.crowds[place] });
            }
        }
    }

    /// TG-16: the next end of the route where somebody waits; an empty place gives none.
    pub(crate) fn ask_passenger(&mut self, seat: Seat, route: Route, from: u8, tell: &mut impl Tell<Event>) {
        for end in from..2 {
            if !self.crowds[self.place_at(route, end).index()].is_empty() {
                self.phase = Phase::Passengers { seat, route, end };
                return;
            }
        }
        self.end_action(seat, tell);
    }

    /// TG-16: one passenger, or none. TG-2: a country has one pool, whichever end point was reached.
    pub(crate) fn board_passenger(
        &mut self,
        seat: Seat,
        place: PlaceId,
        color: Option<Passenger>,
        tell: &mut impl Tell<Event>,
    ) {
        if let Some(color) = color {
            self.crowds[place.index()].take(color);
            self.taken[seat][color.index()] += 1;
        }
        tell.tell(Event::Boarded { seat, place, color });
        let Phase::Passengers { route, end, .. } = self.phase else { return };
        self.ask_passenger(seat, route, end + 1, tell);
    }

    /// TG-25: every colour, one after the other.
    pub(crate) fn count_passengers(&mut self, tell: &mut impl Tell<Event>) {
        for color in Passenger::all() {
            let score = self.passenger_score(color);
            for seat in Seat::all(self.seats()) {
                self.points[seat] += i16::from(score.points[seat]);
            }
            tell.tell(Event::PassengersScored(score));
        }
    }

    /// What the passengers of a colour give if they were scored now.
    pub fn passenger_score(&self, color: Passenger) -> PassengerScore {
        let counts = PerSeat::from_fn(|seat| self.taken[seat][color.index()]);
        PassengerScore { color, counts, points: share_out(counts) }
    }
}

/// TG-25: points for most and for second most; tied for most the whole of it each and no second place; tied for
/// second the whole of that each; nothing for none.
pub(crate) fn share_out(counts: PerSeat<u8, SEATS>) -> PerSeat<u8, SEATS> {
    let most = counts.0.iter().copied().max().unwrap_or(0);
    let alone = counts.0.iter().filter(|count| **count == most).take(2).count() == 1;
    let second = counts.0.iter().copied().filter(|&count| count < most).max().unwrap_or(0);
    PerSeat::from_fn(|seat| match counts[seat] {
        0 => 0,
        count if count == most => MOST_PASSENGERS,
        count if count == second && alone => SECOND_PASSENGERS,
        _ => 0,
    })
}
