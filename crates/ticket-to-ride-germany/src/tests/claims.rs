//! TG-12 to TG-16: claiming routes.

use super::{check, check_facts, play, position};

#[test]
fn tg12_a_coloured_route_needs_its_colour_and_locomotives_help() {
    let pay = |payment: &str, expected: &str| {
        check("hand a orange 4 red 4 loco 4", &format!("a claim kiel--rostock {payment}"), expected);
    };
    pay("orange 4", "hand a = red 4 loco 4; discards = orange 4; routes a = kiel--rostock");
    pay("orange 3 loco 1", "hand a = orange 1 red 4 loco 3; discards = orange 3 loco 1");
    pay("orange 1 loco 3", "hand a = orange 3 red 4 loco 1");
    pay("loco 4", "hand a = orange 4 red 4; discards = loco 4");
    pay("red 4", "refused = TG-12");
    pay("orange 3", "refused = TG-12");
    pay("orange 4 loco 1", "refused = TG-12");
    pay("loco 3", "refused = TG-12");
}

#[test]
fn tg12_a_grey_route_takes_any_single_colour() {
    check("hand a red 2", "a claim augsburg--munich-1 red 2", "points a = 2");
    check("hand a blue 1 loco 1", "a claim augsburg--munich-1 blue 1 loco 1", "points a = 2; hand a =");
    check("hand a blue 1 loco 1", "a claim augsburg--munich-1 blue 2", "refused = TG-12");
    check("hand a blue 1 loco 1", "a claim augsburg--munich-1 loco 2", "refused = TG-12");
}

#[test]
fn tg12_every_payment_is_listed() {
    let state = position("hand a red 2 blue 1 loco 1; trains a 3; other-tickets b");
    let played = play(state, "");
    let all = super::fact(&played, "legal a claim");
    let of = |route: &str| -> Vec<String> {
        all.split(", ")
            .filter_map(|text| text.strip_prefix(&format!("claim {route} ")))
            .map(String::from)
            .collect()
    };
    assert_eq!(of("augsburg--munich-1"), ["blue 1 loco 1", "red 1 loco 1", "red 2"]);
    assert_eq!(of("augsburg--ulm-1"), ["blue 1", "red 1", "loco 1"]);
    assert_eq!(of("rostock--schwerin"), ["red 1 loco 1", "red 2"]);
    assert_eq!(of("karlsruhe--stuttgart"), ["loco 1"]);
}

#[test]
fn tg13_the_route_must_be_free_and_need_not_touch_others() {
    check(
        "seats 4; routes b berlin--magdeburg; hand a red 3",
        "a claim berlin--magdeburg red 3",
        "refused = TG-13",
    );
    check(
        "routes a kiel--rostock; hand a red 3",
        "a claim munich--austria-munich red 3",
        "points a = 11; turn = b",
    );
}

#[test]
fn tg13_trains_must_suffice() {
    check("trains a 3; hand a orange 4", "a claim kiel--rostock orange 4", "refused = TG-13");
    check("trains a 3; hand a red 2", "a claim rostock--schwerin red 2", "trains a = 1");
}

#[test]
fn tg14_points_follow_the_table() {
    for (route, payment, points) in [
        ("karlsruhe--stuttgart", "purple 1", 1),
        ("rostock--schwerin", "red 2", 2),
        ("berlin--magdeburg", "red 3", 4),
        ("emden--munster", "red 4", 7),
        ("berlin--dresden", "green 5", 10),
        ("berlin--rostock", "purple 6", 15),
        ("dresden--regensburg", "red 7", 18),
    ] {
        let setup = "hand a purple 6 red 7 green 5; row blue blue blue blue blue";
        let expected = format!("points a = {points}; told claimed points = {points}");
        let played = play(position(setup), &format!("a claim {route} {payment}"));
        check_facts(&played, &expected);
    }
}

#[test]
fn tg15_a_player_holds_only_one_of_a_group() {
    for seats in 2..=5 {
        let setup = format!("seats {seats}; routes a dortmund--dusseldorf-1; hand a red 3");
        check(&setup, "a claim dortmund--dusseldorf-2 red 1", "refused = TG-15");
    }
}

#[test]
fn tg15_the_first_claim_closes_the_group_with_two_or_three_players() {
    for seats in 2..=3 {
        let setup = format!("seats {seats}; routes b dortmund--dusseldorf-2; hand a red 1; other-tickets b");
        check(&setup, "a claim dortmund--dusseldorf-1 red 1", "refused = TG-15");
        let played = play(position(&setup), "");
        assert!(!super::fact(&played, "legal a claim").contains("dortmund--dusseldorf"));
    }
    for seats in 4..=5 {
        let setup = format!("seats {seats}; routes b dortmund--dusseldorf-2; hand a red 1");
        check(&setup, "a claim dortmund--dusseldorf-1 red 1", "points a = 1");
        check(&setup, "a claim dortmund--dusseldorf-2 red 1", "refused = TG-13");
    }
}

#[test]
fn tg15_all_three_of_a_group_can_be_taken_by_four_players() {
    check(
        "seats 4; hand a red 1; hand b red 1; hand c red 1; hand d red 1; row blue blue blue blue white",
        "a claim dortmund--dusseldorf-1 red 1; b claim dortmund--dusseldorf-2 red 1
         c claim dortmund--dusseldorf-3 red 1; d claim dortmund--dusseldorf-3 red 1",
        "refused = TG-13; points c = 1",
    );
}

#[test]
fn tg16_one_passenger_from_each_end_each_its_own_decision() {
    let setup = "hand a red 3; crowd berlin red 2 blue 1; crowd magdeburg white 1";
    check(setup, "a claim berlin--magdeburg red 3", "phase = passenger berlin; turn = a");
    check(
        setup,
        "a claim berlin--magdeburg red 3; a passenger berlin blue; a passenger magdeburg white",
        "taken a = blue 1 white 1; crowd berlin = red 2; crowd magdeburg =; turn = b",
    );
    check(
        setup,
        "a claim berlin--magdeburg red 3; a passenger berlin none; a passenger magdeburg none",
        "taken a =; crowd berlin = red 2 blue 1; turn = b; told boarded = 2",
    );
    check(
        setup,
        "a claim berlin--magdeburg red 3",
        "legal a passenger = passenger berlin none, passenger berlin red, passenger berlin blue",
    );
}

#[test]
fn tg16_an_empty_place_gives_none_and_asks_nothing() {
    check(
        "hand a red 3; crowd magdeburg white 1",
        "a claim berlin--magdeburg red 3",
        "phase = passenger magdeburg",
    );
    check("hand a red 3", "a claim berlin--magdeburg red 3", "turn = b; told boarded = 0");
}

#[test]
fn tg16_only_who_waits_there_can_be_taken() {
    let setup = "hand a red 3; crowd berlin red 1; crowd magdeburg white 1";
    let claim = "a claim berlin--magdeburg red 3";
    check(setup, &format!("{claim}; a passenger berlin white"), "refused = TG-16");
    check(setup, &format!("{claim}; a passenger magdeburg white"), "refused = TG-16");
    check(setup, &format!("{claim}; a draw"), "refused = TG-5");
}
