//! The four published bots for Ticket to Ride, frozen as measuring sticks, weaknesses included.
//!
//! Germany differs from the board they were written for, so three things are fixed for all: tickets are drawn
//! two short and two long, a passenger is taken by the greedy rule, and the rest is each bot's own file.

mod hungry;
mod long_route;
mod one_step;
mod route_focused;

use super::numbers::Numbers;
use super::ways::{self, Costs, Land, Way};
use super::{passengers, tickets};
use crate::{Breadth, Style};
use game::Luck;
use network::MAX_LINKS;
use ticket_to_ride_germany::numbers::KEEP;
use ticket_to_ride_germany::{Action, Asked, CARDS, Card, FewTickets, Sight, TicketCard};

/// Long tickets in every draw of four.
const LONGS: u8 = 2;

/// The four published bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stick {
    /// Claims by points of route and ticket along shortest paths.
    RouteFocused,
    /// Works on its highest ticket only.
    OneStep,
    /// Claims long routes only.
    LongRoute,
    /// Joins all its tickets and draws more whenever trains allow.
    Hungry,
}

/// Their names, in the order of [`Stick::ALL`].
pub(super) const NAMES: [&str; 4] = ["route-focused", "one-step", "long-route", "hungry"];

impl Stick {
    /// All four.
    pub(super) const ALL: [Self; 4] = [Self::RouteFocused, Self::OneStep, Self::LongRoute, Self::Hungry];

    /// The one with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        NAMES.iter().zip(Self::ALL).find_map(|(&known, stick)| (known == name).then_some(stick))
    }
}

/// What a published bot does.
pub(super) fn choose(stick: Stick, sight: Sight<'_>, actions: &[Action], luck: &mut Luck) -> Action {
    let choice = match sight.asked() {
        Asked::Mix => Some(Action::Tickets { mix: tickets::nearest(sight, LONGS) }),
        Asked::Passenger { place, .. } => Some(passengers::choose(sight, &greedy(), place)),
        Asked::FirstTickets | Asked::KeepTickets => match stick {
            Stick::RouteFocused => Some(route_focused::keep(sight)),
            Stick::OneStep => Some(one_step::keep(sight)),
            Stick::LongRoute => Some(long_route::keep(sight)),
            Stick::Hungry => Some(hungry::keep(sight, actions)),
        },
        Asked::Turn | Asked::SecondCard => match stick {
            Stick::RouteFocused => route_focused::turn(sight, actions),
            Stick::OneStep => one_step::turn(sight, actions),
            Stick::LongRoute => long_route::turn(sight, actions),
            Stick::Hungry => hungry::turn(sight, actions),
        },
        Asked::Nothing => None,
    };
    // A bot that wants what it can't have takes any card, then anything.
    let legal = |action: &Action| actions.contains(action);
    let card = |action: &Action| matches!(action, Action::Draw | Action::Take { .. });
    choice
        .filter(legal)
        .or_else(|| actions.iter().copied().find(card))
        .unwrap_or_else(|| game::by_kind(actions, luck))
}

/// TG-4, TG-17: so many tickets at least are kept.
fn least(sight: Sight<'_>) -> usize {
    let start = sight.asked() == Asked::FirstTickets;
    usize::from(if start { sight.board().keep_at_start } else { KEEP }).min(sight.offer().len())
}

/// Keeps as many as must be kept, those of least value.
fn keep_cheapest(sight: Sight<'_>) -> Action {
    let board = sight.board();
    let mut set = sight.offer().set();
    while set.count_ones() as usize > least(sight) {
        let dearest = network::Bits(set).max_by_key(|&ticket| board.tickets[ticket].points);
        set &= !dearest.map_or(0, |ticket| 1 << ticket);
    }
    Action::Keep { tickets: FewTickets::of(set) }
}

/// The tickets not yet completed, dearest first, each with its cheapest way by `cost` over these routes.
fn ways_left(
    sight: Sight<'_>,
    open: u128,
    cost: impl Fn(usize) -> u16,
) -> impl Iterator<Item = (&'static TicketCard, Way)> {
    let board = sight.board();
    let own = sight.routes(sight.seat());
    let mut costs: Costs = [0; MAX_LINKS];
    (0..board.routes.len()).for_each(|route| costs[route] = cost(route));
    let mut order: Vec<&TicketCard> =
        network::Bits(sight.tickets()).map(|ticket| &board.tickets[ticket]).collect();
    order.sort_by_key(|card| std::cmp::Reverse(card.points));
    order.into_iter().filter_map(move |card| {
        let way = Land { board, free: own, open, costs: &costs }.way_for(card)?;
        (way.routes != 0).then_some((card, way))
    })
}

/// The first route of a way that is still to be claimed, seen from the ticket's first place.
fn first_step(sight: Sight<'_>, card: &TicketCard, way: Way) -> Option<usize> {
    let board = sight.board();
    let joined = ways::joined(board, sight.routes(sight.seat()));
    let start = network::Bits(board.nodes_of(card.a).into()).fold(0, |nodes, node| nodes | joined[node]);
    let touches = |&route: &usize| {
        let (a, b) = board.graph.ends(route);
        start >> a & 1 == 1 || start >> b & 1 == 1
    };
    network::Bits(way.routes).find(touches).or_else(|| network::Bits(way.routes).next())
}

/// The claim of a route with the fewest locomotives, then in the colour there is most of.
fn claim(sight: Sight<'_>, actions: &[Action], route: usize) -> Option<Action> {
    let cost = |action: &Action| match *action {
        Action::Claim { route: claimed, color, locomotives, .. } if claimed.index() == route => {
            Some((locomotives, std::cmp::Reverse(sight.hand()[color])))
        }
        _ => None,
    };
    actions.iter().copied().filter(|action| cost(action).is_some()).min_by_key(cost)
}

/// The colour to draw for a route: its own, or for grey the one there is most of.
fn color_for(sight: Sight<'_>, route: usize) -> Card {
    let most = || {
        let colors = sight.hand().iter().take(CARDS - 1);
        colors.max_by_key(|&(card, count)| (count, std::cmp::Reverse(card))).map_or(Card(0), |(card, _)| card)
    };
    sight.board().routes[route].color.unwrap_or_else(most)
}

/// Draws this card face up, if it lies there, or unseen.
fn draw(actions: &[Action], card: Card) -> Action {
    let take = Action::Take { card };
    if actions.contains(&take) { take } else { Action::Draw }
}

/// The longest route that is open and for which the trains suffice.
fn longest(sight: Sight<'_>) -> Option<usize> {
    let board = sight.board();
    let fits = |&route: &usize| board.routes[route].length <= sight.trains(sight.seat());
    let key = |&route: &usize| (board.routes[route].length, std::cmp::Reverse(route));
    network::Bits(sight.open_to(sight.seat())).filter(fits).max_by_key(key)
}

/// Claims the longest route that can be claimed, or draws for the longest there is.
fn go_long(sight: Sight<'_>, actions: &[Action]) -> Option<Action> {
    let board = sight.board();
    let key = |&route: &usize| (board.routes[route].length, std::cmp::Reverse(route));
    let target = longest(sight)?;
    if sight.asked() == Asked::Turn
        && let Some(route) = network::Bits(sight.affordable()).max_by_key(key)
        && board.routes[route].length >= board.routes[target].length.min(4)
    {
        return claim(sight, actions, route);
    }
    Some(draw(actions, color_for(sight, target)))
}

/// The numbers by which passengers are taken; they stay what they are when those of the expert are tuned.
fn greedy() -> Numbers {
    Numbers { lead: 10.0, first_passenger: 10.0, ..Numbers::new(Breadth::Casual, Style::Even) }
}
