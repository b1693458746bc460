//! A live table: how far undo goes, how decisions are numbered, who sees what, and where luck comes from.

use crate::common::{A, B, C, act, airlines, assert_same_looks, eyes, find, script, setup, started, undo};
use game::{Eye, Seat, Secret, Turn};
use table::{MAX_ENTROPY, Record, Refused, Row, Setup, Sitter, Table, What};

/// Plays the moves after the picks of two seats and says how many moves each may take back.
#[track_caller]
fn check_undo(moves: &str, expected: [u32; 2]) {
    let mut table = started(2);
    script(&mut table, moves);
    assert_eq!([table.undoable(A), table.undoable(B)], expected, "after {moves}");
    for (seat, most) in [(A, expected[0]), (B, expected[1])] {
        assert_eq!(undo(&mut table.clone(), seat, most + 1), Err(Refused::Undo { most }), "after {moves}");
        assert_eq!(undo(&mut table.clone(), seat, 0), Err(Refused::Undo { most }), "after {moves}");
    }
}

#[test]
fn undo_goes_back_to_the_last_draw_reveal_or_decision_of_another_seat() {
    check_undo("a buy", [1, 0]);
    check_undo("a buy, a buy", [2, 0]);
    // A share taken from the market is replaced from the pile, and one drawn is seen.
    check_undo("a buy, a take", [0, 0]);
    check_undo("a buy, a draw", [0, 0]);
    // Shares played were hidden before.
    check_undo("a play", [0, 0]);
    check_undo("a play-pair", [0, 0]);
    check_undo("a bank", [1, 0]);
    check_undo("a bank, b bank", [0, 1]);
    check_undo("a bank, b exchange", [0, 1]);
    // Discards stay hidden from the others, and nothing was drawn.
    check_undo("a exchange, a discard", [2, 0]);
    check_undo("a exchange, a discard, b bank", [0, 1]);
}

#[test]
fn undo_never_goes_past_another_seats_decision_even_one_taken_back() {
    check_undo("a bank, b bank, b undo 1", [0, 0]);
    check_undo("a buy, a buy, a undo 1", [1, 0]);
    check_undo("a buy, a buy, a undo 2", [0, 0]);
    check_undo("a buy, a undo 1, a bank", [1, 0]);
}

#[test]
fn what_is_taken_back_never_was_but_in_the_rows() {
    let start = started(2);
    for moves in ["a buy", "a buy, a buy", "a bank", "a exchange, a discard"] {
        let mut table = start.clone();
        script(&mut table, moves);
        let count = moves.split(", ").count() as u32;
        undo(&mut table, A, count).unwrap();
        assert_same_looks(&table, &start);
        assert_eq!(table.steps(), start.steps(), "after {moves}");
        assert_eq!(table.log(Eye::Seat(A)).count(), start.log(Eye::Seat(A)).count());
        assert_eq!(table.rows().len(), start.rows().len() + count as usize + 1);
        // The luck is back as well: the next draw is the one that it would have been.
        let mut straight = start.clone();
        script(&mut table, "a buy, a draw");
        script(&mut straight, "a buy, a draw");
        assert_same_looks(&table, &straight);
    }
}

#[test]
fn one_of_several_moves_can_be_taken_back() {
    let mut table = started(2);
    script(&mut table, "a exchange");
    // Three shares for two, so that there are several discards.
    undo(&mut table, A, 1).unwrap();
    let three =
        table.legal(A).into_iter().find(|&action| table.board().write(action) == "exchange 3").unwrap();
    table.append(Row { seat: A, what: What::Play(three) }).unwrap();
    let before = table.clone();
    script(&mut table, "a discard, a discard, a discard");
    assert_eq!((table.undoable(A), table.turn().is(B)), (4, true));
    undo(&mut table, A, 3).unwrap();
    assert_same_looks(&table, &before);
    assert_eq!(table.undoable(A), 1);
}

#[test]
fn a_secret_pick_can_be_taken_back_until_another_seat_picks() {
    let mut table = Table::new(setup(3));
    let start = table.clone();
    script(&mut table, "b pick");
    assert_eq!((table.undoable(B), table.undoable(A)), (1, 0));
    undo(&mut table, B, 1).unwrap();
    assert_same_looks(&table, &start);
    script(&mut table, "b pick, a pick");
    assert_eq!((table.undoable(B), table.undoable(A)), (0, 1));
    // The last pick reveals them all.
    script(&mut table, "c pick");
    assert!(Seat::all(3).all(|seat| table.undoable(seat) == 0));
}

#[test]
fn a_finished_game_cannot_be_taken_back() {
    let recipe = testkit::random::Recipe::plain(airlines(), 2, 1);
    let mut table = recipe.play(|_| ());
    let last = table.rows().last().unwrap().seat;
    assert_eq!(undo(&mut table, last, 1), Err(Refused::Undo { most: 0 }));
    assert!(Seat::all(2).all(|seat| table.legal(seat).is_empty()));
}

#[test]
fn decisions_are_numbered_per_seat_and_answers_to_others_are_refused() {
    let mut table = Table::new(setup(3));
    for seat in [C, A] {
        assert_eq!(table.decision(seat), 0);
        let what = What::Play(find(&table, seat, "pick"));
        let row = table.propose(seat, 0, what).unwrap();
        table.append(row).unwrap();
        // The same message again, and one from the future.
        assert_eq!(table.propose(seat, 0, what), Err(Refused::Stale { current: 1 }));
        assert_eq!(table.propose(seat, 2, what), Err(Refused::Stale { current: 1 }));
        assert!(matches!(table.propose(seat, 1, what), Err(Refused::Rules(_))));
    }
    assert_eq!([A, B, C].map(|seat| table.decision(seat)), [1, 0, 1]);
    // Taking back is a decision too; a pick that others still face is not touched by it.
    undo(&mut table, A, 1).unwrap();
    assert_eq!([A, B, C].map(|seat| table.decision(seat)), [2, 0, 1]);
}

#[test]
fn a_late_answer_to_a_withdrawn_decision_is_stale() {
    let mut table = started(2);
    script(&mut table, "a bank");
    let (asked, answer) = (table.decision(B), What::Play(find(&table, B, "bank")));
    assert!(table.propose(B, asked, answer).is_ok());
    script(&mut table, "a undo 1, a bank");
    assert_eq!(table.propose(B, asked, answer), Err(Refused::Stale { current: asked + 1 }));
    assert!(table.propose(B, asked + 1, answer).is_ok());
}

#[test]
fn a_seat_that_is_not_at_the_table_decides_nothing() {
    let table = started(2);
    let bank = What::Play(find(&table, A, "bank"));
    for what in [bank, What::Undo(1), What::Back(1)] {
        assert!(table.check(Row { seat: Seat::new(5), what }).is_err());
    }
}

#[test]
fn everyone_together_may_go_back_past_a_draw_and_luck_falls_the_same() {
    let mut table = started(2);
    script(&mut table, "a buy, a draw, b bank");
    let after = table.clone();
    assert_eq!(undo(&mut table, A, 1), Err(Refused::Undo { most: 0 }));
    table.append(Row { seat: A, what: What::Back(3) }).unwrap();
    assert_eq!(table.steps().len(), 2);
    assert_eq!(table.turn().first(), Some(A));
    assert_eq!(table.decision(B), after.decision(B) + 1);
    script(&mut table, "a buy, a draw, b bank");
    for eye in eyes(2) {
        assert_eq!(table.view(eye), after.view(eye));
    }
    assert!(table.check(Row { seat: A, what: What::Back(6) }).is_err());
    let text = Record::of(table.clone()).write();
    assert!(text.contains(" a back 3\n"));
    assert_eq!(table::read(&text, &[]).unwrap().table, table);
}

#[test]
fn secret_picks_in_any_order_give_the_same_table() {
    let orders = [[A, B, C], [A, C, B], [B, A, C], [B, C, A], [C, A, B], [C, B, A]];
    let tables = orders.map(|order| {
        let mut table = Table::new(setup(3));
        for seat in order {
            act(&mut table, seat, "pick");
        }
        script(&mut table, "a buy, a draw, b buy, b take");
        table
    });
    for table in &tables[1..] {
        assert_same_looks(table, &tables[0]);
    }
}

#[test]
fn a_pick_is_hidden_until_the_last_one_is_in() {
    let mut table = Table::new(setup(2));
    let before = table.view(Eye::Seat(B));
    script(&mut table, "a pick");
    assert_ne!(table.view(Eye::Seat(A)), before);
    let [seen, own] = [B, A].map(|seat| table.view(Eye::Seat(seat)).to_json()["seats"][0].clone());
    assert_eq!((&seen["has_picked"], seen["picked"].is_null()), (&true.into(), true));
    assert!(own["picked"].is_array());
    let picked = |eye| table.log(eye).map(|(_, event)| table.board().event_json(event)).last().unwrap();
    assert!(picked(Eye::Seat(B))["shares"].is_null() && picked(Eye::Seat(A))["shares"].is_array());
}

#[test]
fn the_open_eye_is_a_watchers_before_the_end() {
    let mut table = started(2);
    script(&mut table, "a buy, a draw, b buy, b draw");
    assert_eq!(table.view(Eye::Open), table.view(Eye::Watcher));
    assert_eq!(table.seen_again(Eye::Open, false), table.view(Eye::Watcher));
    assert!(table.log(Eye::Open).eq(table.log(Eye::Watcher)));
    assert_ne!(table.seen_again(Eye::Open, true), table.view(Eye::Watcher));
    let over = testkit::random::Recipe::plain(airlines(), 2, 1).play(|_| ());
    assert_ne!(over.view(Eye::Open), over.view(Eye::Watcher));
}

#[test]
fn a_log_tells_an_eye_only_what_it_saw() {
    let mut table = started(3);
    script(&mut table, "a buy, a draw, b exchange, b discard, c bank");
    for eye in eyes(3).filter(|eye| *eye != Eye::Open) {
        for (_, event) in table.log(eye) {
            assert_eq!(event.seen(eye), Some(event));
            let told = table.board().event_json(event);
            let own = eye.seat().is_some_and(|seat| told["seat"] == seat.to_string());
            if ["dealt", "drew", "discarded"].iter().any(|kind| told["kind"] == *kind) {
                assert_eq!(told["share"].is_string(), own, "{eye:?} {told}");
            }
        }
    }
    assert_eq!(table.log(Eye::Watcher).last().unwrap().0, table.rows().len());
}

#[test]
fn views_give_each_seat_its_own_hand_and_moves() {
    let table = started(3);
    for eye in eyes(3) {
        let view = table.view(eye);
        let hands = view.to_json()["seats"].as_array().unwrap().clone();
        for (seat, hand) in Seat::all(3).zip(hands) {
            assert_eq!(hand["hand"].is_object(), eye == Eye::Seat(seat), "{eye:?}");
        }
        assert_eq!(view.legal().is_empty(), eye != Eye::Seat(A), "{eye:?}");
    }
    assert_eq!(table.turn(), Turn::Seats(game::SeatSet::one(A)));
}

#[test]
fn the_same_secret_and_entropy_give_the_same_deal() {
    let deal = |secret: &str, entropy: &[&[u8]]| {
        let entropy = entropy.iter().map(|bytes| bytes.to_vec()).collect();
        let names = |seat: Seat| Sitter::person(format!("{secret} {seat}"));
        let sitters = Seat::all(2).map(names).collect();
        Table::new(Setup { secret: Secret::from_seed(secret), entropy, sitters, ..setup(2) })
            .opening()
            .to_vec()
    };
    let plain = deal("one", &[]);
    assert_eq!(plain, deal("one", &[&[], &[]]));
    let [added, moved, other] = [deal("one", &[b"x", &[]]), deal("one", &[&[], b"x"]), deal("two", &[])];
    assert_eq!(added, deal("one", &[b"x"]));
    for (index, deals) in [&plain, &added, &moved, &other].into_iter().enumerate() {
        for other in [&plain, &added, &moved, &other].into_iter().skip(index + 1) {
            assert_ne!(deals, other);
        }
    }
}

#[test]
fn one_players_choice_never_changes_what_another_table_draws() {
    // Two tables with the same secret, where other players bank, buy or play: the same cards come up.
    let drawn = |moves: &str| {
        let mut table = started(2);
        script(&mut table, moves);
        let log: Vec<_> = table.log(Eye::Seat(B)).map(|(_, event)| table.board().event_json(event)).collect();
        log.into_iter().rfind(|event| event["kind"] == "drew").unwrap()["share"].clone()
    };
    assert_eq!(drawn("a bank, b buy, b draw"), drawn("a exchange, a discard, b buy, b buy, b draw"));
    assert_eq!(drawn("a bank, b buy, b draw"), drawn("a play, b buy, b draw"));
}

#[test]
fn a_setup_is_brought_into_the_form_its_record_has() {
    let long = vec![7; MAX_ENTROPY + 1];
    let sitters = vec![Sitter { kind: "tree search 9".into(), name: " Ann\na ".into() }];
    let table = Table::new(Setup { sitters, entropy: vec![long, vec![1], vec![2]], ..setup(2) });
    let setup = table.setup();
    assert_eq!((setup.sitters[0].kind.as_str(), setup.sitters[0].name.as_str()), ("tree-search-9", "Ann a"));
    assert_eq!((setup.sitters.len(), setup.sitters[1].name.as_str()), (2, "-"));
    assert_eq!(setup.entropy, [vec![7; MAX_ENTROPY], vec![1]]);
}

#[test]
fn a_table_never_prints_its_luck_or_hands() {
    let text = format!("{:?}", started(2));
    assert!(text.contains("Secret(…)") && !text.contains("Keyed") && !text.contains("hands"), "{text}");
}
