//! The languages Skyrail speaks.

#[cfg(feature = "embedded")]
use crate::Text;
#[cfg(feature = "embedded")]
use game::Note;
use std::fmt;
#[cfg(feature = "embedded")]
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language Skyrail speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, which every other language falls back to.
    #[default]
    En,
    /// Italian.
    It,
    /// French.
    Fr,
    /// Russian.
    Ru,
    /// German.
    De,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Self; 5] = [Self::En, Self::It, Self::Fr, Self::Ru, Self::De];

    /// Those with every message translated: a test holds them to it, and only they should be offered.
    pub const COMPLETE: &'static [Self] = &Self::ALL;

    /// Its tag, which is also the name of its folder: `it`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Fr => "fr",
            Self::Ru => "ru",
            Self::De => "de",
        }
    }

    /// Its name as its speakers call it, for the list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
            Self::Fr => "Français",
            Self::Ru => "Русский",
            Self::De => "Deutsch",
        }
    }

    /// The language that serves a tag of a browser (`it-CH`) or of a terminal (`it_IT.UTF-8`), if any does.
    /// Regions and scripts do not matter, since each language is written once.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let wanted: LanguageIdentifier = tag.trim().parse().ok()?;
        Self::ALL.into_iter().find(|language| language.tag() == wanted.language.as_str())
    }

    /// As plural rules know it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("a test parses every tag")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

#[cfg(feature = "embedded")]
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::from_tag(tag).ok_or_else(|| UnknownLanguage(tag.into()))
    }
}

/// A tag that none of the languages serves.
#[cfg(feature = "embedded")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

#[cfg(feature = "embedded")]
impl fmt::Display for UnknownLanguage {
    /// In English, since the language the reader wants is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Text::new(Language::En);
        let known = Language::ALL.map(|language| game::Arg::Name(language.tag().into()));
        let note = Note::new("language-unknown").name("tag", self.0.clone());
        let note = note.with("known", game::Arg::List(known.into()));
        f.write_str(&text.say(&note, &|seat| text.seat_name(seat)))
    }
}

#[cfg(feature = "embedded")]
impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(tag: &str, expected: Option<Language>) {
        assert_eq!(Language::from_tag(tag), expected, "{tag:?}");
    }

    #[test]
    fn browser_and_terminal_tags_find_their_language() {
        check("it-CH", Some(Language::It));
        check("it_IT.UTF-8", Some(Language::It));
        check("de_AT@euro", Some(Language::De));
        check("FR", Some(Language::Fr));
        check("ru-Cyrl-RU", Some(Language::Ru));
        check("en-GB", Some(Language::En));
        for unknown in ["", "C", "C.UTF-8", "POSIX", "pt-BR", "ital", "it-", "日本"] {
            check(unknown, None);
        }
    }

    #[test]
    fn every_tag_round_trips() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
            assert_eq!(language.identifier().language.as_str(), language.tag());
        }
    }

    #[test]
    fn an_unknown_language_says_which_there_are() {
        let error = "pt".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "“pt” is not one of the languages here: en, it, fr, ru and de.");
    }
}
