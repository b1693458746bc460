//! One legal action, all equally likely, counted out instead of listed: playouts at random need no list.
//! A law holds it equal to the pick out of the list of `legal.rs`.

use crate::board::{Lane, ONES};
use crate::legal::{ANY_CARD, CARD_ACTIONS, NOT_LOCOMOTIVES};
use crate::numbers::{KEEP, OFFER};
use crate::{Action, Card, Cards, FewTickets, Passenger, Phase, Route, State};
use game::{CHOICE, Luck, Seat};
use network::each_bit;

const _: () = assert!(KEEP == 1, "every choice of tickets but none is counted");

impl State {
    /// Any legal action where counting is faster than listing; `None` where it is not, or nothing is legal.
    #[inline]
    pub(crate) fn count_out(&self, seat: Seat, luck: &mut Luck) -> Option<Action> {
        match self.phase {
            Phase::Turn(mover) if mover == seat => Some(self.any_of_turn(seat, luck)),
            Phase::SecondCard(mover) if mover == seat => {
                let cards = self.open_cards(NOT_LOCOMOTIVES);
                (cards != 0).then(|| nth_card(cards, luck.below(CHOICE, cards.count_ones())))
            }
            Phase::Passengers { seat: mover, route, end } if mover == seat => {
                let place = self.place_at(route, end);
                // Nobody at all stands first, below the lowest bit of every colour.
                let marks = self.crowds[place.index()].marks() << 1 | 1;
                let mark = nth_set(marks, luck.below(CHOICE, marks.count_ones()));
                let color = (mark > 0).then(|| Passenger((mark as u8 - 1) / 4));
                Some(Action::Passenger { place, color })
            }
            Phase::KeepTickets { seat: mover, offered } if mover == seat && offered.len() == OFFER => {
                let nth = luck.below(CHOICE, FewTickets::CHOICES as u32) as usize;
                Some(Action::Keep { tickets: offered.sorted().choice(nth) })
            }
            _ => None,
        }
    }

    /// TG-5: a card, a claim or tickets, in the order of the list.
    #[inline]
    fn any_of_turn(&self, seat: Seat, luck: &mut Luck) -> Action {
        let cards = self.open_cards(ANY_CARD);
        let card_count = cards.count_ones();
        let routes = self.affordable(seat);
        let claims = if routes == 0 { 0 } else { self.count_claims(seat, routes) };
        let mixes = self.mixes();
        let total = card_count + claims + mixes.len() as u32;
        let mut nth = luck.below(CHOICE, total.max(1));
        if nth < card_count {
            return nth_card(cards, nth);
        }
        nth -= card_count;
        if nth < claims {
            return self.nth_claim(seat, routes, nth);
        }
        // TG-22: a player with no legal action at all passes.
        mixes.get((nth - claims) as usize).copied().unwrap_or(Action::Pass)
    }

    /// How many ways there are to claim one of these routes, all of which the hand can pay for.
    #[inline]
    fn count_claims(&self, seat: Seat, routes: u128) -> u32 {
        let (held, locomotives) = self.hands[seat].split();
        let lanes = self.options.board.lanes.as_slice();
        let mut count = 0;
        if locomotives == 0 {
            each_bit(routes, |route| count += lanes[route].plain_payments(held));
        } else {
            each_bit(routes, |route| count += lanes[route].payments(held, locomotives));
        }
        count
    }

    /// The `nth` of those ways, in the order of the list.
    #[inline]
    fn nth_claim(&self, seat: Seat, routes: u128, mut nth: u32) -> Action {
        let (held, locomotives) = self.hands[seat].split();
        for (mut left, offset) in [(routes as u64, 0), ((routes >> 64) as u64, 64)] {
            while left != 0 {
                let route = left.trailing_zeros() as usize + offset;
                let lane = &self.options.board.lanes[route];
                let count = if locomotives == 0 {
                    lane.plain_payments(held)
                } else {
                    lane.payments(held, locomotives)
                };
                if nth < count {
                    return lane.nth_payment(Route(route as u8), &self.hands[seat], nth);
                }
                nth -= count;
                left &= left - 1;
            }
        }
        Action::Pass
    }
}

impl Lane {
    /// How many colours pay for it alone.
    #[inline]
    fn plain_payments(&self, held: u64) -> u32 {
        sum((self.colors & (held + self.missing)) >> 7)
    }

    /// How many payments there are with these cards of the eight colours and at least one locomotive.
    #[inline]
    fn payments(&self, held: u64, locomotives: u8) -> u32 {
        let least = self.length.saturating_sub(locomotives).max(1);
        // All colours at once: of each as many cards as it needs at most, …
        let enough = ((held + self.missing) >> 7 & ONES) * 0xFF;
        let most = (held & !enough) | ((u64::from(self.length) * ONES) & enough);
        // … less one below the least number; the highest bit goes where there are not so many.
        let ways = (most | ONES << 7) - u64::from(least - 1) * ONES;
        let there = (ways & self.colors) >> 7;
        sum(ways & (there * 0x7F)) + u32::from(locomotives >= self.length)
    }

    /// The `nth` payment for this route, in the order of the list: by colour, few cards of it first, and
    /// locomotives alone last.
    #[inline]
    fn nth_payment(&self, route: Route, hand: &Cards, mut nth: u32) -> Action {
        let (held, locomotives) = hand.split();
        let least = self.length.saturating_sub(locomotives).max(1);
        let mut colors = self.colors & (held + self.missing + u64::from(self.length - least) * ONES);
        while colors != 0 {
            let color = Card((colors.trailing_zeros() / 8) as u8);
            let ways = u32::from(hand[color].min(self.length) - least + 1);
            if nth < ways {
                let cards = least + nth as u8;
                return Action::Claim { route, color, cards, locomotives: self.length - cards };
            }
            nth -= ways;
            colors &= colors - 1;
        }
        Action::Claim { route, color: Card::LOCOMOTIVE, cards: 0, locomotives: self.length }
    }
}

/// The sum of eight bytes, which must be below 256.
#[inline]
const fn sum(bytes: u64) -> u32 {
    (bytes.wrapping_mul(ONES) >> 56) as u32
}

/// The `nth` card of a set of [`CARD_ACTIONS`].
#[inline]
fn nth_card(cards: u32, nth: u32) -> Action {
    CARD_ACTIONS[nth_set(cards, nth) as usize % CARD_ACTIONS.len()]
}

/// The place of the `nth` set bit of a set of at most seven, without a branch on the answer.
#[inline]
fn nth_set(mut set: u32, nth: u32) -> u32 {
    for before in 0..6 {
        let rest = set & set.wrapping_sub(1);
        set = if before < nth { rest } else { set };
    }
    set.trailing_zeros()
}
