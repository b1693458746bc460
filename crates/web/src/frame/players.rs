//! The players in turn order, with all that is open about them.

use super::clock::Clock;
use super::{Drawer, Frame, Icon, Shape};
use crate::language::level;
use crate::titles;
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
    let nameless = Memo::new(move |_| {
        frame.is_you(seat) && !frame.is_online() && frame.settings.name.with(String::is_empty)
    });
    let moves = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.turn.is(seat)));
    let bot = Memo::new(move |_| {
        frame.seen().filter(|seen| seen.is_bot(seat)).map(|seen| seen.sitters[seat.index()].kind.clone())
    });
    view! {
        <article class="pl" class:me=move || me.get() class:moves=move || moves.get() data-seat=seat.index() style=format!("--seat:var(--p{})", seat.index() + 1)>
            <header>
                <Shape seat=seat size=18/>
                <h3>{move || if nameless.get() { frame.name(seat) } else { frame.own_name(seat) }}</h3>
                {move || (me.get() && !nameless.get()).then(|| view! { <span class="you">{frame.word("web-you")}</span> })}
                {move || bot.get().map(|kind| view! { <span class="bot">{level(frame.speech, &kind)}</span> })}
                <Clock seat=seat/>
                {move || moves.get().then(|| view! { <span class="now">{frame.word("web-to-move")}</span> })}
            </header>
            <titles::Player title=title seat=seat/>
        </article>
    }
}

/// All players in one line, for a small screen: a touch unfolds what is open about them.
#[component]
pub(super) fn Strip(title: Title, seats: usize) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let open = move || frame.drawer.get() == Drawer::Players;
    let each = Seat::all(seats).map(|seat| {
        let me = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.me == Some(seat)));
        let moves = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.turn.is(seat)));
        view! {
            <span class="one" class:me=move || me.get() class:moves=move || moves.get() style=format!("--seat:var(--p{})", seat.index() + 1)>
                <Shape seat=seat size=14/>
                <b>{move || frame.name(seat)}</b>
                <span class="brief"><titles::Brief title=title seat=seat/></span>
            </span>
        }
    });
    let each: Vec<_> = each.collect();
    let toggle = move |_| {
        frame.drawer.update(|drawer| {
            *drawer = if *drawer == Drawer::Players { Drawer::Closed } else { Drawer::Players }
        });
    };
    view! {
        <button class="strip" aria-expanded=move || open().to_string() on:click=toggle>
            <span class="sr">{move || frame.word("web-players")}": "</span>
            {each}
            <Icon name="down" size=16/>
        </button>
    }
}
