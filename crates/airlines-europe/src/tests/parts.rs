//! AE-1 to AE-3: what is in the box.

use super::check;
use crate::setup::Cuts;
use crate::{Airline, Board, Options, State};
use game::{Board as _, Eye, Game, Luck, Seat, Silent};

#[test]
fn ae1_ten_airlines_with_their_shares_homes_and_targets() {
    let board = Board::built_in();
    let city = |index: u8| board.cities[index as usize].id.as_str();
    let found: Vec<(&str, &str, u8)> = board
        .companies
        .iter()
        .map(|company| (company.name.as_str(), company.color, company.planes))
        .collect();
    let expected = [
        ("Air Amigos", "yellow", 16),
        ("Rio Grande Southern Europe", "blue", 15),
        ("Lucky Hans Airways", "violet", 14),
        ("Days Of Flying Wonders", "red", 13),
        ("Brooms Bewitched", "black", 11),
        ("Jolly Roger Airships", "brown", 10),
        ("FF Flys", "green", 9),
        ("It's Funagain To Fly", "orange", 9),
        ("Flying Is Simply Fun", "grey", 8),
        ("White Winds", "white", 7),
    ];
    assert_eq!(found, expected);
    let bonus = board.companies.iter().filter_map(|company| {
        company.bonus.map(|(target, _)| (company.color, city(company.home), city(target)))
    });
    let expected = [
        ("green", "stockholm", "athens"),
        ("orange", "athens", "london"),
        ("grey", "london", "ankara"),
        ("white", "moscow", "madrid"),
    ];
    assert_eq!(bonus.collect::<Vec<_>>(), expected);
}

#[test]
fn ae1_an_airline_has_as_many_shares_as_planes() {
    check("five seats; market none", "", "planes yellow 16; planes white 7");
    check(
        "five seats; market none",
        "",
        "pile yellow 16 blue 15 violet 14 red 13 black 11 brown 10 green 9 orange 9 grey 8 white 7",
    );
}

#[test]
fn ae2_112_airline_shares_20_abacus_and_3_scoring_cards() {
    let shares: u32 = Board::built_in().companies.iter().map(|company| u32::from(company.planes)).sum();
    assert_eq!((shares, Board::built_in().abacus_shares), (112, 20));
    let state = State::new(&Options::new(5), &mut Luck::fast(3), &mut Silent);
    let view = state.view(Eye::Watcher);
    // Five lie in the market, five hands have eight each; the pile holds the others and three cards.
    assert_eq!((view.market.total(), view.pile_size), (5, 112 - 5 - 40 + 3));
    let cuts = Cuts { shares: 67, exact: true }.draw(&mut Luck::fast(1), [None; 3], 0);
    assert!(cuts.is_sorted(), "three cards, one below the other: {cuts:?}");
}

#[test]
fn ae2_no_licence_can_be_bought_for_abacus() {
    check("two seats", "a buy abacus paris--london", "refused AE-2");
}

#[test]
fn ae2_abacus_is_never_in_the_market() {
    check("two seats", "a buy red paris--london; a take abacus", "refused AE-24");
    for seed in 0..20 {
        let state = State::new(&Options::new(2), &mut Luck::fast(seed), &mut Silent);
        let view = state.view(Eye::Watcher);
        assert_eq!((view.market[Airline::ABACUS], view.supply), (0, 20));
    }
}

#[test]
fn ae2_anyone_sees_how_many_of_a_hand_are_abacus() {
    let state = super::position("two seats; hand a red 3 abacus 2");
    for eye in [Eye::Seat(Seat::new(1)), Eye::Watcher] {
        let view = state.view(eye);
        assert_eq!((view.hand_sizes.0[0], view.hand_abacus.0[0], view.hands.0[0]), (3, 2, None));
    }
}

#[test]
fn ae3_prices_homes_starts_zones_and_bonus_come_from_the_board() {
    check(
        "two seats; board dear; money a 31",
        "a buy red north--south",
        "money a 0; marker red 31; planes red 21; bank 52",
    );
    // The built-in board: green starts at 4, and so on; oslo--stockholm costs 3, then 4.
    check("two seats", "a buy green oslo--stockholm", "money a 5; marker green 7; planes green 8");
    let long: Vec<&str> = Board::built_in()
        .routes
        .iter()
        .filter(|route| route.long_distance)
        .map(|route| route.id.as_str())
        .collect();
    assert_eq!(long, ["madrid--palermo", "dublin--lisbon", "edinburgh--oslo", "moscow--ankara"]);
}
