//! Every stored replay is sound and shows what its name says; one of them is told in full.

use catalog::Title;
use std::path::Path;
use testkit::replays::{ALL, verify};
use testkit::story::Story;
use testkit::{rare_cases, transcript};

/// The title and the name of a replay, by its path.
fn parts(path: &str) -> (Title, &str) {
    let (title, name) = path.split_once('/').expect("replays are in the folder of their title");
    (Title::from_name(title).expect("the folder is named like a title"), name)
}

#[test]
fn every_replay_is_sound_and_shows_what_its_name_says() {
    assert!(!ALL.is_empty());
    for (path, text) in ALL {
        let record = verify(text).unwrap_or_else(|wrong| panic!("{path}: {wrong}"));
        let (title, name) = parts(path);
        assert_eq!(record.table.setup().options.title(), title, "{path}");
        let case = rare_cases::of(title).find(|case| case.name == name);
        let case = case.unwrap_or_else(|| panic!("{path}: no rare case has this name"));
        assert!((case.shows)(&Story::of(&record.table)), "{path} does not show: {}", case.says);
    }
}

#[test]
fn every_way_has_its_replay_and_its_line_in_the_list() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let list = std::fs::read_to_string(root.join("replays/README.md")).unwrap();
    for &title in Title::ALL {
        for case in rare_cases::of(title) {
            let path = format!("{}/{}", title.name(), case.name);
            assert!(ALL.iter().any(|(found, _)| *found == path), "{path}: search for it, see the list");
            let line = format!("| [{}]({path}.skyrail) | {} |", case.name, case.says);
            assert!(list.contains(&line), "the list of replays lacks this line:\n{line}");
        }
    }
}

/// A changed rule shows here as a readable diff. If it is meant, set `SKYRAIL_WRITE` and run the test once.
#[test]
fn the_transcript_of_a_short_game_is_as_written() {
    let (_, text) = ALL.iter().find(|(path, _)| *path == "airlines-europe/all-blocked").unwrap();
    let told = transcript(&verify(text).unwrap());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all-blocked.txt");
    if std::env::var_os("SKYRAIL_WRITE").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap();
    let differs = told.lines().zip(written.lines()).position(|(one, two)| one != two);
    if let Some(index) = differs {
        let line = |text: &str| text.lines().nth(index).unwrap_or_default().to_string();
        panic!("line {}:\n  now     {}\n  written {}", index + 1, line(&told), line(&written));
    }
    assert_eq!(told.lines().count(), written.lines().count());
}
