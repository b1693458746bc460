//! The start page: three posters, and the games that wait.

use super::Invitations;
use super::top::{PLANE, Top};
use crate::art::{Crop, Poster};
use crate::frame::{Icon, learn};
use crate::news::{self, Calls, News};
use crate::pages::new::begin_solo;
use crate::route::{Look, Page, Route, To, Way};
use crate::saved::{self, Saved};
use crate::settings::Settings;
use crate::speech::Speech;
use catalog::Title;
use game::{Arg, Note};
use leptos::prelude::*;
use wire::Stage;

/// How many running games are listed.
const SHOWN: usize = 3;

/// The start page.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let running: Vec<Saved> = saved::list().into_iter().filter(|game| !game.over).take(SHOWN).collect();
    let posters: Vec<_> = Title::ALL.iter().map(|&title| view! { <Card title=title/> }).collect();
    view! {
        <div class="start">
            <Top/>
            <main>
                <section class="intro">
                    <h1>"SKYRAIL"</h1>
                    <p class="what">{move || speech.word("web-what")}</p>
                    <p class="free">{move || speech.word("web-free")}</p>
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
                </section>
                <section class="posters" aria-label=move || speech.word("web-three-games")>{posters}</section>
            </main>
        </div>
    }
}

/// Games that were begun, those that wait for me first: on the server, then here.
#[component]
fn Running(games: Vec<Saved>) -> impl IntoView {
    let (speech, news) = (expect_context::<Speech>(), expect_context::<News>());
    news.ask(speech);
    let calls = RwSignal::new(news::calls());
    let any = !games.is_empty();
    let here: Vec<_> = games.into_iter().map(|game| {
        let names = game.names.iter().map(|name| Arg::Name(name.clone().into())).collect();
        view! { <Line page=Page::Play(game.id) title=game.title names=names state=game.mine.then_some("web-your-turn")/> }
    }).collect();
    let there = move || {
        news.tables.get().into_iter().take(SHOWN).filter_map(|table| {
            let title = Title::from_name(&table.title)?;
            let names = table.chairs.iter().map(|chair| Arg::Name(chair.name.clone().into())).collect();
            let state = match table.stage {
                _ if table.waits_for_me => Some("web-your-turn"),
                Stage::Waiting => Some("web-gathering"),
                _ => None,
            };
            Some(view! { <Line page=Page::Table(table.code, Look::Seat) title=title names=names state=state/> })
        }).collect::<Vec<_>>()
    };
    let online = move || !news.tables.with(Vec::is_empty);
    view! {
        <section class="games" class:none=move || !any && !online()>
            <h2 class="k">{move || speech.word("web-running-games")}</h2>
            <ul>{there}{here}</ul>
            {move || (online() && calls.get() == Calls::Ask).then(|| view! {
                <button class="call" on:click=move |_| news::ask_calls(calls)><Icon name="bell" size=16/>{speech.word("web-call-me")}</button>
            })}
        </section>
    }
}

/// One running game.
#[component]
fn Line(page: Page, title: Title, names: Vec<Arg>, state: Option<&'static str>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let with = Note::new("web-playing").with("names", Arg::List(names));
    let class = if state == Some("web-your-turn") { "run mine" } else { "run" };
    view! {
        <li><To page=page class=class>
            <Poster title=title crop=Crop::Thumb/>
            <span class="rt"><b>{move || speech.title(title)}</b><span>{move || speech.note(&with)}</span></span>
            {state.map(|state| view! { <span class="st">{move || speech.word(state)}</span> })}
        </To></li>
    }
}

/// One of the three games.
#[component]
fn Card(title: Title) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (route, settings) = (expect_context::<Route>(), expect_context::<Settings>());
    let (line, minutes) = match title {
        Title::AirlinesEurope => ("web-line-airlines-europe", 75),
        Title::TicketToRideGermany => ("web-line-ticket-to-ride-germany", 60),
        Title::JetSet => ("web-line-jet-set", 60),
    };
    let players = Note::new("web-players-range")
        .number("least", *title.seats().start() as i64)
        .number("most", *title.seats().end() as i64);
    let minutes = Note::new("web-minutes").number("minutes", minutes);
    let play = move |_| route.go(Page::Play(begin_solo(title, settings, speech)));
    let lesson = move |_| {
        learn(title);
        route.go(Page::Play(begin_solo(title, settings, speech)));
    };
    view! {
        <article class="poster">
            <div class="art"><Poster title=title crop=Crop::Tall/><Poster title=title crop=Crop::Wide/></div>
            <div class="do">
                <h2>{move || speech.title(title)}</h2>
                <p class="line">{move || speech.word(line)}</p>
                <p class="meta">
                    <span>{move || speech.note(&players)}</span><span>{move || speech.note(&minutes)}</span>
                    <button class="learn" on:click=lesson>{move || speech.word("web-learn")}</button>
                    <To page=Page::Rules(title, None)>{move || speech.word("web-rules")}</To>
                </p>
                <button class="go" on:click=play>{move || speech.word("web-play-bots")}</button>
                <div class="two">
                    <button on:click=move |_| route.go(Page::New(title, Way::Online))>{move || speech.word("web-with-friends")}</button>
                    <button on:click=move |_| route.go(Page::New(title, Way::Here))>{move || speech.word("web-same-device")}</button>
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
    let play = move |_| route.go(Page::Play(super::new::begin_deal(title, &seed, settings, speech)));
    view! {
        <section class="deal">
            <div class="stub"><span class="k">{move || speech.word("web-daily-deal")}</span><b class="day">{day}</b><span class="mon">{month_name}</span></div>
            <div class="db">
                <h2>{heading}</h2>
                <p>{move || speech.word("web-deal-same")}</p>
                <button class="go2" on:click=play>{move || speech.word("web-play-deal")}</button>
            </div>
        </section>
    }
}
