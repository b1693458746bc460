//! Who built what: the network of the board, every route in the colour and with the shape of whoever built it.

use super::Frame;
use super::shape::SHAPES;
use crate::screen::Network;
use crate::titles;
use crate::titles::PALETTE;
use game::Seat;
use leptos::prelude::*;
use picture::Svg;
use picture::backdrop::{self, Fit};
use picture::geometry::{Point, Rect};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::Table;

/// How high the sheet is that it is drawn on, and what is left around the places.
const HIGH: f64 = 620.0;
const MARGIN: (f64, f64) = (40.0, 30.0);
/// Between two lines side by side.
const ASIDE: f64 = 5.0;

/// Who built each route, by its number on the board, in order.
pub(super) fn builders(table: &Table) -> BTreeMap<usize, Vec<Seat>> {
    let mut built: BTreeMap<usize, Vec<Seat>> = BTreeMap::new();
    for event in table.steps().iter().flat_map(|step| &step.events) {
        if let Some((seat, route)) = titles::built(table.board().title(), *event) {
            built.entry(route).or_default().push(seat);
        }
    }
    built
}

/// The map.
#[component]
pub(super) fn NetworkMap(table: Table) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let net = titles::network(table.board());
    let (drawn, wide) = draw(&net, &builders(&table));
    let counts: Vec<_> = Seat::all(table.seats()).map(|seat| {
        let own = builders(&table).values().flatten().filter(|&&other| other == seat).count();
        view! { <li style=format!("--seat:var(--p{})", seat.index() + 1)><super::Shape seat=seat/>{move || frame.name(seat)}" "<b>{own}</b></li> }
    }).collect();
    let room = format!("0 0 {wide:.0} {HIGH}");
    view! {
        <figure class="built">
            <svg viewBox=room role="img" aria-label=move || frame.word("web-built") inner_html=drawn></svg>
            <figcaption><ul>{counts}</ul></figcaption>
        </figure>
    }
}

/// The drawing, and how wide it is: as wide as its places need.
fn draw(net: &Network, built: &BTreeMap<usize, Vec<Seat>>) -> (String, f64) {
    let raw: Vec<Point> = net.spots.iter().map(|&(x, y)| Point { x, y }).collect();
    let around = Rect::around(&raw);
    let wide = (HIGH - 2.0 * MARGIN.1) * around.width() / around.height().max(1.0) + 2.0 * MARGIN.0;
    let sheet = Rect::new(0.0, 0.0, wide, HIGH);
    let fit = Fit::new(&net.backdrop, &around, &sheet, MARGIN);
    let spots: Vec<Point> = raw.iter().map(|spot| fit.at(spot.x, spot.y)).collect();
    let mut land = Svg::default();
    backdrop::draw(&mut land, &net.backdrop, &sheet, fit, &PALETTE);
    let mut svg = land.finish();
    for (index, &(a, b)) in net.links.iter().enumerate() {
        let (from, to) = (spots[a], spots[b]);
        let owners = built.get(&index).map_or(&[][..], Vec::as_slice);
        if owners.is_empty() {
            let _written = write!(
                svg,
                r#"<path class="free" d="M{:.1} {:.1}L{:.1} {:.1}"/>"#,
                from.x, from.y, to.x, to.y
            );
        }
        let far = from.distance(to).max(1.0);
        let (nx, ny) = ((to.y - from.y) / far, (from.x - to.x) / far);
        for (nth, seat) in owners.iter().enumerate() {
            let aside = (nth as f64 - (owners.len() as f64 - 1.0) / 2.0) * ASIDE;
            let (dx, dy) = (nx * aside, ny * aside);
            let part = (nth as f64 + 1.0) / (owners.len() as f64 + 1.0);
            let (x, y) = (from.x + (to.x - from.x) * part + dx, from.y + (to.y - from.y) * part + dy);
            let _written = write!(
                svg,
                r#"<g style="--seat:var(--p{})"><path class="way" d="M{:.1} {:.1}L{:.1} {:.1}"/><path class="sign" transform="translate({:.1} {:.1}) scale(.8)" d="{}"/></g>"#,
                seat.index() + 1,
                from.x + dx,
                from.y + dy,
                to.x + dx,
                to.y + dy,
                x - 6.4,
                y - 6.4,
                SHAPES[seat.index()],
            );
        }
    }
    for spot in &spots {
        let _written = write!(svg, r#"<circle class="dot" cx="{:.1}" cy="{:.1}" r="4"/>"#, spot.x, spot.y);
    }
    (svg, wide)
}
