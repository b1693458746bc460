//! The map: land, routes with their licences, cities with homes and bonus targets.

use super::fleet::Fleet;
use super::routes::{Ground, Routes};
use super::tip::{Looked, Tip};
use super::{Sees, cities::Cities, flying};
use crate::frame::Frame;
use crate::games::ink::INK;
use crate::order;
use ::airlines_europe::Board;
use leptos::portal::Portal;
use leptos::prelude::*;
use picture::geometry::Rect;
use picture::{Layout, Svg, airlines_europe as drawing, backdrop};

/// The sheet that everything is laid out on; a unit is about a pixel on a desktop.
const SHEET: Rect = Rect { left: 0.0, top: 0.0, right: 960.0, bottom: 698.0 };

/// The part of the drawing that is shown when the map is fitted.
pub(crate) fn size(_: &Board) -> [f64; 4] {
    [SHEET.left, SHEET.top, SHEET.width(), SHEET.height()]
}

/// The map. Names have other lengths in other languages, so everything is laid out again for each.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let fleet = Fleet::new(board);
    let looked = Looked::new();
    // What was looked at is void once the table went on.
    Effect::new(move |_| {
        view.0.track();
        looked.close();
    });
    let drawn = move || {
        let _followed = frame.speech.language();
        let (mut scene, fit) = drawing::scene(board, &frame.speech, SHEET);
        // Zoom buttons and the key stand over the map.
        scene.kept.push(Rect { left: 820.0, top: 640.0, ..SHEET });
        scene.kept.push(Rect { left: 800.0, bottom: 100.0, ..SHEET });
        let layout = Layout::of(&scene);
        let mut land = Svg::default();
        let wide = Rect::new(-SHEET.width(), -SHEET.height(), SHEET.width() * 3.0, SHEET.height() * 3.0);
        backdrop::draw(&mut land, board.backdrop, &wide, fit, &INK);
        let ground = Ground { board, fleet, at: scene.spots.iter().map(|spot| spot.at).collect() };
        view! {
            <g class="land" inner_html=land.finish()></g>
            <Routes ground=ground lines=layout.lines looked=looked/>
            <Cities board=board fleet=fleet scene=scene names=layout.names/>
        }
    };
    view! {
        <g inner_html=Fleet::defs()></g>
        {drawn}
        <Tip looked=looked fleet=fleet/>
        <Portal><Key/><Strip fleet=fleet view=view/></Portal>
    }
}

/// What the states of a route look like.
#[component]
fn Key() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <ul class="ae-key" aria-hidden="true">
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--lit)" stroke-width="7" opacity=".62"/><path d="M2 10H42" stroke="var(--ink)" stroke-width="1.8"/><circle cx="22" cy="10" r="9.5" fill="var(--glow)" stroke="#1d2b36" stroke-width="1.5"/></svg>{move || frame.word("web-ae-buy-now")}</li>
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--line-free)" stroke-width="1.7"/><circle cx="22" cy="10" r="9" fill="var(--coin)" stroke="var(--coin-line)" stroke-width="1.2"/></svg>{move || frame.word("web-ae-not-now")}</li>
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--ink-3)" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round"/></svg>{move || frame.word("web-ae-closed")}</li>
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--line-free)" stroke-width="5"/><path d="M2 10H42" stroke="var(--sea)" stroke-width="2.4"/></svg>{move || frame.word("web-ae-long")}</li>
        </ul>
    }
}

/// On a phone, where the track is behind a tab: the markers in a line, furthest first.
#[component]
fn Strip(fleet: Fleet, view: Sees) -> impl IntoView {
    let markers = move || {
        let view = view.get();
        let mut order: Vec<_> = flying(&view).collect();
        order::sort_by_key(&mut order, |airline| std::cmp::Reverse(view.markers[airline.index()]));
        let each = order.into_iter().map(|airline| {
            view! { <li>{fleet.tag(airline)}<b>{view.markers[airline.index()]}</b></li> }
        });
        each.collect::<Vec<_>>()
    };
    view! { <ol class="ae-strip" aria-hidden="true">{markers}</ol> }
}
