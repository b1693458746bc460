//! The airlines with planes, home and bonus, and the key to the signs on the map.

use super::{Canvas, map, marks};
use crate::geometry::{Point, Rect};
use crate::metrics::Face;
use crate::svg::{Attr, Lettering, N, Svg};
use game::Note;
use network::Anchor;

const GAP: f64 = 10.0;

pub(super) fn draw(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let count = canvas.board.companies.len();
    let columns = count.div_ceil(2);
    let width = (frame.width() - GAP * (columns - 1) as f64) / columns as f64;
    let height = (frame.height() - GAP) / 2.0;
    for index in 0..count {
        let (column, row) = (index % columns, index / columns);
        let left = frame.left + (width + GAP) * column as f64;
        let top = frame.top + (height + GAP) * row as f64;
        card(svg, canvas, index, &Rect::new(left, top, width, height));
    }
}

/// One airline: fin, code, name, planes and home, and the bonus of a small one.
fn card(svg: &mut Svg, canvas: &Canvas<'_>, index: usize, frame: &Rect) {
    let colors = canvas.colors;
    let company = &canvas.board.companies[index];
    let livery = canvas.liveries[index];
    svg.rect(frame, &[("rx", &"6"), ("fill", &colors.paper_2)]);
    svg.rect(frame, &[("rx", &"6"), ("fill", &"none"), ("stroke", &colors.line)]);
    let fin = 44.0;
    marks::fin(
        svg,
        company.color,
        frame.left + 8.0,
        frame.top + (frame.height() - fin * 27.0 / 28.0) / 2.0,
        fin,
    );
    let left = frame.left + 62.0;
    let room = frame.right - 8.0 - left;
    // A card without a bonus has two lines, in the middle of its height.
    let top = frame.top + if company.bonus.is_some() { 0.0 } else { 8.0 };
    let how = |face, size, fill| Lettering { face, size, fill, anchor: Anchor::Start };
    // A long name gets a smaller type before it is cut.
    let size = Face::DisplayBold.size_for(&company.name, room, 12.5, 16.5);
    let name = how(Face::DisplayBold, size, colors.ink);
    svg.text(&name, left, top + 20.0, &[], &name.face.fit(&company.name, size, room));
    let edge: [Attr<'_>; 2] = [("stroke", &colors.edge), ("rx", &"3.5")];
    let (x, y) = (N(left), N(top + 26.5));
    svg.leaf(
        "rect",
        &[
            ("x", &x),
            ("y", &y),
            ("width", &"24"),
            ("height", &"16"),
            ("fill", &livery.fill),
            edge[0],
            edge[1],
        ],
    );
    marks::code(svg, livery, left + 12.0, top + 34.5, 11.0, 20.0, &canvas.codes[index]);
    let facts = Note::new("picture-airline").number("planes", company.planes);
    let facts = canvas.names.say(&facts.place("city", canvas.board.cities[company.home as usize].id.clone()));
    let size = Face::Text.size_for(&facts, room - 31.0, 11.5, 14.5);
    let line = how(Face::Text, size, colors.ink_2);
    svg.text(&line, left + 31.0, top + 39.5, &[], &line.face.fit(&facts, size, room - 31.0));
    if let Some((target, bonus)) = company.bonus {
        let pennant = marks::pennant_width(bonus);
        marks::pennant(svg, livery, colors, left, top + 46.0, &canvas.codes[index], bonus);
        let target = line.face.fit(&canvas.place(target), line.size, room - pennant - 7.0);
        svg.text(&line, left + pennant + 7.0, top + 59.0, &[], &target);
    }
}

/// What the signs on the map mean.
pub(super) fn key(svg: &mut Svg, canvas: &Canvas<'_>, frame: &Rect) {
    let colors = canvas.colors;
    let y = frame.top + frame.height() / 2.0;
    let words = ["picture-licences", "picture-long-distance", "picture-home", "picture-bonus"]
        .map(|key| canvas.say(key));
    let signs = [64.0, 64.0, 30.0, 46.0];
    let how = Lettering { face: Face::Text, size: 15.0, fill: colors.ink_2, anchor: Anchor::Start };
    let widths: Vec<f64> = words.iter().map(|word| how.face.width(word, how.size)).collect();
    let used: f64 = signs.iter().sum::<f64>() + widths.iter().sum::<f64>() + 4.0 * 10.0;
    // The texts share what room there is; in a long language they move closer together before they are cut.
    let gap = ((frame.width() - used) / 3.0).clamp(12.0, 60.0);
    let cut = ((frame.width() - used - 3.0 * gap) / 4.0).min(0.0);
    let mut x = frame.left + ((frame.width() - used - 3.0 * gap) / 2.0).max(0.0);
    for (index, word) in words.iter().enumerate() {
        sign(svg, canvas, index, Point { x, y });
        x += signs[index] + 10.0;
        let word = how.face.fit(word, how.size, widths[index] + cut);
        svg.text(&how, x, y + 5.0, &[], &word);
        x += widths[index] + cut + gap;
    }
}

fn sign(svg: &mut Svg, canvas: &Canvas<'_>, index: usize, at: Point) {
    let colors = canvas.colors;
    let Point { x, y } = at;
    match index {
        0 | 1 => {
            let path = format!("M{} {}H{}", N(x), N(y), N(x + 64.0));
            let (long, width) = if index == 1 { (true, "5.4") } else { (false, "1.9") };
            svg.leaf("path", &[("d", &path), ("stroke", &colors.line_free), ("stroke-width", &width)]);
            if long {
                svg.leaf("path", &[("d", &path), ("stroke", &colors.sea), ("stroke-width", &"2.6")]);
                map::licence(svg, canvas, Point { x: x + 32.0, y }, canvas.board.max_price(), true);
            } else {
                for (step, price) in [3, 4].into_iter().enumerate() {
                    map::licence(svg, canvas, Point { x: x + 20.0 + 24.0 * step as f64, y }, price, false);
                }
            }
        }
        2 => {
            let (cx, cy) = (N(x + 15.0), N(y));
            svg.leaf(
                "circle",
                &[
                    ("cx", &cx),
                    ("cy", &cy),
                    ("r", &"14.1"),
                    ("fill", &colors.paper),
                    ("stroke", &colors.ink),
                    ("stroke-width", &"1.7"),
                ],
            );
            let company = &canvas.board.companies[0];
            marks::home(svg, company.color, canvas.liveries[0], colors, x + 15.0, y, &canvas.codes[0]);
        }
        _ => {
            // Any airline with a bonus stands for all; a board without one still explains the sign.
            let found = canvas.board.companies.iter().position(|company| company.bonus.is_some());
            let company = found.unwrap_or(0);
            let bonus = canvas.board.companies[company].bonus.map_or(8, |(_, bonus)| bonus);
            let (livery, code) = (canvas.liveries[company], &canvas.codes[company]);
            marks::pennant(svg, livery, colors, x, y - marks::PENNANT / 2.0, code, bonus);
        }
    }
}
