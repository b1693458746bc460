//! The laws every title obeys, on random games of Jet Set.

use jet_set::{Action, Board, Deck, FinalFlight, Flight, Link, Options, State, lively};
use testkit::laws::{assert_laws, uniform};

/// No game may be longer. A plane, a claim or a card comes at least every ten rounds (JS-25), and there are
/// few of each, so every game ends; this is far above what random players need.
const LONGEST: usize = 20_000;

/// Every action that can be written on a board, legal or not.
fn every_action(board: &Board) -> Vec<Action> {
    let mut every = vec![Action::Done, Action::Income];
    every.extend(Deck::BOTH.map(|deck| Action::TurnUp { deck }));
    for link in (0..board.links.len()).map(|link| Link(link as u8)) {
        every.extend([Action::Buy { link }, Action::Plane { link }, Action::Via { link }]);
    }
    every.extend((0..board.flights.len()).map(|flight| Action::Claim { flight: Flight(flight as u8) }));
    let finals = (0..board.finals.len()).map(|flight| FinalFlight(flight as u8));
    every.extend(finals.map(|flight| Action::ClaimFinal { flight }));
    every
}

fn hold(options: Options, games: u64) {
    let every = every_action(options.board);
    for seed in 0..games {
        assert_laws::<State>(&options, seed, &every, LONGEST, uniform);
        assert_laws::<State>(&options, seed, &every, LONGEST, lively);
    }
}

#[test]
fn laws_hold_for_every_number_of_players() {
    for seats in Options::SEATS {
        hold(Options::new(seats), 2);
    }
}
