//! The built-in board, drawn in every language: nothing covers anything else.

mod common;

use common::Spoken;
use picture::{Layout, Names, Part, Scene, airlines_europe};

const LANGUAGES: [&str; 5] = ["en", "it", "fr", "ru", "de"];

fn scene(language: &str) -> Scene {
    let board = ::airlines_europe::Board::built_in();
    airlines_europe::scene(board, &Spoken::new(language), airlines_europe::MAP).0
}

fn told(scene: &Scene, part: Part) -> String {
    match part {
        Part::Name(spot) | Part::Flag(spot, _) | Part::Dot(spot) => {
            format!("{part:?} {}", scene.spots[spot].name)
        }
        Part::Line(line) | Part::Badge(line, _) => {
            let line = &scene.lines[line];
            format!("{part:?} {}–{}", scene.spots[line.from].name, scene.spots[line.to].name)
        }
        Part::Kept(_) | Part::Frame => format!("{part:?}"),
    }
}

#[test]
fn nothing_overlaps_in_any_language() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let scene = scene(language);
        let layout = Layout::of(&scene);
        for found in layout.overlaps(&scene) {
            faults.push(format!("{language}: {} over {}", told(&scene, found.a), told(&scene, found.b)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_route_home_target_and_name_is_drawn() {
    let board = ::airlines_europe::Board::built_in();
    let svg = airlines_europe::draw(board, &Spoken::new("en"), picture::Theme::Day);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts: Vec<&str> =
        document.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text()).collect();
    let count = |text: &str| texts.iter().filter(|found| **found == text).count();
    for city in &board.cities {
        assert!(count(&Spoken::new("en").place(&city.id)) >= 1, "{}", city.id);
    }
    for company in &board.companies {
        assert!(count(&company.name) >= 1, "{}", company.name);
    }
    let routes: Vec<_> = document.descendants().filter(|node| node.has_attribute("data-route")).collect();
    assert_eq!(routes.len(), board.routes.len());
    for (index, route) in routes.iter().enumerate() {
        let prices =
            route.children().filter(|node| node.tag_name().name() == "text").filter_map(|node| node.text());
        let prices: Vec<u8> = prices.map(|price| price.parse().unwrap()).collect();
        assert_eq!(prices, board.licences(::airlines_europe::Route(index as u8)));
    }
    assert_eq!(count("original Skyrail board, not the published one"), 2, "description and title bar");
}

#[test]
fn no_text_is_cut_in_any_language() {
    let board = ::airlines_europe::Board::built_in();
    for language in LANGUAGES {
        let svg = airlines_europe::draw(board, &Spoken::new(language), picture::Theme::Night);
        let cut: Vec<&str> = svg.lines().filter(|line| line.contains('…')).collect();
        assert!(cut.is_empty(), "{language}: {}", cut.join("\n"));
    }
}
