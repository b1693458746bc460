//! Counts of move sequences from known positions, held to `perft.txt` and to a second, slower count.

#![expect(clippy::unwrap_used, reason = "a line that can't be read fails the test")]

use game::{Game, Luck, Secret, Silent, Speak, perft};
use jet_set::{Action, Board, Options, State, lively};

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
    let every = every_action(Board::built_in());
    for line in lines() {
        let slow = by_check(&line.game, &line.luck, &every, 2);
        assert_eq!(perft(&line.game, &line.luck, 2), slow, "{}", line.text);
    }
}

fn by_check(game: &State, luck: &Luck, every: &[Action], depth: u32) -> u64 {
    let Some(seat) = game.turn().first() else { return 1 };
    if depth == 0 {
        return 1;
    }
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
    let mut texts: Vec<String> = ["turn-up short", "turn-up long", "done", "income"].map(String::from).into();
    for link in &board.links {
        texts.extend(["buy", "plane", "via"].map(|verb| format!("{verb} {}", link.id)));
    }
    let cards = board.flights.iter().map(|card| &card.id).chain(board.finals.iter().map(|card| &card.id));
    texts.extend(cards.map(|id| format!("claim {id}")));
    texts.iter().map(|text| State::read(board, text).unwrap()).collect()
}
