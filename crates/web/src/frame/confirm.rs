//! What waits for its confirmation: what will happen, in words, beside what was clicked.

use super::Frame;
use super::beside::place;
use crate::titles;
use leptos::prelude::*;

/// The question, while there is something to confirm.
#[component]
pub(super) fn Confirm() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let shown = Memo::new(move |_| frame.chosen.get().filter(|_| frame.looked.get().is_none()));
    // Whoever chose by a key is at the answer at once, wherever the map has taken the focus.
    let yes = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(yes) = yes.get() {
            let _seen = yes.focus();
        }
    });
    move || {
        let action = shown.get()?;
        let seen = frame.link.seen.get_untracked()?;
        let last = titles::is_final(&seen.view, action);
        Some(view! {
            <section class="by-click to-confirm" role="group" aria-label=move || frame.word("web-confirm") style=place(frame)>
                <p role="status">{move || frame.describe(action)}</p>
                {last.then(|| view! { <small>{move || frame.word("web-confirm-last")}</small> })}
                <footer>
                    <button class="quiet drop" on:click=move |_| frame.drop_it()>{move || frame.word("web-drop")}</button>
                    <button class="yes" node_ref=yes on:click=move |_| frame.confirm()>{move || frame.word("web-confirm")}</button>
                </footer>
            </section>
        })
    }
}
