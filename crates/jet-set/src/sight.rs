//! What one seat may know, read straight off a state, for players that decide millions of times.
//!
//! A [`Sight`] gives exactly what the seat's view gives, without making one: nothing here may depend on what
//! the seat can't know. A law compares the sights of a state and of the states sampled from its view.

use crate::money::{Cost, cost, income};
use crate::setup::Table;
use crate::{Action, Board, Deck, FinalFlight, Flight, Landed, Link, Phase, Planes, State};
use game::{Eye, Game, Seat};

/// What one seat may know (JS-17).
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

impl<'s> Sight<'s> {
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

    /// The other seats, clockwise from the next.
    #[inline]
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seat.round(self.seats()).skip(1)
    }

    /// Adds what the seat may do now to `into`, sorted.
    #[inline]
    pub fn legal(&self, into: &mut Vec<Action>) {
        self.state.legal(self.seat, into);
    }

    /// What is asked of whom. The way of another's Final Flight is hidden until its claim is complete.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.phase_seen_by(Eye::Seat(self.seat))
    }

    /// Money is open.
    #[inline]
    pub fn money(&self, seat: Seat) -> u32 {
        self.state.money[seat]
    }

    /// Planes in stock are open,
    #[inline]
    pub fn stock(&self, seat: Seat) -> u8 {
        self.state.stock[seat]
    }

    /// and so are markers in stock,
    #[inline]
    pub fn markers(&self, seat: Seat) -> u8 {
        self.state.markers[seat]
    }

    /// planes on the links,
    #[inline]
    pub fn planes(&self, seat: Seat) -> &'s Planes {
        &self.state.planes[seat]
    }

    /// the links a seat owns,
    #[inline]
    pub fn owned(&self, seat: Seat) -> u128 {
        self.state.owned[seat]
    }

    /// the links anybody owns,
    #[inline]
    pub fn all_owned(&self) -> u128 {
        self.state.all_owned()
    }

    /// and the flights in the two rows.
    #[inline]
    pub fn open(&self) -> u128 {
        self.state.open
    }

    /// The flights a seat has claimed.
    #[inline]
    pub fn claimed(&self, seat: Seat) -> u128 {
        self.state.claimed[seat]
    }

    /// The claimed flights of all seats that have a marker (JS-14).
    #[inline]
    pub fn marked(&self) -> u128 {
        let [low, high] = self.state.flight_markers;
        low | high
    }

    /// JS-14: the markers on a claimed flight.
    #[inline]
    pub fn markers_on(&self, flight: Flight) -> u8 {
        let [low, high] = self.state.flight_markers.map(|set| (set >> flight.0 & 1) as u8);
        low | high << 1
    }

    /// JS-15: what a seat would collect now.
    #[inline]
    pub fn income(&self, seat: Seat) -> u32 {
        income(self.state.claimed[seat], self.state.flight_markers)
    }

    /// JS-23: a seat's points so far.
    pub fn points(&self, seat: Seat) -> u16 {
        self.state.points(seat)
    }

    /// The flights still in the decks, in an order nobody knows; none after JS-19.
    #[inline]
    pub fn unseen(&self) -> u128 {
        self.state.deck
    }

    /// JS-9: whether flight cards are still turned up.
    #[inline]
    pub fn has_decks(&self) -> bool {
        self.state.has_decks()
    }

    /// The cards in a row.
    #[inline]
    pub fn row(&self, deck: Deck) -> usize {
        self.state.row(deck)
    }

    /// JS-7, JS-8: the fewest and the most cards of a row.
    #[inline]
    pub fn row_limits(&self) -> (usize, usize) {
        (self.table().least(), self.table().most())
    }

    /// JS-18: Vacation cards on their spaces, at most two.
    #[inline]
    pub fn vacations(&self) -> u8 {
        self.state.vacations
    }

    /// Flights turned up of a deck since the Vacation cards were put in.
    #[inline]
    pub fn turned(&self, deck: Deck) -> u8 {
        self.state.drawn[deck.index()]
    }

    /// Vacation cards turned up of a deck.
    #[inline]
    pub fn met(&self, deck: Deck) -> u8 {
        self.state.met[deck.index()]
    }

    /// JS-5: how many flights lay above the first Vacation card of a deck, once it is turned up.
    #[inline]
    pub fn cut(&self, deck: Deck) -> Option<u8> {
        (self.met(deck) > 0).then_some(self.state.cuts[deck.index()])
    }

    /// JS-5: the fewest and the most flights still to come from a deck before its next Vacation card; `None`
    /// if it has no more.
    pub fn before_vacation(&self, deck: Deck) -> Option<(u8, u8)> {
        let drawn = self.state.drawn[deck.index()];
        let (least, most) = match self.state.met[deck.index()] {
            _ if !self.has_decks() => return None,
            0 => self.table().first_vacation(),
            1 => (self.table().second_vacation(), self.table().second_vacation()),
            _ => return None,
        };
        Some((least.saturating_sub(drawn), most.saturating_sub(drawn)))
    }

    /// JS-5: the flights still to come from a deck before its second Vacation card.
    #[inline]
    pub fn before_second(&self, deck: Deck) -> u8 {
        self.table().second_vacation().saturating_sub(self.state.drawn[deck.index()])
    }

    /// JS-6: one's own Final Flights as dealt.
    #[inline]
    pub fn finals(&self) -> [FinalFlight; 2] {
        self.state.finals[self.seat]
    }

    /// JS-20: claimed Final Flights are open.
    #[inline]
    pub fn landed(&self, seat: Seat) -> Option<Landed> {
        self.state.landed[seat]
    }

    /// JS-25: turns in a row, the present one included, without a plane, a claim or a card.
    #[inline]
    pub fn idle(&self) -> u8 {
        self.state.idle
    }

    /// JS-13: the open flights whose two cities a seat's planes join.
    #[inline]
    pub fn claimable(&self, seat: Seat) -> u128 {
        self.state.claimable(seat)
    }

    /// JS-20: whether the seat's planes allow the whole way of a Final Flight.
    pub fn can_fly(&self, flight: FinalFlight) -> bool {
        self.state.can_fly(self.seat, flight)
    }

    /// What an action costs the seat to move, fee and toll included.
    pub fn cost(&self, action: Action) -> Cost {
        let owner = action.link().and_then(|link: Link| self.state.owner(link));
        cost(self.state.options.board, self.state.phase, action, owner)
    }

    #[inline]
    fn table(&self) -> Table {
        self.state.table()
    }
}
