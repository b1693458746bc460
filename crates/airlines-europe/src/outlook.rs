//! What whoever looks at a table can work out from what is open: for tooltips and stories. No rule rests on it.

use crate::numbers::SEATS;
use crate::score::{HOLDERS, share_out};
use crate::{Airline, OnLicence, Route, View};
use game::{PerSeat, Seat, SeatSet};

impl View {
    /// AE-26: the spaces a purchase on the route would gain besides its price. Any legal purchase is connected to
    /// home, so touching the target connects it.
    pub fn bonus_on(&self, airline: Airline, route: Route) -> u8 {
        let bonus = self.board.companies.get(airline.index()).and_then(|company| company.bonus);
        match bonus {
            Some((target, amount)) if self.rewarded >> airline.0 & 1 == 0 => {
                let (a, b) = self.board.graph.ends(route.index());
                if [a, b].contains(&(target as usize)) { amount } else { 0 }
            }
            _ => 0,
        }
    }

    /// AE-17, AE-26: where the marker of an airline would stand after a purchase on the route.
    pub fn marker_after(&self, airline: Airline, route: Route) -> u16 {
        let marker = self.markers.get(airline.index()).copied().unwrap_or(0);
        let price = self.price(route).unwrap_or(0);
        marker + u16::from(price) + u16::from(self.bonus_on(airline, route))
    }

    /// AE-41, AE-42: what each seat would get for an airline at the next scoring, its marker on this space and the
    /// portfolios as they are. The third party of AE-55 is left out, since nobody sees what it will hold.
    pub fn pays(&self, airline: Airline, marker: u16) -> PerSeat<u8, SEATS> {
        let row = self.board.row(airline, marker, usize::from(self.scored) + 1);
        let mut held = [0; HOLDERS];
        for seat in Seat::all(self.seats()) {
            held[seat.index()] = self.portfolios[seat][airline];
        }
        let (_, points) = share_out(row, held);
        PerSeat(std::array::from_fn(|seat| points[seat]))
    }

    /// Who has most shares of an airline in the portfolio; nobody while nobody has one.
    pub fn leaders(&self, airline: Airline) -> SeatSet {
        let held = |seat: Seat| self.portfolios[seat][airline];
        let most = Seat::all(self.seats()).map(held).max().unwrap_or(0);
        Seat::all(self.seats()).filter(|&seat| most > 0 && held(seat) == most).collect()
    }

    /// The routes an airline flies, as a bit set.
    pub fn flown(&self, airline: Airline) -> u128 {
        self.routes_where(|licence| licence == OnLicence::Plane(airline))
    }

    /// AE-26: the fewest routes an airline still needs to its bonus target. `None` if it has no bonus, or no way.
    pub fn way_to_bonus(&self, airline: Airline) -> Option<Vec<Route>> {
        let company = self.board.companies.get(airline.index())?;
        let (target, _) = company.bonus?;
        let flown = self.flown(airline);
        let open = self.routes_where(|licence| licence == OnLicence::Free);
        let cost = |link: usize| u32::from(flown >> link & 1 == 0);
        let (_, way) =
            self.board.graph.cheapest(flown | open, company.home as usize, target as usize, cost)?;
        Some(way.into_iter().filter(|&link| cost(link) > 0).map(|link| Route(link as u8)).collect())
    }

    fn routes_where(&self, fits: impl Fn(OnLicence) -> bool) -> u128 {
        let has = |route: Route| {
            (0..self.board.licences(route).len()).any(|licence| fits(self.on_licence(route, licence)))
        };
        (0..self.board.routes.len())
            .filter(|&index| has(Route(index as u8)))
            .fold(0, |set, index| set | 1 << index)
    }
}
