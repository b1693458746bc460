//! Flight cards: rows, paid cards, Vacation cards and the final fill.

use crate::money::cost;
use crate::{Action, Deck, Event, Phase, State};
use game::{Luck, Seat, Tell};

impl State {
    /// JS-7: a row with fewer cards than players is filled up to that minimum, the short row first.
    /// JS-9: not after the second Vacation card.
    pub(crate) fn refill(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let least = self.table().least();
        for deck in Deck::BOTH {
            while self.has_decks() && self.row(deck) < least {
                self.turn_up(deck, luck, tell);
            }
        }
    }

    /// JS-8: the price is per row and turn, not per card.
    pub(crate) fn turn_up_paid(
        &mut self,
        seat: Seat,
        deck: Deck,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        let amount = cost(self.options.board, self.phase, Action::TurnUp { deck }, None).total();
        if let Phase::Turn { paid, .. } = &mut self.phase {
            paid[deck.index()] = true;
        }
        if amount > 0 {
            self.money[seat] -= amount;
            tell.tell(Event::PaidRow { seat, deck, amount });
        }
        self.turn_up(deck, luck, tell);
    }

    /// One more card in a row. JS-18: a Vacation card goes to its space and is replaced from the same deck.
    pub(crate) fn turn_up(&mut self, deck: Deck, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        while self.is_vacation_next(deck) {
            self.met[deck.index()] += 1;
            self.vacations += 1;
            tell.tell(Event::Vacation { deck, number: self.vacations, luck: self.is_first_met(deck) });
            // JS-19: at once, also in the middle of a refill or of paid cards.
            if !self.has_decks() {
                self.final_fill(luck, tell);
                return;
            }
        }
        self.lay(deck, luck, tell);
    }

    /// JS-19: both rows are filled to their maximum, free of charge; then both decks leave the game.
    fn final_fill(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let most = self.table().most();
        for deck in Deck::BOTH {
            while self.row(deck) < most {
                // Further Vacation cards are removed and replaced.
                while self.is_vacation_next(deck) {
                    self.met[deck.index()] += 1;
                    tell.tell(Event::VacationRemoved { deck, luck: self.is_first_met(deck) });
                }
                // JS-24: if the deck runs out, its row stays short.
                if self.deck & self.options.board.deck(deck) == 0 {
                    break;
                }
                self.lay(deck, luck, tell);
            }
        }
        self.deck = 0;
        tell.tell(Event::DecksLeft);
    }

    fn lay(&mut self, deck: Deck, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let flight = self.draw(deck, luck);
        self.drawn[deck.index()] += 1;
        self.open |= flight.bit();
        self.idle = 0;
        tell.tell(Event::TurnedUp { flight });
    }

    /// JS-5: whether the Vacation card just met is the first of its deck, whose place is luck; the second lies at a
    /// fixed one.
    fn is_first_met(&self, deck: Deck) -> bool {
        self.met[deck.index()] == 1
    }

    /// JS-5: whether the top card of a deck is a Vacation card.
    #[inline]
    fn is_vacation_next(&self, deck: Deck) -> bool {
        let index = deck.index();
        match self.met[index] {
            0 => self.drawn[index] == self.cuts[index],
            1 => self.drawn[index] == self.table().second_vacation(),
            _ => false,
        }
    }
}
