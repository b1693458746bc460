//! Rare ways, each led to on purpose.

use super::*;
use crate::numbers::PLANES;
use crate::{Deck, Ending};
use game::SeatSet;

fn count(told: &[Event], fits: impl Fn(&Event) -> bool) -> usize {
    told.iter().filter(|event| fits(event)).count()
}

/// One Vacation of the deck is out and the second lies on top.
fn second_on_top(seats: usize, deck: Deck) -> State {
    let mut state = start(seats);
    state.vacations = 1;
    state.met[deck.index()] = 1;
    state.drawn[deck.index()] = state.table().second_vacation();
    state
}

#[test]
fn js19_both_vacations_may_come_from_the_same_deck_by_a_paid_card_without_refund() {
    let mut state = second_on_top(2, Deck::Long);
    let told = play(&mut state, "a turn-up long");
    assert_eq!(
        count(&told, |event| matches!(event, Event::Vacation { deck: Deck::Long, number: 2, luck: false })),
        1
    );
    assert_eq!((state.met, state.vacations), ([0, 2], 2));
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long), state.money[A]), (6, 6, 29));
    assert_eq!(refused(&state, "a turn-up long"), "JS-9");
    // The same player acts.
    play(&mut state, "a buy oslo--stockholm; a plane oslo--stockholm; a done");
}

#[test]
fn js19_the_final_fill_removes_further_vacations() {
    let mut state = second_on_top(2, Deck::Long);
    // The first Vacation of the short deck comes in the fill as well, and the row lacks cards.
    state.drawn[0] = state.cuts[0];
    lay(&mut state, "amsterdam--london athens--paris amsterdam--tunis ankara--vienna");
    let told = play(&mut state, "a turn-up long");
    assert_eq!(
        count(&told, |event| matches!(event, Event::VacationRemoved { deck: Deck::Short, luck: true })),
        1
    );
    assert_eq!((state.met, state.vacations), ([1, 2], 2));
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long)), (6, 6));
}

#[test]
fn js24_a_deck_too_short_to_fill_leaves_its_row_short_after_a_paid_card() {
    let mut state = second_on_top(6, Deck::Long);
    let long = state.deck & state.options.board.deck(Deck::Long);
    // Two cards are left of the long deck; the others were claimed.
    let left = 1 << long.trailing_zeros() | 1 << long.ilog2();
    state.claimed[B] = long & !left;
    state.deck &= !(long & !left);
    let told = play(&mut state, "a turn-up long");
    assert_eq!((state.row(Deck::Short), state.row(Deck::Long)), (12, 8));
    assert_eq!(count(&told, |event| *event == Event::DecksLeft), 1);
}

#[test]
fn js13_a_claim_may_go_through_foreign_links_only() {
    let mut state = start(3);
    lay(&mut state, "copenhagen--london");
    own(&mut state, B, "amsterdam--copenhagen");
    own(&mut state, C, "amsterdam--london");
    fly(&mut state, A, "amsterdam--copenhagen amsterdam--london");
    play(&mut state, "a claim copenhagen--london; a via amsterdam--copenhagen; a via amsterdam--london");
    assert_eq!((state.claimed[A].count_ones(), state.stock[A], state.owned[A]), (1, PLANES, 0));
}

#[test]
fn js13_a_longer_path_may_be_chosen_on_purpose() {
    let mut state = start(2);
    lay(&mut state, "barcelona--paris");
    fly(&mut state, A, "barcelona--paris barcelona--madrid madrid--paris");
    play(&mut state, "a claim barcelona--paris");
    assert_eq!(legal(&state), ["via barcelona--madrid", "via barcelona--paris"]);
    play(&mut state, "a via barcelona--madrid; a via madrid--paris");
    // The plane on the direct link stays for another flight.
    assert_eq!((state.planes[A].links(), state.stock[A]), (link("barcelona--paris").bit(), 23));
}

#[test]
fn js20_a_final_flight_may_pass_a_city_twice() {
    let mut state = start(2);
    late(&mut state);
    deal(
        &mut state,
        &["lisbon--barcelona--warsaw rome--kyiv--helsinki", "riga--athens--bucharest vienna--rome--moscow"],
    );
    let way = "lisbon--madrid madrid--paris barcelona--paris barcelona--milan milan--paris frankfurt--paris \
               frankfurt--vienna vienna--warsaw";
    fly(&mut state, A, way);
    play(&mut state, "a claim lisbon--barcelona--warsaw; a via lisbon--madrid; a via madrid--paris");
    // From Paris both ways round through Barcelona come back to Paris; straight on would miss it.
    assert_eq!(legal(&state), ["via barcelona--paris", "via milan--paris"]);
    assert_eq!(refused(&state, "a via frankfurt--paris"), "JS-20");
    play(&mut state, "a via milan--paris; a via barcelona--milan; a via barcelona--paris");
    play(&mut state, "a via frankfurt--paris; a via frankfurt--vienna; a via vienna--warsaw; a done");
    assert_eq!((state.stock[A], state.planes[A].links()), (PLANES, 0));
}

#[test]
fn js20_a_final_flight_may_go_on_beyond_its_third_city_and_come_back() {
    let mut state = start(2);
    late(&mut state);
    deal(
        &mut state,
        &["lisbon--barcelona--warsaw rome--kyiv--helsinki", "riga--athens--bucharest vienna--rome--moscow"],
    );
    let way = "lisbon--madrid barcelona--madrid barcelona--paris frankfurt--paris frankfurt--vienna \
               vienna--warsaw kyiv--warsaw kyiv--moscow moscow--riga riga--warsaw";
    fly(&mut state, A, way);
    let steps: Vec<String> = way.split_whitespace().map(|id| format!("a via {id}")).collect();
    play(&mut state, &format!("a claim lisbon--barcelona--warsaw; {}", steps[..6].join("; ")));
    assert_eq!(legal(&state), ["via kyiv--warsaw", "via riga--warsaw", "done"]);
    play(&mut state, &format!("{}; a done", steps[6..].join("; ")));
    assert_eq!(state.stock[A], PLANES);
}

/// A game one plane before its end; `a` and `b` have the same points.
fn tied(money: [u32; 2]) -> State {
    let mut state = start(3);
    late(&mut state);
    has_landed(&mut state, C, 4);
    has_claimed(&mut state, A, 0, "kyiv--paris moscow--rome ankara--vienna amsterdam--tunis");
    has_claimed(&mut state, B, 0, "barcelona--oslo cairo--helsinki edinburgh--rome bucharest--lisbon");
    state.money[A] = money[0];
    state.money[B] = money[1] - 8;
    turn_of(&mut state, B);
    play(&mut state, "b income");
    assert_eq!(state.ending(), Some(Ending::FifthPlane));
    state
}

#[test]
fn js23_a_tie_on_points_is_broken_by_money() {
    let standing = tied([20, 21]).standing();
    assert_eq!(standing.points.first(3), [28, 28, 20]);
    assert_eq!((standing.winners(), standing.places.map(|places| places[A])), (SeatSet::one(B), Some(2)));
}

#[test]
fn js23_equal_points_and_money_share_the_victory() {
    let standing = tied([21, 21]).standing();
    assert_eq!(standing.winners(), SeatSet::one(A).with(B));
    assert_eq!(standing.places.map(|places| places[C]), Some(3));
}

#[test]
fn js16_a_player_without_planes_markers_or_money_can_still_claim_and_collect() {
    let mut state = start(2);
    lay(&mut state, "oslo--stockholm");
    fly(&mut state, A, &"oslo--stockholm ".repeat(24));
    has_claimed(&mut state, A, 3, "ankara--istanbul athens--cairo berlin--oslo kyiv--paris moscow--rome");
    has_claimed(&mut state, A, 2, "amsterdam--tunis ankara--vienna barcelona--oslo cairo--helsinki");
    has_claimed(&mut state, A, 2, "edinburgh--rome bucharest--lisbon athens--riga");
    state.money[A] = 0;
    assert_eq!((state.stock[A], state.markers[A]), (0, 0));
    assert_eq!(legal(&state), ["claim oslo--stockholm", "income"]);
    let mut rich = state.clone();
    let told = play(&mut state, "a claim oslo--stockholm; a via oslo--stockholm");
    assert!(matches!(told[2], Event::Claimed { markers: 0, .. }), "JS-14: as many as there are");
    play(&mut rich, "a income");
    assert_eq!((rich.money[A], rich.markers[A]), (60, 12));
}
