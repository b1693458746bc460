//! A game is set up: who sits where, what is agreed on, on which board.

use super::top::Top;
use crate::art::{Crop, Poster};
use crate::frame::Shape;
use crate::route::{Page, Route, Way};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::{browser, saved, server};
use bots::Kind;
use catalog::{AnyBoard, AnyOptions, Title};
use game::{Note, Seat, Secret};
use leptos::prelude::*;
use table::{Setup, Sitter, Table};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wire::{Choice, NewChair, NewTable, Pace};

/// Names of bots, the same in every language.
const NAMES: [&str; 6] = ["Mira", "Jonas", "Théo", "Marta", "Otto", "Clara"];

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
            Who::Bot(kind) => Sitter { kind: kind.name().into(), name: NAMES[index % NAMES.len()].into() },
            Who::Person | Who::Open => {
                people += 1;
                let name = match (people, own.is_empty()) {
                    (1, false) => own.clone(),
                    (1, true) => untrack(|| speech.word("web-me")),
                    _ => untrack(|| speech.text().seat_name(Seat::new(index))),
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
    let listed = RwSignal::new(false);
    let refusal = RwSignal::new(None::<String>);
    let flags = RwSignal::new(title.options(least).flags());
    let board = RwSignal::new(title.board());
    let faults = RwSignal::new(Vec::<Note>::new());
    let start = move |_| {
        let chairs = chairs.get_untracked();
        if way == Way::Online {
            let new = online(title, &chairs, &flags.get_untracked(), listed.get_untracked());
            leptos::task::spawn_local(async move {
                let made = match server::enter(speech).await {
                    Ok(_) => server::make(new, speech).await,
                    Err(fault) => Err(fault),
                };
                match made {
                    Ok(table) => route.go(Page::Table(table.code)),
                    Err(fault) => refusal.set(Some(
                        fault
                            .map_or_else(|| untrack(|| speech.word("web-no-server")), |fault| fault.sentence),
                    )),
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
    let load = move |event: leptos::ev::Event| {
        read_file(&event, move |text| match title.load_board(&text) {
            Ok(loaded) => {
                board.set(loaded);
                faults.set(Vec::new());
            }
            Err(found) => faults.set(found.into_iter().map(|fault| fault.what).collect()),
        });
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
                                {speech.word(&format!("option-{}", name.replace('_', "-")))}
                            </label>
                        }).collect::<Vec<_>>()}
                    </fieldset>
                    })}
                    {(way == Way::Here).then(|| view! {
                    <fieldset>
                        <legend>{move || speech.word("web-board")}</legend>
                        <p class="board-name">{move || board.with(|board| AnyBoard::id(*board))}</p>
                        <label class="file">{move || speech.word("web-load-board")}<input type="file" accept=".json,application/json" on:change=load/></label>
                        <ul class="faults">{move || faults.get().iter().map(|note| view! { <li>{speech.note(note)}</li> }).collect::<Vec<_>>()}</ul>
                    </fieldset>
                    })}
                    {(way == Way::Online).then(|| view! {
                        <label class="check"><input type="checkbox" prop:checked=move || listed.get()
                            on:change=move |_| listed.update(|listed| *listed = !*listed)/>
                            {move || speech.word("web-in-lobby")}
                        </label>
                    })}
                    <p class="faults" role="alert">{move || refusal.get()}</p>
                    <button class="go" on:click=start>{move || speech.word("web-start-game")}</button>
                </form>
            </main>
        </div>
    }
}

/// A table for the server.
fn online(title: Title, chairs: &[Who], flags: &[(&'static str, bool)], open: bool) -> NewTable {
    let mut me = false;
    let chair = |(index, who): (usize, &Who)| match who {
        Who::Person if !std::mem::replace(&mut me, true) => NewChair::Me,
        Who::Person => NewChair::Local(Seat::new(index).letter().to_uppercase().to_string()),
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
        pace: Pace::Free,
        open,
        watch: true,
        consent: false,
        hints: false,
        shuffle: false,
        deal: None,
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
