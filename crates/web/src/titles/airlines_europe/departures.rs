//! The departures board: airlines in the order in which they pay, each number in a cell of its own; and on a small
//! screen the same as a strip that lies down.

use super::fleet::Fleet;
use super::routes::actions;
use super::{Sees, flying};
use crate::frame::{Frame, Icon, Shape};
use crate::sort;
use ::airlines_europe::{Action, Airline, Route, View};
use game::{Note, Seat};
use leptos::prelude::*;

/// The airlines, the furthest first.
fn in_order(view: &View) -> Vec<Airline> {
    let mut all: Vec<Airline> = flying(view).collect();
    sort::by_key(&mut all, |airline| std::cmp::Reverse(view.markers[airline.index()]));
    all
}

/// How far a marker is within its zone, in per cent, and how many spaces lie before the next one.
fn within(view: &View, marker: u16) -> (u16, Option<u16>) {
    let zone = view.board.zone(marker);
    let next = view.board.zones.iter().map(|zone| zone.from).find(|from| *from > marker);
    let part = next.map_or(100, |next| 100 * (marker - zone.from) / (next - zone.from).max(1));
    (part, next.map(|next| next - marker))
}

/// The departures board.
#[component]
pub(super) fn Departures() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let first = view.0.get_untracked();
    let (fleet, seats) = (Fleet::new(first.board), first.seats());
    let heads: Vec<_> = Seat::all(seats)
        .map(|seat| view! { <th scope="col" title=move || frame.name(seat)><Shape seat=seat size=13/><span class="sr">{move || frame.name(seat)}</span></th> })
        .collect();
    let order = Memo::new(move |_| in_order(&view.get()));
    let rows = move || {
        let rows =
            order.get().into_iter().map(|airline| view! { <Row fleet=fleet airline=airline seats=seats/> });
        rows.collect::<Vec<_>>()
    };
    let fixed = move || {
        let view = view.get();
        let held = Seat::all(seats).any(|seat| view.portfolios[seat][Airline::ABACUS] > 0);
        held.then(|| {
            let cells = cells(&view, Airline::ABACUS, seats);
            let flaps = flaps(&view.board.row(Airline::ABACUS, 0, 0));
            view! {
                <tr><th scope="row">{fleet.tag(Airline::ABACUS)}<span class="sr">{fleet.name(Airline::ABACUS)}</span></th>
                    <td class="alt">{frame.word("web-ae-fixed")}</td><td class="pays">{flaps}</td><td></td>{cells}</tr>
            }
        })
    };
    view! {
        <section class="departures">
            <header class="ph"><h2>{move || frame.word("web-ae-track")}</h2><span>{move || frame.word("web-ae-furthest-first")}</span></header>
            <table>
                <thead><tr>
                    <td></td><th scope="col">{move || frame.word("web-ae-altitude")}</th><th scope="col">{move || frame.word("web-ae-by-place")}</th>
                    <th scope="col" title=move || format!("{}, {}", frame.word("web-ae-shares-left"), frame.word("web-ae-planes-left"))>{move || frame.word("web-ae-left")}</th>
                    {heads}
                </tr></thead>
                <tbody>{rows}{fixed}</tbody>
            </table>
        </section>
    }
}

/// A row of points as flaps.
fn flaps(row: &[u8]) -> Vec<impl IntoView + use<>> {
    row.iter().take(4).map(|points| view! { <i>{*points}</i> }).collect()
}

/// The shares of each seat in an airline; brass for whoever has most.
fn cells(view: &View, airline: Airline, seats: usize) -> Vec<impl IntoView + use<>> {
    let most = Seat::all(seats).map(|seat| view.portfolios[seat][airline]).max().unwrap_or(0);
    let cell = |seat: Seat| {
        let shares = view.portfolios[seat][airline];
        let leads = shares > 0 && shares == most;
        view! { <td class="held" class:lead=leads>{if shares > 0 { shares.to_string() } else { "·".into() }}</td> }
    };
    Seat::all(seats).map(cell).collect()
}

/// One airline; what a purchase that is looked at would change is lit.
#[component]
fn Row(fleet: Fleet, airline: Airline, seats: usize) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let light = move || frame.lit.set(super::airlines::network_of(&view.0.get_untracked(), airline));
    let to = Memo::new(move |_| preview(frame, &view.get(), airline));
    let altitude = move || {
        let view = view.get();
        let marker = view.markers[airline.index()];
        let (part, next) = within(&view, marker);
        let after = to.get().map(|to| view! { " → "<b>{to}</b> });
        let far = next.filter(|_| to.get().is_none()).map(|next| view! { <small>"+"{next}</small> });
        view! { <b>{marker}</b>{after}<i class="way" style=format!("--part:{part}%")></i>{far} }
    };
    let pays = move || {
        let view = view.get();
        let marker = to.get().unwrap_or(view.markers[airline.index()]);
        flaps(&view.board.zone(marker).row)
    };
    let left = move || {
        let view = view.get();
        let played: u8 = Seat::all(seats).map(|seat| view.portfolios[seat][airline]).sum();
        let shares = view.board.companies[airline.index()].planes.saturating_sub(played + view.gone[airline]);
        let planes = view.planes[airline.index()];
        view! {
            <span title=frame.word("web-ae-shares-left")>{shares}</span><span class="planes" class:zero=planes == 0 title=frame.word("web-ae-planes-left")>{planes}</span>
        }
    };
    view! {
        <tr class:lit=move || to.get().is_some()>
            <th scope="row"><button title=fleet.name(airline) on:mouseenter=move |_| light() on:focus=move |_| light() on:click=move |_| light()
                on:mouseleave=move |_| frame.dark() on:blur=move |_| frame.dark()>
                <svg width="24" height="23" viewBox="0 0 28 27" aria-hidden="true"><use href=format!("#sky-fin-{}", fleet.color(airline))/></svg>
                {fleet.tag(airline)}<span class="sr">{fleet.name(airline)}</span></button></th>
            <td class="alt">{altitude}</td><td class="pays">{pays}</td><td class="left">{left}</td>
            {move || cells(&view.get(), airline, seats)}
        </tr>
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

/// How wide a tag of the strip is, and how many lie over each other at most.
const TAG: f64 = 8.6;
const LEVELS: usize = 3;

/// The markers on a line that lies down, with what first place pays under each zone; a touch opens the board.
#[component]
pub(super) fn Strip(open: RwSignal<bool>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let fleet = Fleet::new(view.0.get_untracked().board);
    let drawn = move || {
        let view = view.get();
        let last = view.board.zones.last().map_or(0, |zone| zone.from);
        let most = flying(&view).map(|airline| view.markers[airline.index()]).max().unwrap_or(0);
        // Zones far above the first marker are not shown.
        let beyond = view.board.zones.iter().map(|zone| zone.from).filter(|from| *from > most).nth(1);
        let end = f64::from(beyond.unwrap_or(last + 8).max(most + 3));
        let at = |space: u16| f64::from(space) * 100.0 / end;
        let zones: Vec<_> = view
            .board
            .zones
            .iter()
            .filter(|zone| f64::from(zone.from) < end)
            .map(|zone| {
                view! {
                    <i class="zone" style=format!("left:{:.1}%", at(zone.from))><b>{zone.row[0]}</b></i>
                }
            })
            .collect();
        let mut ends = [f64::MIN; LEVELS];
        let mut airlines = in_order(&view);
        airlines.reverse();
        let tags: Vec<_> = airlines.into_iter().map(|airline| {
            let x = at(view.markers[airline.index()]).min(100.0 - TAG);
            // The lowest level that is free, else the one that is free soonest.
            let level = (0..LEVELS).find(|&level| ends[level] <= x)
                .unwrap_or_else(|| (0..LEVELS).min_by(|&a, &b| ends[a].total_cmp(&ends[b])).unwrap_or(0));
            let x = x.max(ends[level].min(100.0 - TAG));
            ends[level] = x + TAG;
            view! { <span class="mark" style=format!("left:{x:.1}%;--level:{level}")>{fleet.tag(airline)}<em>{view.markers[airline.index()]}</em></span> }
        }).collect();
        view! { {zones}{tags} }
    };
    view! {
        <button class="altitude" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
            <span class="sr">{move || frame.word("web-ae-track")}</span>{drawn}
        </button>
    }
}

/// What the states of a route look like.
#[component]
pub(super) fn Key() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <ul class="ae-key" aria-hidden="true">
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--lit)" stroke-width="7" opacity=".62"/><path d="M2 10H42" stroke="var(--ink)" stroke-width="1.8"/><circle cx="22" cy="10" r="9.5" fill="var(--glow)" stroke="#1d2b36" stroke-width="1.5"/></svg>{move || frame.word("web-ae-can-now")}</li>
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--line-free)" stroke-width="1.7"/><circle cx="22" cy="10" r="9" fill="var(--coin)" stroke="var(--coin-line)" stroke-width="1.2"/></svg>{move || frame.word("web-ae-not-now")}</li>
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--ink-3)" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round"/></svg>{move || frame.word("web-ae-closed")}</li>
            <li><svg width="44" height="20"><path d="M2 10H42" stroke="var(--line-free)" stroke-width="5"/><path d="M2 10H42" stroke="var(--sea)" stroke-width="2.4"/></svg>{move || frame.word("web-ae-long")}</li>
        </ul>
    }
}

/// Closes the board on a small screen.
#[component]
pub(super) fn Shut(open: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let label = move || frame.say(&Note::new("web-close"));
    view! { <button class="sq shut-board" aria-label=label on:click=move |_| open.set(false)><Icon name="close"/></button> }
}
