//! The board of Ticket to Ride Germany as a poster: title bar, map, and what the box holds.

mod cards;
mod legend;
mod map;
mod marks;

pub use map::{DOT, END, scene};

use crate::Names;
use crate::geometry::{Point, Rect};
use crate::metrics::Face;
use crate::svg::{Lettering, N, Svg};
use crate::theme::{Palette, Theme};
use game::Note;
use network::Anchor;
use ticket_to_ride_germany::Board;

/// Width and height of the picture.
pub const SIZE: (f64, f64) = (1500.0, 1604.0);
const BAR: f64 = 76.0;
/// Where the map is in the picture.
pub const MAP: Rect = Rect { left: 24.0, top: 96.0, right: 1130.0, bottom: 1580.0 };
const LEGEND: Rect = Rect { left: 1150.0, top: 96.0, right: 1476.0, bottom: 1580.0 };

/// What every part of the picture needs.
struct Sheet<'a> {
    board: &'a Board,
    names: &'a dyn Names,
    theme: Theme,
    colors: &'static Palette,
}

/// Draws a board, whole.
pub fn draw(board: &Board, names: &dyn Names, theme: Theme) -> String {
    let sheet = Sheet { board, names, theme, colors: theme.palette() };
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
    svg.holding("title", &[], &sheet.say("title-ticket-to-ride-germany"));
    svg.holding("desc", &[], &sheet.origin());
    svg.leaf("rect", &[("width", &width), ("height", &height), ("fill", &sheet.colors.paper)]);
    marks::define(&mut svg, sheet.colors);
    cards::define(&mut svg);
    bar(&mut svg, &sheet);
    map::draw(&mut svg, &sheet, &MAP);
    legend::draw(&mut svg, &sheet, &LEGEND);
    svg.close();
    svg.finish()
}

/// The title bar: a train, the title, and whose board it is.
fn bar(svg: &mut Svg, sheet: &Sheet<'_>) {
    let colors = sheet.colors;
    let (width, height) = (N(SIZE.0), N(BAR));
    svg.leaf("rect", &[("width", &width), ("height", &height), ("fill", &colors.bar)]);
    svg.leaf("rect", &[("y", &height), ("width", &width), ("height", &"4"), ("fill", &colors.accent)]);
    marks::engine(svg, colors.lit, colors.bar, Point { x: 26.0, y: 20.5 }, 62.0);
    svg.leaf("path", &[("d", &"M24 58.5H92"), ("stroke", &colors.accent), ("stroke-width", &"3")]);
    let title = sheet.say("title-ticket-to-ride-germany");
    let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
    let size = 40.0;
    let shown = Face::DisplayBold.fit(&title, size, SIZE.0 * 0.55);
    svg.text(&how(Face::DisplayBold, size, colors.bar_ink, Anchor::Start), 110.0, 52.5, &[], &shown);
    let room = SIZE.0 - 156.0 - Face::DisplayBold.width(&shown, size);
    let origin = Face::Text.fit(&sheet.origin(), 19.0, room);
    svg.text(&how(Face::Text, 19.0, colors.bar_2, Anchor::End), SIZE.0 - 26.0, 46.0, &[], &origin);
}

impl Sheet<'_> {
    fn say(&self, key: &'static str) -> String {
        self.names.say(&Note::new(key))
    }

    /// Whose board this is.
    fn origin(&self) -> String {
        match self.board.origin.as_str() {
            "printed" => self.say("picture-printed"),
            "Skyrail" => self.say("picture-original"),
            "" => self.say("picture-no-origin"),
            origin => self.names.say(&Note::new("picture-origin").name("origin", origin.to_string())),
        }
    }
}
