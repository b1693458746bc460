//! The screen of a game: everything in its place, on a desktop and on a phone.

use super::Frame;
use super::actions::{Choices, Everything};
use super::bar::Bar;
use super::curtain::Curtain;
use super::end::End;
use super::log::Log;
use super::map::MapFrame;
use super::notice::Notice;
use super::players::Players;
use crate::games;
use crate::link::Link;
use leptos::prelude::*;

/// What a phone shows below the map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Hand,
    Market,
    Players,
    Log,
}

const TABS: [(Tab, &str, &str); 4] = [
    (Tab::Hand, "hand", "web-tab-hand"),
    (Tab::Market, "market", "web-tab-market"),
    (Tab::Players, "players", "web-players"),
    (Tab::Log, "log", "web-log"),
];

/// The screen of a game.
#[component]
pub(crate) fn Screen(link: Link) -> impl IntoView {
    let frame = Frame::new(link);
    provide_context(frame);
    let ready = Memo::new(move |_| frame.seen().is_some());
    move || ready.get().then(|| view! { <Ready/> })
}

#[component]
fn Ready() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let seen = frame.link.seen.get_untracked().expect("shown only once something was seen");
    games::provide(&seen, frame);
    let (title, seats, size) = (seen.view.board().title(), seen.seats(), games::size(&seen));
    let tab = RwSignal::new(Tab::Hand);
    keys(frame);
    // What was begun is void once the table went on.
    Effect::new(move |before: Option<usize>| {
        let rows = frame.seen().map_or(0, |seen| seen.rows);
        if before.is_some_and(|before| before != rows) {
            frame.chosen.set(None);
            frame.choices.set(Vec::new());
        }
        rows
    });
    Effect::new(move |_| {
        let Some(seen) = frame.seen() else { return };
        let mark = if seen.is_mine() { "● " } else { "" };
        document().set_title(&format!("{mark}Skyrail: {}", frame.speech.title(title)));
    });
    on_cleanup(|| document().set_title("Skyrail"));
    let tabs: Vec<_> = TABS.into_iter().map(|(which, _, key)| view! {
        <button role="tab" aria-selected=move || (tab.get() == which).to_string() on:click=move |_| tab.set(which)>
            {move || frame.word(key)}
        </button>
    }).collect();
    let name = move || TABS.iter().find(|(which, ..)| *which == tab.get()).map_or("", |(_, name, _)| name);
    view! {
        <div class="game" data-title=title.name() data-tab=name>
            <Bar title=title/>
            <main class="stage">
                <MapFrame size=size><games::Map title=title/></MapFrame>
                <games::Over title=title/>
                <Choices/>
                <Notice title=title/>
            </main>
            <nav class="tabs" role="tablist">{tabs}</nav>
            <aside class="panel"><games::Panel title=title/></aside>
            <aside class="side"><Players title=title seats=seats/><Log/></aside>
            <section class="dock"><games::Dock title=title/></section>
            <Everything/>
            <Curtain/>
            <End title=title/>
        </div>
    }
}

/// L lists what may be done, U takes back, Enter confirms, Escape drops what was begun.
fn keys(frame: Frame) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = document().active_element().is_some_and(|element| element.tag_name() == "INPUT");
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" => frame.drop_it(),
            "l" | "L" if !typing => {
                event.prevent_default();
                frame.listed.update(|open| *open = !*open);
            }
            "u" | "U" if !typing => frame.link.undo(1),
            "Enter" if !typing && frame.chosen.get_untracked().is_some() => {
                let on_button =
                    document().active_element().is_some_and(|element| element.tag_name() == "BUTTON");
                if !on_button {
                    frame.confirm();
                }
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
