//! Draws a board file to standard output: `draw FILE LANGUAGE THEME`. For looking at the drawing while
//! working on it; `skyrail board draw` is the command for everyone.

#[path = "../tests/common/mod.rs"]
mod common;

use picture::Theme;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, language, theme] = words.as_slice() else {
        eprintln!("draw FILE LANGUAGE THEME, as in: draw board.file.json en day");
        std::process::exit(2);
    };
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| {
        eprintln!("{file}: {error}");
        std::process::exit(2);
    });
    let (names, theme) =
        (common::Spoken::new(language), if theme == "night" { Theme::Night } else { Theme::Day });
    let file: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    let named = file["title"].as_str().and_then(catalog::Title::from_name);
    let drawn = named.unwrap_or(catalog::Title::ALL[0]).load_board(&text);
    let drawn = drawn.map(|board| picture::titles::poster(board, &names, theme));
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
