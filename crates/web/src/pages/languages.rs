//! The switch between the five languages; it works at any moment, also in the middle of a game.

use crate::language::Speech;
use leptos::prelude::*;
use text::Language;

/// The switch.
#[component]
pub(crate) fn Languages() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let buttons: Vec<_> = Language::ALL
        .into_iter()
        .map(|language| {
            view! {
                <button lang=language.tag() title=language.own_name() aria-label=format!("{} {}", language.tag().to_ascii_uppercase(), language.own_name())
                    aria-pressed=move || (speech.language() == language).to_string()
                    on:click=move |_| speech.set_language(language)>
                    {language.tag().to_ascii_uppercase()}
                </button>
            }
        })
        .collect();
    view! { <div class="lang" role="group" aria-label=move || speech.word("web-language")>{buttons}</div> }
}
