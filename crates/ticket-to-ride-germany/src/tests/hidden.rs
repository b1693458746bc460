//! What others may know is in the view, and what they may not is not (TG-4, TG-11).

use super::position;
use crate::{Card, Event, Kind, Options, Phase, State};
use game::{Board as _, Event as _, Eye, Game, Luck, Seat, Silent, Stream, Turn};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn tg11_sizes_are_open_contents_are_not() {
    let state = position("hand a red 3 loco 1; shown a red 2; tickets a kiel--stuttgart berlin--leipzig");
    let view = state.view(Eye::Seat(B));
    assert_eq!((view.hand_sizes[A], view.hands[A], view.tickets[A]), (4, None, None));
    assert_eq!((view.shown[A][Card(7)], view.ticket_counts[A]), (2, [1, 1]));
    assert!(view.legal.is_empty());
    let own = state.view(Eye::Seat(A));
    assert_eq!(own.hands[A], Some(state.hands[A]));
    assert_eq!(own.tickets[A], Some(state.held[A]));
    assert_eq!(state.view(Eye::Watcher).hands.0, [None; 5]);
    assert_eq!(state.view(Eye::Open).hands[A], Some(state.hands[A]));
}

#[test]
fn tg11_another_hand_and_deck_leave_the_view_as_it_is() {
    let one = position(
        "hand a red 3 loco 1; shown a red 1; hand b blue 2; tickets a kiel--stuttgart; deck red 5 green 5",
    );
    let two = position(
        "hand a red 1 green 3; shown a red 1; hand b blue 2; tickets a berlin--cologne; deck red 7 green 2 loco 1",
    );
    assert_eq!(one.discards, two.discards);
    for eye in [Eye::Seat(B), Eye::Watcher] {
        assert_eq!(one.view(eye), two.view(eye));
    }
    assert_ne!(one.view(Eye::Seat(A)), two.view(Eye::Seat(A)));
    assert_ne!(one.view(Eye::Open), two.view(Eye::Open));
}

#[test]
fn tg11_cards_taken_face_up_are_known_until_spent() {
    super::check(
        "hand a red 2; row red blue orange white green; deck black 9",
        "a take red; a draw; b draw; b draw; a claim rostock--schwerin red 2",
        "hand a = black 1 red 1; shown a =",
    );
}

#[test]
fn tg4_tickets_are_secret_until_the_end() {
    let mut luck = Luck::fast(3);
    let mut state = State::new(&Options::new(3), &mut luck, &mut Silent);
    for seat in Seat::all(3) {
        let (_, action) = super::read(&state, &format!("{seat} tickets 2 2"));
        let watched = state.view(Eye::Watcher);
        state.apply(seat, action, &mut luck, &mut Silent);
        if let (Phase::Mixes(before), Phase::Mixes(after)) = (watched.phase, state.view(Eye::Watcher).phase) {
            assert_eq!(before, after, "a mix is hidden until all have announced");
        }
    }
    let view = state.view(Eye::Seat(B));
    let Phase::FirstTickets { offered, .. } = view.phase else { panic!("all have announced") };
    assert!(offered[A].is_empty() && offered[B].len() == 4);
    assert_eq!((view.offered[A], view.offer().len()), ([2, 2], 4));
    let mut actions = Vec::new();
    while let Turn::Seats(seats) = state.turn() {
        let seat = seats.iter().next().expect("somebody moves");
        let view = state.view(Eye::Seat(B));
        assert!(view.tickets[A].is_none() && view.tickets[B].is_some());
        actions.clear();
        state.legal(seat, &mut actions);
        let action = actions[luck.below(Stream(7), actions.len() as u32) as usize];
        state.apply(seat, action, &mut luck, &mut Silent);
    }
    assert_eq!(state.view(Eye::Watcher).tickets[A], Some(state.held[A]));
}

#[test]
fn tg17_only_who_put_a_ticket_back_knows_it() {
    let state = position("bottom a kiel--stuttgart; bottom b berlin--cologne");
    let known = |eye: Eye| -> Vec<bool> {
        let view = state.view(eye);
        view.decks[Kind::Long as usize].bottom.iter().map(|put_back| put_back.ticket.is_some()).collect()
    };
    assert_eq!(known(Eye::Seat(A)), [true, false]);
    assert_eq!(known(Eye::Seat(B)), [false, true]);
    assert_eq!(known(Eye::Watcher), [false, false]);
    assert_eq!(known(Eye::Open), [true, true]);
    let view = state.view(Eye::Seat(A));
    assert_eq!((view.returned[A], view.returned[B]), (Some(state.returned[A]), None));
    assert_eq!(view.decks[Kind::Long as usize].bottom[1].by, B);
}

#[test]
fn events_hide_what_the_view_hides() {
    let ticket = Some(crate::Ticket(3));
    let secrets = [
        Event::Dealt { seat: A, card: Some(Card(1)) },
        Event::Drew { seat: A, card: Some(Card(1)) },
        Event::Mixed { seat: A, mix: Some(crate::Mix { short: 1, long: 3 }) },
        Event::Offered { seat: A, kind: Kind::Short, ticket, luck: true },
        Event::Kept { seat: A, kind: Kind::Short, ticket },
        Event::Returned { seat: A, kind: Kind::Short, ticket },
        Event::Chose { seat: A, kept: Some(crate::FewTickets::of(3)) },
    ];
    for event in secrets {
        assert_eq!(event.seen(Eye::Seat(A)), Some(event));
        assert_eq!(event.seen(Eye::Open), Some(event));
        for eye in [Eye::Seat(B), Eye::Watcher] {
            let seen = event.seen(eye).expect("that it happened is open");
            assert_ne!(seen, event);
            assert_eq!(
                seen.to_json(crate::Board::built_in())["kind"],
                event.to_json(crate::Board::built_in())["kind"]
            );
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
