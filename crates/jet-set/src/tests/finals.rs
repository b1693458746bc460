//! Final Flights: JS-20 and JS-21.

use super::*;

/// It is late, `a` holds a Final Flight from Lisbon through Barcelona to Warsaw and another.
fn late_game() -> State {
    let mut state = start(2);
    late(&mut state);
    deal(
        &mut state,
        &[
            "lisbon--barcelona--warsaw rome--kyiv--helsinki",
            "frankfurt--reykjavik--edinburgh cairo--bucharest--riga",
        ],
    );
    state
}

/// Lisbon, Madrid, Barcelona, Paris, Frankfurt, Vienna, Warsaw.
const WAY: &str = "lisbon--madrid barcelona--madrid barcelona--paris frankfurt--paris frankfurt--vienna \
                   vienna--warsaw";

fn steps(links: &str) -> String {
    links.split_whitespace().map(|id| format!("a via {id}")).collect::<Vec<_>>().join("; ")
}

#[test]
fn js20_a_final_flight_needs_own_planes_through_all_three_cities_in_order() {
    let mut state = late_game();
    own(&mut state, B, "barcelona--paris");
    fly(&mut state, A, WAY);
    let stock = state.stock[A];
    assert_eq!(refused(&state, "a claim frankfurt--reykjavik--edinburgh"), "JS-20");
    assert_eq!(refused(&state, "a claim rome--kyiv--helsinki"), "JS-20");
    play(&mut state, "a claim lisbon--barcelona--warsaw");
    assert_eq!(legal(&state), ["via lisbon--madrid"]);
    assert_eq!(refused(&state, "a done"), "JS-20");
    assert_eq!(refused(&state, "a via madrid--paris"), "JS-20");
    play(&mut state, &steps(WAY));
    assert_eq!(legal(&state), ["done"]);
    let told = play(&mut state, "a done");
    let flight = final_flight("lisbon--barcelona--warsaw");
    assert!(matches!(told[0], Event::ClaimedFinal { seat: A, flight: done, .. } if done == flight));
    // Six planes come back, no markers are put on it, and the other card can't be claimed.
    assert_eq!((state.stock[A], state.landed[A]), (stock + 6, Some(Landed { flight, planes: 0 })));
    assert_eq!(mover(&state), Some(B));
}

#[test]
fn js20_not_before_the_second_vacation_card() {
    let mut state = late_game();
    fly(&mut state, A, WAY);
    state.vacations = 1;
    state.met = [1, 0];
    state.deck = state.options.board.all_flights() & !state.open;
    assert_eq!(refused(&state, "a claim lisbon--barcelona--warsaw"), "JS-20");
    assert!(!legal(&state).iter().any(|text| text.contains("lisbon--barcelona--warsaw")));
}

#[test]
fn js20_every_link_at_most_once_so_there_and_back_over_one_link_does_not_count() {
    let mut state = late_game();
    // Barcelona hangs on one link, so the way could not leave it again.
    fly(&mut state, A, "lisbon--madrid madrid--paris barcelona--paris barcelona--paris frankfurt--paris");
    fly(&mut state, A, "frankfurt--vienna vienna--warsaw");
    assert_eq!(refused(&state, "a claim lisbon--barcelona--warsaw"), "JS-20");
}

#[test]
fn js20_steps_that_cut_off_the_rest_are_not_legal() {
    let mut state = late_game();
    fly(&mut state, A, WAY);
    fly(&mut state, A, "madrid--paris lisbon--madrid");
    play(&mut state, "a claim lisbon--barcelona--warsaw; a via lisbon--madrid");
    // Over Paris to Barcelona the way would come back to Madrid, where no unused link is left.
    assert_eq!(legal(&state), ["via barcelona--madrid"]);
    assert_eq!(refused(&state, "a via madrid--paris"), "JS-20");
    assert_eq!(refused(&state, "a via lisbon--madrid"), "JS-20");
}

#[test]
fn js21_who_has_claimed_one_only_puts_a_plane_on_it_each_turn() {
    let mut state = start(3);
    late(&mut state);
    has_landed(&mut state, B, 0);
    let told = play(&mut state, "a income");
    let flight = state.finals[B][0];
    assert!(told.contains(&Event::PlaneOnFinal { seat: B, flight, planes: 1 }));
    assert_eq!((state.stock[B], mover(&state)), (23, Some(C)));
    assert_eq!(refused(&state, "b income"), "JS-6");
    play(&mut state, "c income; a income");
    assert_eq!(state.landed[B], Some(Landed { flight, planes: 2 }));
}
