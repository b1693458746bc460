//! The board of Jet Set as a poster: title bar, map with links and prices, all flights by points, key.

mod colors;
mod flights;
mod key;
mod map;
mod signs;

pub use map::{DOT, MAP, TAG, scene};

use crate::Names;
use crate::geometry::Rect;
use crate::metrics::Face;
use crate::svg::{Lettering, N, Svg};
use crate::theme::{Palette, Theme};
use colors::Tints;
use game::Note;
use jet_set::Board;
use network::Anchor;

const BAR: f64 = 76.0;
/// The air around and between the parts of the picture.
const AIR: f64 = 18.0;

/// What every part of the picture needs.
struct Sheet<'a> {
    board: &'a Board,
    names: &'a dyn Names,
    colors: &'static Palette,
    tints: &'static Tints,
}

/// Width and height of the picture. A board with more flights than ours gets more columns and is wider.
pub fn size(board: &Board) -> (f64, f64) {
    let panel = flights::frame(board);
    (panel.right + AIR, panel.bottom + AIR)
}

/// Draws a board, whole.
pub fn draw(board: &Board, names: &dyn Names, theme: Theme) -> String {
    let sheet = Sheet { board, names, colors: theme.palette(), tints: colors::of(theme) };
    let mut svg = Svg::default();
    let (width, height) = size(board);
    let (wide, high) = (N(width), N(height));
    svg.open(
        "svg",
        &[
            ("xmlns", &"http://www.w3.org/2000/svg"),
            ("viewBox", &format!("0 0 {wide} {high}")),
            ("width", &wide),
            ("height", &high),
            ("role", &"img"),
        ],
    );
    svg.holding("title", &[], &sheet.say("title-jet-set"));
    svg.holding("desc", &[], &sheet.origin());
    svg.leaf("rect", &[("width", &wide), ("height", &high), ("fill", &sheet.colors.paper)]);
    signs::define(&mut svg, &sheet);
    bar(&mut svg, &sheet, width);
    map::draw(&mut svg, &sheet);
    let rest = flights::draw(&mut svg, &sheet);
    key::draw(&mut svg, &sheet, &rest);
    svg.close();
    svg.finish()
}

/// The title bar: our plane, the title, and whose board it is.
fn bar(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) {
    let colors = sheet.colors;
    let (wide, high) = (N(width), N(BAR));
    svg.leaf("rect", &[("width", &wide), ("height", &high), ("fill", &colors.bar)]);
    svg.leaf("rect", &[("y", &high), ("width", &wide), ("height", &"4"), ("fill", &colors.accent)]);
    svg.open("g", &[("transform", &"translate(26 19) scale(1.3)")]);
    svg.leaf("path", &[("d", &"M2 22 30 4Q33 3 32 6L22 28 18 19Z"), ("fill", &colors.lit)]);
    svg.leaf("path", &[("d", &"M18 19 30 5 13 17Z"), ("fill", &colors.bar), ("opacity", &".55")]);
    svg.leaf("path", &[("d", &"M2 27H14"), ("stroke", &colors.accent), ("stroke-width", &"3")]);
    svg.close();
    let size = 40.0;
    let title = Face::DisplayBold.fit(&sheet.say("title-jet-set"), size, width * 0.55);
    let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
    svg.text(&how(Face::DisplayBold, size, colors.bar_ink, Anchor::Start), 84.0, 52.5, &[], &title);
    let room = width - 130.0 - Face::DisplayBold.width(&title, size);
    let origin = Face::Text.fit(&sheet.origin(), 20.0, room);
    svg.text(&how(Face::Text, 20.0, colors.bar_2, Anchor::End), width - 26.0, 46.0, &[], &origin);
}

impl Sheet<'_> {
    fn say(&self, key: &'static str) -> String {
        self.names.say(&Note::new(key))
    }

    fn place(&self, city: u8) -> String {
        self.names.place(self.board.city(city))
    }

    /// Whose board this is: a board we drew ourselves says so.
    fn origin(&self) -> String {
        match self.board.origin.as_str() {
            "Skyrail" => self.say("picture-original"),
            "" => self.say("picture-no-origin"),
            origin => self.names.say(&Note::new("picture-origin").name("origin", origin.to_string())),
        }
    }
}

/// A filled box with round corners.
fn panel(svg: &mut Svg, frame: &Rect, radius: f64, fill: &str) {
    let (x, y, width, height) = (N(frame.left), N(frame.top), N(frame.width()), N(frame.height()));
    let radius = N(radius);
    svg.leaf(
        "rect",
        &[("x", &x), ("y", &y), ("width", &width), ("height", &height), ("rx", &radius), ("fill", &fill)],
    );
}
