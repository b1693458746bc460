//! Choosing with links, planes and flights: where to buy or place, what to claim, which row to turn up.

use super::map_overlay::serves;
use super::selection::{Card, Selection, cities, euros, route, seat};
use super::{PLANE, Sees};
use crate::frame::{CloseChoice, Frame, Icon};
use crate::sort;
use ::jet_set::{Action, Deck, Link, View};
use catalog::AnyAction;
use game::Note;
use leptos::prelude::*;

/// A picture of a choice, for each kind of choice there is.
pub(super) fn chooser(actions: Vec<Action>) -> Option<AnyView> {
    let same = |kind: fn(&Action) -> bool| actions.iter().all(kind);
    if same(|action| matches!(action, Action::Buy { .. } | Action::Plane { .. })) {
        return Some(match actions[..] {
            [action] => view! { <Leg action=action/> }.into_any(),
            _ => view! { <Legs actions=actions/> }.into_any(),
        });
    }
    if same(|action| matches!(action, Action::Claim { .. } | Action::ClaimFinal { .. })) {
        return Some(view! { <Flights actions=actions/> }.into_any());
    }
    same(|action| matches!(action, Action::TurnUp { .. }))
        .then(|| view! { <Rows actions=actions/> }.into_any())
}

fn any(action: Action) -> AnyAction {
    AnyAction::JetSet(action)
}

/// A plane, filled in the colour of whoever looks or hollow.
pub(super) fn plane(view: &View, filled: bool) -> String {
    let color = format!("var(--p{})", seat(view).index() + 1);
    let look = if filled {
        format!("fill=\"{color}\"")
    } else {
        format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"3\" stroke-dasharray=\"5 3\"")
    };
    format!(
        "<svg class=\"pl1\" width=\"34\" height=\"28\" viewBox=\"-23 -21 46 42\" aria-hidden=\"true\"><path d=\"{PLANE}\" {look}/></svg>"
    )
}

/// What is bought or placed on one link: what it costs, what is kept, whom it serves.
#[component]
fn Leg(action: Action) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let selection = expect_context::<Selection>();
    let link = action.link().unwrap_or(Link(0));
    let buys = matches!(action, Action::Buy { .. });
    let ends = {
        let board = sees.0.get_untracked().board;
        let (a, b) = board.ends(link);
        (a.to_string(), b.to_string())
    };
    frame.light_route(&ends.0, &ends.1);
    frame.glance_at(<[usize; 2]>::from(sees.0.get_untracked().board.graph.ends(link.index())));
    on_cleanup(move || frame.dark());
    let price = move || sees.get().cost(action).total();
    let facts = move || {
        let view = sees.get();
        let me = seat(&view);
        let stock = u32::from(view.stock[me]);
        let after = if buys { stock } else { stock.saturating_sub(1) };
        [
            ("web-money", euros(frame, view.money[me]), euros(frame, view.money[me].saturating_sub(price()))),
            ("web-js-planes", stock.to_string(), after.to_string()),
        ]
        .map(|(key, before, after)| {
            view! {
                <div><dt>{frame.word(key)}</dt><dd>{before}" \u{2192} "<b>{after}</b></dd></div>
            }
        })
    };
    let text = move || {
        let key = if buys { "web-js-buy-for" } else { "web-js-place-for" };
        frame.say(&Note::new(key).number("amount", price()))
    };
    let drawn = move || {
        let view = sees.get();
        let there = view.planes[seat(&view)].on(link);
        plane(&view, true).repeat(there.into()) + &plane(&view, false)
    };
    let perform = move |_| {
        selection.picked.set(None);
        frame.perform(any(action));
    };
    view! {
        <div class="js-leg">
            <header><h2>{move || route(frame, &sees.get(), link)}</h2><span>{move || euros(frame, price())}</span></header>
            <p class="planes"><span inner_html=drawn></span>{move || frame.word(if buys { "web-js-then-planes" } else { "web-js-one-plane" })}</p>
            <p class="reason">{move || serves(frame, &sees.get(), link)}</p>
            <dl class="change">{facts}</dl>
            <footer>
                <button class="back" on:click=move |_| frame.drop_it()><Icon name="undo"/>{move || frame.word("web-back")}</button>
                <button class="does" on:click=perform>{text}</button>
            </footer>
        </div>
    }
}

/// Links to choose from: those that flights in sight need first, then the cheapest.
#[component]
fn Legs(actions: Vec<Action>) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let view = sees.0.get_untracked();
    let me = seat(&view);
    let open = Deck::BOTH.into_iter().flat_map(|deck| view.row(deck)).map(Card::Flight);
    let cards = open.chain(view.unclaimed_finals(me).map(Card::Final));
    let wanted = cards
        .filter_map(|card| card.way(&view, me))
        .fold(0u128, |all, way| way.links.iter().fold(all, |all, link| all | link.bit()));
    let mut actions = actions;
    sort::by_key(&mut actions, |&action| {
        let helps = action.link().is_some_and(|link| wanted & link.bit() != 0);
        (!helps, view.cost(action).total(), action.link().map_or(0, |link| link.0))
    });
    let each: Vec<_> = actions.into_iter().map(|action| {
        let link = action.link().unwrap_or(Link(0));
        let (a, b) = { let (a, b) = view.board.ends(link); (a.to_string(), b.to_string()) };
        let helps = wanted & link.bit() != 0;
        let light = move || frame.light_route(&a, &b);
        let focus = light.clone();
        let there = view.planes[me].on(link);
        let drawn = plane(&view, true).repeat(there.into()) + &plane(&view, false);
        view! {
            <li><button class="leg can" class:helps=helps on:click=move |_| frame.choose(vec![any(action)])
                on:mouseenter=move |_| light() on:focus=move |_| focus() on:mouseleave=move |_| frame.dark() on:blur=move |_| frame.dark()>
                <span class="nm">{move || route(frame, &sees.get(), link)}</span>
                <span class="planes" inner_html=drawn></span>
                <b>{move || euros(frame, sees.get().cost(action).total())}</b>
            </button></li>
        }
    }).collect();
    view! {
        <header><h2>{move || frame.word("web-js-which-link")}</h2><CloseChoice/></header>
        <ul class="legs">{each}</ul>
    }
}

/// Flights to claim, as cards.
#[component]
fn Flights(actions: Vec<Action>) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let each: Vec<_> = actions.into_iter().filter_map(|action| {
        let (card, worth) = match action {
            Action::Claim { flight } => (Card::Flight(flight), sees.0.get_untracked().board.flight_card(flight).worth.to_string()),
            Action::ClaimFinal { flight } => (Card::Final(flight), "\u{2605}".into()),
            _ => return None,
        };
        let class = if matches!(card, Card::Final(_)) { "worth final".into() } else { format!("worth w{worth}") };
        Some(view! {
            <li><button class="leg can" on:click=move |_| frame.offer(any(action))>
                <span class=class>{worth}</span><span class="nm">{move || cities(frame, &sees.get(), card)}</span>
            </button></li>
        })
    }).collect();
    view! {
        <header><h2>{move || frame.word("web-js-which-flight")}</h2><CloseChoice/></header>
        <ul class="legs flights">{each}</ul>
    }
}

/// The two decks, as the backs of their cards.
#[component]
fn Rows(actions: Vec<Action>) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let each: Vec<_> = actions
        .into_iter()
        .filter_map(|action| {
            let Action::TurnUp { deck } = action else { return None };
            let key = if deck == Deck::Short { "web-js-short" } else { "web-js-long" };
            let left = sees.0.get_untracked().deck_sizes[deck.index()];
            Some(view! {
                <li><button class="leg can" on:click=move |_| frame.offer(any(action))>
                    <span class="worth w3">{left}</span><span class="nm">{move || frame.word(key)}</span>
                    <b>{move || euros(frame, sees.get().cost(action).total())}</b>
                </button></li>
            })
        })
        .collect();
    view! {
        <header><h2>{move || frame.word("web-js-turn-up")}</h2><CloseChoice/></header>
        <ul class="legs">{each}</ul>
    }
}
