//! What to build: a forest of cheapest ways over the tickets.

use super::numbers::Numbers;
use super::passengers::Fares;
use super::rivals;
use super::tickets::Outlook;
use super::ways::{self, Costs, DEAREST, Land};
use crate::Breadth;
use network::MAX_LINKS;
use ticket_to_ride_germany::{Board, CARDS, Card, Link, MAX_LENGTH, MAX_TICKETS, Sight};

/// What an expert means to build, kept from decision to decision.
///
/// It is made anew when tickets change, when a route of it is gone, and when a route beside it was claimed.
/// A plan made afresh in between may be a little better, since it starts from what was built.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plan {
    /// The tickets it was made for, as a set.
    tickets: u128,
    /// The routes that were there.
    own: u128,
    made: bool,
    /// Turns it was allowed, where the end is near; more than any game has otherwise.
    turns: u8,
    /// The routes still to be claimed, as a set.
    pub(super) routes: u128,
    /// The trains it still needs.
    pub(super) trains: u8,
    /// What drawing tickets promised when these routes were there, as long as nothing is built.
    outlook: Option<(u128, Outlook)>,
    /// What a turn without a plan works for, as a set; kept for the second card of that turn.
    pub(super) target: u128,
}

/// A plan longer than this is not cut for the end of the game.
const FAR: u8 = 12;

impl Plan {
    /// Brings it up to date with what the seat sees.
    pub(super) fn update(&mut self, sight: Sight<'_>, numbers: &Numbers) {
        let own = sight.routes(sight.seat());
        let open = sight.open_to(sight.seat());
        let clock = rivals::clock(sight, numbers);
        let turns = if clock < f32::from(FAR) { clock as u8 } else { u8::MAX };
        let beside = own & !self.own & !self.routes;
        let gone = self.routes & !open & !own;
        let tight = turns < self.turns && self.routes != 0 && self.turns(sight, numbers) > f32::from(turns);
        if !self.made || self.tickets != sight.tickets() || beside != 0 || gone != 0 || tight {
            *self = Self::new(sight, numbers, turns);
        } else if own != self.own {
            self.routes &= !own;
            self.trains = spaces(sight, self.routes);
            self.own = own;
        }
    }

    fn new(sight: Sight<'_>, numbers: &Numbers, turns: u8) -> Self {
        let mut plan = Self {
            tickets: sight.tickets(),
            own: sight.routes(sight.seat()),
            made: true,
            turns,
            ..Self::default()
        };
        if ways::all_joined(sight.board(), plan.own, plan.tickets) {
            return plan;
        }
        let mut forest = Forest::new(sight, numbers);
        if turns != u8::MAX {
            forest.turns = f32::from(turns);
        }
        let costs = forest.costs(sight);
        let mut order = [0; 2 * MAX_TICKETS];
        let tickets = by_value(sight, sight.tickets(), &mut order);
        for &ticket in tickets {
            let grown = forest.with(&costs, ticket, 2.0);
            if numbers.breadth == Breadth::Novice && grown.routes != 0 && forest.routes == 0 {
                // A novice thinks of one ticket at a time.
                forest = grown;
                break;
            }
            forest = grown;
        }
        (plan.routes, plan.trains) = (forest.routes, forest.trains);
        plan
    }

    /// What drawing tickets promises. It changes little before something is built, so it is kept until then.
    pub(super) fn outlook(&mut self, sight: Sight<'_>, numbers: &Numbers) -> Option<Outlook> {
        match self.outlook {
            Some((own, outlook)) if own == self.own && sight.last().is_none() => Some(outlook),
            _ => {
                let outlook = Outlook::new(sight, numbers)?;
                self.outlook = Some((self.own, outlook));
                Some(outlook)
            }
        }
    }

    /// Turns it still takes.
    pub(super) fn turns(&self, sight: Sight<'_>, numbers: &Numbers) -> f32 {
        let hand = f32::from(sight.hand_size(sight.seat()));
        self.routes.count_ones() as f32 + numbers.turns_for(f32::from(self.trains) - hand / 2.0)
    }
}

/// The colour of a route's cards; grey routes come last, where locomotives are among cards.
#[inline]
pub(super) fn kind(link: &Link) -> usize {
    link.color.unwrap_or(Card::LOCOMOTIVE).index()
}

/// Cards of each colour that routes need; those of grey routes last.
pub(super) fn needs(sight: Sight<'_>, routes: u128) -> [u8; CARDS] {
    let links = &sight.board().routes;
    let mut needs = [0; CARDS];
    network::each_bit(routes, |route| {
        let link = &links[route];
        needs[kind(link)] += link.length;
    });
    needs
}

/// The spaces of routes.
pub(super) fn spaces(sight: Sight<'_>, routes: u128) -> u8 {
    let links = &sight.board().routes;
    let mut sum = 0;
    network::each_bit(routes, |route| sum += links[route].length);
    sum
}

/// The tickets of a set by falling value.
pub(super) fn by_value<'o>(
    sight: Sight<'_>,
    tickets: u128,
    order: &'o mut [u8; 2 * MAX_TICKETS],
) -> &'o [u8] {
    let cards = &sight.board().tickets;
    let mut count = 0;
    network::each_bit(tickets, |ticket| {
        // Insertion: there are a handful.
        let mut place = count;
        while place > 0 && cards[order[place - 1] as usize].points < cards[ticket].points {
            order[place] = order[place - 1];
            place -= 1;
        }
        order[place] = ticket as u8;
        count += 1;
    });
    &order[..count]
}

/// A forest over some tickets, and what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Forest<'n> {
    board: &'static Board,
    numbers: &'n Numbers,
    own: u128,
    open: u128,
    /// Trains there are.
    most: u8,
    /// Cards in hand.
    hand: f32,
    /// Turns there are likely to be.
    turns: f32,
    /// The routes to be claimed, as a set.
    pub(super) routes: u128,
    /// Trains needed.
    pub(super) trains: u8,
    /// Points of its routes.
    points: f32,
    /// Points of its tickets.
    pub(super) tickets: f32,
}

impl<'n> Forest<'n> {
    /// No ticket yet.
    pub(super) fn new(sight: Sight<'_>, numbers: &'n Numbers) -> Self {
        let seat = sight.seat();
        Self {
            board: sight.board(),
            numbers,
            own: sight.routes(seat),
            open: sight.open_to(seat),
            most: sight.trains(seat),
            hand: f32::from(sight.hand_size(seat)),
            turns: rivals::clock(sight, numbers).max(f32::from(FAR)),
            routes: 0,
            trains: 0,
            points: 0.0,
            tickets: 0.0,
        }
    }

    /// What each route costs on a way, in sixty-fourths of a turn.
    pub(super) fn costs(&self, sight: Sight<'_>) -> Costs {
        let board = sight.board();
        let numbers = self.numbers;
        let mut costs = [0; MAX_LINKS];
        if numbers.breadth == Breadth::Novice {
            for (cost, link) in costs.iter_mut().zip(&board.routes) {
                *cost = 64 * u16::from(link.length);
            }
            return costs;
        }
        // Length, colour and hand decide, so each of the few kinds of route is priced once.
        let hand = sight.hand();
        let held = 64.0 * numbers.way_hand;
        let kinds: [[f32; MAX_LENGTH + 1]; CARDS] = std::array::from_fn(|color| {
            std::array::from_fn(|length| {
                let points = f32::from(board.route_points[length]);
                let grey = numbers.way_claim + numbers.way_space * length as f32 - numbers.way_point * points;
                if color == Card::LOCOMOTIVE.index() {
                    return 64.0 * grey;
                }
                let colored = 64.0 * (grey + numbers.way_color * length as f32);
                colored - held * f32::from(hand.0[color].min(length as u8))
            })
        });
        let price = |parts: f32| parts.clamp(6.0, f32::from(DEAREST)) as u16;
        if numbers.way_passenger == 0.0 {
            let prices = kinds.map(|lengths| lengths.map(price));
            for (cost, link) in costs.iter_mut().zip(&board.routes) {
                *cost = prices[kind(link)][usize::from(link.length)];
            }
        } else {
            let fares = Fares::new(sight, numbers);
            for (route, (cost, link)) in costs.iter_mut().zip(&board.routes).enumerate() {
                let parts = kinds[kind(link)][usize::from(link.length)];
                *cost = price(parts - 64.0 * numbers.way_passenger * fares.at(sight, route));
            }
        }
        costs
    }

    /// The forest with one more ticket, which is given up if it does not fit or does not pay. Giving up a
    /// ticket costs `stake` times its value.
    pub(super) fn with(&self, costs: &Costs, ticket: u8, stake: f32) -> Self {
        let mut next = *self;
        let card = &self.board.tickets[ticket as usize];
        let value = f32::from(card.points);
        let land =
            Land { board: self.board, free: self.own | self.routes, open: self.open & !self.routes, costs };
        let Some(way) = land.way_for(card) else {
            next.tickets -= value;
            return next;
        };
        network::each_bit(way.routes, |route| {
            let length = self.board.routes[route].length;
            next.trains += length;
            next.points += f32::from(self.board.route_points[length as usize]);
        });
        next.routes |= way.routes;
        next.tickets += value + self.numbers.globetrotter;
        let cost = self.cost() - next.cost();
        let gain = stake * value + self.numbers.globetrotter;
        if next.trains > self.most || gain + cost < 0.0 || next.turns() > self.turns.max(self.turns()) {
            next = *self;
            next.tickets -= value;
        }
        next
    }

    /// Turns it takes to build.
    pub(super) fn turns(&self) -> f32 {
        self.routes.count_ones() as f32 + self.numbers.turns_for(f32::from(self.trains) - self.hand / 2.0)
    }

    /// What building costs: turns, less the points of its routes.
    fn cost(&self) -> f32 {
        let turns = self.turns();
        let late = (turns - 0.8 * self.turns).max(0.0);
        self.numbers.turn * turns + self.numbers.late * late - self.points
    }

    /// What it is worth in all.
    pub(super) fn worth(&self) -> f32 {
        self.tickets - self.cost()
    }
}
