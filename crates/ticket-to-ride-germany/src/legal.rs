//! The fast generator of legal actions. The rules are in `check.rs`; a law holds the two equal.

use crate::board::{GREY, Kind, Lane, MAX_LENGTH, UPTO};
use crate::cards::{CARDS, OFFER};
use crate::check::KEEP_AT_START;
use crate::{Action, Card, FewTickets, Mix, Phase, Route, State};
use game::Seat;
use network::each_bit;

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

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
                push_keeps(offered[seat], KEEP_AT_START as usize, into);
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
        // An empty slot counts as a kind there is not.
        let lying =
            self.row.iter().fold(0u32, |set, card| set | 1 << card.map_or(CARDS as u8, |card| card.0));
        let mut open = lying & ((1 << kinds) - 1);
        while open != 0 {
            into.push(Action::Take { card: Card(open.trailing_zeros() as u8) });
            open &= open - 1;
        }
    }

    /// TG-12, TG-13, TG-15: the routes for which the hand and the trains suffice, in any payment.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> u128 {
        let hand = &self.hands[seat].0;
        let locomotives = hand[GREY];
        // The mask spares a check: no hand holds so many cards of one colour and locomotives.
        let upto = |color: usize, cards: u8| self.board.upto[color][(cards + locomotives) as usize % UPTO];
        let (mut most, mut routes) = (0, 0);
        for (color, &cards) in hand[..GREY].iter().enumerate() {
            routes |= upto(color, cards);
            most = most.max(cards);
        }
        routes |= upto(GREY, most);
        let trains = self.trains[seat].min(MAX_LENGTH as u8);
        routes &= self.board.fitting[trains as usize];
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
        let hand = self.hands[seat].0;
        let locomotives = hand[GREY];
        let held = u64::from_le_bytes(std::array::from_fn(|color| hand[color]));
        let lanes = self.board.lanes.as_slice();
        // All eight colours at once: the sum sets the highest bit of a byte that is `least` or more.
        let enough = |colors: u64, least: u8| colors & (held + u64::from(128 - least) * ONES);
        if locomotives == 0 {
            each_bit(routes, |route| {
                let Lane { length, colors } = lanes[route];
                let mut colors = enough(colors, length);
                while colors != 0 {
                    let color = Card((colors.trailing_zeros() / 8) as u8);
                    into.push(Action::Claim { route: Route(route as u8), color, cards: length, locomotives });
                    colors &= colors - 1;
                }
            });
            return;
        }
        each_bit(routes, |route| {
            let Lane { length, colors } = lanes[route];
            let route = Route(route as u8);
            // At least one card of the colour; the rest may be locomotives.
            let least = length.saturating_sub(locomotives).max(1);
            let mut colors = enough(colors, least);
            while colors != 0 {
                let color = Card((colors.trailing_zeros() / 8) as u8);
                let most = hand[color.index()].min(length);
                let mut cards = least;
                while cards <= most {
                    into.push(Action::Claim { route, color, cards, locomotives: length - cards });
                    cards += 1;
                }
                colors &= colors - 1;
            }
            if locomotives >= length {
                into.push(Action::Claim { route, color: Card::LOCOMOTIVE, cards: 0, locomotives: length });
            }
        });
    }

    /// TG-17: every mix of what is left.
    fn push_mixes(&self, into: &mut Vec<Action>) {
        let total = self.mix_total();
        if total == 0 {
            return;
        }
        let [shorts, longs] = Kind::BOTH.map(|kind| self.tickets_left(kind));
        // An exclusive range: its length is known to the list, which grows once.
        let short = total.saturating_sub(longs)..total.min(shorts) + 1;
        into.extend(short.map(|short| Action::Tickets { mix: Mix { short, long: total - short } }));
    }
}

/// The last position and the size of each choice of [`FewTickets::choices`].
const SHAPES: [(usize, usize); 15] = [
    (3, 4),
    (2, 3),
    (3, 3),
    (1, 2),
    (3, 3),
    (2, 2),
    (3, 2),
    (0, 1),
    (3, 3),
    (2, 2),
    (3, 2),
    (1, 1),
    (3, 2),
    (2, 1),
    (3, 1),
];

/// Every choice of at least `least` of the tickets, in the order of [`FewTickets`].
fn push_keeps(offered: FewTickets, least: usize, into: &mut Vec<Action>) {
    let (count, choices) = (offered.len(), offered.sorted().choices());
    let keep = |tickets| Action::Keep { tickets };
    if count == OFFER && least == 1 {
        into.extend(choices.map(keep));
        return;
    }
    let there = choices.into_iter().zip(SHAPES).filter(|(_, (last, size))| *last < count && *size >= least);
    into.extend(there.map(|(tickets, _)| keep(tickets)));
}
