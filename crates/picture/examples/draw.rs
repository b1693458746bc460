//! Draws a board file to standard output: `draw FILE LANGUAGE THEME`. For looking at the drawing while
//! working on it; `skyrail board draw` is the command for everyone.

#[path = "../tests/common/mod.rs"]
mod common;

use picture::{Theme, airlines_europe, jet_set, ticket_to_ride_germany};

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
    let (names, theme) =
        (common::Spoken::new(language), if theme == "night" { Theme::Night } else { Theme::Day });
    let title: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    let drawn = match title["title"].as_str() {
        Some("ticket-to-ride-germany") => ::ticket_to_ride_germany::Board::load(&text)
            .map(|board| ticket_to_ride_germany::draw(board, &names, theme)),
        Some("jet-set") => ::jet_set::Board::load(&text).map(|board| jet_set::draw(board, &names, theme)),
        _ => ::airlines_europe::Board::load(&text).map(|board| airlines_europe::draw(board, &names, theme)),
    };
    match drawn {
        Ok(svg) => print!("{svg}"),
        Err(faults) => {
            for fault in faults {
                eprintln!("{}: {}", fault.path, fault.what.key);
            }
            std::process::exit(2);
        }
    }
}
