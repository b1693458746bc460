//! Nothing lost, nothing created, and every part of a state fits the others. For tests.

use crate::numbers::{MARKERS, PLANES, VACATIONS};
use crate::{Deck, Phase, State};
use game::Seat;

impl State {
    pub(crate) fn invariants(&self) -> Result<(), String> {
        let fail = |what: &str| Err(format!("{what}: {self:?}"));
        for seat in Seat::all(self.seats()) {
            let on_final = self.landed[seat].map_or(0, |landed| u32::from(landed.planes));
            if u32::from(self.stock[seat]) + self.planes[seat].total() + on_final != u32::from(PLANES) {
                return fail("JS-1: planes were lost or created");
            }
            let [low, high] = self.flight_markers.map(|set| (set & self.claimed[seat]).count_ones());
            let out = self.owned[seat].count_ones() + low + 2 * high;
            if u32::from(self.markers[seat]) + out != u32::from(MARKERS) {
                return fail("JS-1: markers were lost or created");
            }
            let [one, two] = self.finals[seat];
            if one >= two || two.index() >= self.options.board.finals.len() {
                return fail("JS-6: a seat has two Final Flights, the lower first");
            }
            if self.landed[seat].is_some_and(|landed| !self.finals[seat].contains(&landed.flight)) {
                return fail("JS-20: a claimed Final Flight was the seat's own");
            }
        }
        let finals = self.finals.first(self.seats()).iter().flatten();
        let finals = finals.fold(0u64, |set, flight| set | 1 << flight.0);
        if finals.count_ones() as usize != 2 * self.seats() {
            return fail("JS-6: no Final Flight is dealt twice");
        }
        if !are_apart(&self.owned.0) || self.all_owned() & !self.options.board.all_links() != 0 {
            return fail("JS-10: a link has one owner");
        }
        if self.planes.0.iter().any(|planes| planes.links() & !self.all_owned() != 0) {
            return fail("JS-11, JS-12: planes stand on links that somebody owns");
        }
        self.cards()?;
        self.steps()
    }

    fn cards(&self) -> Result<(), String> {
        let fail = |what: &str| Err(format!("{what}: {self:?}"));
        let claimed = self.claimed.0.iter().fold(0, |all, flights| all | flights);
        if !are_apart(&self.claimed.0) || !are_apart(&[claimed, self.open, self.deck]) {
            return fail("JS-13: a flight is in one place");
        }
        let all = self.options.board.all_flights();
        if (claimed | self.open | self.deck) & !all != 0
            || self.has_decks() && claimed | self.open | self.deck != all
            || !self.has_decks() && self.deck != 0
        {
            return fail("JS-19: flights leave the game with the decks only");
        }
        if self.vacations != self.met.iter().sum::<u8>().min(VACATIONS) {
            return fail("JS-18: Vacation cards go to two spaces");
        }
        for deck in Deck::BOTH {
            let (least, most) = self.table().first_vacation();
            let (cut, drawn) = (self.cuts[deck.index()], self.drawn[deck.index()]);
            let second = self.table().second_vacation();
            let fits = match self.met[deck.index()] {
                0 => drawn <= cut,
                1 => (cut..=second).contains(&drawn),
                _ => drawn >= second,
            };
            if !(least..=most).contains(&cut) || !fits {
                return fail("JS-5: Vacation cards are where they were put");
            }
            if self.row(deck) > self.table().most() {
                return fail("JS-8: a row holds twice the number of players");
            }
        }
        Ok(())
    }

    /// Every step of an action began lawfully.
    fn steps(&self) -> Result<(), String> {
        let fits = match self.phase {
            Phase::Turn { .. } | Phase::Over(_) => true,
            Phase::Bought { seat, link, placed } => {
                self.owned[seat] & link.bit() != 0 && placed == (self.planes[seat].on(link) > 0)
            }
            Phase::OwnLinks { seat, links } => links != 0 && links & !self.owned[seat] == 0,
            Phase::ForeignLink { seat, link } => self.owned[seat] & link.bit() == 0,
            Phase::Path { seat, flight, used, seen, .. } => {
                self.open & flight.bit() != 0
                    && used & !self.planes[seat].links() == 0
                    && used.count_ones() + 1 == seen.count_ones()
            }
            Phase::FinalPath { seat, way } => way.is_some_and(|way| {
                way.used & !self.planes[seat].links() == 0 && self.finals[seat].contains(&way.flight)
            }),
        };
        let acts = self.phase.seat().is_none_or(|seat| self.landed[seat].is_none());
        if fits && acts { Ok(()) } else { Err(format!("a step of an action does not fit: {self:?}")) }
    }
}

fn are_apart(sets: &[u128]) -> bool {
    let count: u32 = sets.iter().map(|set| set.count_ones()).sum();
    count == sets.iter().fold(0, |all, set| all | set).count_ones()
}
