//! One test at least for every clause of `docs/rules/new-title.md`, its id first in its name. Games are driven by moves
//! as text.

use crate::{Board, Event, Options, Phase, Rejected, State, numbers};
use game::{Board as _, Eye, Game, Luck, Rejected as _, Seat, Silent, View as _};
use serde_json::Value;
use testkit::moves::{Played, play};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A new game in which `a` begins.
fn start(seats: usize) -> State {
    let options = Options { first: Some(A), ..Options::new(seats) };
    State::new(&options, &mut Luck::fast(1), &mut Silent)
}

/// The clause that refused the last move.
fn refusing(played: &Played<State>) -> &'static str {
    played.refused.expect("the last move is refused").clause()
}

/// A game of two that is over: `a` has taken all links but one.
fn over() -> Played<State> {
    let mut state = start(2);
    let last = state.options.board.link("berlin--oslo").expect("a link of the board");
    state.owned[A] = state.options.board.all_links() & !last.bit();
    state.phase = Phase::First { seat: B };
    play(state, "b take berlin--oslo")
}

#[test]
fn xx1_two_to_five_play_on_a_board_without_owners() {
    assert_eq!(Options::SEATS, 2..=5);
    for seats in Options::SEATS {
        let state = start(seats);
        assert_eq!(state.free(), Board::built_in().all_links());
        assert_eq!(state.standing().points.first(seats), vec![0; seats]);
    }
}

#[test]
fn xx2_homes_differ_and_are_secret() {
    let state = start(5);
    state.check_invariants().expect("all homes differ");
    for eye in [Eye::Seat(B), Eye::Watcher] {
        let view = state.view(eye);
        let known: Vec<Seat> = Seat::all(5).filter(|&seat| view.homes[seat].is_some()).collect();
        assert_eq!(known, eye.seat().into_iter().collect::<Vec<_>>());
    }
    let mut told = Vec::new();
    State::new(&Options::new(2), &mut Luck::fast(1), &mut told);
    let unseen = told.into_iter().filter_map(|event| game::Event::seen(event, Eye::Watcher));
    assert!(unseen.into_iter().all(|event| !matches!(event, Event::Dealt { home: Some(_), .. })));
}

#[test]
fn xx2_a_board_has_a_home_for_everybody() {
    let mut file: Value = serde_json::from_str(&Board::built_in().file.json).expect("the board is JSON");
    file["cities"].as_array_mut().expect("a list").truncate(numbers::PLAYERS.end() - 1);
    let faults = Board::check(&file.to_string()).expect_err("four homes are too few");
    assert!(faults.iter().any(|fault| fault.path == "$.cities"), "{faults:?}");
}

#[test]
fn xx3_who_begins_is_drawn_and_turns_go_clockwise() {
    let first = |seed| State::new(&Options::new(3), &mut Luck::fast(seed), &mut Silent).turn().first();
    assert!((0..20).any(|seed| first(seed) != first(0)));
    let played = play(start(3), "a take berlin--oslo; a stop; b take milan--rome; b stop");
    assert_eq!(played.state.turn().first(), Some(Seat::new(2)));
    assert_eq!(refusing(&play(start(3), "b take berlin--oslo")), "XX-3");
}

#[test]
fn xx4_a_turn_takes_one_free_link() {
    let played = play(start(2), "a take berlin--oslo; a stop");
    assert_eq!(played.state.owned[A].count_ones(), 1);
    assert_eq!(refusing(&play(played.state, "b take berlin--oslo")), "XX-4");
    assert_eq!(refusing(&play(start(2), "a stop")), "XX-4");
}

#[test]
fn xx5_a_second_link_meets_the_first() {
    let played = play(start(2), "a take berlin--oslo; a take london--oslo");
    assert_eq!(played.state.turn().first(), Some(B));
    assert_eq!(refusing(&play(start(2), "a take berlin--oslo; a take milan--rome")), "XX-5");
}

#[test]
fn xx5_without_a_second_link_the_turn_is_over() {
    let mut state = start(2);
    let board = state.options.board;
    let link = board.link("athens--istanbul").expect("a link of the board");
    state.owned[B] = board.meeting(link) & !link.bit();
    assert_eq!(play(state, "a take athens--istanbul").state.turn().first(), Some(B));
}

#[test]
fn xx6_the_game_is_over_when_every_link_is_taken() {
    let played = over();
    assert_eq!(played.state.ending().map(game::Ending::id), Some("all-taken"));
    assert!(played.state.view(Eye::Watcher).homes.first(2).iter().all(Option::is_some));
    assert_eq!(played.state.check(A, crate::Action::Stop), Err(Rejected::Over));
    assert_eq!(Rejected::Over.clause(), "XX-6");
}

#[test]
fn xx7_links_and_homes_score() {
    let played = over();
    let (state, standing) = (&played.state, played.state.standing());
    let touching = |seat: Seat| state.options.board.graph.touching(state.homes[seat].into());
    for seat in [A, B] {
        let at_home = (state.owned[seat] & touching(seat)).count_ones();
        assert_eq!(standing.points[seat], (state.owned[seat].count_ones() + 2 * at_home) as i32);
    }
    assert_eq!(standing.winners().iter().collect::<Vec<_>>(), [A]);
}

#[test]
fn every_refusal_cites_its_clause() {
    let board = Board::built_in();
    let link = board.link("berlin--oslo").expect("a link of the board");
    let refusals = [
        Rejected::Over,
        Rejected::NotYourTurn,
        Rejected::Taken { link, owner: B },
        Rejected::Apart { link, after: link },
        Rejected::TakeFirst,
    ];
    for rejected in refusals {
        assert_eq!(rejected.note(board).clause, Some(rejected.clause()));
    }
}

#[test]
fn a_view_says_what_is_asked_of_whom() {
    let state = play(start(2), "a take berlin--oslo").state;
    let asked = |eye| state.view(eye).ask().key;
    assert_eq!((asked(Eye::Seat(A)), asked(Eye::Seat(B))), ("xx-ask-second", "xx-wait"));
    assert_eq!(over().state.view(Eye::Seat(A)).ask().key, "xx-ask-over");
}

#[test]
fn a_sight_is_what_a_view_says() {
    let state = play(start(2), "a take berlin--oslo; a stop").state;
    let (sight, view) = (state.sight(B), state.view(Eye::Seat(B)));
    let mut legal = Vec::new();
    sight.legal(&mut legal);
    assert_eq!((sight.seat(), &legal), (B, &view.legal));
    assert_eq!((sight.owned(A), sight.free()), (view.owned[A], state.free()));
    let home = view.homes[B].expect("one's own home is known");
    let link = crate::Link(sight.board().graph.touching(home.into()).trailing_zeros() as u8);
    assert_eq!(sight.at_home(link), numbers::HOME_POINTS);
}
