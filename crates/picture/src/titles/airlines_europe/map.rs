//! The map: land, routes with their licences, cities, homes, bonus targets and names.

use super::Canvas;
use super::marks::{self, HOME_DISC};
use crate::Names;
use crate::backdrop::{self, Fit};
use crate::geometry::{Point, Rect};
use crate::layout::{Layout, Line, Scene, Spot, Wish};
use crate::metrics::Face;
use crate::poster::{self, Window};
use crate::svg::{Attr, Lettering, N, Svg};
use airlines_europe::{Board, Route};
use game::Note;
use network::Anchor;
use std::f64::consts::FRAC_1_SQRT_2;

/// The radius of a city's dot.
pub const DOT: f64 = 6.0;
/// The radius of a licence.
pub const BADGE: f64 = 9.3;
/// The radius of a long-distance licence (AE-25).
pub const LONG_BADGE: f64 = 11.4;
/// The size of city names.
const NAME: f64 = 15.5;
/// The room left for names around the outermost cities.
const MARGIN: (f64, f64) = (84.0, 62.0);

/// What the map shows in `frame`, and how board units become picture units.
pub fn scene(board: &Board, names: &dyn Names, frame: Rect) -> (Scene, Fit) {
    let at: Vec<Point> = board.cities.iter().map(|city| Point { x: city.x, y: city.y }).collect();
    let fit = Fit::new(&board.backdrop, &Rect::around(&at), &frame, MARGIN);
    let spots = board.cities.iter().enumerate().map(|(index, city)| {
        let homes = homes(board, index).count();
        let flags = targets(board, index).map(|(_, bonus)| (marks::pennant_width(bonus), marks::PENNANT));
        Spot {
            at: fit.at(city.x, city.y),
            radius: if homes == 0 { DOT } else { ring(homes) + HOME_DISC + 3.6 },
            name: names.place(&city.id),
            face: if homes == 0 { Face::Display } else { Face::DisplayBold },
            wish: Some(Wish { anchor: city.label.anchor, dx: city.label.dx, dy: city.label.dy }),
            flags: flags.collect(),
        }
    });
    let lines = board.routes.iter().enumerate().map(|(index, route)| {
        let (from, to) = board.graph.ends(index);
        let long = route.long_distance;
        Line {
            from,
            to,
            badges: route.count as usize,
            radius: if long { LONG_BADGE } else { BADGE },
            width: if long { 5.4 } else { 1.9 },
            bow: if long { 0.09 } else { 0.0 },
            pull: None,
            spot: None,
        }
    });
    let (spots, lines) = (spots.collect(), lines.collect());
    (Scene { frame, kept: Vec::new(), size: NAME, spots, lines }, fit)
}

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let (scene, fit) = scene(canvas.board, canvas.names, *frame);
    let layout = Layout::of(&scene);
    let window = Window { frame: *frame, id: "sky-map", radius: 6.0 };
    window.draw(svg, canvas.colors, |svg| {
        backdrop::draw(svg, &canvas.board.backdrop, frame, fit, canvas.colors);
        routes(svg, canvas, &layout);
        licences(svg, canvas, &layout);
        cities(svg, canvas, &scene);
        named(svg, canvas, &scene, &layout);
    });
}

fn routes(svg: &mut Svg, canvas: &Canvas<'_>, layout: &Layout) {
    let colors = canvas.colors;
    svg.open("g", &[("fill", &"none"), ("stroke-linecap", &"round")]);
    svg.open("g", &[("stroke", &colors.land), ("stroke-width", &"5.4"), ("opacity", &".55")]);
    for line in &layout.lines {
        svg.leaf("path", &[("d", &line.curve.path())]);
    }
    svg.close();
    for (line, route) in layout.lines.iter().zip(&canvas.board.routes) {
        let width = if route.long_distance { "5.4" } else { "1.9" };
        svg.leaf(
            "path",
            &[("d", &line.curve.path()), ("stroke", &colors.line_free), ("stroke-width", &width)],
        );
        if route.long_distance {
            svg.leaf("path", &[("d", &line.curve.path()), ("stroke", &colors.sea), ("stroke-width", &"2.6")]);
        }
    }
    svg.close();
}

fn licences(svg: &mut Svg, canvas: &Canvas<'_>, layout: &Layout) {
    let board = canvas.board;
    for (index, line) in layout.lines.iter().enumerate() {
        let (route, link) = (Route(index as u8), &board.routes[index]);
        let (from, to) = board.ends(route);
        svg.open("g", &[("data-route", &link.id)]);
        let ends = Note::new("route").place("a", from.to_string()).place("b", to.to_string());
        svg.holding("title", &[], &canvas.names.say(&ends));
        for (price, at) in board.licences(route).iter().zip(&line.badges) {
            licence(svg, canvas, *at, *price, link.long_distance);
        }
        svg.close();
    }
}

/// A licence with its price; a long-distance one has a second ring.
pub(super) fn licence(svg: &mut Svg, canvas: &Canvas<'_>, at: Point, price: u8, long: bool) {
    let colors = canvas.colors;
    let (x, y) = (N(at.x), N(at.y));
    let stroke: Attr<'_> = ("stroke", &colors.coin_line);
    let radius = N(if long { LONG_BADGE } else { BADGE } - 0.6);
    svg.leaf(
        "circle",
        &[("cx", &x), ("cy", &y), ("r", &radius), ("fill", &colors.coin), stroke, ("stroke-width", &"1.2")],
    );
    if long {
        let inner = N(LONG_BADGE - 3.2);
        svg.leaf(
            "circle",
            &[("cx", &x), ("cy", &y), ("r", &inner), ("fill", &"none"), stroke, ("stroke-width", &".8")],
        );
    }
    let size = if long {
        11.5
    } else if price > 9 {
        11.0
    } else {
        12.6
    };
    let how = Lettering { face: Face::Display, size, fill: colors.coin_ink, anchor: Anchor::Middle };
    svg.text(&how, at.x, at.y + size * 0.355, &[], &price.to_string());
}

fn cities(svg: &mut Svg, canvas: &Canvas<'_>, scene: &Scene) {
    let colors = canvas.colors;
    for (index, spot) in scene.spots.iter().enumerate() {
        let (x, y) = (N(spot.at.x), N(spot.at.y));
        let homes: Vec<usize> = homes(canvas.board, index).collect();
        let radius = N(spot.radius - 0.9);
        svg.leaf(
            "circle",
            &[
                ("cx", &x),
                ("cy", &y),
                ("r", &radius),
                ("fill", &colors.paper),
                ("stroke", &colors.ink),
                ("stroke-width", &"1.7"),
            ],
        );
        if homes.is_empty() {
            svg.leaf("circle", &[("cx", &x), ("cy", &y), ("r", &"2"), ("fill", &colors.ink)]);
        }
        let far = ring(homes.len());
        for (direction, &home) in around(homes.len()).iter().zip(&homes) {
            let (x, y) = (spot.at.x + far * direction.x, spot.at.y + far * direction.y);
            let color = canvas.board.companies[home].color;
            marks::home(svg, color, canvas.liveries[home], colors, x, y, &canvas.codes[home]);
        }
    }
}

fn named(svg: &mut Svg, canvas: &Canvas<'_>, scene: &Scene, layout: &Layout) {
    let colors = canvas.colors;
    for (index, (spot, name)) in scene.spots.iter().zip(&layout.names).enumerate() {
        let how = Lettering { face: spot.face, size: scene.size, fill: colors.ink, anchor: Anchor::Start };
        poster::name(svg, &how, name, (colors.land, 3.6), &spot.name);
        for ((company, bonus), flag) in targets(canvas.board, index).zip(&name.flags) {
            let (livery, code) = (canvas.liveries[company], &canvas.codes[company]);
            marks::pennant(svg, livery, colors, flag.left, flag.top, code, bonus);
        }
    }
}

/// The airlines whose home a city is.
pub fn homes(board: &Board, city: usize) -> impl Iterator<Item = usize> {
    let home = move |index: &usize| board.companies[*index].home as usize == city;
    (0..board.companies.len()).filter(home)
}

/// The airlines whose bonus target a city is (AE-26), and their bonus.
pub fn targets(board: &Board, city: usize) -> impl Iterator<Item = (usize, u8)> {
    board.companies.iter().enumerate().filter_map(move |(index, company)| {
        let (target, bonus) = company.bonus?;
        (target as usize == city).then_some((index, bonus))
    })
}

/// How far from the middle the discs of so many homes stand, so that they do not touch.
pub fn ring(homes: usize) -> f64 {
    match homes {
        0 | 1 => 0.0,
        2 => HOME_DISC + 0.6,
        // A little more than the radius of the circle around so many touching discs.
        many => HOME_DISC * (many as f64 / 2.95).max(1.2),
    }
}

/// So many directions, evenly around.
pub fn around(count: usize) -> Vec<Point> {
    // Cosine and sine of a turn divided by 2, 3, … 10, so that every machine draws the same.
    const TURNS: [(f64, f64); 9] = [
        (-1.0, 0.0),
        (-0.5, 0.866_025),
        (0.0, 1.0),
        (0.309_017, 0.951_057),
        (0.5, 0.866_025),
        (0.623_490, 0.781_831),
        (FRAC_1_SQRT_2, FRAC_1_SQRT_2),
        (0.766_044, 0.642_788),
        (0.809_017, 0.587_785),
    ];
    let (cos, sin) = TURNS[count.clamp(2, 10) - 2];
    let turn = |at: &Point| Some(Point { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos });
    std::iter::successors(Some(Point { x: -1.0, y: 0.0 }), turn).take(count).collect()
}
