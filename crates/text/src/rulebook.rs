//! The rules page of a title, clause by clause, so that a terminal or a page shows all of it or one clause.

use crate::{Language, page};

/// A rules page: where it belongs, its language, its text.
#[cfg(feature = "embedded")]
struct Page(&'static str, Language, &'static str);

/// All rules pages. A translation is one line here and keeps the ids of the English clauses; it lives in
/// `rules/<tag>/<title>.md` of this crate.
#[cfg(feature = "embedded")]
const PAGES: &[Page] = &[
    Page("airlines-europe", Language::En, include_str!("../../../docs/rules/airlines-europe.md")),
    Page(
        "ticket-to-ride-germany",
        Language::En,
        include_str!("../../../docs/rules/ticket-to-ride-germany.md"),
    ),
    Page("jet-set", Language::En, include_str!("../../../docs/rules/jet-set.md")),
    Page("airlines-europe", Language::It, include_str!("../rules/it/airlines-europe.md")),
    Page("ticket-to-ride-germany", Language::It, include_str!("../rules/it/ticket-to-ride-germany.md")),
    Page("jet-set", Language::It, include_str!("../rules/it/jet-set.md")),
    Page("airlines-europe", Language::Fr, include_str!("../rules/fr/airlines-europe.md")),
    Page("ticket-to-ride-germany", Language::Fr, include_str!("../rules/fr/ticket-to-ride-germany.md")),
    Page("jet-set", Language::Fr, include_str!("../rules/fr/jet-set.md")),
    Page("airlines-europe", Language::Ru, include_str!("../rules/ru/airlines-europe.md")),
    Page("ticket-to-ride-germany", Language::Ru, include_str!("../rules/ru/ticket-to-ride-germany.md")),
    Page("jet-set", Language::Ru, include_str!("../rules/ru/jet-set.md")),
    Page("airlines-europe", Language::De, include_str!("../rules/de/airlines-europe.md")),
    Page("ticket-to-ride-germany", Language::De, include_str!("../rules/de/ticket-to-ride-germany.md")),
    Page("jet-set", Language::De, include_str!("../rules/de/jet-set.md")),
];

/// The rulebook of a title in this language, or in English as long as nobody has translated it.
#[cfg(feature = "embedded")]
pub fn rulebook(title: &str, language: Language) -> Option<Rulebook> {
    let page = |wanted| PAGES.iter().find(|page| page.0 == title && page.1 == wanted);
    let Page(_, found, source) = page(language).or_else(|| page(Language::En))?;
    let mut book = page::read(source, *found);
    book.fallback = *found != language;
    Some(book)
}

/// The rules of a title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The heading of the whole.
    pub title: String,
    /// The language it is written in.
    pub language: Language,
    /// Whether another language was asked for and this is the English page instead.
    pub fallback: bool,
    /// What stands before the first section.
    pub intro: Vec<Block>,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section, up to the next heading of any level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// 2 for a section, 3 for a part of the section before it.
    pub level: usize,
    /// What stands in it, in order.
    pub blocks: Vec<Block>,
}

/// Something that stands on its own lines. Texts keep their marks; [`spans`](crate::spans) takes them apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A rule with an id.
    Clause(Clause),
    /// A table.
    Table(Table),
    /// Text without an id.
    Paragraph(String),
}

/// A rule with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its id: `AE-19`.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Whether some of it is our reading, because the printed rulebooks leave a gap.
    pub ours: bool,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The headings of its columns.
    pub head: Vec<String>,
    /// Its rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}

/// One clause and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<'b> {
    /// The headings above it, outermost first.
    pub headings: Vec<&'b str>,
    /// The clause.
    pub clause: &'b Clause,
    /// The tables and paragraphs that belong to it: all up to the next clause or heading.
    pub details: &'b [Block],
}

impl Rulebook {
    /// The rulebook that a rules page in this language tells.
    pub fn read(source: &str, language: Language) -> Self {
        page::read(source, language)
    }

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.blocks).filter_map(Block::clause)
    }

    /// The clause that somebody means by `AE-19`, `ae19` or plain `19`.
    pub fn find(&self, meant: &str) -> Option<Found<'_>> {
        let meant = meant.trim();
        let digits = meant.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        let series = meant[..meant.len() - digits.len()].trim_end_matches(['-', ' ']);
        let number: u32 = digits.parse().ok()?;
        let means = |clause: &Clause| {
            let (own, own_number) = clause.id.split_once('-').unwrap_or_default();
            (series.is_empty() || series.eq_ignore_ascii_case(own)) && own_number.parse() == Ok(number)
        };
        self.sections.iter().enumerate().find_map(|(index, section)| {
            let at = section.blocks.iter().position(|block| block.clause().is_some_and(means))?;
            let (clause, after) = (section.blocks[at].clause()?, &section.blocks[at + 1..]);
            let end = after.iter().position(|block| block.clause().is_some()).unwrap_or(after.len());
            Some(Found { headings: self.headings(index), clause, details: &after[..end] })
        })
    }

    /// The heading of a section and those it is a part of.
    fn headings(&self, index: usize) -> Vec<&str> {
        let mut level = usize::MAX;
        let mut headings = Vec::new();
        for section in self.sections[..=index].iter().rev() {
            if section.level < level {
                level = section.level;
                headings.push(section.heading.as_str());
            }
        }
        headings.reverse();
        headings
    }
}

impl Block {
    fn clause(&self) -> Option<&Clause> {
        if let Self::Clause(clause) = self { Some(clause) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_all_its_clauses_in_order() {
        for (title, series, count) in
            [("airlines-europe", "AE", 55), ("ticket-to-ride-germany", "TG", 26), ("jet-set", "JS", 25)]
        {
            let book = rulebook(title, Language::En).unwrap();
            let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
            let expected: Vec<String> = (1..=count).map(|number| format!("{series}-{number}")).collect();
            assert_eq!(found, expected);
            assert!(!book.title.is_empty() && !book.intro.is_empty() && !book.fallback);
            assert!(book.clauses().all(|clause| !clause.text.is_empty()));
        }
        assert_eq!(rulebook("chess", Language::En), None);
    }

    /// A translation with other ids would break every link of a refusal to its clause.
    #[test]
    fn translations_keep_the_clauses_and_what_is_ours() {
        for Page(title, language, _) in PAGES {
            let [own, english] = [*language, Language::En].map(|language| rulebook(title, language).unwrap());
            let marks = |book: &Rulebook| -> Vec<(String, bool)> {
                book.clauses().map(|clause| (clause.id.clone(), clause.ours)).collect()
            };
            assert_eq!(marks(&own), marks(&english), "{title} in {language}");
        }
    }

    /// A language that is offered has the rules in it, too.
    #[test]
    fn complete_languages_have_every_rulebook() {
        for &language in Language::COMPLETE {
            for Page(title, ..) in PAGES {
                assert!(!rulebook(title, language).unwrap().fallback, "{title} in {language}");
            }
        }
    }

    #[test]
    fn another_language_falls_back_to_english_and_says_so() {
        for language in Language::ALL {
            let book = rulebook("jet-set", language).unwrap();
            assert_eq!(book.fallback, book.language != language);
        }
    }

    #[track_caller]
    fn check(meant: &str, expected: Option<&str>) {
        let book = rulebook("airlines-europe", Language::En).unwrap();
        assert_eq!(book.find(meant).map(|found| found.clause.id.as_str()), expected, "{meant:?}");
    }

    #[test]
    fn a_clause_is_found_however_it_is_written() {
        for meant in ["AE-19", "ae-19", "AE19", "ae 19", " 19 ", "019"] {
            check(meant, Some("AE-19"));
        }
        for meant in ["", "AE", "AE-0", "56", "TG-19", "19a", "A-19", "-", "99999999999", "é19"] {
            check(meant, None);
        }
    }

    #[test]
    fn a_clause_comes_with_its_headings_and_its_table() {
        let book = rulebook("airlines-europe", Language::En).unwrap();
        let parts = book.find("1").unwrap();
        assert_eq!(parts.headings, ["Parts"]);
        let [Block::Table(table)] = parts.details else { panic!("{:?}", parts.details) };
        assert_eq!((table.head.len(), table.rows.len()), (5, 10));
        assert_eq!(table.rows[6], ["FF Flys", "green", "9", "Stockholm", "Athens"]);
        let licence = book.find("19").unwrap();
        assert_eq!(licence.headings, ["A turn", "A: buy one or two licences, then take one share"]);
        assert!(licence.details.is_empty() && !licence.clause.ours);
        assert!(book.find("14").unwrap().clause.ours);
        assert_eq!(book.find("35").unwrap().headings, ["Scoring"]);
    }

    #[test]
    fn a_mark_with_a_reason_is_ours_too() {
        let book = rulebook("ticket-to-ride-germany", Language::En).unwrap();
        assert!(book.find("TG-1").unwrap().clause.ours);
        assert!(!book.find("TG-3").unwrap().clause.ours);
    }
}
