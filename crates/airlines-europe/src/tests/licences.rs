//! AE-17 to AE-27: buying licences, then taking a share.

use super::{check, position};

#[test]
fn ae17_the_price_goes_to_the_bank_a_plane_flies_and_the_marker_moves() {
    check(
        "two seats",
        "a buy red paris--munich",
        "money a 4; bank 48; planes red 12; marker red 6; tells bought a red paris--munich 4 marker 6",
    );
}

#[test]
fn ae17_the_price_must_be_at_hand() {
    check("two seats; money a 3", "a buy red paris--munich", "refused AE-17");
    check("two seats; money a 4", "a buy red paris--munich", "money a 0");
    for money in 0..=31 {
        let setup = format!("two seats; board dear; money a {money}");
        let may = if money >= 31 { "may" } else { "may not" };
        check(&setup, "", &format!("{may} a buy red north--south"));
    }
}

#[test]
fn ae17_owning_shares_of_the_airline_is_not_needed() {
    check(
        "two seats; hand b white 2; portfolio b white 2",
        "a buy white moscow--warsaw",
        "marker white 9; hand a none; portfolio a none",
    );
}

#[test]
fn ae18_a_route_must_touch_home_or_connect_to_it() {
    check("two seats", "a buy green paris--london", "refused AE-18");
    check("two seats", "a buy green oslo--copenhagen", "refused AE-18");
    check("two seats; flies green oslo--stockholm", "a buy green oslo--copenhagen", "money a 5");
    check(
        "two seats; flies green oslo--stockholm oslo--copenhagen",
        "a buy green amsterdam--copenhagen",
        "money a 4",
    );
}

#[test]
fn ae18_another_airlines_routes_do_not_connect() {
    check(
        "two seats; flies grey london--amsterdam amsterdam--copenhagen stockholm--copenhagen",
        "a buy green amsterdam--copenhagen",
        "refused AE-18",
    );
}

#[test]
fn ae19_always_the_cheapest_free_licence() {
    check("two seats; flies red paris--london", "a buy grey paris--london", "money a 4; marker grey 9");
    check("two seats; ban paris--london 3", "a buy grey paris--london", "money a 4");
    check("two seats; ban paris--london 4; flies red paris--london", "a buy grey paris--london", "money a 3");
}

#[test]
fn ae20_at_most_one_licence_per_airline_and_route() {
    check("two seats; flies red paris--london", "a buy red paris--london", "refused AE-20");
    check("two seats", "a buy red paris--london; a buy red paris--london", "refused AE-20");
    check("two seats", "a buy red paris--london; a buy grey paris--london", "money a 1");
}

#[test]
fn ae21_a_route_with_no_free_licence_is_closed_to_all() {
    let full = "two seats; flies red paris--amsterdam; flies grey london--amsterdam paris--amsterdam";
    check(&format!("{full}; flies green stockholm--copenhagen amsterdam--copenhagen"), "", "may a bank");
    check(
        &format!("{full}; flies green stockholm--copenhagen amsterdam--copenhagen"),
        "a buy green paris--amsterdam",
        "refused AE-21",
    );
    check(
        "two seats; ban paris--amsterdam 4; flies red paris--amsterdam; flies grey london--amsterdam",
        "a buy grey paris--amsterdam",
        "refused AE-21",
    );
}

#[test]
fn ae22_an_airline_with_no_planes_left_cannot_buy() {
    check("two seats; planes white 0; money a 30", "a buy white moscow--ankara", "refused AE-22");
    check("two seats; planes white 1; money a 30", "a buy white moscow--ankara", "planes white 0");
}

#[test]
fn ae23_a_second_licence_for_any_airline_may_follow() {
    check(
        "two seats",
        "a buy red paris--london; a buy green oslo--stockholm",
        "money a 2; marker red 5; marker green 7; asks a share",
    );
    check("two seats", "a buy red paris--london", "asks a second licence; may a draw");
}

#[test]
fn ae23_the_first_purchase_already_counts_for_the_second() {
    check(
        "two seats",
        "a buy green oslo--stockholm; a buy green oslo--copenhagen",
        "money a 2; marker green 10",
    );
    check("two seats", "a buy red paris--london; a buy grey paris--london", "marker grey 9");
    check("two seats; money a 5", "a buy red paris--london; a buy red paris--berlin", "refused AE-17");
}

#[test]
fn ae23_there_is_no_third_licence() {
    check(
        "two seats; money a 20",
        "a buy red paris--london; a buy red paris--berlin; a buy red bordeaux--paris",
        "refused AE-24",
    );
}

#[test]
fn ae24_a_share_of_the_market_is_replaced_at_once() {
    check(
        "two seats; market red 2 white 3; pile grey 4",
        "a buy red paris--london; a take white",
        "hand a white 1; market red 2 grey 1 white 2; pile grey 3; asks b turn
         tells took a white, turned up grey",
    );
}

#[test]
fn ae24_or_the_top_of_the_pile_unseen() {
    check(
        "two seats; market red 2 white 3; pile grey 4",
        "a buy red paris--london; a draw",
        "hand a grey 1; market red 2 white 3; pile grey 3; cards 6; asks b turn",
    );
}

#[test]
fn ae24_only_what_lies_in_the_market_can_be_taken() {
    check("two seats; market red 2 white 3", "a buy red paris--london; a take green", "refused AE-24");
}

#[test]
fn ae24_one_share_even_after_two_licences() {
    check(
        "two seats; pile grey 4",
        "a buy red paris--london; a buy red paris--berlin; a draw",
        "hand a grey 1; asks b turn",
    );
    check("two seats; pile grey 4", "a buy red paris--london; a draw; a draw", "refused AE-16");
}

#[test]
fn ae25_a_long_distance_route_has_one_expensive_licence() {
    let setup = "two seats; money a 30; flies green oslo--stockholm; flies grey london--edinburgh";
    check(setup, "a buy green edinburgh--oslo", "money a 20; marker green 17");
    check(setup, "a buy green edinburgh--oslo; a buy grey edinburgh--oslo", "refused AE-21");
}

const NEARLY_ATHENS: &str = "two seats; flies green stockholm--berlin berlin--vienna vienna--belgrade";

#[test]
fn ae26_reaching_the_target_moves_the_marker_by_the_bonus_too() {
    // Start 4, three routes for 4, 4 and 3; then 3 for the last and 8 for the connection.
    check(
        NEARLY_ATHENS,
        "a buy green belgrade--athens",
        "money a 5; marker green 26; tells bought a green belgrade--athens 3 marker 18, bonus green 8 marker 26",
    );
}

#[test]
fn ae26_the_bonus_comes_once() {
    check(
        &format!("{NEARLY_ATHENS}; money a 20"),
        "a buy green belgrade--athens; a buy green athens--istanbul",
        "marker green 29",
    );
}

#[test]
fn ae26_only_the_four_small_airlines_have_one() {
    check(
        "two seats; flies red paris--berlin berlin--vienna vienna--belgrade",
        "a buy red belgrade--athens",
        "tells no bonus",
    );
}

#[test]
fn ae26_all_four_can_make_theirs() {
    check(
        "two seats; flies orange rome--athens marseille--rome bordeaux--marseille",
        "a buy orange bordeaux--london",
        "tells bonus orange 8 marker 24",
    );
    check(
        "two seats; flies grey paris--london paris--berlin berlin--vienna vienna--belgrade belgrade--athens",
        "a buy grey athens--ankara",
        "tells bonus grey 13 marker 37",
    );
    check(
        "two seats; flies white moscow--warsaw warsaw--berlin paris--berlin bordeaux--paris",
        "a buy white madrid--bordeaux",
        "tells bonus white 14 marker 35",
    );
}

#[test]
fn ae27_blocked_is_planes_left_and_nowhere_to_fly() {
    let blocked = |setup: &str, index| {
        let state = position(setup);
        state.planes[index] > 0 && state.reachable(index) == 0
    };
    assert!(!blocked("two seats; board small; flies red north--south", 0));
    assert!(blocked("two seats; board small; flies red north--south north--west", 0));
    // Black can still fly to the west.
    assert!(!blocked("two seats; board small; flies red north--south north--west", 1));
}

#[test]
fn ae27_lack_of_money_does_not_block() {
    check(
        "two seats; board small; money a 3 b 0",
        "a buy red north--south",
        "money a 0; asks a second licence; tells no ended",
    );
}
