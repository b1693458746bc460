//! Points: who gets how many for each airline at a scoring, and who wins.

use crate::board::{AIRLINES, PayRow};
use crate::event::Score;
use crate::numbers::{SEATS, third_party_joins};
use crate::{Airline, Event, State};
use game::{Game, PerSeat, Seat, Standing, Tell};

/// The seats, and behind them the third party of AE-55.
pub(crate) const HOLDERS: usize = SEATS + 1;
/// The third party among the holders.
const THIRD: usize = SEATS;

impl State {
    /// AE-40: airlines in track order, furthest first, ABACUS last (AE-43). Adds the points.
    pub(crate) fn count_scoring(&mut self, number: u8, tell: &mut impl Tell<Event>) {
        for airline in self.track_order() {
            let score = self.score(airline, number);
            for seat in Seat::all(self.seats()) {
                self.points[seat] += u16::from(score.points[seat]);
            }
            tell.tell(Event::Scored(score));
        }
        self.scored += 1;
    }

    /// AE-40: the airlines in play, furthest on the track first, on equal spaces in the order of AE-1;
    /// then Air ABACUS.
    pub fn track_order(&self) -> impl Iterator<Item = Airline> + use<> {
        let mut order: [u8; AIRLINES] = std::array::from_fn(|index| index as u8);
        order.sort_by_key(|&index| std::cmp::Reverse(self.markers[index as usize]));
        let flying = self.flying;
        order.into_iter().filter(move |index| flying >> index & 1 == 1).map(Airline).chain([Airline::ABACUS])
    }

    /// What an airline pays, and to whom, if it were scored now as the scoring with this number.
    pub fn score(&self, airline: Airline, number: u8) -> Score {
        let marker = self.marker(airline);
        let row = self.options.board.row(airline, marker, number.into());
        // AE-40: only portfolios count. AE-55: at the last scoring of two players a third party joins.
        let third =
            if third_party_joins(self.seats(), number.into()) { self.third_party(airline) } else { 0 };
        let mut held = [0; HOLDERS];
        for seat in Seat::all(self.seats()) {
            held[seat.index()] = self.portfolios[seat][airline];
        }
        held[THIRD] = third;
        let (ranks, points) = share_out(row, held);
        Score {
            number,
            airline,
            marker,
            row,
            shares: PerSeat(std::array::from_fn(|seat| held[seat])),
            third,
            ranks: PerSeat(std::array::from_fn(|seat| ranks[seat])),
            points: PerSeat(std::array::from_fn(|seat| points[seat])),
            third_points: points[THIRD],
        }
    }

    /// AE-55: ABACUS shares not taken, the market, what is left of the pile, and the discard pile.
    pub(crate) fn third_party(&self, airline: Airline) -> u8 {
        let supply = if airline == Airline::ABACUS { self.supply } else { 0 };
        let buried: u8 = self.buried.0.iter().map(|buried| buried[airline]).sum();
        supply + self.market[airline] + self.pile[airline] + self.gone[airline] + buried
    }

    /// AE-46: most points, then most ABACUS shares in the portfolio, then a shared victory.
    pub(crate) fn places(&self) -> Standing {
        let points =
            PerSeat::from_fn(|seat| self.points.0.get(seat.index()).map_or(0, |&points| points.into()));
        if self.ending().is_none() {
            return Standing::running(self.seats(), points);
        }
        Standing::over(self.seats(), points, |seat| (points[seat], self.portfolios[seat][Airline::ABACUS]))
    }
}

/// AE-41, AE-42: ranks and points for so many shares each. The points of tied places are added and shared
/// equally, each share rounded up; no shares, no points. AE-44 is the worked example.
pub(crate) fn share_out(row: PayRow, held: [u8; HOLDERS]) -> ([u8; HOLDERS], [u8; HOLDERS]) {
    let (mut ranks, mut points) = ([0; HOLDERS], [0; HOLDERS]);
    for (index, &mine) in held.iter().enumerate() {
        if mine == 0 {
            continue;
        }
        let above = held.iter().filter(|&&other| other > mine).count();
        let tied = held.iter().filter(|&&other| other == mine).count();
        let sum: u16 = row.iter().skip(above).take(tied).map(|&points| u16::from(points)).sum();
        ranks[index] = above as u8 + 1;
        points[index] = sum.div_ceil(tied as u16) as u8;
    }
    (ranks, points)
}
