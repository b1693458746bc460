//! TG-23 to TG-26: the final score.

use super::{Played, check_facts, position};
use crate::modules::passengers::share_out;
use crate::{Ending, Phase};
use game::{PerSeat, Seat};

/// Counts the position as it stands, after `b` got some points for nothing.
fn count(setup: &str, gift: i16) -> Played {
    let mut state = position(setup);
    let mut told = Vec::new();
    state.points[Seat::new(1)] += gift;
    state.phase = Phase::Over(Ending::LastRound);
    state.count_points(&mut told);
    Played { state, told, refused: None }
}

#[test]
fn tg23_completed_tickets_add_their_value_the_others_subtract_it() {
    let done = count("routes a mannheim--stuttgart-1; tickets a mannheim--stuttgart", 0);
    check_facts(
        &done,
        "points a = 19; completed a = 1; told ticket-scored ticket state points path = \
         mannheim--stuttgart completed 2 mannheim--stuttgart-1",
    );
    let open = count("tickets a mannheim--stuttgart", 0);
    // The shortest way by other routes is as long: Mannheim, Karlsruhe, Stuttgart.
    check_facts(
        &open,
        "points a = -2; completed a = 0; told ticket-scored state missing points = possible 2 -2",
    );
}

#[test]
fn tg23_the_path_is_unbroken_and_the_shortest_of_own_routes() {
    let setup = "routes a kiel--rostock rostock--schwerin hamburg--kiel-1 hamburg--schwerin; tickets a hamburg--rostock";
    check_facts(
        &count(setup, 0),
        "told ticket-scored path = hamburg--schwerin,rostock--schwerin; completed a = 1",
    );
    let gap = "routes a kiel--rostock bremen--hamburg; routes b hamburg--kiel-1; tickets a hamburg--rostock";
    check_facts(&count(gap, 0), "completed a = 0; told ticket-scored state missing = possible 4");
}

#[test]
fn tg23_what_others_closed_is_not_counted_as_missing() {
    // All ways out of Bremerhaven are taken by b.
    let walled = "routes b bremen--bremerhaven bremerhaven--denmark-bremerhaven bremerhaven--emden bremerhaven--hamburg \
                  bremerhaven--kiel; tickets a bremerhaven--france";
    check_facts(&count(walled, 0), "told ticket-scored state missing points = cut-off null -12");
}

#[test]
fn tg24_the_globetrotter_is_who_completed_most_tickets() {
    let one = "routes a mannheim--stuttgart-1; tickets a mannheim--stuttgart; tickets b mainz--stuttgart";
    check_facts(
        &count(one, 0),
        "told globetrotter seat completed points = a 1 15; points a = 19; points b = -3",
    );
}

#[test]
fn tg24_all_who_tie_get_it() {
    let two = "routes a mannheim--stuttgart-1; tickets a mannheim--stuttgart;
               routes b rostock--schwerin hamburg--schwerin; tickets b hamburg--rostock";
    check_facts(&count(two, 0), "told globetrotter = 2; points a = 19; points b = 23");
}

#[test]
fn tg24_nobody_gets_it_with_no_completed_ticket() {
    check_facts(&count("tickets a mannheim--stuttgart", 0), "told globetrotter = 0; points b = 0");
}

#[test]
fn tg25_most_and_second_most_of_each_colour() {
    let points = |counts: [u8; 5]| share_out(PerSeat(counts)).0;
    assert_eq!(points([3, 2, 1, 0, 0]), [20, 10, 0, 0, 0]);
    assert_eq!(points([3, 3, 1, 0, 0]), [20, 20, 0, 0, 0]);
    assert_eq!(points([3, 2, 2, 1, 0]), [20, 10, 10, 0, 0]);
    assert_eq!(points([2, 2, 2, 2, 2]), [20; 5]);
    assert_eq!(points([1, 0, 0, 0, 0]), [20, 0, 0, 0, 0]);
    assert_eq!(points([0; 5]), [0; 5]);
}

#[test]
fn tg25_ties_in_a_whole_game() {
    let most = "seats 4; taken a red 3; taken b red 3; taken c red 2";
    check_facts(&count(most, 0), "points a = 20; points b = 20; points c = 0; points d = 0");
    let second = "seats 4; taken a red 4; taken b red 2; taken c red 2";
    check_facts(&count(second, 0), "points a = 20; points b = 10; points c = 10; points d = 0");
    let colors = "taken a red 3 blue 1; taken b blue 2 white 1";
    check_facts(&count(colors, 0), "points a = 30; points b = 40; told passengers-scored = 6");
}

#[test]
fn tg26_most_points_win() {
    check_facts(&count("taken a red 1", 0), "winner = a; told decided by = points");
}

#[test]
fn tg26_then_most_completed_tickets() {
    let setup = "routes a mannheim--stuttgart-1; tickets a mannheim--stuttgart; taken b red 1";
    check_facts(&count(setup, -1), "points a = 19; points b = 19; winner = a; told decided by = tickets");
}

#[test]
fn tg26_then_most_passengers() {
    let setup = "taken a red 3 blue 1; taken b red 1 blue 2";
    check_facts(&count(setup, 0), "points a = 30; points b = 30; winner = a; told decided by = passengers");
}

#[test]
fn tg26_then_the_victory_is_shared() {
    let setup = "seats 3; taken a red 3 blue 1; taken b red 1 blue 3";
    check_facts(&count(setup, 0), "points a = 30; winner = ab; told decided by winners = shared a,b");
}
