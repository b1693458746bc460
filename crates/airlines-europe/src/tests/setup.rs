//! AE-4 to AE-15: the set-up. What it hides is in `hidden.rs`.

use super::{boards, check, check_facts, play, position};
use crate::setup::Cuts;
use crate::{Event, Options, Phase, State};
use game::{Event as _, Game, Luck, PerSeat, Seat, Silent, Turn};

/// A new game as the table would start it, and what was told.
fn new_game(options: &Options, seed: u64) -> (State, Vec<Event>) {
    let mut told = Vec::new();
    let state = State::new(options, &mut Luck::fast(seed), &mut told);
    state.check_invariants().expect("a new game is sound");
    (state, told)
}

/// A table of so many seats on the built-in board, seat a first, cut exactly.
fn plain(seats: usize) -> Options {
    Options { first: Some(Seat::new(0)), exact_cut: true, ..Options::new(seats) }
}

#[test]
fn ae4_airlines_taken_out_by_number_of_players() {
    for (seats, out) in [
        (5, &[][..]),
        (4, &["yellow"][..]),
        (3, &["yellow", "violet"][..]),
        (2, &["yellow", "blue", "violet"][..]),
    ] {
        let (state, _) = new_game(&plain(seats), 1);
        for (index, company) in state.options.board.companies.iter().enumerate() {
            let stays = !out.contains(&company.color);
            assert_eq!(state.flying >> index & 1 == 1, stays, "{seats} seats, {}", company.color);
            assert_eq!(state.planes[index], if stays { company.planes } else { 0 });
        }
    }
}

#[test]
fn ae4_no_licence_for_an_airline_taken_out() {
    check("two seats", "a buy blue marseille--rome", "refused AE-4");
    check("three seats", "a buy blue marseille--rome", "marker blue 4");
    check("three seats", "a buy violet berlin--munich", "refused AE-4");
    check("four seats", "a buy violet berlin--munich", "marker violet 5");
    check("four seats", "a buy yellow lisbon--madrid", "refused AE-4");
    check("five seats", "a buy yellow lisbon--madrid", "marker yellow 3");
}

#[test]
fn ae4_airlines_taken_out_are_not_scored_and_abacus_always_is() {
    let order = |seats| {
        let (state, _) = new_game(&plain(seats), 1);
        state.track_order().map(crate::Airline::index).collect::<Vec<_>>()
    };
    assert_eq!(order(2), [9, 8, 6, 7, 4, 5, 3, 10]);
    assert_eq!(order(5).len(), 11);
}

#[test]
fn ae5_thirty_million_per_player_eight_of_them_in_hand() {
    for seats in 2..=5 {
        let (state, _) = new_game(&plain(seats), 2);
        assert_eq!(state.money.first(seats), vec![8; seats]);
        assert_eq!(state.bank as usize, 22 * seats);
    }
}

#[test]
fn ae6_money_is_open_to_every_eye() {
    use game::Eye;
    let state = position("three seats; money a 3 b 20 c 11");
    for eye in [Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(2)), Eye::Watcher] {
        let view = state.view(eye);
        assert_eq!((view.money.first(3), view.bank), (&[3, 20, 11][..], 56));
    }
}

#[test]
fn ae7_the_first_seat_gets_one_point_the_next_two_and_so_on() {
    for (first, points) in [(0, [1, 2, 3, 4, 5]), (3, [3, 4, 5, 1, 2])] {
        let options = Options { first: Some(Seat::new(first)), ..plain(5) };
        let (state, told) = new_game(&options, 1);
        assert_eq!(state.points.0, points);
        assert_eq!(told[0], Event::Begins { seat: Seat::new(first), luck: false });
    }
}

#[test]
fn ae7_the_first_seat_is_drawn_unless_the_table_says_otherwise() {
    let mut begun = [0; 4];
    for seed in 0..400 {
        let (state, told) = new_game(&Options { first: None, ..plain(4) }, seed);
        assert_eq!(told[0], Event::Begins { seat: state.first(), luck: true });
        begun[state.first().index()] += 1;
    }
    assert!(begun.iter().all(|&times| times > 60), "{begun:?}");
}

#[test]
fn ae9_five_shares_are_turned_up() {
    let (state, told) = new_game(&plain(3), 5);
    assert_eq!(state.market.total(), 5);
    assert_eq!(told.iter().filter(|event| matches!(event, Event::TurnedUp { .. })).count(), 5);
}

#[test]
fn ae10_everyone_is_dealt_eight_shares() {
    for seats in 2..=5 {
        let (state, _) = new_game(&plain(seats), 6);
        assert!(state.hands.first(seats).iter().all(|hand| hand.total() == 8));
    }
}

#[test]
fn ae10_a_hand_of_one_airline_is_shuffled_back_and_dealt_again() {
    let options = Options { board: boards::named("uneven"), ..plain(2) };
    let mut again = 0;
    for seed in 0..4000 {
        let (state, told) = new_game(&options, seed);
        for hand in state.hands.first(2) {
            assert!(hand.total() == 8 && hand.0.iter().filter(|&&count| count > 0).count() > 1);
        }
        let Some(at) = told.iter().position(|event| matches!(event, Event::DealtAgain { .. })) else {
            continue;
        };
        again += 1;
        let Event::DealtAgain { seat } = told[at] else { unreachable!("it was just found") };
        let of_seat = |event: &&Event| matches!(event, Event::Dealt { seat: to, .. } if *to == seat);
        let before: Vec<&Event> = told[..at].iter().filter(of_seat).collect();
        assert!(before.len() == 8 && before.iter().all(|&event| event == before[0]), "one airline only");
        assert!(told[at + 1..].iter().filter(of_seat).count() >= 8, "eight new ones");
        assert_eq!(state.pile.total(), 47 - 5 - 16);
    }
    assert!(again > 4, "only {again} hands were dealt again");
}

/// Two seats with eight shares each that have still to pick.
fn before_picks() -> State {
    let mut state = position("two seats; hand a red 4 green 4; hand b black 1 brown 1 white 6");
    state.phase = Phase::Picks(PerSeat::default());
    state
}

#[test]
fn ae12_picks_become_portfolios_when_the_last_is_in() {
    check_facts(
        &play(before_picks(), "b pick white black"),
        "asks picks; portfolio b none; hand b black 1 brown 1 white 6; tells picked b black white; tells no revealed",
    );
    check_facts(
        &play(before_picks(), "b pick white black; a pick red green"),
        "portfolio a red 1 green 1; portfolio b black 1 white 1; hand a red 3 green 3; hand b brown 1 white 5
         asks a turn; tells revealed a red green, revealed b black white",
    );
}

#[test]
fn ae12_no_dividend_is_paid_for_the_two() {
    check_facts(
        &play(before_picks(), "a pick red green; b pick white brown"),
        "money a 8 b 8; bank 44; tells no paid",
    );
}

#[test]
fn ae12_the_two_must_differ_and_be_in_hand() {
    check_facts(&play(before_picks(), "a pick red red"), "refused AE-12");
    check_facts(&play(before_picks(), "a pick red white"), "refused AE-12");
    check_facts(&play(before_picks(), "a bank"), "refused AE-12");
}

#[test]
fn ae12_the_table_waits_for_all_and_nobody_picks_twice() {
    let picked = play(before_picks(), "a pick red green");
    assert_eq!(picked.state.turn(), Turn::Seats([Seat::new(1)].into_iter().collect()));
    check_facts(&play(before_picks(), "a pick red green; a pick red green"), "refused AE-12");
}

#[test]
fn ae13_exact_cuts_for_every_number_of_players() {
    for (seats, first, above, below) in [(5, 14, 21, 22), (4, 12, 18, 19), (3, 11, 16, 16), (2, 9, 13, 14)] {
        let mut last = [0; 11];
        for seed in 0..300 {
            let (state, _) = new_game(&plain(seats), seed);
            let pile = state.pile.total() as u8;
            assert_eq!(state.cuts[..2], [first, first + above], "{seats} seats");
            assert_eq!(pile - 10 - state.cuts[1], below);
            last[(state.cuts[2] - (pile - 10)) as usize] += 1;
        }
        // The third card is shuffled into ten shares: it has eleven places.
        assert!(last.iter().all(|&times| times > 5), "{last:?}");
    }
}

#[test]
fn ae13_the_cards_come_up_where_they_lie() {
    // Nine shares lie above the first card of two players: the tenth share drawn brings it.
    let mut state = State::new(&plain(2), &mut Luck::fast(9), &mut Silent);
    state.phase = Phase::Turn(Seat::new(0));
    let mut played = play(state, "");
    for share in 0..10 {
        let seat = if share % 2 == 0 { "a" } else { "b" };
        let route = played.state.options.board.routes.iter().enumerate().find_map(|(index, route)| {
            (played.state.reachable(3) >> index & 1 == 1).then_some(route.id.as_str())
        });
        played.state.money = PerSeat([20, 20, 0, 0, 0]);
        played.state.bank = 20;
        let moves = format!("{seat} buy red {}; {seat} draw", route.expect("red has somewhere to fly"));
        played = play(played.state, &moves);
        assert_eq!(played.state.turned, u8::from(share == 9), "after {share} shares");
    }
}

#[test]
fn ae14_the_cuts_jitter_by_two_and_three_and_every_value_occurs() {
    let mut first = [0; 5];
    let mut second = [0; 7];
    for seed in 0..1000 {
        let (state, _) = new_game(&Options { exact_cut: false, ..plain(4) }, seed);
        let above_first = state.cuts[0];
        first[above_first as usize + 2 - 12] += 1;
        // Half of what is then left before the final pile, rounded down.
        let half = (49 - above_first) / 2;
        second[(state.cuts[1] - above_first + 3 - half) as usize] += 1;
    }
    assert!(first.iter().all(|&times| times > 120), "-2..=2 came {first:?} times");
    assert!(second.iter().all(|&times| times > 80), "-3..=3 came {second:?} times");
}

#[test]
fn ae14_exact_cuts_leave_chance_only_the_last_scoring_card() {
    for (exact_cut, expected) in [(true, [false, false, true]), (false, [true; 3])] {
        let (mut state, mut told) = new_game(&Options { exact_cut, ..plain(3) }, 1);
        let (mut luck, mut actions) = (Luck::fast(1), Vec::new());
        while let Some(seat) = state.turn().first() {
            let action = state.any(seat, &mut luck, &mut actions);
            state.apply(seat, action, &mut luck, &mut told);
        }
        let cards = told.iter().filter(|event| matches!(event, Event::ScoringCard { .. }));
        assert_eq!(cards.map(|event| event.by_luck()).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn ae14_the_smallest_pile_still_holds_every_cut() {
    for shares in 26..=60 {
        for seed in 0..200 {
            let cuts = Cuts { shares, exact: false }.draw(&mut Luck::fast(seed), [None; 3], 0);
            assert!(
                cuts[0] >= 2 && cuts[0] + 2 <= cuts[1] && cuts[1] + 2 <= shares - 10,
                "{shares} {cuts:?}"
            );
            assert!((shares - 10..=shares).contains(&cuts[2]), "{shares} {cuts:?}");
        }
    }
}

#[test]
fn ae15_markers_stand_on_home_and_start_space() {
    let (state, _) = new_game(&plain(5), 1);
    assert_eq!(state.markers, [0, 1, 2, 2, 3, 3, 4, 4, 5, 6]);
    // Every airline's first route touches its home.
    for (index, company) in state.options.board.companies.iter().enumerate() {
        assert_eq!(state.reachable(index), state.options.board.graph.touching(company.home as usize));
    }
}
