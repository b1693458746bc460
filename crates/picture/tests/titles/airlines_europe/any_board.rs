//! Any valid board draws: jittered, crowded, hostile or odd, the picture is well-formed and nothing panics.

#![expect(clippy::unwrap_used, reason = "a board that does not load fails the test")]

use crate::common::Spoken;
use crate::hostile::{Hostile, check};
use ::airlines_europe::Board;
use game::Board as _;
use picture::titles::airlines_europe as drawing;
use picture::{Names, Theme};
use proptest::prelude::*;
use std::fmt::Write;

fn built_in() -> &'static str {
    include_str!("../../../../airlines-europe/data/skyrail-europe.json")
}

/// The built-in board with every city moved and another backdrop.
fn jittered(moves: &[(f64, f64)], stretch: f64, backdrop: &str) -> &'static Board {
    let mut text = String::new();
    let mut moves = moves.iter().cycle();
    for line in built_in().lines() {
        if let (Some(x), Some(label)) = (line.find("\"x\": "), line.find(", \"label\"")) {
            let (dx, dy) = moves.next().expect("a cycle goes on");
            let numbers: Vec<f64> =
                line[x..label].split([':', ',']).filter_map(|word| word.trim().parse().ok()).collect();
            let (x_new, y_new) = (numbers[0] * stretch + dx, numbers[1] * stretch + dy);
            writeln!(text, "{}\"x\": {x_new}, \"y\": {y_new}{}", &line[..x], &line[label..]).unwrap();
        } else {
            let line = line.replace("\"backdrop\": \"europe\"", &format!("\"backdrop\": \"{backdrop}\""));
            writeln!(text, "{line}").unwrap();
        }
    }
    Board::load(&text).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_jittered_board_draws(
        moves in prop::collection::vec((-80.0..80.0f64, -80.0..80.0f64), 30),
        stretch in prop::sample::select(vec![1.0, 0.0, 0.05, 90.0, -1.0]),
        backdrop in prop::sample::select(vec!["europe", "germany", "none"]),
        hostile: bool,
    ) {
        let board = jittered(&moves, stretch, backdrop);
        let names: &dyn Names = if hostile { &Hostile } else { &Spoken::new("it") };
        check(&drawing::draw(board, names, Theme::Night));
    }
}

#[test]
fn all_cities_at_one_spot_draw() {
    let board = jittered(&[(5.0, 5.0)], 0.0, "europe");
    check(&drawing::draw(board, &Spoken::new("ru"), Theme::Day));
}

#[test]
fn hostile_text_in_a_board_file_is_escaped() {
    let text = built_in()
        .replace("\"Skyrail\"", "\"<script>alert('&')</script>\\u0000\"")
        .replace("White Winds", "\\\"/><image href='x'/>&amp;")
        .replace("Air Amigos", "1 2 3");
    let svg = drawing::draw(Board::load(&text).unwrap(), &Spoken::new("en"), Theme::Day);
    check(&svg);
    assert!(svg.contains("Board by &lt;script&gt;"));
}

#[test]
fn many_homes_targets_and_zones_share_their_room() {
    let mut text = built_in().to_string();
    for home in ["rome", "munich", "paris", "kyiv", "istanbul", "stockholm", "athens", "london", "moscow"] {
        text = text.replace(&format!("\"home\": \"{home}\""), "\"home\": \"berlin\"");
    }
    for target in ["athens", "london", "ankara"] {
        text = text.replace(&format!("\"bonus_target\": \"{target}\""), "\"bonus_target\": \"madrid\"");
    }
    let mut zones = String::new();
    for zone in 0..40 {
        write!(zones, "{{\"from\": {}, \"row\": [100, 99, 98, 97, 96]}},", zone * 120).unwrap();
    }
    let start = text.find("\"zones\": [").unwrap() + "\"zones\": [".len();
    let end = start + text[start..].find("\"abacus_rows\"").unwrap();
    text.replace_range(start..end, &format!("{}],\n", zones.trim_end_matches(',')));
    let board = Board::load(&text).unwrap();
    check(&drawing::draw(board, &Spoken::new("de"), Theme::Day));
}

#[test]
fn a_board_draws_the_same_again() {
    let draw = || drawing::draw(Board::built_in(), &Spoken::new("fr"), Theme::Day);
    assert!(draw() == draw());
}
