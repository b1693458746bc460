//! The built-in board, drawn in every language: nothing covers anything else.

mod any_board;

use crate::common::Spoken;
use crate::faults::{LANGUAGES, check_texts, overlaps};
use game::Board as _;
use picture::titles::airlines_europe;
use picture::{Layout, Names, Theme};

#[test]
fn nothing_overlaps_in_any_language() {
    let board = ::airlines_europe::Board::built_in();
    for language in LANGUAGES {
        let (scene, _) = airlines_europe::scene(board, &Spoken::new(language), airlines_europe::MAP);
        let faults = overlaps(&scene, &Layout::of(&scene));
        assert!(faults.is_empty(), "{language}: {}", faults.join("\n"));
    }
}

#[test]
fn every_route_home_target_and_name_is_drawn() {
    let board = ::airlines_europe::Board::built_in();
    let svg = airlines_europe::draw(board, &Spoken::new("en"), Theme::Day);
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
    check_texts(|names| airlines_europe::draw(board, names, Theme::Night));
}
