//! Positions the expert must understand, and laws its choices obey.

use super::Plan;
use crate::{Breadth, Mind, Style};
use game::{Board as _, Eye, Game, Luck, Seat, Silent};
use jet_set::{Action, Board, Flight, Link, Options, Phase, State, View};

const ME: Seat = Seat::new(0);
const RIVAL: Seat = Seat::new(1);

fn expert(state: &State, seat: Seat) -> Action {
    let weights = State::weights(Breadth::Full, Style::Even);
    let sight = Mind::sight(state, seat);
    State::expert(sight, &weights, &mut Plan::default(), &mut Vec::new(), &mut Luck::fast(0))
}

fn link(id: &str) -> Link {
    Board::built_in().link(id).unwrap_or_else(|| panic!("no link {id}"))
}

fn flight(id: &str) -> Flight {
    Board::built_in().flight(id).unwrap_or_else(|| panic!("no flight {id}"))
}

/// A table of two at its first turn, changed as wished.
fn position(change: impl FnOnce(&mut View)) -> State {
    let options = Options { first: Some(ME), ..Options::new(2) };
    let mut view = State::new(&options, &mut Luck::fast(5), &mut Silent).view(Eye::Seat(ME));
    change(&mut view);
    State::sample(&view, &mut Luck::fast(1))
}

/// Plays the expert on until the seat's turn ends, and says what it did.
fn turn(state: &mut State) -> Vec<Action> {
    let mut done = Vec::new();
    while state.turn().is(ME) {
        let action = expert(state, ME);
        state.play(ME, action, &mut Luck::fast(2)).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
        done.push(action);
    }
    done
}

#[test]
fn the_expert_is_legal_never_peeks_and_agrees_with_its_own_opinion() {
    let (mut legal, mut values) = (Vec::new(), Vec::new());
    for (breadth, seats) in
        [(Breadth::Full, 2), (Breadth::Casual, 3), (Breadth::Novice, 4), (Breadth::Full, 6)]
    {
        let weights = State::weights(breadth, Style::Even);
        let mut luck = Luck::fast(seats as u64);
        let mut state = State::new(&Options::new(seats), &mut luck, &mut Silent);
        let mut plans = vec![<State as Mind>::Plan::default(); seats];
        let mut decisions = 0u64;
        while let Some(seat) = state.turn().first() {
            let plan = &mut plans[seat.index()];
            let sight = Mind::sight(&state, seat);
            let action = State::expert(sight, &weights, plan, &mut legal, &mut Luck::fast(0));
            assert_eq!(state.check(seat, action), Ok(()), "{action:?}");
            if decisions.is_multiple_of(5) {
                let view = state.view(Eye::Seat(seat));
                for seed in 0..2 {
                    let world = State::sample(&view, &mut Luck::fast(decisions + seed));
                    let sight = Mind::sight(&world, seat);
                    // A plan that was forgotten changes nothing.
                    let mut fresh = Plan::default();
                    let again = State::expert(sight, &weights, &mut fresh, &mut legal, &mut Luck::fast(seed));
                    assert_eq!(again, action);
                }
                values.clear();
                State::rate(sight, &weights, plan, &view.legal, &mut values);
                assert_eq!(values.len(), view.legal.len());
                let best = values.iter().copied().fold(f32::MIN, f32::max);
                let at = view.legal.iter().position(|&other| other == action).expect("legal");
                assert!(values[at] >= best && values.iter().filter(|&&value| value >= best).count() == 1);
                for &action in &view.legal {
                    let reason = State::reason(&view, sight, &weights, action);
                    assert!(reason.facts.iter().all(|fact| fact.key.starts_with("js-hint-")));
                    assert!(!reason.facts.is_empty());
                }
                values.clear();
                State::greedy(sight, &view.legal, &mut values);
                assert_eq!(values.len(), view.legal.len());
            }
            state.apply(seat, action, &mut luck, &mut Silent);
            decisions += 1;
        }
        assert!(decisions > 100 && state.ending().is_some(), "{decisions}");
    }
}

#[test]
fn the_first_money_goes_into_flights_that_it_can_complete() {
    let mut state = position(|view| {
        view.open = flight("berlin--frankfurt").bit() | flight("casablanca--istanbul").bit();
    });
    let bought = Action::Buy { link: link("berlin--frankfurt") };
    assert!(turn(&mut state).contains(&bought), "one link is in reach, four are not");
}

#[test]
fn what_is_ready_is_claimed() {
    let wanted = flight("berlin--frankfurt");
    let mut state = position(|view| {
        view.open |= wanted.bit();
        plane(view, ME, "berlin--frankfurt");
    });
    assert!(turn(&mut state).contains(&Action::Claim { flight: wanted }));
}

#[test]
fn income_is_collected_when_money_runs_out() {
    let mut state = position(|view| {
        view.claimed[ME] = view.open & view.open.wrapping_neg();
        view.open &= !view.claimed[ME];
        view.money[ME] = 3;
    });
    assert_eq!(turn(&mut state).last(), Some(&Action::Income));
}

#[test]
fn a_final_flight_lands_before_the_fifth_plane_of_a_rival() {
    let mut state = late(|view, way| {
        view.landed[RIVAL] = Some(jet_set::Landed { flight: jet_set::FinalFlight(0), planes: 4 });
        for id in way {
            plane(view, ME, id);
        }
    });
    assert!(matches!(turn(&mut state)[..], [Action::ClaimFinal { .. }, ..]), "it is the last turn");
}

#[test]
fn the_last_plane_is_placed_before_a_final_flight() {
    let mut state = late(|view, way| {
        for id in &way[1..] {
            plane(view, ME, id);
        }
        view.open = 0;
    });
    let missing = link("lisbon--madrid");
    assert!(matches!(turn(&mut state)[0], Action::Buy { link } if link == missing));
}

fn plane(view: &mut View, seat: Seat, id: &str) {
    let link = link(id);
    if view.owner(link).is_none() {
        view.owned[seat] |= link.bit();
        view.markers[seat] -= 1;
    }
    // A state that has played the plane gives the count.
    let mut world = State::sample(view, &mut Luck::fast(0)).view(Eye::Open);
    world.phase = Phase::Turn { seat, paid: [false; 2] };
    world.money[seat] = 100;
    let mut state = State::sample(&world, &mut Luck::fast(0));
    state.play(seat, Action::Plane { link }, &mut Luck::fast(0)).expect("an own link and money");
    let after = state.view(Eye::Open);
    (view.planes[seat], view.stock[seat]) = (after.planes[seat], after.stock[seat]);
}

/// Both Vacation cards are out, and `a` holds Lisbon – Barcelona – Warsaw; `way` is one way of it.
fn late(change: impl FnOnce(&mut View, [&str; 6])) -> State {
    position(|view| {
        view.vacations = 2;
        view.met = [1, 1];
        view.cuts = [Some(9), Some(9)];
        view.turned = [9, 9];
        let finals = ["lisbon--barcelona--warsaw", "tunis--lisbon--copenhagen"];
        let mut finals = finals.map(|id| Board::built_in().final_flight(id).expect("a card"));
        finals.sort_unstable();
        view.finals[ME] = Some(finals);
        let way = [
            "lisbon--madrid",
            "barcelona--madrid",
            "barcelona--paris",
            "frankfurt--paris",
            "frankfurt--vienna",
            "vienna--warsaw",
        ];
        change(view, way);
    })
}
