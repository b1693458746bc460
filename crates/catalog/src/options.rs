//! Options by name and value, as flags and records write them: `flight_ban=yes first=b`.

use crate::{AnyBoard, AnyOptions, Title};
use game::{Note, Seat};
use network::Fault;

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
                Note::new("option-value").name("name", name.clone()).name("value", value.clone())
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
        let on = match value {
            "yes" | "true" | "on" => true,
            "no" | "false" | "off" => false,
            _ if self.flags().iter().any(|(flag, _)| *flag == name) => return Err(unfit()),
            _ => return Err(OptionFault::Unknown(name.into())),
        };
        if self.set_flag(name, on) { Ok(()) } else { Err(OptionFault::Unknown(name.into())) }
    }

    /// Every option with its value, as [`AnyOptions::set`] takes them.
    pub fn list(&self) -> Vec<(&'static str, String)> {
        let first = self.first().map_or_else(|| "random".into(), |seat| seat.to_string());
        let flags =
            self.flags().into_iter().map(|(name, on)| (name, if on { "yes" } else { "no" }.to_string()));
        std::iter::once(("first", first)).chain(flags).collect()
    }
}

impl Title {
    /// The title with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|title| title.name() == name)
    }
}

impl AnyBoard {
    /// Loads a board file of whatever title it names.
    pub fn load(text: &str) -> Result<Self, Vec<Fault>> {
        let names: Vec<&str> = Title::ALL.iter().map(|title| title.name()).collect();
        let (_, title) = network::Sheet::read(text, |sheet| sheet.field("title")?.one_of(&names))?;
        Title::ALL[title].load_board(text)
    }

    /// Whether it is the board that comes with its title.
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
            for (name, on) in options.flags() {
                options.set(name, if on { "no" } else { "yes" }).unwrap();
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
