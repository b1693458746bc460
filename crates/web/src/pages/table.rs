//! A table on the server: people gather by a link or its QR code, then it is played. One screen may show the open
//! board for all, while everybody's own hand is on a phone.

use super::top::Top;
use crate::art::{Crop, Poster};
use crate::frame::{Screen, Shape};
use crate::link::{self, Link};
use crate::route::{Look, Page, Route, To};
use crate::server;
use crate::settings::Settings;
use crate::speech::Speech;
use game::{Note, Seat};
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::sync::Arc;
use wire::{Refusal, Stage, TableInfo};

/// The table with this code.
#[component]
pub(crate) fn OnlineTable(code: String, look: Look) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let link = RwSignal::new(None::<Link>);
    let me = RwSignal::new(String::new());
    let fault = RwSignal::new(false);
    let owner = Owner::current();
    let shown = StoredValue::new(hand_address(&code));
    leptos::task::spawn_local(async move {
        // Nobody sits at a table before the server knows whom to call.
        if server::enter(speech).await.is_err() {
            fault.set(true);
            return;
        }
        let (name, mark) = (settings.name.get_untracked(), settings.mark.get_untracked());
        if let Ok(known) = server::change(name, mark, None, speech).await {
            me.set(known.person);
        }
        let connected = owner.map(|owner| owner.with(|| link::connect(&code, look == Look::Board)));
        link.set(connected);
    });
    let stage = move || link.get().and_then(|link| link.table.get()).map(|table| table.stage);
    let waits = Memo::new(move |_| stage() == Some(Stage::Waiting));
    let plays = Memo::new(move |_| stage().is_some_and(|stage| stage != Stage::Waiting));
    view! {
        {move || (!plays.get()).then(|| view! {
            <div class="page" data-look=look.name()><Top/>
                {move || waits.get().then(|| link.get().map(|link| view! { <Room link=link me=me look=look/> }))}
                {move || fault.get().then(|| view! { <main class="prose"><h1>{speech.word("web-no-server")}</h1></main> })}
            </div>
        })}
        {move || plays.get().then(|| link.get().map(|link| view! { <Screen link=link look=look/> }))}
        {move || (plays.get() && look == Look::Board).then(|| view! {
            <aside class="beside"><Code text=shown.get_value()/><p>{speech.word("web-scan-hand")}</p></aside>
        })}
    }
}

/// Where a phone finds the own hand.
fn hand_address(code: &str) -> String {
    format!(
        "{}{}",
        window().location().origin().unwrap_or_default(),
        Page::Table(code.into(), Look::Hand).address()
    )
}

/// Where people gather.
#[component]
fn Room(link: Link, me: RwSignal<String>, look: Look) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let route = expect_context::<Route>();
    let refusal = RwSignal::new(None::<Refusal>);
    let table = move || link.table.get();
    let Some(first) = link.table.get_untracked() else { return ().into_any() };
    let (title, code) = (first.title, first.code.clone());
    let own = Page::Table(code.clone(), Look::Seat);
    let address = match look {
        Look::Board => hand_address(&code),
        _ => format!("{}{}", window().location().origin().unwrap_or_default(), own.address()),
    };
    let (board, invite) =
        (look == Look::Board, if look == Look::Board { "web-scan-hand" } else { "web-invite" });
    let big = Page::Table(code.clone(), Look::Board);
    let sits =
        move || table().is_some_and(|table| table.chairs.iter().any(|chair| chair.person == Some(me.get())));
    let hosts = move || table().is_some_and(|table| table.host == me.get());
    let open =
        move || table().map_or(0, |table| table.chairs.iter().filter(|chair| chair.kind == "open").count());
    let lacks = move || open() > 0;
    let act = move |what: Act| {
        let code = code.clone();
        leptos::task::spawn_local(async move {
            let done = match what {
                Act::Join => server::join(&code, speech).await.map(|_| ()),
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
    let copy = move |_| {
        let _copied = window().navigator().clipboard().write_text(&shown);
    };
    view! {
        <main class="new room">
            <Poster title=title crop=Crop::Tall/>
            <section>
                <h1>{move || speech.title(title)}</h1>
                <p class="what">{move || speech.word(invite)}</p>
                <div class="invite">
                    <Code text=address.clone()/>
                    <div><p class="address">{address}</p>
                        <button class="quiet" on:click=copy>{move || speech.word("web-copy-link")}</button></div>
                </div>
                <ol class="gathered">{move || table().map(|table| chairs(&table, speech))}</ol>
                {move || (!sits() && !board && open() > 0).then(|| { let join = join.clone(); view! {
                    <button class="go" on:click=move |_| join(Act::Join)>{move || speech.word("web-sit-down")}</button>
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
                {(!board).then(|| view! { <p class="what"><To page=big>{move || speech.word("web-big-screen")}</To></p> })}
                <p class="faults" role="alert">{move || refusal.get().map(|refusal| refusal.sentence)}</p>
            </section>
        </main>
    }.into_any()
}

#[derive(Clone, Copy)]
enum Act {
    Join,
    Start,
    Leave,
}

fn chairs(table: &Arc<TableInfo>, speech: Speech) -> Vec<impl IntoView + use<>> {
    let chair = |(index, chair): (usize, &wire::Chair)| {
        let name = if chair.kind == "open" { speech.word("web-free-chair") } else { chair.name.clone() };
        view! { <li class:open=chair.kind == "open"><Shape seat=Seat::new(index) size=22/><span>{name}</span></li> }
    };
    table.chairs.iter().enumerate().map(chair).collect()
}

/// A text as a QR code.
#[component]
fn Code(text: String) -> impl IntoView {
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
