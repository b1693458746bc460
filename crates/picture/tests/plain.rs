//! The map that any title has: every board draws from its places and links alone.

use crate::common::Spoken;
use crate::faults::LANGUAGES;
use crate::hostile::{Hostile, check};
use catalog::Title;
use picture::{Names, Theme, plain};

#[test]
fn every_place_and_link_of_every_board_is_drawn_in_every_language() {
    for (title, language) in Title::ALL.iter().flat_map(|title| LANGUAGES.map(|language| (*title, language)))
    {
        let (board, names) = (title.board(), Spoken::new(language));
        let map = board.map();
        let svg = plain::draw(title.name(), board.origin(), &map, &names, Theme::Day);
        check(&svg);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts: Vec<&str> = document.descendants().filter_map(|node| node.text()).collect();
        for place in &map.places {
            assert!(texts.contains(&names.place(&place.id).as_str()), "{} in {language}", place.id);
        }
        assert!(texts.contains(&names.title(title.name()).as_str()), "{language}");
        let links = document.descendants().filter_map(|node| node.attribute("data-link"));
        assert!(links.eq(map.links.iter().map(|link| link.id)), "{title:?}");
    }
}

#[test]
fn hostile_words_stay_in_the_picture() {
    let board = Title::ALL[0].board();
    check(&plain::draw("trams", "<script>", &board.map(), &Hostile, Theme::Night));
}

/// Two links between the same places must not lie on each other.
#[test]
fn links_between_the_same_places_bow_apart() {
    for board in Title::ALL.iter().map(|title| title.board()) {
        let map = board.map();
        let (scene, _) = plain::scene(&map, &Spoken::new("en"), plain::MAP);
        for (index, line) in scene.lines.iter().enumerate() {
            let side = |line: &picture::Line| if line.from < line.to { line.bow } else { -line.bow };
            let ends = |line: &picture::Line| (line.from.min(line.to), line.from.max(line.to));
            let same = |other: &&picture::Line| ends(other) == ends(line);
            let others = scene.lines[..index].iter().filter(same);
            assert!(others.into_iter().all(|other| (side(other) - side(line)).abs() > 0.1));
        }
    }
}
