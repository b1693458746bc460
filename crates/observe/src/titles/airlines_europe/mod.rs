//! Airlines Europe as numbers.

mod entries;

use crate::{Observe, Sink};
use catalog::airlines_europe::numbers::EXCHANGES;
use catalog::airlines_europe::{AIRLINES, Action, Airline, Board, From, KINDS, Route, State};
use game::Seat;

/// The numbers on a board: each kind of action has a stretch, in the order of [`Action`].
#[derive(Clone)]
pub struct Numbers {
    buy: u16,
    /// How far the routes of one airline are from those of the next.
    routes: u16,
    take: u16,
    /// Where the counts of each kind of share begin.
    play: [u16; KINDS],
    play_pair: u16,
    exchange: u16,
    discard: u16,
    ban: u16,
    actions: Vec<Action>,
}

/// The place of a pair among all pairs of kinds.
#[inline]
const fn pair(first: Airline, second: Airline) -> u16 {
    let (first, second) = (first.0 as u16, second.0 as u16);
    // All pairs whose first is lower come before; each has one fewer than the last.
    first * (2 * KINDS as u16 - first - 1) / 2 + second - first - 1
}

fn pairs(make: impl Fn(Airline, Airline) -> Action) -> Vec<Action> {
    let kinds = || (0..KINDS as u8).map(Airline);
    let both = |first: Airline| kinds().skip(first.index() + 1).map(move |second| (first, second));
    kinds().flat_map(both).map(|(first, second)| make(first, second)).collect()
}

impl Observe for State {
    const VERSION: u32 = 1;

    type Numbers = Numbers;

    fn numbers(board: &'static Board) -> Numbers {
        let kinds = || (0..KINDS as u8).map(Airline);
        let mut actions = pairs(|first, second| Action::Pick { first, second });
        let buy = actions.len() as u16;
        for airline in kinds().take(AIRLINES) {
            let routes = (0..board.routes.len() as u8).map(Route);
            actions.extend(routes.map(|route| Action::Buy { airline, route }));
        }
        let take = actions.len() as u16;
        actions.extend(kinds().map(|airline| Action::Take { airline }));
        actions.push(Action::Draw);
        let play = std::array::from_fn(|kind| {
            let start = actions.len() as u16;
            // AE-1: an airline has as many shares as planes.
            let most = board.companies.get(kind).map_or(board.abacus_shares, |company| company.planes);
            let airline = Airline(kind as u8);
            actions.extend((1..=most).map(|count| Action::Play { airline, count }));
            start
        });
        let play_pair = actions.len() as u16;
        actions.extend(pairs(|first, second| Action::PlayPair { first, second }));
        let exchange = actions.len() as u16;
        actions.extend(EXCHANGES.map(|exchange| Action::Exchange { discards: exchange.discards }));
        let discard = actions.len() as u16;
        for from in [From::Hand, From::Portfolio] {
            actions.extend(kinds().map(|airline| Action::Discard { from, airline }));
        }
        actions.push(Action::Bank);
        let ban = actions.len() as u16;
        for (index, link) in board.routes.iter().enumerate() {
            let route = Route(index as u8);
            actions.extend((0..link.count).map(|licence| Action::Ban { route, licence }));
        }
        actions.push(Action::Pass);
        let routes = board.routes.len() as u16;
        Numbers { buy, routes, take, play, play_pair, exchange, discard, ban, actions }
    }

    #[inline]
    fn count(numbers: &Numbers) -> usize {
        numbers.actions.len()
    }

    #[inline]
    fn number(&self, numbers: &Numbers, seat: Seat, action: Action) -> u16 {
        match action {
            Action::Buy { airline, route } => {
                numbers.buy + u16::from(airline.0) * numbers.routes + u16::from(route.0)
            }
            Action::Pick { first, second } => pair(first, second),
            Action::Take { airline } => numbers.take + u16::from(airline.0),
            Action::Draw => numbers.take + KINDS as u16,
            Action::Play { airline, count } => numbers.play[airline.index()] + u16::from(count) - 1,
            Action::PlayPair { first, second } => numbers.play_pair + pair(first, second),
            Action::Exchange { discards } => numbers.exchange + u16::from(discards != EXCHANGES[0].discards),
            Action::Discard { from, airline } => {
                numbers.discard + if from == From::Hand { 0 } else { KINDS as u16 } + u16::from(airline.0)
            }
            Action::Bank => numbers.ban - 1,
            Action::Ban { route, licence } => {
                let first = self.sight(seat).board().routes[route.index()].first;
                numbers.ban + u16::from(first) + u16::from(licence)
            }
            Action::Pass => numbers.actions.len() as u16 - 1,
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

const _: () = assert!(EXCHANGES.len() == 2, "an exchange is one of two numbers");
