//! The own tickets with their progress; tickets to choose from, and how many of each kind to draw.

use super::{Sees, wrap};
use crate::frame::{Frame, Icon, Lit};
use crate::sort;
use ::ticket_to_ride_germany::{
    Action, Board, FewTickets, Kind, Mix, Module, PlaceId, Progress, Ticket, View,
};
use game::{Note, Seat};
use leptos::prelude::*;

/// The two places of a ticket.
pub(super) fn pair(frame: Frame, board: &Board, ticket: Ticket) -> String {
    let card = &board.tickets[ticket.index()];
    let (a, b) = (board.place_id(card.a).to_string(), board.place_id(card.b).to_string());
    frame.say(&Note::new("route").place("a", a).place("b", b))
}

/// Tickets, or what is asked about them.
#[component]
pub(super) fn Tickets() -> impl IntoView {
    let view = expect_context::<Sees>();
    let asks_mix = Memo::new(move |_| {
        let view = view.get();
        matches!(view.phase, ::ticket_to_ride_germany::Phase::Mixes(_)) && !view.legal.is_empty()
    });
    let offer = Memo::new(move |_| {
        let view = view.get();
        let asked = view.legal.iter().any(|action| matches!(action, Action::Keep { .. }));
        if asked { view.offer() } else { FewTickets::EMPTY }
    });
    move || {
        if asks_mix.get() {
            view! { <Mixes/> }.into_any()
        } else if !offer.get().is_empty() {
            view! { <Offer offer=offer.get()/> }.into_any()
        } else {
            view! { <Held/> }.into_any()
        }
    }
}

/// A mix in a few words.
pub(super) fn mix(frame: Frame, mix: Mix) -> String {
    let part = |key: &'static str, tickets: u8| {
        (tickets > 0).then(|| frame.say(&Note::new(key).number("tickets", tickets)))
    };
    let parts = [part("web-tg-short-count", mix.short), part("web-tg-long-count", mix.long)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" + ")
}

/// TG-4: how many of each kind, before the first turn.
#[component]
fn Mixes() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let mixes = move || {
        let view = view.get();
        let mixes = view
            .legal
            .iter()
            .rev()
            .filter_map(|action| if let Action::Tickets { mix } = action { Some(*mix) } else { None });
        mixes.map(|mix| view! { <li><super::pay::Blend mix=mix/></li> }).collect::<Vec<_>>()
    };
    view! {
        <header class="ph"><h2>{move || frame.word("web-tg-mix")}</h2></header>
        <ul class="blends">{mixes}</ul>
    }
}

/// TG-4, TG-17: tickets to choose from; all are kept until one is put back.
#[component]
fn Offer(offer: FewTickets) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let kept = RwSignal::new(offer.set());
    let action = move || Action::Keep { tickets: FewTickets::of(kept.get()) };
    let tickets: Vec<_> = offer.iter().map(|ticket| {
        let keeps = move || kept.get() >> ticket.0 & 1 == 1;
        view! {
            <li><button class="tkb" class:off=move || !keeps() role="checkbox" aria-checked=move || keeps().to_string()
                on:click=move |_| kept.update(|kept| *kept ^= 1 << ticket.0)
                on:mouseenter=move |_| light(frame, &view.0.get_untracked(), ticket) on:mouseleave=move |_| frame.dark()
                on:focus=move |_| light(frame, &view.0.get_untracked(), ticket) on:blur=move |_| frame.dark()>
                <Stub ticket=ticket/>
                <span class="mid"><span class="nm">{move || pair(frame, view.get().board, ticket)}</span>
                    <Ahead ticket=ticket/></span>
                <span class="tick">{move || keeps().then(|| view! { <Icon name="check"/> })}</span>
            </button></li>
        }
    }).collect();
    let count = move || kept.get().count_ones();
    let can = move || view.get().legal.contains(&action());
    view! {
        <header class="ph"><h2>{move || frame.word("web-tg-choose-keep")}</h2>
            <button class="keep" class:can=can class:chosen=move || frame.marked() == Some(wrap(action()))
                on:click=move |_| { frame.notice.set(None); frame.perform(wrap(action())); }>
                {move || frame.say(&Note::new("web-tg-keep").number("count", count()))}
            </button>
        </header>
        <ul class="tks">{tickets}</ul>
    }
}

/// Points and kind.
#[component]
fn Stub(ticket: Ticket) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let long = board.kind_of(ticket) == Kind::Long;
    let lost = Memo::new(move |_| state(&view.get(), ticket) == "cut");
    let points = i32::from(board.tickets[ticket.index()].points);
    view! {
        <span class="val" class:long=long>
            {move || if lost.get() { format!("\u{2212}{points}") } else { points.to_string() }}
            {board.has(Module::TwoDecks).then(|| view! {
                <small>{move || frame.word(if long { "tg-kind-long" } else { "tg-kind-short" })}</small>
            })}
        </span>
    }
}

fn me(view: &View) -> Option<Seat> {
    view.eye.seat()
}

/// How a ticket stands, as a class.
fn state(view: &View, ticket: Ticket) -> &'static str {
    match me(view).map(|seat| view.progress(seat, ticket)) {
        Some(Progress::Completed { .. }) => "done",
        Some(Progress::Possible { .. }) | None => "todo",
        Some(Progress::CutOff) => "cut",
    }
}

/// Lights the ends of a ticket and its best way.
fn light(frame: Frame, view: &View, ticket: Ticket) {
    let board = view.board;
    let card = &board.tickets[ticket.index()];
    let way = me(view).and_then(|seat| view.way(seat, ticket)).unwrap_or(0);
    let routes = network::Bits(way).map(|route| {
        let (a, b) = board.ends(::ticket_to_ride_germany::Route(route as u8));
        (a.to_string(), b.to_string())
    });
    let places = [card.a, card.b].map(|place| board.place_id(place).to_string());
    frame.lit.set(Lit { places: places.into(), routes: routes.collect() });
}

/// The routes of a way in order from one place, each with the place it leads to.
fn walk(board: &Board, mut way: u128, from: PlaceId) -> Vec<(usize, PlaceId)> {
    let (mut steps, mut here) = (Vec::new(), from);
    while let Some(route) = network::Bits(way).find(|&route| board.routes[route].places.contains(&here)) {
        way &= !(1 << route);
        let [a, b] = board.routes[route].places;
        here = if a == here { b } else { a };
        steps.push((route, here));
    }
    steps
}

/// The way of a ticket in one segment for each space, and what is missing.
#[component]
fn Ahead(ticket: Ticket) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    // What it is drawn from: most moves leave it as it is.
    let stands = Memo::new(move |_| {
        let view = view.get();
        let seat = me(&view)?;
        Some((view.way(seat, ticket), view.routes[seat], view.progress(seat, ticket)))
    });
    move || {
        let (way, own, progress) = stands.get()?;
        let steps = way.map(|way| walk(board, way, board.tickets[ticket.index()].a));
        let segments: Vec<_> = steps
            .iter()
            .flatten()
            .flat_map(|&(route, _)| {
                let class = if own >> route & 1 == 1 { "f" } else { "" };
                (0..board.routes[route].length).map(move |_| view! { <i class=class></i> })
            })
            .collect();
        let words = match progress {
            Progress::Completed { .. } => {
                view! { <b class="g">{frame.word("web-tg-connected")}</b> }.into_any()
            }
            Progress::CutOff => view! { <b class="b">{frame.word("web-tg-cut-off")}</b> }.into_any(),
            Progress::Possible { missing, .. } => {
                let ahead: Vec<String> = steps
                    .iter()
                    .flatten()
                    .filter(|(route, _)| own >> route & 1 == 0)
                    .map(|&(_, place)| frame.place(board.place_id(place)))
                    .collect();
                let count = frame.say(&Note::new("web-tg-to-go").number("spaces", missing));
                view! { <b>{count}</b>" "<span class="via">{ahead.join(", ")}</span> }.into_any()
            }
        };
        Some(view! {
            <span class="seg" class:x=steps.is_none()>{segments}</span>
            <span class="sub">{words}</span>
        })
    }
}

/// The own tickets: open ones first, the dearest first.
#[component]
fn Held() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let held = Memo::new(move |_| {
        let view = view.get();
        let set = me(&view).and_then(|seat| view.tickets[seat]).unwrap_or(0);
        let mut held: Vec<Ticket> = network::Bits(set).map(|ticket| Ticket(ticket as u8)).collect();
        let rank = |state: &str| ["todo", "done", "cut"].iter().position(|other| *other == state);
        sort::by_key(&mut held, |&ticket| {
            let points = view.board.tickets[ticket.index()].points;
            (rank(state(&view, ticket)), std::cmp::Reverse(points))
        });
        held
    });
    let done = move || {
        let view = view.get();
        held.get().into_iter().filter(|&ticket| state(&view, ticket) == "done").count() as i64
    };
    let count = move || {
        let all = held.with(Vec::len) as i64;
        frame.say(&Note::new("web-tg-connected-count").number("done", done()).number("all", all))
    };
    let tickets = move || {
        held.get().into_iter().map(|ticket| {
            let state = Memo::new(move |_| state(&view.get(), ticket));
            let icon = move || match state.get() {
                "done" => Some(view! { <Icon name="check" size=16/> }),
                "cut" => Some(view! { <Icon name="close" size=16/> }),
                _ => None,
            };
            view! {
                <li><button class=move || format!("tkb {}", state.get())
                    on:click=move |_| light(frame, &view.0.get_untracked(), ticket)
                    on:mouseenter=move |_| light(frame, &view.0.get_untracked(), ticket) on:mouseleave=move |_| frame.dark()
                    on:focus=move |_| light(frame, &view.0.get_untracked(), ticket) on:blur=move |_| frame.dark()>
                    <Stub ticket=ticket/>
                    <span class="mid"><span class="nm">{move || pair(frame, view.get().board, ticket)}</span><Ahead ticket=ticket/></span>
                    <span class="tick">{icon}</span>
                </button></li>
            }
        }).collect::<Vec<_>>()
    };
    view! {
        <header class="ph"><h2>{move || frame.word("web-tg-your-tickets")}</h2><span>{count}</span></header>
        <ul class="tks">{tickets}</ul>
    }
}
