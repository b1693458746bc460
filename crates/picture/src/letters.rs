//! A board in letters, for a terminal: places by name, links as fine lines of dots, and on each link what stands there.
//!
//! Nothing covers anything else: names come first, then what stands on the links, then the lines between. What finds no
//! room is left out and counted, so that whoever prints it can say where to find it.

use crate::{Drawing, Names};
use game::{Board as _, Map, Seat, View as _};

/// How something in letters is to be shown, where there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// As it is.
    Plain,
    /// The name of a place.
    Place,
    /// Of no use any more.
    Faint,
    /// What belongs to a seat.
    Seat(Seat),
}

/// What stands on a link, in a few letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The letters.
    pub text: String,
    /// Their colour, which is the line's too.
    pub ink: Ink,
}

/// A map in letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letters {
    /// Lines of parts that are shown alike; spaces at their ends are left out.
    pub lines: Vec<Vec<(Ink, String)>>,
    /// The links for whose tags there was no room.
    pub left: usize,
}

/// The map of a view in so many columns and rows.
pub(crate) fn draw<G: Drawing>(view: &G::View, names: &dyn Names, columns: usize, rows: usize) -> Letters {
    let map = view.board().map();
    let mut canvas = Canvas::new(&map, columns, rows);
    canvas.name_places(names);
    let tags = G::tags(view);
    let left = canvas.tag_links(&tags);
    canvas.draw_lines(&tags);
    Letters { lines: canvas.lines(), left }
}

/// One letter of the canvas.
#[derive(Clone, Copy)]
struct Cell {
    letter: char,
    ink: Ink,
    /// Dots of a line, as Braille numbers them.
    dots: u8,
}

const EMPTY: Cell = Cell { letter: ' ', ink: Ink::Plain, dots: 0 };

/// A letter has so many dots side by side and on top of each other.
const DOTS: (usize, usize) = (2, 4);
/// A map may be drawn so much wider than it is.
const STRETCH: f64 = 2.4;
/// Where along its link a tag is tried, and by how many rows it may be moved.
const ALONG: [f64; 7] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/// Names are cut to so few letters where there is no room for all of them.
const CUTS: [usize; 4] = [40, 7, 4, 3];

struct Canvas<'m> {
    map: &'m Map<'m>,
    columns: usize,
    cells: Vec<Cell>,
    /// Each place in dots.
    spots: Vec<(f64, f64)>,
}

impl<'m> Canvas<'m> {
    fn new(map: &'m Map<'m>, columns: usize, rows: usize) -> Self {
        let bounds = |value: fn(&game::Place) -> f64| {
            let values = || map.places.iter().map(|place| value(place));
            (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max))
        };
        let ((left, right), (top, bottom)) = (bounds(|place| place.x), bounds(|place| place.y));
        // Room for names at the sides.
        let (wide, high) =
            (columns.saturating_sub(12).max(8) * DOTS.0, rows.saturating_sub(1).max(4) * DOTS.1);
        let down = (high - 1) as f64 / (bottom - top).max(1.0);
        let across = ((wide - 1) as f64 / (right - left).max(1.0)).min(down * STRETCH);
        let down = down.min(across * STRETCH);
        let indent = ((columns * DOTS.0) as f64 - (right - left) * across) / 2.0;
        let spot = |place: &&game::Place| (indent + (place.x - left) * across, (place.y - top) * down + 1.0);
        let spots = map.places.iter().map(spot).collect();
        Self { map, columns, cells: vec![EMPTY; columns * rows], spots }
    }

    fn at((x, y): (f64, f64)) -> (i64, i64) {
        ((x / DOTS.0 as f64).floor() as i64, (y / DOTS.1 as f64).floor() as i64)
    }

    fn index(&self, column: i64, row: i64) -> Option<usize> {
        let (column, row) = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
        (column < self.columns)
            .then_some(row * self.columns + column)
            .filter(|&index| index < self.cells.len())
    }

    /// Writes a text where it covers nothing and touches no other; `false` if it would.
    fn write(&mut self, text: &str, ink: Ink, column: i64, row: i64) -> bool {
        let long = text.chars().count() as i64;
        let is_free = |&at: &i64| self.index(at, row).is_some_and(|index| self.cells[index].letter == ' ');
        let beside = |at: i64| self.index(at, row).is_none_or(|index| self.cells[index].letter == ' ');
        if !(column..column + long).all(|at| is_free(&at)) || !beside(column - 1) || !beside(column + long) {
            return false;
        }
        self.put(text, ink, column, row);
        true
    }

    fn put(&mut self, text: &str, ink: Ink, column: i64, row: i64) {
        for (at, letter) in (column..).zip(text.chars()) {
            if let Some(index) = self.index(at, row) {
                self.cells[index] = Cell { letter, ink, dots: 0 };
            }
        }
    }

    /// All places first, then their names beside, above or below them.
    fn name_places(&mut self, names: &dyn Names) {
        let spots: Vec<(i64, i64)> = self.spots.iter().map(|&spot| Self::at(spot)).collect();
        for &(column, row) in &spots {
            self.put("●", Ink::Place, column, row);
        }
        for (place, (column, row)) in self.map.places.iter().zip(spots) {
            // A space of a name is no room for a line.
            let name = names.place(&place.id).replace(' ', "\u{a0}");
            // A name that fits nowhere, however short, is left out.
            for &most in &CUTS {
                let name: String = name.chars().take(most).collect();
                let long = name.chars().count() as i64;
                // Right after its place, which the name may touch.
                let spots = [
                    (column + 1, row),
                    (column - long, row),
                    (column - long / 2, row - 1),
                    (column - long / 2, row + 1),
                    (column + 1, row - 1),
                    (column + 1, row + 1),
                    (column - long, row - 1),
                    (column - long, row + 1),
                ];
                if spots.into_iter().any(|(at, line)| self.name(&name, at, line, (column, row))) {
                    break;
                }
            }
        }
    }

    /// As [`Canvas::write`], but beside its own place.
    fn name(&mut self, name: &str, column: i64, row: i64, place: (i64, i64)) -> bool {
        let Some(own) = self.index(place.0, place.1) else { return false };
        let kept = std::mem::replace(&mut self.cells[own], EMPTY);
        let overlaps = row == place.1 && (column..column + name.chars().count() as i64).contains(&place.0);
        let written = !overlaps && self.write(name, Ink::Place, column, row);
        self.cells[own] = kept;
        written
    }

    /// How many tags found no room.
    fn tag_links(&mut self, tags: &[Tag]) -> usize {
        let mut left = 0;
        for (link, tag) in self.map.links.iter().zip(tags) {
            let ((ax, ay), (bx, by)) = (self.spots[link.ends.0], self.spots[link.ends.1]);
            let long = tag.text.chars().count() as i64;
            let placed = tag.text.is_empty()
                || ALONG.iter().any(|&part| {
                    let (column, row) = Self::at((ax + (bx - ax) * part, ay + (by - ay) * part));
                    self.write(&tag.text, tag.ink, column - long / 2, row)
                });
            left += usize::from(!placed);
        }
        left
    }

    /// Lines of dots, where nothing is written.
    fn draw_lines(&mut self, tags: &[Tag]) {
        for (number, link) in self.map.links.iter().enumerate() {
            let ink = tags.get(number).map_or(Ink::Plain, |tag| tag.ink);
            let ((ax, ay), (bx, by)) = (self.spots[link.ends.0], self.spots[link.ends.1]);
            let steps = (bx - ax).abs().max((by - ay).abs()).ceil().max(1.0);
            for step in 0..=steps as usize {
                let part = step as f64 / steps;
                let (x, y) = (ax + (bx - ax) * part, ay + (by - ay) * part);
                let (column, row) = Self::at((x, y));
                let Some(index) = self.index(column, row) else { continue };
                let cell = &mut self.cells[index];
                if cell.letter == ' ' {
                    cell.dots |= dot(x as usize % DOTS.0, y as usize % DOTS.1);
                    cell.ink = if matches!(ink, Ink::Seat(_)) { ink } else { cell.ink };
                }
            }
        }
    }

    fn lines(&self) -> Vec<Vec<(Ink, String)>> {
        let letter = |cell: &Cell| match cell.dots {
            0 => cell.letter,
            dots => char::from_u32(0x2800 + u32::from(dots)).unwrap_or('·'),
        };
        let ink = |cell: &Cell| match cell.ink {
            Ink::Plain if cell.dots > 0 => Ink::Faint,
            ink => ink,
        };
        let line = |cells: &[Cell]| {
            let end = cells.iter().rposition(|cell| letter(cell) != ' ').map_or(0, |last| last + 1);
            let parts = cells[..end].chunk_by(|one, two| ink(one) == ink(two));
            parts.map(|part| (ink(&part[0]), part.iter().map(letter).collect())).collect()
        };
        self.cells.chunks(self.columns).map(line).collect()
    }
}

/// The bit of a dot in a Braille letter.
fn dot(x: usize, y: usize) -> u8 {
    match (x, y) {
        (0, 3) => 1 << 6,
        (_, 3) => 1 << 7,
        (x, y) => 1 << (3 * x + y),
    }
}
