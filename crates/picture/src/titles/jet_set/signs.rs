//! The signs that map, flights and key share: boarding passes, price tags, planes.

use super::{Canvas, flights};
use crate::geometry::Point;
use crate::metrics::Face;
use crate::svg::{Attr, Lettering, N, Svg};
use jet_set::numbers::{FINAL_POINTS, PRICES, WORTHS};
use network::Anchor;

/// The dashes of a link that nobody owns.
pub(super) const DASHES: &str = "7 4.6";
/// A plane seen from above, its nose to the right, on a canvas of 42 by 37 around its middle.
const PLANE: &str = "M21 0C21-2.1 17-3 13-3L5-3-5-18.5-9.5-18.5-4.5-3-13-2.3-17-7.5-20.5-7.5-18.5 0-20.5 7.5\
                     -17 7.5-13 2.3-4.5 3-9.5 18.5-5 18.5 5 3 13 3C17 3 21 2.1 21 0Z";
/// Half the side of a price tag.
const HALF: f64 = 10.2;
/// Where the tear line of a pass is, and how deep the notches at its ends are.
const TEAR: f64 = 29.0;
const NOTCH: f64 = 3.4;
/// Where the cities' dots are on a pass.
pub(super) const DOTS: f64 = TEAR + 12.0;

/// Defines the passes `sky-js-pass-1` to `-7` and `sky-js-pass-final`, to be used at their left upper corner.
pub(super) fn define(svg: &mut Svg, canvas: &Canvas<'_>) {
    let tints = canvas.tints;
    svg.open("defs", &[]);
    for (index, worth) in WORTHS.iter().enumerate() {
        svg.open("g", &[("id", &format!("sky-js-pass-{worth}"))]);
        blank(svg, flights::PASS, [tints.pass, tints.stubs[index]], "none", tints.pass_2);
        let number = worth.to_string();
        let how =
            Lettering { face: Face::DisplayBold, size: 19.0, fill: tints.stub_ink, anchor: Anchor::Middle };
        svg.text(&how, TEAR / 2.0, flights::PASS / 2.0 + 6.6, &[], &number);
        let ys = [0, 1].map(|row| flights::line(row, 2, flights::PASS));
        dots(svg, &ys, tints.pass_2, tints.dots[index]);
        svg.close();
    }
    let [card, ink, lit] = tints.last;
    svg.open("g", &[("id", &"sky-js-pass-final")]);
    blank(svg, flights::FINAL_PASS, [card, card], tints.brass, lit);
    worth_of_final(svg, Point { x: TEAR / 2.0, y: flights::FINAL_PASS / 2.0 }, [ink, lit]);
    let ys = [0, 1, 2].map(|row| flights::line(row, 3, flights::FINAL_PASS));
    dots(svg, &ys, tints.board_2, lit);
    svg.close();
    svg.close();
}

/// The stub of a Final Flight: its points, and a plane for those that planes add.
pub(super) fn worth_of_final(svg: &mut Svg, middle: Point, [ink, lit]: [&str; 2]) {
    let how = Lettering { face: Face::DisplayBold, size: 19.0, fill: lit, anchor: Anchor::Middle };
    svg.text(&how, middle.x, middle.y - 2.0, &[], &FINAL_POINTS.to_string());
    plane(svg, Point { x: middle.x, y: middle.y + 12.0 }, 0.42, ink);
}

/// A pass without words: its paper, the stub, and the tear line between two notches.
fn blank(svg: &mut Svg, height: f64, [paper, stub]: [&str; 2], rim: &str, tear: &str) {
    let (right, inner) = (flights::WIDTH, flights::WIDTH - 5.0);
    let (before, after, low) = (N(TEAR - NOTCH), N(TEAR + NOTCH), N(height - 5.0));
    let (n, high) = (N(NOTCH), N(height));
    let body = format!(
        "M{after} 0H{}Q{1} 0 {1} 5V{low}Q{1} {high} {0} {high}H{after}A{n} {n} 0 0 0 {2} {3}V{n}\
         A{n} {n} 0 0 0 {after} 0Z",
        N(inner),
        N(right),
        N(TEAR),
        N(height - NOTCH),
    );
    let left = format!(
        "M5 0H{before}A{n} {n} 0 0 0 {0} {n}V{1}A{n} {n} 0 0 0 {before} {high}H5Q0 {high} 0 {low}V5Q0 0 5 0Z",
        N(TEAR),
        N(height - NOTCH),
    );
    for (part, fill) in [(body, paper), (left, stub)] {
        svg.leaf("path", &[("d", &part), ("fill", &fill), ("stroke", &rim)]);
    }
    let line = format!("M{} {}V{}", N(TEAR), N(NOTCH + 1.5), N(height - NOTCH));
    svg.leaf(
        "path",
        &[("d", &line), ("stroke", &tear), ("stroke-width", &"1.2"), ("stroke-dasharray", &"2.2 2.2")],
    );
}

/// The cities of a pass as dots, joined by a line.
fn dots(svg: &mut Svg, ys: &[f64], line: &str, fill: &str) {
    let x = N(DOTS);
    let path = format!("M{x} {}V{}", N(ys[0]), N(ys[ys.len() - 1]));
    svg.leaf("path", &[("d", &path), ("stroke", &line), ("stroke-width", &"1.6")]);
    for y in ys {
        svg.leaf("circle", &[("cx", &x), ("cy", &N(*y)), ("r", &"2.9"), ("fill", &fill)]);
    }
}

/// A plane in one colour.
pub(super) fn plane(svg: &mut Svg, at: Point, scale: f64, fill: &str) {
    let place = format!("translate({} {}) rotate(-90) scale({})", N(at.x), N(at.y), N(scale));
    svg.leaf("path", &[("d", &PLANE), ("transform", &place), ("fill", &fill)]);
}

/// The price of a link.
pub(super) fn tag(svg: &mut Svg, canvas: &Canvas<'_>, at: Point, price: u8) {
    let rim = canvas.tints.rims[usize::from(price.clamp(*PRICES.start(), *PRICES.end()) - PRICES.start())];
    let (x, y, side) = (N(at.x - HALF + 1.0), N(at.y - HALF + 1.0), N(2.0 * HALF - 2.0));
    let sides: [Attr<'_>; 5] = [("x", &x), ("y", &y), ("width", &side), ("height", &side), ("rx", &"4")];
    let edge: [Attr<'_>; 3] = [("fill", &canvas.colors.coin), ("stroke", &rim), ("stroke-width", &"2")];
    svg.leaf("rect", &[&sides[..], &edge[..]].concat());
    let size = 15.5;
    let how = Lettering { face: Face::DisplayBold, size, fill: canvas.colors.ink, anchor: Anchor::Middle };
    svg.text(&how, at.x, at.y + size * 0.355, &[], &price.to_string());
}
