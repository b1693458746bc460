//! A picture of a ladder: a point for each level, with its interval.

use super::Ladder;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
/// Room for the numbers on the left and the names below.
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 44.0;
const TOP: f64 = 16.0;

/// The picture as SVG. It has a background of its own, so that it can be read on a dark page too.
pub(super) fn draw(ladder: &Ladder) -> String {
    let ratings = || ladder.rungs.iter().map(|rung| rung.rating);
    let low = ratings().map(|rating| rating.low).fold(0.0, f64::min);
    let high = ratings().map(|rating| rating.high).fold(100.0, f64::max);
    let step = if high - low > 1600.0 {
        400.0
    } else if high - low > 600.0 {
        200.0
    } else {
        100.0
    };
    let (first, last) = ((low / step).floor(), (high / step).ceil());
    let y = |rating: f64| TOP + (last * step - rating) / ((last - first) * step) * (HEIGHT - TOP - BOTTOM);
    let x = |index: usize| LEFT + (index as f64 + 0.5) / ladder.rungs.len() as f64 * (WIDTH - LEFT - 16.0);

    let mut svg = String::new();
    put(
        &mut svg,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"Ratings of the levels of {}\" font-family=\"'Source Sans 3', sans-serif\" font-size=\"13\" fill=\"#2b2b2b\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\" fill=\"#fbf8f1\"/>\n",
            ladder.title.name()
        ),
    );
    for line in first as i64..=last as i64 {
        let rating = line as f64 * step;
        put(
            &mut svg,
            format_args!(
                "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"#d9d2c3\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#6a6458\">{rating}</text>\n",
                WIDTH - 16.0,
                LEFT - 8.0,
                y(rating) + 4.5,
                at = y(rating)
            ),
        );
    }
    let points: Vec<String> = ladder
        .rungs
        .iter()
        .enumerate()
        .map(|(index, rung)| format!("{:.1},{:.1}", x(index), y(rung.rating.value)))
        .collect();
    put(
        &mut svg,
        format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#2f6f8f\" stroke-opacity=\".45\" stroke-width=\"2\"/>\n",
            points.join(" ")
        ),
    );
    for (index, rung) in ladder.rungs.iter().enumerate() {
        let (x, rating) = (x(index), rung.rating);
        put(
            &mut svg,
            format_args!(
                "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"#2f6f8f\" stroke-width=\"2\"/>\
             <circle cx=\"{x:.1}\" cy=\"{at:.1}\" r=\"5\" fill=\"#2f6f8f\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{:.0}</text>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
                y(rating.low),
                y(rating.high),
                x + 8.0,
                y(rating.value) - 8.0,
                rating.value,
                HEIGHT - 16.0,
                rung.bot,
                at = y(rating.value)
            ),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn put(svg: &mut String, words: std::fmt::Arguments<'_>) {
    svg.write_fmt(words).expect("writing to a string can't fail");
}
