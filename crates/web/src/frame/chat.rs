//! What is said at a table of the server. Players and watchers talk apart, and whoever is muted is not heard.

use super::{Icon, Shape};
use crate::account::Account;
use crate::language::Speech;
use crate::link::Link;
use crate::{browser, server};
use game::Note;
use leptos::prelude::*;
use serde_json::json;
use wire::{LONGEST_LINE, Said};

/// The lines, and a line to write.
#[component]
pub(crate) fn Chat(link: Link) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let line = RwSignal::new(String::new());
    let list = NodeRef::<leptos::html::Div>::new();
    // What was not said may be said again.
    Effect::new(move |_| {
        if let Some((_, unsaid)) = link.chat.refused.get() {
            line.set(unsaid);
        }
    });
    // The newest line is in sight.
    Effect::new(move |_| {
        link.chat.lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = line.get_untracked();
        if !text.trim().is_empty() {
            line.set(String::new());
            link.say(text);
        }
    };
    // Before the start everyone at the table is a guest of the room; later whoever has no seat only watches.
    let watches = move || link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.me.is_none()));
    let who = move || speech.word(if watches() { "web-chat-watchers" } else { "web-chat-players" });
    view! {
        <div class="chat">
            <div class="lines" node_ref=list role="log" aria-label=move || speech.word("web-chat") tabindex="0">
                <ol><For each=move || link.chat.lines.get() key=|said| said.n let(said)><Message said=said link=link/></For></ol>
            </div>
            <p class="faults" role="alert">{move || link.chat.refused.get().map(|(why, _)| why)}</p>
            <form on:submit=say>
                <input type="text" maxlength=LONGEST_LINE.to_string() autocomplete="off" aria-label=move || speech.word("web-chat-say") placeholder=who
                    prop:value=line on:input:target=move |event| line.set(event.target().value())/>
                <button class="sq" aria-label=move || speech.word("web-chat-send") title=move || speech.word("web-chat-send")><Icon name="send" size=20/></button>
            </form>
        </div>
    }
}

#[component]
fn Message(said: Said, link: Link) -> impl IntoView {
    let (speech, account) = (expect_context::<Speech>(), expect_context::<Account>());
    let Said { at, name, person, seat, text, .. } = said;
    let (own, of) = (person.clone(), person.clone());
    let other = move || account.me.with(|me| me.as_ref().is_some_and(|me| me.person != own));
    let mute = move |_| {
        let of = of.clone();
        leptos::task::spawn_local(async move {
            let muted = json!({ "distance": "muted" });
            if server::ask("PUT", &format!("/me/blocks/{of}"), Some(muted), speech).await.is_ok() {
                link.chat.lines.try_update(|lines| lines.retain(|line| line.person != of));
            }
        });
    };
    let label = Note::new("web-chat-mute").name("name", name.clone());
    let hour = move || browser::hour(at as f64, speech.language().tag());
    view! {
        <li>
            {seat.map(|seat| view! { <Shape seat=seat size=13/> })}
            <p><b>{name}</b>" "<time>{hour}</time><br/>{text}</p>
            {move || { let (label, mute) = (label.clone(), mute.clone()); other().then(move || view! {
                <button class="sq" aria-label=speech.note(&label) title=speech.note(&label) on:click=mute><Icon name="mute" size=15/></button>
            }) }}
        </li>
    }
}
