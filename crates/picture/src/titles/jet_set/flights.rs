//! The flights as boarding passes on a departures board, a column for each value, and the Final Flights.

use super::{AIR, Canvas, MAP, panel, signs};
use crate::geometry::Rect;
use crate::metrics::Face;
use crate::svg::{Lettering, N, Svg};
use game::Note;
use jet_set::numbers::{FINAL_POINTS, WORTHS, shortest};
use jet_set::{Board, FinalCard, FlightCard};
use network::Anchor;

/// Width of a pass, and height of a flight's and of a Final Flight's.
pub(super) const WIDTH: f64 = 158.0;
pub(super) const PASS: f64 = 31.0;
pub(super) const FINAL_PASS: f64 = 53.6;
/// From one pass to the next one below.
const PITCH: f64 = 34.4;
const FINAL_PITCH: f64 = 57.2;
/// From one column to the next.
const STEP: f64 = WIDTH + 10.0;
/// Above the first passes: the deck, the points, the links.
const HEAD: f64 = 66.0;
/// Around the columns.
const EDGE: f64 = 14.0;
/// How many passes a column holds. Under the three shorter ones in the middle is the key.
const FULL: [usize; GROUPS] = [30, 20, 20, 20, 18];
const GROUPS: usize = WORTHS.len() + 1;

/// The departures board in the picture.
pub(super) fn frame(board: &Board) -> Rect {
    let columns: usize = columns(board).iter().sum();
    let left = MAP.right + AIR;
    Rect { left, right: left + 2.0 * EDGE + STEP * columns as f64 - (STEP - WIDTH), ..MAP }
}

/// How many columns the flights of each value and the Final Flights take.
fn columns(board: &Board) -> [usize; GROUPS] {
    let mut counts =
        WORTHS.map(|worth| board.flights.iter().filter(|card| card.worth == worth).count()).to_vec();
    counts.push(board.finals.len());
    std::array::from_fn(|group| counts[group].div_ceil(FULL[group]).max(1))
}

/// The middle of a line of text on a pass of this height.
pub(super) fn line(row: usize, rows: usize, height: f64) -> f64 {
    let step = (height - 4.0) / rows as f64;
    2.0 + step * (row as f64 + 0.5)
}

/// Draws the board with all flights; what it leaves free is the key's.
pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>) -> Rect {
    let frame = frame(canvas.board);
    panel(svg, &frame, 8.0, canvas.tints.board);
    // Where each group begins, and at last where one more would.
    let mut starts = vec![frame.left + EDGE];
    for count in columns(canvas.board) {
        starts.push(starts[starts.len() - 1] + STEP * count as f64);
    }
    let span = |from: usize, to: usize| (starts[from], starts[to] - (STEP - WIDTH));
    let decks = [("picture-js-short", 0, 2), ("picture-js-long", 2, 4), ("picture-js-final", 4, 5)];
    for (key, from, to) in decks {
        deck(svg, canvas, span(from, to), frame.top + EDGE, &canvas.say(key));
    }
    let top = frame.top + EDGE + HEAD;
    let size = size(canvas);
    let last = WORTHS.len();
    let all = WORTHS.map(Some).into_iter().chain([None]);
    for (group, worth) in all.enumerate() {
        let passes = worth.map_or_else(|| Pass::finals(canvas), |worth| Pass::flights(canvas, worth));
        head(svg, canvas, span(group, group + 1), top, worth, passes.len());
        for (index, pass) in passes.iter().enumerate() {
            let (column, row) = (index / FULL[group], index % FULL[group]);
            let pitch = if group == last { FINAL_PITCH } else { PITCH };
            pass.draw(svg, starts[group] + STEP * column as f64, top + pitch * row as f64, size);
        }
    }
    let (left, right) = span(1, last);
    let below = top + PITCH * FULL[1] as f64 + 9.0;
    Rect { left, right, top: below, bottom: frame.bottom - EDGE }
}

/// The name of a deck over its columns, and a rule.
fn deck(svg: &mut Svg, canvas: &Canvas<'_>, (left, right): (f64, f64), top: f64, name: &str) {
    let ink = canvas.tints.board_ink;
    let size = Face::DisplayBold.size_for(name, right - left, 14.0, 19.0);
    let how = Lettering { face: Face::DisplayBold, size, fill: ink, anchor: Anchor::Start };
    svg.text(&how, left, top + 14.0, &[], &how.face.fit(name, size, right - left));
    let rule = format!("M{} {}H{}", N(left), N(top + 22.5), N(right));
    svg.leaf("path", &[("d", &rule), ("stroke", &canvas.colors.lit), ("stroke-width", &"2")]);
}

/// What the cards of a column are worth, how long their flights are, and how many there are.
fn head(
    svg: &mut Svg,
    canvas: &Canvas<'_>,
    (left, right): (f64, f64),
    top: f64,
    worth: Option<u8>,
    cards: usize,
) {
    let points = Note::new("picture-js-points").number("points", worth.map_or(FINAL_POINTS, u16::from));
    let cards = |note: Note| note.number("cards", cards as i64);
    let more = match worth {
        Some(worth) => cards(Note::new("picture-js-column").number("links", shortest(worth))),
        None => cards(Note::new("picture-js-finals")),
    };
    let lines = [
        (points, Face::DisplayBold, 16.0, canvas.tints.board_ink, 24.5),
        (more, Face::Text, 14.0, canvas.tints.board_2, 8.0),
    ];
    for (note, face, most, fill, above) in lines {
        let text = canvas.names.say(&note);
        let size = face.size_for(&text, right - left, 11.5, most);
        let how = Lettering { face, size, fill, anchor: Anchor::Start };
        svg.text(&how, left, top - above, &[], &face.fit(&text, size, right - left));
    }
}

/// The room for a city's name on a pass.
const ROOM: f64 = WIDTH - signs::DOTS - 9.0 - 6.0;

/// The size of the names on all passes: the longest one still fits, if it is not too long.
fn size(canvas: &Canvas<'_>) -> f64 {
    let sizes =
        canvas.board.cities.iter().map(|city| FACE.size_for(&canvas.names.place(&city.id), ROOM, 10.5, 13.6));
    sizes.fold(13.6, f64::min)
}

const FACE: Face = Face::Display;

/// A boarding pass.
struct Pass<'a> {
    id: &'a str,
    /// Which of the passes in [`signs::define`] it is.
    sort: String,
    cities: Vec<String>,
    ink: &'static str,
    height: f64,
}

impl<'a> Pass<'a> {
    fn flights(canvas: &Canvas<'a>, worth: u8) -> Vec<Self> {
        let cards = canvas.board.flights.iter().filter(|card| card.worth == worth);
        let pass = |card: &'a FlightCard| Self {
            id: &card.id,
            sort: worth.to_string(),
            cities: card.cities.map(|city| canvas.place(city)).to_vec(),
            ink: canvas.tints.pass_ink,
            height: PASS,
        };
        cards.map(pass).collect()
    }

    fn finals(canvas: &Canvas<'a>) -> Vec<Self> {
        let pass = |card: &'a FinalCard| Self {
            id: &card.id,
            sort: "final".into(),
            cities: card.cities.map(|city| canvas.place(city)).to_vec(),
            ink: canvas.tints.last[1],
            height: FINAL_PASS,
        };
        canvas.board.finals.iter().map(pass).collect()
    }

    fn draw(&self, svg: &mut Svg, x: f64, y: f64, size: f64) {
        let place = format!("translate({} {})", N(x), N(y));
        svg.open("g", &[("data-flight", &self.id), ("transform", &place)]);
        svg.leaf("use", &[("href", &format!("#sky-js-pass-{}", self.sort))]);
        let how = Lettering { face: FACE, size, fill: self.ink, anchor: Anchor::Start };
        for (row, city) in self.cities.iter().enumerate() {
            let middle = line(row, self.cities.len(), self.height);
            svg.text(&how, signs::DOTS + 9.0, middle + size * 0.345, &[], &FACE.fit(city, size, ROOM));
        }
        svg.close();
    }
}
