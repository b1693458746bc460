//! The fast generator of legal actions. The rules are in `check.rs`; a law holds the two equal.

use crate::board::{GREY, Kind, Lane, MAX_LENGTH, ONES, PlaceId, UPTO};
use crate::cards::CARDS;
use crate::numbers::{KEEP, OFFER, ROW};
use crate::{Action, Card, FewTickets, Mix, Passenger, Phase, Route, State};
use game::Seat;
use network::each_bit;

impl State {
    /// Adds what this seat may do now, in the order of [`Action`].
    pub(crate) fn push_legal(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn(mover) if mover == seat => self.push_turn(seat, into),
            Phase::SecondCard(mover) if mover == seat => self.push_cards(into, NOT_LOCOMOTIVES),
            Phase::Passengers { seat: mover, route, end } if mover == seat => {
                self.push_passengers(self.place_at(route, end), into);
            }
            Phase::KeepTickets { seat: mover, offered } if mover == seat => {
                push_keeps(offered, KEEP as usize, into);
            }
            Phase::FirstTickets { offered, kept } if seat.index() < self.seats() && kept[seat].is_none() => {
                push_keeps(offered[seat], self.options.board.keep_at_start as usize, into);
            }
            Phase::Mixes(mixes) if seat.index() < self.seats() && mixes[seat].is_none() => {
                into.extend_from_slice(self.mixes());
            }
            _ => {}
        }
    }

    fn push_turn(&self, seat: Seat, into: &mut Vec<Action>) {
        let before = into.len();
        self.push_cards(into, ANY_CARD);
        self.push_claims(seat, into);
        into.extend_from_slice(self.mixes());
        // TG-22: a player with no legal action at all passes.
        if into.len() == before {
            into.push(Action::Pass);
        }
    }

    /// TG-6: unseen or face up, those of `which`.
    #[inline]
    fn push_cards(&self, into: &mut Vec<Action>, which: u32) {
        let mut open = self.open_cards(which);
        push_few(into, |list| {
            for _ in 0..=ROW {
                list.put_if(CARD_ACTIONS[open.trailing_zeros() as usize % CARD_ACTIONS.len()], open != 0);
                open &= open.wrapping_sub(1);
            }
        });
    }

    /// Which of [`CARD_ACTIONS`] there are now among `which`, as a set.
    #[inline]
    pub(crate) fn open_cards(&self, which: u32) -> u32 {
        // An empty slot counts as a kind there is not.
        let lying =
            self.row.iter().fold(0u32, |set, card| set | 2 << card.map_or(CARDS as u8, |card| card.0));
        (lying | u32::from(self.can_draw())) & which
    }

    /// TG-16: nobody, or one of those who wait.
    fn push_passengers(&self, place: PlaceId, into: &mut Vec<Action>) {
        let mut marks = self.crowds[place.index()].marks();
        push_few(into, |list| {
            list.put_if(Action::Passenger { place, color: None }, true);
            // Seldom do more than three colours wait.
            while marks != 0 {
                for _ in 0..3 {
                    let color = Passenger(marks.trailing_zeros() as u8 / 4);
                    list.put_if(Action::Passenger { place, color: Some(color) }, marks != 0);
                    marks &= marks.wrapping_sub(1);
                }
            }
        });
    }

    /// TG-12, TG-13, TG-15: the routes for which the hand and the trains suffice, in any payment.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> u128 {
        let hand = &self.hands[seat].0;
        let locomotives = hand[GREY];
        // The mask spares a check: no hand holds so many cards of one colour and locomotives.
        let upto =
            |color: usize, cards: u8| self.options.board.upto[color][(cards + locomotives) as usize % UPTO];
        let routes =
            hand[..GREY].iter().enumerate().fold(0, |routes, (color, &cards)| routes | upto(color, cards));
        let trains = self.trains[seat].min(MAX_LENGTH as u8);
        let routes = routes & self.options.board.fitting[trains as usize];
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
        let [colors @ .., locomotives] = hand;
        let held = u64::from_le_bytes(colors);
        let lanes = self.options.board.lanes.as_slice();
        if locomotives == 0 {
            each_bit(routes, |route| {
                let Lane { missing, colors, exact, .. } = &lanes[route];
                let mut colors = colors & (held + missing);
                while colors != 0 {
                    into.push(exact[(colors.trailing_zeros() / 8) as usize]);
                    colors &= colors - 1;
                }
            });
            return;
        }
        each_bit(routes, |route| {
            let Lane { length, missing, colors, .. } = lanes[route];
            let route = Route(route as u8);
            // At least one card of the colour; the rest may be locomotives.
            let least = length.saturating_sub(locomotives).max(1);
            let mut colors = colors & (held + missing + u64::from(length - least) * ONES);
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

    /// TG-17: every mix of what is left. TG-18: with no tickets left there is none, not even an empty one.
    #[inline]
    pub(crate) fn mixes(&self) -> &'static [Action] {
        let [shorts, longs] = Kind::BOTH.map(|kind| self.tickets_left(kind));
        let offer = self.options.board.offer;
        if shorts.min(longs) >= offer {
            return &MIXES[offer as usize % MIXES.len()][..=offer as usize];
        }
        let total = self.mix_total();
        if total == 0 {
            return &[];
        }
        &MIXES[total as usize][total.saturating_sub(longs) as usize..=total.min(shorts) as usize]
    }
}

/// Drawing unseen, then taking each kind of card; what comes behind them is never used.
pub(crate) const CARD_ACTIONS: [Action; 16] = {
    let mut takes = [Action::Draw; 16];
    let mut card = 0;
    while card < CARDS {
        takes[card + 1] = Action::Take { card: Card(card as u8) };
        card += 1;
    }
    takes
};

/// All of [`CARD_ACTIONS`].
pub(crate) const ANY_CARD: u32 = (2 << CARDS) - 1;
/// All but taking a locomotive, which stands last (TG-7).
pub(crate) const NOT_LOCOMOTIVES: u32 = ANY_CARD >> 1;

/// The mixes of so many tickets, by how many of them are short.
const MIXES: [[Action; OFFER + 1]; OFFER + 1] = {
    let mut mixes = [[Action::Pass; OFFER + 1]; OFFER + 1];
    let mut total = 0;
    while total <= OFFER {
        let mut short = 0;
        while short <= total {
            let mix = Mix { short: short as u8, long: (total - short) as u8 };
            mixes[total][short] = Action::Tickets { mix };
            short += 1;
        }
        total += 1;
    }
    mixes
};

/// A short list in the making, with room for all there can be and one more.
struct Few<'v> {
    room: &'v mut [Action; 8],
    count: usize,
}

/// Adds a short list.
///
/// How long it gets is random, and a processor guesses the end of such loops wrong. So there is room first,
/// an action that may or may not be there is written without a branch, and what is left over is cut off.
#[inline]
fn push_few(into: &mut Vec<Action>, fill: impl FnOnce(&mut Few<'_>)) {
    let start = into.len();
    into.extend([Action::Pass; 8]);
    let Some(room) = into.last_chunk_mut() else { return };
    let mut list = Few { room, count: 0 };
    fill(&mut list);
    let end = start + list.count;
    into.truncate(end);
}

impl Few<'_> {
    /// Adds an action, or writes it behind the end, where the next one takes its place.
    #[inline]
    fn put_if(&mut self, action: Action, there: bool) {
        self.room[self.count % self.room.len()] = action;
        self.count += usize::from(there);
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
    if count == OFFER && least <= 1 {
        into.extend(choices.map(keep));
        return;
    }
    let there = choices.into_iter().zip(SHAPES).filter(|(_, (last, size))| *last < count && *size >= least);
    into.extend(there.map(|(tickets, _)| keep(tickets)));
}
