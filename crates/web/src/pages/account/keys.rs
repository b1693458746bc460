//! Passkeys of the account: made, listed, forgotten.

use crate::frame::Icon;
use crate::pages::calls::{Desk, items, word};
use crate::{passkey, server};
use game::Note;
use leptos::prelude::*;
use serde_json::Value;

/// The passkeys.
#[component]
pub(super) fn Passkeys() -> impl IntoView {
    let desk = Desk::new();
    let keys = RwSignal::new(Vec::<Value>::new());
    desk.list("/me/passkeys", keys);
    let add = move |_| {
        leptos::task::spawn_local(async move {
            let made = server::make_passkey(desk.speech).await;
            desk.heard(made, Box::new(move |list| keys.set(items(list))));
        });
    };
    let rows = move || {
        keys.get().into_iter().enumerate().map(|(nth, key)| {
            let id = word(&key, "id");
            let made = desk.day(&key["created"]).unwrap_or_default();
            let seen = desk.day(&key["seen"]).unwrap_or_else(|| desk.speech.word("web-never"));
            let what = desk.speech.note(&Note::new("web-passkey-number").number("number", nth as i64 + 1));
            let when = Note::new("web-made-used").name("made", made).name("seen", seen);
            let forget = move |_| desk.change("DELETE", format!("/me/passkeys/{id}"), "/me/passkeys", keys);
            view! {
                <li><Icon name="key"/><span class="rt"><b>{what}</b><span>{desk.speech.note(&when)}</span></span>
                    <button class="quiet" on:click=forget>{desk.speech.word("web-remove")}</button></li>
            }
        }).collect::<Vec<_>>()
    };
    let known = passkey::are_known();
    view! {
        <section class="leaf passkeys">
            <h2>{move || desk.speech.word("web-passkeys")}</h2>
            <p>{move || desk.speech.word(if known { "web-passkeys-why" } else { "web-passkeys-unknown" })}</p>
            <ul class="things">{rows}</ul>
            {known.then(|| view! {
                <button class="quiet add" on:click=add><Icon name="plus"/>{move || desk.speech.word("web-passkey-add")}</button>
            })}
            {desk.alert()}
        </section>
    }
}
