//! The built-in board, drawn in every language: nothing covers anything else.

mod common;

use common::Spoken;
use picture::geometry::Rect;
use picture::{Layout, Part, Scene, airlines_europe};

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
