//! The bonus targets, and the network of an airline on the map.

use super::fleet::Fleet;
use super::{Sees, flying};
use crate::frame::{Frame, Lit};
use ::airlines_europe::{Airline, Route, View};
use game::Note;
use leptos::prelude::*;
use network::Bits;

/// The bonus targets.
#[component]
pub(super) fn Bonuses() -> impl IntoView {
    let view = expect_context::<Sees>();
    let first = view.0.get_untracked();
    let fleet = Fleet::new(first.board);
    let bonuses: Vec<_> = flying(&first)
        .filter_map(|airline| {
            let (target, amount) = first.board.companies[airline.index()].bonus?;
            let id = first.board.cities[target as usize].id.clone();
            Some(view! { <Bonus fleet=fleet airline=airline target=id amount=amount/> })
        })
        .collect();
    view! { <ul class="bonus">{bonuses}</ul> }
}

/// The home of an airline and all it flies.
pub(super) fn network_of(view: &View, airline: Airline) -> Lit {
    let home = view.board.companies[airline.index()].home as usize;
    let routes = Bits(view.flown(airline)).map(|index| ends(view, Route(index as u8)));
    Lit { places: vec![view.board.cities[home].id.clone()], routes: routes.collect() }
}

fn ends(view: &View, route: Route) -> (String, String) {
    let (a, b) = view.board.ends(route);
    (a.to_string(), b.to_string())
}

/// One bonus target, and how far it is.
#[component]
fn Bonus(fleet: Fleet, airline: Airline, target: String, amount: u8) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let reached = Memo::new(move |_| view.get().rewarded >> airline.0 & 1 == 1);
    let missing = Memo::new(move |_| view.get().way_to_bonus(airline).map(|way| way.len() as u32));
    let far = move || match (reached.get(), missing.get()) {
        (true, _) => frame.word("web-ae-reached"),
        (_, Some(links)) => frame.say(&Note::new("web-ae-links").number("links", links)),
        _ => frame.word("web-ae-cut-off"),
    };
    let id = target.clone();
    let light = move || {
        let view = view.0.get_untracked();
        let way = view.way_to_bonus(airline).unwrap_or_default();
        let routes = way.into_iter().map(|route| ends(&view, route)).collect();
        frame.lit.set(Lit { places: vec![id.clone()], routes });
    };
    let (over, focus, click) = (light.clone(), light.clone(), light);
    view! {
        <li class:ok=move || reached.get()>
            <button on:mouseenter=move |_| over() on:focus=move |_| focus() on:click=move |_| click()
                on:mouseleave=move |_| frame.dark() on:blur=move |_| frame.dark()>
                {fleet.tag(airline)}<span>{move || frame.place(&target)}</span><b>"+"{amount}</b><em>{far}</em>
            </button>
        </li>
    }
}
