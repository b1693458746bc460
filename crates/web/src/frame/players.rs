//! The players in turn order, with all that is open about them.

use super::{Frame, Shape};
use crate::games;
use catalog::Title;
use game::Seat;
use leptos::prelude::*;

/// The players.
#[component]
pub(super) fn Players(title: Title, seats: usize) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let panels: Vec<_> = Seat::all(seats).map(|seat| view! { <Panel title=title seat=seat/> }).collect();
    view! {
        // It may be longer than its place, and holds nothing else that keys could reach.
        <section class="players" tabindex="0">
            <header class="ph"><h2>{move || frame.word("web-players")}</h2></header>
            {panels}
        </section>
    }
}

#[component]
fn Panel(title: Title, seat: Seat) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let me = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.me == Some(seat)));
    // Who gave no name is called you, and needs no second word for it.
    let nameless =
        Memo::new(move |_| me.get() && !frame.is_online() && frame.settings.name.with(String::is_empty));
    let moves = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.turn.is(seat)));
    let bot = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.is_bot(seat)));
    view! {
        <article class="pl" class:me=move || me.get() class:moves=move || moves.get() data-seat=seat.index() style=format!("--seat:var(--p{})", seat.index() + 1)>
            <header>
                <Shape seat=seat size=18/>
                <h3>{move || if nameless.get() { frame.label(seat) } else { frame.name(seat) }}</h3>
                {move || (me.get() && !nameless.get()).then(|| view! { <span class="you">{frame.word("web-you")}</span> })}
                {move || bot.get().then(|| view! { <span class="bot">{frame.word("web-bot")}</span> })}
                {move || moves.get().then(|| view! { <span class="now">{frame.word("web-to-move")}</span> })}
            </header>
            <games::Player title=title seat=seat/>
        </article>
    }
}
