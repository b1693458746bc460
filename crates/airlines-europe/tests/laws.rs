//! The laws every title obeys, on random games of Airlines Europe.

use airlines_europe::{Action, Airline, Board, From, KINDS, Options, Route, State};
use testkit::laws::{assert_laws, uniform};

/// Every action that can be written on a board, legal or not.
fn every_action(board: &Board) -> Vec<Action> {
    let kinds = || (0..KINDS).map(|index| Airline(index as u8));
    let airlines: Vec<Airline> =
        kinds().filter(|&airline| board.airline(board.airline_id(airline)) == Some(airline)).collect();
    let mut every = vec![Action::Draw, Action::Bank, Action::Pass];
    every.extend((0..=4).map(|discards| Action::Exchange { discards }));
    for &airline in &airlines {
        every.push(Action::Take { airline });
        every.extend((0..=22).map(|count| Action::Play { airline, count }));
        every.extend([From::Hand, From::Portfolio].map(|from| Action::Discard { from, airline }));
        every.extend((0..board.routes.len()).map(|route| Action::Buy { airline, route: Route(route as u8) }));
        for &second in airlines.iter().filter(|&&second| second >= airline) {
            every.push(Action::Pick { first: airline, second });
            every.push(Action::PlayPair { first: airline, second });
        }
    }
    for route in (0..board.routes.len()).map(|route| Route(route as u8)) {
        every.extend(
            (0..board.licences(route).len()).map(|licence| Action::Ban { route, licence: licence as u8 }),
        );
    }
    every
}

fn hold(options: Options, games: u64) {
    let every = every_action(options.board);
    for seed in 0..games {
        assert_laws::<State>(&options, seed, &every, 2000, uniform);
    }
}

#[test]
fn laws_hold_for_every_number_of_players() {
    for seats in 2..=5 {
        hold(Options::new(seats), 3);
    }
}

#[test]
fn laws_hold_with_the_flight_ban_and_the_other_options() {
    for seats in 2..=5 {
        let on = Options { flight_ban: true, open_points: true, ..Options::new(seats) };
        hold(on, 2);
        hold(Options { exact_cut: true, flight_ban: true, ..on }, 1);
    }
}
