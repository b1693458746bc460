//! The laws every title obeys, on random games of New Title.

use game::Game;
use new_title::{Action, Board, Link, Options, State};
use testkit::laws::{assert_laws, uniform};

/// No game may be longer: every decision takes a link or ends a turn that took one.
const LONGEST: usize = 2 * network::MAX_LINKS;

/// Every action that can be written on a board, legal or not.
fn every_action(board: &Board) -> Vec<Action> {
    let links = (0..board.links.len()).map(|link| Action::Take { link: Link(link as u8) });
    links.chain([Action::Stop]).collect()
}

#[test]
fn laws_hold_for_every_number_of_players() {
    for seats in Options::SEATS {
        let options = Options::new(seats);
        let every = every_action(options.board);
        for seed in 0..10 {
            assert_laws::<State>(&options, seed, &every, LONGEST, uniform);
            assert_laws::<State>(&options, seed, &every, LONGEST, State::lively);
        }
    }
}
