//! Jet Set as numbers.

mod entries;

use crate::{Observe, Sink};
use catalog::jet_set::{Action, Board, Deck, FinalFlight, Flight, Link, State};
use game::Seat;

/// The numbers on a board: each kind of action has a stretch, in the order of [`Action`].
#[derive(Clone)]
pub struct Numbers {
    buy: u16,
    plane: u16,
    claim: u16,
    claim_final: u16,
    via: u16,
    actions: Vec<Action>,
}

impl Observe for State {
    const VERSION: u32 = 1;

    type Numbers = Numbers;

    fn numbers(board: &'static Board) -> Numbers {
        let links = || (0..board.links.len() as u8).map(Link);
        let mut actions: Vec<Action> = Deck::BOTH.map(|deck| Action::TurnUp { deck }).into();
        let mut stretch = |more: &mut dyn Iterator<Item = Action>| {
            let start = actions.len() as u16;
            actions.extend(more);
            start
        };
        let buy = stretch(&mut links().map(|link| Action::Buy { link }));
        let plane = stretch(&mut links().map(|link| Action::Plane { link }));
        let flights = (0..board.flights.len() as u8).map(Flight);
        let claim = stretch(&mut flights.map(|flight| Action::Claim { flight }));
        let finals = (0..board.finals.len() as u8).map(FinalFlight);
        let claim_final = stretch(&mut finals.map(|flight| Action::ClaimFinal { flight }));
        let via = stretch(&mut links().map(|link| Action::Via { link }));
        actions.extend([Action::Done, Action::Income]);
        Numbers { buy, plane, claim, claim_final, via, actions }
    }

    #[inline]
    fn count(numbers: &Numbers) -> usize {
        numbers.actions.len()
    }

    #[inline]
    fn number(&self, numbers: &Numbers, _: Seat, action: Action) -> u16 {
        match action {
            Action::TurnUp { deck } => deck.index() as u16,
            Action::Buy { link } => numbers.buy + u16::from(link.0),
            Action::Plane { link } => numbers.plane + u16::from(link.0),
            Action::Claim { flight } => numbers.claim + u16::from(flight.0),
            Action::ClaimFinal { flight } => numbers.claim_final + u16::from(flight.0),
            Action::Via { link } => numbers.via + u16::from(link.0),
            Action::Done => numbers.actions.len() as u16 - 2,
            Action::Income => numbers.actions.len() as u16 - 1,
        }
    }

    #[inline]
    fn action(&self, numbers: &Numbers, _: Seat, number: u16) -> Option<Action> {
        numbers.actions.get(number as usize).copied()
    }

    #[inline]
    fn observe(&self, seat: Seat, into: &mut impl Sink) {
        entries::fill(self, seat, into);
    }
}
