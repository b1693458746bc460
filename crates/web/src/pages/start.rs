//! The start page: a poster for each title, and the games that wait.

use super::Invitations;
use super::about::About;
use super::header::{Header, PLANE};
use crate::frame::Icon;
use crate::language::Speech;
use crate::pages::lobby::has_chair;
use crate::pages::new::{begin_deal, begun_deal};
use crate::pages::row::{discs, others, pace, players, since, sitters, turn};
use crate::posters::{Crop, Poster};
use crate::route::{Page, PlayWhere, Route, To, WatchAs};
use crate::saved::{self, Saved};
use crate::settings::Settings;
use crate::waiting_games::{self, Notifications, WaitingGames};
use catalog::Title;
use game::Note;
use leptos::prelude::*;
use table::Sitter;
use wire::TableLine;

/// How many running games are listed.
const SHOWN: usize = 3;

/// The start page.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (news, settings) = (expect_context::<WaitingGames>(), expect_context::<Settings>());
    let kept = saved::list();
    // Whoever was here before is greeted, and finds what waits first.
    let knows = !kept.is_empty();
    let back = Memo::new(move |_| knows || !news.tables.with(Vec::is_empty));
    let here = kept.iter().filter(|game| !game.over && game.mine).count();
    let waiting =
        move || here + news.tables.with(|tables| tables.iter().filter(|table| table.waits_for_me).count());
    let welcome = move || {
        let name = settings.name.get();
        let hello = if name.trim().is_empty() {
            speech.word("web-welcome")
        } else {
            speech.note(&Note::new("web-welcome-name").name("name", name))
        };
        let waits = (waiting() > 0)
            .then(|| speech.note(&Note::new("web-games-wait").number("count", waiting() as i64)));
        view! { <p class="what hello">{hello}" "<span>{waits}</span></p> }
    };
    let running: Vec<Saved> = kept.into_iter().filter(|game| !game.over).collect();
    let posters: Vec<_> = Title::ALL.iter().map(|&title| view! { <Card title=title/> }).collect();
    let count = Note::new("web-what").number("games", Title::ALL.len() as i64);
    let what = move || speech.note(&count);
    view! {
        <div class="start">
            <Header/>
            <main>
                <section class="intro" class:back=move || back.get()>
                    <h1>"SKYRAIL"</h1>
                    {move || if back.get() { welcome().into_any() } else { let what = what.clone(); view! {
                        <p class="what">{what}</p>
                        <p class="free">{move || speech.word("web-free")}</p>
                    }.into_any() }}
                    <svg class="fly" viewBox="0 0 332 150" aria-hidden="true">
                        <path d="M8,126C70,60 120,60 168,92S262,108 300,34" fill="none" stroke="var(--ink-3)" stroke-width="2.5"
                            stroke-dasharray="1 8" stroke-linecap="round"/>
                        <g fill="var(--paper-2)" stroke="var(--ink)" stroke-width="2.5">
                            <circle cx="8" cy="126" r="6"/><circle cx="168" cy="92" r="6"/>
                        </g>
                        <path d=PLANE fill="var(--accent)" transform="translate(304,24) rotate(-62) scale(.95)"/>
                    </svg>
                    <Invitations/>
                    <Running games=running/>
                    <Deal/>
                    <OpenTables/>
                </section>
                <section class="posters" aria-label=move || speech.word("web-all-games")>{posters}</section>
            </main>
        </div>
    }
}

/// Games that were begun, those that wait for me first: on the server, then here.
#[component]
fn Running(games: Vec<Saved>) -> impl IntoView {
    let (speech, news) = (expect_context::<Speech>(), expect_context::<WaitingGames>());
    news.ask(speech);
    let calls = RwSignal::new(waiting_games::notifications());
    let (any, count) = (!games.is_empty(), games.len());
    let here = move || {
        let room = SHOWN.saturating_sub(news.tables.with(Vec::len));
        games
            .iter()
            .take(room)
            .map(|game| {
                let turn = game
                    .mine
                    .then(|| view! { <b class="pill">{speech.word("web-your-turn")}</b> }.into_any());
                line(
                    Page::Play(game.id.clone()),
                    game.title,
                    others(&players(game, speech), speech),
                    turn,
                    since(game.at, speech),
                    speech,
                )
            })
            .collect::<Vec<_>>()
    };
    let there = move || {
        news.tables
            .get()
            .into_iter()
            .take(SHOWN)
            .filter_map(|table| {
                let title = Title::from_name(&table.title)?;
                let sitters = sitters(&table, speech);
                let about = [others(&sitters, speech), pace(table.pace, speech)];
                let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
                let turn = turn(&table, &sitters, speech);
                let page = Page::Table(table.code, WatchAs::Seat);
                Some(line(page, title, about.join(". "), Some(turn), since(table.at as f64, speech), speech))
            })
            .collect::<Vec<_>>()
    };
    let more = move || {
        let all = count + news.tables.with(Vec::len);
        (all > SHOWN).then(|| view! { <To page=Page::Replays>{speech.note(&Note::new("web-all-count").number("count", all as i64))}</To> })
    };
    let online = move || !news.tables.with(Vec::is_empty);
    view! {
        <section class="games" class:none=move || !any && !online()>
            <header><h2 class="k">{move || speech.word("web-running-games")}</h2>{more}</header>
            <ul>{there}{here}</ul>
            {move || (online() && calls.get() == Notifications::Ask).then(|| view! {
                <button class="call" on:click=move |_| waiting_games::ask_to_notify(calls)><Icon name="bell" size=16/>{speech.word("web-call-me")}</button>
            })}
        </section>
    }
}

/// One running game.
fn line(
    page: Page,
    title: Title,
    about: String,
    turn: Option<AnyView>,
    since: String,
    speech: Speech,
) -> AnyView {
    view! {
        <li><To page=page class="run">
            <Poster title=title crop=Crop::Thumb/>
            <span class="rt"><b>{speech.title(title)}</b><span>{about}</span></span>
            <span class="turn">{turn}<small>{since}</small></span>
        </To></li>
    }
    .into_any()
}

/// Tables that look for a player: a line for a first visitor, the first two for whoever played with others before.
#[component]
fn OpenTables() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let free = RwSignal::new(Vec::<TableLine>::new());
    let known = waiting_games::is_online();
    // Nobody waits for this with a first game, and without a network nobody is asked.
    let ask = move || {
        if !window().navigator().on_line() {
            return;
        }
        leptos::task::spawn_local(async move {
            if let Ok(mut tables) = crate::server::lobby(speech).await {
                tables.retain(|line| has_chair(line) && !line.chairs.iter().any(|chair| chair.mine));
                free.try_set(tables);
            }
        });
    };
    set_timeout(ask, std::time::Duration::from_millis(700));
    let row = move |table: TableLine| {
        let title = Title::from_name(&table.title)?;
        let sitters = sitters(&table, speech);
        Some(view! {
            <li><b>{speech.title(title)}</b><span>{pace(table.pace, speech)}</span>{discs(&sitters)}
                <To page=Page::Table(table.code, WatchAs::Seat) class="quiet">{speech.word("web-sit-down")}</To></li>
        })
    };
    move || {
        let tables = free.get();
        let count = speech.note(&Note::new("web-tables-free").number("count", tables.len() as i64));
        match (tables.is_empty(), known) {
            (true, _) => ().into_any(),
            (false, false) => {
                view! { <p class="look"><Icon name="person" size=16/><To page=Page::Lobby>{count}</To></p> }
                    .into_any()
            }
            (false, true) => {
                let rows: Vec<_> = tables.into_iter().take(2).filter_map(row).collect();
                view! {
                    <section class="open-tables">
                        <header><h2 class="k">{speech.word("web-open-tables")}</h2><To page=Page::Lobby>{count}</To></header>
                        <ul>{rows}</ul>
                    </section>
                }.into_any()
            }
        }
    }
}

/// One of the games.
#[component]
fn Card(title: Title) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (route, about) = (expect_context::<Route>(), About::new(title));
    view! {
        <article class="poster" data-title=title.name()>
            <div class="art"><Poster title=title crop=Crop::Tall/><Poster title=title crop=Crop::Wide/></div>
            <div class="do">
                <h2>{move || speech.title(title)}</h2>
                <p class="line">{move || about.line()}</p>
                <p class="meta">
                    <span>{move || about.players()}</span><span>{move || about.minutes()}</span>
                    <button class="learn" on:click=move |_| about.lesson()>{move || speech.word("web-learn")}</button>
                    <To page=Page::Rules(title, None)>{move || speech.word("web-rules")}</To>
                </p>
                <button class="go" on:click=move |_| about.play()>{move || speech.word("web-play-bots")}</button>
                <div class="two">
                    <button on:click=move |_| route.go(Page::New(title, PlayWhere::Online))>{move || speech.word("web-with-friends")}</button>
                    <button on:click=move |_| route.go(Page::New(title, PlayWhere::Here))>{move || speech.word("web-same-device")}</button>
                </div>
            </div>
        </article>
    }
}

/// The deal of the day: the same shuffle for everyone who plays it today.
#[component]
fn Deal() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (route, settings) = (expect_context::<Route>(), expect_context::<Settings>());
    let date = js_sys::Date::new_0();
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    let title = Title::ALL[(day as usize) % Title::ALL.len()];
    let seed = format!("{year}-{month:02}-{day:02}");
    let month_name = move || {
        let options = js_sys::Object::new();
        let _set = js_sys::Reflect::set(&options, &"month".into(), &"long".into());
        js_sys::Date::new_0()
            .to_locale_date_string(speech.language().tag(), &options)
            .as_string()
            .unwrap_or_default()
    };
    let heading = move || {
        format!("{}, {}", speech.title(title), speech.note(&Note::new("web-seats").number("seats", 3)))
    };
    let begun = begun_deal(&seed);
    let own = begun.as_ref().and_then(|game| {
        let me = game.kinds.iter().position(|kind| kind == Sitter::PERSON)?;
        game.result.get(me).copied()
    });
    let told = move || match own {
        Some((points, place)) => {
            let note = Note::new("web-deal-yours").number("points", points).number("place", i64::from(place));
            speech.note(&note)
        }
        None => speech.word("web-deal-same"),
    };
    let key = match &begun {
        Some(game) if game.over => "web-watch-again",
        Some(_) => "web-play-on",
        None => "web-play-deal",
    };
    let play = move |_| {
        let id = match &begun {
            Some(game) => game.id.clone(),
            None => begin_deal(title, &seed, settings, speech),
        };
        route.go(Page::Play(id));
    };
    view! {
        <section class="deal">
            <div class="stub"><span class="k">{move || speech.word("web-daily-deal")}</span><b class="day">{day}</b><span class="mon">{month_name}</span></div>
            <div class="db">
                <h2>{heading}</h2>
                <p>{told}</p>
                <button class="go2" on:click=play>{move || speech.word(key)}</button>
            </div>
        </section>
    }
}
