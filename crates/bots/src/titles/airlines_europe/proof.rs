//! Hints of Airlines Europe held against the engine.

use crate::proof::{Case, hold, named, number};
use airlines_europe::numbers::Exchange;
use airlines_europe::{Action, Airline, OnLicence, Options, Phase, Route, State};
use game::{Arg, Eye, Game, Note, Seat};

#[test]
fn hints_are_true() {
    let options = |number: u64| Options {
        flight_ban: number.is_multiple_of(3),
        open_points: number.is_multiple_of(5),
        ..Options::new(2 + number as usize % 4)
    };
    hold::<State>(options, is_true);
}

fn is_true(case: &Case<'_, State>, fact: &Note) -> bool {
    let (before, after) = (case.view, case.after.view(Eye::Seat(case.seat)));
    let (seat, board, is) = (case.seat, before.board, |name, value: i64| number(fact, name) == value);
    let airline = || {
        let all = (0..board.companies.len()).map(|index| Airline(index as u8)).chain([Airline::ABACUS]);
        all.into_iter().find(|&airline| board.airline_name(airline) == named(fact, "airline"))
    };
    let airline = || airline().expect("an airline of the board");
    let next = before.scored + 1;
    let first = |state: &State, airline| i64::from(state.score(airline, next).row[0]);
    let own = |view: &airlines_europe::View| i64::from(view.portfolios[seat][airline()]);
    let hand = |view: &airlines_europe::View| i64::from(view.hands[seat].expect("own")[airline()]);
    let rivals = || Seat::all(before.seats()).filter(|&other| other != seat);
    let other = || rivals().map(|rival| i64::from(after.portfolios[rival][airline()])).max().unwrap_or(0);
    let marker = |view: &airlines_europe::View| i64::from(view.markers[airline().index()]);
    let target = || {
        let (city, amount) = board.companies[airline().index()].bonus.expect("it has a bonus");
        board.cities[city as usize].id == named(fact, "target") && is("amount", amount.into())
    };
    match fact.key {
        "ae-hint-pick" => {
            let Action::Pick { first, second } = case.action else { return false };
            let left = |airline| i64::from(before.hands[seat].expect("own")[airline]) - 1;
            is("count", left(first).max(left(second))) && is("count", left(airline()))
        }
        "ae-hint-pays" => is("points", first(case.before, airline())),
        "ae-hint-bonus" => target() && is("to", marker(&after)) && after.rewarded >> airline().0 & 1 == 1,
        "ae-hint-way" => {
            let way = |view: &airlines_europe::View| view.way_to_bonus(airline()).map_or(99, |way| way.len());
            target() && is("routes", way(&after) as i64) && way(&after) < way(before)
        }
        "ae-hint-reaches" => {
            let (then, now) = (first(&case.after, airline()), first(case.before, airline()));
            is("to", marker(&after)) && is("points", then) && is("before", now) && then > now
        }
        "ae-hint-climbs" => {
            let then = first(&case.after, airline());
            let at = |space: i64| i64::from(board.zone(space as u16).row[0]);
            let next = number(fact, "next");
            is("to", marker(&after)) && is("points", then) && is("more", at(next)) && at(next - 1) == then
        }
        "ae-hint-stays" => is("to", marker(&after)) && is("points", first(&case.after, airline())),
        "ae-hint-lead" => is("own", own(&after)) && is("other", other()) && own(&after) > other(),
        "ae-hint-level" => is("own", own(&after)) && is("other", other()) && own(&after) == other(),
        "ae-hint-behind" => is("own", own(&after)) && is("other", other()) && own(&after) < other(),
        "ae-hint-held" => own(&after) == 0 && is("hand", hand(&after)) && hand(&after) > 0,
        "ae-hint-follows" => {
            matches!(after.phase, Phase::SecondLicence(mover) | Phase::Share(mover) if mover == seat)
        }
        "ae-hint-take" => is("all", own(&after) + hand(&after)) && is("other", other()),
        "ae-hint-scores" => {
            let points = |state: &State| i64::from(state.score(airline(), next).points[seat]);
            is("points", points(&case.after)) && is("before", points(case.before))
        }
        "ae-hint-dividend" => {
            let broke = i64::from(before.bank) < number(fact, "money");
            broke || is("money", i64::from(after.money[seat]) - i64::from(before.money[seat]))
        }
        "ae-hint-soon" => {
            let open = case.before.view(Eye::Open);
            let above = open.cuts[usize::from(open.turned)].expect("open") - open.drawn;
            number(fact, "cards") > above.into()
        }
        "ae-hint-abacus" => {
            let Action::Exchange { discards } = case.action else { return false };
            let takes = Exchange::of(discards).expect("an exchange").takes;
            let pays = first(case.before, Airline::ABACUS);
            is("takes", takes.into()) && is("discards", discards.into()) && is("points", pays)
        }
        "ae-hint-discard" => is("own", own(&after)) && is("hand", hand(&after)),
        "ae-hint-bank" => is("money", before.money[seat].into()) && is("then", after.money[seat].into()),
        "ae-hint-bank-breaks" => {
            is("bank", before.bank.into()) && number(fact, "bank") < 8 && is("spared", 8)
        }
        "ae-hint-ban" => {
            let leader = fact.args.iter().find_map(|(_, arg)| match arg {
                Arg::Seat(leader) => Some(*leader),
                _ => None,
            });
            let leads = i64::from(after.portfolios[leader.expect("a seat")][airline()]);
            is("own", own(&after)) && is("other", other()) && leads == other() && own(&after) < other()
        }
        "ae-hint-ban-route" => {
            let Action::Ban { route, .. } = case.action else { return false };
            let is_free = |&licence: &usize| after.on_licence(route, licence) == OnLicence::Free;
            is("left", free(&after, route, is_free))
        }
        "ae-hint-pass" => is("markers", before.bans[seat].into()),
        "ae-hint-draw" => is("cards", before.pile_size.into()),
        _ => false,
    }
}

fn free(view: &airlines_europe::View, route: Route, is_free: impl Fn(&usize) -> bool) -> i64 {
    (0..view.board.licences(route).len()).filter(is_free).count() as i64
}
