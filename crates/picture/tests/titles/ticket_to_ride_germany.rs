//! The board of Ticket to Ride Germany: the printed one in every language, nothing covers anything else; and any
//! valid one, however odd, draws.

#![expect(clippy::unwrap_used, reason = "a board that does not load fails the test")]

use crate::common::Spoken;
use crate::faults::{LANGUAGES, check_texts, overlaps};
use crate::hostile::{Hostile, check};
use game::Board as _;
use picture::titles::ticket_to_ride_germany as drawing;
use picture::tracks::{PlacedTrack, Space, Track};
use picture::{Layout, Names, Part, Scene, Theme};
use proptest::prelude::*;
use serde_json::{Value, json};
use ticket_to_ride_germany::Board;

fn told(scene: &Scene, track: &Track) -> String {
    format!("{}–{}", scene.spots[track.from].name, scene.spots[track.to].name)
}

/// All that covers something it should not.
fn faults(scene: &Scene, layout: &Layout, tracks: &[Track], placed: &[PlacedTrack]) -> Vec<String> {
    let mut faults = overlaps(scene, layout);
    let spaces = |track: &PlacedTrack| -> Vec<Space> {
        track.lanes.iter().flat_map(|lane| lane.spaces.iter().copied()).collect()
    };
    let spaces: Vec<Vec<Space>> = placed.iter().map(spaces).collect();
    for (index, (track, own)) in tracks.iter().zip(&spaces).enumerate() {
        let name = told(scene, track);
        for (spot, placed_name) in scene.spots.iter().zip(&layout.names) {
            let boxes = std::iter::once(&placed_name.ink).filter(|_| !spot.name.is_empty());
            for part in boxes.chain(&placed_name.flags) {
                if own.iter().any(|space| space.meets_box(part)) {
                    faults.push(format!("{} over a space of {name}", spot.name));
                }
                let beds = placed[index].lanes.iter().flat_map(|lane| lane.bed.windows(2));
                if beds.into_iter().any(|piece| part.inside(piece[0], piece[1]) > 0.0) {
                    faults.push(format!("{} over the bed of {name}", spot.name));
                }
            }
            if spot.radius > 0.0 && own.iter().any(|space| space.meets_disc(&spot.disc())) {
                faults.push(format!("a space of {name} over a dot {}", spot.name));
            }
        }
        for (space, other) in
            own.iter().enumerate().flat_map(|(at, a)| own[at + 1..].iter().map(move |b| (a, b)))
        {
            if space.meets(other) {
                faults.push(format!("spaces of {name} over each other"));
            }
        }
        for (track, others) in tracks.iter().zip(&spaces).skip(index + 1) {
            if own.iter().any(|space| others.iter().any(|other| space.meets(other))) {
                faults.push(format!("spaces of {name} over spaces of {}", told(scene, track)));
            }
        }
    }
    faults
}

#[test]
fn nothing_overlaps_in_any_language() {
    let mut found = Vec::new();
    for (board, language) in
        Board::all().iter().flat_map(|&board| LANGUAGES.map(|language| (board, language)))
    {
        let (scene, tracks, _) = drawing::scene(board, &Spoken::new(language), drawing::MAP);
        let (layout, placed) = Layout::with_tracks(&scene, &tracks);
        let faults = faults(&scene, &layout, &tracks, &placed);
        found.extend(faults.iter().map(|fault| format!("{} in {language}: {fault}", board.file().id)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_check_for_overlaps_finds_some() {
    let (mut scene, tracks, _) = drawing::scene(Board::built_in(), &Spoken::new("en"), drawing::MAP);
    let (layout, placed) = Layout::with_tracks(&scene, &tracks);
    let mut moved = layout.clone();
    for name in &mut moved.names {
        name.ink = name.ink.moved(40.0, 25.0);
    }
    assert!(!faults(&scene, &moved, &tracks, &placed).is_empty());
    for spot in &mut scene.spots {
        spot.radius *= 2.0;
    }
    let found = faults(&scene, &layout, &tracks, &placed);
    assert!(found.iter().any(|fault| fault.contains("over a dot")), "{found:?}");
    assert!(layout.overlaps(&scene).iter().any(|found| matches!(found.a, Part::Dot(_))));
}

#[test]
fn every_space_name_and_passenger_is_drawn() {
    let board = Board::built_in();
    let names = Spoken::new("en");
    let svg = drawing::draw(board, &names, Theme::Day);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let uses = |node: roxmltree::Node<'_, '_>, href: &str| {
        node.descendants().filter(|node| node.attribute("href") == Some(href)).count()
    };
    let find = |attribute: &str, id: &str| {
        let mut found = document.descendants().filter(|node| node.attribute(attribute) == Some(id));
        let node = found.next().unwrap_or_else(|| panic!("{id} is not drawn"));
        assert!(found.next().is_none(), "{id} is drawn twice");
        node
    };
    for route in &board.routes {
        let drawn = find("data-route", &route.id);
        let cars = drawn.children().filter(|node| node.tag_name().name() == "g").count();
        assert_eq!(cars, route.length as usize, "{}", route.id);
        let symbol = route.color.map(|color| format!("#sky-sign-{}", color.id()));
        let symbols = drawn.descendants().filter(|node| node.has_attribute("href")).count();
        assert_eq!(symbols, symbol.map_or(0, |symbol| uses(drawn, &symbol)), "{}", route.id);
        assert_eq!(symbols, if route.color.is_some() { cars } else { 0 }, "{}", route.id);
    }
    for place in 0..board.places() {
        let id = board.place_id(ticket_to_ride_germany::PlaceId(place as u8));
        let drawn = find("data-place", id);
        assert_eq!(uses(drawn, "#sky-person"), board.crowds[place] as usize, "{id}");
        let text = drawn.descendants().find(|node| node.tag_name().name() == "text").unwrap();
        assert_eq!(text.text().map(str::to_lowercase), Some(names.place(id).to_lowercase()));
    }
    let texts: Vec<&str> =
        document.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text()).collect();
    for text in ["110", "89", "55", "34", "60", "45", "15", "18", "2 to 11 points", "12 to 22 points"] {
        assert!(texts.contains(&text), "{text}");
    }
    let note = "places, routes and tickets of the printed board";
    assert_eq!(texts.iter().filter(|text| **text == note).count(), 2, "description and title bar");
}

#[test]
fn no_text_is_cut_in_any_language() {
    for board in Board::all() {
        check_texts(|names| drawing::draw(board, names, Theme::Night));
    }
}

#[test]
fn a_board_draws_the_same_again() {
    let draw = || drawing::draw(Board::built_in(), &Spoken::new("fr"), Theme::Day);
    assert!(draw() == draw());
}

fn file() -> Value {
    serde_json::from_str(include_str!("../../../ticket-to-ride-germany/data/germany.json")).unwrap()
}

fn load(file: &Value) -> &'static Board {
    Board::load(&file.to_string()).unwrap()
}

/// The printed board with every place moved and another backdrop.
fn jittered(moves: &[(f64, f64)], stretch: f64, backdrop: &str) -> Value {
    let mut file = file();
    let mut moves = moves.iter().cycle();
    let mut move_one = |place: &mut Value| {
        let (dx, dy) = moves.next().unwrap();
        for (key, by) in [("x", dx), ("y", dy)] {
            place[key] = json!(place[key].as_f64().unwrap() * stretch + by);
        }
    };
    file["cities"].as_array_mut().unwrap().iter_mut().for_each(&mut move_one);
    for country in file["countries"].as_array_mut().unwrap() {
        move_one(country);
        country["ends"].as_array_mut().unwrap().iter_mut().for_each(&mut move_one);
    }
    file["backdrop"] = json!(backdrop);
    file
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_jittered_board_draws(
        moves in prop::collection::vec((-90.0..90.0f64, -90.0..90.0f64), 54),
        stretch in prop::sample::select(vec![1.0, 0.3, 0.0, 50.0, -1.0]),
        backdrop in prop::sample::select(vec!["europe", "germany", "none"]),
        hostile: bool,
    ) {
        let board = load(&jittered(&moves, stretch, backdrop));
        let names: &dyn Names = if hostile { &Hostile } else { &Spoken::new("it") };
        check(&drawing::draw(board, names, Theme::Night));
    }
}

#[test]
fn all_places_at_one_spot_draw() {
    let board = load(&jittered(&[(5.0, 5.0)], 0.0, "germany"));
    check(&drawing::draw(board, &Spoken::new("ru"), Theme::Day));
}

#[test]
fn hostile_text_in_a_board_file_is_escaped() {
    let mut file = file();
    file["origin"] = json!("<script>alert('&')</script>\u{0}");
    let svg = drawing::draw(load(&file), &Spoken::new("en"), Theme::Day);
    check(&svg);
    assert!(svg.contains("Board by &lt;script&gt;"));
}

/// Lanes of different lengths side by side, a huge crowd, nobody at all, and points for every length.
#[test]
fn odd_lanes_crowds_and_points_draw() {
    let mut file = file();
    let routes = file["routes"].as_array_mut().unwrap();
    for number in 3..9 {
        let id = format!("augsburg--munich-{number}");
        routes.push(json!({"id": id, "a": "munich", "b": "augsburg", "length": number, "color": "red",
            "group": "augsburg--munich"}));
    }
    for length in 8..10 {
        file["route_points"][length.to_string()] = json!(20 + length);
    }
    let cities = file["cities"].as_array_mut().unwrap();
    for city in cities.iter_mut().take(6) {
        city["passengers"] = json!(0);
    }
    let taken = [1, 5, 1, 1, 1, 1].iter().sum::<i32>();
    cities[6]["passengers"] = json!(1 + taken.min(9));
    let bag = 60 - taken + taken.min(9);
    file["passengers"]["red"] = json!(bag - 50);
    let board = load(&file);
    let svg = drawing::draw(board, &Spoken::new("de"), Theme::Day);
    check(&svg);
    assert!(svg.contains("data-route=\"augsburg--munich-8\""));
}
