//! The laws every title obeys, on random games of Ticket to Ride Germany.

use crate::boards;
use game::{Board as _, Game, Luck, Seat, Secret, Silent, Stream, Turn};
use std::collections::BTreeSet;
use testkit::laws::{assert_laws, uniform};
use ticket_to_ride_germany::{
    Action, Board, Card, FewTickets, Mix, Module, Options, Passenger, PlaceId, Route, State, Ticket,
};

/// Every action that can be written on a board, legal or not, but for choices of tickets: there are millions.
fn every_action(board: &Board) -> BTreeSet<Action> {
    let mut every = BTreeSet::from([Action::Draw, Action::Pass]);
    every.extend(Card::all().map(|card| Action::Take { card }));
    for short in 0..=5 {
        every.extend((0..=5).map(|long| Action::Tickets { mix: Mix { short, long } }));
    }
    for route in (0..board.routes.len()).map(|route| Route(route as u8)) {
        let length = board.routes[route.index()].length;
        for color in Card::all() {
            for cards in 0..=length {
                every.insert(Action::Claim { route, color, cards, locomotives: length - cards });
            }
            every.insert(Action::Claim { route, color, cards: length, locomotives: 1 });
        }
    }
    for place in (0..board.places()).map(|place| PlaceId(place as u8)) {
        every.insert(Action::Passenger { place, color: None });
        every.extend(Passenger::all().map(|color| Action::Passenger { place, color: Some(color) }));
    }
    for first in 0..board.tickets.len() as u8 {
        every.insert(Action::Keep { tickets: FewTickets::of(1 << first) });
        every.insert(Action::Keep { tickets: FewTickets::of(1 << first | 1 << (first / 2)) });
    }
    every.insert(Action::Keep { tickets: FewTickets::EMPTY });
    every
}

/// The choices of tickets that come up in the game of this seed, which is played here once before, and all
/// choices out of the same tickets that are too small or hold a stranger.
fn choices(options: &Options, seed: u64) -> BTreeSet<Action> {
    let mut luck = Secret::from_seed(&format!("laws {seed}")).luck(&[]);
    let mut policy = Luck::fast(seed);
    let mut state = State::new(options, &mut luck, &mut Silent);
    let mut every = BTreeSet::new();
    let mut actions = Vec::new();
    while let Turn::Seats(seats) = state.turn() {
        let movers: Vec<Seat> = seats.iter().collect();
        for &seat in &movers {
            actions.clear();
            state.legal(seat, &mut actions);
            for &action in &actions {
                if let Action::Keep { tickets } = action {
                    every.insert(action);
                    let stranger = Ticket((seed % options.board.tickets.len() as u64) as u8);
                    let set = tickets.set();
                    every.insert(Action::Keep { tickets: FewTickets::of(set & (set - 1)) });
                    if set.count_ones() < 4 {
                        every.insert(Action::Keep { tickets: FewTickets::of(set | 1 << stranger.0) });
                    }
                }
            }
        }
        let seat = movers[policy.below(Stream(7), movers.len() as u32) as usize];
        actions.clear();
        state.legal(seat, &mut actions);
        let action = uniform(&state, &actions, &mut policy);
        state.apply(seat, action, &mut luck, &mut Silent);
    }
    every
}

fn hold(options: Options, seeds: std::ops::Range<u64>) {
    let fixed = every_action(options.board);
    for seed in seeds {
        let every: Vec<Action> = fixed.union(&choices(&options, seed)).copied().collect();
        assert_laws::<State>(&options, seed, &every, 5000, uniform);
    }
}

#[test]
fn laws_hold_for_every_number_of_players() {
    for seats in 2..=5 {
        hold(Options::new(seats), 0..1);
    }
}

#[test]
fn laws_hold_on_a_small_odd_board() {
    let board = Board::load(&boards::odd()).expect("the odd board is sound");
    for seats in 2..=5 {
        hold(Options { board, ..Options::new(seats) }, 10..13);
    }
}

#[test]
fn laws_hold_on_the_board_without_countries_passengers_and_a_second_deck() {
    for seats in 2..=3 {
        hold(Options { board: Board::all()[1], ..Options::new(seats) }, 30..32);
    }
}

#[test]
fn laws_hold_for_every_module_left_out() {
    for (seed, left_out) in Module::ALL.into_iter().enumerate() {
        let text = boards::without(left_out);
        let board = Board::load(&text).unwrap_or_else(|faults| panic!("{left_out:?}: {faults:#?}"));
        hold(Options { board, ..Options::new(2 + seed) }, 40..41);
    }
}

#[test]
fn laws_hold_on_jittered_boards() {
    for seed in 0..4 {
        let text = boards::jittered(seed);
        let board = Board::load(&text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        hold(Options { board, ..Options::new(2 + seed as usize) }, 20..21);
    }
}
