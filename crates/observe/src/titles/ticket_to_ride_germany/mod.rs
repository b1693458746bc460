//! Ticket to Ride as numbers.

mod entries;

use crate::{Observe, Sink};
use catalog::ticket_to_ride_germany::numbers::OFFER;
use catalog::ticket_to_ride_germany::{
    Action, Asked, Board, CARDS, Card, FewTickets, Mix, PASSENGERS, Passenger, PlaceId, Route, State,
};
use game::Seat;

/// Every choice out of an offer but none of it.
const KEEPS: u16 = (1 << OFFER) - 1;

/// The numbers on a board, in the order of [`Action`]. Two kinds mean what is asked now: which of the offered tickets
/// are kept, in the order they were drawn, and who is taken along at the end that is asked for.
#[derive(Clone)]
pub struct Numbers {
    /// Where the payments of each route begin, how many cards it takes, and the one colour it takes or none.
    claims: Vec<Claims>,
    tickets: u16,
    keep: u16,
    passenger: u16,
    actions: Vec<Action>,
}

/// The payments of a route: for each colour by how many cards of it, and last locomotives alone.
#[derive(Clone, Copy)]
struct Claims {
    start: u16,
    length: u16,
    /// The colour that comes first.
    color: u16,
    /// Locomotives alone.
    locomotives: u16,
}

/// The place of a mix among all of up to four tickets: few first, then few short ones.
#[inline]
const fn mix_place(mix: Mix) -> u16 {
    let total = (mix.short + mix.long) as u16;
    (total - 1) * (total + 2) / 2 + mix.short as u16
}

/// Stands where a number means what is asked now.
const ASKED: Action = Action::Pass;

impl Observe for State {
    const VERSION: u32 = 1;

    type Numbers = Numbers;

    fn numbers(board: &'static Board) -> Numbers {
        let mut actions = vec![Action::Draw];
        actions.extend(Card::all().map(|card| Action::Take { card }));
        let mut claims = Vec::new();
        for (index, link) in board.routes.iter().enumerate() {
            let (route, start) = (Route(index as u8), actions.len() as u16);
            let colors = match link.color {
                Some(color) => color.0..color.0 + 1,
                None => 0..CARDS as u8 - 1,
            };
            for color in colors.clone().map(Card) {
                let pay = |cards| Action::Claim { route, color, cards, locomotives: link.length - cards };
                actions.extend((1..=link.length).map(pay));
            }
            let (color, locomotives) = (Card::LOCOMOTIVE, link.length);
            claims.push(Claims {
                start,
                length: link.length.into(),
                color: colors.start.into(),
                locomotives: actions.len() as u16,
            });
            actions.push(Action::Claim { route, color, cards: 0, locomotives });
        }
        let tickets = actions.len() as u16;
        for total in 1..=OFFER as u8 {
            let mixes = (0..=total).map(|short| Mix { short, long: total - short });
            actions.extend(mixes.map(|mix| Action::Tickets { mix }));
        }
        let keep = actions.len() as u16;
        let passenger = keep + KEEPS;
        actions.resize(passenger as usize + 1 + PASSENGERS, ASKED);
        actions.push(Action::Pass);
        Numbers { claims, tickets, keep, passenger, actions }
    }

    #[inline]
    fn count(numbers: &Numbers) -> usize {
        numbers.actions.len()
    }

    #[inline]
    fn number(&self, numbers: &Numbers, seat: Seat, action: Action) -> u16 {
        match action {
            Action::Claim { route, color, cards, .. } => {
                let Claims { start, length, color: first, locomotives } = numbers.claims[route.index()];
                if cards == 0 {
                    return locomotives;
                }
                start + (u16::from(color.0) - first) * length + u16::from(cards) - 1
            }
            Action::Draw => 0,
            Action::Take { card } => 1 + u16::from(card.0),
            Action::Tickets { mix } => numbers.tickets + mix_place(mix),
            Action::Keep { tickets } => {
                let (offer, kept) = (self.sight(seat).offer(), tickets.set());
                let mask = offer
                    .iter()
                    .enumerate()
                    .fold(0, |mask, (slot, ticket)| mask | ((kept >> ticket.0 & 1) as u16) << slot);
                numbers.keep + mask.saturating_sub(1)
            }
            Action::Passenger { color, .. } => {
                numbers.passenger + color.map_or(0, |color| 1 + u16::from(color.0))
            }
            Action::Pass => numbers.actions.len() as u16 - 1,
        }
    }

    #[inline]
    fn action(&self, numbers: &Numbers, seat: Seat, number: u16) -> Option<Action> {
        let action = numbers.actions.get(number as usize).copied()?;
        if action != ASKED || number as usize == numbers.actions.len() - 1 {
            return Some(action);
        }
        let sight = self.sight(seat);
        if let Some(color) = number.checked_sub(numbers.passenger) {
            let Asked::Passenger { place, .. } = sight.asked() else { return None };
            return Some(passenger(place, color));
        }
        let mask = number - numbers.keep + 1;
        let offer = sight.offer();
        let kept = offer.iter().enumerate().filter(|(slot, _)| mask >> slot & 1 == 1);
        let set = kept.fold(0, |set, (_, ticket)| set | 1u128 << ticket.0);
        // A mask that names a ticket that was not offered means nothing.
        (mask >> offer.len() == 0).then(|| Action::Keep { tickets: FewTickets::of(set) })
    }

    #[inline]
    fn observe(&self, seat: Seat, into: &mut impl Sink) {
        entries::fill(self, seat, into);
    }
}

fn passenger(place: PlaceId, color: u16) -> Action {
    Action::Passenger { place, color: color.checked_sub(1).map(|color| Passenger(color as u8)) }
}
