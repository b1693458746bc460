//! TG-21 and TG-22: the last round, and passing.

use super::check;

/// No card anywhere but in the hand of `b`, and no ticket but with `b`.
const NOTHING: &str = "row - - - - -; deck; discards; rest b; other-tickets b";

#[test]
fn tg21_two_trains_or_fewer_bring_on_the_last_round() {
    for (route, payment, left) in
        [("rostock--schwerin", "red 2", 2), ("berlin--magdeburg", "red 3", 1), ("emden--munster", "red 4", 0)]
    {
        let setup = "hand a red 4; row blue blue green white black; routes b bremerhaven--emden;
                     routes a dresden--regensburg berlin--hamburg-1 berlin--hanover erfurt--regensburg berlin--rostock \
                     chemnitz--regensburg konstanz--lindau";
        let expected =
            format!("last = a; trains a = {left}; told last-round seat trains = a {left}; turn = b");
        let claim = format!("a claim {route} {payment}");
        check(setup, &claim, &expected);
        check(setup, &format!("{claim}; b draw; b draw"), "turn = a; phase = turn");
        check(setup, &format!("{claim}; b draw; b draw; a draw; a draw"), "turn = over; ending = last-round");
    }
}

#[test]
fn tg21_three_trains_do_not() {
    check("trains a 4; hand a white 1", "a claim bremen--bremerhaven white 1", "last = nobody; trains a = 3");
}

#[test]
fn tg21_everyone_has_one_more_turn_and_only_the_first_time_counts() {
    check(
        "seats 3; turn b; trains b 3; trains c 3; hand b white 1; hand c yellow 1; row blue blue green red black",
        "b claim bremen--bremerhaven white 1; c claim konstanz--lindau yellow 1; a draw; a draw",
        "last = b; turn = b; told last-round = 1",
    );
    check(
        "seats 3; turn b; trains b 3; trains c 3; hand b white 1; hand c yellow 1; row blue blue green red black",
        "b claim bremen--bremerhaven white 1; c claim konstanz--lindau yellow 1; a draw; a draw; b draw; b draw",
        "ending = last-round; turn = over",
    );
}

#[test]
fn tg21_the_duty_to_act_holds_in_the_last_round() {
    check("last b; turn a", "a pass", "refused = TG-22");
    check("last a", "a draw; a pass", "refused = TG-5");
    check("last a", "a draw; a draw; b draw", "refused = TG-21");
}

#[test]
fn tg22_only_who_can_do_nothing_passes() {
    check("", "a pass", "refused = TG-22");
    check(NOTHING, "a pass", "turn = b; told passed = 1; ending = none");
    check(NOTHING, "", "legal a pass = pass");
    check("row - - - - blue; deck; discards; rest b; other-tickets b", "a pass", "refused = TG-22");
    check(
        "row - - - - -; deck; discards; rest b; bottom a kiel--stuttgart; other-tickets b",
        "a pass",
        "refused = TG-22",
    );
    check(
        "row - - - - -; deck; discards; hand a white 1; rest b; other-tickets b",
        "a pass",
        "refused = TG-22",
    );
}

#[test]
fn tg22_an_action_between_starts_the_count_again() {
    check(
        &format!("{NOTHING}; trains b 30"),
        "a pass; b claim bremen--bremerhaven white 1; a take white; b claim karlsruhe--mannheim blue 1",
        "turn = a; ending = none",
    );
}

#[test]
fn tg22_the_game_ends_when_every_seat_has_passed() {
    // Whoever has no trains left can't use the cards.
    let setup = format!("seats 3; {NOTHING}; trains b 0; passes 2; turn b");
    check(&setup, "b pass", "ending = all-passed; turn = over");
    check(
        &format!("seats 3; {NOTHING}; trains b 0; turn a"),
        "a pass; b pass; c pass",
        "ending = all-passed",
    );
    check(
        &format!("seats 3; {NOTHING}; trains b 0; passes 1; turn b"),
        "b pass",
        "ending = none; turn = c; last = b",
    );
}

#[test]
fn tg22_a_pass_in_the_last_round_is_the_last_turn() {
    check(&format!("{NOTHING}; last a"), "a pass", "ending = last-round");
}
