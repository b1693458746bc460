//! Names of cities and countries in every language.

use crate::Language;
use serde_json::Value;
use std::borrow::Cow;
use std::sync::LazyLock;

static NAMES: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/place-names.json")).expect("a test reads the file")
});

/// The name of a city or country. A place we do not know, from a board of somebody's own, is called by its
/// id in capitals: `new-york` is "New York".
pub(crate) fn place(id: &str, language: Language) -> Cow<'static, str> {
    match name(id, language) {
        Some(name) => Cow::Borrowed(name),
        None => Cow::Owned(id.split('-').map(capital).collect::<Vec<_>>().join(" ")),
    }
}

fn name(id: &str, language: Language) -> Option<&'static str> {
    let entry = |kind: &str| NAMES.get(kind)?.get(id)?.get(language.tag())?.as_str();
    entry("cities").or_else(|| entry("countries"))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| std::iter::once(game::large(first)).chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn places_are_named_in_each_language() {
        let rome = Language::ALL.map(|language| place("rome", language).into_owned());
        assert_eq!(rome, ["Rome", "Roma", "Rome", "Рим", "Rom"]);
        assert_eq!(place("austria", Language::It), "Austria");
    }

    #[test]
    fn unknown_places_are_called_by_their_id() {
        assert_eq!(place("new-york", Language::De), "New York");
        assert_eq!(place("", Language::De), "");
        assert_eq!(place("-x--2", Language::De), " X  2");
    }

    /// Reads the boards of all titles, whatever they are.
    #[test]
    fn every_place_of_every_board_has_a_name_in_every_language() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let mut boards = 0;
        for folder in crates.read_dir().unwrap().map(|entry| entry.unwrap().path().join("data")) {
            let Ok(files) = folder.read_dir() else { continue };
            for path in files.map(|file| file.unwrap().path()) {
                if path.extension().is_none_or(|extension| extension != "json") {
                    continue;
                }
                let board: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
                if board.get("title").is_none() {
                    continue;
                }
                boards += 1;
                for kind in ["cities", "countries"] {
                    for entry in board.get(kind).and_then(Value::as_array).into_iter().flatten() {
                        let id = entry["id"].as_str().unwrap();
                        for language in Language::ALL {
                            assert!(name(id, language).is_some(), "{id} in {language}: {}", path.display());
                        }
                    }
                }
            }
        }
        assert!(boards > 0, "no board was found");
    }
}
