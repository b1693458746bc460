//! TG-19 and TG-20: countries at the border.

use super::{check, check_facts, play, position};
use crate::{Board, Progress};
use game::Board as _;

/// Ends the game after `a` takes a last pair of cards, with nothing else to count.
fn at_the_end(setup: &str) -> super::Played {
    play(position(&format!("{setup}; last a; row blue red green white black")), "a draw; a draw")
}

#[test]
fn tg19_end_points_of_a_country_are_not_connected() {
    // Lindau and Munich both reach Austria, which joins them to nothing.
    let setup =
        "routes a lindau--austria-lindau munich--austria-munich lindau--ulm; tickets a munich--stuttgart";
    check_facts(
        &at_the_end(&format!("{setup}; routes a stuttgart--ulm-1")),
        "completed a = 0; ending = last-round",
    );
    let joined = format!("{setup}; routes a stuttgart--ulm-1 lindau--munich");
    check_facts(&at_the_end(&joined), "completed a = 1");
}

#[test]
fn tg19_every_end_point_is_a_dead_end_on_the_board() {
    let board = Board::built_in();
    for (index, end) in board.end_points.iter().enumerate() {
        let touching = board.graph.touching(board.cities.len() + index);
        assert_eq!(touching.count_ones(), 1, "{}", end.id);
    }
}

#[test]
fn tg20_any_end_point_serves_a_ticket_to_a_country() {
    for last in [
        "freiburg--france-freiburg freiburg--karlsruhe karlsruhe--stuttgart",
        "karlsruhe--france-karlsruhe karlsruhe--stuttgart",
    ] {
        let setup = format!(
            "routes a {last} stuttgart--ulm-1 augsburg--ulm-1 augsburg--munich-1; tickets a france--munich"
        );
        check_facts(&at_the_end(&setup), "completed a = 1; told ticket-scored points = 8");
    }
    let without = "routes a karlsruhe--stuttgart stuttgart--ulm-1 augsburg--ulm-1 augsburg--munich-1; tickets a france--munich";
    check_facts(&at_the_end(without), "completed a = 0; told ticket-scored points missing = -8 2");
}

#[test]
fn tg20_both_places_of_a_ticket_may_be_countries() {
    let way = "kiel--denmark-kiel bremerhaven--kiel bremerhaven--emden emden--netherlands-emden";
    let played = at_the_end(&format!("routes a {way}; tickets a denmark--netherlands"));
    check_facts(&played, "completed a = 1; told ticket-scored state = completed");
    let other =
        "bremerhaven--denmark-bremerhaven bremerhaven--emden emden--munster munster--netherlands-munster";
    check_facts(&at_the_end(&format!("routes a {other}; tickets a denmark--netherlands")), "completed a = 1");
    let broken = "kiel--denmark-kiel bremerhaven--emden emden--netherlands-emden";
    check_facts(
        &at_the_end(&format!("routes a {broken}; tickets a denmark--netherlands")),
        "completed a = 0; told ticket-scored missing = 3",
    );
}

#[test]
fn tg20_a_country_has_one_pool_for_all_its_end_points() {
    // TG-2: whoever comes first through any end point takes the passenger.
    check(
        "hand a purple 2; hand b red 3; crowd austria green 1; row blue blue green white black",
        "a claim lindau--austria-lindau purple 2; a passenger austria green; b claim munich--austria-munich red 3",
        "taken a = green 1; crowd austria =; turn = a; points b = 4",
    );
}

#[test]
fn tg20_a_cut_off_ticket_is_known_as_such() {
    let state = position("routes b mannheim--stuttgart-1; tickets a mannheim--stuttgart");
    let ticket = state.options.board.ticket("mannheim--stuttgart").expect("printed");
    let open = state.options.board.all_routes();
    assert!(matches!(state.options.board.progress(ticket, 0, open), Progress::Possible { missing: 2, .. }));
    assert_eq!(state.options.board.progress(ticket, 0, 0), Progress::CutOff);
}
