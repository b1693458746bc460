//! Draws a board file to standard output: `draw FILE LANGUAGE THEME`. For looking at the drawing while
//! working on it; `skyrail board draw` is the command for everyone.

#[path = "../tests/common/mod.rs"]
mod common;

use picture::{Theme, airlines_europe};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, language, theme] = words.as_slice() else {
        eprintln!("draw FILE LANGUAGE THEME, as in: draw board.json en day");
        std::process::exit(2);
    };
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| {
        eprintln!("{file}: {error}");
        std::process::exit(2);
    });
    let board = ::airlines_europe::Board::load(&text).unwrap_or_else(|faults| {
        for fault in faults {
            eprintln!("{}: {}", fault.path, fault.what.key);
        }
        std::process::exit(2);
    });
    let theme = if theme == "night" { Theme::Night } else { Theme::Day };
    print!("{}", airlines_europe::draw(board, &common::Spoken::new(language), theme));
}
