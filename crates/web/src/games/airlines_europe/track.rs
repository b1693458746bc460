//! The share track: zones with their rows of points, a lane with a marker for each airline.

use super::fleet::Fleet;
use super::routes::actions;
use super::{Sees, flying, row};
use crate::frame::Frame;
use ::airlines_europe::{Action, Airline, Route, View};
use leptos::prelude::*;

const WIDE: f64 = 226.0;
const HIGH: f64 = 560.0;
/// Where the lanes begin, right of the rows.
pub(super) const LANES: f64 = 58.0;
/// The last zone has no end; this many of its spaces are shown.
const LAST: u16 = 9;
const TAG: &str = "M0-11.5 8.5-5V8Q8.5 9 7.5 9H-7.5Q-8.5 9-8.5 8V-5Z";

/// The middle of a space when so many are shown.
fn middle(space: u16, end: u16) -> f64 {
    HIGH - 6.0 - (f64::from(space.min(end)) + 0.5) * (HIGH - 26.0) / f64::from(end + 1)
}

/// The lower end of a space.
fn lower(space: u16, end: u16) -> f64 {
    HIGH - 6.0 - f64::from(space) * (HIGH - 26.0) / f64::from(end + 1)
}

/// How many spaces are shown: enough for the last zone and the first marker.
fn end(view: &View) -> u16 {
    let last = view.board.zones.last().map_or(0, |zone| zone.from) + LAST;
    flying(view).map(|airline| view.markers[airline.index()] + 1).fold(last, u16::max)
}

/// The share track.
#[component]
pub(super) fn Track() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let first = view.0.get_untracked();
    let fleet = Fleet::new(first.board);
    let airlines: Vec<Airline> = flying(&first).collect();
    let step = (WIDE - LANES) / airlines.len().max(1) as f64;
    let end = Memo::new(move |_| end(&view.get()));
    let lanes: Vec<_> = airlines
        .into_iter()
        .enumerate()
        .map(|(nth, airline)| {
            let x = LANES + step * (nth as f64 + 0.5);
            view! { <Lane fleet=fleet airline=airline x=x end=end/> }
        })
        .collect();
    let zones = move || {
        let view = view.get();
        let (zones, end) = (&view.board.zones, end.get());
        let held = |zone: u16| {
            flying(&view).any(|airline| view.board.zone(view.markers[airline.index()]).from == zone)
        };
        zones.iter().enumerate().map(|(nth, zone)| {
            let (low, high) = (lower(zone.from, end), zones.get(nth + 1).map_or(0.0, |next| lower(next.from, end)));
            let part = 100 * nth / zones.len().max(2).saturating_sub(1);
            let middle = f64::midpoint(low, high);
            view! {
                <rect class="zone" x="0" y=high width=WIDE height=(low - high).max(0.0) style=format!("--t:{part}%")/>
                <path class="zl" d=format!("M0 {low:.1}H{WIDE}")/>
                <g class:occ=held(zone.from)>
                    <text class="zb" x="8" y=middle + 2.0>{zone.row[0]}</text>
                    <text class="zr" x="8" y=middle + 15.0>{row(&zone.row[1..])}</text>
                </g>
                <text class="zf" x="53" y=low - 4.0>{zone.from}</text>
            }
        }).collect::<Vec<_>>()
    };
    view! {
        <section class="track">
            <header class="ph"><h2>{move || frame.word("web-ae-track")}</h2><span>{move || frame.word("web-ae-by-place")}</span></header>
            <svg viewBox=format!("0 0 {WIDE} {HIGH}") role="img" aria-label=move || frame.word("web-ae-track")>
                {zones}
                {lanes}
            </svg>
        </section>
    }
}

/// The lane of one airline: start, trail, marker, and where a purchase that is looked at would bring it.
#[component]
fn Lane(fleet: Fleet, airline: Airline, x: f64, end: Memo<u16>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let start = u16::from(board.companies[airline.index()].start);
    let marker = Memo::new(move |_| view.get().markers[airline.index()]);
    let y = move || middle(marker.get(), end.get());
    let from = move || middle(start, end.get());
    let trail = move || format!("M{x:.1} {:.1}V{:.1}", from(), y());
    let ghost = move || {
        let to = preview(frame, &view.get(), airline)?;
        let at = middle(to, end.get());
        Some(view! {
            <path class="ghostl" d=format!("M{x:.1} {:.1}V{at:.1}", y())/>
            <g transform=format!("translate({x:.1} {at:.1})")><path class="ghostm" d=TAG/><text class="gv" y="-14.5">{to}</text></g>
        })
    };
    let livery = fleet.livery(airline);
    view! {
        <g class="lane">
            <path class="trail0" d=trail/>
            <path class="trail" d=trail style=format!("stroke:{}", livery.fill)/>
            <circle class="start" cx=x cy=from r="3.4" style=format!("fill:{}", livery.fill)/>
            {ghost}
            <g class="mk" style=move || format!("transform:translate({x:.1}px,{:.1}px)", y())>
                <path d=TAG style=format!("fill:{}", livery.fill)/>
                <text class="code" y="5.6" style=format!("fill:{};{}", livery.ink, fleet.squeeze(airline, 10.6, 14.6))>{fleet.code(airline)}</text>
                <text class="mv" y="-14.5">{move || marker.get()}</text>
            </g>
        </g>
    }
}

/// Where the route that is looked at would bring an airline, if it can be bought for it now.
fn preview(frame: Frame, view: &View, airline: Airline) -> Option<u16> {
    let lit = frame.lit.get();
    let [(a, b)] = &lit.routes[..] else { return None };
    let route = (0..view.board.routes.len()).map(|index| Route(index as u8)).find(|&route| {
        let ends = view.board.ends(route);
        ends == (a.as_str(), b.as_str()) || ends == (b.as_str(), a.as_str())
    })?;
    let buys = actions(view, route).contains(&Action::Buy { airline, route });
    buys.then(|| view.marker_after(airline, route))
}
