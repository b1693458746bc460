//! The board of Airlines Europe as a poster: title bar, share track, map, airlines, key.

pub mod codes;
mod legend;
mod map;
pub mod marks;
mod track;

pub use map::{BADGE, DOT, LONG_BADGE, around, homes, ring, scene, targets};

use crate::geometry::Rect;
use crate::letters::{Ink, Tag};
use crate::poster::{self, Poster};
use crate::theme::{Palette, Theme};
use crate::{Drawing, Livery, Names};
use airlines_europe::{Board, OnLicence, Route, View};
use game::Note;

/// Width and height of the picture.
pub const SIZE: (f64, f64) = (1500.0, 1190.0);
const TRACK: Rect = Rect { left: 24.0, top: 96.0, right: 282.0, bottom: 980.0 };
/// Where the map is in the picture.
pub const MAP: Rect = Rect { left: 300.0, top: 96.0, right: 1476.0, bottom: 980.0 };
const LEGEND: Rect = Rect { left: 24.0, top: 996.0, right: 1476.0, bottom: 1142.0 };
const KEY: Rect = Rect { left: 24.0, top: 1150.0, right: 1476.0, bottom: 1182.0 };

/// What every part of the picture needs.
struct Canvas<'a> {
    board: &'a Board,
    names: &'a dyn Names,
    colors: &'static Palette,
    codes: Vec<String>,
    liveries: Vec<Livery>,
    abacus: Livery,
}

impl Drawing for airlines_europe::State {
    fn poster(board: &Board, names: &dyn Names, theme: Theme) -> String {
        draw(board, names, theme)
    }

    /// Prices that are free, codes of airlines that fly there, and × for a ban.
    fn tags(view: &View) -> Vec<Tag> {
        let codes = codes::codes(view.board);
        let tag = |index: usize| {
            let route = Route(index as u8);
            let sign = |(licence, price): (usize, &u8)| match view.on_licence(route, licence) {
                OnLicence::Free => price.to_string(),
                OnLicence::Plane(airline) => codes[airline.index()].clone(),
                OnLicence::Ban => "×".into(),
            };
            let signs: Vec<String> = view.board.licences(route).iter().enumerate().map(sign).collect();
            let ink = if view.price(route).is_some() { Ink::Plain } else { Ink::Faint };
            Tag { text: signs.join("·"), ink }
        };
        (0..view.board.routes.len()).map(tag).collect()
    }
}

/// Draws a board, whole.
pub fn draw(board: &Board, names: &dyn Names, theme: Theme) -> String {
    let canvas = Canvas {
        board,
        names,
        colors: theme.palette(),
        codes: codes::codes(board),
        liveries: board.companies.iter().map(|company| theme.livery(company.color)).collect(),
        abacus: theme.livery("abacus"),
    };
    let poster = Poster {
        size: SIZE,
        title: canvas.say("title-airlines-europe"),
        origin: poster::origin(names, &board.file.origin),
        colors: canvas.colors,
    };
    let mut svg = poster.begin();
    let companies = board.companies.iter().zip(&canvas.liveries);
    let mut liveries: Vec<_> = companies.map(|(company, livery)| (company.color, *livery)).collect();
    liveries.push(("abacus", canvas.abacus));
    marks::define(&mut svg, &liveries, canvas.colors);
    poster.bar(&mut svg);
    poster::plane(&mut svg, canvas.colors);
    poster.words(&mut svg, poster::BESIDE_PLANE, 19.0);
    track::draw(&mut svg, &canvas, &TRACK);
    map::draw(&mut svg, &canvas, &MAP);
    legend::draw(&mut svg, &canvas, &LEGEND);
    legend::key(&mut svg, &canvas, &KEY);
    svg.finish()
}

impl Canvas<'_> {
    fn say(&self, key: &'static str) -> String {
        self.names.say(&Note::new(key))
    }

    fn place(&self, index: u8) -> String {
        self.names.place(&self.board.cities[index as usize].id)
    }

    /// A row of victory points, up to its first 0.
    fn row(row: &[u8]) -> String {
        let end = row.iter().position(|&points| points == 0).map_or(row.len(), |zero| zero + 1);
        row[..end].iter().map(u8::to_string).collect::<Vec<_>>().join("·")
    }
}
