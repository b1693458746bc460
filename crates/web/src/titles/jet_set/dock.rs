//! Own flights with their markers, the next income, and the Final Flights.

use super::Sees;
use super::selection::{Card, Selection, euros, is_marked, may, press, seat};
use crate::frame::Frame;
use ::jet_set::numbers::{BARE_INCOME, FIRST_MARKERS, MARKED_INCOME};
use ::jet_set::{Action, FinalFlight, Flight};
use game::Note;
use leptos::prelude::*;

/// JS-14: the most markers on a flight, as dots.
const DOTS: u8 = FIRST_MARKERS;

/// Own flights, the next income, the Final Flights.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    view! {
        <div class="js-dock">
            <Purse/>
            <Mine/>
            <Income/>
            <Finals/>
        </div>
    }
}

/// Own money and what is left in stock, where the players are not in sight.
#[component]
fn Purse() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let facts = move || {
        let view = sees.get();
        let me = seat(&view);
        view! {
            <b class="big">{euros(frame, view.money[me])}</b>
            <span class="next">"+"{euros(frame, view.income(me))}<small>{frame.word("web-js-next-income")}</small></span>
            <span class="stock"><b>{view.stock[me]}</b>" "{frame.word("web-js-planes")}<br/><b>{view.markers[me]}</b>" "{frame.word("web-js-markers")}</span>
        }
    };
    view! { <section class="purse">{facts}</section> }
}

#[component]
fn Mine() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let title = move || {
        let view = sees.get();
        match view.eye.seat() {
            Some(_) => frame.word("web-js-my-flights"),
            None => frame.say(&Note::new("web-js-flights-by").seat(seat(&view))),
        }
    };
    let points = move || {
        let view = sees.get();
        let points = view.points(seat(&view));
        format!("{points} {}", frame.say(&Note::new("web-points-unit").number("points", points)))
    };
    let next = move || {
        let view = sees.get();
        let markers = view.next_markers(seat(&view));
        frame.say(&Note::new("web-js-next-flight").number("markers", markers))
    };
    let late = Memo::new(move |_| {
        let view = sees.get();
        view.landed[seat(&view)].is_some()
    });
    let each = move || {
        let view = sees.get();
        view.flights(seat(&view)).collect::<Vec<_>>()
    };
    view! {
        <section class="mine">
            <header class="k"><h2>{title}</h2><span>{points}</span></header>
            <ul tabindex="0">
                <For each=each key=|flight| flight.0 children=move |flight| view! { <Claimed flight=flight/> }/>
                {move || (!late.get()).then(|| view! { <li class="slot">{next}</li> })}
            </ul>
        </section>
    }
}

#[component]
fn Claimed(flight: Flight) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let (worth, [a, b]) = {
        let view = sees.0.get_untracked();
        let card = view.board.flight_card(flight);
        (card.worth, card.cities.map(|city| view.board.city(city).to_string()))
    };
    let markers = Memo::new(move |_| sees.get().markers_on(flight));
    let dots = move || {
        (0..DOTS)
            .map(|nth| (nth < markers.get()).then_some("on"))
            .map(|class| view! { <i class=class></i> })
            .collect::<Vec<_>>()
    };
    let label = move || format!("{} {}", frame.word("web-js-markers"), markers.get());
    let seat_color = move || format!("--seat:var(--p{})", seat(&sees.get()).index() + 1);
    // JS-15: what it brings at the next collection.
    let brings = move || format!("+{}", if markers.get() > 0 { MARKED_INCOME } else { BARE_INCOME });
    view! {
        <li class="my" style=seat_color>
            <span class=format!("worth w{worth}")>{worth}</span>
            <span class="two"><b>{move || frame.place(&a)}</b><b>{move || frame.place(&b)}</b></span>
            <span class="gain"><span class="dots" role="img" aria-label=label>{dots}</span><em class:five=move || markers.get() != 0>{brings}</em></span>
        </li>
    }
}

#[component]
fn Income() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let amount = move || {
        let view = sees.get();
        euros(frame, view.income(seat(&view)))
    };
    let of = move || {
        let view = sees.get();
        let (marked, bare): (Vec<Flight>, Vec<Flight>) =
            view.flights(seat(&view)).partition(|&flight| view.markers_on(flight) > 0);
        let note = Note::new("web-js-income-of").number("marked", marked.len() as i64);
        frame.say(&note.number("bare", bare.len() as i64))
    };
    let can = Memo::new(move |_| may(&sees.get(), Action::Income));
    view! {
        <section class="income">
            <header class="k"><h2>{move || frame.word("web-js-next-income")}</h2></header>
            <b class="big">{amount}</b>
            <p>{of}</p>
            <button class="take" class:can=move || can.get() class:chosen=move || is_marked(frame, Action::Income) on:click=move |_| press(frame, sees, Action::Income)>{move || frame.word("web-js-collect")}</button>
        </section>
    }
}

#[component]
fn Finals() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let cards = move || {
        let view = sees.get();
        let me = seat(&view);
        match view.landed[me] {
            Some(landed) => vec![landed.flight],
            None => view.unclaimed_finals(me).collect::<Vec<_>>(),
        }
    };
    let secret = move || {
        let view = sees.get();
        let me = seat(&view);
        match view.landed[me] {
            Some(landed) => frame.say(&Note::new("web-js-planes-count").number("planes", landed.planes)),
            None => frame.word("web-js-secret"),
        }
    };
    view! {
        <section class="finals">
            <header class="k"><h2>{move || frame.word("web-js-finals")}</h2><span>{secret}</span></header>
            <ul>
                <For each=cards key=|flight| flight.0 children=move |flight| view! { <Final flight=flight/> }/>
            </ul>
        </section>
    }
}

#[component]
fn Final(flight: FinalFlight) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let (sees, selection) = (expect_context::<Sees>(), expect_context::<Selection>());
    let card = Card::Final(flight);
    let action = Action::ClaimFinal { flight };
    let ids: Vec<String> = {
        let view = sees.0.get_untracked();
        card.cities(&view).into_iter().map(|city| view.board.city(city).to_string()).collect()
    };
    let names: Vec<_> =
        ids.into_iter().map(|id| view! { <b aria-hidden="true">{move || frame.place(&id)}</b> }).collect();
    let ready = Memo::new(move |_| may(&sees.get(), action));
    let landed = Memo::new(move |_| {
        let view = sees.get();
        view.landed[seat(&view)].is_some()
    });
    let state = move || {
        let view = sees.get();
        if ready.get() {
            return frame.word("web-js-claim");
        }
        if landed.get() {
            return String::new();
        }
        let Some(way) = view.final_way(seat(&view), flight) else { return String::new() };
        let all = way.links.len() as i64;
        let there = all - i64::from(way.planes);
        frame.say(&Note::new("web-js-links-there").number("there", there).number("all", all))
    };
    let label = move || {
        let view = sees.get();
        frame.say(&view.final_line(seat(&view), flight))
    };
    let click = move |_| {
        if ready.get_untracked() {
            press(frame, sees, action);
        } else if !landed.get_untracked() {
            selection.toggle(card);
        }
    };
    let enter = move || {
        if !landed.get_untracked() {
            selection.over.set(Some(card));
        }
    };
    let leave = move || selection.over.update(|over| *over = if *over == Some(card) { None } else { *over });
    view! {
        <li>
            <button class="last" class:ready=move || ready.get() class:landed=move || landed.get()
                class:sel=move || selection.picked.get() == Some(card) || is_marked(frame, action) on:click=click
                on:mouseenter=move |_| enter() on:mouseleave=move |_| leave()
                on:focus=move |_| enter() on:blur=move |_| leave()>
                {names}<em aria-hidden="true">{state}</em><span class="sr">{label}</span>
            </button>
        </li>
    }
}
