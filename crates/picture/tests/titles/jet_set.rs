//! The built-in board of Jet Set in every language, and any other board: nothing covers anything else on the
//! one, and all others draw as well-formed pictures.

#![expect(clippy::unwrap_used, reason = "a board that does not load fails the test")]

use crate::common::Spoken;
use crate::faults::{LANGUAGES, check_texts, overlaps};
use crate::hostile::{Hostile, check};
use game::Board as _;
use jet_set::{Board, Link};
use picture::geometry::Rect;
use picture::titles::jet_set as drawing;
use picture::{Layout, Names, Theme};
use proptest::prelude::*;
use serde_json::{Value, json};

fn file() -> Value {
    serde_json::from_str(&Board::built_in().file.json).unwrap()
}

fn load(file: &Value) -> &'static Board {
    Board::load(&file.to_string()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The built-in board with every city moved, without bends and spots for prices.
fn jittered(moves: &[(f64, f64)], stretch: f64, backdrop: &str) -> &'static Board {
    let mut file = file();
    file["backdrop"] = backdrop.into();
    let mut moves = moves.iter().cycle();
    for city in file["cities"].as_array_mut().unwrap() {
        let (dx, dy) = moves.next().unwrap();
        let [x, y] = ["x", "y"].map(|axis| city[axis].as_f64().unwrap() * stretch);
        (city["x"], city["y"]) = (json!(x + dx), json!(y + dy));
    }
    for link in file["links"].as_array_mut().unwrap() {
        let link = link.as_object_mut().unwrap();
        link.remove("bend");
        link.remove("badge");
    }
    load(&file)
}

#[test]
fn nothing_overlaps_in_any_language() {
    for language in LANGUAGES {
        let (scene, _) = drawing::scene(Board::built_in(), &Spoken::new(language), drawing::MAP);
        let faults = overlaps(&scene, &Layout::of(&scene));
        assert!(faults.is_empty(), "{language}: {}", faults.join("\n"));
    }
}

#[test]
fn every_link_flight_city_and_price_is_drawn() {
    let board = Board::built_in();
    let names = Spoken::new("en");
    let svg = drawing::draw(board, &names, Theme::Day);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts = |node: roxmltree::Node<'_, '_>| -> Vec<String> {
        let texts = node.children().filter(|child| child.tag_name().name() == "text");
        texts.filter_map(|text| text.text().map(String::from)).collect()
    };
    let with = |name: &'static str| document.descendants().filter(move |node| node.has_attribute(name));
    assert_eq!(with("data-link").count(), board.links.len());
    for (index, node) in with("data-link").enumerate() {
        let link = Link(index as u8);
        assert_eq!(node.attribute("data-link"), Some(board.links[index].id.as_str()));
        assert_eq!(texts(node), [board.price(link).to_string()]);
    }
    let flights = board.flights.iter().map(|card| (&card.id, card.cities.to_vec()));
    let finals = board.finals.iter().map(|card| (&card.id, card.cities.to_vec()));
    let cards: Vec<_> = flights.chain(finals).collect();
    assert_eq!(with("data-flight").count(), cards.len());
    for (node, (id, cities)) in with("data-flight").zip(cards) {
        assert_eq!(node.attribute("data-flight"), Some(id.as_str()));
        let cities: Vec<String> = cities.iter().map(|&city| names.place(board.city(city))).collect();
        assert_eq!(texts(node), cities);
    }
    let all: Vec<String> = document.descendants().flat_map(texts).collect();
    for city in &board.cities {
        assert!(all.contains(&names.place(&city.id)), "{}", city.id);
    }
    let origin = "original Skyrail board, not the published one".to_string();
    assert!(all.contains(&origin));
    // JS-11: the fees as printed.
    for fee in [2, 5, 10, 15, 20, 25] {
        assert!(all.contains(&format!("€{fee}")), "{fee}");
    }
}

#[test]
fn a_link_bends_and_shows_its_price_as_the_file_says() {
    let board = Board::built_in();
    let (scene, fit) = drawing::scene(board, &Spoken::new("en"), drawing::MAP);
    let layout = Layout::of(&scene);
    let link = board.link("madrid--rome").unwrap().index();
    let [bend, badge] = [board.links[link].bend.unwrap(), board.links[link].badge.unwrap()];
    let [bend, badge] = [bend, badge].map(|(x, y)| fit.at(x, y));
    let placed = &layout.lines[link];
    assert_eq!(placed.curve.pull, bend);
    let [at] = placed.badges[..] else { panic!("one price for a link") };
    assert!((at.x - badge.x).abs() + (at.y - badge.y).abs() < 3.0, "{at:?} {badge:?}");
}

#[test]
fn no_text_is_cut_in_any_language() {
    check_texts(|names| drawing::draw(Board::built_in(), names, Theme::Night));
}

#[test]
fn a_board_with_more_flights_gets_more_columns() {
    let mut file = file();
    // Every link and way back is flown: 1-point flights beyond what a column holds.
    let flown: Vec<Value> = file["flights"]["1"].as_array().unwrap().clone();
    for link in file["links"].as_array().unwrap().clone() {
        let pair = json!([link["a"], link["b"]]);
        if !flown.contains(&pair) && !flown.contains(&json!([link["b"], link["a"]])) {
            file["flights"]["1"].as_array_mut().unwrap().push(pair);
        }
    }
    let board = load(&file);
    let (wide, high) = drawing::size(board);
    let (usual, same) = drawing::size(Board::built_in());
    assert!(wide > usual && (high - same).abs() < 1e-9);
    let svg = drawing::draw(board, &Spoken::new("de"), Theme::Day);
    check(&svg);
    assert!(svg.contains(&format!("viewBox=\"0 0 {wide} {high}\"")));
}

#[test]
fn hostile_text_and_bends_in_a_board_file_stay_in_the_picture() {
    let mut file = file();
    file["origin"] = "<script>alert('&')</script>\u{0}".into();
    for (index, link) in file["links"].as_array_mut().unwrap().iter_mut().enumerate() {
        let far = if index % 2 == 0 { 1e5 } else { -1e5 };
        (link["bend"], link["badge"]) = (json!([far, far]), json!([far, -far]));
    }
    let board = load(&file);
    let svg = drawing::draw(board, &Spoken::new("en"), Theme::Day);
    check(&svg);
    assert!(svg.contains("Board by &lt;script&gt;"));
    let (scene, _) = drawing::scene(board, &Spoken::new("en"), drawing::MAP);
    for line in Layout::of(&scene).lines {
        assert!(Rect::around(&line.badges).outside(&drawing::MAP) == 0.0, "{line:?}");
    }
}

#[test]
fn all_cities_at_one_spot_draw() {
    check(&drawing::draw(jittered(&[(5.0, 5.0)], 0.0, "europe"), &Spoken::new("ru"), Theme::Day));
}

#[test]
fn a_board_draws_the_same_again() {
    let draw = || drawing::draw(Board::built_in(), &Spoken::new("fr"), Theme::Day);
    assert!(draw() == draw());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_jittered_board_draws(
        moves in prop::collection::vec((-80.0..80.0f64, -80.0..80.0f64), 31),
        stretch in prop::sample::select(vec![1.0, 0.05, 90.0, -1.0]),
        backdrop in prop::sample::select(vec!["europe", "germany", "none"]),
        hostile: bool,
    ) {
        let board = jittered(&moves, stretch, backdrop);
        let names: &dyn Names = if hostile { &Hostile } else { &Spoken::new("it") };
        check(&drawing::draw(board, names, Theme::Night));
    }
}
