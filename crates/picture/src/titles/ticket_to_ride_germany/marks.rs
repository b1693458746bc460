//! The marks of trains: symbols of colours, spaces, places, passengers, wagons and cards.

use super::Canvas;
use crate::geometry::{Point, Rect};
use crate::metrics::Face;
use crate::svg::{Attr, Lettering, N, Svg};
use crate::theme::Palette;
use crate::tracks::{Space, WIDTH};
use network::Anchor;

/// The symbol of each colour in a box of 11 by 11 around 0, so that no colour is told by itself alone. None of
/// them is the shape of a seat.
const SYMBOLS: [(&str, &str); 8] = [
    // Moon.
    ("purple", "M1.6-4.6A4.7 4.7 0 1 0 4.6 2.1 3.9 3.9 0 0 1 1.6-4.6z"),
    // Drop.
    ("blue", "M0-5C2-2 3.7-.3 3.7 1.6A3.7 3.5 0 0 1-3.7 1.6C-3.7-.3-2-2 0-5z"),
    // Ring.
    (
        "orange",
        "M-4.6 0A4.6 4.6 0 1 0 4.6 0 4.6 4.6 0 1 0-4.6 0zM-1.9 0A1.9 1.9 0 1 1 1.9 0 1.9 1.9 0 1 1-1.9 0z",
    ),
    // Snowflake.
    (
        "white",
        "M-.9-5H.9V-1.6L3.9-3.3 4.8-1.7 1.8 0 4.8 1.7 3.9 3.3 .9 1.6V5H-.9V1.6L-3.9 3.3-4.8 1.7-1.8 0\
         -4.8-1.7-3.9-3.3-.9-1.6z",
    ),
    // Fir.
    ("green", "M0-5L3.1-.9H1.8L4.4 3H.9V5H-.9V3H-4.4L-1.8-.9H-3.1z"),
    // Bolt.
    ("yellow", "M1.6-5L-3.6 .9H-.5L-1.6 5 3.8-1.3H.5z"),
    // Hourglass.
    ("black", "M-4-4.5H4L.9 0 4 4.5H-4L-.9 0z"),
    // Heart.
    ("red", "M0 4.6C-6.8-.4-4.6-4.4-2.4-4.4-1-4.4-.3-3.5 0-2.7 .3-3.5 1-4.4 2.4-4.4 4.6-4.4 6.8-.4 0 4.6z"),
];

/// A passenger in a box of 18 by 26 around 0.
const FIGURE: &str = "M-7.6 12C-7.6 4-6-2.2-3.4-3.4A4.9 4.9 0 1 1 3.4-3.4C6-2.2 7.6 4 7.6 12z";
/// How wide and high a passenger on the map is, with the air to the next.
const PERSON: (f64, f64) = (11.8, 17.0);
/// A locomotive on a canvas of 52 by 30.
const ENGINE: &str = "M2 3H17V7H22V22H2zM22 9H46Q50 9 50 15V22H22zM38 2H45L43.6 9H39.4zM28 5.5Q31 3 34 5.5V9H28z\
     M44 22H50L52 27H46zM4.4 24a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM16.4 24a4.6 4.6 0 1 0 9.2 0\
     a4.6 4.6 0 1 0-9.2 0zM28.4 24a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM40 25.5a3 3 0 1 0 6 0\
     a3 3 0 1 0-6 0z";

/// Defines what is drawn more than once: symbols and passengers.
pub(super) fn define(svg: &mut Svg, colors: &Palette) {
    svg.open("defs", &[]);
    for (color, path) in SYMBOLS {
        svg.leaf("path", &[("id", &format!("sky-sign-{color}")), ("d", &path), ("fill-rule", &"evenodd")]);
    }
    svg.leaf("path", &[("id", &"sky-figure"), ("d", &FIGURE)]);
    let stroke: [Attr<'_>; 2] = [("stroke", &colors.ink), ("stroke-width", &"2.3")];
    svg.leaf(
        "use",
        &[("id", &"sky-person"), ("href", &"#sky-figure"), ("fill", &colors.coin), stroke[0], stroke[1]],
    );
    svg.close();
}

/// The symbol of a colour, `size` wide and high; nothing for grey.
pub(super) fn symbol(svg: &mut Svg, color: &str, fill: &str, at: Point, size: f64) {
    if SYMBOLS.iter().any(|(name, _)| *name == color) {
        let place = format!("translate({} {}) scale({})", N(at.x), N(at.y), N(size / 11.0));
        svg.leaf("use", &[("href", &format!("#sky-sign-{color}")), ("transform", &place), ("fill", &fill)]);
    }
}

/// A space for one car in the colour of its route. It lies along its lane; its symbol stands upright.
pub(super) fn space(svg: &mut Svg, canvas: &Canvas<'_>, space: &Space, color: &str) {
    let livery = canvas.theme.train(color);
    // The light falls from above whichever way the route was written down.
    let turn = if space.along.x < 0.0 { -1.0 } else { 1.0 };
    let (cos, sin) = (space.along.x * turn, space.along.y * turn);
    let place = format!("matrix({cos:.4} {sin:.4} {:.4} {cos:.4} {} {})", -sin, N(space.at.x), N(space.at.y));
    let body = |by: f64| {
        let (length, width) = (space.length - 2.0 * by, WIDTH - 2.0 * by);
        Rect::new(-length / 2.0, -width / 2.0, length, width)
    };
    svg.open("g", &[("transform", &place)]);
    svg.rect(
        &body(0.6),
        &[("rx", &"3.2"), ("fill", &livery.fill), ("stroke", &canvas.colors.edge), ("stroke-width", &"1.2")],
    );
    svg.rect(
        &body(2.6),
        &[("rx", &"1.8"), ("fill", &"none"), ("stroke", &"#fff"), ("stroke-opacity", &".4")],
    );
    svg.close();
    symbol(svg, color, livery.mark, space.at, 9.6);
}

/// A city: a ring with a dot.
pub(super) fn city(svg: &mut Svg, colors: &Palette, at: Point) {
    let (x, y) = (N(at.x), N(at.y));
    svg.leaf(
        "circle",
        &[
            ("cx", &x),
            ("cy", &y),
            ("r", &"8"),
            ("fill", &colors.paper),
            ("stroke", &colors.ink),
            ("stroke-width", &"3"),
        ],
    );
    svg.leaf("circle", &[("cx", &x), ("cy", &y), ("r", &"3.4"), ("fill", &colors.ink)]);
}

/// Where a route ends in a country (TG-19).
pub(super) fn end_point(svg: &mut Svg, colors: &Palette, at: Point) {
    let path = format!("M{} {}l6.6 6.6-6.6 6.6-6.6-6.6z", N(at.x), N(at.y - 6.6));
    svg.leaf(
        "path",
        &[
            ("d", &path),
            ("fill", &colors.paper),
            ("stroke", &colors.ink_2),
            ("stroke-width", &"2.6"),
            ("stroke-linejoin", &"round"),
        ],
    );
}

/// How wide and high so many waiting passengers are, `row` in a row.
pub(super) fn crowd(count: usize, row: usize) -> (f64, f64) {
    (PERSON.0 * count.min(row) as f64 - 0.6, PERSON.1 * count.div_ceil(row) as f64)
}

/// Passengers at the start of the game: their colours are drawn later, so they have none yet.
pub(super) fn waiting(svg: &mut Svg, at: Point, count: usize, row: usize) {
    for number in 0..count {
        let x = at.x + PERSON.0 * ((number % row) as f64 + 0.5) - 0.3;
        let y = at.y + PERSON.1 * ((number / row) as f64 + 0.5);
        let place = format!("translate({} {}) scale(.63)", N(x), N(y));
        svg.leaf("use", &[("href", &"#sky-person"), ("transform", &place)]);
    }
}

/// A passenger in its colour, with the symbol of that colour.
pub(super) fn passenger(svg: &mut Svg, canvas: &Canvas<'_>, color: &str, at: Point, height: f64) {
    let livery = canvas.theme.train(color);
    let place = format!("translate({} {}) scale({:.3})", N(at.x), N(at.y), height / 26.0);
    svg.open("g", &[("transform", &place)]);
    let stroke: [Attr<'_>; 2] = [("stroke", &canvas.colors.edge), ("stroke-width", &"1.4")];
    svg.leaf("use", &[("href", &"#sky-figure"), ("fill", &livery.fill), stroke[0], stroke[1]]);
    symbol(svg, color, livery.mark, Point { x: 0.0, y: 5.2 }, 9.4);
    svg.close();
}

/// A locomotive by its left upper corner.
pub(super) fn engine(svg: &mut Svg, fill: &str, window: &str, at: Point, width: f64) {
    let place = format!("translate({} {}) scale({:.4})", N(at.x), N(at.y), width / 52.0);
    svg.open("g", &[("transform", &place)]);
    svg.leaf("path", &[("d", &ENGINE), ("fill", &fill)]);
    svg.leaf("path", &[("d", &"M5.5 7h8v6h-8z"), ("fill", &window)]);
    svg.leaf("path", &[("d", &"M22 15H49"), ("stroke", &window), ("stroke-width", &"1.5")]);
    svg.close();
}

/// How wide and high a stack of tickets is.
pub(super) const TICKET: (f64, f64) = (98.0, 46.0);

/// A stack of tickets by its left upper corner: two places that are `reach` apart, and how many there are.
pub(super) fn ticket(svg: &mut Svg, colors: &Palette, at: Point, reach: f64, count: usize) {
    svg.open("g", &[("transform", &format!("translate({} {})", N(at.x), N(at.y)))]);
    let look: [Attr<'_>; 2] = [("fill", &colors.card), ("stroke", &colors.ink_2)];
    for (x, width) in [("7", "1"), ("3.5", "1")] {
        let sides: [Attr<'_>; 4] = [("x", &x), ("y", &x), ("width", &"90"), ("height", &"38")];
        svg.leaf(
            "rect",
            &[sides[0], sides[1], sides[2], sides[3], look[0], look[1], ("stroke-width", &width)],
        );
    }
    let path = "M0 0H90V14A5 5 0 0 0 90 24V38H0V24A5 5 0 0 0 0 14Z";
    svg.leaf("path", &[("d", &path), look[0], ("stroke", &colors.ink), ("stroke-width", &"1.4")]);
    let dashes: [Attr<'_>; 3] =
        [("stroke", &colors.ink_2), ("stroke-width", &"1.4"), ("stroke-dasharray", &"2 3")];
    svg.leaf("path", &[("d", &"M56 3V36"), dashes[0], dashes[1], dashes[2]]);
    let (left, right) = (30.0 - reach / 2.0, 30.0 + reach / 2.0);
    let line = format!("M{} 19H{}", N(left), N(right));
    let accent: [Attr<'_>; 2] = [("stroke", &colors.accent), ("stroke-width", &"2.8")];
    svg.leaf("path", &[("d", &line), accent[0], accent[1]]);
    for x in [left, right] {
        let x = N(x);
        svg.leaf(
            "circle",
            &[("cx", &x), ("cy", &"19"), ("r", &"4.6"), ("fill", &colors.card), accent[0], accent[1]],
        );
    }
    let how = Lettering { face: Face::DisplayBold, size: 18.0, fill: colors.ink, anchor: Anchor::Middle };
    svg.text(&how, 71.0, 25.4, &[], &count.to_string());
    svg.close();
}
