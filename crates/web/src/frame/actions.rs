//! All that may be done, as lists: the few actions a click could mean, and all of them with a filter. The second is
//! also the way to play for whoever does not see the map.
//!
//! A title may draw a choice with its own cards and pieces; a list of sentences is what is left.

use super::beside::place;
use super::{Frame, Icon};
use crate::titles;
use catalog::{AnyAction, Title};
use leptos::prelude::*;

/// The actions that a click could mean: beside what was clicked on a wide screen, under the thumb on a phone.
#[component]
pub(super) fn Choices(title: Title) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let open = Memo::new(move |_| !frame.choices.with(Vec::is_empty));
    let body = move || {
        let actions = frame.choices.get();
        if actions.is_empty() {
            return None;
        }
        let drawn = titles::chooser(title, actions).map(|drawn| {
            view! {
                <div class="by-click choices drawn" style=place(frame) role="dialog" aria-label=move || frame.word("web-choose")>
                    {drawn}
                </div>
            }
            .into_any()
        });
        Some(drawn.unwrap_or_else(|| view! {
            <div class="by-click choices" style=place(frame) role="dialog" aria-label=move || frame.word("web-choose")>
                <header><h2>{move || frame.word("web-choose")}</h2>
                    <CloseChoice/>
                </header>
                <List actions=Signal::derive(move || frame.choices.get())/>
            </div>
        }.into_any()))
    };
    view! { <Show when=move || open.get()>{body}</Show> }
}

/// All that may be done.
#[component]
pub(super) fn Everything() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <Show when=move || frame.listed.get()>
            <Filtered/>
        </Show>
    }
}

#[component]
fn Filtered() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let words = RwSignal::new(String::new());
    let input = NodeRef::<leptos::html::Input>::new();
    Effect::new(move |_| {
        if let Some(input) = input.get() {
            let _seen = input.focus();
        }
    });
    let actions = Signal::derive(move || {
        let Some(seen) = frame.seen() else { return Vec::new() };
        let wanted: Vec<String> =
            game::in_large(&words.get()).split_whitespace().map(str::to_string).collect();
        let fits = |action: &AnyAction| {
            let text = game::in_large(&frame.describe(*action));
            wanted.iter().all(|word| text.contains(word))
        };
        seen.view.legal().into_iter().filter(fits).collect::<Vec<_>>()
    });
    view! {
        <div class="everything" role="dialog" aria-modal="true" aria-label=move || frame.word("web-list-all")>
            <header>
                <h2>{move || frame.word("web-list-all")}</h2>
                <input node_ref=input type="search" placeholder=move || frame.word("web-filter")
                    aria-label=move || frame.word("web-filter") prop:value=move || words.get()
                    on:input:target=move |event| words.set(event.target().value())/>
                <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| frame.listed.set(false)><Icon name="close"/></button>
            </header>
            <List actions=actions/>
        </div>
    }
}

#[component]
fn List(actions: Signal<Vec<AnyAction>>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <ul class="acts">
            {move || actions.get().into_iter().map(|action| view! {
                <li><button on:click=move |_| frame.offer(action)>{frame.describe(action)}</button></li>
            }).collect::<Vec<_>>()}
        </ul>
        {move || actions.with(Vec::is_empty).then(|| view! { <p class="none">{frame.word("web-no-moves")}</p> })}
    }
}

/// Closes what was opened to choose from.
#[component]
pub(crate) fn CloseChoice() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! { <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| frame.drop_it()><Icon name="close"/></button> }
}
