//! Makes a board of one's own out of a built-in one, is told of a fault in it, and plays a game on it.
//!
//! `cargo run -p skyrail-engine --example own_board -- [FILE]`

use skyrail_engine::{AnyBoard, AnyGame, Luck, Title, Turn};

pub(crate) fn main() {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(&path).unwrap_or_else(|error| format!("{path}: {error}")),
        None => own(Title::ALL[0]),
    };
    match AnyBoard::load(&text) {
        Ok(board) => println!("{}: {} moves at random", board.id(), play(board)),
        // Every fault at once, each with its place in the file; the crate `text` has the sentences.
        Err(faults) => faults.iter().for_each(|fault| println!("{}: {:?}", fault.path, fault.what)),
    }
}

/// The built-in board of a title under another name: a board is JSON, whatever writes it.
pub(crate) fn own(title: Title) -> String {
    let built_in = title.board();
    let name = format!("\"board\":\"{}\"", built_in.id());
    built_in.json().replacen(&name, "\"board\":\"my-own\"", 1)
}

/// Plays one game on the board and says how many moves it took.
pub(crate) fn play(board: AnyBoard) -> usize {
    let mut options = board.title().options(2);
    options.set_board(board);
    let mut luck = Luck::fast(1);
    let (mut game, _) = AnyGame::new(&options, &mut luck);
    let mut moves = 0;
    while let Turn::Seats(seats) = game.turn() {
        let Some(seat) = seats.iter().next() else { break };
        let action = game.lively(seat, &mut luck);
        game.apply(seat, action, &mut luck);
        moves += 1;
    }
    moves
}
