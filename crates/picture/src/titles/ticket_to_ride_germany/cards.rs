//! Train cards, small: a sunburst in the colour of the card, and a wagon or a locomotive.

use super::{Canvas, marks};
use crate::geometry::Point;
use crate::svg::{Attr, N, Svg};
use crate::theme::mix;
use ticket_to_ride_germany::Card;

/// How wide and high the canvas of a card is.
const SHEET: (f64, f64) = (72.0, 104.0);
const PAPER: &str = "#fff8ec";
const INK: &str = "#1d2b36";
/// Every other ray of the sunburst.
const RAYS: &str = "M36 70L125.8 75.4L122.8 94zM36 70L115.9 111.5L105.5 127.2zM36 70L92.1 140.4L76.2 150.5zM36 70L58.6\
      157.1L40 159.9zM36 70L21.2 158.8L3.1 153.8zM36 70L-13.6 145.1L-28.1 133.2zM36 70L-39.9 118.4L-48.3\
      101.6zM36 70L-53 83.4L-53.8 64.6zM36 70L-50.8 46L-43.9 28.5zM36 70L-33.5 12.8L-20.1 -0.4zM36 70\
     L-4.2 -10.5L13.4 -17.1zM36 70L32 -19.9L50.8 -18.8zM36 70L68.9 -13.8L85.6 -5.1zM36 70L100.1 6.8L111.9\
      21.6zM36 70L120.3 38.4L125 56.6z";
/// The rays of a locomotive's card, which stands for every colour, each twice.
const FANS: [&str; 8] = [
    "M36 70L124.2 87.9L110.6 120.3zM36 70L-52.2 52.1L-38.6 19.7z",
    "M36 70L110.6 120.3L85.7 145zM36 70L-38.6 19.7L-13.7 -5z",
    "M36 70L85.7 145L53.2 158.3zM36 70L-13.7 -5L18.8 -18.3z",
    "M36 70L53.2 158.3L18.1 158.2zM36 70L18.8 -18.3L53.9 -18.2z",
    "M36 70L18.1 158.2L-14.3 144.6zM36 70L53.9 -18.2L86.3 -4.6z",
    "M36 70L-14.3 144.6L-39 119.7zM36 70L86.3 -4.6L111 20.3z",
    "M36 70L-39 119.7L-52.3 87.2zM36 70L111 20.3L124.3 52.8z",
    "M36 70L-52.3 87.2L-52.2 52.1zM36 70L124.3 52.8L124.2 87.9z",
];
const WAGON: &str = "M2 4Q2 1 6 1H46Q50 1 50 4V19H2zM6.4 21a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z\
     M14.9 21a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM29.9 21a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z\
     M38.4 21a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z";

/// What all cards share: the clip of their picture.
pub(super) fn define(svg: &mut Svg) {
    svg.open("clipPath", &[("id", &"sky-card")]);
    let sides: [Attr<'_>; 5] =
        [("x", &"3.5"), ("y", &"3.5"), ("width", &"65"), ("height", &"97"), ("rx", &"5")];
    svg.leaf("rect", &sides);
    svg.close();
}

/// How high a card of this width is.
pub(super) fn height(width: f64) -> f64 {
    width * SHEET.1 / SHEET.0
}

/// A card by its left upper corner.
pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, card: Card, at: Point, width: f64) {
    let place = format!("translate({} {}) scale({:.4})", N(at.x), N(at.y), width / SHEET.0);
    svg.open("g", &[("transform", &place)]);
    svg.leaf(
        "rect",
        &[
            ("width", &N(SHEET.0)),
            ("height", &N(SHEET.1)),
            ("rx", &"8"),
            ("fill", &PAPER),
            ("stroke", &INK),
            ("stroke-opacity", &".55"),
        ],
    );
    svg.open("g", &[("clip-path", &"url(#sky-card)")]);
    if card == Card::LOCOMOTIVE {
        locomotive(svg, canvas);
    } else {
        wagon(svg, canvas, card.id());
    }
    svg.leaf("path", &[("d", &"M3 84.5H69M3 88H69"), ("stroke", &PAPER), ("stroke-width", &"1.2")]);
    svg.close();
    let middle = Point { x: 16.0, y: 16.0 };
    let disc: [Attr<'_>; 4] = [("cx", &N(middle.x)), ("cy", &N(middle.y)), ("r", &"10.5"), ("fill", &PAPER)];
    svg.leaf("circle", &[disc[0], disc[1], disc[2], disc[3], ("stroke", &INK), ("stroke-opacity", &".35")]);
    if card == Card::LOCOMOTIVE {
        marks::engine(svg, INK, PAPER, Point { x: 16.0 - 7.5, y: 16.0 - 4.6 }, 15.0);
    } else {
        // Light colours are darkened more, so that the symbol can be told on the paper.
        let part = if ["yellow", "white", "orange"].contains(&card.id()) { 0.38 } else { 0.72 };
        let fill = mix(INK, canvas.theme.train(card.id()).fill, part);
        marks::symbol(svg, card.id(), &fill, middle, 14.0);
        marks::symbol(svg, card.id(), PAPER, Point { x: 60.0, y: 94.6 }, 9.0);
    }
    svg.close();
}

fn wagon(svg: &mut Svg, canvas: &Canvas<'_>, color: &str) {
    let own = canvas.theme.train(color).fill;
    // The sky, the light of the rays, the wagon and its windows.
    let (sky, light, body, windows) = match color {
        "white" => ("#e9e2cf", ".75", "#4d5a62", PAPER.to_string()),
        "black" => (own, ".09", PAPER, mix(INK, own, 0.55)),
        _ => (own, ".17", PAPER, mix(INK, own, 0.55)),
    };
    let ground = mix(INK, sky, 0.45);
    svg.leaf("rect", &[("width", &N(SHEET.0)), ("height", &N(SHEET.1)), ("fill", &sky)]);
    svg.leaf("path", &[("d", &RAYS), ("fill", &"#fff"), ("opacity", &light)]);
    let sun: [Attr<'_>; 3] = [("cx", &"36"), ("cy", &"70"), ("r", &"25")];
    svg.leaf("circle", &[sun[0], sun[1], sun[2], ("fill", &sky)]);
    svg.leaf("circle", &[sun[0], sun[1], sun[2], ("fill", &"#fff"), ("opacity", &light)]);
    svg.leaf("path", &[("d", &"M0 83H72V104H0z"), ("fill", &ground)]);
    svg.open("g", &[("transform", &"translate(9 57) scale(1.04)")]);
    svg.leaf("path", &[("d", &WAGON), ("fill", &body)]);
    svg.leaf("path", &[("d", &"M6 6h7v6H6zM16 6h7v6h-7zM29 6h7v6h-7zM39 6h7v6h-7z"), ("fill", &windows)]);
    svg.leaf("path", &[("d", &"M2 14.6H50"), ("stroke", &windows), ("stroke-width", &"1.5")]);
    svg.close();
}

fn locomotive(svg: &mut Svg, canvas: &Canvas<'_>) {
    for (card, fan) in Card::all().zip(FANS) {
        svg.leaf("path", &[("d", &fan), ("fill", &canvas.theme.train(card.id()).fill)]);
    }
    svg.leaf("circle", &[("cx", &"36"), ("cy", &"70"), ("r", &"29"), ("fill", &PAPER)]);
    svg.leaf("path", &[("d", &"M0 83H72V104H0z"), ("fill", &INK)]);
    marks::engine(svg, INK, "#ffc845", Point { x: 8.0, y: 53.0 }, 56.0);
}
