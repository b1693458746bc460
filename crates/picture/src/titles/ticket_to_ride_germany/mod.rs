//! The board of Ticket to Ride Germany as a poster: title bar, map, and what the box holds.

mod cards;
mod legend;
mod map;
mod marks;

pub use map::{DOT, END, scene};

use crate::geometry::{Point, Rect};
use crate::letters::{Ink, Tag};
use crate::poster::{self, Poster};
use crate::svg::Svg;
use crate::theme::{Palette, Theme};
use crate::{Drawing, Names};
use game::Note;
use ticket_to_ride_germany::{Board, Link, Route, View};

/// Width and height of the picture.
pub const SIZE: (f64, f64) = (1500.0, 1604.0);
/// Where the map is in the picture.
pub const MAP: Rect = Rect { left: 24.0, top: 96.0, right: 1130.0, bottom: 1580.0 };
const LEGEND: Rect = Rect { left: 1150.0, top: 96.0, right: 1476.0, bottom: 1580.0 };

/// What every part of the picture needs.
struct Canvas<'a> {
    board: &'a Board,
    names: &'a dyn Names,
    theme: Theme,
    colors: &'static Palette,
}

/// The letter of each colour, in the order of the cards; black is k, as printers say.
const LETTERS: [char; 8] = ['p', 'b', 'o', 'w', 'g', 'y', 'k', 'r'];

impl Drawing for ticket_to_ride_germany::State {
    fn poster(board: &Board, names: &dyn Names, theme: Theme) -> String {
        draw(board, names, theme)
    }

    /// The length of a free route with the letter of its colour, none for grey; else its owner.
    fn tags(view: &View) -> Vec<Tag> {
        let tag = |(index, link): (usize, &Link)| match view.owner(Route(index as u8)) {
            Some(seat) => Tag { text: seat.to_string(), ink: Ink::Seat(seat) },
            None => {
                let letter = link.color.and_then(|card| LETTERS.get(card.index()));
                Tag {
                    text: format!("{}{}", link.length, letter.map_or(String::new(), char::to_string)),
                    ink: Ink::Plain,
                }
            }
        };
        view.board.routes.iter().enumerate().map(tag).collect()
    }
}

/// Draws a board, whole.
pub fn draw(board: &Board, names: &dyn Names, theme: Theme) -> String {
    let canvas = Canvas { board, names, theme, colors: theme.palette() };
    let poster = Poster {
        size: SIZE,
        title: canvas.say("title-ticket-to-ride-germany"),
        origin: canvas.origin(),
        colors: canvas.colors,
    };
    let mut svg = poster.begin();
    marks::define(&mut svg, canvas.colors);
    cards::define(&mut svg);
    poster.bar(&mut svg);
    emblem(&mut svg, canvas.colors);
    poster.words(&mut svg, 110.0, 19.0);
    map::draw(&mut svg, &canvas, &MAP);
    legend::draw(&mut svg, &canvas, &LEGEND);
    svg.finish()
}

/// The emblem in the title bar: a train on its rail.
fn emblem(svg: &mut Svg, colors: &Palette) {
    marks::engine(svg, colors.lit, colors.bar, Point { x: 26.0, y: 20.5 }, 62.0);
    svg.leaf("path", &[("d", &"M24 58.5H92"), ("stroke", &colors.accent), ("stroke-width", &"3")]);
}

impl Canvas<'_> {
    fn say(&self, key: &'static str) -> String {
        self.names.say(&Note::new(key))
    }

    /// Whose board this is; the board of the printed game says so.
    fn origin(&self) -> String {
        match self.board.file.origin.as_str() {
            "printed" => self.say("picture-printed"),
            origin => poster::origin(self.names, origin),
        }
    }
}
