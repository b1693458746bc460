//! Why something was not possible, with the rule it rests on; and that the server is not there, while it is not.

use super::{Frame, Icon};
use crate::route::{Page, To};
use catalog::Title;
use leptos::prelude::*;

/// The last refusal.
#[component]
pub(super) fn Notice(title: Title) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let note = move || frame.notice.get().or_else(|| frame.link.refusal.get());
    let close = move |_| {
        frame.notice.set(None);
        frame.link.refusal.set(None);
    };
    view! {
        <div class="notice" role="alert">
            {move || frame.link.lost.get().then(|| view! { <p class="lost"><Icon name="offline"/><span>{frame.word("web-connection-lost")}</span></p> })}
            {move || note().map(|note| {
                let clause = note.clause.map(|clause| view! {
                    <To page=Page::Rules(title, Some(clause.into())) class="clause">{clause}</To>
                });
                view! {
                    <p><span>{frame.say(&note)}</span>" "{clause}
                        <button class="sq" aria-label=frame.word("web-close") on:click=close><Icon name="close" size=16/></button>
                    </p>
                }
            })}
        </div>
    }
}
