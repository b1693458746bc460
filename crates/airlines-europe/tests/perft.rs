//! Counts of move sequences from known positions, held to `perft.txt` and to a second, slower count.

#![expect(clippy::unwrap_used, reason = "a line that cannot be read fails the test")]

use airlines_europe::{Action, Board, Options, State, lively};
use game::{Game, Luck, Secret, Silent, Speak, Turn, perft};

const BOARD: &str = include_str!("../../testkit/boards/airlines-europe.json");

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
        Line { text, game, luck, depth: depth.parse().unwrap(), count: count.parse().unwrap() }
    })
}

/// The position of a line: the set-up, and so many decisions of lively random players.
fn position(setup: &str, seed: &str) -> (State, Luck) {
    let mut options = Options::new(2);
    let mut after = 0;
    for part in setup.split(',') {
        match part.split_once('=').unwrap_or((part, "")) {
            ("seats", count) => options.seats = count.parse().unwrap(),
            ("board", "four-ports") => options.board = Board::load(BOARD).unwrap(),
            ("flight_ban", "yes") => options.flight_ban = true,
            ("after", count) => after = count.parse().unwrap(),
            _ => panic!("{part} is not known here"),
        }
    }
    let mut luck = Secret::from_seed(seed).luck(&[]);
    let mut game = State::new(&options, &mut luck, &mut Silent);
    let mut choices = Luck::fast(after);
    let mut actions = Vec::new();
    for _ in 0..after {
        let seat = game.turn().first().expect("the position is before the end");
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
    let seat = seats.iter().next().unwrap();
    let taken = every.iter().filter(|&&action| game.check(seat, action).is_ok());
    let count = |&action: &Action| {
        let (mut next, mut luck) = (game.clone(), luck.clone());
        next.apply(seat, action, &mut luck, &mut Silent);
        by_check(&next, &luck, every, depth - 1)
    };
    taken.map(count).sum()
}

/// Every action that can be written with the ids of a board, read from its text.
fn every_action(board: &'static Board) -> Vec<Action> {
    let airlines = || board.companies.iter().map(|company| company.id.as_str()).chain(["abacus"]);
    let mut texts: Vec<String> =
        ["draw", "bank", "pass", "exchange 1", "exchange 2", "exchange 3"].map(String::from).into();
    for one in airlines() {
        texts.extend([format!("take {one}"), format!("discard hand {one}")]);
        texts.push(format!("discard portfolio {one}"));
        texts.extend((1..=22).map(|count| format!("play {one} {count}")));
        texts.extend(board.routes.iter().map(|route| format!("buy {one} {}", route.id)));
        for two in airlines() {
            texts.extend([format!("pick {one} {two}"), format!("play-pair {one} {two}")]);
        }
    }
    for route in &board.routes {
        texts.extend((1..=31).map(|price| format!("ban {} {price}", route.id)));
    }
    let mut every: Vec<Action> = texts.iter().filter_map(|text| State::read(board, text).ok()).collect();
    every.sort_unstable();
    every.dedup();
    every
}
