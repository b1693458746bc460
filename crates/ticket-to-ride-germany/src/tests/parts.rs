//! TG-1 to TG-5: parts and set-up.

use super::{check_facts, play};
use crate::{Board, Card, Event, Kind, Options, Passenger, Phase, State};
use game::{Board as _, Game, Luck, Seat, Silent, Turn};
use std::collections::BTreeSet;

fn start(seats: usize, seed: u64) -> (State, Vec<Event>) {
    let mut told = Vec::new();
    let state = State::new(&Options::new(seats), &mut Luck::fast(seed), &mut told);
    state.check_invariants().expect("a start is sound");
    (state, told)
}

#[test]
fn tg1_the_parts_are_those_of_the_box() {
    let board = Board::built_in();
    assert_eq!(board.trains, 45);
    assert_eq!(board.cards.total(), 110);
    for card in Card::all() {
        assert_eq!(board.cards[card], if card == Card::LOCOMOTIVE { 14 } else { 12 });
    }
    let values = |kind: Kind| -> BTreeSet<u8> {
        network::Bits(board.kind(kind)).map(|ticket| board.tickets[ticket].points).collect()
    };
    assert_eq!((board.count_of(Kind::Short), board.count_of(Kind::Long)), (55, 34));
    assert_eq!(values(Kind::Short), (2..=11).collect());
    assert_eq!((values(Kind::Long).first(), values(Kind::Long).last()), (Some(&12), Some(&22)));
    let two: Vec<&str> =
        board.tickets.iter().filter(|ticket| ticket.points == 2).map(|ticket| ticket.id.as_str()).collect();
    assert_eq!(two, ["mannheim--stuttgart"]);
    assert_eq!(board.globetrotter, 15);
    assert_eq!(board.passengers, [10; 6]);
    for seats in Options::SEATS {
        let (state, _) = start(seats, 1);
        for seat in Seat::all(seats) {
            assert_eq!((state.points[seat], state.trains[seat]), (0, 45));
        }
    }
}

#[test]
fn tg2_the_board_is_the_printed_one() {
    let board = Board::built_in();
    assert_eq!((board.cities.len(), board.countries.len(), board.end_points.len()), (35, 5, 14));
    let groups: BTreeSet<u128> = board.routes.iter().map(|route| route.group).collect();
    assert_eq!((board.routes.len(), groups.len()), (110, 85));
    assert_eq!(board.file.origin, "printed");
    assert_eq!(board.crowds.iter().map(|&count| u32::from(count)).sum::<u32>(), 60);
}

#[test]
fn tg2_all_passengers_are_placed_at_random() {
    let (one, _) = start(2, 1);
    let (two, _) = start(2, 2);
    assert_ne!(one.crowds, two.crowds);
    for (place, &count) in one.board().crowds.iter().enumerate() {
        assert_eq!(one.crowds[place].total(), u32::from(count));
    }
    for color in Passenger::all() {
        assert_eq!(one.crowds.iter().map(|crowd| u32::from(crowd.count(color))).sum::<u32>(), 10);
    }
}

#[test]
fn tg3_each_player_gets_four_cards_and_five_are_turned_up() {
    for seats in Options::SEATS {
        let (state, _) = start(seats, 7);
        for seat in Seat::all(seats) {
            assert_eq!(state.hands[seat].total(), 4);
        }
        assert!(state.row.iter().all(Option::is_some));
        assert_eq!(state.deck.total() + state.discards.total(), 110 - 5 - 4 * seats as u32);
    }
}

#[test]
fn tg4_all_announce_then_all_choose_then_returns_are_shuffled_in() {
    let (state, _) = start(3, 1);
    let announced = play(state, "b tickets 2 2\na tickets 4 0");
    check_facts(&announced, "phase = mixes; turn = c; left short = 55; told announced = 0");
    let mut played = play(announced.state, "c tickets 0 4");
    check_facts(
        &played,
        "phase = first-tickets; turn = abc; left short = 49; left long = 28; told announced = 3",
    );
    // Each keeps the first two it was dealt, in the order b, c, a; nothing shows before the last one.
    for seat in [1, 2, 0].map(Seat::new) {
        let Phase::FirstTickets { offered, .. } = played.state.phase else { panic!("still choosing") };
        assert_eq!(played.state.held[seat], 0);
        let two: Vec<&str> = offered[seat]
            .iter()
            .take(2)
            .map(|ticket| played.state.options.board.tickets[ticket.index()].id.as_str())
            .collect();
        played = play(played.state, &format!("{seat} keep {}", two.join(" ")));
    }
    check_facts(
        &played,
        "phase = turn; left short = 51; left long = 32; told kept = 6; told returned = 6; bottom short =",
    );
    assert_eq!(played.state.returned[Seat::new(0)].count_ones(), 2);
    assert_eq!(played.state.loose & played.state.returned[Seat::new(0)], played.state.returned[Seat::new(0)]);
}

#[test]
fn tg4_at_least_two_are_kept_and_nobody_chooses_twice() {
    let (state, _) = start(2, 1);
    let dealt = play(state, "a tickets 4 0\nb tickets 4 0");
    let Phase::FirstTickets { offered, .. } = dealt.state.phase else { panic!("all have announced") };
    let ids: Vec<&str> = offered[Seat::new(0)]
        .iter()
        .map(|ticket| dealt.state.options.board.tickets[ticket.index()].id.as_str())
        .collect();
    let one = play(dealt.state.clone(), &format!("a keep {}", ids[0]));
    check_facts(&one, "refused = TG-4");
    let twice = play(dealt.state.clone(), &format!("a keep {}\na keep {}", ids.join(" "), ids.join(" ")));
    check_facts(&twice, "refused = TG-4; turn = b");
    let early = play(dealt.state, "a draw");
    check_facts(&early, "refused = TG-5");
}

#[test]
fn tg4_what_is_wrong_at_the_start_cites_the_start() {
    for mix in ["3 2", "1 2", "5 0"] {
        check_facts(&play(start(2, 1).0, &format!("a tickets {mix}")), "refused = TG-4");
    }
    let dealt = play(start(2, 1).0, "a tickets 4 0\nb tickets 4 0");
    let Phase::FirstTickets { offered, .. } = dealt.state.phase else { panic!("all have announced") };
    let id = |ticket: crate::Ticket| dealt.state.options.board.tickets[ticket.index()].id.as_str();
    let [own, others] = [0, 1].map(|seat| offered[Seat::new(seat)].iter().map(id).collect::<Vec<_>>());
    let foreign = play(dealt.state.clone(), &format!("a keep {} {}", own[0], others[0]));
    check_facts(&foreign, "refused = TG-4");
}

#[test]
fn tg5_the_first_seat_is_drawn_unless_the_table_says() {
    let drawn: BTreeSet<Seat> = (0..40).map(|seed| start(5, seed).0.first()).collect();
    assert_eq!(drawn.len(), 5);
    let options = Options { first: Some(Seat::new(3)), ..Options::new(5) };
    let mut told = Vec::new();
    let state = State::new(&options, &mut Luck::fast(1), &mut told);
    assert_eq!(told[0], Event::Begins { seat: Seat::new(3), luck: false });
    assert_eq!(state.options, options);
}

#[test]
fn tg5_turns_go_clockwise_and_have_one_action() {
    super::check("seats 3; turn b", "b tickets 4 0", "turn = b; phase = keep");
    super::check("seats 3; turn b", "a draw", "refused = TG-5");
    super::check("seats 3; turn b; hand b red 4", "b claim berlin--magdeburg red 3", "turn = c");
    super::check("seats 3; turn c", "c draw\nc draw", "turn = a; phase = turn");
    super::check("seats 3; turn c", "c draw\nc tickets 4 0", "refused = TG-5");
}

#[test]
fn tg5_luck_of_one_deck_never_shifts_another() {
    // Two games that differ in the tickets drawn turn up the same train cards.
    let cards = |mix: &str| {
        let secret = game::Secret::from_seed("streams");
        let mut luck = secret.luck(&[]);
        let mut state = State::new(&Options::new(2), &mut luck, &mut Silent);
        for seat in [0, 1].map(Seat::new) {
            let (_, action) = super::read(&state, &format!("{seat} {mix}"));
            state.apply(seat, action, &mut luck, &mut Silent);
        }
        while let Turn::Seats(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody chooses");
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            if matches!(state.phase, Phase::Turn(_)) {
                break;
            }
            state.apply(seat, actions[0], &mut luck, &mut Silent);
        }
        let first = state.first();
        for _ in 0..2 {
            state.apply(first, crate::Action::Draw, &mut luck, &mut Silent);
        }
        (state.hands, state.row)
    };
    assert_eq!(cards("tickets 4 0"), cards("tickets 1 3"));
}
