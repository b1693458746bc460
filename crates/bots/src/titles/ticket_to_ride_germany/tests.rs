//! What must hold of the expert and of the published bots, on whole games seen through views.

use super::*;
use crate::Weights;
use game::{Board as _, Eye, Game, Silent};
use ticket_to_ride_germany::{Board, Kind, Options};

const BREADTHS: [Breadth; 3] = [Breadth::Novice, Breadth::Casual, Breadth::Full];

/// Plays one game; each decision is given a world that the mover's view allows, and is shown to `see`.
fn play(
    options: &Options,
    seed: u64,
    mut choose: impl FnMut(&State, Seat, &[Action], &mut Luck) -> Action,
    mut see: impl FnMut(Sight<'_>, Action),
) -> State {
    let mut luck = Luck::fast(seed);
    let mut state = State::new(options, &mut luck, &mut Silent);
    while let Some(seat) = state.turn().first() {
        let view = state.view(Eye::Seat(seat));
        let world = State::sample(&view, &mut Luck::fast(seed + 1));
        let action = choose(&world, seat, &view.legal, &mut Luck::fast(seed + 2));
        assert_eq!(state.check(seat, action), Ok(()), "{action:?}");
        see(Mind::sight(&state, seat), action);
        state.apply(seat, action, &mut luck, &mut Silent);
    }
    state
}

fn small() -> &'static Board {
    let text = include_str!("../../../../testkit/src/titles/ticket_to_ride_germany/small-board.json");
    Board::load(text).expect("the small board is sound")
}

#[test]
fn experts_make_legal_moves_on_every_board_and_the_choice_is_rated_highest() {
    for (board, seats) in [(Board::built_in(), 2), (Board::built_in(), 5), (small(), 3), (small(), 4)] {
        let options = Options { board, ..Options::new(seats) };
        for (seed, breadth) in (0..).zip(BREADTHS) {
            let numbers = Numbers::new(breadth, Style::Even);
            let mut plans = vec![Plan::default(); seats];
            let expert = |world: &State, seat: Seat, actions: &[Action], luck: &mut Luck| {
                let sight = Mind::sight(world, seat);
                let plan = &mut plans[seat.index()];
                let chosen = State::expert(sight, &numbers, plan, &mut Vec::new(), luck);
                let mut values = Vec::new();
                State::rate(sight, &numbers, plan, actions, &mut values);
                let best = values.iter().copied().fold(f32::MIN, f32::max);
                let at = actions.iter().position(|&action| action == chosen).expect("a legal action");
                assert!(values[at] >= best && values.iter().all(|value| value.is_finite()), "{values:?}");
                let reason = State::reason(&world.view(Eye::Seat(seat)), sight, &numbers, chosen);
                assert!(!reason.facts.is_empty());
                chosen
            };
            let over = play(&options, seed, expert, |_, _| {});
            assert!(over.standing().places.is_some());
        }
    }
}

#[test]
fn an_expert_does_not_see_what_is_hidden() {
    let numbers = Numbers::new(Breadth::Full, Style::Even);
    let expert = |world: &State, seat: Seat, _: &[Action], luck: &mut Luck| {
        let choose = |world: &State, luck: &mut Luck| {
            State::expert(Mind::sight(world, seat), &numbers, &mut Plan::default(), &mut Vec::new(), luck)
        };
        let view = world.view(Eye::Seat(seat));
        let chosen = choose(world, luck);
        for deal in 0..3 {
            let other = State::sample(&view, &mut Luck::fast(deal));
            assert_eq!(choose(&other, luck), chosen);
        }
        chosen
    };
    play(&Options::new(3), 7, expert, |_, _| {});
}

#[test]
fn published_bots_play_whole_games_everywhere() {
    for (board, seats) in [(Board::built_in(), 4), (small(), 5), (small(), 2)] {
        let options = Options { board, ..Options::new(seats) };
        let choose = |world: &State, seat: Seat, actions: &[Action], luck: &mut Luck| {
            published::choose(Stick::ALL[seat.index() % 4], Mind::sight(world, seat), actions, luck)
        };
        assert!(play(&options, 3, choose, |_, _| {}).standing().places.is_some());
    }
}

/// Plays a bot against itself and shows each of its decisions.
fn watch(stick: Stick, see: impl FnMut(Sight<'_>, Action)) -> State {
    let choose = |world: &State, seat: Seat, actions: &[Action], luck: &mut Luck| {
        published::choose(stick, Mind::sight(world, seat), actions, luck)
    };
    play(&Options::new(2), 11, choose, see)
}

fn later_draws(stick: Stick) -> u32 {
    let mut draws = 0;
    watch(stick, |sight, action| {
        draws += u32::from(sight.asked() == Asked::Turn && matches!(action, Action::Tickets { .. }));
    });
    draws
}

#[test]
fn route_focused_keeps_every_starting_ticket_and_draws_no_more() {
    let over = watch(Stick::RouteFocused, |sight, action| {
        if let Action::Keep { tickets } = action {
            assert_eq!(tickets.set(), sight.offer().set());
        }
    });
    assert_eq!(later_draws(Stick::RouteFocused), 0);
    assert_eq!(Mind::sight(&over, Seat::new(0)).tickets().count_ones(), 4);
}

#[test]
fn one_step_draws_tickets_only_with_its_own_done_and_trains_left_everywhere() {
    watch(Stick::OneStep, |sight, action| {
        let turn = sight.asked() == Asked::Turn;
        if turn && matches!(action, Action::Tickets { .. }) {
            assert!(Seat::all(2).all(|seat| sight.trains(seat) >= 8));
        }
        if let (Asked::KeepTickets, Action::Keep { tickets }) = (sight.asked(), action) {
            let points =
                |ticket: ticket_to_ride_germany::Ticket| sight.board().tickets[ticket.index()].points;
            assert_eq!(tickets.iter().map(points).max(), sight.offer().iter().map(points).min());
        }
    });
}

#[test]
fn long_route_starts_with_two_tickets_and_leaves_short_routes_alone() {
    assert_eq!(later_draws(Stick::LongRoute), 0);
    watch(Stick::LongRoute, |sight, action| {
        let length = |route: usize| sight.board().routes[route].length;
        match action {
            Action::Keep { tickets } => assert_eq!(tickets.len(), 2),
            Action::Claim { route, .. } => {
                let trains = sight.trains(sight.seat());
                let open = network::Bits(sight.open_to(sight.seat()));
                let longest = open.map(length).filter(|&length| length <= trains).max().unwrap_or(0);
                assert!(length(route.index()) >= longest.min(3));
            }
            _ => {}
        }
    });
}

#[test]
fn hungry_draws_tickets_while_trains_are_left() {
    assert!(later_draws(Stick::Hungry) > 0);
    watch(Stick::Hungry, |sight, action| {
        if let Action::Tickets { mix } = action {
            assert!(
                sight.tickets_left(Kind::Long) < 2 || sight.tickets_left(Kind::Short) < 2 || mix.long == 2
            );
            assert!(sight.trains(sight.seat()) > 8);
        }
    });
}

#[test]
fn every_knob_has_a_name_of_its_own() {
    let mut numbers = Numbers::new(Breadth::Full, Style::Even);
    let names: std::collections::BTreeSet<&str> = numbers.knobs().iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), numbers.knobs().len());
}
