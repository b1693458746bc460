//! The marks of airlines: tail patterns, fins, discs at their homes and pennants.

use crate::metrics::Face;
use crate::svg::{Lettering, N, Svg};
use crate::theme::{Livery, Palette};
use network::Anchor;

/// The outline of a tail fin on a canvas of 28 by 27.
const FIN: &str = "M1 26 12 3Q13.5 .5 16.5 .5H25.5Q27.5 .5 27.3 2.5L25 26Z";

/// A pattern on a canvas of 40 by 40: strokes of a width, then filled shapes.
struct Pattern {
    strokes: &'static str,
    width: f64,
    shapes: &'static str,
}

const fn strokes(strokes: &'static str, width: f64) -> Pattern {
    Pattern { strokes, width, shapes: "" }
}

const fn shapes(shapes: &'static str) -> Pattern {
    Pattern { strokes: "", width: 0.0, shapes }
}

/// The tail pattern that goes with a colour, so that no airline is told by colour alone.
fn pattern(color: &str) -> Pattern {
    match color {
        // Sun with rays.
        "yellow" => Pattern {
            strokes: "M20 0V8M20 32V40M0 20H8M32 20H40M5.9 5.9 11.5 11.5M28.5 28.5 34.1 34.1\
                      M5.9 34.1 11.5 28.5M28.5 11.5 34.1 5.9",
            width: 3.6,
            shapes: "M28.5 20A8.5 8.5 0 1 1 11.5 20 8.5 8.5 0 1 1 28.5 20Z",
        },
        // Waves.
        "blue" => strokes(
            "M-2 12q5.5-6 11 0t11 0 11 0 11 0M-2 22q5.5-6 11 0t11 0 11 0 11 0\
             M-2 32q5.5-6 11 0t11 0 11 0 11 0",
            4.0,
        ),
        // Lozenges.
        "violet" => shapes(
            "M10 0 15 10 10 20 5 10ZM20 10l5 10-5 10-5-10ZM30 0l5 10-5 10-5-10ZM10 20l5 10-5 10-5-10Z\
             M30 20l5 10-5 10-5-10Z",
        ),
        // Chevrons.
        "red" => strokes("M-2 16 20 2 42 16M-2 28 20 14 42 28M-2 40 20 26 42 40", 4.0),
        // Moon and star.
        "black" => shapes(
            "M27 30A13 13 0 1 1 27 8 10 10 0 1 0 27 30ZM31 13l1.6 4 4.2.3-3.3 2.6 1.1 4.1\
             -3.6-2.3-3.6 2.3 1.1-4.1-3.3-2.6 4.2-.3Z",
        ),
        // Crossed bands.
        "brown" => strokes("M0 0 40 40M40 0 0 40", 7.0),
        // Upright stripes.
        "green" => strokes("M8 0V40M20 0V40M32 0V40", 4.0),
        // Chequers.
        "orange" => shapes(
            "M0 0h10v10H0zM20 0h10v10H20zM10 10h10v10H10zM30 10h10v10H30zM0 20h10v10H0zM20 20h10v10H20z\
             M10 30h10v10H10zM30 30h10v10H30z",
        ),
        // Dots.
        "grey" => strokes("M8 8h.01M20 8h.01M32 8h.01M14 20h.01M26 20h.01M8 32h.01M20 32h.01M32 32h.01", 7.2),
        // Slanting stripes.
        "white" => strokes("M0 34 34 0M14 44 44 14M-8 22 22-8", 4.0),
        // Beads on rods, for Air ABACUS.
        _ => Pattern {
            strokes: "M0 10H40M0 20H40M0 30H40",
            width: 1.6,
            shapes: "M5.6 10a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM14.6 10a3.4 3.4 0 1 0 6.8 \
                     0a3.4 3.4 0 1 0-6.8 0ZM26.6 20a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z\
                     M8.6 20a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM17.6 30a3.4 3.4 0 1 0 6.8 \
                     0a3.4 3.4 0 1 0-6.8 0ZM27.6 30a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z",
        },
    }
}

/// Defines, for each of these colours, the pattern `sky-pat-…` and the fin `sky-fin-…`, to be used by
/// [`fin`] and [`home`].
pub fn define(svg: &mut Svg, liveries: &[(&str, Livery)], colors: &Palette) {
    svg.open("defs", &[]);
    svg.open("clipPath", &[("id", &"sky-fin")]);
    svg.leaf("path", &[("d", &FIN)]);
    svg.close();
    svg.open("clipPath", &[("id", &"sky-disc")]);
    svg.leaf("circle", &[("r", &N(HOME_DISC))]);
    svg.close();
    for (color, livery) in liveries {
        let found = pattern(color);
        svg.open(
            "g",
            &[("id", &format!("sky-pat-{color}")), ("fill", &"none"), ("stroke-linecap", &"round")],
        );
        if !found.strokes.is_empty() {
            let width = N(found.width);
            svg.leaf("path", &[("d", &found.strokes), ("stroke", &livery.mark), ("stroke-width", &width)]);
        }
        if !found.shapes.is_empty() {
            svg.leaf("path", &[("d", &found.shapes), ("fill", &livery.mark)]);
        }
        svg.close();
        svg.open("g", &[("id", &format!("sky-fin-{color}"))]);
        svg.leaf("path", &[("d", &FIN), ("fill", &livery.fill)]);
        svg.open("g", &[("clip-path", &"url(#sky-fin)")]);
        let place = "translate(3 2) scale(.625)";
        svg.leaf(
            "use",
            &[("href", &format!("#sky-pat-{color}")), ("transform", &place), ("opacity", &".75")],
        );
        svg.close();
        let outline = [("stroke", &colors.edge as &dyn std::fmt::Display), ("stroke-width", &"1.1")];
        svg.leaf("path", &[("d", &FIN), ("fill", &"none"), outline[0], outline[1]]);
        svg.close();
    }
    svg.close();
}

/// A tail fin, `width` wide, by its left upper corner.
pub fn fin(svg: &mut Svg, color: &str, x: f64, y: f64, width: f64) {
    let place = format!("translate({} {}) scale({})", N(x), N(y), N(width / 28.0));
    svg.leaf("use", &[("href", &format!("#sky-fin-{color}")), ("transform", &place)]);
}

/// A code in an airline's lettering, as large as `room` allows but at most `size`.
pub fn code(svg: &mut Svg, livery: Livery, x: f64, y: f64, size: f64, room: f64, text: &str) {
    let size = Face::DisplayBold.size_for(text, room, 1.0, size);
    let how = Lettering { face: Face::DisplayBold, size, fill: livery.ink, anchor: Anchor::Middle };
    svg.text(&how, x, y + size * 0.35, &[], text);
}

/// The radius of the disc of one airline in its home.
pub const HOME_DISC: f64 = 11.4;

/// The disc of an airline at its home: colour, tail pattern around the rim, code on a plain middle.
pub fn home(svg: &mut Svg, color: &str, livery: Livery, colors: &Palette, x: f64, y: f64, text: &str) {
    svg.open("g", &[("transform", &format!("translate({} {})", N(x), N(y)))]);
    svg.leaf("circle", &[("r", &N(HOME_DISC)), ("fill", &livery.fill)]);
    svg.open("g", &[("clip-path", &"url(#sky-disc)")]);
    let place = "translate(-12 -12) scale(.6)";
    svg.leaf("use", &[("href", &format!("#sky-pat-{color}")), ("transform", &place), ("opacity", &".5")]);
    svg.close();
    let (width, height) = (18.0, 10.4);
    svg.leaf(
        "rect",
        &[
            ("x", &N(-width / 2.0)),
            ("y", &N(-height / 2.0)),
            ("width", &N(width)),
            ("height", &N(height)),
            ("rx", &N(height / 2.0)),
            ("fill", &livery.fill),
        ],
    );
    let rim = N(HOME_DISC);
    svg.leaf("circle", &[("r", &rim), ("fill", &"none"), ("stroke", &colors.edge), ("stroke-width", &"1.1")]);
    code(svg, livery, 0.0, 0.0, 11.6, 17.5, text);
    svg.close();
}

/// The height of a pennant.
pub const PENNANT: f64 = 16.0;
/// The width of the coloured part of a pennant.
const HOIST: f64 = 20.0;
const AMOUNT: f64 = 11.5;

/// How wide the pennant of a bonus is.
pub fn pennant_width(bonus: u8) -> f64 {
    HOIST + Face::Display.width(&format!("+{bonus}"), AMOUNT) + 12.0
}

/// The pennant of a bonus by its left upper corner.
pub fn pennant(svg: &mut Svg, livery: Livery, colors: &Palette, x: f64, y: f64, text: &str, bonus: u8) {
    let width = pennant_width(bonus);
    svg.open("g", &[("transform", &format!("translate({} {})", N(x), N(y + PENNANT / 2.0)))]);
    let outline = [("stroke", &colors.edge as &dyn std::fmt::Display), ("stroke-linejoin", &"round")];
    let flag = format!("M0-8H{0}L{1} 0 {0} 8H0Z", N(width), N(width - 5.0));
    svg.leaf("path", &[("d", &flag), ("fill", &colors.coin), outline[0], outline[1]]);
    let hoist = N(HOIST);
    svg.leaf(
        "rect",
        &[("y", &"-8"), ("width", &hoist), ("height", &"16"), ("fill", &livery.fill), outline[0], outline[1]],
    );
    code(svg, livery, HOIST / 2.0, 0.0, 10.4, 16.5, text);
    let how = Lettering { face: Face::Display, size: AMOUNT, fill: colors.ink, anchor: Anchor::Start };
    svg.text(&how, HOIST + 3.5, 4.0, &[], &format!("+{bonus}"));
    svg.close();
}
