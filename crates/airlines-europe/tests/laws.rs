//! The laws every title obeys, on random games of Airlines Europe, on the built-in board and on odd ones.

use crate::odd;
use airlines_europe::{Action, Airline, Board, Ending, Event, From, KINDS, Options, Phase, Route, State};
use game::{Board as _, Eye, Game, Luck, Silent, Turn};
use testkit::laws::{assert_laws, uniform};

/// Every action that can be written on a board, legal or not.
fn every_action(board: &Board) -> Vec<Action> {
    let kinds = || (0..KINDS).map(|index| Airline(index as u8));
    let airlines: Vec<Airline> =
        kinds().filter(|&airline| board.airline(board.airline_id(airline)) == Some(airline)).collect();
    let mut every = vec![Action::Draw, Action::Bank, Action::Pass];
    every.extend((0..=4).map(|discards| Action::Exchange { discards }));
    for &airline in &airlines {
        every.push(Action::Take { airline });
        every.extend((0..=22).map(|count| Action::Play { airline, count }));
        every.extend([From::Hand, From::Portfolio].map(|from| Action::Discard { from, airline }));
        every.extend((0..board.routes.len()).map(|route| Action::Buy { airline, route: Route(route as u8) }));
        for &second in airlines.iter().filter(|&&second| second >= airline) {
            every.push(Action::Pick { first: airline, second });
            every.push(Action::PlayPair { first: airline, second });
        }
    }
    for route in (0..board.routes.len()).map(|route| Route(route as u8)) {
        every.extend(
            (0..board.licences(route).len()).map(|licence| Action::Ban { route, licence: licence as u8 }),
        );
    }
    every
}

/// All options but the seats, one bit each.
fn options(seats: usize, board: &'static Board, bits: u64) -> Options {
    Options {
        flight_ban: bits & 1 == 1,
        exact_cut: bits & 2 == 2,
        open_points: bits & 4 == 4,
        board,
        ..Options::new(seats)
    }
}

#[test]
fn laws_hold_for_every_number_of_players() {
    let every = every_action(Board::built_in());
    for seats in 2..=5 {
        assert_laws::<State>(&options(seats, Board::built_in(), 0), 1, &every, 2000, uniform);
    }
}

#[test]
fn laws_hold_with_the_flight_ban_and_the_other_options() {
    let every = every_action(Board::built_in());
    for seats in 2..=5 {
        assert_laws::<State>(
            &options(seats, Board::built_in(), 7 - seats as u64 % 2),
            2,
            &every,
            2000,
            State::lively,
        );
    }
}

#[test]
fn laws_hold_on_odd_boards() {
    for number in 0..48 {
        let board = odd::board(number);
        let every = every_action(board);
        let options = options(2 + number as usize % 4, board, number / 4);
        let choose = if number % 3 == 0 { State::lively } else { uniform };
        assert_laws::<State>(&options, number, &every, 3000, choose);
    }
}

/// What must have happened somewhere, or the odd boards would not be odd enough.
#[derive(Default, Debug)]
struct Seen {
    blocked_after_one: u32,
    blocked_after_two: u32,
    third_scoring: u32,
    two_cards_in_one_refill: u32,
    card_in_a_scorings_refill: u32,
    bank_broke: u32,
    bonus: u32,
    nothing_drawn: u32,
}

impl Seen {
    fn look(&mut self, purchases: u32, emptying: bool, drew: bool, told: &[Event]) {
        let count = |kind: fn(&Event) -> bool| told.iter().filter(|event| kind(event)).count() as u32;
        let cards = count(|event| matches!(event, Event::ScoringCard { .. }));
        self.two_cards_in_one_refill += u32::from(cards >= 2);
        self.card_in_a_scorings_refill += u32::from(cards >= 1 && emptying);
        self.bank_broke += count(|event| matches!(event, Event::BankBroke));
        self.bonus += count(|event| matches!(event, Event::Bonus { .. }));
        self.third_scoring += count(|event| *event == Event::Ended { ending: Ending::ThirdScoring });
        self.nothing_drawn += u32::from(drew && count(|event| matches!(event, Event::Drew { .. })) == 0);
        let blocked = count(|event| *event == Event::Ended { ending: Ending::Blocked });
        *(if purchases == 1 { &mut self.blocked_after_one } else { &mut self.blocked_after_two }) += blocked;
    }
}

/// Buys whenever it can, so that airlines run out of routes; takes 8 million whenever it can, so that the
/// bank breaks; or does anything.
fn choose(habit: u64, actions: &[Action], luck: &mut Luck) -> Action {
    let liked = |action: &&Action| match habit {
        0 => matches!(action, Action::Buy { .. }),
        1 => matches!(action, Action::Bank),
        _ => true,
    };
    let liked: Vec<Action> = actions.iter().filter(liked).copied().collect();
    game::uniform(if liked.is_empty() { actions } else { &liked }, luck)
}

#[test]
fn odd_boards_reach_every_rare_ending_and_refill() {
    let mut seen = Seen::default();
    let (mut told, mut actions) = (Vec::new(), Vec::new());
    for number in 0..1500 {
        let options = options(2 + number as usize % 4, odd::board(number % 60), number / 4);
        let mut luck = Luck::fast(number);
        let mut game = State::new(&options, &mut luck, &mut Silent);
        let mut purchases = 0;
        while let Turn::Seats(seats) = game.turn() {
            let seat = seats.iter().next().expect("a running game has a seat to move");
            actions.clear();
            game.legal(seat, &mut actions);
            let action = choose(number % 3, &actions, &mut luck);
            told.clear();
            let emptying = matches!(game.view(Eye::Watcher).phase, Phase::Emptying { .. });
            game.apply(seat, action, &mut luck, &mut told);
            purchases = if matches!(action, Action::Buy { .. }) { purchases + 1 } else { 0 };
            seen.look(purchases, emptying, action == Action::Draw, &told);
        }
        game.check_invariants().expect("nothing is lost or created");
    }
    let rare = [
        seen.blocked_after_one,
        seen.blocked_after_two,
        seen.third_scoring,
        seen.two_cards_in_one_refill,
        seen.card_in_a_scorings_refill,
        seen.bank_broke,
        seen.bonus,
        seen.nothing_drawn,
    ];
    assert!(rare.iter().all(|&times| times > 0), "{seen:?}");
}
