//! What must not happen on a built-in board in any language: parts over each other, texts that are cut.

use crate::common::Spoken;
use picture::{Layout, Part, Scene};

/// Every language by its tag.
pub(crate) const LANGUAGES: [&str; 5] = ["en", "it", "fr", "ru", "de"];

/// What covers what, told by the names on the map.
pub(crate) fn overlaps(scene: &Scene, layout: &Layout) -> Vec<String> {
    let found = layout.overlaps(scene).into_iter();
    found.map(|found| format!("{} over {}", told(scene, found.a), told(scene, found.b))).collect()
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
        Part::Reserved(_) | Part::Frame => format!("{part:?}"),
    }
}

/// Whatever the language, every text has its room and every key its words.
#[track_caller]
pub(crate) fn check_texts(draw: impl Fn(&Spoken) -> String) {
    for language in LANGUAGES {
        let svg = draw(&Spoken::new(language));
        let cut: Vec<&str> = svg.lines().filter(|line| line.contains('…')).collect();
        assert!(cut.is_empty(), "{language}: {}", cut.join("\n"));
        assert!(!svg.contains("picture-"), "{language}: a key without words");
    }
}
