//! Friends: who they are, the link that makes new ones, what they invite me to, and whom I keep away.

use super::calls::{Calls, word};
use super::header::Header;
use super::table::Code;
use crate::account::Account;
use crate::frame::{CopyButton, Icon, Shape};
use crate::language::Speech;
use crate::posters::{Crop, Poster};
use crate::route::{Page, Route, To, WatchAs};
use crate::waiting_games::{self, WaitingGames};
use catalog::Title;
use game::{Note, Seat};
use leptos::prelude::*;
use serde_json::{Value, json};
use wire::{Stage, TableLine};

/// The page of one's friends.
#[component]
pub(crate) fn Friends() -> impl IntoView {
    let calls = Calls::new();
    let account = expect_context::<Account>();
    let (friends, away) = (RwSignal::new(Vec::<Value>::new()), RwSignal::new(Vec::<Value>::new()));
    // Whoever was never on the server has nobody there; a link makes them known.
    if waiting_games::is_online() {
        calls.list("/me/friends", friends);
        calls.list("/me/blocks", away);
    }
    let again = move || {
        calls.list("/me/friends", friends);
        calls.list("/me/blocks", away);
    };
    let rows = move || friends.get().into_iter().map(|friend| row(calls, friend, again)).collect::<Vec<_>>();
    let kept = move || away.get().into_iter().map(|entry| kept_away(calls, entry, again)).collect::<Vec<_>>();
    view! {
        <div class="page"><Header/>
            <main class="prose friends">
                <h1>{move || calls.speech.word("web-friends")}</h1>
                <Invitations/>
                <div class="leaves">
                    <section class="leaf">
                        <h2>{move || calls.speech.word("web-my-friends")}</h2>
                        <ul class="things">{rows}</ul>
                        {move || friends.with(Vec::is_empty).then(|| view! { <p>{calls.speech.word("web-no-friends")}</p> })}
                        {calls.alert()}
                    </section>
                    <MakeLink account=account/>
                    {move || (!away.with(Vec::is_empty)).then(|| view! {
                        <section class="leaf">
                            <h2>{calls.speech.word("web-kept-away")}</h2>
                            <ul class="things">{kept}</ul>
                        </section>
                    })}
                </div>
            </main>
        </div>
    }
}

/// The shape of somebody's mark.
fn mark(somebody: &Value) -> impl IntoView + use<> {
    let mark = somebody["mark"].as_u64().unwrap_or(0) % 6;
    view! { <Shape seat=Seat::new(mark as usize) size=24/> }
}

/// Keeps somebody away, so far.
fn keep_away(calls: Calls, person: &str, distance: &str, then: impl Fn() + 'static) {
    let body = json!({ "distance": distance });
    calls.ask("PUT", format!("/me/blocks/{person}"), Some(body), Box::new(move |_| then()));
}

fn row(calls: Calls, friend: Value, again: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let (speech, news) = (calls.speech, expect_context::<WaitingGames>());
    let person = StoredValue::new(word(&friend, "person"));
    let (name, invited) = (word(&friend, "name"), RwSignal::new(false));
    // The latest table of mine that waits for people.
    let waits = move || news.tables.get().into_iter().find(|table| table.stage == Stage::Waiting);
    let invite = move |table: TableLine| {
        let path = format!("/tables/{}/invite", table.code);
        let body = json!({ "person": person.get_value() });
        calls.ask("POST", path, Some(body), Box::new(move |_| invited.set(true)));
    };
    let asked = move || {
        waits().and_then(|table| {
            let title = Title::from_name(&table.title)?;
            let label = if invited.get() {
                speech.word("web-was-invited")
            } else {
                speech.note(&Note::new("web-invite-to").name("title", speech.title(title)))
            };
            let table = table.clone();
            Some(view! { <button class="quiet" disabled=move || invited.get() on:click=move |_| invite(table.clone())>{label}</button> })
        })
    };
    let remove = move |_| {
        let path = format!("/me/friends/{}", person.get_value());
        calls.ask("DELETE", path, None, Box::new(move |_| again()));
    };
    let about = speech.note(&Note::new("web-about").name("name", name.clone()));
    view! {
        <li>{mark(&friend)}<span class="rt"><b>{name}</b></span>
            <div class="deeds">
                {asked}
                <details class="about"><summary aria-label=about><Icon name="more"/></summary>
                    <div>
                        <button on:click=remove>{speech.word("web-unfriend")}</button>
                        <button on:click=move |_| keep_away(calls, &person.get_value(), "muted", again)>{speech.word("web-mute")}</button>
                        <button on:click=move |_| keep_away(calls, &person.get_value(), "blocked", again)>{speech.word("web-block")}</button>
                    </div>
                </details>
            </div>
        </li>
    }
}

fn kept_away(calls: Calls, entry: Value, again: impl Fn() + Copy + 'static) -> impl IntoView {
    let who = &entry["who"];
    let path = format!("/me/blocks/{}", word(who, "person"));
    let how = if entry["distance"] == "blocked" { "web-is-blocked" } else { "web-is-muted" };
    let near = move |_| calls.ask("DELETE", path.clone(), None, Box::new(move |_| again()));
    view! {
        <li>{mark(who)}<span class="rt"><b>{word(who, "name")}</b><span>{calls.speech.word(how)}</span></span>
            <button class="quiet" on:click=near>{calls.speech.word("web-let-near")}</button></li>
    }
}

/// The link that makes friends.
#[component]
fn MakeLink(account: Account) -> impl IntoView {
    let calls = Calls::new();
    let link = RwSignal::new(None::<(String, String)>);
    let make = move |_| {
        account.then(calls.fault, move |_| {
            let made = move |answer: Value| {
                let page = Page::Friend(word(&answer, "code"));
                let origin = window().location().origin().unwrap_or_default();
                let until = calls.day(&answer["expires"]).unwrap_or_default();
                link.set(Some((format!("{origin}{}", page.address()), until)));
            };
            calls.ask("POST", "/me/friend-link".into(), None, Box::new(made));
        });
    };
    let end = move |_| calls.ask("DELETE", "/me/friend-link".into(), None, Box::new(move |_| link.set(None)));
    let shown = move || {
        link.get().map(|(address, until)| {
            let text = address.clone();
            view! {
                <div class="invite">
                    <Code text=address.clone()/>
                    <div><p class="address">{address}</p>
                        <p class="until">{calls.speech.note(&Note::new("web-link-until").name("day", until))}</p>
                        <CopyButton text=Box::new(move || text.clone()) key="web-copy-link"/>
                        <button class="quiet" on:click=end>{calls.speech.word("web-link-end")}</button></div>
                </div>
            }
        })
    };
    view! {
        <section class="leaf">
            <h2>{move || calls.speech.word("web-friend-link")}</h2>
            <p>{move || calls.speech.word("web-friend-link-why")}</p>
            {shown}
            {move || link.with(Option::is_none).then(|| view! {
                <button class="quiet make" on:click=make><Icon name="link"/>{calls.speech.word("web-friend-link-make")}</button>
            })}
            {calls.alert()}
        </section>
    }
}

/// What I am invited to; nothing where there is nothing.
#[component]
pub(crate) fn Invitations() -> impl IntoView {
    let (speech, news) = (expect_context::<Speech>(), expect_context::<WaitingGames>());
    news.ask(speech);
    let calls = Calls::new();
    let rows = move || {
        news.invitations.get().into_iter().filter_map(|entry| {
            let title = Title::from_name(entry["title"].as_str()?)?;
            let (code, by) = (word(&entry, "code"), word(&entry["by"], "name"));
            let path = format!("/me/invitations/{code}");
            let decline = move |_| calls.ask("DELETE", path.clone(), None, Box::new(move |_| news.ask(speech)));
            Some(view! {
                <li><To page=Page::Table(code, WatchAs::Seat) class="run mine">
                        <Poster title=title crop=Crop::Thumb/>
                        <span class="rt"><b>{speech.title(title)}</b><span>{speech.note(&Note::new("web-invites").name("name", by))}</span></span>
                        <span class="st">{speech.word("web-go-there")}</span>
                    </To>
                    <button class="quiet" on:click=decline>{speech.word("web-decline")}</button></li>
            })
        }).collect::<Vec<_>>()
    };
    let any = Memo::new(move |_| !news.invitations.with(Vec::is_empty));
    move || {
        any.get().then(|| {
            view! {
                <section class="invited">
                    <h2 class="k">{move || speech.word("web-invitations")}</h2>
                    <ul class="saved">{rows}</ul>
                    {calls.alert()}
                </section>
            }
        })
    }
}

/// Where somebody's link leads: friends from now on, if both want.
#[component]
pub(crate) fn Friend(code: String) -> impl IntoView {
    let calls = Calls::new();
    let (account, route) = (expect_context::<Account>(), expect_context::<Route>());
    let whose = RwSignal::new(None::<Value>);
    let path = StoredValue::new(format!("/friends/{code}"));
    // Nobody becomes a friend before the server knows whom to call.
    account.then(calls.fault, move |_| {
        calls.ask("GET", path.get_value(), None, Box::new(move |answer| whose.set(Some(answer))));
    });
    let accept =
        move |_| calls.ask("POST", path.get_value(), None, Box::new(move |_| route.go(Page::Friends)));
    let shown = move || {
        whose.get().map(|somebody| {
            view! {
                <div class="whoami">{mark(&somebody)}<div><b>{word(&somebody, "name")}</b><p>{calls.speech.word("web-friend-ask")}</p></div></div>
                <button class="go" on:click=accept>{calls.speech.word("web-befriend")}</button>
            }
        })
    };
    view! {
        <div class="page"><Header/>
            <main class="prose friends">
                <h1>{move || calls.speech.word("web-friends")}</h1>
                {shown}
                {calls.alert()}
            </main>
        </div>
    }
}
