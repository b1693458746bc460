//! What one seat may know, read straight off a state, for players that decide millions of times.
//!
//! A [`Sight`] gives exactly what the seat's view gives, without making one: nothing here may depend on what
//! the seat can't know. A law compares the sights of a state and of the states sampled from its view.

use crate::board::AIRLINES;
use crate::setup::Cuts;
use crate::state::FREE;
use crate::view::on_licence;
use crate::{Action, Airline, Board, OnLicence, Phase, Route, Shares, State};
use game::{Game, PerSeat, Seat, SeatSet};

/// What one seat may know.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    state: &'s State,
    seat: Seat,
}

impl State {
    /// What this seat may know now.
    #[inline]
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { state: self, seat }
    }
}

/// The table.
impl Sight<'_> {
    /// Whose eyes.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.state.options.board
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Adds what the seat may do now to `into`, sorted.
    #[inline]
    pub fn legal(&self, into: &mut Vec<Action>) {
        self.state.legal(self.seat, into);
    }

    /// What is asked of whom; of the picks of AE-12 only the seat's own.
    #[inline]
    pub fn phase(&self) -> Phase {
        match self.state.phase {
            Phase::Picks(picks) => {
                Phase::Picks(PerSeat::from_fn(|seat| picks[seat].filter(|_| seat == self.seat)))
            }
            phase => phase,
        }
    }

    /// AE-12: who has picked, while picks are made.
    pub fn picked(&self) -> SeatSet {
        match &self.state.phase {
            Phase::Picks(picks) => Seat::all(self.seats()).filter(|&seat| picks[seat].is_some()).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// AE-8: the points of a seat, unless they are hidden.
    #[inline]
    pub fn points(&self, seat: Seat) -> Option<u16> {
        let shown = seat == self.seat || self.state.options.open_points || self.state.ending().is_some();
        shown.then_some(self.state.points[seat])
    }

    /// AE-6: money is open.
    #[inline]
    pub fn money(&self, seat: Seat) -> u8 {
        self.state.money[seat]
    }

    /// What the bank holds.
    #[inline]
    pub fn bank(&self) -> u8 {
        self.state.bank
    }

    /// AE-49: ban markers left.
    #[inline]
    pub fn bans(&self, seat: Seat) -> u8 {
        self.state.bans[seat]
    }

    /// Who holds, or held last, a scoring card.
    #[inline]
    pub fn holder(&self) -> Seat {
        self.state.holder
    }

    /// AE-7: who began.
    #[inline]
    pub fn first(&self) -> Seat {
        self.state.first()
    }

    /// Whether the Flight Ban is played.
    #[inline]
    pub fn flight_ban(&self) -> bool {
        self.state.options.flight_ban
    }
}

/// Shares.
impl<'s> Sight<'s> {
    /// The seat's own hand.
    #[inline]
    pub fn hand(&self) -> &'s Shares {
        &self.state.hands[self.seat]
    }

    /// AE-30: what the seat itself has discarded face down.
    #[inline]
    pub fn buried(&self) -> &'s Shares {
        &self.state.buried[self.seat]
    }

    /// AE-11: portfolios are open.
    #[inline]
    pub fn portfolio(&self, seat: Seat) -> &'s Shares {
        &self.state.portfolios[seat]
    }

    /// Shares everyone knows to be in a hand, having seen them taken from the market.
    #[inline]
    pub fn shown(&self, seat: Seat) -> &'s Shares {
        &self.state.shown[seat]
    }

    /// AE-11: airline shares in a hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.state.hands[seat].of_airlines() as u8
    }

    /// AE-11: ABACUS shares in a hand.
    #[inline]
    pub fn hand_abacus(&self, seat: Seat) -> u8 {
        self.state.hands[seat][Airline::ABACUS]
    }

    /// AE-30: airline shares a seat has discarded face down.
    #[inline]
    pub fn buried_size(&self, seat: Seat) -> u8 {
        self.state.buried[seat].total() as u8
    }

    /// Shares that everyone saw leaving the game or joining the discard pile.
    #[inline]
    pub fn gone(&self) -> &'s Shares {
        &self.state.gone
    }

    /// The market.
    #[inline]
    pub fn market(&self) -> &'s Shares {
        &self.state.market
    }

    /// ABACUS shares that can still be had.
    #[inline]
    pub fn supply(&self) -> u8 {
        self.state.supply
    }

    /// Airline shares whose place the seat does not know: in the pile, in other hands and not shown, or
    /// discarded face down by others. What remains when all it sees is taken from all there are.
    pub fn unseen(&self) -> Shares {
        let mut unseen = self.state.pile;
        for seat in Seat::all(self.seats()).filter(|&seat| seat != self.seat) {
            let (hand, shown) = (&self.state.hands[seat].0, &self.state.shown[seat].0);
            let buried = &self.state.buried[seat].0;
            for kind in 0..AIRLINES {
                unseen.0[kind] += hand[kind] - shown[kind] + buried[kind];
            }
        }
        unseen.0[AIRLINES] = 0;
        unseen
    }
}

/// The pile and its scoring cards.
impl Sight<'_> {
    /// Cards left in the pile, scoring cards included.
    #[inline]
    pub fn pile_size(&self) -> u8 {
        self.state.pile_size()
    }

    /// Shares drawn from the pile so far.
    #[inline]
    pub fn drawn(&self) -> u8 {
        self.state.drawn
    }

    /// Scoring cards turned up so far.
    #[inline]
    pub fn turned(&self) -> u8 {
        self.state.turned
    }

    /// Scorings done so far.
    #[inline]
    pub fn scored(&self) -> u8 {
        self.state.scored
    }

    /// Scoring cards turned up whose scoring has not begun.
    #[inline]
    pub fn pending(&self) -> u8 {
        self.state.pending
    }

    /// AE-13: how many shares lay above this scoring card, counted from 0, once it is turned up.
    #[inline]
    pub fn cut(&self, card: usize) -> Option<u8> {
        (card < self.state.turned as usize).then_some(self.state.cuts[card])
    }

    /// AE-13, AE-14: the fewest and the most shares that may still lie above this scoring card, counted
    /// from 0; `None` once it is turned up. The draw after the last of them turns the card up.
    pub fn above(&self, card: usize) -> Option<(u8, u8)> {
        if card < self.state.turned as usize {
            return None;
        }
        let drawn = self.state.drawn;
        let cuts =
            Cuts { shares: drawn + self.state.pile.total() as u8, exact: self.state.options.exact_cut };
        let first = if self.state.turned > 0 {
            (self.state.cuts[0], self.state.cuts[0])
        } else {
            let (low, high) = cuts.first();
            (low.max(drawn), high)
        };
        let (low, high) = match card {
            0 => first,
            1 => (cuts.second(first.0).0, cuts.second(first.1).1),
            _ => cuts.third(),
        };
        Some((low.saturating_sub(drawn), high.saturating_sub(drawn)))
    }
}

/// Airlines and routes.
impl Sight<'_> {
    /// Airlines in play, as a bit set (AE-4).
    #[inline]
    pub fn flying(&self) -> u16 {
        self.state.flying
    }

    /// Airlines that have had their bonus, as a bit set (AE-26).
    #[inline]
    pub fn rewarded(&self) -> u16 {
        self.state.rewarded
    }

    /// Where each marker stands.
    #[inline]
    pub fn markers(&self) -> &[u16; AIRLINES] {
        &self.state.markers
    }

    /// Planes left.
    #[inline]
    pub fn planes(&self) -> &[u8; AIRLINES] {
        &self.state.planes
    }

    /// Routes an airline flies, as a bit set.
    #[inline]
    pub fn flown(&self, airline: Airline) -> u128 {
        self.state.own[airline.index()]
    }

    /// Routes that touch an airline's home or what it flies (AE-18), its own included, as a bit set.
    #[inline]
    pub fn touching(&self, airline: Airline) -> u128 {
        self.state.touch[airline.index()]
    }

    /// Routes on which an airline may buy, money aside, as a bit set.
    #[inline]
    pub fn reachable(&self, airline: Airline) -> u128 {
        self.state.reachable(airline.index())
    }

    /// Routes with a free licence (AE-21), as a bit set.
    #[inline]
    pub fn open(&self) -> u128 {
        self.state.open
    }

    /// Open routes that cost exactly so much now (AE-19), as a bit set.
    #[inline]
    pub fn priced(&self, price: u8) -> u128 {
        let mut routes = self.state.open;
        for (bit, ones) in self.state.price_bits.iter().enumerate() {
            routes &= if price >> bit & 1 == 1 { *ones } else { !*ones };
        }
        routes
    }

    /// AE-19: the price a licence of the route costs now, if it is not closed.
    #[inline]
    pub fn price(&self, route: Route) -> Option<u8> {
        self.state.cheapest(route).map(|licence| self.state.options.board.prices[licence])
    }

    /// Whether a licence of a route, counted cheapest first, is free.
    #[inline]
    pub fn is_free(&self, route: Route, licence: u8) -> bool {
        let link = &self.state.options.board.routes[route.index()];
        licence < link.count && self.state.licences[(link.first + licence) as usize] == FREE
    }

    /// AE-19: what a licence of each route costs now; 0 for closed ones. `into` has room for every route.
    pub fn prices(&self, into: &mut [u8]) {
        for (bit, &ones) in self.state.price_bits.iter().enumerate() {
            network::each_bit(ones, |route| into[route] |= 1 << bit);
        }
    }

    /// What is on each licence of the board, route by route, cheapest first.
    #[inline]
    pub fn licences(&self) -> impl ExactSizeIterator<Item = OnLicence> + '_ {
        self.state.licences[..self.board().prices.len()].iter().map(|&what| on_licence(what))
    }
}
