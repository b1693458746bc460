//! Tables of the server: those that wait for me, and those that wait for players.

use super::Invitations;
use super::top::Top;
use crate::art::{Crop, Poster};
use crate::route::{Look, Page, To, Way};
use crate::server;
use crate::speech::Speech;
use catalog::Title;
use game::{Arg, Note};
use leptos::prelude::*;
use wire::{Stage, TableLine};

/// The lobby.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (mine, open) = (RwSignal::new(Vec::new()), RwSignal::new(Vec::new()));
    let fault = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        if server::enter(speech).await.is_err() {
            fault.set(true);
            return;
        }
        mine.set(server::mine(speech).await.unwrap_or_default());
        open.set(server::lobby(speech).await.unwrap_or_default());
    });
    let section = move |key: &'static str, lines: RwSignal<Vec<TableLine>>| {
        view! {
            <h2>{move || speech.word(key)}</h2>
            <ul class="saved">{move || lines.get().into_iter().filter_map(|line| shown(line, speech)).collect::<Vec<_>>()}</ul>
            {move || lines.with(Vec::is_empty).then(|| view! { <p>{speech.word("web-no-tables")}</p> })}
        }
    };
    let new: Vec<_> = Title::ALL.iter().map(|&title| view! {
        <li><To page=Page::New(title, Way::Online) class="run">
            <Poster title=title crop=Crop::Thumb/><span class="rt"><b>{move || speech.title(title)}</b></span>
        </To></li>
    }).collect();
    view! {
        <div class="page"><Top/>
            <main class="prose">
                <h1>{move || speech.word("web-lobby")}</h1>
                {move || fault.get().then(|| view! { <p class="faults">{speech.word("web-no-server")}</p> })}
                <Invitations/>
                {section("web-my-tables", mine)}
                {section("web-open-tables", open)}
                <h2>{move || speech.word("web-open-one")}</h2>
                <ul class="saved three">{new}</ul>
            </main>
        </div>
    }
}

fn shown(line: TableLine, speech: Speech) -> Option<impl IntoView> {
    let title = Title::from_name(&line.title)?;
    let free = speech.word("web-free-chair");
    let name = |chair: &wire::ChairLine| if chair.kind == "open" { free.clone() } else { chair.name.clone() };
    let names = line.chairs.iter().map(|chair| Arg::Name(name(chair).into())).collect();
    let state = match line.stage {
        _ if line.waits_for_me => "web-your-turn",
        Stage::Waiting => "web-gathering",
        Stage::Running => "web-running",
        Stage::Over => "web-finished",
    };
    let class = if line.waits_for_me { "run mine" } else { "run" };
    Some(view! {
        <li><To page=Page::Table(line.code, Look::Seat) class=class>
            <Poster title=title crop=Crop::Thumb/>
            <span class="rt"><b>{speech.title(title)}</b><span>{speech.note(&Note::new("web-playing").with("names", Arg::List(names)))}</span></span>
            <span class="st">{speech.word(state)}</span>
        </To></li>
    })
}
