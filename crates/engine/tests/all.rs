//! The examples run, on every title.

#[path = "../examples/own_board.rs"]
mod own_board;
#[path = "../examples/own_bot.rs"]
mod own_bot;
#[path = "../examples/random_game.rs"]
mod random_game;
#[path = "../examples/read_record.rs"]
mod read_record;
#[path = "../examples/search.rs"]
mod search;

use skyrail_engine::record::Outcome;
use skyrail_engine::{AnyBoard, Title, record, visit_options};

#[test]
fn a_random_game_comes_to_its_end() {
    for &title in Title::ALL {
        let mut moves = 0;
        let standing = random_game::play(title, 1, |number, _, _| moves = number);
        assert!(moves > 10 && !standing.winners().is_empty(), "{}", title.name());
    }
}

#[test]
fn a_bot_of_ones_own_beats_random_play() {
    let won: u64 =
        Title::ALL.iter().map(|title| visit_options(&title.options(2), own_bot::Match { games: 1 })).sum();
    assert!(2 * won > Title::ALL.len() as u64, "{won} games won");
}

#[test]
fn a_position_is_searched() {
    for &title in Title::ALL {
        let told = visit_options(&title.options(2), search::Position { playouts: 20 });
        assert!(told.contains("playouts") || told.contains("nothing"), "{told}");
        assert!(search::hint(title, 1).starts_with("a hint: "));
    }
}

#[test]
fn a_board_of_ones_own_is_played_and_a_broken_one_refused() {
    for &title in Title::ALL {
        let text = own_board::own(title);
        let board = AnyBoard::load(&text).expect("the copy is sound");
        assert_eq!(board.id(), "my-own");
        assert!(own_board::play(board) > 10);
        let broken = text.replacen("\"cities\":[", "\"cities\":[7,", 1);
        assert!(!AnyBoard::load(&broken).expect_err("a city is no number").is_empty());
    }
}

#[test]
fn a_record_is_read_back_and_a_changed_one_refused() {
    for &title in Title::ALL {
        let text = read_record::written(title);
        let read = record::read(&text, &[]).expect("what was written is sound");
        assert!(read.outcome == Outcome::Over && read_record::walk(&read).ends_with("over"));
        assert!(record::read(&text.replacen("Anna", "Anne", 1), &[]).is_err());
    }
}

#[test]
fn every_example_runs_as_it_is_called() {
    own_board::main();
    own_bot::main();
    random_game::main();
    read_record::main();
    search::main();
}
