//! The top bar: what is asked of whom, as a sentence; clocks, undo, menu.

use super::clock::Clocks;
use super::short_text::asked;
use super::{Frame, Icon, layer};
use crate::route::{Page, Route, To};
use catalog::Title;
use game::Note;
use leptos::prelude::*;

/// The top bar.
#[component]
pub(super) fn Bar(title: Title, asking: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let menu = RwSignal::new(false);
    let undoable = Memo::new(move |_| frame.seen().map_or(0, |seen| seen.undoable));
    let hints = Memo::new(move |_| frame.may_hint());
    let watches = Memo::new(move |_| frame.watches());
    layer(menu.into(), ".menu", move || menu.set(false));
    let undo_label = move || frame.say(&Note::new("web-undo-count").number("count", undoable.get()));
    view! {
        <header class="top">
            <To page=Page::Start class="brand">
                <svg width="34" height="30" viewBox="0 0 34 30" aria-hidden="true">
                    <path d="M2 22 30 4Q33 3 32 6L22 28 18 19Z" fill="var(--lit)"/>
                    <path d="M18 19 30 5 13 17Z" fill="var(--bar)" opacity=".55"/>
                    <path d="M2 27H14" stroke="var(--accent)" stroke-width="3"/>
                </svg>
                <span><b>"Skyrail"</b><small>{move || frame.speech.title(title)}</small></span>
            </To>
            <Prompt/>
            <div class="tools">
                {move || watches.get().then(|| view! { <span class="watching">{frame.word("web-watching")}</span> })}
                <Clocks/>
                <button class="btn" disabled=move || undoable.get() == 0 on:click=move |_| frame.link.undo(1)
                    aria-label=undo_label title=undo_label>
                    <Icon name="undo"/><span class="wide">{move || frame.word("web-undo")}</span>
                </button>
                {move || hints.get().then(|| view! {
                    <button class="btn sq hint" aria-label=move || frame.word("web-hint") title=move || frame.word("web-hint")
                        aria-pressed=move || frame.hints.open.get().to_string() on:click=move |_| frame.toggle_hint()>
                        <Icon name="hint"/>
                    </button>
                })}
                <button class="btn sq list" aria-label=move || frame.word("web-list-all") title=move || frame.word("web-list-all")
                    on:click=move |_| frame.listed.update(|open| *open = !*open)>
                    <Icon name="list"/>
                </button>
                <button class="btn sq" aria-expanded=move || menu.get().to_string()
                    aria-label=move || frame.word("web-menu") on:click=move |_| menu.update(|open| *open = !*open)>
                    <Icon name="menu"/>
                </button>
            </div>
            <Show when=move || menu.get()><Menu title=title menu=menu asking=asking/></Show>
        </header>
    }
}

/// What is asked.
#[component]
fn Prompt() -> impl IntoView {
    let frame = expect_context::<Frame>();
    // Nothing is asked of whoever has just answered.
    let mine = move || !frame.is_doing() && frame.seen().is_some_and(|seen| seen.is_mine());
    let said = move || match frame.told() {
        Some(told) => told.into_any(),
        None => frame.seen().map(|seen| asked(frame, &seen.view.ask())).into_any(),
    };
    view! { <h1 class="ask" class:mine=mine><span role="status">{said}</span></h1> }
}

#[component]
fn Menu(title: Title, menu: RwSignal<bool>, asking: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let route = expect_context::<Route>();
    // The page that comes takes the place of the menu, so the way back leads to the game.
    let go = move |page: Page| {
        route.go(page);
        menu.set(false);
    };
    let save = move |_| {
        menu.set(false);
        if let Some(record) = frame.link.record() {
            let name = format!("{}.skyrail", title.name());
            crate::browser::download(&name, "text/plain", &record.write());
        }
    };
    let sound = frame.settings.sound;
    let back = move |_| {
        menu.set(false);
        frame.look(Some(usize::MAX));
    };
    let ask = move |_| {
        menu.set(false);
        asking.set(true);
    };
    view! {
        <ul class="menu">
            <li><button on:click=move |_| go(Page::Rules(title, None))>{move || frame.word("web-rulebook")}</button></li>
            <li><button on:click=back>{move || frame.word("web-look-back")}</button></li>
            {move || frame.may_ask_back().then(|| view! {
                <li><button class="ask-back" on:click=ask>{move || frame.word("web-ask-back")}</button></li>
            })}
            <li><button aria-pressed=move || sound.get().to_string() on:click=move |_| sound.update(|on| *on = !*on)>
                {move || if sound.get() { view! { <Icon name="sound"/> } } else { view! { <Icon name="mute"/> } }}
                {move || frame.word("web-sound")}": "{move || frame.word(if sound.get() { "web-on" } else { "web-off" })}
            </button></li>
            <li><button on:click=save>{move || frame.word("web-save-record")}</button></li>
            <li><button on:click=move |_| go(Page::Settings)>{move || frame.word("web-settings")}</button></li>
            <li><button on:click=move |_| go(Page::Start)>{move || frame.word("web-leave")}</button></li>
            <li class="langs"><crate::pages::Languages/></li>
        </ul>
    }
}
