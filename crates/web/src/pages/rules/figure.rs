//! Pictures of the rulebook, drawn from the board itself and from a few pieces.
//!
//! A guide asks for one in a line of its own: `! map paris london; paris london 3` shows the part of the board around
//! these places with the way between them and a price on it, `! map` the whole board; `! row card:red:DW -> bill:+2` shows
//! pieces beside each other.

use crate::language::Speech;
use crate::pages::header::PLANE;
use crate::titles::PALETTE;
use catalog::Title;
use leptos::prelude::*;
use picture::Svg;
use picture::backdrop::{self, Fit};
use picture::geometry::{Point, Rect};
use std::fmt::Write;

/// The sheet of a part of the board, and how high that of all of it is: as wide as the board needs.
const PART: (f64, f64) = (320.0, 190.0);
const WHOLE: f64 = 480.0;
const EDGE: (f64, f64) = (30.0, 24.0);
/// How high pieces are.
const HIGH: f64 = 78.0;

/// A picture that a guide asks for.
pub(super) fn figure(line: &str, title: Title, name: &str, speech: Speech) -> AnyView {
    let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (drawn, wide, high) = match kind {
        "map" => map(rest, title, speech),
        _ => row(rest, speech),
    };
    let (room, class) = (format!("0 0 {wide:.0} {high:.0}"), format!("fig {kind}"));
    let class = if rest.is_empty() { format!("{class} whole") } else { class };
    view! { <figure class=class><svg viewBox=room role="img" aria-label=name.to_string() inner_html=drawn></svg></figure> }.into_any()
}

/// A part of the board: the places that are named, ways between neighbours among them, and labels of ways.
fn map(rest: &str, title: Title, speech: Speech) -> (String, f64, f64) {
    let mut parts = rest.split(';').map(str::trim);
    let named: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
    let labels: Vec<Vec<&str>> = parts.map(|label| label.split_whitespace().collect()).collect();
    let map = title.board().map();
    let place = |id: &str| map.places.iter().position(|place| place.id == id);
    let points: Vec<Point> = map.places.iter().map(|place| Point { x: place.x, y: place.y }).collect();
    let shown: Vec<usize> = named.iter().filter_map(|id| place(id)).collect();
    let inside: Vec<Point> =
        if shown.is_empty() { points.clone() } else { shown.iter().map(|&index| points[index]).collect() };
    let around = Rect::around(&inside);
    let ((wide, high), margin) = if shown.is_empty() {
        let ratio = around.width() / around.height().max(1.0);
        (((WHOLE - 2.0 * EDGE.1) * ratio + 2.0 * EDGE.0, WHOLE), EDGE)
    } else {
        (PART, (62.0, 38.0))
    };
    let sheet = Rect::new(0.0, 0.0, wide, high);
    let fit = Fit::new(&map.backdrop, &around, &sheet, margin);
    let spots: Vec<Point> = points.iter().map(|point| fit.at(point.x, point.y)).collect();
    let mut land = Svg::default();
    backdrop::draw(&mut land, &map.backdrop, &sheet, fit, &PALETTE);
    let mut svg = land.finish();
    let lit = |a: usize, b: usize| {
        labels.iter().any(|label| match label[..] {
            [one, two, ..] => {
                [(place(one), place(two)), (place(two), place(one))].contains(&(Some(a), Some(b)))
            }
            _ => false,
        })
    };
    for link in &map.links {
        let (a, b) = link.ends;
        let class = if lit(a, b) { "way lit" } else { "way" };
        let (from, to) = (spots[a], spots[b]);
        let _written = write!(
            svg,
            r#"<path class="{class}" d="M{:.1} {:.1}L{:.1} {:.1}"/>"#,
            from.x, from.y, to.x, to.y
        );
    }
    for label in &labels {
        let [one, two, words @ ..] = &label[..] else { continue };
        let (Some(a), Some(b)) = (place(one), place(two)) else { continue };
        let (x, y) = (f64::midpoint(spots[a].x, spots[b].x), f64::midpoint(spots[a].y, spots[b].y));
        if !words.is_empty() {
            let _written = write!(svg, r#"<circle class="coin" cx="{x:.1}" cy="{y:.1}" r="15"/>"#);
            text(&mut svg, x, y + 6.0, "price", "middle", &words.join(" "));
        }
    }
    for (index, spot) in spots.iter().enumerate() {
        let here = shown.contains(&index) || shown.is_empty();
        let radius = if shown.is_empty() { 4.0 } else { 6.5 };
        let _written =
            write!(svg, r#"<circle class="spot" cx="{:.1}" cy="{:.1}" r="{radius}"/>"#, spot.x, spot.y);
        if here && !shown.is_empty() {
            let below = if spot.y < high / 2.0 { -13.0 } else { 23.0 };
            text(
                &mut svg,
                spot.x.clamp(50.0, wide - 50.0),
                spot.y + below,
                "name",
                "middle",
                &speech.text().place(&map.places[index].id),
            );
        }
    }
    (svg, wide, high)
}

fn text(svg: &mut String, x: f64, y: f64, class: &str, anchor: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _written =
        write!(svg, r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{words}</text>"#);
}

/// Pieces beside each other.
fn row(rest: &str, speech: Speech) -> (String, f64, f64) {
    let (mut svg, mut x) = (String::new(), 6.0);
    for word in rest.split_whitespace() {
        let parts: Vec<&str> = word.split(':').collect();
        x += piece(&mut svg, x, &parts, speech) + 9.0;
    }
    (svg, x.max(150.0), HIGH)
}

/// Draws a piece at a place; says how wide it is.
fn piece(svg: &mut String, x: f64, parts: &[&str], speech: Speech) -> f64 {
    let middle = HIGH / 2.0;
    let mut add = |piece: String| svg.push_str(&piece);
    match parts {
        ["card", color, words] => {
            add(format!(
                r#"<rect class="piece c-{color}" x="{x}" y="8" width="44" height="62" rx="6"/><rect class="inner" x="{}" y="13" width="34" height="20" rx="3"/>"#,
                x + 5.0
            ));
            text(svg, x + 22.0, 29.0, "code", "middle", words);
            44.0
        }
        ["back"] => {
            add(format!(
                r#"<rect class="piece back" x="{x}" y="8" width="44" height="62" rx="6"/><path class="mark" transform="translate({} {middle}) rotate(-35) scale(.7)" d="{PLANE}"/>"#,
                x + 22.0
            ));
            44.0
        }
        ["coin", words] => {
            add(format!(r#"<circle class="coin" cx="{}" cy="{middle}" r="20"/>"#, x + 20.0));
            text(svg, x + 20.0, middle + 7.0, "price", "middle", words);
            40.0
        }
        ["bill", words] => {
            add(format!(r#"<rect class="bill" x="{x}" y="20" width="68" height="38" rx="4"/>"#));
            text(svg, x + 34.0, middle + 7.0, "price", "middle", words);
            68.0
        }
        ["plane", seat] => {
            add(format!(
                r#"<path class="plane" style="fill:var(--p{seat})" transform="translate({} {middle})" d="{PLANE}"/>"#,
                x + 22.0
            ));
            44.0
        }
        ["space", color, count] => {
            let count: u32 = count.parse().unwrap_or(1);
            for nth in 0..count {
                add(format!(
                    r#"<rect class="piece c-{color}" x="{}" y="27" width="30" height="24" rx="5"/>"#,
                    x + f64::from(nth) * 33.0
                ));
            }
            f64::from(count) * 33.0 - 3.0
        }
        ["person", color] => {
            add(format!(
                r#"<path class="piece c-{color}" d="M{} 14a9 9 0 0 1 6 16l7 24h-26l7-24a9 9 0 0 1 6-16Z"/>"#,
                x + 15.0
            ));
            30.0
        }
        ["ticket", points, places @ ..] => {
            let names: Vec<String> = places.iter().map(|id| speech.text().place(id).into_owned()).collect();
            let names = names.join(" – ");
            let wide = 66.0 + names.chars().count() as f64 * 7.4;
            add(format!(
                r#"<rect class="slip" x="{x}" y="16" width="{wide:.0}" height="46" rx="6"/><rect class="stub" x="{x}" y="16" width="42" height="46" rx="6"/>"#
            ));
            text(svg, x + 21.0, middle + 7.0, "worth", "middle", points);
            text(svg, x + 52.0, middle + 5.0, "slip-name", "start", &names);
            wide
        }
        ["zone", worth, rest] => {
            add(format!(r#"<rect class="zone" x="{x}" y="18" width="104" height="42" rx="4"/>"#));
            text(svg, x + 12.0, middle + 9.0, "worth-big", "start", worth);
            text(svg, x + 48.0, middle + 6.0, "slip-name", "start", rest);
            104.0
        }
        ["->"] => {
            add(format!(r#"<path class="arrow" d="M{x} {middle}h26m-9 -8 9 8 -9 8"/>"#));
            26.0
        }
        _ => {
            let words = parts.join(":");
            let wide = words.chars().count() as f64 * 11.0;
            text(svg, x + wide / 2.0, middle + 7.0, "price", "middle", &words);
            wide
        }
    }
}
