//! The set-up of a game: TG-1 to TG-5.

use crate::board::{Kind, MAX_PLACES};
use crate::numbers::{HAND, ROW};
use crate::state::Bottom;
use crate::{Cards, Crowd, Event, Mix, Module, Options, Phase, State, Ticket};
use game::{Luck, PerSeat, Seat, Stream, Tell};

/// Luck of the train cards: hands, row and deck, in the order they are drawn.
pub(crate) const CARDS: Stream = Stream(0);
/// Luck of the two ticket decks.
pub(crate) const TICKETS: [Stream; 2] = [Stream(1), Stream(2)];
/// Luck of the bag of passengers.
pub(crate) const PASSENGERS: Stream = Stream(3);
/// Luck of the first seat.
const FIRST: Stream = Stream(4);

impl State {
    pub(crate) fn set_up(options: &Options, luck: &mut Luck, tell: &mut impl Tell<Event>) -> Self {
        let board = options.board;
        // TG-5: the first seat is drawn unless the table says otherwise.
        let first =
            options.first.unwrap_or_else(|| Seat::new(luck.below(FIRST, u32::from(options.seats)) as usize));
        tell.tell(Event::Begins { seat: first, luck: options.first.is_none() });
        // TG-1: all trains, no points.
        let trains = |seat: Seat| if seat.index() < options.seats as usize { board.trains } else { 0 };
        let mut state = Self {
            options: Options { first: Some(first), ..*options },
            own: PerSeat::default(),
            shut: 0,
            held: PerSeat::default(),
            returned: PerSeat::default(),
            loose: board.all_tickets(),
            loose_counts: Kind::BOTH.map(|kind| board.count_of(kind) as u8),
            bottoms: [Bottom::EMPTY; 2],
            crowds: [Crowd::default(); MAX_PLACES],
            taken: PerSeat::default(),
            hands: PerSeat::default(),
            shown: PerSeat::default(),
            deck: board.cards,
            discards: Cards::default(),
            row: [None; ROW],
            points: PerSeat::default(),
            completed: PerSeat::default(),
            trains: PerSeat::from_fn(trains),
            last: None,
            passes: 0,
            // TG-4: everyone announces a mix first.
            phase: Phase::Mixes(PerSeat::default()),
        };
        if board.has(Module::Passengers) {
            state.place_passengers(luck, tell);
        }
        state.deal(luck, tell);
        if !board.has(Module::TwoDecks) {
            // TG-4: with one deck there is nothing to announce.
            let mix = Mix { short: board.offer, long: 0 };
            state.phase = Phase::Mixes(PerSeat([Some(mix); crate::SEATS]));
            state.deal_tickets(luck, tell);
        }
        state
    }

    /// TG-3: train cards to each, a row turned up; TG-9 holds at set-up too.
    fn deal(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        for seat in self.first().round(self.seats()) {
            for _ in 0..HAND {
                if let Some(card) = self.next_card(luck, tell) {
                    self.hands[seat][card] += 1;
                    tell.tell(Event::Dealt { seat, card: Some(card) });
                }
            }
        }
        self.settle_row(luck, tell);
    }

    /// TG-4: tickets for all are dealt when everyone has announced a mix.
    pub(crate) fn deal_tickets(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let Phase::Mixes(mixes) = self.phase else { return };
        let mut offered = PerSeat([crate::FewTickets::EMPTY; crate::SEATS]);
        for seat in self.first().round(self.seats()) {
            let Some(mix) = mixes[seat] else { continue };
            tell.tell(Event::Announced { seat, mix });
            offered[seat] = self.draw_tickets(seat, mix, luck, tell);
        }
        self.phase = Phase::FirstTickets { offered, kept: PerSeat::default() };
    }

    /// TG-4: when everyone has chosen, what was not kept is shuffled into its own deck.
    pub(crate) fn start_turns(&mut self, tell: &mut impl Tell<Event>) {
        let Phase::FirstTickets { offered, kept } = self.phase else { return };
        tell.tell(Event::AllChose);
        for seat in self.first().round(self.seats()) {
            let Some(kept) = kept[seat] else { continue };
            self.held[seat] = kept.set();
            self.returned[seat] = offered[seat].set() & !kept.set();
            self.loose |= self.returned[seat];
            for kind in Kind::BOTH {
                let back = self.returned[seat] & self.options.board.kind(kind);
                self.loose_counts[kind as usize] += back.count_ones() as u8;
            }
            self.tell_choice(seat, offered[seat], kept, tell);
        }
        self.phase = Phase::Turn(self.first());
    }

    /// Tells what a seat kept, and then what it put back, each short tickets first: told in the order of the
    /// offer, others would learn which of them it kept (TG-11).
    #[inline]
    pub(crate) fn tell_choice(
        &self,
        seat: Seat,
        offered: crate::FewTickets,
        kept: crate::FewTickets,
        tell: &mut impl Tell<Event>,
    ) {
        if !tell.listens() {
            return;
        }
        let is_kept = |ticket: Ticket| kept.set() >> ticket.0 & 1 == 1;
        for (keeps, kind) in [true, false].into_iter().flat_map(|keeps| Kind::BOTH.map(|kind| (keeps, kind)))
        {
            let of_kind = offered.iter().filter(|&ticket| self.options.board.kind_of(ticket) == kind);
            for ticket in of_kind.filter(|&ticket| is_kept(ticket) == keeps).map(Some) {
                tell.tell(if keeps {
                    Event::Kept { seat, kind, ticket }
                } else {
                    Event::Returned { seat, kind, ticket }
                });
            }
        }
    }
}
