//! The board of Jet Set as a poster: title bar, map with links and prices, all flights by points, key.

mod colors;
mod flights;
mod key;
mod map;
mod signs;

pub use map::{DOT, MAP, TAG, scene};

use crate::Names;
use crate::geometry::Rect;
use crate::poster::{self, Poster};
use crate::svg::{N, Svg};
use crate::theme::{Palette, Theme};
use colors::Tints;
use game::Note;
use jet_set::Board;

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
    let poster = Poster {
        size: size(board),
        title: sheet.say("title-jet-set"),
        origin: poster::origin(names, &board.origin),
        colors: sheet.colors,
    };
    let mut svg = poster.begin();
    signs::define(&mut svg, &sheet);
    poster.bar(&mut svg);
    poster::plane(&mut svg, sheet.colors);
    poster.words(&mut svg, poster::BESIDE_PLANE, 20.0);
    map::draw(&mut svg, &sheet);
    let rest = flights::draw(&mut svg, &sheet);
    key::draw(&mut svg, &sheet, &rest);
    svg.finish()
}

impl Sheet<'_> {
    fn say(&self, key: &'static str) -> String {
        self.names.say(&Note::new(key))
    }

    fn place(&self, city: u8) -> String {
        self.names.place(self.board.city(city))
    }
}

/// A filled box with round corners.
fn panel(svg: &mut Svg, frame: &Rect, radius: f64, fill: &str) {
    svg.rect(frame, &[("rx", &N(radius)), ("fill", &fill)]);
}
