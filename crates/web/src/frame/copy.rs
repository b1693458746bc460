//! A button that copies a text, and says for a moment that it did.

use super::Icon;
use crate::browser;
use crate::language::Speech;
use leptos::prelude::*;
use std::time::Duration;

/// How long it says so.
const SAID: Duration = Duration::from_secs(2);

/// Copies what `text` gives when it is pressed; `key` is what the button says.
#[component]
pub(crate) fn CopyButton(
    text: Box<dyn Fn() -> String>,
    key: &'static str,
    #[prop(default = "quiet")] class: &'static str,
    #[prop(optional)] icon: Option<&'static str>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        browser::copy(&text());
        copied.set(true);
        set_timeout(
            move || {
                copied.try_set(false);
            },
            SAID,
        );
    };
    view! {
        <button class=class on:click=copy>
            {icon.map(|name| view! { <Icon name=name/> })}
            <span>{move || speech.word(if copied.get() { "web-copied" } else { key })}</span>
        </button>
    }
}
