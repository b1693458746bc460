//! What is missing to complete a flight: the cheapest way, for screens and bots. Computed when asked for,
//! so that making a view stays cheap.

use crate::final_path::cheapest_trail;
use crate::numbers::{FIRST_FEE, PLANE_PRICE, TOLL, fee};
use crate::{FinalFlight, Flight, Link, View};
use game::Seat;

/// The cheapest way to complete a flight with the planes a seat has on the board.
///
/// Cheapest is by money, then by planes missing, then by links. Money is what JS-10, JS-11 and JS-12 ask for
/// one missing link at a time, which is never dearer than several at once. What the seat has in stock is not
/// looked at, so that a screen can say what is lacking: compare `planes`, `markers` and `money`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The links in the order they are flown.
    pub links: Vec<Link>,
    /// Planes missing, one on each link without one.
    pub planes: u8,
    /// Markers needed for the links that nobody owns yet.
    pub markers: u8,
    /// Money needed, placing on one link at a time.
    pub money: u32,
    /// Actions needed so, the claim included.
    pub actions: u8,
    /// Money needed if all own links of the way get their planes in one action (JS-11).
    pub quick_money: u32,
    /// Actions needed so, the claim included.
    pub quick_actions: u8,
}

impl View {
    /// JS-13: the cheapest way for a seat to complete a flight; `None` if the cities are not joined at all.
    pub fn way(&self, seat: Seat, flight: Flight) -> Option<Way> {
        let [a, b] = self.board.flight_card(flight).cities.map(usize::from);
        let (_, links) = self.board.graph.cheapest(u128::MAX, a, b, self.weight(seat))?;
        Some(self.missing(seat, links))
    }

    /// JS-20: the cheapest way for a seat to complete a Final Flight.
    pub fn final_way(&self, seat: Seat, flight: FinalFlight) -> Option<Way> {
        let cities = self.board.final_card(flight).cities.map(usize::from);
        let (_, links) = cheapest_trail(&self.board.graph, u128::MAX, cities, self.weight(seat))?;
        Some(self.missing(seat, links))
    }

    /// JS-10, JS-11, JS-12: what one plane of a seat on a link costs as an action of its own, the price of a link
    /// that nobody owns included.
    pub fn reach(&self, seat: Seat, link: Link) -> u32 {
        PLANE_PRICE
            + match self.owner(link) {
                Some(owner) if owner == seat => FIRST_FEE,
                Some(_) => TOLL,
                None => u32::from(self.board.price(link)),
            }
    }

    /// Money first, then planes missing, then links; a board has at most 128 links, so nothing runs over.
    fn weight(&self, seat: Seat) -> impl Fn(usize) -> u32 {
        let (has, own) = (self.planes[seat].links(), self.owned[seat]);
        let owned = self.owned.0.iter().fold(0, |all, links| all | links);
        let links = &self.board.links;
        move |link| match (has >> link & 1, own >> link & 1, owned >> link & 1) {
            (1, ..) => 1,
            (_, 1, _) => (PLANE_PRICE + FIRST_FEE) << 16 | 1 << 8 | 1,
            (_, _, 1) => (PLANE_PRICE + TOLL) << 16 | 1 << 8 | 1,
            _ => (PLANE_PRICE + u32::from(links[link].price)) << 16 | 1 << 8 | 1,
        }
    }

    fn missing(&self, seat: Seat, links: Vec<usize>) -> Way {
        let links: Vec<Link> = links.into_iter().map(|link| Link(link as u8)).collect();
        let (mut own, mut foreign, mut free, mut prices) = (0u32, 0u32, 0u32, 0u32);
        for &link in links.iter().filter(|&&link| self.planes[seat].on(link) == 0) {
            match self.owner(link) {
                Some(owner) if owner == seat => own += 1,
                Some(_) => foreign += 1,
                None => {
                    free += 1;
                    prices += u32::from(self.board.price(link));
                }
            }
        }
        let planes = own + foreign + free;
        let others = PLANE_PRICE * planes + TOLL * foreign + prices;
        Way {
            links,
            planes: planes as u8,
            markers: free as u8,
            money: others + FIRST_FEE * own,
            actions: (planes + 1) as u8,
            quick_money: others + fee(own),
            quick_actions: (own.min(1) + foreign + free + 1) as u8,
        }
    }
}
