//! A full state that a view allows: what the eye sees stays, what it can't see is dealt anew.

use crate::numbers::SEATS;
use crate::setup::{all_finals, draw_final, in_order, select};
use crate::{Deck, FinalFlight, Phase, State, Trail, View};
use game::{Luck, PerSeat, Seat};

impl State {
    pub(crate) fn from_view(view: &View, luck: &mut Luck) -> Self {
        let options = &view.options;
        let claimed = view.claimed.0.iter().fold(0, |all, flights| all | flights);
        let mut state = Self {
            options: *options,
            phase: view.phase,
            planes: view.planes,
            owned: view.owned,
            claimed: view.claimed,
            open: view.open,
            // What was not turned up is in the decks, until they leave (JS-19).
            deck: if view.has_decks() { view.board.all_flights() & !view.open & !claimed } else { 0 },
            flight_markers: view.flight_markers,
            money: view.money,
            stock: view.stock,
            markers: view.markers,
            finals: PerSeat([[FinalFlight(0); 2]; SEATS]),
            landed: view.landed,
            drawn: view.turned,
            cuts: [0; 2],
            met: view.met,
            vacations: view.vacations,
            idle: view.idle,
        };
        let place = |deck: Deck| {
            let (known, drawn) = (view.cuts[deck.index()], view.turned[deck.index()]);
            known.unwrap_or_else(|| state.table().cut(drawn, luck))
        };
        state.cuts = Deck::BOTH.map(place);
        state.deal_unseen(view, luck);
        state
    }

    /// JS-17: deals the Final Flights this eye can't see out of all it has not seen.
    fn deal_unseen(&mut self, view: &View, luck: &mut Luck) {
        let mut unseen = all_finals(self.options.board.finals.len());
        for seat in Seat::all(self.seats()) {
            let known = view.finals[seat].into_iter().flatten();
            for flight in known.chain(view.landed[seat].map(|landed| landed.flight)) {
                unseen &= !(1 << flight.0);
            }
        }
        // Whoever is claiming one has one that can be flown.
        let claiming = match self.phase {
            Phase::FinalPath { seat, way: None } => {
                let flight = self.any_flyable(seat, unseen, luck);
                unseen &= !(1 << flight.0);
                let [at, ..] = self.options.board.final_card(flight).cities;
                let way = Trail { flight, at, passed: false, used: 0 };
                self.phase = Phase::FinalPath { seat, way: Some(way) };
                Some((seat, flight))
            }
            _ => None,
        };
        for seat in Seat::all(self.seats()) {
            self.finals[seat] = view.finals[seat].unwrap_or_else(|| {
                let known = view.landed[seat].map(|landed| landed.flight);
                let known = known.or(claiming.filter(|&(mover, _)| mover == seat).map(|(_, flight)| flight));
                let one = known.unwrap_or_else(|| draw_final(&mut unseen, luck));
                in_order([one, draw_final(&mut unseen, luck)])
            });
        }
    }

    fn any_flyable(&self, seat: Seat, unseen: u64, luck: &mut Luck) -> FinalFlight {
        let fits = network::Bits(unseen.into()).filter(|&index| self.can_fly(seat, FinalFlight(index as u8)));
        let fits = fits.fold(0u128, |set, index| set | 1 << index);
        let nth = luck.below(crate::setup::FINALS, fits.count_ones());
        FinalFlight(select(fits, nth) as u8)
    }
}
