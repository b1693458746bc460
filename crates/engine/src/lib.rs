//! Skyrail as a library: everything that an author of a bot, a tool or a title needs, under one roof.
//!
//! # Play a game
//!
//! A game is a small state machine. It says whose turn it is and what is legal; you choose and apply. All chance
//! comes from the [`Luck`] you pass in, so the same luck and the same choices give the same game on every machine.
//!
//! ```
//! use skyrail_engine::{AnyGame, Luck, Title, Turn};
//!
//! let title = Title::ALL[0];
//! let mut luck = Luck::fast(1);
//! let (mut game, _set_up) = AnyGame::new(&title.options(2), &mut luck);
//! while let Turn::Seats(seats) = game.turn() {
//!     let seat = seats.iter().next().expect("somebody is to move");
//!     let action = game.lively(seat, &mut luck);
//!     game.apply(seat, action, &mut luck);
//! }
//! assert!(!game.standing().winners().is_empty());
//! ```
//!
//! # Let a bot decide
//!
//! A bot is given a view: what one seat may see, and nothing else. [`Bot`] is named as people type it, and a budget
//! in playouts gives the same move everywhere.
//!
//! ```
//! use skyrail_engine::{AnyGame, Bot, Eye, Luck, Thinking, Title};
//!
//! let mut luck = Luck::fast(7);
//! let (game, _) = AnyGame::new(&Title::ALL[0].options(3), &mut luck);
//! let seat = game.turn().first().expect("a new game waits for somebody");
//! let bot: Bot = "expert@20p".parse().expect("there is a bot of this name");
//! let action = Thinking::decide(bot, &game.view(Eye::Seat(seat)), 1, || true);
//! assert!(game.check(seat, action).is_ok());
//! println!("{}", game.board().write(action));
//! ```
//!
//! # Where to go on
//!
//! | You want to | Look at |
//! |---|---|
//! | play whole games at random | [`AnyGame`], `examples/random_game.rs` |
//! | write a bot that plays every title | [`Game::sample`], `examples/own_bot.rs` |
//! | search a position, or measure a search | [`Search`], `examples/search.rs` |
//! | play on a board of your own | [`AnyBoard::load`], `examples/own_board.rs` |
//! | read, check and walk through a record | [`record`], `examples/read_record.rs` |
//! | write a title | [`Game`], then `CONTRIBUTING.md` of the repository |
//! | measure how strong a bot is | [`arena`] |
//!
//! Each example runs by its name: `cargo run -p skyrail-engine --example random_game`.
//!
//! # Two ways to a game
//!
//! [`AnyGame`], [`AnyView`], [`AnyAction`] and so on hold a game of whichever title; use them where people choose.
//! Behind them each title has its own types, which implement [`Game`]; use those where millions of moves are played:
//! [`visit_options`] leads there from options of any title.
//!
//! # What never happens
//!
//! Nothing here reads a clock, a file or the network, starts a thread or asks for chance of its own, and all of it
//! builds for WebAssembly. A refusal is a value that cites its clause of the rules, never a panic.

/// The contract of a title and the words that all titles share.
pub use game::{
    Arg, Choice, ChoiceKind, Eye, Game, Luck, Note, Options, PerSeat, Seat, SeatSet, Secret, Silent,
    Standing, Stream, Tell, Turn, Unreadable, by_kind, perft, play_at_random, play_out, uniform,
};

/// Games, boards, actions, views and events of any title.
pub use catalog::{AnyAction, AnyBoard, AnyEvent, AnyGame, AnyOptions, AnyView, OptionFault, Title};

/// Bots, what they are made of, and hints.
pub use bots::{
    Advice, Bot, BotFault, Breadth, Budget, Estimate, Hint, Hinting, Kind, Mind, MindVisit, Player, Search,
    SearchOptions, Style, Thinking, Weights, arena, visit_options,
};

/// One live game: rows, decisions, undo, and the views of every eye.
pub use table::{Refused, Row, Setup, Sitter, Step, Table, What};

/// Finished and unfinished games as text.
pub mod record {
    pub use table::{Broken, Outcome, Record, RecordFault, read};
}

/// Places and links: the graph that rules and bots ask, and the reader of board files.
pub mod board {
    pub use network::{Bits, BoardFault, Graph, Sheet};
}
