//! A seat's sight depends on nothing but what that seat may know: it is the same in the true state and in
//! every state dealt anew from the seat's view, and it says what the view says.

use crate::boards;
use game::{Board as _, Eye, Game, Luck, Seat, Silent};
use ticket_to_ride_germany::{Asked, Board, Kind, Options, Passenger, Phase, PlaceId, Sight, State, View};

/// All that a sight gives, in words.
fn told(sight: Sight<'_>) -> String {
    let mut legal = Vec::new();
    sight.legal(&mut legal);
    let own = (sight.asked(), sight.hand(), sight.tickets(), sight.offer(), sight.returned(), legal);
    let known = (sight.unseen(), sight.unseen_tickets(), sight.affordable());
    let seats: Vec<_> = Seat::all(sight.seats())
        .map(|seat| {
            let network = (sight.routes(seat), sight.open_to(seat), sight.trains(seat), sight.points(seat));
            let cards = (sight.hand_size(seat), sight.shown(seat), sight.ticket_counts(seat));
            let tickets = (sight.offered(seat), sight.tickets_of(seat), sight.completed(seat));
            (network, cards, tickets, sight.passengers(seat))
        })
        .collect();
    let rivals: Vec<_> = sight.rivals().collect();
    let table = (sight.mover(), sight.chosen(), sight.last(), sight.passes(), rivals);
    let cards = (sight.row(), sight.deck_size(), sight.discards(), sight.can_draw());
    let bottom = |kind| sight.put_back(kind).collect::<Vec<_>>();
    let decks = Kind::BOTH.map(|kind| (sight.tickets_left(kind), sight.shuffled(kind), bottom(kind)));
    let places: Vec<_> = (0..sight.board().places()).map(|place| sight.crowd(PlaceId(place as u8))).collect();
    let waiting: Vec<_> = Passenger::all().map(|color| sight.waiting(color)).collect();
    format!("{own:?}{known:?}{seats:?}{table:?}{cards:?}{decks:?}{places:?}{waiting:?}")
}

/// A sight says what the view says.
fn agree(sight: Sight<'_>, view: &View) {
    let seat = sight.seat();
    assert_eq!(Some(*sight.hand()), view.hands[seat]);
    assert_eq!(Some(sight.tickets()), view.tickets[seat]);
    assert_eq!(sight.offer(), view.offer());
    assert_eq!((sight.phase(), sight.chosen()), (view.phase, view.chosen));
    for (kind, deck) in Kind::BOTH.into_iter().zip(&view.decks) {
        assert_eq!((sight.shuffled(kind), sight.put_back(kind).collect()), (deck.size, deck.bottom.clone()));
    }
    assert_eq!(sight.open_to(seat), view.open_to(seat));
    assert_eq!(sight.asked() == Asked::Nothing, view.legal.is_empty());
    assert_eq!(sight.asked() == Asked::Turn, view.phase == Phase::Turn(seat));
    // Every card lies open, is known to be in a hand, or is unseen.
    let mut cards = sight.unseen();
    cards.add(sight.hand());
    cards.add(sight.discards());
    sight.rivals().for_each(|rival| cards.add(sight.shown(rival)));
    sight.row().iter().flatten().for_each(|&card| cards[card] += 1);
    assert_eq!(cards, view.board.cards);
    // What can be paid for is what can be claimed.
    let claims = view.legal.iter().filter_map(|action| action.route());
    let claims = claims.fold(0u128, |set, route| set | 1 << route.0);
    if sight.asked() == Asked::Turn {
        assert_eq!(sight.affordable(), claims);
    }
}

fn hold(options: &Options, seed: u64) {
    let mut luck = Luck::fast(seed);
    let mut state = State::new(options, &mut luck, &mut Silent);
    let mut actions = Vec::new();
    while let Some(mover) = state.turn().first() {
        for seat in Seat::all(state.seats()) {
            let view = state.view(Eye::Seat(seat));
            let truth = told(state.sight(seat));
            agree(state.sight(seat), &view);
            for _ in 0..2 {
                assert_eq!(told(State::sample(&view, &mut luck).sight(seat)), truth);
            }
        }
        actions.clear();
        state.legal(mover, &mut actions);
        let action = state.lively(&actions, &mut luck);
        state.apply(mover, action, &mut luck, &mut Silent);
    }
}

#[test]
fn a_sight_is_the_same_in_the_truth_and_in_every_sample_of_its_view() {
    for seed in 0..4 {
        hold(&Options::new(2 + seed as usize), seed);
    }
}

#[test]
fn a_sight_is_the_same_on_a_small_odd_board() {
    let board = Board::load(&boards::odd()).expect("the odd board is sound");
    for seed in 0..8 {
        hold(&Options { board, ..Options::new(2 + seed as usize % 4) }, seed);
    }
}

#[test]
fn a_sight_is_the_same_on_a_jittered_board() {
    let board = Board::load(&boards::jittered(3)).expect("the jittered board is sound");
    hold(&Options { board, ..Options::new(3) }, 5);
}
