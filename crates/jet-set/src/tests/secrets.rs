//! What is open and what is secret: JS-17.

use super::*;
use crate::Deck;
use game::{Event as _, Eye, Silent};

/// Two late games that differ only in the Final Flights of `b`.
fn twins() -> [State; 2] {
    ["frankfurt--reykjavik--edinburgh", "stockholm--vienna--milan"].map(|other| {
        let mut state = start(2);
        late(&mut state);
        let b = format!("lisbon--barcelona--warsaw {other}");
        deal(&mut state, &["rome--kyiv--helsinki vienna--rome--moscow", &b]);
        fly(&mut state, B, "lisbon--madrid barcelona--madrid barcelona--paris frankfurt--paris");
        fly(&mut state, B, "frankfurt--vienna vienna--warsaw");
        turn_of(&mut state, B);
        state
    })
}

#[test]
fn js17_unclaimed_final_flights_are_secret_and_the_rest_is_open() {
    let [one, two] = twins();
    for eye in [Eye::Seat(A), Eye::Watcher] {
        assert_eq!(one.view(eye), two.view(eye), "{eye:?} sees no difference");
        let view = one.view(eye);
        assert_eq!(view.finals[B], None);
        assert_eq!(view.legal, [], "and no moves of others");
        assert_eq!((view.money, view.stock, view.markers), (one.money, one.stock, one.markers));
        assert_eq!((view.planes, view.owned), (one.planes, one.owned));
        assert_eq!((view.open, view.claimed, view.turned), (one.open, one.claimed, one.drawn));
    }
    assert_ne!(one.view(Eye::Seat(B)), two.view(Eye::Seat(B)));
    assert_eq!(one.view(Eye::Open).finals[B], Some(one.finals[B]));
    assert_eq!(one.view(Eye::Seat(A)).finals[A], Some(one.finals[A]));
}

#[test]
fn js17_a_final_flight_stays_secret_until_its_claim_is_complete() {
    let [mut one, mut two] = twins();
    for moves in ["b claim lisbon--barcelona--warsaw", "b via lisbon--madrid; b via barcelona--madrid"] {
        let told = play(&mut one, moves);
        assert_eq!(told, play(&mut two, moves));
        for event in told {
            // Undo may go back over it, and others see neither card nor way.
            assert!(!event.reveals());
            let seen = event.seen(Eye::Seat(A));
            let begun = Event::ClaimsFinal { seat: B, flight: None };
            assert!(seen.is_none() || seen == Some(begun), "{seen:?}");
            assert_eq!(event.seen(Eye::Seat(B)), Some(event));
        }
        let view = one.view(Eye::Seat(A));
        assert_eq!(view.phase, Phase::FinalPath { seat: B, way: None });
        // The other card of the two games, and the way so far, can't be told apart.
        assert_eq!(view, two.view(Eye::Seat(A)));
        assert_eq!(view, State::sample(&view, &mut Luck::fast(1)).view(Eye::Seat(A)));
    }
    let rest =
        "b via barcelona--paris; b via frankfurt--paris; b via frankfurt--vienna; b via vienna--warsaw";
    let told = play(&mut one, &format!("{rest}; b done"));
    let claimed = told.iter().find(|event| matches!(event, Event::ClaimedFinal { .. })).unwrap();
    assert!(claimed.reveals());
    // The one that was not claimed stays secret.
    play(&mut two, &format!("{rest}; b done"));
    assert_eq!(one.view(Eye::Seat(A)), two.view(Eye::Seat(A)));
}

#[test]
fn js17_the_order_of_the_decks_is_secret() {
    let mut state = start(3);
    state.cuts = [8, 8];
    let mut other = state.clone();
    other.cuts = [13, 10];
    for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Watcher] {
        assert_eq!(state.view(eye), other.view(eye));
    }
    // Once a Vacation card was turned up, everyone knows where it lay.
    state.drawn[0] = 8;
    state.turn_up(Deck::Short, &mut Luck::fast(1), &mut Silent);
    assert_eq!(state.view(Eye::Watcher).cuts, [Some(8), None]);
}

#[test]
fn js17_samples_deal_what_is_hidden_in_every_possible_way() {
    let mut state = start(2);
    state.drawn[1] = 10;
    state.cuts[1] = 12;
    let view = state.view(Eye::Seat(A));
    let (mut cuts, mut finals) = ([0; 16], [0; 18]);
    for seed in 0..400 {
        let sampled = State::sample(&view, &mut Luck::fast(seed));
        sampled.check_invariants().expect("a sampled state is sound");
        cuts[sampled.cuts[1] as usize] += 1;
        for flight in sampled.finals[B] {
            finals[flight.index()] += 1;
        }
    }
    // Ten cards came without a Vacation, so it is under the tenth to thirteenth.
    assert!(cuts[..10].iter().chain(&cuts[14..]).all(|&count| count == 0), "{cuts:?}");
    assert!(cuts[10..14].iter().all(|&count| count > 60), "{cuts:?}");
    for (index, &count) in finals.iter().enumerate() {
        let own = state.finals[A].contains(&FinalFlight(index as u8));
        assert!(if own { count == 0 } else { count > 20 }, "{finals:?}");
    }
}

#[test]
fn steps_of_an_action_reveal_nothing_and_cards_do() {
    let mut state = start(2);
    for event in play(&mut state, "a buy oslo--stockholm; a plane oslo--stockholm; a plane oslo--stockholm") {
        assert!(!event.reveals(), "{event:?}");
    }
    play(&mut state, "a done");
    lay(&mut state, "oslo--stockholm athens--milan athens--paris amsterdam--vienna ankara--bucharest");
    fly(&mut state, B, "oslo--stockholm");
    let told = play(&mut state, "b claim oslo--stockholm; b via oslo--stockholm");
    let revealing: Vec<&Event> = told.iter().filter(|event| event.reveals()).collect();
    assert!(revealing.iter().all(|event| matches!(event, Event::TurnedUp { .. })), "{revealing:?}");
    assert_eq!(revealing.len(), 2, "the next turn begins with two long cards");
}
