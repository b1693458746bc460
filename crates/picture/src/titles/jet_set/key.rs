//! The key: what the signs mean, what things cost and what they bring (JS-10 to JS-15, JS-19, JS-23).

use super::{Canvas, panel, signs};
use crate::geometry::{Point, Rect};
use crate::metrics::Face;
use crate::svg::{Lettering, N, Svg};
use game::Note;
use jet_set::numbers::{
    BARE_INCOME, FINAL_PLANE_POINTS, FINAL_POINTS, FIRST_FLIGHTS, FIRST_MARKERS, LAST_PLANE, LATER_MARKERS,
    MARKED_INCOME, PLANE_PRICE, PRICES, TOLL, fee,
};
use network::Anchor;

/// The price on the sign of a link.
const SHOWN_PRICE: u8 = 5;
/// The fees that are shown (JS-11).
const FEES: u32 = 6;
/// The room for a sign.
const SIGN: f64 = 66.0;

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    panel(svg, frame, 6.0, canvas.colors.paper);
    let rows = rows();
    let step = (frame.height() - 12.0) / rows.len() as f64;
    for (index, (sign, head, more)) in rows.into_iter().enumerate() {
        let top = frame.top + 6.0 + step * index as f64;
        let row = Rect { left: frame.left + 12.0, right: frame.right - 12.0, top, bottom: top + step };
        if index > 0 {
            let rule = format!("M{} {}H{}", N(row.left), N(top), N(row.right));
            svg.leaf("path", &[("d", &rule), ("stroke", &canvas.colors.line)]);
        }
        let at = Point { x: row.left + SIGN / 2.0 - 4.0, y: top + step / 2.0 };
        sign(svg, canvas, at);
        let left = row.left + SIGN + 6.0;
        let words = Rect { left, ..row };
        match more {
            Some(more) => {
                written(svg, canvas, &words, &canvas.names.say(&head), Some(&canvas.names.say(&more)));
            }
            None => fees(svg, canvas, &words, &canvas.names.say(&head)),
        }
    }
}

type Sign = fn(&mut Svg, &Canvas<'_>, Point);

/// Each row: its sign, its heading, and what there is to say; the table of fees says it in numbers.
fn rows() -> Vec<(Sign, Note, Option<Note>)> {
    let link =
        Note::new("picture-js-link-more").number("least", *PRICES.start()).number("most", *PRICES.end());
    let plane = Note::new("picture-js-plane-more").number("price", PLANE_PRICE).number("toll", TOLL);
    let fee = Note::new("picture-js-fee").number("links", FEES);
    let markers =
        Note::new("picture-js-markers-more").number("many", FIRST_MARKERS).number("first", FIRST_FLIGHTS);
    let income =
        Note::new("picture-js-income-more").number("with", MARKED_INCOME).number("without", BARE_INCOME);
    let last =
        Note::new("picture-js-final-more").number("points", FINAL_POINTS).number("each", FINAL_PLANE_POINTS);
    vec![
        (link_sign, Note::new("picture-js-link"), Some(link)),
        (plane_sign, Note::new("picture-js-plane"), Some(plane)),
        (fee_sign, fee, None),
        (marker_sign, Note::new("picture-js-markers"), Some(markers.number("few", LATER_MARKERS))),
        (income_sign, Note::new("picture-js-income"), Some(income)),
        (vacation_sign, Note::new("picture-js-vacation"), Some(Note::new("picture-js-vacation-more"))),
        (final_sign, Note::new("picture-js-final-flight"), Some(last.number("planes", LAST_PLANE))),
    ]
}

/// A heading and a line below it.
fn written(svg: &mut Svg, canvas: &Canvas<'_>, words: &Rect, head: &str, more: Option<&str>) {
    let middle = words.top + words.height() / 2.0;
    let line = |svg: &mut Svg, face: Face, most: f64, fill: &str, y: f64, text: &str| {
        let size = face.size_for(text, words.width(), 11.5, most);
        let how = Lettering { face, size, fill, anchor: Anchor::Start };
        svg.text(&how, words.left, y, &[], &face.fit(text, size, words.width()));
    };
    line(svg, Face::DisplayBold, 16.5, canvas.colors.ink, middle - 4.0, head);
    if let Some(more) = more {
        line(svg, Face::Text, 15.5, canvas.colors.ink_2, middle + 14.5, more);
    }
}

/// JS-11: links that get planes above, the fee below.
fn fees(svg: &mut Svg, canvas: &Canvas<'_>, words: &Rect, head: &str) {
    written(svg, canvas, words, head, None);
    let step = words.width() / f64::from(FEES);
    let y = words.top + words.height() / 2.0 + 14.5;
    for links in 1..=FEES {
        let x = words.left + step * f64::from(links - 1);
        let how = |face, size, fill| Lettering { face, size, fill, anchor: Anchor::Start };
        let count = format!("{links}:");
        svg.text(&how(Face::Text, 15.5, canvas.colors.ink_2), x, y, &[], &count);
        let price = canvas.names.say(&Note::new("picture-js-euros").number("amount", fee(links)));
        let price_how = how(Face::DisplayBold, 15.5, canvas.colors.ink);
        svg.text(&price_how, x + Face::Text.width(&count, 15.5) + 4.0, y, &[], &price);
    }
}

fn link_sign(svg: &mut Svg, canvas: &Canvas<'_>, at: Point) {
    let line = format!("M{} {}H{}", N(at.x - 32.0), N(at.y), N(at.x + 32.0));
    let stroke = [("stroke", &canvas.colors.line_free as &dyn std::fmt::Display), ("stroke-width", &"2.1")];
    svg.leaf("path", &[("d", &line), stroke[0], stroke[1], ("stroke-dasharray", &signs::DASHES)]);
    signs::tag(svg, canvas, at, SHOWN_PRICE);
}

fn plane_sign(svg: &mut Svg, canvas: &Canvas<'_>, at: Point) {
    signs::plane(svg, at, 0.78, canvas.colors.ink);
}

fn fee_sign(svg: &mut Svg, canvas: &Canvas<'_>, at: Point) {
    for (step, x) in [-20.0, 0.0, 20.0].into_iter().enumerate() {
        signs::plane(svg, Point { x: at.x + x, y: at.y + 6.0 - 6.0 * step as f64 }, 0.44, canvas.colors.ink);
    }
}

/// Round markers in the colour of one stub.
fn marker_sign(svg: &mut Svg, canvas: &Canvas<'_>, at: Point) {
    for x in [-16.0, 0.0, 16.0] {
        marker(svg, canvas, Point { x: at.x + x, y: at.y }, true);
    }
}

fn marker(svg: &mut Svg, canvas: &Canvas<'_>, at: Point, full: bool) {
    let (x, y, teal) = (N(at.x), N(at.y), canvas.tints.marker);
    let fill = if full { teal } else { "none" };
    svg.leaf(
        "circle",
        &[("cx", &x), ("cy", &y), ("r", &"6"), ("fill", &fill), ("stroke", &teal), ("stroke-width", &"2")],
    );
}

fn income_sign(svg: &mut Svg, canvas: &Canvas<'_>, at: Point) {
    for ((y, full), income) in [(-9.5, true), (9.5, false)].into_iter().zip([MARKED_INCOME, BARE_INCOME]) {
        marker(svg, canvas, Point { x: at.x - 13.0, y: at.y + y }, full);
        let how =
            Lettering { face: Face::DisplayBold, size: 16.0, fill: canvas.colors.ink, anchor: Anchor::Start };
        svg.text(&how, at.x, at.y + y + 5.6, &[], &format!("+{income}"));
    }
}

/// A beach with a palm.
fn vacation_sign(svg: &mut Svg, _: &Canvas<'_>, at: Point) {
    let place = format!("translate({} {}) scale(.4)", N(at.x - 16.8), N(at.y - 18.4));
    svg.open("g", &[("transform", &place)]);
    svg.leaf("rect", &[("width", &"84"), ("height", &"92"), ("fill", &"#f4c571")]);
    svg.leaf("circle", &[("cx", &"56"), ("cy", &"34"), ("r", &"17"), ("fill", &"#e2603c")]);
    svg.leaf("rect", &[("y", &"56"), ("width", &"84"), ("height", &"36"), ("fill", &"#1b7482")]);
    svg.leaf("path", &[("d", &"M0 64H84M10 72H60"), ("stroke", &"#5fb0b3"), ("stroke-width", &"2.5")]);
    svg.leaf("path", &[("d", &"M0 92C8 74 40 72 52 92Z"), ("fill", &"#fdeec4")]);
    let trunk = "M24 84C24 62 26 48 32 38";
    svg.leaf("path", &[("d", &trunk), ("fill", &"none"), ("stroke", &"#6d3b2a"), ("stroke-width", &"4")]);
    let leaves = "M32 38C22 26 10 30 6 40C16 34 24 36 32 38C24 44 20 52 22 60C28 52 32 46 32 38C40 40 46 46 46 56\
                  C50 44 44 38 32 38C40 30 50 30 56 38C54 26 42 24 32 38C32 28 26 20 18 20C24 26 28 32 32 38Z";
    svg.leaf("path", &[("d", &leaves), ("fill", &"#2c7a57")]);
    svg.close();
}

fn final_sign(svg: &mut Svg, canvas: &Canvas<'_>, at: Point) {
    let [card, ink, lit] = canvas.tints.last;
    panel(svg, &Rect::new(at.x - 17.0, at.y - 21.0, 34.0, 42.0), 5.0, card);
    signs::worth_of_final(svg, Point { x: at.x, y: at.y - 1.5 }, [ink, lit]);
}
