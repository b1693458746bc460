//! Hints of Ticket to Ride Germany held against the engine.

use crate::proof::{Case, hold, named, number, route};
use game::{Eye, Game, Note};
use ticket_to_ride_germany::{
    Action, Card, Kind, Options, Passenger, Progress, Route, State, Ticket, View, coat, color,
};

#[test]
fn hints_are_true() {
    hold::<State>(|number| Options::new(2 + number as usize % 4), is_true);
}

fn is_true(case: &Case<'_, State>, fact: &Note) -> bool {
    let (before, seat) = (case.view, case.seat);
    let after = case.after.view(Eye::Seat(seat));
    let (board, is) = (before.board, |name, value: i64| number(fact, name) == value);
    let ticket = || {
        let of = |&ticket: &usize| {
            let card = &board.tickets[ticket];
            (board.place_id(card.a), board.place_id(card.b)) == route(fact)
        };
        let ticket = network::Bits(before.tickets[seat].expect("own")).find(of).expect("an own ticket");
        is("points", board.tickets[ticket].points.into()).then_some(Ticket(ticket as u8))
    };
    match fact.key {
        "tg-hint-completes" => ticket().is_some_and(|ticket| {
            missing(&after, seat, ticket) == Some(0) && missing(before, seat, ticket) != Some(0)
        }),
        "tg-hint-towards" => ticket().is_some_and(|ticket| {
            let (then, now) = (missing(&after, seat, ticket), missing(before, seat, ticket));
            then.map(i64::from) == Some(number(fact, "spaces")) && then < now && is_way(case, &after, ticket)
        }),
        // A claim that ends the game brings all other points too.
        "tg-hint-points" if case.after.ending().is_some() => true,
        "tg-hint-points" => is("points", i64::from(after.points[seat] - before.points[seat])),
        "tg-hint-passengers" => {
            let Action::Claim { route, .. } = case.action else { return false };
            let places = board.routes[route.index()].places;
            is("waiting", places.iter().map(|&place| i64::from(before.crowd(place).total())).sum())
        }
        "tg-hint-passenger-lead" | "tg-hint-passenger-level" | "tg-hint-passenger-behind" => {
            passengers(case, &after, fact)
        }
        "tg-hint-nobody" => {
            let Action::Passenger { place, color: None } = case.action else { return false };
            is("waiting", after.crowd(place).total().into())
        }
        "tg-hint-keep" => {
            let Action::Keep { tickets } = case.action else { return false };
            let points = tickets.iter().map(|ticket| i64::from(board.tickets[ticket.index()].points)).sum();
            is("count", tickets.len() as i64) && is("points", points)
        }
        "tg-hint-keep-done" | "tg-hint-keep-lacks" => {
            let Action::Keep { tickets } = case.action else { return false };
            let lacks: Vec<_> = tickets.iter().map(|ticket| missing(before, seat, ticket)).collect();
            let done = lacks.iter().filter(|lack| **lack == Some(0)).count() as i64;
            if fact.key == "tg-hint-keep-done" {
                return is("done", done) && done > 0;
            }
            let spaces = lacks.iter().map(|lack| i64::from(lack.expect("possible"))).sum();
            done == 0 && is("spaces", spaces) && is("trains", before.trains[seat].into())
        }
        "tg-hint-long" | "tg-hint-short" => {
            let kind = if fact.key == "tg-hint-long" { Kind::Long } else { Kind::Short };
            let points = || network::Bits(board.kind(kind)).map(|one| i64::from(board.tickets[one].points));
            let bounds = (points().min().unwrap_or(0), points().max().unwrap_or(0));
            let Action::Tickets { mix } = case.action else { return false };
            is("least", bounds.0) && is("most", bounds.1) && (mix.long > 0) == (kind == Kind::Long)
        }
        "tg-hint-trains" => is("trains", before.trains[seat].into()),
        "tg-hint-unseen" => {
            let unseen = case.before.sight(seat).unseen();
            is("cards", unseen.total().into()) && is("locomotives", unseen[Card::LOCOMOTIVE].into())
        }
        "tg-hint-locomotive" => {
            case.action == (Action::Take { card: Card::LOCOMOTIVE })
                && is("have", after.hands[seat].expect("own")[Card::LOCOMOTIVE].into())
        }
        "tg-hint-have" => has(case, &after, fact),
        "tg-hint-for" => {
            let Action::Take { card } = case.action else { return false };
            let link = &board.routes[case.way[0]];
            let open = before.open_to(seat) >> case.way[0] & 1 == 1;
            has(case, &after, fact)
                && open
                && board.ends(Route(case.way[0] as u8)) == route(fact)
                && is("length", link.length.into())
                && link.color.is_none_or(|color| color == card)
        }
        "tg-hint-nothing" => case.action == Action::Pass,
        _ => false,
    }
}

fn missing(view: &View, seat: game::Seat, ticket: Ticket) -> Option<u32> {
    match view.progress(seat, ticket) {
        Progress::Completed { .. } => Some(0),
        Progress::Possible { missing, .. } => Some(missing),
        Progress::CutOff => None,
    }
}

/// Whether the further routes of the way complete the ticket.
fn is_way(case: &Case<'_, State>, after: &View, ticket: Ticket) -> bool {
    let mut built = after.clone();
    for &route in &case.way[1..] {
        built.routes[case.seat] |= 1 << route;
    }
    missing(&built, case.seat, ticket) == Some(0)
}

fn has(case: &Case<'_, State>, after: &View, fact: &Note) -> bool {
    let Action::Take { card } = case.action else { return false };
    let told = matches!(color(card), game::Arg::Word(word) if word == named(fact, "card"));
    told && number(fact, "have") == i64::from(after.hands[case.seat].expect("own")[card])
}

fn passengers(case: &Case<'_, State>, after: &View, fact: &Note) -> bool {
    let Action::Passenger { color: Some(color), .. } = case.action else { return false };
    let count = |seat: game::Seat| i64::from(after.passengers[seat][Passenger::index(color)]);
    let own = count(case.seat);
    let rivals = game::Seat::all(after.seats()).filter(|&seat| seat != case.seat);
    let other = rivals.map(count).max().unwrap_or(0);
    let told = matches!(coat(color), game::Arg::Word(word) if word == named(fact, "color"));
    let key = match own.cmp(&other) {
        std::cmp::Ordering::Greater => "tg-hint-passenger-lead",
        std::cmp::Ordering::Equal => "tg-hint-passenger-level",
        std::cmp::Ordering::Less => "tg-hint-passenger-behind",
    };
    told && fact.key == key && number(fact, "own") == own && number(fact, "other") == other
}
