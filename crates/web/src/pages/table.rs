//! A table on the server: people gather by a link or its QR code, then it is played. One screen may show the open
//! board for all, while everybody's own hand is on a phone.

use super::calls::{Calls, word};
use super::header::Header;
use crate::account::Account;
use crate::frame::{Chat, CopyButton, Screen, Shape};
use crate::language::{Speech, level};
use crate::link::{self, Link};
use crate::posters::{Crop, Poster};
use crate::route::{Page, Route, To, WatchAs};
use crate::server;
use crate::settings::Settings;
use game::{Note, Seat};
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::{ChairKind, Refusal, Stage, TableInfo};

/// The table with this code.
#[component]
pub(crate) fn OnlineTable(code: String, look: WatchAs) -> impl IntoView {
    let (speech, account) = (expect_context::<Speech>(), expect_context::<Account>());
    let link = RwSignal::new(None::<Link>);
    let me = RwSignal::new(String::new());
    let calls = Calls::new();
    let shown = StoredValue::new(hand_address(&code));
    // Nobody sits at a table before the server knows whom to call.
    account.then(calls.fault, move |known| {
        me.set(known.person);
        // A table that is gone is not asked for again and again.
        let path = format!("/tables/{code}");
        let connect = move |_| link.set(Some(link::connect(&code, look == WatchAs::Board)));
        calls.ask("GET", path, None, Box::new(connect));
    });
    // Whoever may not look is told why, and nothing comes after that.
    let refused = move || link.get().filter(|link| link.table.with(Option::is_none))?.refusal.get();
    let trouble = move || calls.fault.get().or_else(|| refused().map(|note| speech.note(&note)));
    let stage = move || link.get().and_then(|link| link.table.get()).map(|table| table.stage);
    let waits = Memo::new(move |_| stage() == Some(Stage::Waiting));
    let foreign = Memo::new(move |_| link.get().and_then(|link| link.foreign.get()));
    let begun = move || stage().is_some_and(|stage| stage != Stage::Waiting);
    let plays = Memo::new(move |_| begun() && foreign.with(Option::is_none));
    view! {
        {move || (!plays.get()).then(|| view! {
            <div class="page" data-look=look.name()><Header/>
                {move || waits.get().then(|| link.get().map(|link| view! { <Gathering link=link me=me look=look/> }))}
                {move || foreign.get().filter(|_| begun()).and_then(|said| link.get().map(|link| view! { <Foreign link=link me=me said=said/> }))}
                {move || trouble().map(|said| view! {
                    <main class="prose trouble"><h1>{said}</h1><p><To page=Page::Start class="quiet">{speech.word("web-to-start")}</To></p></main>
                })}
            </div>
        })}
        {move || plays.get().then(|| link.get().map(|link| view! { <Screen link=link look=look/> }))}
        {move || (plays.get() && look == WatchAs::Board).then(|| view! {
            <aside class="beside"><Code text=shown.get_value()/><p>{speech.word("web-scan-hand")}</p></aside>
        })}
    }
}

/// Where a phone finds the own hand.
fn hand_address(code: &str) -> String {
    format!(
        "{}{}",
        window().location().origin().unwrap_or_default(),
        Page::Table(code.into(), WatchAs::Hand).address()
    )
}

/// Whether the address of this page leads nobody else here.
fn is_only_here() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// Where people gather.
#[component]
fn Gathering(link: Link, me: RwSignal<String>, look: WatchAs) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let route = expect_context::<Route>();
    let settings = expect_context::<Settings>();
    let name = RwSignal::new(settings.name_or_suggestion());
    let refusal = RwSignal::new(None::<Refusal>);
    let table = move || link.table.get();
    let Some(first) = link.table.get_untracked() else { return ().into_any() };
    let (title, code) = (first.title, first.code.clone());
    let (own, invited) = (Page::Table(code.clone(), WatchAs::Seat), code.clone());
    let address = match look {
        WatchAs::Board => hand_address(&code),
        _ => format!("{}{}", window().location().origin().unwrap_or_default(), own.address()),
    };
    let (board, invite) =
        (look == WatchAs::Board, if look == WatchAs::Board { "web-scan-hand" } else { "web-invite" });
    let big = Page::Table(code.clone(), WatchAs::Board);
    let sits =
        move || table().is_some_and(|table| table.chairs.iter().any(|chair| chair.person == Some(me.get())));
    let hosts = move || table().is_some_and(|table| table.host == me.get());
    let open = move || {
        table().map_or(0, |table| table.chairs.iter().filter(|chair| chair.kind == ChairKind::Open).count())
    };
    let lacks = move || open() > 0;
    let act = move |what: Act| {
        let code = code.clone();
        leptos::task::spawn_local(async move {
            let done = match what {
                Act::Join => {
                    async {
                        // Others see the name of whoever sits down.
                        let (name, mark) = (settings.name.get_untracked(), settings.mark.get_untracked());
                        server::change(name, mark, None, speech).await?;
                        server::join(&code, speech).await.map(|_| ())
                    }
                    .await
                }
                Act::Start => server::start(&code, speech).await.map(|_| ()),
                Act::Leave => server::leave(&code, speech).await.map(|()| route.go(Page::Start)),
            };
            if let Err(fault) = done {
                refusal.set(fault);
            }
        });
    };
    let (join, start, leave) = (act.clone(), act.clone(), act);
    let shown = address.clone();
    view! {
        <main class="new room">
            <Poster title=title crop=Crop::Tall/>
            <section>
                <h1>{move || speech.title(title)}</h1>
                // Whoever has no chair yet sits down first, and calls others then.
                <div class="call-others" class:none=move || !sits() && !board>
                    <p class="what">{move || speech.word(invite)}</p>
                    <div class="invite">
                        <Code text=address.clone()/>
                        <div><p class="address">{address}</p>
                            <CopyButton text=Box::new(move || shown.clone()) key="web-copy-link"/></div>
                    </div>
                    {is_only_here().then(|| view! { <p class="what only-here">{move || speech.word("web-only-here")}</p> })}
                </div>
                <ol class="gathered">{move || table().map(|table| chairs(&table, speech))}</ol>
                {move || (!sits() && !board && open() > 0).then(|| { let join = join.clone(); view! {
                    <label class="who">{move || speech.word("web-your-name")}
                        <input type="text" maxlength="24" autocomplete="nickname" prop:value=move || name.get() on:input:target=move |event| name.set(event.target().value())/>
                    </label>
                    <button class="go" on:click=move |_| { settings.call_me(&name.get_untracked()); join(Act::Join); }>{move || speech.word("web-sit-down")}</button>
                }})}
                {move || ((sits() || board) && hosts()).then(|| { let start = start.clone(); view! {
                    <button class="go" disabled=lacks on:click=move |_| start(Act::Start)>
                        {move || if lacks() { speech.note(&Note::new("web-waiting-for").number("count", open() as i64)) } else { speech.word("web-start-game") }}
                    </button>
                }})}
                {move || (sits() && !hosts()).then(|| view! { <p class="what">{speech.word("web-host-starts")}</p> })}
                {move || sits().then(|| { let leave = leave.clone(); view! {
                    <button class="quiet" on:click=move |_| leave(Act::Leave)>{move || speech.word("web-get-up")}</button>
                }})}
                {(!board).then(|| view! { <InviteFriends code=invited link=link/> })}
                {(!board).then(|| view! { <section class="leaf"><h2>{move || speech.word("web-chat")}</h2><Chat link=link/></section> })}
                {(!board).then(|| view! { <p class="what"><To page=big>{move || speech.word("web-big-screen")}</To></p> })}
                <p class="faults" role="alert">{move || refusal.get().map(|refusal| refusal.sentence)}
                    {move || link.lost.get().then(|| speech.word("web-connection-lost"))}</p>
            </section>
        </main>
    }.into_any()
}

/// A game that began by rules which the server does not know any more: it can be left, and taken away once it is over.
#[component]
fn Foreign(link: Link, me: RwSignal<String>, said: String) -> impl IntoView {
    let (speech, route) = (expect_context::<Speech>(), expect_context::<Route>());
    let refusal = RwSignal::new(None::<Refusal>);
    let table = move || link.table.get();
    let Some(first) = link.table.get_untracked() else { return ().into_any() };
    let (title, code) = (first.title, StoredValue::new(first.code.clone()));
    let is_over = move || table().is_some_and(|table| table.stage == Stage::Over);
    let stays = move || {
        let own = |chair: &wire::Chair| chair.person == Some(me.get()) && !chair.away;
        table().is_some_and(|table| table.stage != Stage::Over && table.chairs.iter().any(own))
    };
    let leave = move |_| {
        leptos::task::spawn_local(async move {
            if let Err(fault) = server::leave(&code.get_value(), speech).await {
                refusal.set(fault);
            }
        });
    };
    let record = format!("/api/v1/tables/{}/record", code.get_value());
    view! {
        <main class="new room foreign">
            <Poster title=title crop=Crop::Tall/>
            <section>
                <h1>{move || speech.title(title)}</h1>
                <p class="what" role="status">{said}</p>
                <ol class="gathered">{move || table().map(|table| chairs(&table, speech))}</ol>
                {move || stays().then(|| view! {
                    <button class="go" on:click=leave>{move || speech.word("web-leave-table")}</button>
                })}
                {move || { let record = record.clone(); is_over().then(|| view! {
                    <a class="go" href=record download="">{move || speech.word("web-save-record")}</a>
                })}}
                <p><button class="quiet" on:click=move |_| route.go(Page::Start)>{move || speech.word("web-to-start")}</button></p>
                <section class="leaf"><h2>{move || speech.word("web-chat")}</h2><Chat link=link/></section>
                <p class="faults" role="alert">{move || refusal.get().map(|refusal| refusal.sentence)}
                    {move || link.lost.get().then(|| speech.word("web-connection-lost"))}</p>
            </section>
        </main>
    }.into_any()
}

/// Friends who can be called to this table.
#[component]
fn InviteFriends(code: String, link: Link) -> impl IntoView {
    let calls = Calls::new();
    let friends = RwSignal::new(Vec::<Value>::new());
    let called = RwSignal::new(Vec::<String>::new());
    calls.list("/me/friends", friends);
    let path = StoredValue::new(format!("/tables/{code}/invite"));
    // Whoever sits here already needs no invitation.
    let absent = Memo::new(move |_| {
        let table = link.table.get();
        let sits = |friend: &Value| {
            let person = friend["person"].as_str();
            table.iter().flat_map(|table| &table.chairs).any(|chair| chair.person.as_deref() == person)
        };
        friends.get().into_iter().filter(|friend| !sits(friend)).collect::<Vec<_>>()
    });
    let rows = move || {
        absent.get().into_iter().map(|friend| {
            let person = StoredValue::new(word(&friend, "person"));
            let done = move || called.with(|called| called.contains(&person.get_value()));
            let call = move |_| {
                let body = json!({ "person": person.get_value() });
                let then = move |_| called.update(|called| called.push(person.get_value()));
                calls.ask("POST", path.get_value(), Some(body), Box::new(then));
            };
            let label = move || calls.speech.word(if done() { "web-was-invited" } else { "web-invite-friend" });
            let name = word(&friend, "name");
            let about = { let name = name.clone(); move || format!("{}: {name}", label()) };
            view! { <li><span>{name}</span><button class="quiet" disabled=done aria-label=about on:click=call>{label}</button></li> }
        }).collect::<Vec<_>>()
    };
    view! {
        <section class="leaf call-friends" class:none=move || absent.with(Vec::is_empty)>
            <h2>{move || calls.speech.word("web-invite-friends")}</h2>
            <ul class="things">{rows}</ul>
            {calls.alert()}
        </section>
    }
}

#[derive(Clone, Copy)]
enum Act {
    Join,
    Start,
    Leave,
}

fn chairs(table: &Arc<TableInfo>, speech: Speech) -> Vec<impl IntoView + use<>> {
    let chair = |(index, chair): (usize, &wire::Chair)| {
        let (name, here) = match &chair.kind {
            ChairKind::Open if chair.name != "-" => {
                (speech.note(&Note::new("web-kept-chair").name("name", chair.name.clone())), String::new())
            }
            ChairKind::Open => (speech.word("web-free-chair"), String::new()),
            ChairKind::Shared => (chair.name.clone(), String::new()),
            ChairKind::Person => {
                let here = speech.word(if chair.online { "web-is-here" } else { "web-is-away" });
                (chair.name.clone(), here)
            }
            ChairKind::Bot(kind) => (link::bot_name(index, kind, &chair.name), level(speech, kind)),
        };
        let class = if chair.online { "here" } else { "" };
        view! { <li class:open=chair.kind == ChairKind::Open><Shape seat=Seat::new(index) size=22/><span>{name}</span><small class=class>{here}</small></li> }
    };
    table.chairs.iter().enumerate().map(chair).collect()
}

/// A text as a QR code.
#[component]
pub(super) fn Code(text: String) -> impl IntoView {
    let code = QrCode::encode_text(&text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let cells =
        (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y));
    let path = cells.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect::<Vec<_>>().concat();
    let room = format!("-3 -3 {0} {0}", size + 6);
    Some(
        view! { <svg class="qr" viewBox=room role="img" aria-label="QR"><rect x="-3" y="-3" width="100%" height="100%" fill="#fff"/><path d=path fill="#000"/></svg> },
    )
}
