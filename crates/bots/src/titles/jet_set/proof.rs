//! Hints of Jet Set held against the engine.

use crate::proof::{Case, hold, named, number, route};
use game::{Arg, Eye, Game, Luck, Note, Seat, Silent};
use jet_set::numbers::{FINAL_PLANE_POINTS, FINAL_POINTS, PLANE_PRICE, TOLL, fee};
use jet_set::{Action, FinalFlight, Flight, Link, Options, Path, State, View};

#[test]
fn hints_are_true() {
    hold::<State>(|number| Options::new(2 + number as usize % 5), is_true);
}

fn is_true(case: &Case<'_, State>, fact: &Note) -> bool {
    let (before, seat) = (case.view, case.seat);
    let after = case.after.view(Eye::Seat(seat));
    let is = |name, value: i64| number(fact, name) == value;
    match fact.key {
        "js-hint-completes" | "js-hint-before" => {
            let Action::Claim { flight } = case.action else { return false };
            let card = before.board.flight_card(flight);
            let rival = fact.args.iter().find_map(|(_, arg)| match arg {
                Arg::Seat(rival) => Some(*rival),
                _ => None,
            });
            let ready = |seat: Seat| case.before.sight(case.seat).claimable(seat) & flight.bit() != 0;
            ends(before, flight) == route(fact)
                && is("points", card.worth.into())
                && ready(seat)
                && rival.is_none_or(|rival| rival != seat && ready(rival))
        }
        "js-hint-towards" | "js-hint-last" => {
            let Some(flight) = open(before, route(fact)) else { return false };
            let paths = before.board.paths().of_flight(flight);
            is("points", before.board.flight_card(flight).worth.into()) && leads(case, fact, paths)
        }
        "js-hint-towards-final" | "js-hint-last-final" => {
            let paths = before.board.paths().of_final(own_final(before, seat, fact));
            is("points", FINAL_POINTS.into()) && leads(case, fact, paths)
        }
        "js-hint-lands" => is("points", FINAL_POINTS.into()) && is("each", FINAL_PLANE_POINTS.into()),
        "js-hint-collects" => {
            let amount = before.income(seat);
            is("amount", amount.into()) && is("then", after.money[seat].into())
        }
        "js-hint-look" => is("ready", case.before.sight(seat).claimable(seat).count_ones().into()),
        "js-hint-vacation" => {
            let Action::TurnUp { deck } = case.action else { return false };
            let open = case.before.view(Eye::Open);
            let drawn = i64::from(open.turned[deck.index()]);
            let first = open.cuts[deck.index()].map_or(0, |cut| i64::from(cut) - drawn);
            let met = open.met[deck.index()] > 0;
            open.has_decks() && (met || first <= number(fact, "cards"))
        }
        "js-hint-saves" => open(before, route(fact)).is_some() && costs(case, fact),
        "js-hint-saves-final" => {
            own_final(before, seat, fact);
            costs(case, fact)
        }
        "js-hint-enough" => is("money", before.money[seat].into()),
        "js-hint-keeps" => {
            let Action::Via { link } = case.action else { return false };
            is("planes", i64::from(before.planes[seat].on(link)) - 1)
        }
        "js-hint-toll" => {
            let Action::Buy { link } = case.action else { return false };
            after.owner(link) == Some(seat)
        }
        "js-hint-planes" => {
            let Action::Plane { link } = case.action else { return false };
            is("planes", after.planes[seat].on(link).into())
        }
        _ => false,
    }
}

fn ends(view: &View, flight: Flight) -> (&str, &str) {
    let [a, b] = view.board.flight_card(flight).cities;
    (view.board.city(a), view.board.city(b))
}

fn open(view: &View, cities: (&str, &str)) -> Option<Flight> {
    network::Bits(view.open).map(|flight| Flight(flight as u8)).find(|&flight| ends(view, flight) == cities)
}

fn own_final(view: &View, seat: Seat, fact: &Note) -> FinalFlight {
    let cities =
        |flight: &FinalFlight| view.board.final_card(*flight).cities.map(|city| view.board.city(city));
    let told = ["first", "second", "third"].map(|name| named(fact, name));
    let own = view.finals[seat].expect("own Final Flights are known");
    own.into_iter().find(|flight| cities(flight) == told).expect("it is one's own")
}

/// After this action and a plane on each further link of the way, one of the paths can be flown; so many are further.
fn leads(case: &Case<'_, State>, fact: &Note, paths: &[Path]) -> bool {
    let mut after = case.after.clone();
    if let Action::Buy { link } = case.action {
        // JS-10: a plane on it is compulsory.
        after.apply(case.seat, Action::Plane { link }, &mut Luck::fast(1), &mut Silent);
    }
    let has = after.sight(case.seat).planes(case.seat).links();
    let further: u128 = case.way[1..].iter().map(|&link| 1 << link).sum();
    let own = case.action.link().map_or(0, Link::bit);
    has & own != 0
        && has & further == 0
        && number(fact, "links") == i64::from(further.count_ones())
        && paths.iter().any(|path| path.links & !(has | further) == 0 && path.links & own != 0)
}

/// What the planes of the way cost, those on own links all at once.
fn costs(case: &Case<'_, State>, fact: &Note) -> bool {
    let links = || case.way.iter().map(|&link| Link(link as u8));
    let mine = links().filter(|&link| case.view.owner(link) == Some(case.seat)).count() as u32;
    let cost = links().map(|link| match case.view.owner(link) {
        Some(owner) if owner == case.seat => PLANE_PRICE,
        Some(_) => PLANE_PRICE + TOLL,
        None => PLANE_PRICE + u32::from(case.view.board.price(link)),
    });
    let cost = cost.sum::<u32>() + fee(mine);
    let money = case.view.money[case.seat];
    number(fact, "cost") == i64::from(cost) && number(fact, "money") == i64::from(money)
}
