//! AE-8, AE-11, AE-12, AE-14 and AE-30: what is secret, through views and through what is told.

use super::facts::{event_text, written};
use super::{play, position};
use crate::{Event, Options, Phase, State};
use game::{Event as _, Eye, Game, Luck, PerSeat, Seat};

const A: Eye = Eye::Seat(Seat::new(0));
const B: Eye = Eye::Seat(Seat::new(1));

/// What an eye is told, in a few words each.
fn heard(state: &State, told: &[Event], eye: Eye) -> String {
    let seen = told.iter().filter_map(|&event| event.seen(eye));
    seen.map(|event| event_text(state.options.board, event)).collect::<Vec<_>>().join(", ")
}

#[test]
fn ae8_points_are_seen_by_their_owner_only() {
    let state = position("three seats; points a 7 b 9 c 2");
    let points = |eye| state.view(eye).points.0;
    assert_eq!(points(A), [Some(7), None, None, None, None]);
    assert_eq!(points(B), [None, Some(9), None, None, None]);
    assert_eq!(points(Eye::Watcher), [None; 5]);
}

#[test]
fn ae8_the_option_open_points_shows_them() {
    let state = position("three seats; open points; points a 7 b 9 c 2");
    for eye in [A, B, Eye::Watcher] {
        assert_eq!(state.view(eye).points.first(3), [Some(7), Some(9), Some(2)]);
    }
}

#[test]
fn ae8_all_points_are_shown_at_the_end() {
    let played = play(position("two seats; board small; flies red north--south north--west"), "");
    assert_eq!(played.state.view(A).points.first(2), [Some(1), None]);
    let over = play(played.state, "a buy black north--west");
    assert!(over.state.view(Eye::Watcher).points.first(2).iter().all(Option::is_some));
}

#[test]
fn ae11_sizes_and_portfolios_are_open_contents_are_not() {
    let state = position("three seats; hand a red 3 abacus 2; hand b white 1; portfolio a green 4 abacus 1");
    for eye in [B, Eye::Watcher] {
        let view = state.view(eye);
        assert_eq!((view.hand_sizes.first(3), view.hand_abacus.first(3)), (&[3, 1, 0][..], &[2, 0, 0][..]));
        assert_eq!(written(state.options.board, &view.portfolios.0[0]), "green 4 abacus 1");
        assert_eq!(view.hands.0[0], None);
    }
    assert_eq!(state.view(A).hands.0[0].map(|hand| hand.total()), Some(5));
    assert_eq!(state.view(A).hands.0[1], None);
}

#[test]
fn ae11_two_hands_of_the_same_size_look_the_same_to_others() {
    let one = position("two seats; hand a red 3 black 1; pile grey 4 red 1 black 3; rest b");
    let two = position("two seats; hand a red 1 black 3; pile grey 4 red 3 black 1; rest b");
    assert_ne!(one.view(A), two.view(A));
    assert_eq!(one.view(B).hand_sizes, two.view(B).hand_sizes);
    assert_eq!(one.view(Eye::Watcher), two.view(Eye::Watcher));
}

#[test]
fn ae11_a_dealt_and_an_unseen_share_are_told_to_their_owner_only() {
    let mut told = Vec::new();
    let state = State::new(&Options::new(2), &mut Luck::fast(4), &mut told);
    let to_a = heard(&state, &told, A);
    assert_eq!(to_a.matches("dealt b hidden").count(), 8);
    assert_eq!(to_a.matches("dealt a hidden").count(), 0);
    assert_eq!(heard(&state, &told, Eye::Watcher).matches("hidden").count(), 16);

    let drawn = play(position("two seats; pile grey 2"), "a buy red paris--london; a draw");
    let told = |eye| heard(&drawn.state, &drawn.told[1..], eye);
    assert_eq!((told(A), told(B)), ("drew a grey".into(), "drew a hidden".into()));
    assert_eq!(told(Eye::Watcher), told(B));
}

#[test]
fn ae11_a_share_taken_from_the_market_is_known_until_it_is_played() {
    let taken =
        play(position("two seats; market red 1 white 4; pile grey 8"), "a buy red paris--london; a take red");
    let known = |state: &State| written(state.options.board, &state.view(B).shown.0[0]);
    assert_eq!(known(&taken.state), "red 1");
    let played = play(taken.state, "b bank; a play red 1");
    assert_eq!(known(&played.state), "none");
}

#[test]
fn ae12_no_pick_is_visible_before_the_last_one_is_in() {
    let mut state =
        position("three seats; hand a red 4 green 4; hand b black 2 white 1; hand c black 1 white 1");
    state.phase = Phase::Picks(PerSeat::default());
    let picked = play(state, "a pick red green");
    assert_eq!(heard(&picked.state, &picked.told, B), "picked a hidden");
    assert_eq!(heard(&picked.state, &picked.told, A), "picked a red green");
    for eye in [B, Eye::Watcher] {
        let view = picked.state.view(eye);
        assert_eq!(view.phase, Phase::Picks(PerSeat::default()));
        assert!(view.picked.has(Seat::new(0)), "that a seat has picked is open");
        assert_eq!((view.hand_sizes.0[0], view.portfolios.0[0].total()), (8, 0));
    }
    let Phase::Picks(own) = picked.state.view(A).phase else { panic!("still picking") };
    assert!(own[Seat::new(0)].is_some(), "one's own pick is seen");
}

#[test]
fn ae14_nobody_sees_where_the_next_scoring_card_lies() {
    let setup = "two seats; market none; pile red 13; scoring cards after 0 6 11";
    let before = position(setup);
    let after = play(position(setup), "a buy black moscow--kyiv; a draw").state;
    for eye in [A, B, Eye::Watcher] {
        assert_eq!(before.view(eye).cuts, [None; 3]);
        assert_eq!(after.view(eye).cuts, [Some(0), None, None], "one that came up is known");
    }
    let near = position("two seats; market none; pile red 13; scoring cards after 1 5 10");
    assert_eq!(before.view(A), near.view(A));
}

#[test]
fn ae30_others_see_what_left_the_portfolio_and_abacus_backs_only() {
    let setup = "two seats; hand a red 2 green 1 abacus 1; portfolio a white 1";
    let moves = "a exchange 3; a discard hand red; a discard hand abacus; a discard portfolio white";
    let exchanged = play(position(setup), moves);
    let told = |eye| heard(&exchanged.state, &exchanged.told, eye);
    let to_others =
        "discarded a hand hidden, discarded a hand abacus, discarded a portfolio white, took abacus a 2";
    assert_eq!(told(B), to_others);
    assert_eq!(told(Eye::Watcher), to_others);
    assert_eq!(told(A), to_others.replace("hidden", "red"));
    let view = exchanged.state.view(B);
    assert_eq!((view.buried_sizes.0[0], view.buried.0[0]), (1, None));
    assert_eq!(written(exchanged.state.options.board, &view.gone), "white 1 abacus 1");
    let own = exchanged.state.view(A).buried.0[0].expect("one's own discards are known");
    assert_eq!(written(exchanged.state.options.board, &own), "red 1");
}

#[test]
fn ae30_two_secret_discards_look_the_same_to_others() {
    let setup = "two seats; hand a red 2 green 2";
    let one = play(position(setup), "a exchange 1; a discard hand red");
    let two = play(position(setup), "a exchange 1; a discard hand green");
    for eye in [B, Eye::Watcher] {
        assert_eq!(one.state.view(eye), two.state.view(eye));
        assert_eq!(heard(&one.state, &one.told, eye), heard(&two.state, &two.told, eye));
    }
    assert_ne!(one.state.view(A), two.state.view(A));
}

#[test]
fn ae30_a_secret_discard_makes_every_share_seen_taken_uncertain() {
    let setup = "two seats; hand a red 2 green 1; shown a red 2 green 1";
    let known = |moves| {
        written(position(setup).options.board, &play(position(setup), moves).state.view(B).shown.0[0])
    };
    assert_eq!(known("a bank"), "red 2 green 1");
    assert_eq!(known("a exchange 1; a discard hand red"), "red 1");
    assert_eq!(known("a exchange 1; a discard hand green"), "red 1");
}
