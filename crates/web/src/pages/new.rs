//! A game is set up: who sits where, what is agreed on, on which board.

use super::board::ChooseBoard;
use super::top::Top;
use crate::art::{Crop, Poster};
use crate::frame::Shape;
use crate::link::BOTS;
use crate::route::{Look, Page, Route, Way};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::{browser, saved, server};
use bots::Kind;
use catalog::{AnyOptions, Title};
use game::{Note, Seat, Secret};
use leptos::prelude::*;
use table::{Setup, Sitter, Table};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wire::{Choice, NewChair, NewTable, Pace};

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Person,
    /// Whoever comes by the link.
    Open,
    Bot(Kind),
}

/// Begins a game against two bots of middling strength, at one click.
pub(super) fn begin_solo(title: Title, settings: Settings, speech: Speech) -> String {
    let chairs = [Who::Person, Who::Bot(Kind::Casual), Who::Bot(Kind::Casual)];
    begin(title.options(chairs.len()), &chairs, Secret::new(browser::chance()), settings, speech)
}

/// Begins the deal of a day.
pub(super) fn begin_deal(title: Title, day: &str, settings: Settings, speech: Speech) -> String {
    let chairs = [Who::Person, Who::Bot(Kind::Strong), Who::Bot(Kind::Strong)];
    let mut options = title.options(chairs.len());
    options.set_first(Some(Seat::new(0)));
    begin(options, &chairs, Secret::from_seed(&format!("daily {} {day}", title.name())), settings, speech)
}

fn begin(options: AnyOptions, chairs: &[Who], secret: Secret, settings: Settings, speech: Speech) -> String {
    let own = settings.name.get_untracked();
    let mut people = 0;
    let sitters = chairs
        .iter()
        .enumerate()
        .map(|(index, who)| match who {
            Who::Bot(kind) => Sitter { kind: kind.name().into(), name: BOTS[index % BOTS.len()].into() },
            Who::Person | Who::Open => {
                people += 1;
                let name = if people == 1 && !own.is_empty() {
                    own.clone()
                } else {
                    untrack(|| speech.text().seat_name(Seat::new(index)))
                };
                Sitter { kind: "human".into(), name }
            }
        })
        .collect();
    let id = saved::new_id();
    saved::save(&id, &Table::new(Setup { options, sitters, secret, entropy: Vec::new() }), true);
    id
}

/// The page on which a game is set up.
#[component]
pub(crate) fn New(title: Title, way: Way) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (route, settings) = (expect_context::<Route>(), expect_context::<Settings>());
    let least = *title.seats().start();
    let second = if way == Way::Here { Who::Person } else { Who::Open };
    let chairs = RwSignal::new(vec![Who::Person, second, Who::Bot(Kind::Casual)]);
    let agreed = Agreed {
        listed: RwSignal::new(false),
        hints: RwSignal::new(false),
        table: RwSignal::new(false),
        pace: RwSignal::new(0),
    };
    let refusal = RwSignal::new(None::<String>);
    let flags = RwSignal::new(title.options(least).flags());
    let board = RwSignal::new(title.board());
    let start = move |_| {
        let chairs = chairs.get_untracked();
        if way == Way::Online {
            let (mut new, board) =
                (online(title, &chairs, &flags.get_untracked(), agreed), board.get_untracked());
            let look = if agreed.table.get_untracked() { Look::Board } else { Look::Seat };
            leptos::task::spawn_local(async move {
                let made = async {
                    server::enter(speech).await?;
                    // The chair is named when the table is made.
                    let (name, mark) = (settings.name.get_untracked(), settings.mark.get_untracked());
                    let _known = server::change(name, mark, None, speech).await;
                    if !board.is_built_in() {
                        new.board = Some(server::upload(board.json(), speech).await?.hash);
                    }
                    server::make(new, speech).await
                };
                match made.await {
                    Ok(table) => route.go(Page::Table(table.code, look)),
                    Err(fault) => refusal.set(Some(server::words_of(fault, speech))),
                }
            });
            return;
        }
        let mut options = title.options(chairs.len());
        options.set_board(board.get_untracked());
        for (name, on) in flags.get_untracked() {
            options.set_flag(name, on);
        }
        route.go(Page::Play(begin(options, &chairs, Secret::new(browser::chance()), settings, speech)));
    };
    view! {
        <div class="page">
            <Top/>
            <main class="new">
                <Poster title=title crop=Crop::Tall/>
                <form on:submit=move |event| event.prevent_default()>
                    <h1>{move || speech.title(title)}</h1>
                    <Chairs title=title chairs=chairs way=way/>
                    {move || (!flags.with(Vec::is_empty)).then(|| view! {
                    <fieldset>
                        <legend>{move || speech.word("web-options")}</legend>
                        {move || flags.get().into_iter().enumerate().map(|(index, (name, on))| view! {
                            <label class="check"><input type="checkbox" prop:checked=on
                                on:change=move |_| flags.update(|flags| flags[index].1 = !flags[index].1)/>
                                <span>{speech.word(&format!("option-{}", name.replace('_', "-")))}
                                    <small>{speech.word(&format!("option-{}-about", name.replace('_', "-")))}</small></span>
                            </label>
                        }).collect::<Vec<_>>()}
                    </fieldset>
                    })}
                    <ChooseBoard title=title board=board/>
                    {(way == Way::Online).then(|| view! { <Agree agreed=agreed chairs=chairs/> })}
                    <p class="faults" role="alert">{move || refusal.get()}</p>
                    <button type="button" class="go" on:click=start>{move || speech.word("web-start-game")}</button>
                </form>
            </main>
        </div>
    }
}

/// A table for the server.
fn online(title: Title, chairs: &[Who], flags: &[(&'static str, bool)], agreed: Agreed) -> NewTable {
    let mut me = false;
    let chair = |(index, who): (usize, &Who)| match who {
        Who::Person if !std::mem::replace(&mut me, true) => NewChair::Me,
        Who::Person => NewChair::Local(Seat::new(index).letter().to_ascii_uppercase().to_string()),
        Who::Open => NewChair::Open,
        Who::Bot(kind) => NewChair::Bot(kind.name().into()),
    };
    let option = |&(name, on): &(&str, bool)| Choice {
        name: name.into(),
        value: if on { "yes" } else { "no" }.into(),
    };
    NewTable {
        title: title.name().into(),
        chairs: chairs.iter().enumerate().map(chair).collect(),
        options: flags.iter().map(option).collect(),
        board: None,
        pace: PACES[agreed.pace.get_untracked()].1,
        open: agreed.listed.get_untracked(),
        watch: true,
        consent: false,
        hints: agreed.hints.get_untracked(),
        shuffle: false,
        deal: None,
    }
}

/// What is agreed on about a table of the server.
#[derive(Clone, Copy)]
struct Agreed {
    /// Shown in the lobby.
    listed: RwSignal<bool>,
    hints: RwSignal<bool>,
    /// This screen shows the open board, and everyone plays on a phone.
    table: RwSignal<bool>,
    pace: RwSignal<usize>,
}

/// How fast a table can be played.
const PACES: [(&str, Pace); 5] = [
    ("web-pace-free", Pace::Free),
    ("web-pace-quick", Pace::Live { seconds: 600, increment: 10 }),
    ("web-pace-slow", Pace::Live { seconds: 1800, increment: 30 }),
    ("web-pace-day", Pace::Days { days: 1 }),
    ("web-pace-days", Pace::Days { days: 3 }),
];

/// What is agreed on about a table of the server.
#[component]
fn Agree(agreed: Agreed, chairs: RwSignal<Vec<Who>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let check = move |key: &'static str, on: RwSignal<bool>| {
        view! {
            <label class="check"><input type="checkbox" prop:checked=move || on.get() on:change=move |_| on.update(|on| *on = !*on)/>
                {move || speech.word(key)}</label>
        }
    };
    // Whoever shows the board holds no hand, and whoever does has the first chair.
    Effect::new(move |before: Option<bool>| {
        let shows = agreed.table.get();
        if before.is_some_and(|before| before != shows) {
            chairs.update(|chairs| chairs[0] = if shows { Who::Open } else { Who::Person });
        }
        shows
    });
    let paces = move || {
        PACES.iter().enumerate().map(|(nth, (key, _))| view! {
        <option value=nth.to_string() selected=nth == agreed.pace.get_untracked()>{speech.word(key)}</option>
    }).collect::<Vec<_>>()
    };
    view! {
        <fieldset>
            <legend>{move || speech.word("web-table-options")}</legend>
            <label class="pick"><span>{move || speech.word("web-pace")}</span>
                <select on:change:target=move |event| agreed.pace.set(event.target().value().parse().unwrap_or_default())>{paces}</select></label>
            {check("web-in-lobby", agreed.listed)}
            {check("web-allow-hints", agreed.hints)}
            {check("web-table-mode", agreed.table)}
        </fieldset>
    }
}

/// Who sits where.
#[component]
fn Chairs(title: Title, chairs: RwSignal<Vec<Who>>, way: Way) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let full = move || chairs.with(Vec::len) >= *title.seats().end();
    let bare = move || chairs.with(Vec::len) <= *title.seats().start();
    let kinds = move || {
        let open = (way == Way::Online).then_some(Who::Open);
        std::iter::once(Who::Person).chain(open).chain(Kind::LEVELS.into_iter().map(Who::Bot))
    };
    let choose = move |index: usize, value: String| {
        let who = value.parse::<usize>().ok().and_then(|nth| kinds().nth(nth)).unwrap_or(Who::Person);
        chairs.update(|chairs| chairs[index] = who);
    };
    let rows = move || {
        chairs.get().into_iter().enumerate().map(|(index, who)| view! {
        <li>
            <Shape seat=Seat::new(index) size=22/>
            <select aria-label=speech.note(&Note::new("web-seat-number").number("number", index as i64 + 1))
                on:change:target=move |event| choose(index, event.target().value())>
                {kinds().enumerate().map(|(nth, kind)| view! {
                    <option value=nth.to_string() selected=kind == who>{name(speech, kind, index)}</option>
                }).collect::<Vec<_>>()}
            </select>
        </li>
    }).collect::<Vec<_>>()
    };
    view! {
        <fieldset class="chairs">
            <legend>{move || speech.word("web-players")}</legend>
            <ol>{rows}</ol>
            <div class="two">
                <button type="button" disabled=full
                    on:click=move |_| chairs.update(|chairs| chairs.push(Who::Bot(Kind::Casual)))>{move || speech.word("web-add-seat")}</button>
                <button type="button" disabled=bare
                    on:click=move |_| chairs.update(|chairs| { chairs.pop(); })>{move || speech.word("web-remove-seat")}</button>
            </div>
        </fieldset>
    }
}

fn name(speech: Speech, who: Who, index: usize) -> String {
    match who {
        Who::Person if index == 0 => speech.word("web-me"),
        Who::Person => speech.word("web-another-person"),
        Who::Open => speech.word("web-by-link"),
        Who::Bot(kind) => speech.word(match kind {
            Kind::Novice => "web-bot-novice",
            Kind::Casual => "web-bot-casual",
            Kind::Strong => "web-bot-strong",
            Kind::Expert => "web-bot-expert",
            _ => "web-bot-master",
        }),
    }
}

/// Reads the file that was chosen in an input.
pub(super) fn read_file(event: &leptos::ev::Event, then: impl Fn(String) + 'static) {
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
    let Ok(reader) = web_sys::FileReader::new() else { return };
    let source = reader.clone();
    let done = Closure::once_into_js(move || {
        if let Some(text) = source.result().ok().and_then(|result| result.as_string()) {
            then(text);
        }
    });
    reader.set_onload(Some(done.unchecked_ref()));
    let _begun = reader.read_as_text(&file);
}
