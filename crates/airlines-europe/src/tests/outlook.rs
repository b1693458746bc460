//! What is worked out from a view: AE-17, AE-26, AE-41 and AE-42 foretold.

use super::position;
use crate::{Action, Airline, State, View};
use game::{Action as _, Eye, Game, Luck, Seat, Silent};

fn seen(setup: &str) -> (State, View) {
    let state = position(setup);
    let view = state.view(Eye::Seat(Seat::new(0)));
    (state, view)
}

/// The marker that is foretold is the one that comes.
#[test]
fn ae17_ae26_the_marker_is_foretold() {
    for setup in ["two seats", "four seats; flies green oslo--stockholm oslo--copenhagen"] {
        let (state, view) = seen(setup);
        for &action in &view.legal {
            let Action::Buy { airline, route } = action else { continue };
            let mut after = state.clone();
            after.apply(Seat::new(0), action, &mut Luck::fast(1), &mut Silent);
            let marker = after.view(Eye::Watcher).markers[airline.index()];
            assert_eq!(view.marker_after(airline, route), marker, "{}", action.write(view.board));
        }
    }
}

#[test]
fn ae41_ae42_points_and_leaders_follow_the_portfolios() {
    let (state, view) = seen("three seats; portfolio a green 2; portfolio b green 2; portfolio c green 1");
    let green = view.board.airline("ff-flys").expect("on the built-in board");
    let marker = view.markers[green.index()];
    let score = state.score(green, 1);
    for seat in Seat::all(3) {
        assert_eq!(view.pays(green, marker)[seat], score.points[seat]);
    }
    assert_eq!(view.leaders(green).len(), 2);
    assert_eq!(view.leaders(Airline::ABACUS).len(), 0);
}

#[test]
fn ae26_the_way_to_a_bonus_grows_shorter() {
    let long = |setup: &str| {
        let (_, view) = seen(setup);
        let green = view.board.airline("ff-flys").expect("on the built-in board");
        view.way_to_bonus(green).map(|way| way.len())
    };
    let before = long("two seats").expect("there is a way on an empty board");
    let after = long("two seats; flies green stockholm--riga").expect("there still is a way");
    assert!(after <= before);
    let (_, view) = seen("two seats");
    assert_eq!(view.way_to_bonus(Airline::ABACUS), None);
}
