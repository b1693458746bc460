//! What each action does to the state. Legality is `check.rs`; points are `score.rs`.

use crate::board::Kind;
use crate::numbers::{FEW_TRAINS, LOCOMOTIVES, OTHERS, REFRESHES};
use crate::setup::{CARDS, TICKETS};
use crate::{Action, Card, Cards, Ending, Event, FewTickets, Mix, Module, Phase, Route, State, Ticket, pick};
use game::{Luck, Seat, Tell};

impl State {
    pub(crate) fn do_action(
        &mut self,
        seat: Seat,
        action: Action,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        match action {
            Action::Draw => self.draw_unseen(seat, luck, tell),
            Action::Take { card } => self.take(seat, card, luck, tell),
            Action::Claim { route, color, cards, locomotives } => {
                self.claim(seat, route, color, cards, locomotives, luck, tell);
            }
            Action::Tickets { mix } => self.tickets(seat, mix, luck, tell),
            Action::Keep { tickets } => self.keep(seat, tickets, tell),
            Action::Passenger { place, color } => self.board_passenger(seat, place, color, tell),
            Action::Pass => {
                tell.tell(Event::Passed { seat });
                self.passes += 1;
                self.end_turn(seat, tell);
            }
        }
    }

    /// TG-6, TG-8: the top of the deck unseen; a locomotive drawn so is a card like any other.
    fn draw_unseen(&mut self, seat: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let Some(card) = self.next_card(luck, tell) else { return };
        self.hands[seat][card] += 1;
        tell.tell(Event::Drew { seat, card: Some(card) });
        self.after_card(seat, false, tell);
    }

    /// TG-6: a face-up card, replaced at once in the same slot.
    fn take(&mut self, seat: Seat, card: Card, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let slot = self.slots_with(Some(card)).trailing_zeros() as usize;
        let Some(lying) = self.row.get_mut(slot) else { return };
        *lying = None;
        self.hands[seat][card] += 1;
        self.shown[seat][card] += 1;
        tell.tell(Event::Took { seat, card, slot: slot as u8 });
        self.settle_row(luck, tell);
        // TG-7: a face-up locomotive is the only card of its turn.
        self.after_card(seat, card == Card::LOCOMOTIVE, tell);
    }

    /// TG-6: a second card follows the first; TG-10: if there is one that may be drawn.
    fn after_card(&mut self, seat: Seat, only: bool, tell: &mut impl Tell<Event>) {
        let first = matches!(self.phase, Phase::Turn(_));
        let open = || self.row.iter().flatten().any(|&card| card != Card::LOCOMOTIVE);
        if first && !only && (self.can_draw() || open()) {
            self.phase = Phase::SecondCard(seat);
        } else {
            self.end_action(seat, tell);
        }
    }

    /// The next card of the deck. TG-10: the discards become the deck when a card is needed and it is empty.
    #[inline]
    pub(crate) fn next_card(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) -> Option<Card> {
        let mut left = self.deck.total();
        if left == 0 {
            left = self.discards.total();
            if left == 0 {
                return None;
            }
            self.deck = std::mem::take(&mut self.discards);
            tell.tell(Event::Reshuffled { cards: left as u8 });
        }
        let card = luck.card_of(CARDS, &self.deck.0, left);
        self.deck.0[card] -= 1;
        Some(Card(card as u8))
    }

    /// TG-6, TG-10: empty slots are filled as soon as there are cards; then TG-9 is checked.
    pub(crate) fn settle_row(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        for refreshes in 0..=REFRESHES {
            let mut empty = self.slots_with(None);
            while empty != 0 {
                let Some(card) = self.next_card(luck, tell) else { return };
                let slot = empty.trailing_zeros() as usize;
                self.row[slot] = Some(card);
                tell.tell(Event::TurnedUp { slot: slot as u8, card });
                empty &= empty - 1;
            }
            // TG-9: too many locomotives clear the row, unless no better one can be made or it was cleared too
            // often in a row. With a row of cards lying there are never fewer than that in all.
            if self.slots_with(Some(Card::LOCOMOTIVE)).count_ones() < LOCOMOTIVES
                || self.others_about() < OTHERS
                || refreshes == REFRESHES
            {
                return;
            }
            for card in self.row.iter_mut().filter_map(Option::take) {
                self.discards[card] += 1;
            }
            tell.tell(Event::Refreshed);
        }
    }

    /// The slots of the row with this card, or without any, as a set.
    #[inline]
    fn slots_with(&self, card: Option<Card>) -> u32 {
        // All are looked at: a branch on which it is would be guessed wrong.
        self.row.iter().rev().fold(0, |slots, &lying| slots << 1 | u32::from(lying == card))
    }

    /// TG-9: cards in deck, discards and row that are not locomotives.
    fn others_about(&self) -> u32 {
        let others = |cards: &Cards| cards.total() - u32::from(cards[Card::LOCOMOTIVE]);
        let lying = self.row.iter().flatten().filter(|&&card| card != Card::LOCOMOTIVE).count() as u32;
        others(&self.deck) + others(&self.discards) + lying
    }

    /// TG-12 to TG-16: pay, place trains, take points, then passengers.
    #[expect(clippy::too_many_arguments, reason = "the fields of one action")]
    fn claim(
        &mut self,
        seat: Seat,
        route: Route,
        color: Card,
        cards: u8,
        locomotives: u8,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        for (card, count) in [(color, cards), (Card::LOCOMOTIVE, locomotives)] {
            self.hands[seat][card] -= count;
            self.discards[card] += count;
            let shown = &mut self.shown[seat][card];
            *shown = shown.saturating_sub(count);
        }
        let link = &self.options.board.routes[route.index()];
        self.trains[seat] -= link.length;
        // TG-14: points at once, by the table.
        let points = self.options.board.route_points[link.length as usize];
        self.points[seat] += i16::from(points);
        self.own[seat] |= 1 << route.0;
        // TG-15: with two or three players the whole group is closed, else this route alone.
        self.shut |= if self.closes_groups() { link.group } else { 1 << route.0 };
        tell.tell(Event::Claimed { seat, route, color, cards, locomotives, points });
        // TG-10: the discards may fill empty slots.
        self.settle_row(luck, tell);
        if self.options.board.has(Module::Passengers) {
            self.ask_passenger(seat, route, 0, tell);
        } else {
            self.end_action(seat, tell);
        }
    }

    /// TG-4: a mix announced at the start; TG-17: tickets drawn in a turn.
    fn tickets(&mut self, seat: Seat, mix: Mix, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if let Phase::Mixes(mixes) = &mut self.phase {
            mixes[seat] = Some(mix);
            let all = mixes.first(self.options.seats as usize).iter().all(Option::is_some);
            tell.tell(Event::Mixed { seat, mix: Some(mix) });
            if all {
                self.deal_tickets(luck, tell);
            }
            return;
        }
        tell.tell(Event::Announced { seat, mix });
        let offered = self.draw_tickets(seat, mix, luck, tell);
        self.phase = Phase::KeepTickets { seat, offered };
    }

    /// Draws a mix, the short ones first.
    pub(crate) fn draw_tickets(
        &mut self,
        seat: Seat,
        mix: Mix,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) -> FewTickets {
        let mut offered = FewTickets::EMPTY;
        // A deck has at most 64 tickets, so its part of the set fits one word.
        let shorts = self.options.board.shorts;
        let mut loose =
            [(self.loose & self.options.board.kind(Kind::Short)) as u64, (self.loose >> shorts) as u64];
        for drawn in 0..mix.short + mix.long {
            let kind = if drawn < mix.short { Kind::Short } else { Kind::Long };
            let luck_decides = self.loose_counts[kind as usize] > 0;
            let Some(ticket) = self.next_ticket(seat, kind, &mut loose[kind as usize], luck) else {
                continue;
            };
            offered.push(ticket);
            tell.tell(Event::Offered { seat, kind, ticket: Some(ticket), luck: luck_decides });
        }
        let left = u128::from(loose[0]) | u128::from(loose[1]) << shorts;
        self.returned[seat] &= !(self.loose & !left);
        self.loose = left;
        offered
    }

    /// The top of a ticket deck: the shuffled part, which is in `loose`, comes before what was put under it
    /// (TG-17).
    #[inline]
    fn next_ticket(&mut self, seat: Seat, kind: Kind, loose: &mut u64, luck: &mut Luck) -> Option<Ticket> {
        let left = &mut self.loose_counts[kind as usize];
        if *left == 0 {
            let ticket = self.bottoms[kind as usize].pop()?;
            self.returned[seat] &= !(1 << ticket.0);
            return Some(ticket);
        }
        let nth = luck.below(TICKETS[kind as usize], u32::from(*left));
        *left -= 1;
        let place = pick::nth_bit(*loose, nth);
        *loose &= !(1 << place);
        Some(Ticket((self.options.board.first_of(kind) as u32 + place) as u8))
    }

    /// TG-4: a choice of starting tickets; TG-17: the tickets kept of a draw, the others go to the bottom
    /// of their own decks in drawn order.
    fn keep(&mut self, seat: Seat, tickets: FewTickets, tell: &mut impl Tell<Event>) {
        if let Phase::FirstTickets { kept, .. } = &mut self.phase {
            kept[seat] = Some(tickets);
            let all = kept.first(self.options.seats as usize).iter().all(Option::is_some);
            tell.tell(Event::Chose { seat, kept: Some(tickets) });
            if all {
                self.start_turns(tell);
            }
            return;
        }
        let Phase::KeepTickets { offered, .. } = self.phase else { return };
        let kept = tickets.set();
        self.held[seat] |= kept;
        self.returned[seat] |= offered.set() & !kept;
        for ticket in offered.iter() {
            self.bottoms[self.options.board.kind_of(ticket) as usize].push_if(
                ticket,
                seat,
                !tickets.has(ticket),
            );
        }
        self.tell_choice(seat, offered, tickets, tell);
        self.end_action(seat, tell);
    }

    /// The end of a turn in which something was done.
    pub(crate) fn end_action(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.passes = 0;
        self.end_turn(seat, tell);
    }

    fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        // TG-21: who brought on the last round plays last in it.
        if self.last == Some(seat) {
            self.end(Ending::LastRound, tell);
            return;
        }
        // TG-22: every seat has passed with no action between.
        if self.passes == self.options.seats {
            self.end(Ending::AllPassed, tell);
            return;
        }
        // TG-21: only the first time counts.
        if self.last.is_none() && self.trains[seat] <= FEW_TRAINS {
            self.last = Some(seat);
            tell.tell(Event::LastRound { seat, trains: self.trains[seat] });
        }
        // TG-5: clockwise.
        self.phase = Phase::Turn(seat.next(self.seats()));
    }

    fn end(&mut self, ending: Ending, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over(ending);
        self.count_points(tell);
        tell.tell(Event::Ended { ending });
    }
}
