//! The board of Jet Set as a poster: title bar, map with links and prices, all flights by points, key.

mod colors;
mod flights;
mod key;
mod map;
mod signs;

pub use map::{DOT, MAP, TAG, scene};

use crate::geometry::Rect;
use crate::letters::{Ink, Tag};
use crate::poster::{self, Poster};
use crate::svg::{N, Svg};
use crate::theme::{Palette, Theme};
use crate::{Drawing, Names};
use colors::Tints;
use game::{Note, Seat};
use jet_set::{Board, Link, View};

/// The air around and between the parts of the picture.
const AIR: f64 = 18.0;

/// What every part of the picture needs.
struct Canvas<'a> {
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

impl Drawing for jet_set::State {
    fn poster(board: &Board, names: &dyn Names, theme: Theme) -> String {
        draw(board, names, theme)
    }

    /// The price of a link that nobody owns, else its owner; then the planes of each seat.
    fn tags(view: &View) -> Vec<Tag> {
        let tag = |index: usize| {
            let link = Link(index as u8);
            let owner = view.owner(link);
            let first = owner.map_or_else(|| view.board.price(link).to_string(), |seat| seat.to_string());
            let planes = Seat::all(view.seats()).map(|seat| (seat, view.planes[seat].on(link)));
            let planes =
                planes.filter(|&(_, count)| count > 0).map(|(seat, count)| format!("·{count}{seat}"));
            Tag { text: first + &planes.collect::<String>(), ink: owner.map_or(Ink::Plain, Ink::Seat) }
        };
        (0..view.board.links.len()).map(tag).collect()
    }
}

/// Draws a board, whole.
pub fn draw(board: &Board, names: &dyn Names, theme: Theme) -> String {
    let canvas = Canvas { board, names, colors: theme.palette(), tints: colors::of(theme) };
    let poster = Poster {
        size: size(board),
        title: canvas.say("title-jet-set"),
        origin: poster::origin(names, &board.file.origin),
        colors: canvas.colors,
    };
    let mut svg = poster.begin();
    signs::define(&mut svg, &canvas);
    poster.bar(&mut svg);
    poster::plane(&mut svg, canvas.colors);
    poster.words(&mut svg, poster::BESIDE_PLANE, 20.0);
    map::draw(&mut svg, &canvas);
    let rest = flights::draw(&mut svg, &canvas);
    key::draw(&mut svg, &canvas, &rest);
    svg.finish()
}

impl Canvas<'_> {
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
