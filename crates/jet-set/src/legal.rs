//! The fast generator of legal actions. The rules are in `check.rs`; a law holds the two equal.

use crate::numbers::{FIRST_FEE, PLANE_PRICE, ROW_PRICE, TOLL, fee};
use crate::{Action, Deck, Flight, Link, Phase, State};
use game::Seat;
use network::Bits;

impl State {
    /// Adds what this seat may do now, in the order of [`Action`].
    pub(crate) fn push_legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.phase.seat() != Some(seat) {
            return;
        }
        let (stock, money) = (self.stock[seat], self.money[seat]);
        match self.phase {
            Phase::Turn { paid, .. } => self.push_turn(seat, paid, into),
            Phase::Bought { link, placed, .. } => {
                if stock > 0 && money >= PLANE_PRICE {
                    into.push(Action::Plane { link });
                }
                if placed {
                    into.push(Action::Done);
                }
            }
            Phase::OwnLinks { links, .. } => {
                let count = links.count_ones();
                if stock > 0 && money >= PLANE_PRICE {
                    let more = money >= PLANE_PRICE + fee(count + 1) - fee(count);
                    push_planes(if more { self.owned[seat] } else { links }, into);
                }
                into.push(Action::Done);
            }
            Phase::ForeignLink { link, .. } => {
                if stock > 0 && money >= PLANE_PRICE + TOLL {
                    into.push(Action::Plane { link });
                }
                into.push(Action::Done);
            }
            Phase::Path { flight, at, seen, .. } => {
                push_steps(self.path_steps(seat, flight, at, seen), into);
            }
            Phase::FinalPath { way, .. } => {
                let Some(way) = way else { return };
                push_steps(self.trail_steps(seat, way), into);
                if self.has_landed(way) {
                    into.push(Action::Done);
                }
            }
            Phase::Over(_) => {}
        }
    }

    fn push_turn(&self, seat: Seat, paid: [bool; 2], into: &mut Vec<Action>) {
        let money = self.money[seat];
        if self.has_decks() {
            let most = self.table().most();
            for deck in Deck::BOTH {
                if (paid[deck.index()] || money >= ROW_PRICE) && self.row(deck) < most {
                    into.push(Action::TurnUp { deck });
                }
            }
        }
        if self.stock[seat] > 0 && money >= PLANE_PRICE + FIRST_FEE {
            let owned = self.all_owned();
            if self.markers[seat] > 0 {
                let free = self.options.board.costing(money - PLANE_PRICE) & !owned;
                into.extend(Bits(free).map(|link| Action::Buy { link: Link(link as u8) }));
            }
            // JS-12 costs more than JS-11.
            push_planes(if money >= PLANE_PRICE + TOLL { owned } else { self.owned[seat] }, into);
        }
        let claimable = self.claimable(seat);
        into.extend(Bits(claimable).map(|flight| Action::Claim { flight: Flight(flight as u8) }));
        if !self.has_decks() {
            let fits = self.finals[seat].into_iter().filter(|&flight| self.can_fly(seat, flight));
            into.extend(fits.map(|flight| Action::ClaimFinal { flight }));
        }
        into.push(Action::Income);
    }

    /// The open flights whose two cities the seat's planes join: each part of the network is walked once,
    /// and gives the flights that end in two of its cities.
    #[inline]
    pub(crate) fn claimable(&self, seat: Seat) -> u128 {
        let graph = &self.options.board.graph;
        let mut links = self.planes[seat].links();
        let mut found = 0;
        while links != 0 {
            let (city, _) = graph.ends(links.trailing_zeros() as usize);
            let cities = graph.reach(links, city);
            let mut once = 0;
            for city in Bits(cities.into()) {
                let ending = self.options.board.flights_at[city] & self.open;
                found |= once & ending;
                once |= ending;
                links &= !graph.touching(city);
            }
        }
        found
    }
}

#[inline]
fn push_planes(links: u128, into: &mut Vec<Action>) {
    into.extend(Bits(links).map(|link| Action::Plane { link: Link(link as u8) }));
}

#[inline]
fn push_steps(links: u128, into: &mut Vec<Action>) {
    into.extend(Bits(links).map(|link| Action::Via { link: Link(link as u8) }));
}
