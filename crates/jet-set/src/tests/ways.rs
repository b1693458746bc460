//! What a flight still lacks, and what it costs.

use super::*;
use game::{Eye, Silent};

#[test]
fn a_way_names_links_planes_markers_money_and_actions() {
    let mut state = start(2);
    own(&mut state, A, "lisbon--madrid madrid--paris");
    own(&mut state, B, "milan--paris barcelona--milan");
    let view = state.view(Eye::Watcher);
    let way = view.way(A, flight("lisbon--milan")).unwrap();
    assert_eq!(way.links, ["lisbon--madrid", "madrid--paris", "milan--paris"].map(link));
    assert_eq!((way.planes, way.markers, way.money, way.actions), (3, 0, 7 + 7 + 10, 4));
    assert_eq!((way.quick_money, way.quick_actions), (5 + 5 + 5 + 10, 3));
    // For `b` the way over Barcelona is cheaper: a toll, a purchase and a plane of its own.
    let way = view.way(B, flight("lisbon--milan")).unwrap();
    assert_eq!((way.planes, way.markers, way.money), (3, 1, 10 + 9 + 7));
    fly(&mut state, A, "lisbon--madrid madrid--paris milan--paris");
    let way = state.view(Eye::Watcher).way(A, flight("lisbon--milan")).unwrap();
    assert_eq!((way.planes, way.money, way.actions, way.quick_actions), (0, 0, 1, 1));
}

#[test]
fn the_way_of_a_final_flight_uses_every_link_once() {
    let mut state = start(2);
    fly(&mut state, A, "lisbon--madrid barcelona--madrid barcelona--paris frankfurt--paris");
    let view = state.view(Eye::Watcher);
    let way = view.final_way(A, final_flight("lisbon--barcelona--warsaw")).unwrap();
    assert_eq!((way.links.len(), way.planes, way.markers), (6, 2, 2));
    assert_eq!(way.money, 5 + 5 + 6 + 5, "Frankfurt to Vienna and Vienna to Warsaw");
}

#[test]
fn reaching_a_link_costs_its_price_the_fee_or_the_toll() {
    let mut state = start(2);
    own(&mut state, A, "lisbon--madrid");
    let view = state.view(Eye::Watcher);
    let price = u32::from(view.board.price(link("milan--paris")));
    assert_eq!((view.reach(A, link("lisbon--madrid")), view.reach(B, link("lisbon--madrid"))), (7, 10));
    assert_eq!(view.reach(A, link("milan--paris")), 5 + price);
}

#[test]
fn js_14_the_next_flight_gets_three_markers_then_two() {
    let mut state = start(2);
    assert_eq!(state.view(Eye::Watcher).next_markers(A), 3);
    has_claimed(&mut state, A, 0, "lisbon--madrid milan--paris barcelona--paris barcelona--milan");
    assert_eq!(state.view(Eye::Watcher).next_markers(A), 3);
    has_claimed(&mut state, A, 0, "barcelona--madrid");
    assert_eq!(state.view(Eye::Watcher).next_markers(A), 2);
    state.markers[A] = 1;
    assert_eq!(state.view(Eye::Watcher).next_markers(A), 1, "as many as there are");
}

/// Does what a way says, one link at a time, and pays exactly what it says.
#[test]
fn following_a_way_costs_its_money_and_ends_in_a_claim() {
    for seed in 0..40 {
        let mut luck = Luck::fast(seed);
        let mut state = State::new(&Options::new(3), &mut luck, &mut Silent);
        let mut actions = Vec::new();
        for _ in 0..60 + seed {
            let Some(seat) = mover(&state) else { break };
            actions.clear();
            state.legal(seat, &mut actions);
            let action = state.lively(&actions, &mut luck);
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        turn_of(&mut state, A);
        let view = state.view(Eye::Watcher);
        for deck in crate::Deck::BOTH {
            for flight in view.row(deck) {
                let way = view.way(A, flight).unwrap();
                if way.planes > state.stock[A] || way.markers > state.markers[A] {
                    continue;
                }
                let mut state = state.clone();
                state.money[A] = way.money;
                for &link in
                    way.links.iter().filter(|&&link| state.planes[A].on(link) == 0).collect::<Vec<_>>()
                {
                    if state.owner(link).is_none() {
                        state.play(A, Action::Buy { link }, &mut luck).unwrap();
                    }
                    state.play(A, Action::Plane { link }, &mut luck).unwrap();
                    turn_of(&mut state, A);
                }
                assert_eq!(state.money[A], 0);
                state.play(A, Action::Claim { flight }, &mut luck).unwrap();
                for &link in &way.links {
                    state.play(A, Action::Via { link }, &mut luck).unwrap();
                }
                assert_ne!(state.claimed[A] & flight.bit(), 0);
            }
        }
    }
}
