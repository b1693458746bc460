//! Which tickets to draw, and which to keep (TG-4, TG-17).

use super::numbers::Numbers;
use super::plan::{self, Forest};
use super::rivals;
use super::ways::{self, Costs, Land};
use crate::Breadth;
use network::MAX_PLACES;
use ticket_to_ride_germany::{Action, FewTickets, Kind, MAX_TICKETS, Mix, PlaceId, Sight};

/// The mix to announce at the start (TG-4).
pub(super) fn first_mix(sight: Sight<'_>, numbers: &Numbers) -> Action {
    Action::Tickets { mix: nearest(sight, numbers.longs_at_start()) }
}

/// The mix that can be drawn with the nearest number of long tickets.
pub(super) fn nearest(sight: Sight<'_>, longs: u8) -> Mix {
    let [shorts, most] = Kind::BOTH.map(|kind| sight.tickets_left(kind));
    let total = (shorts + most).min(sight.board().offer);
    let long = longs.min(total).clamp(total.saturating_sub(shorts), most);
    Mix { short: total - long, long }
}

/// The tickets to keep, at least so many.
pub(super) fn keep(sight: Sight<'_>, numbers: &Numbers, least: u32) -> Action {
    let mut search = Search::new(sight, numbers, least);
    let forest = search.forest;
    search.choose(forest, 0, 0, &mut |worth, kept, best| *best = better(*best, worth, kept));
    Action::Keep { tickets: FewTickets::of(search.best.1) }
}

fn better(best: (f32, u128), worth: f32, kept: u128) -> (f32, u128) {
    if worth > best.0 { (worth, kept) } else { best }
}

/// What keeping these tickets of an offer is worth.
pub(super) fn keep_worth(sight: Sight<'_>, numbers: &Numbers, tickets: FewTickets) -> f32 {
    let search = Search::new(sight, numbers, 0);
    let mut order = [0; 2 * MAX_TICKETS];
    let kept = plan::by_value(sight, tickets.set(), &mut order);
    kept.iter().fold(search.forest, |forest, &ticket| forest.with(&search.costs, ticket, 1.0)).worth()
}

/// All choices out of an offer, sharing what they have in common.
struct Search<'n> {
    forest: Forest<'n>,
    costs: Costs,
    order: [u8; 2 * MAX_TICKETS],
    count: usize,
    least: u32,
    best: (f32, u128),
}

impl<'n> Search<'n> {
    fn new(sight: Sight<'_>, numbers: &'n Numbers, least: u32) -> Self {
        let mut forest = Forest::new(sight, numbers);
        let costs = forest.costs(sight);
        let mut order = [0; 2 * MAX_TICKETS];
        for &ticket in plan::by_value(sight, sight.tickets(), &mut order) {
            forest = forest.with(&costs, ticket, 2.0);
        }
        let count = plan::by_value(sight, sight.offer().set(), &mut order).len();
        let least = least.min(count as u32);
        Self { forest, costs, order, count, least, best: (f32::MIN, 0) }
    }

    /// Goes on from the ticket at this position, with and without it.
    fn choose(
        &mut self,
        forest: Forest<'n>,
        position: usize,
        kept: u128,
        note: &mut impl FnMut(f32, u128, &mut (f32, u128)),
    ) {
        if position == self.count {
            if kept.count_ones() >= self.least {
                note(forest.worth(), kept, &mut self.best);
            }
            return;
        }
        let ticket = self.order[position];
        let with = forest.with(&self.costs, ticket, 1.0);
        self.choose(with, position + 1, kept | 1 << ticket, note);
        if kept.count_ones() as usize + self.count - position > self.least as usize {
            self.choose(forest, position + 1, kept, note);
        }
    }
}

/// Turns that joining a ticket takes besides its ways.
const JOINING: f32 = 0.5;

/// What drawing tickets now promises, over drawing none, and with which mix.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) worth: f32,
    pub(super) mix: Mix,
}

impl Outlook {
    /// Looks at every ticket that may come: what it brings, less the turns that joining it to the network
    /// takes.
    pub(super) fn new(sight: Sight<'_>, numbers: &Numbers) -> Option<Self> {
        if sight.tickets_left(Kind::Short) + sight.tickets_left(Kind::Long) == 0 {
            return None;
        }
        let seat = sight.seat();
        let board = sight.board();
        let own = sight.routes(seat);
        let joined = ways::joined(board, own);
        let main =
            (0..board.graph.places()).map(|node| joined[node]).max_by_key(|nodes| nodes.count_ones())?;
        // No ticket pays for a longer way than this, and no longer one can be built in time.
        let dearest = f32::from(board.tickets.iter().map(|card| card.points).max().unwrap_or(0));
        let clock = rivals::clock(sight, numbers) - 2.0;
        let longest = ((dearest + numbers.globetrotter) / numbers.turn.max(0.1)).min(clock) - JOINING;
        let far = if longest < 0.0 {
            [u16::MAX; MAX_PLACES]
        } else {
            let costs = Forest::new(sight, numbers).costs(sight);
            let land = Land { board, free: own, open: sight.open_to(seat), costs: &costs };
            land.costs_from(main, (64.0 * longest).min(f32::from(u16::MAX)) as u16)
        };
        // What each place costs, and the nodes that are joined to it.
        let (mut near, mut reach) = ([u16::MAX; MAX_PLACES], [0u64; MAX_PLACES]);
        for place in 0..board.places().min(MAX_PLACES) {
            network::each_bit(board.nodes_of(PlaceId(place as u8)).into(), |node| {
                near[place] = far[node].min(near[place]);
                reach[place] |= joined[node];
            });
        }
        let unseen = sight.unseen_tickets();
        let mut promise =
            Kind::BOTH.map(|kind| (0.0f32, 0.0f32, (unseen & board.kind(kind)).count_ones() as f32));
        network::each_bit(unseen, |index| {
            let card = &board.tickets[index];
            let value = f32::from(card.points) + numbers.globetrotter;
            let gain = if reach[card.a.index()] & board.nodes_of(card.b) != 0 {
                value
            } else {
                let (a, b) = (near[card.a.index()], near[card.b.index()]);
                if a == u16::MAX || b == u16::MAX {
                    return;
                }
                let turns = (f32::from(a) + f32::from(b)) / 64.0 + JOINING;
                if turns > clock { 0.0 } else { (value - numbers.turn * turns).max(0.0) }
            };
            let (sum, good, _) = &mut promise[usize::from(index >= board.shorts)];
            *sum += gain;
            *good += f32::from(u8::from(gain > 0.0));
        });
        let mean = |kind: usize| promise[kind].0 / promise[kind].2.max(1.0);
        let bad = |kind: usize| 1.0 - promise[kind].1 / promise[kind].2.max(1.0);
        let mut best: Option<Self> = None;
        for longs in 0..=board.offer {
            let mix = nearest(sight, longs);
            let none = (0..mix.short).fold(1.0, |none, _| none * bad(0));
            let none = (0..mix.long).fold(none, |none, _| none * bad(1));
            let sum = f32::from(mix.short) * mean(0) + f32::from(mix.long) * mean(1);
            let worth = numbers.draw_faith * sum - none * numbers.draw_loss * (1.0 + f32::from(mix.long));
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Self { worth, mix });
            }
        }
        best
    }
}

/// Whether drawing tickets is to be thought of at all.
pub(super) fn may_draw(sight: Sight<'_>, numbers: &Numbers, plan: &plan::Plan) -> bool {
    let enough = f32::from(sight.trains(sight.seat())) >= numbers.draw_trains;
    let last = sight.last().is_some();
    let slack = plan.routes == 0 || plan.turns(sight, numbers) <= numbers.draw_slack;
    (last || enough) && slack && numbers.breadth != Breadth::Novice
}
