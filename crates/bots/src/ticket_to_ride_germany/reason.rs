//! The strongest of the expert's terms that speak for an action, as a sentence.

use super::cards::Wants;
use super::numbers::Numbers;
use super::passengers::Fares;
use super::plan::{self, Plan};
use super::tickets::Outlook;
use super::turn;
use super::ways::{self, Costs, Land};
use game::Note;
use std::cmp::Ordering;
use ticket_to_ride_germany::{Action, Asked, Passenger, Sight, TicketCard};

pub(super) fn reason(sight: Sight<'_>, numbers: &Numbers, action: Action) -> Note {
    let mut plan = Plan::default();
    plan.update(sight, numbers);
    match action {
        Action::Claim { route, .. } => claim(sight, numbers, &plan, route.index()),
        Action::Passenger { color: Some(color), .. } => passenger(sight, numbers, color),
        Action::Passenger { color: None, .. } | Action::Pass => Note::new("tg-hint-nothing"),
        Action::Keep { tickets } => {
            let worth = super::tickets::keep_worth(sight, numbers, tickets);
            Note::new("tg-hint-keep").number("points", worth.round() as i64)
        }
        Action::Tickets { .. } if sight.asked() == Asked::Mix => Note::new("tg-hint-mix"),
        Action::Tickets { .. } => {
            let worth = Outlook::new(sight, numbers).map_or(0.0, |outlook| outlook.worth);
            Note::new("tg-hint-tickets").number("points", worth.round() as i64)
        }
        Action::Draw => Note::new("tg-hint-unseen"),
        Action::Take { card } => {
            let routes = turn::routes(sight, numbers, &plan);
            let wants = Wants::new(sight, numbers, &plan::needs(sight, routes));
            let key = if wants.value[card.index()] >= 1.0 { "tg-hint-needed" } else { "tg-hint-spare" };
            Note::new(key).with("card", ticket_to_ride_germany::color(card))
        }
    }
}

/// A claim keeps a ticket alive, completes one, brings passengers, or just points.
fn claim(sight: Sight<'_>, numbers: &Numbers, plan: &Plan, route: usize) -> Note {
    let board = sight.board();
    let points = i64::from(board.route_points[board.routes[route].length as usize]);
    let fare = Fares::new(sight, numbers).at(sight, route);
    if plan.routes >> route & 1 == 1
        && let Some((card, done)) = served(sight, numbers, plan, route)
    {
        let key = if done { "tg-hint-completes" } else { "tg-hint-alive" };
        return with_ticket(sight, Note::new(key), card).number("points", card.points);
    }
    if fare > points as f32 {
        return Note::new("tg-hint-passengers").number("points", fare.round() as i64);
    }
    Note::new("tg-hint-points").number("points", points)
}

fn with_ticket(sight: Sight<'_>, note: Note, card: &TicketCard) -> Note {
    let id = |place| sight.board().place_id(place).to_string();
    note.route(id(card.a), id(card.b))
}

/// The dearest ticket that needs this route of the plan, and whether the route completes it.
fn served(
    sight: Sight<'_>,
    numbers: &Numbers,
    plan: &Plan,
    route: usize,
) -> Option<(&'static TicketCard, bool)> {
    let board = sight.board();
    let own = sight.routes(sight.seat());
    let now = ways::joined(board, own);
    let after = ways::joined(board, own | 1 << route);
    let all = ways::joined(board, own | plan.routes);
    let without = ways::joined(board, (own | plan.routes) & !(1 << route));
    let costs: Costs = super::plan::Forest::new(sight, numbers).costs(sight);
    let serves = |card: &&'static TicketCard| {
        !ways::completes(board, &now, card)
            && ways::completes(board, &all, card)
            && (!ways::completes(board, &without, card) || {
                let land = Land { board, free: own, open: plan.routes, costs: &costs };
                land.way_for(card).is_some_and(|way| way.routes >> route & 1 == 1)
            })
    };
    let cards = network::Bits(sight.tickets()).map(|ticket| &board.tickets[ticket]);
    let card = cards.filter(serves).max_by_key(|card| card.points)?;
    Some((card, ways::completes(board, &after, card)))
}

fn passenger(sight: Sight<'_>, numbers: &Numbers, color: Passenger) -> Note {
    let own = sight.passengers(sight.seat())[color.index()];
    let most = sight.rivals().map(|rival| sight.passengers(rival)[color.index()]).max().unwrap_or(0);
    let key = match own.cmp(&most) {
        Ordering::Greater => "tg-hint-passenger-lead",
        Ordering::Equal => "tg-hint-passenger-ahead",
        Ordering::Less => "tg-hint-passenger-behind",
    };
    let worth = Fares::new(sight, numbers).of(color);
    Note::new(key)
        .with("color", ticket_to_ride_germany::coat(color))
        .number("points", worth.round().max(1.0) as i64)
}
