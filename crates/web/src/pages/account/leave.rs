//! Taking one's games along, logging out here and everywhere, deleting the account.

use crate::account::{Account, Leave};
use crate::frame::Icon;
use crate::language::Speech;
use leptos::prelude::*;

/// What can be taken along, and the ways out. What can't be undone is asked twice.
#[component]
pub(super) fn Leaving(guest: bool) -> impl IntoView {
    let (speech, account) = (expect_context::<Speech>(), expect_context::<Account>());
    let fault = RwSignal::new(None::<String>);
    let sure = move |key: &'static str, why: &'static str, yes: &'static str, how: Leave| {
        view! {
            <details class="sure"><summary class="quiet">{move || speech.word(key)}</summary>
                <p>{move || speech.word(why)}</p>
                <button class="quiet danger" on:click=move |_| account.sign_out(how, fault)>{move || speech.word(yes)}</button>
            </details>
        }
    };
    view! {
        <section class="leaf leaving">
            <h2>{move || speech.word("web-your-data")}</h2>
            <p>{move || speech.word("web-games-why")}</p>
            <a class="quiet" href="/api/v1/me/games" download="games.skyrail"><Icon name="save"/>{move || speech.word("web-games-download")}</a>
            <h2>{move || speech.word("web-leaving")}</h2>
            {if guest {
                sure("web-sign-out", "web-sign-out-guest", "web-sign-out-yes", Leave::Here).into_any()
            } else {
                view! { <button class="quiet out" on:click=move |_| account.sign_out(Leave::Here, fault)>{move || speech.word("web-sign-out")}</button> }.into_any()
            }}
            {sure("web-sign-out-everywhere", "web-sign-out-everywhere-why", "web-sign-out-everywhere-yes", Leave::Everywhere)}
            {sure("web-delete-account", "web-delete-account-why", "web-delete-account-yes", Leave::ForGood)}
            <p class="faults" role="alert">{move || fault.get()}</p>
        </section>
    }
}
