//! What each action does to the state. Legality is `check.rs`; flight cards are `cards.rs`; points are
//! `score.rs`.

use crate::money::{Cost, cost, income};
use crate::numbers::{FIRST_FLIGHTS, FIRST_MARKERS, IDLE_ROUNDS, LAST_PLANE, LATER_MARKERS};
use crate::{Action, Ending, Event, FinalFlight, Flight, Landed, Link, Phase, State, Trail};
use game::{Luck, Seat, Tell};

const _: () = assert!(FIRST_MARKERS <= 3 && LATER_MARKERS <= 3, "the markers of a flight are two bits");

/// JS-14: the markers that the next flight gets, or what is left.
#[inline]
pub(crate) fn markers_for_next(claimed: u128, stock: u8) -> u8 {
    let wanted = if claimed.count_ones() < FIRST_FLIGHTS { FIRST_MARKERS } else { LATER_MARKERS };
    wanted.min(stock)
}

impl State {
    pub(crate) fn do_action(
        &mut self,
        seat: Seat,
        action: Action,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        match action {
            Action::TurnUp { deck } => self.turn_up_paid(seat, deck, luck, tell),
            Action::Buy { link } => self.buy(seat, link, tell),
            Action::Plane { link } => self.place(seat, link, tell),
            Action::Claim { flight } => {
                let [at, _] = self.options.board.flight_card(flight).cities;
                self.phase = Phase::Path { seat, flight, at, used: 0, seen: 1 << at };
                tell.tell(Event::Claims { seat, flight });
            }
            Action::ClaimFinal { flight } => {
                let [at, ..] = self.options.board.final_card(flight).cities;
                let way = Trail { flight, at, passed: false, used: 0 };
                self.phase = Phase::FinalPath { seat, way: Some(way) };
                tell.tell(Event::ClaimsFinal { seat, flight: Some(flight) });
            }
            Action::Via { link } => self.fly(seat, link, luck, tell),
            Action::Done => match self.phase {
                Phase::FinalPath { way: Some(way), .. } => {
                    self.claim_final(seat, way.flight, way.used, luck, tell);
                }
                _ => self.end_turn(seat, luck, tell),
            },
            Action::Income => self.collect(seat, luck, tell),
        }
    }

    /// JS-10: pay the price and put a marker on the link; the planes follow.
    fn buy(&mut self, seat: Seat, link: Link, tell: &mut impl Tell<Event>) {
        let price = self.options.board.price(link);
        self.money[seat] -= u32::from(price);
        self.markers[seat] -= 1;
        self.owned[seat] |= link.bit();
        self.phase = Phase::Bought { seat, link, placed: false };
        tell.tell(Event::Bought { seat, link, price });
    }

    /// JS-10, JS-11, JS-12: one plane from stock, paid for at once.
    fn place(&mut self, seat: Seat, link: Link, tell: &mut impl Tell<Event>) {
        let own = self.owned[seat] & link.bit() != 0;
        let owner = if own { Some(seat) } else { self.owner(link) };
        let Cost { bank, toll, .. } = cost(self.options.board, self.phase, Action::Plane { link }, owner);
        self.money[seat] -= bank;
        if let Some((owner, amount)) = toll {
            // JS-12: the owner can't refuse, also after claiming a Final Flight.
            self.money[seat] -= amount;
            self.money[owner] += amount;
        }
        self.stock[seat] -= 1;
        self.planes[seat].add(link);
        self.idle = 0;
        self.phase = match self.phase {
            Phase::Bought { .. } => Phase::Bought { seat, link, placed: true },
            Phase::OwnLinks { links, .. } => Phase::OwnLinks { seat, links: links | link.bit() },
            _ if own => Phase::OwnLinks { seat, links: link.bit() },
            _ => Phase::ForeignLink { seat, link },
        };
        tell.tell(Event::Placed { seat, link, bank, toll });
    }

    /// JS-13, JS-20: the next link of a path.
    fn fly(&mut self, seat: Seat, link: Link, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        match self.phase {
            Phase::Path { flight, at, used, seen, .. } => {
                tell.tell(Event::Via { seat, link });
                let at = self.options.board.across(link.index(), at);
                let used = used | link.bit();
                // JS-13: the path ends on reaching the second city.
                if at == self.options.board.flight_card(flight).cities[1] {
                    self.claim(seat, flight, used, luck, tell);
                } else {
                    self.phase = Phase::Path { seat, flight, at, used, seen: seen | 1 << at };
                }
            }
            Phase::FinalPath { way: Some(way), .. } => {
                tell.tell(Event::FinalVia { seat, link });
                let at = self.options.board.across(link.index(), way.at);
                let [_, second, _] = self.options.board.final_card(way.flight).cities;
                let passed = way.passed || at == second;
                let way = Trail { at, passed, used: way.used | link.bit(), ..way };
                self.phase = Phase::FinalPath { seat, way: Some(way) };
            }
            _ => {}
        }
    }

    /// JS-13: one plane comes back from each link of the path, and the card lies before the player.
    fn claim(
        &mut self,
        seat: Seat,
        flight: Flight,
        links: u128,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        self.return_planes(seat, links);
        let markers = markers_for_next(self.claimed[seat], self.markers[seat]);
        self.markers[seat] -= markers;
        for (bit, set) in self.flight_markers.iter_mut().enumerate() {
            *set |= u128::from(markers >> bit & 1) << flight.0;
        }
        self.open &= !flight.bit();
        self.claimed[seat] |= flight.bit();
        tell.tell(Event::Claimed { seat, flight, links, markers });
        self.end_turn(seat, luck, tell);
    }

    /// JS-20: as a flight, but without markers; the other Final Flight leaves the game.
    fn claim_final(
        &mut self,
        seat: Seat,
        flight: FinalFlight,
        links: u128,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        self.return_planes(seat, links);
        self.landed[seat] = Some(Landed { flight, planes: 0 });
        tell.tell(Event::ClaimedFinal { seat, flight, links });
        // JS-22: the game ends as soon as everyone has claimed one.
        if Seat::all(self.seats()).all(|seat| self.landed[seat].is_some()) {
            self.end(Ending::AllClaimed, tell);
        } else {
            self.end_turn(seat, luck, tell);
        }
    }

    fn return_planes(&mut self, seat: Seat, links: u128) {
        self.planes[seat].take_from_each(links);
        self.stock[seat] += links.count_ones() as u8;
        self.idle = 0;
    }

    /// JS-15: income, then one marker comes off every flight that has one and returns to stock.
    fn collect(&mut self, seat: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let claimed = self.claimed[seat];
        let amount = income(claimed, self.flight_markers);
        let [low, high] = &mut self.flight_markers;
        let marked = claimed & (*low | *high);
        // One less on every marked flight: a low bit that was 0 borrows from the high one.
        *high &= !(marked & !*low);
        *low ^= marked;
        let returned = marked.count_ones() as u8;
        self.markers[seat] += returned;
        self.money[seat] += amount;
        let bare = claimed.count_ones() as u8 - returned;
        tell.tell(Event::Income { seat, marked: returned, bare, amount });
        self.end_turn(seat, luck, tell);
    }

    /// JS-25, then clockwise to the next seat.
    fn end_turn(&mut self, seat: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if self.is_standstill() {
            self.end(Ending::Standstill, tell);
        } else {
            self.begin_turn(seat.next(self.seats()), luck, tell);
        }
    }

    /// JS-25: ten rounds in which nobody placed a plane, claimed or turned up a card: every seat has had
    /// ten such turns in a row.
    fn is_standstill(&self) -> bool {
        self.idle >= IDLE_ROUNDS * self.options.seats
    }

    /// The next turn: JS-21 for those who have claimed a Final Flight, else JS-7 first.
    pub(crate) fn begin_turn(&mut self, mut seat: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        loop {
            self.idle += 1;
            let Some(landed) = &mut self.landed[seat] else { break };
            // JS-21: one plane from stock goes on the card, and nothing else happens. There always is one,
            // since a Final Flight brings back as many planes as end the game.
            if self.stock[seat] > 0 {
                self.stock[seat] -= 1;
                self.idle = 0;
                landed.planes += 1;
                let Landed { flight, planes } = *landed;
                tell.tell(Event::PlaneOnFinal { seat, flight, planes });
                // JS-22: the last plane ends the game.
                if planes == LAST_PLANE {
                    self.end(Ending::FifthPlane, tell);
                    return;
                }
            }
            if self.is_standstill() {
                self.end(Ending::Standstill, tell);
                return;
            }
            seat = seat.next(self.seats());
        }
        self.phase = Phase::Turn { seat, paid: [false; 2] };
        self.refill(luck, tell);
    }

    fn end(&mut self, ending: Ending, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over(ending);
        self.tell_score(tell);
        tell.tell(Event::Ended { ending });
    }
}
