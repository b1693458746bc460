//! Below the track, in the same columns: who leads each airline, its shares and planes left; then the bonus targets.

use super::fleet::Fleet;
use super::{Sees, flying};
use crate::frame::{Frame, Lit, Shape};
use ::airlines_europe::{Airline, Route, View};
use game::{Note, Seat};
use leptos::prelude::*;
use network::Bits;

/// The airlines in columns, and their bonus targets.
#[component]
pub(super) fn Airlines() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let first = view.0.get_untracked();
    let fleet = Fleet::new(first.board);
    let airlines: Vec<Airline> = flying(&first).collect();
    let columns = StoredValue::new(airlines.clone());
    let each = move |cell: fn(&View, Airline) -> AnyView| {
        let view = view.get();
        columns.with_value(|columns| columns.iter().map(|&airline| cell(&view, airline)).collect::<Vec<_>>())
    };
    let heads: Vec<_> = airlines.iter().map(|&airline| {
        let light = move || frame.lit.set(network_of(&view.0.get_untracked(), airline));
        view! {
            <td><button title=fleet.name(airline) aria-label=fleet.name(airline) on:mouseenter=move |_| light() on:focus=move |_| light()
                on:click=move |_| light() on:mouseleave=move |_| frame.dark() on:blur=move |_| frame.dark()>
                <svg width="17" height="17" viewBox="0 0 28 27" aria-hidden="true"><use href=format!("#sky-fin-{}", fleet.color(airline))/></svg>
            </button></td>
        }
    }).collect();
    let bonuses: Vec<_> = airlines
        .iter()
        .filter_map(|&airline| {
            let (target, amount) = first.board.companies[airline.index()].bonus?;
            let id = first.board.cities[target as usize].id.clone();
            Some(view! { <Bonus fleet=fleet airline=airline target=id amount=amount/> })
        })
        .collect();
    view! {
        <table class="lanes">
            <tbody>
                <tr class="fins"><td></td>{heads}</tr>
                <tr class="ld"><th scope="row">{move || frame.word("web-ae-leads")}</th>{move || each(leads)}</tr>
                <tr><th scope="row">{move || frame.word("web-ae-shares-left")}</th>{move || each(shares)}</tr>
                <tr><th scope="row">{move || frame.word("web-ae-planes-left")}</th>{move || each(planes)}</tr>
            </tbody>
        </table>
        <ul class="bonus">{bonuses}</ul>
    }
}

fn leads(view: &View, airline: Airline) -> AnyView {
    let leaders = view.leaders(airline);
    let most = leaders.iter().next().map(|seat| view.portfolios[seat][airline]);
    let shapes: Vec<_> = leaders.iter().take(2).map(|seat| view! { <Shape seat=seat size=10/> }).collect();
    view! { <td><span class="who">{shapes}</span><b>{most}</b></td> }.into_any()
}

/// Shares that are in no portfolio and not gone for good.
fn shares(view: &View, airline: Airline) -> AnyView {
    let played: u8 = Seat::all(view.seats()).map(|seat| view.portfolios[seat][airline]).sum();
    let left = view.board.companies[airline.index()].planes.saturating_sub(played + view.gone[airline]);
    view! { <td>{left}</td> }.into_any()
}

fn planes(view: &View, airline: Airline) -> AnyView {
    let left = view.planes[airline.index()];
    view! { <td class:zero=left == 0>{left}</td> }.into_any()
}

/// The home of an airline and all it flies.
fn network_of(view: &View, airline: Airline) -> Lit {
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
