//! Games that were played here, and records from files.

use super::header::Header;
use super::new::read_file;
use super::row::{others, players};
use crate::frame::Icon;
use crate::language::Speech;
use crate::posters::{Crop, Poster};
use crate::route::{Page, Route, To};
use crate::saved::{self, Removed, Saved};
use crate::{browser, sort};
use game::Note;
use leptos::prelude::*;

/// Games that were played here.
#[component]
pub(crate) fn Replays() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let route = expect_context::<Route>();
    let games = RwSignal::new(saved::list());
    let fault = RwSignal::new(None::<Note>);
    // The game that is to be deleted although it still runs, and the one that was deleted last.
    let (asked, removed) = (RwSignal::new(None::<String>), RwSignal::new(None::<Removed>));
    let wanted = RwSignal::new(String::new());
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
    let remove = move |id: &str| {
        removed.set(saved::remove(id));
        asked.set(None);
        games.set(saved::list());
    };
    let put_back = move |_| {
        if let Some(removed) = removed.get_untracked() {
            saved::put_back(removed);
        }
        removed.set(None);
        games.set(saved::list());
    };
    let found = Memo::new(move |_| {
        let words: Vec<String> =
            game::in_large(&wanted.get()).split_whitespace().map(str::to_string).collect();
        let fits = |game: &Saved| {
            let text = game::in_large(&format!(
                "{} {} {}",
                speech.title(game.title),
                told(game, speech),
                day(game, speech)
            ));
            words.iter().all(|word| text.contains(word))
        };
        games.get().into_iter().filter(fits).collect::<Vec<_>>()
    });
    let row = move |game: Saved| {
        let (title, id, over) = (game.title, StoredValue::new(game.id.clone()), game.over);
        let (told, day, moves) = (told(&game, speech), day(&game, speech), game.rows as i64);
        let state = if over { "web-watch-again" } else { "web-play-on" };
        let click = move |_| {
            if over {
                id.with_value(|id| remove(id));
            } else {
                asked.set(Some(id.get_value()));
            }
        };
        let is_asked = move || asked.get() == Some(id.get_value());
        view! {
            <li class="game-row" class:runs=!over>
                <To page=Page::Play(game.id) class="run">
                    <Poster title=title crop=Crop::Thumb/>
                    <span class="rt"><b>{speech.title(title)}</b><span>{told}</span></span>
                    <span class="facts"><span>{day}</span><span>{speech.note(&Note::new("web-moves").number("count", moves))}</span></span>
                    <span class="st">{speech.word(state)}</span>
                </To>
                <button class="quiet bin" aria-label=speech.word("web-delete") title=speech.word("web-delete") on:click=click><Icon name="bin"/></button>
                {move || is_asked().then(|| view! {
                    <p class="ask-first" role="alert">
                        <span>{speech.word("web-delete-running")}</span>
                        <button class="quiet danger" on:click=move |_| id.with_value(|id| remove(id))>{speech.word("web-delete")}</button>
                        <button class="quiet" on:click=move |_| asked.set(None)>{speech.word("web-keep-it")}</button>
                    </p>
                })}
            </li>
        }
    };
    view! {
        <div class="page"><Header/>
            <main class="prose replays">
                <h1>{move || speech.word("web-replays")}</h1>
                {move || games.with(Vec::is_empty).then(|| view! { <p class="what">{speech.word("web-no-replays")}</p> })}
                {move || (games.with(Vec::len) > 1).then(|| view! {
                    <input class="find" type="search" placeholder=move || speech.word("web-find-game") aria-label=move || speech.word("web-find-game")
                        prop:value=move || wanted.get() on:input:target=move |event| wanted.set(event.target().value())/>
                })}
                <div role="status">{move || removed.with(Option::is_some).then(|| view! {
                    <p class="undo-delete"><span>{speech.word("web-deleted")}</span><button class="quiet" on:click=put_back>{speech.word("web-undo")}</button></p>
                })}</div>
                <ul class="saved">{move || found.get().into_iter().map(row).collect::<Vec<_>>()}</ul>
                {move || (found.with(Vec::is_empty) && !games.with(Vec::is_empty)).then(|| view! { <p class="what">{speech.word("web-find-none")}</p> })}
                <label class="file">{move || speech.word("web-load-record")}<input type="file" accept=".skyrail,text/plain" on:change=load/></label>
                {move || fault.get().map(|note| view! { <p class="faults" role="alert">{speech.note(&note)}</p> })}
            </main>
        </div>
    }
}

fn day(game: &Saved, speech: Speech) -> String {
    browser::day(game.at, speech.language().tag())
}

/// Who played, and once it is over with how many points, the best first.
fn told(game: &Saved, speech: Speech) -> String {
    let players = players(game, speech);
    if game.result.len() != players.len() {
        return others(&players, speech);
    }
    let mut order: Vec<usize> = (0..players.len()).collect();
    sort::by_key(&mut order, |&index| game.result[index].1);
    let told = |&index: &usize| {
        let (points, place) = game.result[index];
        format!("{place}. {} {}", players[index].name, speech.text().number(points.into()))
    };
    order.iter().map(told).collect::<Vec<_>>().join(", ")
}
