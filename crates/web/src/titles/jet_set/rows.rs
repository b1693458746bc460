//! The departures board: both rows, and the Vacation cards.

use super::Sees;
use super::boarding_pass::BoardingPass;
use super::selection::{is_marked, may, press};
use crate::frame::Frame;
use ::jet_set::numbers::VACATIONS;
use ::jet_set::{Action, Deck};
use game::Note;
use leptos::prelude::*;

/// The card with the palm.
pub(super) const VACATION: &str = "<svg viewBox=\"0 0 84 92\" aria-hidden=\"true\"><rect width=\"84\" height=\"92\" fill=\"#f4c571\"/>\
    <circle cx=\"56\" cy=\"34\" r=\"17\" fill=\"#e2603c\"/><rect y=\"56\" width=\"84\" height=\"36\" fill=\"#1b7482\"/>\
    <path d=\"M0 64H84M10 72H60\" stroke=\"#5fb0b3\" stroke-width=\"2.5\"/><path d=\"M0 92C8 74 40 72 52 92Z\" fill=\"#fdeec4\"/>\
    <path d=\"M24 84C24 62 26 48 32 38\" fill=\"none\" stroke=\"#6d3b2a\" stroke-width=\"4\"/>\
    <path d=\"M32 38C22 26 10 30 6 40C16 34 24 36 32 38C24 44 20 52 22 60C28 52 32 46 32 38C40 40 46 46 46 56C50 44 44 38 32 38\
    C40 30 50 30 56 38C54 26 42 24 32 38C32 28 26 20 18 20C24 26 28 32 32 38Z\" fill=\"#2c7a57\"/></svg>";

/// The departures board.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let many = move || {
        let view = sees.get();
        Deck::BOTH.iter().map(|&deck| view.row(deck).count()).sum::<usize>() > 12
    };
    let out = Memo::new(move |_| sees.get().vacations);
    let spaces = move || {
        (1..=VACATIONS)
            .map(|nth| {
                if out.get() >= nth {
                    view! { <i class="sun" inner_html=VACATION></i> }.into_any()
                } else {
                    view! { <i class="sun none">{nth}</i> }.into_any()
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div class="js-rows" class:many=many>
            <Row deck=Deck::Short/>
            <Row deck=Deck::Long/>
            <div class="vacation">
                {spaces}
                <p><b>{move || frame.say(&Note::new("web-js-vacation").number("count", out.get()).number("most", VACATIONS))}</b>
                {move || frame.word(if sees.get().has_decks() { "web-js-vacation-early" } else { "web-js-vacation-late" })}</p>
            </div>
        </div>
    }
}

#[component]
fn Row(deck: Deck) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let action = Action::TurnUp { deck };
    let key = match deck {
        Deck::Short => "web-js-short",
        Deck::Long => "web-js-long",
    };
    let count = move || {
        let view = sees.get();
        let count = view.row(deck).count() as i64;
        frame.say(&if view.has_decks() {
            Note::new("web-js-row")
                .number("count", count)
                .number("most", view.row_limits().1 as i64)
                .number("cards", view.deck_sizes[deck.index()])
        } else {
            Note::new("web-js-row-late").number("count", count)
        })
    };
    let each = move || sees.get().row(deck).collect::<Vec<_>>();
    let price = Memo::new(move |_| sees.get().cost(action).total());
    let words = move || match price.get() {
        0 => frame.word("web-js-turn-up"),
        price => frame.say(&Note::new("web-js-turn-up-pay").number("price", price)),
    };
    let can = Memo::new(move |_| may(&sees.get(), action));
    let turn_up = move || {
        sees.get().has_decks().then(|| view! {
            <button class="up" class:can=move || can.get() class:chosen=move || is_marked(frame, action) on:click=move |_| press(frame, sees, action)>{words}</button>
        })
    };
    view! {
        <section>
            <header><h2>{move || frame.word(key)}</h2><span>{count}</span>{turn_up}</header>
            <ul>
                <For each=each key=|flight| flight.0
                    children=move |flight| view! { <BoardingPass flight=flight/> }/>
            </ul>
        </section>
    }
}
