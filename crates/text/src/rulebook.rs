//! The rules page of a title, clause by clause, so that a terminal or a page shows all of it or one clause.

use crate::{Language, page};

/// A rules page: its title, its language, its text.
#[cfg(feature = "embedded")]
struct Page {
    title: &'static str,
    tag: &'static str,
    source: &'static str,
}

/// All rules pages, as `build.rs` finds them. The English page of a title is `docs/rules/<title>.md`; a translation is
/// `titles/<title>/rules.<tag>.md` of this crate and keeps the ids of the English clauses.
#[cfg(feature = "embedded")]
const PAGES: &[Page] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The rulebook of a title in this language, or in English as long as nobody has translated it.
#[cfg(feature = "embedded")]
pub fn rulebook(title: &str, language: Language) -> Option<Rulebook> {
    let page = |wanted: Language| PAGES.iter().find(|page| page.title == title && page.tag == wanted.tag());
    let (page, found) = match page(language) {
        Some(page) => (page, language),
        None => (page(Language::En)?, Language::En),
    };
    let mut book = page::read(page.source, found);
    book.fallback = found != language;
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
        for page in PAGES.iter().filter(|page| page.tag == "en") {
            let book = rulebook(page.title, Language::En).unwrap();
            let found: Vec<&str> = book.clauses().map(|clause| clause.id.as_str()).collect();
            let (series, _) = found[0].split_once('-').unwrap();
            let count = page.source.matches(&format!("\n- {series}-")).count();
            let expected: Vec<String> = (1..=count).map(|number| format!("{series}-{number}")).collect();
            assert_eq!(found, expected, "{}", page.title);
            assert!(!book.title.is_empty() && !book.intro.is_empty() && !book.fallback);
            assert!(book.clauses().all(|clause| !clause.text.is_empty()));
        }
        assert_eq!(rulebook("chess", Language::En), None);
    }

    /// A translation with other ids would break every link of a refusal to its clause.
    #[test]
    fn translations_keep_the_clauses_and_what_is_ours() {
        for page in PAGES {
            let english = rulebook(page.title, Language::En).unwrap();
            let ours = |clause: &Clause| {
                crate::spans(&clause.text).iter().filter(|span| matches!(span, crate::Span::Ours(_))).count()
            };
            let marks = |book: &Rulebook| -> Vec<(String, usize)> {
                book.clauses().map(|clause| (clause.id.clone(), ours(clause))).collect()
            };
            let own = page::read(page.source, page.tag.parse().unwrap());
            assert_eq!(marks(&own), marks(&english), "{} in {}", page.title, page.tag);
        }
    }

    /// How each game is played, for a page to show before the clauses.
    const GUIDES: &[Page] = include!(concat!(env!("OUT_DIR"), "/guides.rs"));

    /// The same parts with the same pictures in every language, and every clause they lead to is there.
    #[test]
    fn guides_are_alike_in_every_language_and_cite_clauses_that_are_there() {
        let shape = |book: &Rulebook| -> Vec<(usize, Vec<String>)> {
            let drawn = |block: &Block| match block {
                Block::Paragraph(text) if text.starts_with('!') => Some(text.clone()),
                Block::Table(table) => {
                    Some(format!("{} columns, {} rows", table.head.len(), table.rows.len()))
                }
                _ => None,
            };
            let part = |section: &Section| (section.level, section.blocks.iter().filter_map(drawn).collect());
            book.sections.iter().map(part).collect()
        };
        let titles: std::collections::BTreeSet<&str> = PAGES.iter().map(|page| page.title).collect();
        for title in titles {
            let guide = |language: Language| {
                let found = GUIDES.iter().find(|guide| guide.title == title && guide.tag == language.tag());
                page::read(
                    found.unwrap_or_else(|| panic!("{title} has no guide in {language}")).source,
                    language,
                )
            };
            let (english, rules) = (shape(&guide(Language::En)), rulebook(title, Language::En).unwrap());
            for &language in Language::COMPLETE {
                let own = guide(language);
                assert_eq!(shape(&own), english, "{title} in {language}");
                let texts =
                    own.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
                        Block::Paragraph(text) => Some(text),
                        _ => None,
                    });
                for word in texts.flat_map(|text| text.split_whitespace()) {
                    let cited = word.split_once('-').is_some_and(|(series, number)| {
                        series.len() == 2
                            && series.bytes().all(|byte| byte.is_ascii_uppercase())
                            && number.bytes().all(|byte| byte.is_ascii_digit())
                    });
                    assert!(!cited || rules.find(word).is_some(), "{title} in {language} cites {word}");
                }
            }
        }
    }

    /// A language that is offered has the rules in it, too.
    #[test]
    fn complete_languages_have_every_rulebook() {
        for &language in Language::COMPLETE {
            for page in PAGES {
                assert!(!rulebook(page.title, language).unwrap().fallback, "{} in {language}", page.title);
            }
        }
    }

    #[test]
    fn another_language_falls_back_to_english_and_says_so() {
        for language in Language::ALL {
            let book = rulebook(PAGES[0].title, language).unwrap();
            assert_eq!(book.fallback, book.language != language);
        }
    }

    const SOURCE: &str = "# Trams\n\nOne reading.\n\n## Parts\n- XX-1 So many:\n\n| line | trams |\n|---|---|\n\
        | red | 9 |\n| blue | 8 |\n\n## A turn\n- XX-2 One move. **[ours]**\n### A: lay a track\n\
        - XX-19 It costs one. **[ours: the book says nothing]**\n\n## Scoring\n- XX-20 Most tracks win.\n";

    #[track_caller]
    fn check(meant: &str, expected: Option<&str>) {
        let book = Rulebook::read(SOURCE, Language::En);
        assert_eq!(book.find(meant).map(|found| found.clause.id.as_str()), expected, "{meant:?}");
    }

    #[test]
    fn a_clause_is_found_however_it_is_written() {
        for meant in ["XX-19", "xx-19", "XX19", "xx 19", " 19 ", "019"] {
            check(meant, Some("XX-19"));
        }
        for meant in ["", "XX", "XX-0", "56", "YY-19", "19a", "X-19", "-", "99999999999", "é19"] {
            check(meant, None);
        }
    }

    #[test]
    fn a_clause_comes_with_its_headings_and_its_table() {
        let book = Rulebook::read(SOURCE, Language::En);
        let parts = book.find("1").unwrap();
        assert_eq!(parts.headings, ["Parts"]);
        let [Block::Table(table)] = parts.details else { panic!("{:?}", parts.details) };
        assert_eq!((table.head.len(), table.rows.len()), (2, 2));
        assert_eq!(table.rows[1], ["blue", "8"]);
        let track = book.find("19").unwrap();
        assert_eq!(track.headings, ["A turn", "A: lay a track"]);
        assert!(track.details.is_empty());
        assert_eq!(book.find("20").unwrap().headings, ["Scoring"]);
    }

    #[test]
    fn a_mark_is_ours_with_a_reason_and_without() {
        let book = Rulebook::read(SOURCE, Language::En);
        let ours = |clause| book.find(clause).unwrap().clause.ours;
        assert_eq!(["1", "2", "19", "20"].map(ours), [false, true, true, false]);
    }
}
