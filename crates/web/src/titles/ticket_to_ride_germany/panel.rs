//! What can be drawn: five face-up cards, the deck, short and long tickets.

use super::{Sees, art, color_key, wrap};
use crate::frame::Frame;
use crate::sort;
use ::ticket_to_ride_germany::numbers::ROW;
use ::ticket_to_ride_germany::{Action, Kind, Mix, Module, View};
use game::Note;
use leptos::prelude::*;

/// Cards and tickets to draw.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let two = expect_context::<Sees>().0.get_untracked().board.has(Module::TwoDecks);
    let cards: Vec<_> = (0..ROW).map(|slot| view! { <FaceUp place=slot/> }).collect();
    view! {
        <header class="ph"><h2>{move || frame.word("web-tg-draw")}</h2><span>{move || frame.word("web-tg-draw-rule")}</span></header>
        <div class="face">{cards}</div>
        <div class="decks">
            <Deck/>
            <Tickets kind=Kind::Short/>
            {two.then(|| view! { <Tickets kind=Kind::Long/> })}
        </div>
    }
}

/// Does an action if it may be done, or says why not.
fn try_it(frame: Frame, action: Action) {
    frame.notice.set(None);
    frame.offer(wrap(action));
}

fn is_chosen(frame: Frame, wanted: impl Fn(Action) -> bool) -> bool {
    matches!(frame.marked(), Some(catalog::AnyAction::TicketToRideGermany(action)) if wanted(action))
}

/// A face-up card. It is a new one, and comes in anew, whenever its colour changes.
#[component]
fn FaceUp(place: usize) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let card = Memo::new(move |_| view.get().row[place]);
    let can = Memo::new(move |_| {
        let view = view.get();
        view.row[place].is_some_and(|card| view.legal.contains(&Action::Take { card }))
    });
    move || match card.get() {
        None => view! { <span class="gap"></span> }.into_any(),
        Some(card) => {
            let action = Action::Take { card };
            let label = move || format!("{} {}", frame.describe(wrap(action)), place + 1);
            view! {
                <button class="up" class:can=move || can.get() aria-label=label title=move || frame.word(color_key(card))
                    class:chosen=move || is_chosen(frame, |chosen| chosen == action)
                    on:click=move |_| try_it(frame, action) inner_html=art::card(card, 68)></button>
            }
            .into_any()
        }
    }
}

#[component]
fn Deck() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let can = Memo::new(move |_| view.get().legal.contains(&Action::Draw));
    let left = Memo::new(move |_| view.get().deck_size);
    view! {
        <button class="dk" class:can=move || can.get() title=move || frame.describe(wrap(Action::Draw))
            class:chosen=move || is_chosen(frame, |chosen| chosen == Action::Draw)
            on:click=move |_| try_it(frame, Action::Draw)>
            <span inner_html=move || art::deck(left.get())></span>
            <span><b>{move || frame.word("web-tg-deck")}</b>{move || frame.word("web-tg-deck-top")}</span>
        </button>
    }
}

/// How many tickets of a kind are left.
fn left(view: &View, kind: Kind) -> usize {
    let deck = &view.decks[kind as usize];
    deck.size as usize + deck.bottom.len()
}

/// A deck of tickets; a click offers the mixes, those with most of this kind first.
#[component]
fn Tickets(kind: Kind) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let mixes = move |view: &View| {
        let mut mixes: Vec<Mix> = view
            .legal
            .iter()
            .filter_map(|action| if let Action::Tickets { mix } = action { Some(*mix) } else { None })
            .collect();
        sort::by_key(&mut mixes, |mix| {
            std::cmp::Reverse(if kind == Kind::Short { mix.short } else { mix.long })
        });
        mixes
    };
    let can = Memo::new(move |_| !mixes(&view.get()).is_empty());
    let count = Memo::new(move |_| left(&view.get(), kind));
    let board = view.0.get_untracked().board;
    let values = network::Bits(board.kind(kind)).map(|ticket| board.tickets[ticket].points);
    let (least, most) = values.fold((u8::MAX, 0), |(low, high), points| (low.min(points), high.max(points)));
    let name = move || {
        frame.word(match kind {
            _ if !board.has(Module::TwoDecks) => "picture-tickets",
            Kind::Short => "web-tg-short",
            Kind::Long => "web-tg-long",
        })
    };
    let worth =
        move || frame.say(&Note::new("web-tg-worth").number("least", least.min(most)).number("most", most));
    let click = move |_| {
        let view = view.0.get_untracked();
        let mixes = mixes(&view);
        if mixes.is_empty() {
            let short = (left(&view, Kind::Short) as u8).min(board.offer);
            frame.drop_it();
            frame.explain(wrap(Action::Tickets { mix: Mix { short, long: board.offer - short } }));
        } else {
            frame.pick(mixes.into_iter().map(|mix| wrap(Action::Tickets { mix })).collect());
        }
    };
    view! {
        <button class="dk" class:can=move || can.get() on:click=click
            class:chosen=move || is_chosen(frame, |chosen| matches!(chosen, Action::Tickets { .. }))>
            <span inner_html=move || art::tickets(kind == Kind::Long, count.get())></span>
            <span><b>{name}</b>{worth}</span>
        </button>
    }
}
