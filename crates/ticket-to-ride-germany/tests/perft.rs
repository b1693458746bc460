//! Counts of move sequences from known positions, held to `perft.txt` and to a second, slower count.

use game::{Game, Luck, Secret, Silent, Speak, Turn, perft};
use ticket_to_ride_germany::{Action, Board, FewTickets, Options, State, lively};

const BOARD: &str = include_str!("../../testkit/boards/ticket-to-ride-germany.json");

/// One line of the file.
struct Line<'t> {
    text: &'t str,
    game: State,
    luck: Luck,
    depth: u32,
    count: u64,
}

fn lines() -> impl Iterator<Item = Line<'static>> {
    let text = include_str!("perft.txt");
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|text| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [setup, seed, depth, count] = words[..] else { panic!("{text}: setup, seed, depth, count") };
        let (game, luck) = position(setup, seed);
        Line { text, game, luck, depth: number(depth), count: number(count) }
    })
}

fn number<N: std::str::FromStr>(text: &str) -> N {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a number"))
}

/// The position of a line: the set-up, and so many decisions of lively random players.
fn position(setup: &str, seed: &str) -> (State, Luck) {
    let mut options = Options::new(2);
    let mut after = 0;
    for part in setup.split(',') {
        match part.split_once('=').unwrap_or((part, "")) {
            ("seats", count) => options.seats = number(count),
            ("board", "little-line") => options.board = Board::load(BOARD).expect("the small board is sound"),
            ("after", count) => after = number(count),
            _ => panic!("{part} is not known here"),
        }
    }
    let mut luck = Secret::from_seed(seed).luck(&[]);
    let mut game = State::new(&options, &mut luck, &mut Silent);
    let mut choices = Luck::fast(after);
    let mut actions = Vec::new();
    for _ in 0..after {
        let seat = game.turn().first().unwrap_or_else(|| panic!("{setup} is past the end"));
        actions.clear();
        game.legal(seat, &mut actions);
        let action = lively(&game, &actions, &mut choices);
        game.apply(seat, action, &mut luck, &mut Silent);
    }
    (game, luck)
}

#[test]
fn counts_are_those_of_the_file() {
    let wrong: Vec<String> = lines()
        .map(|line| (perft(&line.game, &line.luck, line.depth), line))
        .filter(|(count, line)| *count != line.count)
        .map(|(count, line)| format!("{}, but there are {count}", line.text))
        .collect();
    assert!(wrong.is_empty(), "the file says:\n{}", wrong.join("\n"));
}

/// `legal` is left aside: every action that can be written is tried on `check`.
#[test]
fn counts_of_two_decisions_agree_with_a_count_by_check_alone() {
    for line in lines() {
        let slow = by_check(&line.game, &line.luck, &every_action(line.game.board()), 2);
        assert_eq!(perft(&line.game, &line.luck, 2), slow, "{}", line.text);
    }
}

fn by_check(game: &State, luck: &Luck, every: &[Action], depth: u32) -> u64 {
    let Turn::Seats(seats) = game.turn() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let seat = seats.iter().next().expect("a running game has a seat to move");
    let choices = choices(game.view(game::Eye::Seat(seat)).offer());
    let taken = every.iter().chain(&choices).filter(|&&action| game.check(seat, action).is_ok());
    let count = |&action: &Action| {
        let (mut next, mut luck) = (game.clone(), luck.clone());
        next.apply(seat, action, &mut luck, &mut Silent);
        by_check(&next, &luck, every, depth - 1)
    };
    taken.map(count).sum()
}

/// Every choice out of an offer: of all tickets of a board there would be millions.
fn choices(offer: FewTickets) -> Vec<Action> {
    let tickets: Vec<u8> = offer.iter().map(|ticket| ticket.0).collect();
    let choice = |pattern: u32| {
        let chosen = tickets.iter().enumerate().filter(|(index, _)| pattern >> index & 1 == 1);
        Action::Keep { tickets: FewTickets::of(chosen.fold(0, |set, (_, ticket)| set | 1 << ticket)) }
    };
    (0..1 << tickets.len()).map(choice).collect()
}

/// Every action that can be written with the ids of a board, choices of tickets aside, read from its text.
fn every_action(board: &'static Board) -> Vec<Action> {
    let cards = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"];
    let mut texts: Vec<String> = ["draw", "pass"].map(String::from).into();
    texts.extend(cards.map(|card| format!("take {card}")));
    texts.extend((0..=5).flat_map(|short| (0..=5).map(move |long| format!("tickets {short} {long}"))));
    for route in &board.routes {
        for color in cards {
            for count in 1..=route.length + 1 {
                texts.push(format!("claim {} {color} {count}", route.id));
                let extra = (1..=route.length)
                    .map(|extra| format!("claim {} {color} {count} loco {extra}", route.id));
                texts.extend(extra);
            }
        }
    }
    let places = board.cities.iter().chain(board.countries.iter().map(|country| &country.place));
    for place in places {
        let colors = ["red", "yellow", "green", "blue", "black", "white", "none"];
        texts.extend(colors.map(|color| format!("passenger {} {color}", place.id)));
    }
    let mut every: Vec<Action> = texts.iter().filter_map(|text| State::read(board, text).ok()).collect();
    every.sort_unstable();
    every.dedup();
    every
}
