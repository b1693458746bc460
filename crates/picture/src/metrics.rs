//! How wide and tall a text is in the faces that pictures name first, measured from the faces themselves.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A face in one weight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Face {
    /// Jost 500: city names and numbers.
    Display,
    /// Jost 700: homes, codes and headings.
    DisplayBold,
    /// Source Sans 3 400: running text.
    Text,
    /// Source Sans 3 600: stressed text.
    TextBold,
}

/// What a line of text covers, from its left end on the baseline; up is positive.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// To the right.
    pub width: f64,
    /// The lowest point, negative below the baseline.
    pub low: f64,
    /// The highest point.
    pub high: f64,
}

/// Width, lowest and highest point in thousandths of the type size.
type Glyph = (i16, i16, i16);

static GLYPHS: LazyLock<BTreeMap<(Face, char), Glyph>> =
    LazyLock::new(|| read(include_str!("../data/widths.txt")).expect("a test reads the table"));

impl Face {
    /// The `font-family` of the face. The families after the measured one are no wider on the whole; names on
    /// maps carry their length besides, so that any other face is fitted into it.
    pub const fn family(self) -> &'static str {
        match self {
            Self::Display | Self::DisplayBold => {
                "'Jost','Jost Variable','Futura','Avenir Next','Source Sans 3','Segoe UI',sans-serif"
            }
            Self::Text | Self::TextBold => {
                "'Source Sans 3','Source Sans 3 Variable','Source Sans Pro','Segoe UI',sans-serif"
            }
        }
    }

    /// The `font-weight` of the face.
    pub const fn weight(self) -> u16 {
        match self {
            Self::Display => 500,
            Self::DisplayBold => 700,
            Self::Text => 400,
            Self::TextBold => 600,
        }
    }

    /// What `text` covers at this size. Kerning is left out: it hardly ever widens a text.
    pub fn extent(self, text: &str, size: f64) -> Extent {
        let mut extent = Extent { width: 0.0, low: 0.0, high: 0.0 };
        for letter in text.chars() {
            let (width, low, high) = self.glyph(letter);
            extent.width += f64::from(width) * size / 1000.0;
            extent.low = extent.low.min(f64::from(low) * size / 1000.0);
            extent.high = extent.high.max(f64::from(high) * size / 1000.0);
        }
        extent
    }

    /// How wide `text` is at this size.
    pub fn width(self, text: &str, size: f64) -> f64 {
        self.extent(text, size).width
    }

    /// `text`, cut and ended with `…` if it is wider than `room`.
    pub fn fit(self, text: &str, size: f64, room: f64) -> String {
        if self.width(text, size) <= room {
            return text.to_string();
        }
        let mut left = room - self.width("…", size);
        let fits = |letter: &char| {
            left -= f64::from(self.glyph(*letter).0) * size / 1000.0;
            left >= 0.0
        };
        let cut: String = text.chars().take_while(fits).collect();
        format!("{}…", cut.trim_end())
    }

    /// The largest size from `least` to `most` at which `text` fits into `room`.
    pub fn size_for(self, text: &str, room: f64, least: f64, most: f64) -> f64 {
        // A hair less than the whole room, or rounding could make the fitted text too wide again.
        (room * 0.999 / self.width(text, 1.0).max(0.01)).min(most).max(least)
    }

    /// A character outside the table is drawn by another face; most such are no wider than this.
    fn glyph(self, letter: char) -> Glyph {
        let unknown = if (letter as u32) < 0x1100 { (720, -220, 940) } else { (1050, -220, 940) };
        GLYPHS.get(&(self, letter)).copied().unwrap_or(unknown)
    }
}

fn read(table: &str) -> Option<BTreeMap<(Face, char), Glyph>> {
    let mut glyphs = BTreeMap::new();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let face = match (words.next()?, words.next()?) {
            ("jost", "500") => Face::Display,
            ("jost", "700") => Face::DisplayBold,
            ("source", "400") => Face::Text,
            ("source", "600") => Face::TextBold,
            _ => return None,
        };
        let first = u32::from_str_radix(words.next()?, 16).ok()?;
        for (letter, word) in (first..).zip(words) {
            let mut numbers = word.split(':').map(|number| number.parse::<i16>().ok());
            let glyph = (numbers.next()??, numbers.next()??, numbers.next()??);
            glyphs.insert((face, char::from_u32(letter)?), glyph);
        }
    }
    Some(glyphs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_knows_latin_and_cyrillic_in_every_face() {
        for face in [Face::Display, Face::DisplayBold, Face::Text, Face::TextBold] {
            for letter in "AZaz09ÉœАЯаяЁё–’…".chars() {
                assert!(GLYPHS.contains_key(&(face, letter)), "{letter} in {face:?}");
            }
        }
    }

    #[test]
    fn bold_is_wider_and_accents_are_taller() {
        assert!(Face::DisplayBold.width("Rome", 10.0) > Face::Display.width("Rome", 10.0));
        assert!(Face::Display.extent("É", 10.0).high > Face::Display.extent("E", 10.0).high);
        assert!(Face::Display.extent("g", 10.0).low < 0.0);
    }

    #[test]
    fn a_long_text_is_cut_to_its_room() {
        let cut = Face::Text.fit("Flying Is Simply Fun", 12.0, 60.0);
        assert!(cut.ends_with('…') && Face::Text.width(&cut, 12.0) <= 60.0);
        assert_eq!(Face::Text.fit("Fun", 12.0, 60.0), "Fun");
        assert_eq!(Face::Text.fit("Fun", 12.0, 0.0), "…");
        let size = Face::Text.size_for("Flying Is Simply Fun", 60.0, 1.0, 12.0);
        assert_eq!(Face::Text.fit("Flying Is Simply Fun", size, 60.0), "Flying Is Simply Fun");
    }
}
