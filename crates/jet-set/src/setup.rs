//! The set-up of a game: JS-1 to JS-6.

use crate::numbers::{
    AROUND_VACATION, BEFORE_VACATION, BETWEEN_VACATIONS, FULL_ROW, LEAST_ROW, MARKERS, MONEY, PLANES,
    PLAYERS, SEATS,
};
use crate::{Deck, Event, FinalFlight, Flight, Options, Phase, Planes, State};
use game::{Luck, PerSeat, Seat, Stream, Tell};
use network::Bits;

/// Luck of each deck's cards, in the order they are turned up.
pub(crate) const CARDS: [Stream; 2] = [Stream(0), Stream(1)];
/// Luck of the Final Flights.
pub(crate) const FINALS: Stream = Stream(2);
/// Luck of the places of the first Vacation cards.
pub(crate) const VACATIONS: Stream = Stream(3);
/// Luck of the first seat.
const FIRST: Stream = Stream(4);

/// The numbers that follow from how many seats play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) seats: usize,
}

impl Table {
    /// JS-7: the fewest cards of a row: as many as players, with two players one more.
    #[inline]
    pub(crate) fn least(self) -> usize {
        self.seats.max(LEAST_ROW)
    }

    /// JS-8: the most cards of a row, twice as many.
    #[inline]
    pub(crate) fn most(self) -> usize {
        FULL_ROW * self.least()
    }

    /// JS-5: X, the cards above those that the first Vacation is shuffled into.
    #[inline]
    pub(crate) fn x(self) -> u8 {
        BEFORE_VACATION[self.seats - PLAYERS.start()]
    }

    /// JS-5: Y, the cards between those and the second Vacation.
    #[inline]
    fn y(self) -> u8 {
        BETWEEN_VACATIONS[self.seats - PLAYERS.start()]
    }

    /// JS-5: how many flights lie above the first Vacation: at least and at most.
    #[inline]
    pub(crate) fn first_vacation(self) -> (u8, u8) {
        (self.x(), self.x() + AROUND_VACATION)
    }

    /// JS-5: how many flights lie above the second Vacation, which comes behind all of them.
    #[inline]
    pub(crate) fn second_vacation(self) -> u8 {
        self.x() + AROUND_VACATION + self.y()
    }

    /// Draws the place of a first Vacation, given that `drawn` flights came without showing it. Each place
    /// left is equally likely.
    pub(crate) fn cut(self, drawn: u8, luck: &mut Luck) -> u8 {
        let (least, most) = self.first_vacation();
        let least = least.max(drawn);
        least + luck.below(VACATIONS, u32::from(most - least) + 1) as u8
    }
}

impl State {
    pub(crate) fn set_up(options: &Options, luck: &mut Luck, tell: &mut impl Tell<Event>) -> Self {
        let seats = options.seats;
        // JS-6: the first seat is drawn unless the table says otherwise.
        let first = options.first.unwrap_or_else(|| Seat::new(luck.below(FIRST, seats.into()) as usize));
        tell.tell(Event::Begins { seat: first, luck: options.first.is_none() });
        let playing = |seat: Seat| seat.index() < seats as usize;
        let mut state = Self {
            options: Options { first: Some(first), ..*options },
            phase: Phase::Turn { seat: first, paid: [false; 2] },
            planes: PerSeat([Planes::default(); SEATS]),
            owned: PerSeat::default(),
            claimed: PerSeat::default(),
            open: 0,
            deck: options.board.all_flights(),
            flight_markers: [0; 2],
            // JS-1: euros, planes and markers for each; the bank is unlimited.
            money: PerSeat::from_fn(|seat| if playing(seat) { MONEY } else { 0 }),
            stock: PerSeat::from_fn(|seat| if playing(seat) { PLANES } else { 0 }),
            markers: PerSeat::from_fn(|seat| if playing(seat) { MARKERS } else { 0 }),
            finals: PerSeat([[FinalFlight(0); 2]; SEATS]),
            landed: PerSeat::default(),
            drawn: [0; 2],
            cuts: [0; 2],
            met: [0; 2],
            vacations: 0,
            idle: 0,
        };
        state.lay_rows(luck, tell);
        // JS-5: the second Vacation's place follows from the number of players, the first's is luck.
        state.cuts = Deck::BOTH.map(|_| state.table().cut(0, luck));
        state.deal_finals(luck, tell);
        state.begin_turn(first, luck, tell);
        state
    }

    /// JS-4: 1-point cards into the short row, long cards into the long row.
    fn lay_rows(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let ones = self.options.board.worth[0];
        let mut aside = 0;
        while self.row(Deck::Short) < self.table().most() {
            let flight = self.draw(Deck::Short, luck);
            if flight.bit() & ones == 0 {
                // A 3-point card met on the way waits aside and is shuffled back in below.
                aside |= flight.bit();
                tell.tell(Event::SetAside { flight });
            } else {
                self.open |= flight.bit();
                tell.tell(Event::TurnedUp { flight });
            }
        }
        self.deck |= aside;
        while self.row(Deck::Long) < self.table().least() {
            let flight = self.draw(Deck::Long, luck);
            self.open |= flight.bit();
            tell.tell(Event::TurnedUp { flight });
        }
    }

    /// JS-6: two Final Flights each; the others leave the game unseen.
    fn deal_finals(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let mut left = all_finals(self.options.board.finals.len());
        for seat in self.first().round(self.seats()) {
            let dealt = [0; 2].map(|_| draw_final(&mut left, luck));
            for flight in dealt {
                tell.tell(Event::FinalDealt { seat, flight: Some(flight) });
            }
            self.finals[seat] = in_order(dealt);
        }
    }

    /// A card out of a deck that holds one.
    #[inline]
    pub(crate) fn draw(&mut self, deck: Deck, luck: &mut Luck) -> Flight {
        let cards = self.deck & self.options.board.deck(deck);
        let nth = luck.below(CARDS[deck.index()], cards.count_ones());
        let flight = Flight(select(cards, nth) as u8);
        self.deck &= !flight.bit();
        flight
    }
}

/// So many Final Flights as a set.
pub(crate) fn all_finals(count: usize) -> u64 {
    u64::MAX >> (crate::board::MAX_FINALS - count)
}

/// Takes any Final Flight out of a set that holds one.
pub(crate) fn draw_final(left: &mut u64, luck: &mut Luck) -> FinalFlight {
    let nth = luck.below(FINALS, left.count_ones());
    let index = select((*left).into(), nth);
    *left &= !(1 << index);
    FinalFlight(index as u8)
}

/// The lower one first, so that the order of the deal tells nothing.
pub(crate) fn in_order([one, two]: [FinalFlight; 2]) -> [FinalFlight; 2] {
    [one.min(two), one.max(two)]
}

/// The `nth` set bit.
#[inline]
pub(crate) fn select(set: u128, nth: u32) -> usize {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let below = low.count_ones();
    let (half, nth, base) = if nth < below { (low, nth, 0) } else { (high, nth - below, 64) };
    base + Bits(half.into()).nth(nth as usize).expect("the draw is below the number of cards")
}
