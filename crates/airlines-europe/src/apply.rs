//! What each action does to the state. Legality is `check.rs`; points are `score.rs`.

use crate::numbers::{BANK_PAYS, DIVIDEND, Exchange, MARKET, SCORINGS, SPARED};
use crate::setup::PILE;
use crate::state::BANNED;
use crate::{Action, Airline, Ending, Event, From, Phase, Route, State};
use game::{Luck, Seat, SeatSet, Tell};

impl State {
    pub(crate) fn do_action(
        &mut self,
        seat: Seat,
        action: Action,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        match action {
            Action::Pick { first, second } => self.pick(seat, first, second, tell),
            Action::Buy { airline, route } => self.buy(seat, airline, route, tell),
            Action::Take { airline } => self.take(seat, airline, luck, tell),
            Action::Draw => self.draw_unseen(seat, luck, tell),
            Action::Play { airline, count } => {
                self.play_shares(seat, airline, count, tell);
                self.pay(seat, DIVIDEND * count, luck, tell);
                self.finish_action(seat, luck, tell);
            }
            Action::PlayPair { first, second } => {
                self.play_shares(seat, first, 1, tell);
                self.play_shares(seat, second, 1, tell);
                self.pay(seat, DIVIDEND * 2, luck, tell);
                self.finish_action(seat, luck, tell);
            }
            // AE-30, AE-31: the discards follow, one at a time.
            Action::Exchange { discards } => {
                let Some(Exchange { takes, .. }) = Exchange::of(discards) else { return };
                self.phase = Phase::Discards { seat, left: discards, takes };
            }
            Action::Discard { from, airline } => self.discard(seat, from, airline, luck, tell),
            Action::Bank => {
                self.pay(seat, BANK_PAYS, luck, tell);
                self.finish_action(seat, luck, tell);
            }
            Action::Ban { route, licence } => self.ban(seat, route, licence, luck, tell),
            Action::Pass => {
                tell.tell(Event::Passed { seat });
                if let Phase::Bans { passed, .. } = self.phase {
                    self.next_ban(seat.next(self.seats()), passed.with(seat), luck, tell);
                }
            }
        }
    }

    /// AE-12: picks are revealed when the last one is in; no dividend is paid.
    fn pick(&mut self, seat: Seat, first: Airline, second: Airline, tell: &mut impl Tell<Event>) {
        let Phase::Picks(picked) = &mut self.phase else { return };
        picked[seat] = Some((first, second));
        tell.tell(Event::Picked { seat, pair: Some((first, second)) });
        let picked = *picked;
        if !Seat::all(self.seats()).all(|seat| picked[seat].is_some()) {
            return;
        }
        for seat in self.first().round(self.seats()) {
            let Some((first, second)) = picked[seat] else { continue };
            for airline in [first, second] {
                self.hands[seat][airline] -= 1;
                self.portfolios[seat][airline] += 1;
            }
            tell.tell(Event::Revealed { seat, first, second });
        }
        self.phase = Phase::Turn(self.first());
    }

    /// AE-17: pay, place a plane, move the marker.
    fn buy(&mut self, seat: Seat, airline: Airline, route: Route, tell: &mut impl Tell<Event>) {
        let index = airline.index();
        let Some(licence) = self.cheapest(route) else { return };
        let price = self.options.board.prices[licence];
        self.money[seat] -= price;
        self.bank += price;
        self.planes[index] -= 1;
        self.licences[licence] = airline.0;
        self.own[index] |= 1 << route.0;
        self.markers[index] += u16::from(price);
        let (a, b) = self.options.board.graph.ends(route.index());
        self.touch[index] |= self.options.board.graph.touching(a) | self.options.board.graph.touching(b);
        self.reprice(route);
        tell.tell(Event::Bought { seat, airline, route, price, marker: self.markers[index] });
        self.reward(airline, tell);
        // AE-47: all blocked, also after the first of two, ends the game at once.
        if self.all_blocked() {
            self.count_scoring(SCORINGS as u8, tell);
            self.end(Ending::Blocked, tell);
            return;
        }
        // AE-23: a second licence may follow the first.
        self.phase = match self.phase {
            Phase::Turn(_) => Phase::SecondLicence(seat),
            _ => Phase::Share(seat),
        };
    }

    /// AE-26: the bonus connection, once per game.
    fn reward(&mut self, airline: Airline, tell: &mut impl Tell<Event>) {
        let index = airline.index();
        let Some((target, amount)) = self.options.board.companies[index].bonus else { return };
        // The target is served exactly when the airline flies a route that touches it: every route it
        // flies is connected to its home (AE-18).
        let served = self.own[index] & self.options.board.graph.touching(target as usize) != 0;
        if served && self.rewarded >> index & 1 == 0 {
            self.rewarded |= 1 << index;
            self.markers[index] += u16::from(amount);
            tell.tell(Event::Bonus { airline, amount, marker: self.markers[index] });
        }
    }

    /// AE-24: a share of the market, refilled at once; AE-37: one while the market is emptied.
    fn take(&mut self, seat: Seat, airline: Airline, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        self.market[airline] -= 1;
        self.hands[seat][airline] += 1;
        self.shown[seat][airline] += 1;
        tell.tell(Event::Took { seat, share: airline });
        if let Phase::Emptying { left, .. } = self.phase {
            self.next_to_take(seat.next(self.seats()), left - 1, luck, tell);
            return;
        }
        self.fill_market(seat.next(self.seats()), luck, tell);
        self.finish_action(seat, luck, tell);
    }

    /// AE-24: the top of the pile unseen. AE-36: a scoring card goes to the next player, and the drawer
    /// takes the next card, or none if there is none.
    fn draw_unseen(&mut self, seat: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if let Some(share) = self.next_share(seat.next(self.seats()), true, luck, tell) {
            self.hands[seat][share] += 1;
            tell.tell(Event::Drew { seat, share: Some(share) });
        }
        self.finish_action(seat, luck, tell);
    }

    /// AE-28: from hand to portfolio.
    fn play_shares(&mut self, seat: Seat, airline: Airline, count: u8, tell: &mut impl Tell<Event>) {
        self.hands[seat][airline] -= count;
        self.portfolios[seat][airline] += count;
        let shown = &mut self.shown[seat][airline];
        *shown = shown.saturating_sub(count);
        tell.tell(Event::Played { seat, airline, count });
    }

    /// AE-30, AE-32, AE-54: one share leaves; after the last, ABACUS shares come to the hand.
    fn discard(
        &mut self,
        seat: Seat,
        from: From,
        airline: Airline,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) {
        if from == From::Portfolio {
            self.portfolios[seat][airline] -= 1;
            self.gone[airline] += 1;
        } else {
            self.hands[seat][airline] -= 1;
            if airline == Airline::ABACUS {
                self.gone[airline] += 1;
            } else {
                self.buried[seat][airline] += 1;
                // Nobody else knows which it was: each share known to be in the hand may be gone.
                for shown in &mut self.shown[seat].0 {
                    *shown = shown.saturating_sub(1);
                }
            }
        }
        tell.tell(Event::Discarded { seat, from, share: Some(airline) });
        let Phase::Discards { left, takes, .. } = self.phase else { return };
        if left > 1 {
            self.phase = Phase::Discards { seat, left: left - 1, takes };
            return;
        }
        // AE-31: discarded ABACUS shares never return to the supply.
        self.supply -= takes;
        self.hands[seat][Airline::ABACUS] += takes;
        tell.tell(Event::TookAbacus { seat, count: takes });
        self.finish_action(seat, luck, tell);
    }

    /// AE-29, D; AE-33: if the bank is short it breaks first, and the payout is then made in full.
    fn pay(&mut self, seat: Seat, amount: u8, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if amount > self.bank {
            tell.tell(Event::BankBroke);
            for other in Seat::all(self.seats()) {
                let excess = self.money[other].saturating_sub(SPARED);
                if excess > 0 {
                    self.money[other] = SPARED;
                    self.bank += excess;
                    tell.tell(Event::GaveBack { seat: other, amount: excess });
                }
            }
            self.clear_market(tell);
            // AE-34: a scoring card turned up here waits for the payout.
            self.fill_market(seat.next(self.seats()), luck, tell);
        }
        self.bank -= amount;
        self.money[seat] += amount;
        tell.tell(Event::Paid { seat, amount });
    }

    /// AE-33, AE-37: what lies in the market leaves the game (AE-54: or joins the discard pile).
    fn clear_market(&mut self, tell: &mut impl Tell<Event>) {
        for index in 0..Airline::ABACUS.index() {
            let share = Airline(index as u8);
            for _ in 0..std::mem::take(&mut self.market[share]) {
                self.gone[share] += 1;
                tell.tell(Event::Left { share });
            }
        }
    }

    /// AE-35, AE-38: the market is filled up, or as far as the pile goes.
    fn fill_market(&mut self, holder: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        for _ in self.market.total()..MARKET {
            let Some(share) = self.next_share(holder, false, luck, tell) else { return };
            self.market[share] += 1;
            tell.tell(Event::TurnedUp { share });
        }
    }

    /// The next share of the pile. AE-35, AE-36: scoring cards met on the way go to `holder`.
    fn next_share(
        &mut self,
        holder: Seat,
        unseen: bool,
        luck: &mut Luck,
        tell: &mut impl Tell<Event>,
    ) -> Option<Airline> {
        while self.cuts.get(self.turned as usize) == Some(&self.drawn) {
            self.turned += 1;
            self.pending += 1;
            self.holder = holder;
            // AE-14: exact cuts leave chance only the card in the final pile.
            let luck = !self.options.exact_cut || self.turned as usize == self.cuts.len();
            tell.tell(Event::ScoringCard { number: self.turned, holder, unseen, luck });
        }
        let left = self.pile.total();
        if left == 0 {
            return None;
        }
        let share = luck.card_of(PILE, &self.pile.0, left);
        self.pile.0[share] -= 1;
        self.drawn += 1;
        Some(Airline(share as u8))
    }

    /// AE-35: a waiting scoring starts when the action is complete; else the next player's turn comes.
    fn finish_action(&mut self, seat: Seat, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if self.pending > 0 {
            self.start_scoring(luck, tell);
        } else {
            self.phase = Phase::Turn(seat.next(self.seats()));
        }
    }

    /// AE-37: the holder of the card takes the first share of the market.
    fn start_scoring(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        self.pending -= 1;
        self.next_to_take(self.holder, self.options.seats, luck, tell);
    }

    /// AE-37: the next of `left` seats takes a share; AE-38: with nothing to take it is skipped.
    fn next_to_take(&mut self, seat: Seat, left: u8, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if left > 0 && self.market.total() > 0 {
            self.phase = Phase::Emptying { seat, left };
            return;
        }
        self.clear_market(tell);
        // AE-39: a scoring card turned up here waits, with the same holder, until this scoring is done.
        self.fill_market(self.holder, luck, tell);
        let number = self.scored + 1;
        self.count_scoring(number, tell);
        // AE-46: the game ends right after the third scoring.
        if usize::from(number) == SCORINGS {
            self.end(Ending::ThirdScoring, tell);
        } else if self.options.flight_ban {
            // AE-50: the ban phase starts with the holder of the card.
            self.next_ban(self.holder, SeatSet::EMPTY, luck, tell);
        } else {
            self.after_scoring(luck, tell);
        }
    }

    /// AE-52: a marker closes a free licence for the rest of the game.
    fn ban(&mut self, seat: Seat, route: Route, licence: u8, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let index = (self.options.board.routes[route.index()].first + licence) as usize;
        self.licences[index] = BANNED;
        self.bans[seat] -= 1;
        self.reprice(route);
        tell.tell(Event::Banned { seat, route, price: self.options.board.prices[index] });
        if let Phase::Bans { passed, .. } = self.phase {
            self.next_ban(seat.next(self.seats()), passed, luck, tell);
        }
    }

    /// AE-51: the phase goes round until everyone has passed or has no markers.
    fn next_ban(&mut self, from: Seat, passed: SeatSet, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        let next = from.round(self.seats()).find(|&seat| self.bans[seat] > 0 && !passed.has(seat));
        match next {
            Some(seat) => self.phase = Phase::Bans { seat, passed },
            None => self.after_scoring(luck, tell),
        }
    }

    /// AE-39: a further scoring follows at once; AE-45: else play goes on with the holder of the card.
    fn after_scoring(&mut self, luck: &mut Luck, tell: &mut impl Tell<Event>) {
        if self.pending > 0 {
            self.start_scoring(luck, tell);
        } else {
            self.phase = Phase::Turn(self.holder);
        }
    }

    fn end(&mut self, ending: Ending, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over(ending);
        tell.tell(Event::Ended { ending });
    }
}
