//! The map: land, links as thin dashed lines with their prices, cities and their names.

use super::Canvas;
use super::signs;
use crate::Names;
use crate::backdrop::{self, Fit};
use crate::geometry::{Point, Rect};
use crate::layout::{Layout, Line, Scene, Spot, Wish};
use crate::metrics::Face;
use crate::plain;
use crate::poster::Window;
use crate::svg::{N, Svg};
use game::Note;
use jet_set::{Board, Link};

/// Where the map is in the picture; as wide as high as the canvas of Europe.
pub const MAP: Rect = Rect { left: 18.0, top: 98.0, right: 1200.0, bottom: 1221.0 };
/// The radius of a city's ring.
pub const DOT: f64 = 8.0;
/// The radius of the disc that a price tag covers; its corners reach as far.
pub const TAG: f64 = 12.2;
/// The size of city names.
const NAME: f64 = 18.0;
/// The stroke of a link.
const STROKE: f64 = 2.1;
/// The room left for names around the outermost cities.
const MARGIN: (f64, f64) = (46.0, 44.0);
/// The board file places names for a smaller dot and smaller letters.
const AWAY: f64 = 1.35;

/// What the map shows in `frame`, and how board units become picture units.
pub fn scene(board: &Board, names: &dyn Names, frame: Rect) -> (Scene, Fit) {
    let at: Vec<Point> = board.cities.iter().map(|city| Point { x: city.x, y: city.y }).collect();
    let fit = Fit::new(&board.backdrop, &Rect::around(&at), &frame, MARGIN);
    let spots = board.cities.iter().map(|city| Spot {
        at: fit.at(city.x, city.y),
        radius: DOT,
        name: names.place(&city.id),
        face: Face::Display,
        wish: Some(Wish { anchor: city.label.anchor, dx: AWAY * city.label.dx, dy: AWAY * city.label.dy }),
        flags: Vec::new(),
    });
    let lines = board.links.iter().enumerate().map(|(index, link)| {
        let (from, to) = board.graph.ends(index);
        // A line stays within the points that shape it, so a bend in the frame keeps the link in sight.
        let inside = |at: Point| Point {
            x: at.x.clamp(frame.left, frame.right),
            y: at.y.clamp(frame.top, frame.bottom),
        };
        Line {
            from,
            to,
            badges: 1,
            radius: TAG,
            width: STROKE,
            bow: 0.0,
            pull: link.bend.map(|(x, y)| inside(fit.at(x, y))),
            spot: link.badge.map(|(x, y)| fit.at(x, y)),
        }
    });
    let (spots, lines) = (spots.collect(), lines.collect());
    (Scene { frame, kept: Vec::new(), size: NAME, spots, lines }, fit)
}

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>) {
    let (scene, fit) = scene(canvas.board, canvas.names, MAP);
    let layout = Layout::of(&scene);
    let window = Window { frame: MAP, id: "sky-js-map", radius: 8.0 };
    window.draw(svg, canvas.colors, |svg| {
        backdrop::draw(svg, &canvas.board.backdrop, &MAP, fit, canvas.colors);
        links(svg, canvas, &layout);
        prices(svg, canvas, &layout);
        plain::dots(svg, &scene, canvas.colors);
        plain::named(svg, &scene, &layout, canvas.colors);
    });
}

fn links(svg: &mut Svg, canvas: &Canvas<'_>, layout: &Layout) {
    let (colors, width) = (canvas.colors, N(STROKE));
    let halo =
        [("stroke", &colors.land as &dyn std::fmt::Display), ("stroke-width", &"5.6"), ("opacity", &".6")];
    plain::strokes(svg, layout, &halo);
    let dashes = signs::DASHES;
    let rail = [
        ("stroke", &colors.line_free as &dyn std::fmt::Display),
        ("stroke-width", &width),
        ("stroke-dasharray", &dashes),
    ];
    plain::strokes(svg, layout, &rail);
}

fn prices(svg: &mut Svg, canvas: &Canvas<'_>, layout: &Layout) {
    let board = canvas.board;
    for (index, line) in layout.lines.iter().enumerate() {
        let (link, connection) = (Link(index as u8), &board.links[index]);
        let (from, to) = board.ends(link);
        svg.open("g", &[("data-link", &connection.id)]);
        let ends = Note::new("route").place("a", from.to_string()).place("b", to.to_string());
        svg.holding("title", &[], &canvas.names.say(&ends));
        for &at in &line.badges {
            signs::tag(svg, canvas, at, connection.price);
        }
        svg.close();
    }
}
