//! Passkeys of the account: made, listed, forgotten.

use crate::frame::Icon;
use crate::pages::calls::{Calls, items, word};
use crate::{passkey, server};
use game::Note;
use leptos::prelude::*;
use serde_json::Value;

/// The passkeys.
#[component]
pub(super) fn Passkeys() -> impl IntoView {
    let calls = Calls::new();
    let keys = RwSignal::new(Vec::<Value>::new());
    calls.list("/me/passkeys", keys);
    let add = move |_| {
        leptos::task::spawn_local(async move {
            let made = server::make_passkey(calls.speech).await;
            calls.heard(made, Box::new(move |list| keys.set(items(list))));
        });
    };
    let rows = move || {
        keys.get().into_iter().enumerate().map(|(nth, key)| {
            let id = word(&key, "id");
            let made = calls.day(&key["created"]).unwrap_or_default();
            let seen = calls.day(&key["seen"]).unwrap_or_else(|| calls.speech.word("web-never"));
            let what = calls.speech.note(&Note::new("web-passkey-number").number("number", nth as i64 + 1));
            let when = Note::new("web-made-used").name("made", made).name("seen", seen);
            let forget = move |_| calls.change("DELETE", format!("/me/passkeys/{id}"), "/me/passkeys", keys);
            view! {
                <li><Icon name="key"/><span class="rt"><b>{what}</b><span>{calls.speech.note(&when)}</span></span>
                    <button class="quiet" on:click=forget>{calls.speech.word("web-remove")}</button></li>
            }
        }).collect::<Vec<_>>()
    };
    let known = passkey::are_known();
    view! {
        <section class="leaf passkeys">
            <h2>{move || calls.speech.word("web-passkeys")}</h2>
            <p>{move || calls.speech.word(if known { "web-passkeys-why" } else { "web-passkeys-unknown" })}</p>
            <ul class="things">{rows}</ul>
            {known.then(|| view! {
                <button class="quiet add" on:click=add><Icon name="plus"/>{move || calls.speech.word("web-passkey-add")}</button>
            })}
            {calls.alert()}
        </section>
    }
}
