//! Tokens for programs: made for what they are to do, shown once, taken back.

use crate::frame::{CopyButton, Icon};
use crate::pages::calls::{Calls, word};
use game::Note;
use leptos::prelude::*;
use serde_json::{Value, json};
use wire::Scope;

/// The message that says what a token can be for.
fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "web-scope-read",
        Scope::Play => "web-scope-play",
        Scope::Account => "web-scope-account",
    }
}

/// The tokens.
#[component]
pub(super) fn Tokens() -> impl IntoView {
    let calls = Calls::new();
    let tokens = RwSignal::new(Vec::<Value>::new());
    let made = RwSignal::new(None::<String>);
    let (name, scopes) = (RwSignal::new(String::new()), RwSignal::new([true, true, false]));
    calls.list("/me/tokens", tokens);
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen = scopes.get_untracked();
        let list: Vec<&str> =
            Scope::ALL.iter().zip(chosen).filter(|(_, on)| *on).map(|(scope, _)| scope.name()).collect();
        let body = json!({ "name": name.get_untracked(), "scopes": list });
        let then = move |answer: Value| {
            made.set(answer["secret"].as_str().map(str::to_string));
            name.set(String::new());
            calls.list("/me/tokens", tokens);
        };
        calls.ask("POST", "/me/tokens".into(), Some(body), Box::new(then));
    };
    let checks: Vec<_> = Scope::ALL.into_iter().enumerate().map(|(nth, scope)| view! {
        <label class="check"><input type="checkbox" prop:checked=move || scopes.get()[nth]
            on:change=move |_| scopes.update(|scopes| scopes[nth] = !scopes[nth])/>{move || calls.speech.word(scope_key(scope))}</label>
    }).collect();
    let rows = move || tokens.get().into_iter().map(|token| row(calls, token, tokens)).collect::<Vec<_>>();
    view! {
        <section class="leaf tokens">
            <h2>{move || calls.speech.word("web-tokens")}</h2>
            <p>{move || calls.speech.word("web-tokens-why")}" "<a href="/api/v1/docs">{move || calls.speech.word("web-tokens-docs")}</a></p>
            <div role="status">{move || made.get().map(|secret| shown(calls, secret))}</div>
            <ul class="things">{rows}</ul>
            <details><summary class="quiet"><Icon name="plus"/>{move || calls.speech.word("web-token-make")}</summary>
                <form on:submit=make>
                    <label><span>{move || calls.speech.word("web-token-name")}</span>
                        <input type="text" required maxlength="24" prop:value=name on:input:target=move |event| name.set(event.target().value())/></label>
                    <fieldset><legend>{move || calls.speech.word("web-token-may")}</legend>{checks}</fieldset>
                    <button class="quiet" type="submit">{move || calls.speech.word("web-token-make")}</button>
                </form>
            </details>
            {calls.alert()}
        </section>
    }
}

/// What the token is itself: told now and never again.
fn shown(calls: Calls, secret: String) -> impl IntoView {
    let text = secret.clone();
    view! {
        <div class="secret">
            <p>{move || calls.speech.word("web-token-once")}</p>
            <code>{secret}</code>
            <CopyButton text=Box::new(move || text.clone()) key="web-copy"/>
        </div>
    }
}

fn row(calls: Calls, token: Value, tokens: RwSignal<Vec<Value>>) -> impl IntoView {
    let speech = calls.speech;
    let id = word(&token, "id");
    let made = calls.day(&token["created"]).unwrap_or_default();
    let seen = calls.day(&token["seen"]).unwrap_or_else(|| speech.word("web-never"));
    let when = speech.note(&Note::new("web-made-used").name("made", made).name("seen", seen));
    let scopes = token["scopes"].as_array().into_iter().flatten();
    let scopes = scopes.filter_map(|scope| Scope::from_name(scope.as_str()?));
    let may: Vec<String> = scopes.map(|scope| speech.word(scope_key(scope))).collect();
    view! {
        <li><Icon name="robot"/><span class="rt"><b>{word(&token, "name")}</b><span>{may.join(" · ")}</span><span>{when}</span></span>
            <button class="quiet" on:click=move |_| calls.change("DELETE", format!("/me/tokens/{id}"), "/me/tokens", tokens)>
                {speech.word("web-token-revoke")}
            </button></li>
    }
}
