//! A flight as a boarding pass: points, the two cities, a small way with the planes that stand and those that lack,
//! and what it still costs.

use super::selection::{Card, Selection, euros, is_marked, may, press, seat};
use super::{PLANE, Sees};
use crate::frame::Frame;
use ::jet_set::{Action, Flight, View, Way};
use game::{Note, Seat};
use leptos::prelude::*;
use picture::Face;
use std::fmt::Write;

/// The room for two names on a pass, and the least size of their letters.
const ROOM: f64 = 142.0;
const LEAST: f64 = 10.5;

/// A flight that lies open.
#[component]
pub(super) fn BoardingPass(flight: Flight) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let (sees, selection) = (expect_context::<Sees>(), expect_context::<Selection>());
    let card = Card::Flight(flight);
    let action = Action::Claim { flight };
    let [a, b] = {
        let view = sees.0.get_untracked();
        view.board.flight_card(flight).cities.map(|city| view.board.city(city).to_string())
    };
    let worth = sees.0.get_untracked().board.flight_card(flight).worth;
    let way = Memo::new(move |_| {
        let view = sees.get();
        view.way(seat(&view), flight)
    });
    let ready = Memo::new(move |_| may(&sees.get(), action));
    let class = move || {
        let view = sees.get();
        let me = seat(&view);
        let dear = way.with(|way| {
            way.as_ref().is_none_or(|way| {
                way.money > view.money[me] || way.planes > view.stock[me] || way.markers > view.markers[me]
            })
        });
        let state = if ready.get() {
            "pass ready"
        } else if dear {
            "pass dear"
        } else {
            "pass"
        };
        let sel = selection.picked.get() == Some(card) || is_marked(frame, action);
        if sel { format!("{state} sel") } else { state.into() }
    };
    let label = move || frame.say(&sees.get().flight_line(flight));
    let click = move |_| {
        if may(&sees.0.get_untracked(), action) {
            press(frame, sees, action);
        } else {
            selection.toggle(card);
        }
    };
    let enter = move || selection.over.set(Some(card));
    let leave = move || selection.over.update(|over| *over = if *over == Some(card) { None } else { *over });
    let small = Memo::new(move |_| {
        way.with(|way| way.as_ref().map(|way| small_way(&sees.get(), way)).unwrap_or_default())
    });
    let stub = move || match way.get() {
        _ if ready.get() => view! { <span class="claim">{frame.word("web-js-claim")}</span> }.into_any(),
        Some(way) if way.planes == 0 => {
            view! { <span class="done">{frame.word("web-js-complete")}</span> }.into_any()
        }
        Some(way) => {
            let planes = frame.say(&Note::new("web-js-planes-count").number("planes", way.planes));
            view! { <b>{euros(frame, way.money)}</b><small>{planes}</small> }.into_any()
        }
        None => ().into_any(),
    };
    let (first, second) = (a.clone(), b.clone());
    // Two long names are written smaller rather than cut.
    let size = {
        let (a, b) = (a.clone(), b.clone());
        move || {
            let names = frame.place(&a) + &frame.place(&b);
            format!("font-size:{:.1}px", Face::DisplayBold.size_for(&names, ROOM, LEAST, 14.5))
        }
    };
    view! {
        <li>
            <button class=class aria-pressed=move || (selection.picked.get() == Some(card)).to_string()
                on:click=click on:mouseenter=move |_| enter() on:mouseleave=move |_| leave()
                on:focus=move |_| enter() on:blur=move |_| leave()>
                <span class="sr">{label}</span>
                <span class=format!("worth w{worth}") aria-hidden="true">{worth}</span>
                <span class="mid" aria-hidden="true">
                    <span class="pair" style=size><span>{move || frame.place(&first)}</span><i></i><span>{move || frame.place(&second)}</span></span>
                    <span inner_html=move || small.get()></span>
                </span>
                <span class="tear" aria-hidden="true">{stub}</span>
            </button>
        </li>
    }
}

/// The cheapest way in small: filled planes stand, hollow ones lack.
fn small_way(view: &View, way: &Way) -> String {
    let me: Seat = seat(view);
    let count = way.links.len().max(1) as f64;
    let step = 124.0 / count;
    let mut svg = String::from(
        "<svg class=\"small\" width=\"138\" height=\"16\" viewBox=\"-7 -8 138 16\" aria-hidden=\"true\">",
    );
    let color = format!("var(--p{})", me.index() + 1);
    for (index, &link) in way.links.iter().enumerate() {
        let (x, middle) = (step * index as f64, step * (index as f64 + 0.5));
        let stands = view.planes[me].on(link) > 0;
        let line = if stands {
            format!("stroke=\"{color}\" stroke-width=\"3\"")
        } else {
            "class=\"lack\" stroke-width=\"2\" stroke-dasharray=\"3 3\"".into()
        };
        let plane = if stands { format!("fill=\"{color}\" class=\"on\"") } else { "class=\"off\"".into() };
        let _written = write!(
            svg,
            "<path d=\"M{x:.1} 0H{:.1}\" {line}/><path d=\"{PLANE}\" transform=\"translate({middle:.1} 0) scale(.42)\" {plane}/>",
            x + step
        );
    }
    for index in 0..=way.links.len() {
        let _written = write!(svg, "<circle cx=\"{:.1}\" cy=\"0\" r=\"4\"/>", step * index as f64);
    }
    svg.push_str("</svg>");
    svg
}
