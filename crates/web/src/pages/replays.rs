//! Games that were played here, and records from files.

use super::new::read_file;
use super::top::Top;
use crate::art::{Crop, Poster};
use crate::route::{Page, Route, To};
use crate::saved;
use crate::speech::Speech;
use game::{Arg, Note};
use leptos::prelude::*;

/// Games that were played here.
#[component]
pub(crate) fn Replays() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let route = expect_context::<Route>();
    let games = RwSignal::new(saved::list());
    let fault = RwSignal::new(None::<Note>);
    let load = move |event: leptos::ev::Event| {
        read_file(&event, move |text| match table::read(&text, &[]) {
            Ok(record) => {
                let id = saved::new_id();
                saved::save(&id, &record.table, false);
                route.go(Page::Play(id));
            }
            Err(broken) => fault.set(Some(broken.fault.what)),
        });
    };
    let rows = move || {
        games.get().into_iter().map(|game| {
        let names = Arg::List(game.names.iter().map(|name| Arg::Name(name.clone().into())).collect());
        let (title, id) = (game.title, game.id.clone());
        let state = if game.over { "web-finished" } else { "web-running" };
        view! {
            <li>
                <To page=Page::Play(game.id) class="run">
                    <Poster title=title crop=Crop::Thumb/>
                    <span class="rt"><b>{speech.title(title)}</b><span>{speech.note(&Note::new("web-playing").with("names", names))}</span></span>
                    <span class="st">{speech.word(state)}</span>
                </To>
                <button class="quiet" on:click=move |_| { saved::remove(&id); games.set(saved::list()); }>{speech.word("web-delete")}</button>
            </li>
        }
    }).collect::<Vec<_>>()
    };
    view! {
        <div class="page"><Top/>
            <main class="prose">
                <h1>{move || speech.word("web-replays")}</h1>
                {move || games.with(Vec::is_empty).then(|| view! { <p class="what">{speech.word("web-no-replays")}</p> })}
                <ul class="saved">{rows}</ul>
                <label class="file">{move || speech.word("web-load-record")}<input type="file" accept=".skyrail,text/plain" on:change=load/></label>
                {move || fault.get().map(|note| view! { <p class="faults" role="alert">{speech.note(&note)}</p> })}
            </main>
        </div>
    }
}
