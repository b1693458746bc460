//! The own hand, grouped and counted, what is asked beside the map, and the own tickets.

use super::tickets::Tickets;
use super::{Sees, art, coat_key, color_key, hand, wrap};
use crate::frame::Frame;
use crate::sort;
use ::ticket_to_ride_germany::{Action, Card, Route, View};
use catalog::AnyAction;
use game::Note;
use leptos::prelude::*;

/// The hand and the tickets.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    view! {
        <div class="tray">
            <section class="own"><Hand/><Asked/></section>
            <section class="mine"><Tickets/></section>
        </div>
    }
}

/// What is held: locomotives first, then by count.
pub(super) fn ordered(view: &View) -> Vec<(Card, u8)> {
    let mut held: Vec<(Card, u8)> = hand(view).iter().filter(|&(_, count)| count > 0).collect();
    sort::by_key(&mut held, |&(card, count)| (card != Card::LOCOMOTIVE, std::cmp::Reverse(count)));
    held
}

#[component]
fn Hand() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let held = Memo::new(move |_| ordered(&view.get()));
    let total = move || held.with(|held| held.iter().map(|&(_, count)| i64::from(count)).sum::<i64>());
    let fans = move || {
        let held = held.get();
        // The more kinds there are, the smaller and closer they lie.
        let (wide, step) = match held.len() {
            0..=4 => (68, 11),
            5 => (62, 8),
            6 => (54, 6),
            7 => (46, 5),
            _ => (40, 3),
        };
        held.into_iter().map(|(card, count)| {
            // No more than four lie over each other; the number tells the rest.
            let shown = count.min(4);
            let card_at = |nth| format!(r#"<span style="--n:{nth}">{}</span>"#, art::card(card, wide));
            let cards = (0..shown).map(card_at).collect::<Vec<_>>().concat();
            view! {
                <li style=format!("--of:{shown};--w:{wide}px;--step:{step}px") class:chosen=move || pays(frame, card)>
                    <div class="fan" inner_html=cards></div>
                    <p><b>{count}</b>{move || frame.word(color_key(card))}</p>
                </li>
            }
        }).collect::<Vec<_>>()
    };
    view! {
        <header class="ph"><h2>{move || frame.word("web-tg-hand")}</h2>
            <span>{move || frame.say(&Note::new("web-tg-cards-count").number("cards", total()))}</span></header>
        <ul class="hand" tabindex="0">{fans}</ul>
    }
}

/// Whether the claim that waits for its confirmation is paid with this card.
fn pays(frame: Frame, card: Card) -> bool {
    match frame.marked() {
        Some(AnyAction::TicketToRideGermany(Action::Claim { color, cards, locomotives, .. })) => {
            card == color && cards > 0 || card == Card::LOCOMOTIVE && locomotives > 0
        }
        _ => false,
    }
}

/// What is asked and has no place on the map: passengers, passing; else how much of the map is open.
#[component]
fn Asked() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let asked = Memo::new(move |_| {
        let asks = |action: &Action| matches!(action, Action::Passenger { .. } | Action::Pass);
        let mut asked: Vec<Action> = view.get().legal.iter().copied().filter(asks).collect();
        // Nobody comes last.
        sort::by_key(&mut asked, |action| matches!(action, Action::Passenger { color: None, .. }));
        asked
    });
    let claimable = Memo::new(move |_| {
        let mut routes: Vec<Route> = view.get().legal.iter().filter_map(|action| action.route()).collect();
        routes.dedup();
        routes.sort_unstable();
        routes.dedup();
        routes.len()
    });
    let buttons = move || {
        asked.get().into_iter().map(|action| {
            let mark = match action {
                Action::Passenger { color: Some(color), .. } => art::pawn(color, 26),
                _ => String::new(),
            };
            let word = move || match action {
                Action::Passenger { color: Some(color), .. } => frame.word(coat_key(color)),
                Action::Passenger { color: None, .. } => frame.word("web-tg-nobody"),
                _ => frame.describe(wrap(action)),
            };
            view! {
                <li><button class="can" class:chosen=move || frame.marked() == Some(wrap(action))
                    aria-label=move || frame.describe(wrap(action)) on:click=move |_| frame.offer(wrap(action))>
                    <span inner_html=mark></span>{word}
                </button></li>
            }
        }).collect::<Vec<_>>()
    };
    view! {
        <ul class="asked" class:none=move || asked.with(Vec::is_empty)>{buttons}</ul>
        <p class="open" class:none=move || !asked.with(Vec::is_empty)>
            <i class:none=move || claimable.get() == 0></i>
            <span>{move || frame.say(&Note::new("web-tg-claimable").number("routes", claimable.get() as i64))}</span>
            <button on:click=move |_| frame.listed.set(true)>{move || frame.word("web-list-all")}<kbd>"L"</kbd></button>
        </p>
    }
}
