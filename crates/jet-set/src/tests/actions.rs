//! Buying, placing and collecting: JS-10 to JS-12, JS-15 and JS-16.

use super::*;
use crate::numbers::fee;
use game::Eye;

#[test]
fn js10_a_link_is_bought_with_a_marker_and_at_least_one_plane() {
    let mut state = start(3);
    let told = play(&mut state, "a buy madrid--rome");
    assert_eq!(told, [Event::Bought { seat: A, link: link("madrid--rome"), price: 7 }]);
    assert_eq!((state.money[A], state.markers[A], state.owner(link("madrid--rome"))), (23, 29, Some(A)));
    // One plane is compulsory, and all of them go there.
    assert_eq!(refused(&state, "a done"), "JS-10");
    assert_eq!(refused(&state, "a income"), "JS-10");
    own(&mut state, A, "london--paris");
    assert_eq!(refused(&state, "a plane london--paris"), "JS-10");
    play(&mut state, "a plane madrid--rome; a plane madrid--rome; a done");
    assert_eq!((state.money[A], state.stock[A], state.planes[A].on(link("madrid--rome"))), (13, 22, 2));
    // It is owned for the rest of the game.
    assert_eq!(refused(&state, "b buy madrid--rome"), "JS-10");
    play(&mut state, "b income; c income");
    assert_eq!(refused(&state, "a buy madrid--rome"), "JS-10");
}

#[test]
fn js10_no_marker_or_no_money_for_link_and_plane_means_no_purchase() {
    let mut state = start(2);
    state.money[A] = 11;
    assert_eq!(refused(&state, "a buy madrid--rome"), "JS-16");
    state.money[A] = 12;
    play(&mut state.clone(), "a buy madrid--rome; a plane madrid--rome; a done");
    state.markers[A] = 0;
    assert_eq!(refused(&state, "a buy madrid--rome"), "JS-10");
    assert!(!legal(&state).iter().any(|text| text.starts_with("buy")));
}

#[test]
fn js11_the_fee_rises_with_the_number_of_own_links() {
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(fee), [2, 5, 10, 15, 20, 25, 30, 35]);
    let mut state = start(2);
    own(&mut state, A, "london--paris madrid--paris milan--paris madrid--rome");
    own(&mut state, B, "dublin--london");
    state.money[A] = 60;
    let price = |state: &State, text: &str| {
        let (seat, action) = read(text);
        let cost = state.view(Eye::Seat(seat)).cost(action);
        (cost.total(), cost.fee)
    };
    assert_eq!(price(&state, "a plane london--paris"), (7, 2));
    play(&mut state, "a plane london--paris");
    assert_eq!(price(&state, "a plane london--paris"), (5, 0));
    assert_eq!(price(&state, "a plane madrid--paris"), (8, 3));
    // Any numbers in any combination, but on own links only.
    assert_eq!(refused(&state, "a plane dublin--london"), "JS-11");
    assert_eq!(refused(&state, "a plane edinburgh--london"), "JS-11");
    play(
        &mut state,
        "a plane madrid--paris; a plane london--paris; a plane milan--paris; a plane madrid--rome",
    );
    assert_eq!(state.money[A], 60 - 5 * 5 - 15);
    play(&mut state, "a plane madrid--paris; a done");
    assert_eq!((state.money[A], state.stock[A]), (15, 18));
    assert_eq!(mover(&state), Some(B));
}

#[test]
fn js11_a_step_that_is_too_dear_is_not_legal() {
    let mut state = start(2);
    own(&mut state, A, "london--paris madrid--paris");
    state.money[A] = 14;
    play(&mut state, "a plane london--paris");
    assert_eq!(refused(&state, "a plane madrid--paris"), "JS-16");
    assert_eq!(legal(&state), ["plane london--paris", "done"]);
    play(&mut state, "a plane london--paris");
    assert_eq!(legal(&state), ["done"]);
    // Unowned links must be bought.
    turn_of(&mut state, A);
    assert_eq!(refused(&state, "a plane oslo--stockholm"), "JS-11");
}

#[test]
fn js12_planes_on_a_foreign_link_pay_the_owner_who_cannot_refuse() {
    let mut state = start(3);
    own(&mut state, B, "london--paris milan--paris");
    own(&mut state, C, "madrid--paris");
    let told = play(&mut state, "a plane london--paris");
    let (link, toll) = (link("london--paris"), Some((B, 5)));
    assert_eq!(told, [Event::Placed { seat: A, link, bank: 5, toll }]);
    assert_eq!((state.money[A], state.money[B]), (20, 35));
    // One link of one other player.
    assert_eq!(refused(&state, "a plane milan--paris"), "JS-12");
    assert_eq!(refused(&state, "a plane madrid--paris"), "JS-12");
    play(&mut state, "a plane london--paris; a done");
    assert_eq!((state.money[A], state.money[B], state.planes[A].on(link)), (10, 40, 2));
}

#[test]
fn js12_the_toll_also_goes_to_an_owner_who_has_claimed_a_final_flight() {
    let mut state = start(2);
    late(&mut state);
    own(&mut state, B, "london--paris");
    has_landed(&mut state, B, 0);
    play(&mut state, "a plane london--paris; a done");
    assert_eq!(state.money[B], 35);
}

#[test]
fn js15_income_is_5_with_a_marker_and_2_without_and_takes_one_marker_off_each() {
    let mut state = start(2);
    has_claimed(&mut state, A, 3, "ankara--istanbul");
    has_claimed(&mut state, A, 2, "athens--cairo");
    has_claimed(&mut state, A, 1, "amsterdam--tunis");
    has_claimed(&mut state, A, 0, "berlin--oslo kyiv--paris");
    has_claimed(&mut state, B, 3, "milan--paris");
    let markers = state.markers[A];
    assert_eq!(state.view(Eye::Watcher).income(A), 19);
    let told = play(&mut state, "a income");
    assert_eq!(told[0], Event::Income { seat: A, marked: 3, bare: 2, amount: 19 });
    assert_eq!((state.money[A], state.markers[A]), (49, markers + 3));
    let view = state.view(Eye::Watcher);
    let on = |id| view.markers_on(flight(id));
    assert_eq!(
        ["ankara--istanbul", "athens--cairo", "amsterdam--tunis", "berlin--oslo"].map(on),
        [2, 1, 0, 0]
    );
    assert_eq!((on("milan--paris"), view.income(A)), (3, 16));
    // Always allowed, also with no flights.
    let mut poor = start(2);
    poor.money[A] = 0;
    assert_eq!(legal(&poor), ["income"]);
    let told = play(&mut poor, "a income");
    assert_eq!(told[0], Event::Income { seat: A, marked: 0, bare: 0, amount: 0 });
}

#[test]
fn js16_no_planes_beyond_the_stock_and_no_money_beyond_what_is_there() {
    let mut state = start(2);
    own(&mut state, A, "london--paris");
    own(&mut state, B, "madrid--paris");
    fly(&mut state, A, &"london--paris ".repeat(23));
    state.money[A] = 100;
    // Any number of planes may stand on a link.
    play(&mut state, "a plane london--paris");
    assert_eq!((state.planes[A].on(link("london--paris")), state.stock[A]), (24, 0));
    assert_eq!(refused(&state, "a plane london--paris"), "JS-16");
    turn_of(&mut state, A);
    for text in ["a plane london--paris", "a plane madrid--paris", "a buy oslo--stockholm"] {
        assert_eq!(refused(&state, text), "JS-16");
    }
    turn_of(&mut state, B);
    state.money[B] = 6;
    for text in ["b plane london--paris", "b plane madrid--paris", "b buy oslo--stockholm"] {
        assert_eq!(refused(&state, text), "JS-16");
    }
}
