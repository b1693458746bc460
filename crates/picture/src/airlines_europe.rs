//! The board of Airlines Europe as a poster: title bar, share track, map, airlines, key.

mod legend;
mod map;
mod track;

pub use map::{BADGE, DOT, LONG_BADGE, scene};

use crate::geometry::Rect;
use crate::marks;
use crate::metrics::Face;
use crate::svg::{Lettering, N, Svg};
use crate::theme::{Palette, Theme};
use crate::{Livery, Names};
use airlines_europe::Board;
use game::Note;
use network::Anchor;

/// Width and height of the picture.
pub const SIZE: (f64, f64) = (1500.0, 1190.0);
const BAR: f64 = 76.0;
const TRACK: Rect = Rect { left: 24.0, top: 96.0, right: 282.0, bottom: 980.0 };
/// Where the map is in the picture.
pub const MAP: Rect = Rect { left: 300.0, top: 96.0, right: 1476.0, bottom: 980.0 };
const LEGEND: Rect = Rect { left: 24.0, top: 996.0, right: 1476.0, bottom: 1142.0 };
const KEY: Rect = Rect { left: 24.0, top: 1150.0, right: 1476.0, bottom: 1182.0 };

/// What every part of the picture needs.
struct Sheet<'a> {
    board: &'a Board,
    names: &'a dyn Names,
    colors: &'static Palette,
    codes: Vec<String>,
    liveries: Vec<Livery>,
    abacus: Livery,
}

/// Draws a board, whole.
pub fn draw(board: &Board, names: &dyn Names, theme: Theme) -> String {
    let sheet = Sheet {
        board,
        names,
        colors: theme.palette(),
        codes: marks::codes(board),
        liveries: board.companies.iter().map(|company| theme.livery(company.color)).collect(),
        abacus: theme.livery("abacus"),
    };
    let mut svg = Svg::default();
    let (width, height) = (N(SIZE.0), N(SIZE.1));
    svg.open(
        "svg",
        &[
            ("xmlns", &"http://www.w3.org/2000/svg"),
            ("viewBox", &format!("0 0 {width} {height}")),
            ("width", &width),
            ("height", &height),
            ("role", &"img"),
        ],
    );
    svg.holding("title", &[], &sheet.say("title-airlines-europe"));
    svg.holding("desc", &[], &sheet.origin());
    svg.leaf("rect", &[("width", &width), ("height", &height), ("fill", &sheet.colors.paper)]);
    let companies = board.companies.iter().zip(&sheet.liveries);
    let mut liveries: Vec<_> = companies.map(|(company, livery)| (company.color, *livery)).collect();
    liveries.push(("abacus", sheet.abacus));
    marks::define(&mut svg, &liveries, sheet.colors);
    bar(&mut svg, &sheet);
    track::draw(&mut svg, &sheet, &TRACK);
    map::draw(&mut svg, &sheet, &MAP);
    legend::draw(&mut svg, &sheet, &LEGEND);
    legend::key(&mut svg, &sheet, &KEY);
    svg.close();
    svg.finish()
}

/// The title bar: our plane, the title, and whose board it is.
fn bar(svg: &mut Svg, sheet: &Sheet<'_>) {
    let colors = sheet.colors;
    let (width, height) = (N(SIZE.0), N(BAR));
    svg.leaf("rect", &[("width", &width), ("height", &height), ("fill", &colors.bar)]);
    svg.leaf("rect", &[("y", &height), ("width", &width), ("height", &"4"), ("fill", &colors.accent)]);
    svg.open("g", &[("transform", &"translate(26 19) scale(1.3)")]);
    svg.leaf("path", &[("d", &"M2 22 30 4Q33 3 32 6L22 28 18 19Z"), ("fill", &colors.lit)]);
    svg.leaf("path", &[("d", &"M18 19 30 5 13 17Z"), ("fill", &colors.bar), ("opacity", &".55")]);
    svg.leaf("path", &[("d", &"M2 27H14"), ("stroke", &colors.accent), ("stroke-width", &"3")]);
    svg.close();
    let title = sheet.say("title-airlines-europe");
    let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
    let size = 40.0;
    let room = SIZE.0 * 0.55;
    let shown = Face::DisplayBold.fit(&title, size, room);
    svg.text(&how(Face::DisplayBold, size, colors.bar_ink, Anchor::Start), 84.0, 52.5, &[], &shown);
    let room = SIZE.0 - 130.0 - Face::DisplayBold.width(&shown, size);
    let origin = Face::Text.fit(&sheet.origin(), 19.0, room);
    svg.text(&how(Face::Text, 19.0, colors.bar_2, Anchor::End), SIZE.0 - 26.0, 46.0, &[], &origin);
}

impl Sheet<'_> {
    fn say(&self, key: &'static str) -> String {
        self.names.say(&Note::new(key))
    }

    fn place(&self, index: u8) -> String {
        self.names.place(&self.board.cities[index as usize].id)
    }

    /// Whose board this is: a board we drew ourselves says so.
    fn origin(&self) -> String {
        match self.board.origin.as_str() {
            "Skyrail" => self.say("picture-original"),
            "" => self.say("picture-no-origin"),
            origin => self.names.say(&Note::new("picture-origin").name("origin", origin.to_string())),
        }
    }

    /// A row of victory points, up to its first 0.
    fn row(row: &[u8]) -> String {
        let end = row.iter().position(|&points| points == 0).map_or(row.len(), |zero| zero + 1);
        row[..end].iter().map(u8::to_string).collect::<Vec<_>>().join("·")
    }
}
