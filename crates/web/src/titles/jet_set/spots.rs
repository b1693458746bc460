//! Where everything on the map stands, in the language of the moment.

use ::jet_set::Board;
use picture::backdrop;
use picture::geometry::{Curve, Point, Rect, along, length, nearest};
use picture::{Layout, Names, PlacedName, Svg};
use std::fmt::Write;

/// The sheet on a wide screen, and on a phone, where everything is drawn larger.
const WIDE: Rect = Rect { left: 0.0, top: 0.0, right: 1000.0, bottom: 868.0 };
const NARROW: Rect = Rect { left: 0.0, top: 0.0, right: 720.0, bottom: 700.0 };
/// What is left free at both ends of a link for the rings of its cities.
const ENDS: f64 = 17.0;
/// The room a plane wants along its link.
const PLANE: f64 = 33.0;

/// How deep the haze at the edges of the land is.
const HAZE: f64 = 46.0;
/// How much of it lies beyond the edge, where the shelf of the coast ends.
const BEYOND: f64 = 18.0;

/// The sheet that suits the window.
pub(super) fn sheet() -> Rect {
    if crate::browser::matches("(max-width: 760px)") { NARROW } else { WIDE }
}

/// Where everything stands.
pub(super) struct Spots {
    pub(super) land: String,
    pub(super) cities: Vec<(Point, PlacedName)>,
    pub(super) links: Vec<Stretch>,
    pub(super) size: f64,
}

/// Where a link runs.
#[derive(Clone)]
pub(super) struct Stretch {
    pub(super) path: String,
    /// Where its price or its owner's marker stands.
    pub(super) badge: Point,
    line: Vec<Point>,
}

/// Where a plane stands: its middle, its heading in degrees, its size.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Stand {
    pub(super) at: Point,
    pub(super) heading: f64,
    pub(super) scale: f64,
}

impl Spots {
    pub(super) fn of(board: &Board, names: &dyn Names) -> Self {
        let frame = sheet();
        let (scene, fit) = picture::titles::jet_set::scene(board, names, frame);
        let layout = Layout::of(&scene);
        let mut svg = Svg::default();
        // Beyond the fitted part, for whoever pans.
        let beyond = frame.grown(frame.width());
        backdrop::draw(&mut svg, &board.backdrop, &beyond, fit, &crate::titles::PALETTE);
        let mut land = svg.finish();
        if let Some((width, height)) = backdrop::sheet(&board.backdrop) {
            let (from, to) = (fit.at(0.0, 0.0), fit.at(width, height));
            land.push_str(&haze(&Rect { left: from.x, top: from.y, right: to.x, bottom: to.y }));
        }
        let links = layout.lines.iter().map(|line| Stretch::of(line.curve, line.badges.first().copied()));
        let cities = scene.spots.iter().map(|spot| spot.at).zip(layout.names);
        Self { land, cities: cities.collect(), links: links.collect(), size: scene.size }
    }
}

/// Haze along the edges of the sheet, so that the land does not end as if it were cut.
fn haze(sheet: &Rect) -> String {
    let Rect { left, top, right, bottom } = *sheet;
    let (width, height) = (sheet.width(), sheet.height());
    let sides = [
        (left - BEYOND, top, HAZE, height, "0 0 1 0"),
        (right - HAZE + BEYOND, top, HAZE, height, "1 0 0 0"),
        (left - BEYOND, top - BEYOND, width + 2.0 * BEYOND, HAZE, "0 0 0 1"),
        (left - BEYOND, bottom - HAZE + BEYOND, width + 2.0 * BEYOND, HAZE, "0 1 0 0"),
    ];
    let mut svg = String::new();
    for (index, (x, y, width, height, way)) in sides.into_iter().enumerate() {
        let mut ends = way.split(' ');
        let mut end = || ends.next().unwrap_or("0");
        let (x1, y1, x2, y2) = (end(), end(), end(), end());
        let _written = write!(
            svg,
            "<linearGradient id=\"js-haze-{index}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\">\
             <stop offset=\".41\" stop-color=\"var(--sea)\"/><stop offset=\"1\" stop-color=\"var(--sea)\" stop-opacity=\"0\"/></linearGradient>\
             <rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"url(#js-haze-{index})\"/>"
        );
    }
    svg
}

impl Stretch {
    fn of(curve: Curve, badge: Option<Point>) -> Self {
        let Curve { from, pull, to } = curve;
        let path =
            format!("M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}", from.x, from.y, pull.x, pull.y, to.x, to.y);
        Self { path, badge: badge.unwrap_or_else(|| curve.at(0.5)), line: curve.pieces(24) }
    }

    /// Where the owner's marker and so many planes stand, side by side along the link.
    pub(super) fn stands(&self, planes: usize) -> (Point, Vec<Stand>) {
        if planes == 0 {
            return (self.badge, Vec::new());
        }
        let room = (length(&self.line) - 2.0 * ENDS).max(1.0);
        let count = planes + 1;
        let step = (room / count as f64).min(1.5 * PLANE);
        let start = ENDS + (room - step * count as f64) / 2.0;
        let spots: Vec<f64> = (0..count).map(|index| start + step * (index as f64 + 0.5)).collect();
        let badge = nearest(&self.line, self.badge);
        // The marker takes the end of the row that is nearer to where the price was.
        let first = (spots[0] - badge).abs() <= (spots[planes] - badge).abs();
        let (marker, flown) = if first { (spots[0], &spots[1..]) } else { (spots[planes], &spots[..planes]) };
        let stand = |&far: &f64| {
            let (before, after) = (along(&self.line, far - 2.0), along(&self.line, far + 2.0));
            let heading = (after.y - before.y).atan2(after.x - before.x).to_degrees();
            Stand { at: along(&self.line, far), heading, scale: (step / PLANE).clamp(0.62, 1.0) }
        };
        (along(&self.line, marker), flown.iter().map(stand).collect())
    }
}
