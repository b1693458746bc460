//! The fast generator of legal actions. The rules are in `check.rs`; a law holds the two equal.

use crate::board::{GREY, Kind, MAX_LENGTH};
use crate::check::KEEP_AT_START;
use crate::{Action, Card, FewTickets, Mix, Phase, Route, State};
use game::Seat;
use network::Bits;

impl State {
    /// Adds what this seat may do now, in the order of [`Action`].
    pub(crate) fn push_legal(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn(mover) if mover == seat => self.push_turn(seat, into),
            Phase::SecondCard(mover) if mover == seat => self.push_cards(into, GREY),
            Phase::Passengers { seat: mover, route, end } if mover == seat => {
                let place = self.place_at(route, end);
                into.push(Action::Passenger { place, color: None });
                let waiting = self.crowds[place.index()].colors();
                into.extend(waiting.map(|color| Action::Passenger { place, color: Some(color) }));
            }
            Phase::KeepTickets { seat: mover, offered } if mover == seat => push_keeps(offered, 1, into),
            Phase::FirstTickets { offered, kept } if seat.index() < self.seats() && kept[seat].is_none() => {
                push_keeps(offered[seat], KEEP_AT_START, into);
            }
            Phase::Mixes(mixes) if seat.index() < self.seats() && mixes[seat].is_none() => {
                self.push_mixes(into);
            }
            _ => {}
        }
    }

    fn push_turn(&self, seat: Seat, into: &mut Vec<Action>) {
        let before = into.len();
        self.push_cards(into, GREY + 1);
        self.push_claims(seat, into);
        self.push_mixes(into);
        // TG-22: a player with no legal action at all passes.
        if into.len() == before {
            into.push(Action::Pass);
        }
    }

    /// TG-6: unseen or face up; the kinds below `kinds` may be taken.
    #[inline]
    fn push_cards(&self, into: &mut Vec<Action>, kinds: usize) {
        if self.can_draw() {
            into.push(Action::Draw);
        }
        let lying = self.row.iter().flatten().fold(0u32, |set, card| set | 1 << card.0);
        let open = lying & ((1 << kinds) - 1);
        into.extend(Bits(open.into()).map(|card| Action::Take { card: Card(card as u8) }));
    }

    /// TG-12, TG-13, TG-15: the routes for which the hand and the trains suffice, in any payment.
    #[inline]
    fn affordable(&self, seat: Seat) -> u128 {
        let hand = &self.hands[seat].0;
        let locomotives = hand[GREY];
        let cap = self.trains[seat].min(MAX_LENGTH as u8);
        let upto = |color: usize, cards: u8| self.board.upto[color][cards.min(cap) as usize];
        let (mut most, mut routes) = (0, 0);
        for (color, &cards) in hand[..GREY].iter().enumerate() {
            routes |= upto(color, cards + locomotives);
            most = most.max(cards);
        }
        routes |= upto(GREY, most + locomotives);
        if routes == 0 { 0 } else { routes & !self.closed_to(seat) }
    }

    /// Whether the seat can claim any route.
    pub(crate) fn can_claim(&self, seat: Seat) -> bool {
        self.affordable(seat) != 0
    }

    #[inline]
    fn push_claims(&self, seat: Seat, into: &mut Vec<Action>) {
        let routes = self.affordable(seat);
        if routes == 0 {
            return;
        }
        let hand = &self.hands[seat].0;
        let locomotives = hand[GREY];
        let held = (0..GREY).fold(0u32, |set, color| set | u32::from(hand[color] > 0) << color);
        for route in Bits(routes) {
            let link = &self.board.routes[route];
            let (route, length) = (Route(route as u8), link.length);
            // At least one card of the colour; the rest may be locomotives.
            let least = length.saturating_sub(locomotives).max(1);
            let colors = link.color.map_or(held, |card| held & 1 << card.0);
            for color in Bits(colors.into()) {
                let most = hand[color].min(length);
                let color = Card(color as u8);
                for cards in least..=most {
                    into.push(Action::Claim { route, color, cards, locomotives: length - cards });
                }
            }
            if locomotives >= length {
                into.push(Action::Claim { route, color: Card::LOCOMOTIVE, cards: 0, locomotives: length });
            }
        }
    }

    /// TG-17: every mix of what is left.
    fn push_mixes(&self, into: &mut Vec<Action>) {
        let total = self.mix_total();
        if total == 0 {
            return;
        }
        let [shorts, longs] = Kind::BOTH.map(|kind| self.tickets_left(kind));
        for short in total.saturating_sub(longs)..=total.min(shorts) {
            into.push(Action::Tickets { mix: Mix { short, long: total - short } });
        }
    }
}

/// Every choice of at least `least` of the tickets, in the order of [`FewTickets`].
fn push_keeps(offered: FewTickets, least: u8, into: &mut Vec<Action>) {
    let set = offered.set();
    let before = into.len();
    // All subsets of a bit set, the largest first.
    let mut subset = set;
    while subset != 0 {
        if subset.count_ones() >= u32::from(least) {
            into.push(Action::Keep { tickets: FewTickets::of(subset) });
        }
        subset = (subset - 1) & set;
    }
    into[before..].sort_unstable();
}
