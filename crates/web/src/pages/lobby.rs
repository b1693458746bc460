//! Tables of the server: those that wait for players, those that only can be watched, and one's own.

use super::Invitations;
use super::header::Header;
use super::row::{Participant, discs, others, pace, since, sitters, turn};
use crate::language::Speech;
use crate::posters::{Crop, Poster};
use crate::route::{Page, PlayWhere, To, WatchAs};
use crate::server;
use crate::waiting_games;
use catalog::Title;
use game::Note;
use leptos::prelude::*;
use wire::{ChairKind, Pace, Stage, TableLine};

/// How often the list is asked for again.
const OFTEN: std::time::Duration = std::time::Duration::from_secs(15);

/// The lobby.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (mine, listed) = (RwSignal::new(Vec::new()), RwSignal::new(None::<Vec<TableLine>>));
    let fault = RwSignal::new(false);
    let ask = move || {
        leptos::task::spawn_local(async move {
            // Whoever only looks is not asked who they are.
            if waiting_games::is_online() {
                let own = server::mine(speech).await.unwrap_or_default();
                let _shown = mine.try_set(own.into_iter().filter(|line| line.stage != Stage::Over).collect());
            }
            match server::lobby(speech).await {
                Ok(tables) => drop((listed.try_set(Some(tables)), fault.try_set(false))),
                Err(_) => drop(fault.try_set(true)),
            }
        });
    };
    ask();
    let beat = set_interval(ask, OFTEN);
    on_cleanup(move || {
        if let Some(beat) = beat {
            beat.clear();
        }
    });
    let only = RwSignal::new(None::<Title>);
    let shown = move |free: bool| {
        let own: Vec<String> =
            mine.with(|mine| mine.iter().map(|line: &TableLine| line.code.clone()).collect());
        let fits = |line: &TableLine| {
            has_chair(line) == free
                && !own.contains(&line.code)
                && only.get().is_none_or(|title| line.title == title.name())
        };
        listed.get().unwrap_or_default().into_iter().filter(fits).collect::<Vec<_>>()
    };
    let (free, busy) = (Memo::new(move |_| shown(true)), Memo::new(move |_| shown(false)));
    let count = move || {
        let all = listed.with(|all| all.iter().flatten().filter(|line| has_chair(line)).count());
        listed
            .with(Option::is_some)
            .then(|| speech.note(&Note::new("web-tables-free").number("count", all as i64)))
    };
    let rows = move |lines: Memo<Vec<TableLine>>| {
        lines.get().into_iter().filter_map(|line| row(line, speech)).collect::<Vec<_>>()
    };
    view! {
        <div class="page"><Header/>
            <main class="wide-page lobby">
                <header class="head"><h1>{move || speech.word("web-lobby")}</h1><p>{count}</p></header>
                {move || fault.get().then(|| view! { <p class="faults" role="alert">{speech.word("web-no-server")}</p> })}
                <Offers free=free/>
                <div class="columns">
                    <section>
                        <Invitations/>
                        <Filters listed=listed only=only/>
                        <h2>{move || speech.word("web-chair-free")}</h2>
                        <ul class="rows">{move || rows(free)}</ul>
                        {move || (listed.with(Option::is_some) && free.with(Vec::is_empty)).then(|| view! { <p class="empty">{speech.word("web-nobody-waits")}</p> })}
                        {move || (!busy.with(Vec::is_empty)).then(|| view! { <h2>{speech.word("web-not-now")}</h2> })}
                        <ul class="rows dim">{move || rows(busy)}</ul>
                    </section>
                    <aside>
                        <section class="leaf">
                            <h2>{move || speech.word("web-my-tables")}</h2>
                            {move || mine.with(Vec::is_empty).then(|| view! { <p>{speech.word("web-no-tables")}</p> })}
                            <ul class="own">{move || mine.get().into_iter().filter_map(|line| own(line, speech)).collect::<Vec<_>>()}</ul>
                        </section>
                        <section class="leaf">
                            <h2>{move || speech.word("web-open-one")}</h2>
                            <ul class="own">{Title::ALL.iter().map(|&title| view! {
                                <li><To page=Page::New(title, PlayWhere::Online) class="run"><Poster title=title crop=Crop::Thumb/>
                                    <span class="rt"><b>{move || speech.title(title)}</b></span></To></li>
                            }).collect::<Vec<_>>()}</ul>
                        </section>
                    </aside>
                </div>
            </main>
        </div>
    }
}

/// Whether somebody can sit down there.
pub(super) fn has_chair(line: &TableLine) -> bool {
    line.stage == Stage::Waiting && line.chairs.iter().any(|chair| chair.kind == ChairKind::Open)
}

/// The best of the free tables, large: a quick one, one of another title, one for days.
#[component]
fn Offers(free: Memo<Vec<TableLine>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let chosen = move || {
        let free = free.get();
        let slow = |line: &TableLine| matches!(line.pace, Pace::Days { .. });
        // The fewest chairs are missing: it starts soonest.
        let missing =
            |line: &TableLine| line.chairs.iter().filter(|chair| chair.kind == ChairKind::Open).count();
        let live = free.iter().filter(|line| !slow(line)).min_by_key(|line| missing(line));
        let other = free
            .iter()
            .filter(|line| !slow(line) && live.is_some_and(|live| live.title != line.title))
            .min_by_key(|line| missing(line));
        let days = free.iter().filter(|line| slow(line)).min_by_key(|line| missing(line));
        let offers = [live, other, days].into_iter().flatten();
        offers.filter_map(|line| {
            let title = Title::from_name(&line.title)?;
            let head = if slow(line) { "web-own-pace" } else { "web-sit-now" };
            let chairs = speech.note(&Note::new("web-waiting-for").number("count", missing(line) as i64));
            let about = format!("{}, {}. {chairs}.", speech.title(title), pace(line.pace, speech));
            Some(view! {
                <li><To page=Page::Table(line.code.clone(), WatchAs::Seat) class="run">
                    <Poster title=title crop=Crop::Thumb/><span class="rt"><b>{speech.word(head)}</b><span>{about}</span></span><span class="st" aria-hidden="true">"→"</span>
                </To></li>
            })
        }).collect::<Vec<_>>()
    };
    view! { <ul class="offers">{chosen}</ul> }
}

/// Chips that narrow the list to one title.
#[component]
fn Filters(listed: RwSignal<Option<Vec<TableLine>>>, only: RwSignal<Option<Title>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let chip = move |title: Option<Title>| {
        let count = move || {
            listed.with(|all| {
                let lines = all.iter().flatten();
                lines.filter(|line| title.is_none_or(|title| line.title == title.name())).count()
            })
        };
        let name = move || title.map_or_else(|| speech.word("web-all-titles"), |title| speech.title(title));
        view! {
            <button class="chip" aria-pressed=move || (only.get() == title).to_string() on:click=move |_| only.set(title)>{name}<i>{count}</i></button>
        }
    };
    let chips: Vec<_> = std::iter::once(None).chain(Title::ALL.iter().copied().map(Some)).map(chip).collect();
    view! { <div class="chips" role="group" aria-label=move || speech.word("web-all-games")>{chips}</div> }
}

fn row(line: TableLine, speech: Speech) -> Option<impl IntoView> {
    let title = Title::from_name(&line.title)?;
    let sitters = sitters(&line, speech);
    let free = has_chair(&line);
    let (key, class) = if free { ("web-sit-down", "quiet sit") } else { ("web-watch", "quiet watch") };
    let state = (!free).then(|| turn(&line, &sitters, speech));
    Some(view! {
        <li class="table-row">
            <Poster title=title crop=Crop::Thumb/>
            <div class="what"><b>{speech.title(title)}</b><span>{seats(&sitters, speech)}</span></div>
            {discs(&sitters)}
            <div class="when"><span>{pace(line.pace, speech)}</span>{state}<small>{since(line.at as f64, speech)}</small></div>
            <To page=Page::Table(line.code, WatchAs::Seat) class=class>{speech.word(key)}</To>
        </li>
    })
}

/// How many chairs a table has, and who sits there.
fn seats(sitters: &[Participant], speech: Speech) -> String {
    let seats = speech.note(&Note::new("web-seats").number("seats", sitters.len() as i64));
    let who = others(sitters, speech);
    if who.is_empty() { seats } else { format!("{seats}: {who}") }
}

/// One of one's own tables.
fn own(line: TableLine, speech: Speech) -> Option<impl IntoView> {
    let title = Title::from_name(&line.title)?;
    let sitters = sitters(&line, speech);
    let about = [others(&sitters, speech), pace(line.pace, speech)];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let class = if line.waits_for_me { "run mine" } else { "run" };
    Some(view! {
        <li><To page=Page::Table(line.code.clone(), WatchAs::Seat) class=class>
            <Poster title=title crop=Crop::Thumb/>
            <span class="rt"><b>{speech.title(title)}</b><span>{about.join(". ")}</span></span>
            <span class="turn">{turn(&line, &sitters, speech)}<small>{since(line.at as f64, speech)}</small></span>
        </To></li>
    })
}
