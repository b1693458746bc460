//! The land behind a map: coast, borders, lakes and rivers, or plain paper.

use crate::geometry::{Point, Rect};
use crate::svg::{N, Svg};
use crate::theme::Palette;
use network::Backdrop;
use serde_json::Value;
use std::sync::LazyLock;

/// Path data by layer, and the size of the sheet they are drawn on.
struct Land {
    width: f64,
    height: f64,
    coast: String,
    focus: String,
    borders: String,
    lakes: String,
    rivers: String,
    grid: String,
}

// `SHEETS`: each sheet by its id, as `build.rs` finds them in `data/`. It is read when a board on it is first drawn.
include!(concat!(env!("OUT_DIR"), "/sheets.rs"));

/// How board units become picture units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// Picture units in a board unit.
    pub scale: f64,
    /// Where the board's zero stands in the picture, from the left.
    pub dx: f64,
    /// Where the board's zero stands in the picture, from the top.
    pub dy: f64,
}

/// The most a map is enlarged, so that a board of few close cities still shows where they are.
const MAX_SCALE: f64 = 3.0;

impl Fit {
    /// Fits `content`, in board units, into the middle of `frame` with `margin` around it. A map with land stays
    /// within its sheet as far as it can.
    pub fn new(backdrop: &Backdrop, content: &Rect, frame: &Rect, margin: (f64, f64)) -> Self {
        let room = ((frame.width() - 2.0 * margin.0).max(1.0), (frame.height() - 2.0 * margin.1).max(1.0));
        let scale = (room.0 / content.width().max(1e-3)).min(room.1 / content.height().max(1e-3));
        let land = land(backdrop);
        let least = land.map_or(0.0, |land| (frame.width() / land.width).max(frame.height() / land.height));
        // Showing a little beyond the cities is better than the edge of the sheet, unless they need the room.
        let scale = if least <= scale { scale.min(MAX_SCALE.max(least)) } else { scale };
        let middle = |from: f64, to: f64, low: f64, high: f64, sheet: Option<f64>| {
            let free = f64::midpoint(low, high) - scale * f64::midpoint(from, to);
            match sheet {
                Some(size) if size * scale >= high - low => free.clamp(high - size * scale, low),
                _ => free,
            }
        };
        let width = land.map(|land| land.width);
        let height = land.map(|land| land.height);
        Self {
            scale,
            dx: middle(content.left, content.right, frame.left, frame.right, width),
            dy: middle(content.top, content.bottom, frame.top, frame.bottom, height),
        }
    }

    /// Where a point of the board is in the picture.
    pub fn at(&self, x: f64, y: f64) -> Point {
        Point { x: self.dx + self.scale * x, y: self.dy + self.scale * y }
    }
}

/// Width and height of the sheet the land is drawn on, in board units; nothing lies beyond its edges.
pub fn sheet(backdrop: &Backdrop) -> Option<(f64, f64)> {
    land(backdrop).map(|land| (land.width, land.height))
}

/// Draws the backdrop over all of `frame`.
pub fn draw(svg: &mut Svg, backdrop: &Backdrop, frame: &Rect, fit: Fit, colors: &Palette) {
    let Some(land) = land(backdrop) else {
        svg.rect(frame, &[("fill", &colors.land)]);
        return;
    };
    svg.rect(frame, &[("fill", &colors.sea)]);
    let place = format!("matrix({0} 0 0 {0} {1} {2})", fit.scale, N(fit.dx), N(fit.dy));
    svg.open("g", &[("transform", &place), ("stroke-linejoin", &"round"), ("fill", &"none")]);
    svg.leaf(
        "path",
        &[("d", &land.grid), ("stroke", &colors.ink), ("stroke-opacity", &".1"), ("stroke-width", &".8")],
    );
    svg.open("defs", &[]);
    svg.leaf("path", &[("id", &"sky-land"), ("d", &land.coast)]);
    svg.close();
    for (color, width) in [(colors.shelf_2, "30"), (colors.shelf_1, "16"), (colors.sea_2, "6")] {
        svg.leaf("use", &[("href", &"#sky-land"), ("stroke", &color), ("stroke-width", &width)]);
    }
    let coast = [("href", &"#sky-land" as &dyn std::fmt::Display), ("fill", &colors.land)];
    svg.leaf("use", &[coast[0], coast[1], ("stroke", &colors.border), ("stroke-width", &".8")]);
    if !land.focus.is_empty() {
        svg.leaf("path", &[("d", &land.focus), ("fill", &colors.land_focus)]);
    }
    svg.leaf(
        "path",
        &[("d", &land.rivers), ("stroke", &colors.river), ("stroke-width", &".9"), ("opacity", &".6")],
    );
    svg.leaf("path", &[("d", &land.lakes), ("fill", &colors.river), ("opacity", &".8")]);
    svg.leaf(
        "path",
        &[
            ("d", &land.borders),
            ("stroke", &colors.border),
            ("stroke-width", &".9"),
            ("stroke-dasharray", &"3 3"),
            ("opacity", &".8"),
        ],
    );
    svg.close();
}

/// The ids of all sheets.
pub fn ids() -> impl Iterator<Item = &'static str> {
    SHEETS.iter().map(|(id, _)| *id)
}

/// Whether the sheet sets one land off from its neighbours.
pub fn has_focus(backdrop: &Backdrop) -> bool {
    land(backdrop).is_some_and(|land| !land.focus.is_empty())
}

/// The sheet of a backdrop; one that we do not have is plain paper.
fn land(backdrop: &Backdrop) -> Option<&'static Land> {
    let Backdrop::Sheet(wanted) = backdrop else { return None };
    SHEETS.iter().find(|(id, _)| id == wanted).map(|(_, land)| &**land)
}

impl Land {
    fn read(text: &str) -> Self {
        let file: Value = serde_json::from_str(text).expect("a test reads every sheet");
        let layer = |key: &str| {
            let paths = file[key].as_array().into_iter().flatten().filter_map(Value::as_str);
            paths.collect::<String>()
        };
        let side = |index: usize| file["viewBox"][index].as_f64().unwrap_or(1000.0);
        Self {
            width: side(0),
            height: side(1),
            coast: layer("land"),
            focus: layer("focus"),
            borders: layer("borders"),
            lakes: layer("lakes"),
            rivers: layer("rivers"),
            grid: layer("graticule"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backdrop(id: &str) -> Backdrop {
        Backdrop::Sheet(id.into())
    }

    #[test]
    fn every_sheet_can_be_read() {
        for id in ids() {
            let land = land(&backdrop(id)).unwrap();
            assert!(land.width > 100.0 && land.height > 100.0, "{id}");
            let paths = [&land.coast, &land.borders, &land.rivers];
            assert!(paths.iter().all(|path| path.starts_with('M')), "{id}");
        }
        assert_eq!(ids().collect::<Vec<_>>(), ["europe", "germany"]);
        assert!(has_focus(&backdrop("germany")) && !has_focus(&backdrop("europe")));
    }

    #[test]
    fn a_sheet_that_we_do_not_have_is_plain_paper() {
        assert_eq!(sheet(&backdrop("mars")), None);
        let draw = |backdrop: &Backdrop| {
            let (mut svg, frame) = (Svg::default(), Rect::new(0.0, 0.0, 10.0, 10.0));
            let fit = Fit::new(backdrop, &frame, &frame, (1.0, 1.0));
            draw(&mut svg, backdrop, &frame, fit, crate::Theme::Day.palette());
            svg.finish()
        };
        assert_eq!(draw(&backdrop("mars")), draw(&Backdrop::None));
    }

    #[test]
    fn a_map_stays_within_its_sheet() {
        let frame = Rect::new(100.0, 50.0, 1100.0, 800.0);
        let content = Rect::new(700.0, 100.0, 290.0, 200.0);
        let fit = Fit::new(&backdrop("europe"), &content, &frame, (60.0, 60.0));
        assert!(fit.dx <= frame.left && fit.dx + 1000.0 * fit.scale >= frame.right);
        assert!(fit.dy <= frame.top && fit.dy + 950.0 * fit.scale >= frame.bottom);
    }
}
