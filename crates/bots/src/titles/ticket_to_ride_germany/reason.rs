//! The sentences of a hint: what can be read off the table once the action is done.

use super::numbers::Numbers;
use super::plan::Plan;
use super::turn;
use crate::Reason;
use game::Note;
use std::cmp::Ordering;
use ticket_to_ride_germany::{
    Action, Asked, Card, FewTickets, Kind, Mix, Passenger, Progress, Route, Sight, Ticket, View,
};

/// What speaks for an action of the seat that looks.
pub(super) fn reason(view: &View, sight: Sight<'_>, numbers: &Numbers, action: Action) -> Reason {
    match action {
        Action::Claim { route, .. } => claim(view, sight, route),
        Action::Passenger { color: Some(color), .. } => Reason::one(passenger(sight, color)),
        Action::Passenger { color: None, place } => {
            Reason::one(Note::new("tg-hint-nobody").number("waiting", sight.crowd(place).total()))
        }
        Action::Pass => Reason::one(Note::new("tg-hint-nothing")),
        Action::Keep { tickets } => keep(view, sight, tickets),
        Action::Tickets { mix } => tickets(sight, mix),
        Action::Draw => {
            let unseen = sight.unseen();
            let note = Note::new("tg-hint-unseen").number("locomotives", unseen[Card::LOCOMOTIVE]);
            Reason::one(note.number("cards", unseen.total()))
        }
        Action::Take { card } => take(sight, numbers, card),
    }
}

/// A claim completes a ticket, brings one nearer, or just points; passengers may wait at its ends.
fn claim(view: &View, sight: Sight<'_>, route: Route) -> Reason {
    let board = sight.board();
    let link = &board.routes[route.index()];
    let points = Note::new("tg-hint-points").number("points", board.route_points[usize::from(link.length)]);
    let waiting: u32 = link.places.iter().map(|&place| sight.crowd(place).total()).sum();
    let Some((ticket, missing, way)) = served(view, sight, route) else {
        let reason = Reason::one(points).over([route.index()]);
        return if waiting > 0 {
            reason.and(Note::new("tg-hint-passengers").number("waiting", waiting))
        } else {
            reason
        };
    };
    let key = if missing == 0 { "tg-hint-completes" } else { "tg-hint-towards" };
    let note = with_ticket(sight, Note::new(key), ticket).number("spaces", missing);
    Reason::one(note).and(points).over([route.index()]).over(way)
}

fn with_ticket(sight: Sight<'_>, note: Note, ticket: Ticket) -> Note {
    let card = &sight.board().tickets[ticket.index()];
    let id = |place| sight.board().place_id(place).to_string();
    note.route(id(card.a), id(card.b)).number("points", card.points)
}

/// TG-23: the dearest ticket that a route completes, or else brings nearer, with the spaces that it lacks then and the
/// routes of the shortest way.
fn served(view: &View, sight: Sight<'_>, route: Route) -> Option<(Ticket, u32, Vec<usize>)> {
    let (board, seat) = (sight.board(), sight.seat());
    let own = sight.routes(seat) | 1 << route.index();
    let mut after = view.clone();
    after.routes[seat] = own;
    let lacks = |view: &View, ticket: Ticket| match view.progress(seat, ticket) {
        Progress::Completed { .. } => Some((0, 0)),
        Progress::Possible { missing, path } => Some((missing, path)),
        Progress::CutOff => None,
    };
    let nearer = network::Bits(sight.tickets()).filter_map(|ticket| {
        let ticket = Ticket(ticket as u8);
        let (before, _) = lacks(view, ticket)?;
        let (missing, path) = lacks(&after, ticket)?;
        (missing < before).then_some((ticket, missing, path & !own))
    });
    let (ticket, missing, path) =
        nearer.max_by_key(|&(ticket, missing, _)| (missing == 0, board.tickets[ticket.index()].points))?;
    Some((ticket, missing, network::Bits(path).collect()))
}

/// TG-25: what one has of a colour then, and the most that another has.
fn passenger(sight: Sight<'_>, color: Passenger) -> Note {
    let own = sight.passengers(sight.seat())[color.index()] + 1;
    let most = sight.rivals().map(|rival| sight.passengers(rival)[color.index()]).max().unwrap_or(0);
    let key = match own.cmp(&most) {
        Ordering::Greater => "tg-hint-passenger-lead",
        Ordering::Equal => "tg-hint-passenger-level",
        Ordering::Less => "tg-hint-passenger-behind",
    };
    let note = Note::new(key).with("color", ticket_to_ride_germany::coat(color));
    note.number("own", own).number("other", most)
}

/// What kept tickets are worth, and how many of them are completed already; else what they lack, each for itself.
fn keep(view: &View, sight: Sight<'_>, tickets: FewTickets) -> Reason {
    let points: u32 =
        tickets.iter().map(|ticket| u32::from(sight.board().tickets[ticket.index()].points)).sum();
    let note = Note::new("tg-hint-keep").number("count", tickets.len() as i64).number("points", points);
    let progress = || tickets.iter().map(|ticket| view.progress(sight.seat(), ticket));
    let done = progress().filter(|progress| matches!(progress, Progress::Completed { .. })).count();
    if done > 0 {
        return Reason::one(note).and(Note::new("tg-hint-keep-done").number("done", done as i64));
    }
    let missing = progress().map(|progress| match progress {
        Progress::Possible { missing, .. } => Some(missing),
        _ => None,
    });
    let reason = Reason::one(note);
    match missing.sum::<Option<u32>>() {
        Some(spaces) => reason.and(
            Note::new("tg-hint-keep-lacks")
                .number("spaces", spaces)
                .number("trains", sight.trains(sight.seat())),
        ),
        None => reason,
    }
}

/// TG-4, TG-17: what new tickets can bring, and what there is to complete them with.
fn tickets(sight: Sight<'_>, mix: Mix) -> Reason {
    let kind = if mix.long > 0 { Kind::Long } else { Kind::Short };
    let board = sight.board();
    let points = || network::Bits(board.kind(kind)).map(|ticket| board.tickets[ticket].points);
    let (least, most) = (points().min().unwrap_or(0), points().max().unwrap_or(0));
    let key = if mix.long > 0 { "tg-hint-long" } else { "tg-hint-short" };
    let note = Note::new(key).number("least", least).number("most", most);
    if sight.asked() == Asked::Mix {
        return Reason::one(note);
    }
    Reason::one(note).and(Note::new("tg-hint-trains").number("trains", sight.trains(sight.seat())))
}

/// The route of the plan that a card is for and that is nearest to being paid; else only what one has then.
fn take(sight: Sight<'_>, numbers: &Numbers, card: Card) -> Reason {
    let mut plan = Plan::default();
    plan.update(sight, numbers);
    let routes = turn::routes(sight, numbers, &plan);
    let (board, have) = (sight.board(), sight.hand()[card] + 1);
    let color = ticket_to_ride_germany::color(card);
    if card == Card::LOCOMOTIVE {
        return Reason::one(Note::new("tg-hint-locomotive").number("have", have));
    }
    let fits = |&route: &usize| board.routes[route].color.is_none_or(|color| color == card);
    let lacks = |&route: &usize| {
        let link = &board.routes[route];
        (link.length.saturating_sub(have), link.color.is_none(), std::cmp::Reverse(link.length))
    };
    let Some(route) = network::Bits(routes).filter(fits).min_by_key(lacks) else {
        return Reason::one(Note::new("tg-hint-have").with("card", color).number("have", have));
    };
    let (a, b) = board.ends(Route(route as u8));
    let note = Note::new("tg-hint-for").with("card", color).number("have", have);
    Reason::one(note.route(a, b).number("length", board.routes[route].length)).over([route])
}
