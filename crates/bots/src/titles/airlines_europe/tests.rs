//! Positions the expert must understand, and laws its choices obey.

use super::Plan;
use crate::{Breadth, Mind, Style};
use airlines_europe::{Action, Airline, Options, Phase, Shares, State, View};
use game::{Eye, Game, Luck, PerSeat, Seat, Silent};

const ME: Seat = Seat::new(0);
const RIVAL: Seat = Seat::new(1);

fn airline(color: &str) -> Airline {
    let companies = &Options::new(2).board.companies;
    Airline(companies.iter().position(|company| company.color == color).expect("a colour") as u8)
}

fn expert(state: &State, seat: Seat) -> Action {
    let weights = State::weights(Breadth::Full, Style::Even);
    let sight = Mind::sight(state, seat);
    State::expert(sight, &weights, &mut Plan::default(), &mut Vec::new(), &mut Luck::fast(0))
}

/// A table of two, past the picks, with bare portfolios, changed as wished.
fn position(change: impl FnOnce(&mut View)) -> State {
    let options = Options { exact_cut: true, first: Some(ME), ..Options::new(2) };
    let mut view = State::new(&options, &mut Luck::fast(5), &mut Silent).view(Eye::Seat(ME));
    view.phase = Phase::Turn(ME);
    // No ABACUS shares are left, so that nothing but airlines is at stake.
    view.gone[Airline::ABACUS] = std::mem::take(&mut view.supply);
    view.hands[ME] = Some(Shares::default());
    view.hand_sizes = PerSeat::default();
    view.market = Shares::default();
    for color in ["red", "black", "brown", "green", "orange"] {
        view.market[airline(color)] = 1;
    }
    change(&mut view);
    State::sample(&view, &mut Luck::fast(1))
}

fn hand(view: &mut View, shares: &[(&str, u8)]) {
    let mut hand = airlines_europe::Shares::default();
    for &(color, count) in shares {
        hand[airline(color)] = count;
        view.hand_sizes[ME] += count;
    }
    view.hands[ME] = Some(hand);
}

fn portfolio(view: &mut View, seat: Seat, shares: &[(&str, u8)]) {
    for &(color, count) in shares {
        view.portfolios[seat][airline(color)] = count;
    }
}

#[test]
fn the_expert_is_legal_never_peeks_and_agrees_with_its_own_opinion() {
    for number in 0..12u64 {
        let options = Options {
            flight_ban: number & 4 > 0,
            open_points: number & 8 > 0,
            ..Options::new(2 + number as usize % 4)
        };
        let mut luck = Luck::fast(number);
        let mut state = State::new(&options, &mut luck, &mut Silent);
        let breadth = [Breadth::Full, Breadth::Casual, Breadth::Novice][number as usize % 3];
        let weights = State::weights(breadth, Style::Even);
        while let Some(seat) = state.turn().first() {
            let view = state.view(Eye::Seat(seat));
            let choices = [1, 2, 3].map(|seed| {
                let world = State::sample(&view, &mut Luck::fast(seed));
                let (mut plan, mut scratch) = Default::default();
                let sight = Mind::sight(&world, seat);
                State::expert(sight, &weights, &mut plan, &mut scratch, &mut Luck::fast(0))
            });
            let [choice, ..] = choices;
            assert_eq!(choices, [choice; 3], "what is hidden changes nothing");
            let nth = view.legal.iter().position(|&action| action == choice);
            let nth = nth.unwrap_or_else(|| panic!("{choice:?} is not legal"));
            let mut values = Vec::new();
            State::rate(Mind::sight(&state, seat), &weights, &mut Plan::default(), &view.legal, &mut values);
            assert_eq!(values.len(), view.legal.len());
            let best = values.iter().copied().fold(f32::MIN, f32::max);
            assert!(values[nth] >= best - 1e-3, "{choice:?} is rated {} below {best}", values[nth]);
            State::reason(&view, Mind::sight(&state, seat), &weights, choice);
            state.apply(seat, choice, &mut luck, &mut Silent);
        }
        assert!(state.ending().is_some());
    }
}

#[test]
fn shares_are_played_before_the_card_that_turns_up_a_scoring() {
    let last = |drawn: u8| {
        position(|view| {
            view.drawn = drawn;
            view.gone[airline("white")] = 4;
            portfolio(view, RIVAL, &[("red", 2)]);
            hand(view, &[("red", 3)]);
            view.markers[airline("red").index()] = 20;
        })
    };
    // AE-13: where the card lies follows from the shares drawn and left; the next draw shall turn it up.
    let state = (0..30).map(last).find(|state| Mind::sight(state, ME).above(0) == Some((0, 0)));
    let state = state.expect("some number of shares drawn leaves none above the card");
    assert_eq!(expert(&state, ME), Action::Play { airline: airline("red"), count: 3 });
}

#[test]
fn shares_that_change_a_place_are_played_before_an_exchange_when_a_scoring_is_near() {
    // AE-30: ABACUS shares are there to be had, and can still be had after the scoring.
    let near = |drawn: u8| {
        position(|view| {
            view.supply = std::mem::take(&mut view.gone[Airline::ABACUS]);
            view.drawn = drawn;
            view.gone[airline("white")] = 3;
            portfolio(view, RIVAL, &[("red", 2)]);
            portfolio(view, ME, &[("grey", 1)]);
            hand(view, &[("red", 3), ("white", 1)]);
            view.markers[airline("red").index()] = 20;
        })
    };
    // The rival alone may turn the card up before the next turn.
    let state = (0..30).map(near).find(|state| Mind::sight(state, ME).above(0) == Some((0, 0)));
    let state = state.expect("some number of shares drawn leaves none above the card");
    assert_eq!(expert(&state, ME), Action::Play { airline: airline("red"), count: 3 });
    let weights = State::weights(Breadth::Full, Style::Even);
    let mut values = Vec::new();
    let actions = [Action::Play { airline: airline("red"), count: 3 }, Action::Exchange { discards: 1 }];
    State::rate(Mind::sight(&state, ME), &weights, &mut Plan::default(), &actions, &mut values);
    assert!(values[0] > values[1] + 1.0, "{values:?}");
}

#[test]
fn a_second_place_over_the_third_party_comes_before_a_third() {
    let state = position(|view| {
        (view.scored, view.turned) = (2, 2);
        view.cuts = [Some(9), Some(22), None];
        view.drawn = 46;
        view.markers[airline("red").index()] = 30;
        view.markers[airline("black").index()] = 30;
        portfolio(view, RIVAL, &[("red", 8), ("black", 4)]);
        portfolio(view, ME, &[("red", 1), ("black", 1)]);
        // AE-55: the discard pile, one red and three black, goes to the third party.
        hand(view, &[("red", 2), ("black", 2)]);
        for index in 0..view.planes.len() {
            let held = view.portfolios[RIVAL].0[index] + view.portfolios[ME].0[index];
            let hand = view.hands[ME].map_or(0, |hand| hand.0[index]);
            let all = if view.flying >> index & 1 == 1 { view.board.companies[index].planes } else { 0 };
            // The pile is empty: the next draw turns up the last scoring card.
            view.gone.0[index] = all - held - hand - view.market.0[index];
        }
    });
    let plays = ["red", "black"].map(|color| Action::Play { airline: airline(color), count: 2 });
    let weights = State::weights(Breadth::Full, Style::Even);
    let mut values = Vec::new();
    State::rate(Mind::sight(&state, ME), &weights, &mut Plan::default(), &plays, &mut values);
    assert!(values[0] > values[1] + 0.5, "{values:?}");
}

#[test]
fn the_last_route_of_a_bonus_connection_is_bought_first() {
    let mut state = position(|view| {
        portfolio(view, ME, &[("green", 4)]);
        view.money[ME] = 30;
        view.bank = 22;
    });
    let green = airline("green");
    let buy =
        |id: &str| Action::Buy { airline: green, route: Options::new(2).board.route(id).expect("a route") };
    for id in ["stockholm--berlin", "berlin--vienna", "vienna--belgrade"] {
        state.play(ME, buy(id), &mut Luck::fast(1)).expect("it is connected");
        let mut view = state.view(Eye::Seat(ME));
        view.phase = Phase::Turn(ME);
        state = State::sample(&view, &mut Luck::fast(1));
    }
    assert_eq!(expert(&state, ME), buy("belgrade--athens"));
    let weights = State::weights(Breadth::Full, Style::Even);
    let reason =
        State::reason(&state.view(Eye::Seat(ME)), Mind::sight(&state, ME), &weights, buy("belgrade--athens"));
    assert_eq!(reason.facts[0].key, "ae-hint-bonus");
}
