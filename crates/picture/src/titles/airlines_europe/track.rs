//! The share track: zones with their rows of points, a lane for each airline with its start space, and the
//! rows of Air ABACUS below.

use super::{Canvas, marks};
use crate::geometry::Rect;
use crate::metrics::Face;
use crate::svg::{Attr, Lettering, N, Svg};
use crate::theme::mix;
use airlines_europe::Board;
use game::Note;
use network::Anchor;

/// Where the lanes start, right of the rows and the numbers of spaces.
const LANES: f64 = 64.0;
/// How high the part below the track is.
const BELOW: f64 = 164.0;
const HEAD: f64 = 32.0;
/// The last zone has no end; this many of its spaces are shown.
const LAST: f64 = 9.0;
/// The least height of a zone, if there is room.
const LEAST: f64 = 40.0;

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let colors = canvas.colors;
    let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
    let bold = how(Face::DisplayBold, 19.0, colors.ink, Anchor::Start);
    let title = canvas.say("picture-share-track");
    svg.text(&bold, frame.left, frame.top + 17.0, &[], &bold.face.fit(&title, bold.size, frame.width()));
    let note = how(Face::Text, 14.0, colors.ink_2, Anchor::End);
    let room = frame.width() - bold.face.width(&title, bold.size) - 12.0;
    let points = note.face.fit(&canvas.say("picture-points-by-place"), note.size, room);
    svg.text(&note, frame.right, frame.top + 17.0, &[], &points);
    let bands = Rect { top: frame.top + HEAD, bottom: frame.bottom - BELOW, ..*frame };
    let scale = Scale::new(canvas.board, &bands);
    zones(svg, canvas, &bands, &scale);
    lanes(svg, canvas, &bands, &scale);
    abacus(svg, canvas, &Rect { top: frame.bottom - BELOW + 48.0, ..*frame });
}

/// Where spaces stand: every zone has a least height, the rest goes by its number of spaces.
struct Scale {
    /// First space, number of spaces, bottom and height of each zone.
    zones: Vec<(f64, f64, f64, f64)>,
}

impl Scale {
    fn new(board: &Board, bands: &Rect) -> Self {
        let starts: Vec<f64> = board.zones.iter().map(|zone| f64::from(zone.from)).collect();
        let last = starts[starts.len() - 1];
        // A start space beyond the last zone's first ones is shown too.
        let end = board.companies.iter().map(|company| f64::from(company.start) + 2.0);
        let end = end.fold(last + LAST, f64::max);
        let least = LEAST.min(bands.height() / starts.len() as f64);
        let rest = (bands.height() - least * starts.len() as f64) / end;
        let mut bottom = bands.bottom;
        let mut zones = Vec::new();
        for (index, &start) in starts.iter().enumerate() {
            let spaces = starts.get(index + 1).copied().unwrap_or(end) - start;
            let height = least + rest * spaces;
            zones.push((start, spaces, bottom, height));
            bottom -= height;
        }
        Self { zones }
    }

    /// The middle of a space.
    fn middle(&self, space: f64) -> f64 {
        let zone = self.zones.iter().rev().find(|zone| zone.0 <= space).unwrap_or(&self.zones[0]);
        let (start, spaces, bottom, height) = *zone;
        bottom - height * (space - start + 0.5) / spaces
    }
}

fn zones(svg: &mut Svg, canvas: &Canvas<'_>, bands: &Rect, scale: &Scale) {
    let colors = canvas.colors;
    let count = scale.zones.len();
    let (x, width) = (N(bands.left), N(bands.width()));
    for (index, (zone, &(start, spaces, bottom, height))) in
        canvas.board.zones.iter().zip(&scale.zones).enumerate()
    {
        let part = if count > 1 { index as f64 / (count - 1) as f64 } else { 0.0 };
        let fill = mix(colors.band, colors.sea, part);
        let (y, high) = (N(bottom - height), N(height));
        svg.leaf("rect", &[("x", &x), ("y", &y), ("width", &width), ("height", &high), ("fill", &fill)]);
        // Ticks for single spaces, as long as they can be told apart.
        if height / spaces >= 4.0 {
            let tick = |space: usize| {
                let y = bottom - height * (space as f64 + 0.5) / spaces;
                format!("M{} {}H{}", N(bands.left + LANES), N(y), N(bands.right))
            };
            let path: String = (0..spaces as usize).map(tick).collect();
            svg.leaf("path", &[("d", &path), ("stroke", &colors.ink), ("stroke-opacity", &".08")]);
        }
        let row = Canvas::row(&zone.row);
        let (first, others) = row.split_once('·').unwrap_or((&row, ""));
        let middle = bottom - height / 2.0;
        let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
        if height >= 36.0 {
            let big = how(Face::DisplayBold, 21.0, colors.ink, Anchor::Start);
            svg.text(&big, bands.left + 9.0, middle + 1.5, &[], first);
            let small = how(Face::Display, 12.5, colors.ink, Anchor::Start);
            svg.text(&small, bands.left + 9.0, middle + 15.5, &[], others);
        } else {
            let size = (height * 0.7).min(11.0);
            let small = how(Face::Display, size, colors.ink, Anchor::Start);
            svg.text(&small, bands.left + 5.0, middle + size * 0.36, &[], &row);
        }
        if height >= 36.0 {
            let number = how(Face::Text, 11.5, colors.ink_2, Anchor::End);
            svg.text(&number, bands.left + LANES - 5.0, bottom - 4.0, &[], &N(start).to_string());
        }
        if index > 0 {
            let path = format!("M{} {}H{}", N(bands.left), N(bottom), N(bands.right));
            svg.leaf("path", &[("d", &path), ("stroke", &colors.ink), ("stroke-opacity", &".28")]);
        }
    }
}

/// A lane for each airline: a faint line, a tag at its start space, its fin below.
fn lanes(svg: &mut Svg, canvas: &Canvas<'_>, bands: &Rect, scale: &Scale) {
    let colors = canvas.colors;
    let count = canvas.board.companies.len() as f64;
    let lane = (bands.width() - LANES - 4.0) / count;
    for (index, company) in canvas.board.companies.iter().enumerate() {
        let livery = canvas.liveries[index];
        let x = bands.left + LANES + lane * (index as f64 + 0.5);
        let y = scale.middle(f64::from(company.start));
        let trail = format!("M{} {}V{}", N(x), N(y - 14.0), N(bands.top + 6.0));
        svg.leaf(
            "path",
            &[
                ("d", &trail),
                ("stroke", &colors.ink),
                ("stroke-opacity", &".2"),
                ("stroke-width", &"1.4"),
                ("stroke-dasharray", &"1 5"),
                ("stroke-linecap", &"round"),
            ],
        );
        svg.open("g", &[("transform", &format!("translate({} {})", N(x), N(y)))]);
        svg.holding("title", &[], &company.name);
        let tag = "M0-11.5 8.5-5V8Q8.5 9 7.5 9H-7.5Q-8.5 9-8.5 8V-5Z";
        let edge: [Attr<'_>; 3] =
            [("stroke", &colors.edge), ("stroke-width", &"1.2"), ("stroke-linejoin", &"round")];
        svg.leaf("path", &[("d", &tag), ("fill", &livery.fill), edge[0], edge[1], edge[2]]);
        marks::code(svg, livery, 0.0, 2.2, 10.6, 14.2, &canvas.codes[index]);
        let number = Lettering { face: Face::TextBold, size: 11.5, fill: colors.ink, anchor: Anchor::Middle };
        svg.text(&number, 0.0, -14.5, &[], &company.start.to_string());
        svg.close();
        let width = (lane - 1.5).min(19.0);
        marks::fin(svg, company.color, x - width / 2.0, bands.bottom + 7.0, width);
    }
    let how = Lettering { face: Face::Text, size: 13.0, fill: colors.ink_2, anchor: Anchor::Start };
    let start = how.face.fit(&canvas.say("picture-start"), how.size, LANES - 6.0);
    svg.text(&how, bands.left, bands.bottom + 21.0, &[], &start);
}

/// The rows of Air ABACUS at the three scorings (AE-43).
fn abacus(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let colors = canvas.colors;
    svg.rect(frame, &[("rx", &"6"), ("fill", &colors.paper_2), ("stroke", &colors.line)]);
    marks::fin(svg, "abacus", frame.left + 10.0, frame.top + 10.0, 30.0);
    let how = |face, size, fill, anchor| Lettering { face, size, fill, anchor };
    let name = how(Face::DisplayBold, 16.0, colors.ink, Anchor::Start);
    svg.text(&name, frame.left + 50.0, frame.top + 22.0, &[], "Air ABACUS");
    let shares = Note::new("picture-shares").number("count", canvas.board.abacus_shares);
    let small = how(Face::Text, 13.5, colors.ink_2, Anchor::Start);
    let shares = small.face.fit(&canvas.names.say(&shares), small.size, frame.width() - 58.0);
    svg.text(&small, frame.left + 50.0, frame.top + 38.0, &[], &shares);
    for (index, row) in canvas.board.abacus_rows.iter().enumerate() {
        let y = frame.top + 60.0 + 20.0 * index as f64;
        let scoring = Note::new("picture-scoring").number("number", index as i64 + 1);
        let room = frame.width() - 20.0 - 96.0;
        let scoring = small.face.fit(&canvas.names.say(&scoring), small.size, room);
        svg.text(&small, frame.left + 12.0, y, &[], &scoring);
        let points = how(Face::Display, 14.5, colors.ink, Anchor::End);
        svg.text(&points, frame.right - 12.0, y, &[], &Canvas::row(row));
    }
}
