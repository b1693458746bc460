//! Going back further than one may alone: somebody asks, everyone answers, and all see who has agreed. Only at tables of
//! the server that agreed on it.

use super::{Frame, Icon, Shape};
use game::{Note, Seat};
use leptos::prelude::*;
use wire::{Asked, Stage};

/// The most moves that can be asked for at once.
const MOST: u32 = 20;

impl Frame {
    /// Whether whoever looks may ask everyone to go back; followed.
    pub(super) fn may_ask_back(self) -> bool {
        let agreed = self
            .link
            .table
            .with(|table| table.as_ref().is_some_and(|table| table.consent && table.stage == Stage::Running));
        agreed && self.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.me.is_some()))
    }
}

/// The question, while one is open or about to be asked. `asking` is so while somebody here chooses how far.
#[component]
pub(super) fn GoingBack(asking: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let shown = move || match frame.link.asked.get() {
        Some(asked) => Some(question(frame, asked)),
        None if asking.get() && frame.may_ask_back() => Some(view! { <Ask asking=asking/> }.into_any()),
        None => None,
    };
    view! { {shown} }
}

/// How far is to be gone back.
#[component]
fn Ask(asking: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let count = RwSignal::new(1u32);
    let (least, most) = (move || count.get() == 1, move || count.get() == MOST);
    let ask = move |_| {
        asking.set(false);
        frame.link.ask_back(count.get_untracked());
    };
    view! {
        <section class="goback" role="dialog" aria-label=move || frame.word("web-ask-back")>
            <header><h2>{move || frame.word("web-ask-back")}</h2>
                <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| asking.set(false)><Icon name="close"/></button>
            </header>
            <p class="far">
                <button class="sq" aria-label=move || frame.word("web-back-fewer") disabled=least
                    on:click=move |_| count.update(|count| *count -= 1)>"−"</button>
                <b role="status">{move || frame.say(&Note::new("web-back-count").number("count", count.get()))}</b>
                <button class="sq" aria-label=move || frame.word("web-back-more") disabled=most
                    on:click=move |_| count.update(|count| *count += 1)>"+"</button>
            </p>
            <footer><button class="yes" on:click=ask>{move || frame.word("web-back-ask")}</button></footer>
        </section>
    }
}

/// Who asks, who has agreed, and the answer of whoever looks.
fn question(frame: Frame, asked: Asked) -> AnyView {
    let Asked { row, by, count, agreed } = asked;
    let says = move || frame.say(&Note::new("web-back-asked").seat(by).number("count", count));
    let people = move || {
        let Some(seen) = frame.link.seen.get() else { return Vec::new() };
        let people = Seat::all(seen.seats()).filter(|&seat| !seen.is_bot(seat));
        people.map(|seat| answer(frame, seat, agreed.has(seat))).collect()
    };
    let me = frame.link.seen.with_untracked(|seen| seen.as_ref().and_then(|seen| seen.me));
    let answers = me.map(|me| {
        let no = if me == by { "web-back-withdraw" } else { "web-back-refuse" };
        let yes = (!agreed.has(me)).then(|| {
            view! { <button class="yes" on:click=move |_| frame.link.answer(row, true)>{move || frame.word("web-back-agree")}</button> }
        });
        view! {
            <footer>{yes}<button class="no" on:click=move |_| frame.link.answer(row, false)>{move || frame.word(no)}</button></footer>
        }
    });
    view! {
        <section class="goback" role="alertdialog" aria-label=move || frame.word("web-ask-back")>
            <p role="status">{says}</p>
            <ul>{people}</ul>
            {answers}
        </section>
    }
    .into_any()
}

fn answer(frame: Frame, seat: Seat, agreed: bool) -> AnyView {
    let key = if agreed { "web-back-agreed" } else { "web-back-open" };
    view! {
        <li class:agreed=agreed><Shape seat=seat size=14/><span>{move || frame.name(seat)}</span>
            <small>{agreed.then(|| view! { <Icon name="check" size=14/> })}{move || frame.word(key)}</small></li>
    }
    .into_any()
}
