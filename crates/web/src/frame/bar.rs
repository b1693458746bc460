//! The top bar: what is asked of whom, as a sentence; clock, undo, confirm, menu.

use super::line::asked;
use super::{Frame, Icon};
use crate::route::{Page, Route, To};
use catalog::Title;
use game::Note;
use leptos::prelude::*;

/// The top bar.
#[component]
pub(super) fn Bar(title: Title) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let menu = RwSignal::new(false);
    let undoable = Memo::new(move |_| frame.seen().map_or(0, |seen| seen.undoable));
    let hints = Memo::new(move |_| frame.may_hint());
    let watches = Memo::new(move |_| frame.watches());
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
                <Clock/>
                <button class="btn" disabled=move || undoable.get() == 0 on:click=move |_| frame.link.undo(1)
                    aria-label=undo_label title=undo_label>
                    <Icon name="undo"/><span class="wide">{move || frame.word("web-undo")}</span>
                </button>
                <button class="btn pri" class:go=move || frame.chosen.get().is_some()
                    disabled=move || frame.chosen.get().is_none() on:click=move |_| frame.confirm()>
                    {move || frame.word("web-confirm")}
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
            <Show when=move || menu.get()><Menu title=title menu=menu/></Show>
        </header>
    }
}

/// What is asked, or what waits for its confirmation.
#[component]
fn Prompt() -> impl IntoView {
    let frame = expect_context::<Frame>();
    // Nothing is asked of whoever has just answered.
    let mine = move || !frame.is_doing() && frame.seen().is_some_and(|seen| seen.is_mine());
    let said = move || match (frame.told(), frame.chosen.get()) {
        (Some(told), _) => told.into_any(),
        (None, Some(action)) => frame.describe(action).into_any(),
        (None, None) => frame.seen().map(|seen| asked(frame, &seen.view.ask())).into_any(),
    };
    let drops = move || frame.chosen.get().is_some() && frame.looked.get().is_none();
    view! {
        <h1 class="ask" class:mine=mine>
            <span role="status">{said}</span>
            {move || drops().then(|| view! {
                <button class="drop" on:click=move |_| frame.drop_it()>{frame.word("web-drop")}</button>
            })}
        </h1>
    }
}

/// What is left of the time of whoever is to move.
#[component]
fn Clock() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let tick = RwSignal::new(0u32);
    let beat =
        set_interval_with_handle(move || tick.update(|beat| *beat += 1), std::time::Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(beat) = beat {
            beat.clear();
        }
    });
    let left = move || {
        tick.track();
        let seen = frame.seen()?;
        let (at, clocks) = seen.clocks.clone()?;
        let mover = seen.turn.first()?;
        let left = (clocks.get(mover.index())? - (crate::browser::now() - at)).max(0.0) as u64 / 1000;
        Some(format!("{}:{:02}", left / 60, left % 60))
    };
    move || left().map(|left| view! { <span class="clock"><Icon name="clock"/>{left}</span> })
}

#[component]
fn Menu(title: Title, menu: RwSignal<bool>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let route = expect_context::<Route>();
    let go = move |page: Page| {
        menu.set(false);
        route.go(page);
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
    view! {
        <ul class="menu">
            <li><button on:click=move |_| go(Page::Rules(title, None))>{move || frame.word("web-rulebook")}</button></li>
            <li><button on:click=back>{move || frame.word("web-look-back")}</button></li>
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
