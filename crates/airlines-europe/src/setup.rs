//! The set-up of a game: AE-4 to AE-15.

use crate::board::{AIRLINES, Company, KINDS, MAX_LICENCES};
use crate::numbers::{
    BANS, FINAL_PILE, FIRST_JITTER, FIRST_PILE, HAND, MARKET, MONEY, PLAYERS, SCORINGS, SECOND_JITTER,
    SECOND_PILE, START_MONEY, START_POINTS,
};
use crate::state::FREE;
use crate::{Airline, Event, Options, Phase, Shares, State};
use game::{Luck, PerSeat, Seat, Stream, Tell};

/// Luck of the shares: market, hands and pile, in the order they are drawn.
pub(crate) const PILE: Stream = Stream(0);
/// Luck of the places of the scoring cards.
pub(crate) const CUT: Stream = Stream(1);
/// Luck of the first seat.
const FIRST: Stream = Stream(2);

impl State {
    pub(crate) fn set_up(options: &Options, luck: &mut Luck, tell: &mut impl Tell<Event>) -> Self {
        let board = options.board;
        let seats = options.seats as usize;
        // AE-7: the first seat is drawn unless the table says otherwise.
        let first =
            options.first.unwrap_or_else(|| Seat::new(luck.below(FIRST, u32::from(options.seats)) as usize));
        tell.tell(Event::Begins { seat: first, luck: options.first.is_none() });
        let mut state = Self {
            options: Options { first: Some(first), ..*options },
            own: [0; AIRLINES],
            touch: [0; AIRLINES],
            price_bits: board.price_bits,
            open: board.open,
            licences: [FREE; MAX_LICENCES],
            markers: [0; AIRLINES],
            points: PerSeat::default(),
            flying: board.in_play(seats),
            rewarded: 0,
            planes: [0; AIRLINES],
            hands: PerSeat::default(),
            portfolios: PerSeat::default(),
            shown: PerSeat::default(),
            buried: PerSeat::default(),
            gone: Shares::default(),
            market: Shares::default(),
            pile: Shares::default(),
            drawn: 0,
            cuts: [0; SCORINGS],
            turned: 0,
            scored: 0,
            pending: 0,
            supply: board.abacus_shares,
            money: PerSeat::default(),
            // AE-5: what each player starts with comes out of the money in play.
            bank: (MONEY - START_MONEY) * options.seats,
            bans: PerSeat::default(),
            holder: first,
            phase: Phase::Picks(PerSeat::default()),
        };
        for (index, company) in board.companies.iter().enumerate() {
            state.place(index, company);
        }
        // AE-7: victory points for the first seat, one more for the next, and so on.
        for (order, seat) in first.round(seats).enumerate() {
            state.points[seat] = START_POINTS + order as u16;
            state.money[seat] = START_MONEY;
            if options.flight_ban {
                // AE-49: ban markers per player.
                state.bans[seat] = BANS[seats - PLAYERS.start()];
            }
        }
        state.deal(luck, tell);
        state.cut(luck);
        state
    }

    /// AE-15: markers on home and start space. AE-4: an airline taken out has no planes or shares here.
    fn place(&mut self, index: usize, company: &Company) {
        self.markers[index] = u16::from(company.start);
        self.touch[index] = self.options.board.graph.touching(company.home as usize);
        if self.flying >> index & 1 == 1 {
            self.planes[index] = company.planes;
            self.pile.0[index] = company.planes;
        }
    }

    /// AE-9: shares turned up. AE-10: a hand dealt to each, again while it is of one airline.
    fn deal(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        for _ in 0..MARKET {
            let share = self.undealt(luck);
            self.market[share] += 1;
            tell.tell(Event::TurnedUp { share });
        }
        for seat in self.first().round(self.seats()) {
            loop {
                for _ in 0..HAND {
                    let share = self.undealt(luck);
                    self.hands[seat][share] += 1;
                    tell.tell(Event::Dealt { seat, share: Some(share) });
                }
                if self.hands[seat].0.iter().filter(|&&count| count > 0).count() > 1 {
                    break;
                }
                let hand = std::mem::take(&mut self.hands[seat]);
                self.pile.add(&hand);
                tell.tell(Event::DealtAgain { seat });
            }
        }
    }

    fn undealt(&mut self, luck: &mut Luck) -> Airline {
        let share = luck.card(PILE, &self.pile.0[..KINDS - 1]);
        self.pile.0[share] -= 1;
        Airline(share as u8)
    }

    /// AE-13, AE-14: where the scoring cards lie.
    fn cut(&mut self, luck: &mut Luck) {
        let shares = self.pile.total() as u8;
        self.cuts = Cuts { shares, exact: self.options.exact_cut }.draw(luck, [None; SCORINGS], 0);
    }
}

/// The places the scoring cards may have in a pile of so many shares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cuts {
    pub(crate) shares: u8,
    pub(crate) exact: bool,
}

impl Cuts {
    /// AE-13: a quarter, rounded to nearest, lies above the first card; AE-14: give or take a few.
    pub(crate) fn first(self) -> (u8, u8) {
        let quarter = (self.shares - FINAL_PILE + FIRST_PILE / 2) / FIRST_PILE;
        if self.exact { (quarter, quarter) } else { (quarter - FIRST_JITTER, quarter + FIRST_JITTER) }
    }

    /// AE-13: of the rest before the final pile, half rounded down lies above the second card; AE-14: give
    /// or take a few.
    pub(crate) fn second(self, first: u8) -> (u8, u8) {
        let half = first + (self.shares - FINAL_PILE - first) / SECOND_PILE;
        if self.exact { (half, half) } else { (half - SECOND_JITTER, half + SECOND_JITTER) }
    }

    /// AE-13: the third card is anywhere in the final pile.
    pub(crate) fn third(self) -> (u8, u8) {
        (self.shares - FINAL_PILE, self.shares)
    }

    /// Draws the places that are not `known`, given that `drawn` shares came without showing them.
    ///
    /// The places left are as likely as they were at the start, each in proportion to how often it would
    /// have come about: the first uniformly, the second uniformly given the first, the third uniformly.
    pub(crate) fn draw(self, luck: &mut Luck, known: [Option<u8>; SCORINGS], drawn: u8) -> [u8; SCORINGS] {
        let mut within = |(low, high): (u8, u8), known: Option<u8>| {
            known.unwrap_or_else(|| {
                let low = low.max(drawn);
                low + if high > low { luck.below(CUT, u32::from(high - low) + 1) as u8 } else { 0 }
            })
        };
        let first = within(self.first(), known[0]);
        let second = within(self.second(first), known[1]);
        let third = within(self.third(), known[2]);
        [first, second, third]
    }
}
