//! The fast generator of legal actions. The rules are in `check.rs`; a law holds the two equal.

use crate::board::{AIRLINES, KINDS};
use crate::numbers::{EXCHANGES, Exchange};
use crate::state::FREE;
use crate::{Action, Airline, From, Phase, Route, Shares, State};
use game::Seat;
use network::each_bit;

impl State {
    /// Adds what this seat may do now, in the order of [`Action`].
    pub(crate) fn push_legal(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Picks(picked) if seat.index() < self.seats() && picked[seat].is_none() => {
                push_pairs(&self.hands[seat], into, |first, second| Action::Pick { first, second });
            }
            Phase::Turn(mover) if mover == seat => self.push_turn(seat, into),
            Phase::SecondLicence(mover) if mover == seat => {
                self.push_buys(seat, into);
                self.push_takes(into);
                into.push(Action::Draw);
            }
            Phase::Share(mover) if mover == seat => {
                self.push_takes(into);
                into.push(Action::Draw);
            }
            Phase::Discards { seat: mover, .. } if mover == seat => {
                for (from, shares) in [(From::Hand, &self.hands), (From::Portfolio, &self.portfolios)] {
                    let held = shares[seat].iter().filter(|&(_, count)| count > 0);
                    into.extend(held.map(|(airline, _)| Action::Discard { from, airline }));
                }
            }
            Phase::Emptying { seat: mover, .. } if mover == seat => self.push_takes(into),
            Phase::Bans { seat: mover, .. } if mover == seat => {
                self.push_bans(into);
                into.push(Action::Pass);
            }
            _ => {}
        }
    }

    fn push_turn(&self, seat: Seat, into: &mut Vec<Action>) {
        self.push_buys(seat, into);
        let hand = &self.hands[seat];
        for (airline, held) in hand.iter() {
            for count in 1..=held {
                into.push(Action::Play { airline, count });
            }
        }
        push_pairs(hand, into, |first, second| Action::PlayPair { first, second });
        let shares = hand.total() + self.portfolios[seat].total();
        for Exchange { discards, takes } in EXCHANGES {
            if self.supply >= takes && shares >= u32::from(discards) {
                into.push(Action::Exchange { discards });
            }
        }
        into.push(Action::Bank);
    }

    #[inline]
    fn push_buys(&self, seat: Seat, into: &mut Vec<Action>) {
        let affordable = self.affordable(self.money[seat]);
        if affordable == 0 {
            return;
        }
        for index in 0..AIRLINES {
            let airline = Airline(index as u8);
            each_bit(self.reachable(index) & affordable, |route| {
                into.push(Action::Buy { airline, route: Route(route as u8) });
            });
        }
    }

    fn push_takes(&self, into: &mut Vec<Action>) {
        let lying = self.market.iter().filter(|&(_, count)| count > 0);
        into.extend(lying.map(|(airline, _)| Action::Take { airline }));
    }

    fn push_bans(&self, into: &mut Vec<Action>) {
        for (index, link) in self.options.board.routes.iter().enumerate() {
            let licences = &self.licences[link.first as usize..(link.first + link.count) as usize];
            if licences.iter().filter(|&&owner| owner == FREE).count() < 2 {
                continue;
            }
            let route = Route(index as u8);
            let free = licences.iter().enumerate().filter(|&(_, &owner)| owner == FREE);
            into.extend(free.map(|(licence, _)| Action::Ban { route, licence: licence as u8 }));
        }
    }
}

/// Every pair of different kinds that are held.
fn push_pairs(held: &Shares, into: &mut Vec<Action>, pair: impl Fn(Airline, Airline) -> Action) {
    for first in 0..KINDS {
        if held.0[first] == 0 {
            continue;
        }
        for second in first + 1..KINDS {
            if held.0[second] > 0 {
                into.push(pair(Airline(first as u8), Airline(second as u8)));
            }
        }
    }
}
