//! Nothing is there.

use super::header::Header;
use crate::language::Speech;
use crate::route::{Page, To};
use leptos::prelude::*;

/// Nothing is there.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let speech = expect_context::<Speech>();
    view! {
        <div class="page"><Header/>
            <main class="prose">
                <h1>{move || speech.word("web-lost")}</h1>
                <p><To page=Page::Start>{move || speech.word("web-to-start")}</To></p>
            </main>
        </div>
    }
}
