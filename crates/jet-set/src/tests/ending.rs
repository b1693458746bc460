//! The end of the game and its points: JS-22, JS-23 and JS-25.

use super::*;
use crate::event::{ScoreLine, Scoring};
use crate::{Ending, Phase};

const WAY: &str = "lisbon--madrid barcelona--madrid barcelona--paris frankfurt--paris frankfurt--vienna \
                   vienna--warsaw";

#[test]
fn js22_the_game_ends_when_everyone_has_claimed_a_final_flight() {
    let mut state = start(2);
    late(&mut state);
    deal(
        &mut state,
        &["lisbon--barcelona--warsaw rome--kyiv--helsinki", "riga--athens--bucharest vienna--rome--moscow"],
    );
    has_landed(&mut state, B, 2);
    fly(&mut state, A, WAY);
    let steps: Vec<String> = WAY.split_whitespace().map(|id| format!("a via {id}")).collect();
    let moves = format!("a claim lisbon--barcelona--warsaw; {}; a done", steps.join("; "));
    let told = play(&mut state, &moves);
    assert_eq!(state.ending(), Some(Ending::AllClaimed));
    assert_eq!(told.last(), Some(&Event::Ended { ending: Ending::AllClaimed }));
    assert_eq!(refused(&state, "a income"), "JS-22");
}

#[test]
fn js22_the_game_ends_with_the_fifth_plane_on_a_final_flight() {
    let mut state = start(3);
    late(&mut state);
    has_landed(&mut state, B, 3);
    play(&mut state, "a income; c income");
    assert_eq!(state.ending(), None);
    play(&mut state, "a income");
    assert_eq!((state.ending(), mover(&state)), (Some(Ending::FifthPlane), None));
    assert!(matches!(state.phase, Phase::Over(_)));
}

#[test]
fn js23_points_are_flights_as_printed_and_final_flights_with_their_planes_line_by_line() {
    let mut state = start(2);
    late(&mut state);
    has_claimed(&mut state, A, 0, "ankara--istanbul athens--cairo berlin--oslo moscow--rome");
    has_claimed(&mut state, B, 0, "istanbul--tunis");
    has_landed(&mut state, B, 4);
    let told = play(&mut state, "a income");
    let flight = state.finals[B][0];
    let line = |seat, what, points| Event::Scored(ScoreLine { seat, what, points });
    let flights = |worth, count| Scoring::Flights { worth, count };
    let expected = [
        line(A, flights(1, 2), 2),
        line(A, flights(3, 1), 3),
        line(A, flights(7, 1), 7),
        Event::Total { seat: A, points: 12, money: 38, place: 2 },
        line(B, flights(5, 1), 5),
        line(B, Scoring::Final { flight }, 10),
        line(B, Scoring::Planes { count: 5 }, 10),
        Event::Total { seat: B, points: 25, money: 30, place: 1 },
        Event::Ended { ending: Ending::FifthPlane },
    ];
    assert_eq!(told[told.len() - expected.len()..], expected);
    let standing = state.standing();
    assert_eq!(standing.points.first(2), [12, 25]);
    assert_eq!(standing.places.map(|places| places.0), Some([2, 1, 0, 0, 0, 0]));
}

#[test]
fn js25_ten_rounds_without_a_plane_a_claim_or_a_card_end_the_game() {
    let mut state = start(2);
    for _ in 0..9 {
        play(&mut state, "a income; b income");
    }
    play(&mut state, "a income");
    assert_eq!(state.ending(), None);
    // A card turned up begins the count anew.
    let mut other = state.clone();
    play(&mut other, "b turn-up long; b income");
    for _ in 0..9 {
        play(&mut other, "a income; b income");
    }
    play(&mut other, "a income");
    assert_eq!(other.ending(), None);
    play(&mut other, "b income");
    assert_eq!(other.ending(), Some(Ending::Standstill));
    // So does a plane.
    let mut other = state.clone();
    play(&mut other, "b buy oslo--stockholm; b plane oslo--stockholm; b done");
    assert_eq!(other.ending(), None);
    // So does a claim.
    let mut other = state.clone();
    lay(&mut other, "oslo--stockholm");
    fly(&mut other, B, "oslo--stockholm");
    play(&mut other, "b claim oslo--stockholm; b via oslo--stockholm");
    assert_eq!(other.ending(), None);
    let told = play(&mut state, "b income");
    assert_eq!(state.ending(), Some(Ending::Standstill));
    assert_eq!(told.last(), Some(&Event::Ended { ending: Ending::Standstill }));
}
