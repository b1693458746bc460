//! Options by name and value, as flags and records write them: `flight_ban=yes first=b`.

use crate::{AnyBoard, AnyOptions, Title};
use game::{BoardFault, ChoiceKind, Note, Seat};

/// Why an option can't be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionFault {
    /// The title has no option of this name.
    Unknown(String),
    /// The value does not fit.
    Value(String, String),
}

impl OptionFault {
    /// What to tell the player; `known` lists the options there are.
    pub fn note(&self, known: &AnyOptions) -> Note {
        let names = known.list().into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
        match self {
            Self::Unknown(name) => {
                Note::new("option-unknown").name("name", name.clone()).name("known", names)
            }
            Self::Value(name, value) if name == "first" => {
                let last = Seat::new(known.seats() - 1).to_string();
                Note::new("option-first").name("value", value.clone()).name("last", last)
            }
            Self::Value(name, value) => {
                let choice = known.title().choices().iter().find(|choice| choice.name == name);
                let note = match choice.map(|choice| choice.kind) {
                    Some(ChoiceKind::Number { least, most }) => {
                        Note::new("option-number").number("least", least).number("most", most)
                    }
                    Some(ChoiceKind::OneOf(words)) => {
                        Note::new("option-one-of").name("known", words.join(", "))
                    }
                    Some(ChoiceKind::Flag) | None => Note::new("option-value"),
                };
                note.name("name", name.clone()).name("value", value.clone())
            }
        }
    }
}

impl AnyOptions {
    /// Sets one option by name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionFault> {
        let unfit = || OptionFault::Value(name.into(), value.into());
        if name == "first" {
            let seat = match value {
                "random" => None,
                letter => {
                    let seat = Seat::from_letter(letter).filter(|seat| seat.index() < self.seats());
                    Some(seat.ok_or_else(unfit)?)
                }
            };
            self.set_first(seat);
            return Ok(());
        }
        let choices = self.title().choices();
        let Some(place) = choices.iter().position(|choice| choice.name == name) else {
            return Err(OptionFault::Unknown(name.into()));
        };
        self.choose(place, choices[place].read(value).ok_or_else(unfit)?);
        Ok(())
    }

    /// Every option with its value, as [`AnyOptions::set`] takes them.
    pub fn list(&self) -> Vec<(&'static str, String)> {
        let first = self.first().map_or_else(|| "random".into(), |seat| seat.to_string());
        let choices = self.title().choices().iter().enumerate();
        let chosen = choices.map(|(place, choice)| (choice.name, choice.write(self.chosen(place))));
        std::iter::once(("first", first)).chain(chosen).collect()
    }
}

impl Title {
    /// The title that a board file names.
    pub fn of_board(text: &str) -> Result<Self, Vec<BoardFault>> {
        let names: Vec<&str> = Self::ALL.iter().map(|title| title.name()).collect();
        let (_, title) = network::Sheet::read(text, |sheet| sheet.field("title")?.one_of(&names))?;
        Ok(Self::ALL[title])
    }

    /// The title with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|title| title.name() == name)
    }
}

impl AnyBoard {
    /// Loads a board file of whatever title it names.
    pub fn load(text: &str) -> Result<Self, Vec<BoardFault>> {
        Title::of_board(text)?.load_board(text)
    }

    /// Whether it is the usual board of its title. All others travel as files, also those that come with the title,
    /// so that a record says all of itself.
    pub fn is_built_in(self) -> bool {
        self.hash() == self.title().board().hash()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_what_they_write_for_every_title() {
        for &title in Title::ALL {
            let mut options = title.options(*title.seats().end());
            for (place, choice) in title.choices().iter().enumerate() {
                assert_eq!(options.chosen(place), choice.printed);
                let other = choice.values().find(|&value| value != choice.printed).unwrap();
                options.set(choice.name, &choice.write(other)).unwrap();
                assert_eq!(options.chosen(place), other);
            }
            options.set("first", "b").unwrap();
            let mut again = title.options(*title.seats().end());
            for (name, value) in options.list() {
                again.set(name, &value).unwrap();
            }
            assert_eq!(again, options);
            assert_eq!(again.set("first", "z"), Err(OptionFault::Value("first".into(), "z".into())));
            assert_eq!(again.set("speed", "yes"), Err(OptionFault::Unknown("speed".into())));
        }
    }

    #[test]
    fn every_choice_has_its_words_in_every_language() {
        for &language in text::Language::COMPLETE {
            let text = text::Text::new(language);
            for choice in Title::ALL.iter().flat_map(|title| title.choices()) {
                let name = choice.name.replace('_', "-");
                let words: &[&str] = if let ChoiceKind::OneOf(words) = choice.kind { words } else { &[] };
                for part in words.iter().chain(&["", "about"]) {
                    let key = format!("option-{name}-{part}").trim_end_matches('-').to_string();
                    assert_eq!(text.flaws(&Note::new(key.leak())), [""; 0], "{language:?}");
                }
            }
        }
    }

    #[test]
    fn every_board_that_can_be_chosen_has_its_name_in_every_language() {
        for &language in text::Language::COMPLETE {
            let text = text::Text::new(language);
            let several = Title::ALL.iter().map(|title| title.boards()).filter(|boards| boards.len() > 1);
            for board in several.flatten() {
                let key = format!("board-{}", board.id());
                assert_eq!(text.flaws(&Note::new(key.leak())), [""; 0], "{language:?}");
            }
        }
    }

    #[test]
    fn names_lead_to_titles_and_boards_to_theirs() {
        for &title in Title::ALL {
            assert_eq!(Title::from_name(title.name()), Some(title));
            let board = title.board();
            assert_eq!(AnyBoard::load(board.json()).unwrap().title(), title);
            assert!(board.is_built_in());
        }
        assert_eq!(Title::from_name("chess"), None);
        assert!(AnyBoard::load("{\"title\": \"chess\"}").is_err());
    }
}
