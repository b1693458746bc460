//! A game is set up: who sits where, what is agreed on, on which board.

use super::board::ChooseBoard;
use super::header::Header;
use crate::frame::Shape;
use crate::language::Speech;
use crate::link::BOTS;
use crate::posters::{Crop, Poster};
use crate::route::{Page, PlayWhere, Route, WatchAs};
use crate::settings::Settings;
use crate::{browser, saved, server};
use bots::Kind;
use catalog::{AnyBoard, AnyOptions, Title};
use game::{Choice, ChoiceKind, Note, Seat, Secret};
use leptos::prelude::*;
use table::{Setup, Sitter, Table};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wire::{NewChair, NewTable, Pace};

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
    begin(title.options(chairs.len()), &chairs, &[], Secret::new(browser::chance()), settings, speech)
}

/// Begins the deal of a day.
pub(super) fn begin_deal(title: Title, day: &str, settings: Settings, speech: Speech) -> String {
    let chairs = [Who::Person, Who::Bot(Kind::Strong), Who::Bot(Kind::Strong)];
    let mut options = title.options(chairs.len());
    options.set_first(Some(Seat::new(0)));
    let secret = Secret::from_seed(&format!("daily {} {day}", title.name()));
    let id = begin(options, &chairs, &[], secret, settings, speech);
    browser::keep(DEAL, &format!("{day} {id}"));
    id
}

/// Where it is kept which game of this browser is the deal of a day.
const DEAL: &str = "skyrail.deal";

/// The game in which the deal of a day was begun here, if it is still there.
pub(super) fn begun_deal(day: &str) -> Option<saved::Saved> {
    let kept = browser::kept(DEAL)?;
    let id = kept.strip_prefix(day)?.trim();
    saved::list().into_iter().find(|game| game.id == id)
}

/// Begins a game on this device. `names` are those that people gave themselves, by chair.
fn begin(
    options: AnyOptions,
    chairs: &[Who],
    names: &[String],
    secret: Secret,
    settings: Settings,
    speech: Speech,
) -> String {
    let own = settings.name.get_untracked();
    let mut people = 0;
    let sitters = chairs
        .iter()
        .enumerate()
        .map(|(index, who)| match who {
            Who::Bot(kind) => Sitter { kind: kind.name().into(), name: BOTS[index % BOTS.len()].into() },
            Who::Person | Who::Open => {
                people += 1;
                let said = names.get(index).map_or("", |name| name.trim());
                let name = match said {
                    "" if people == 1 && !own.is_empty() => own.clone(),
                    "" => untrack(|| speech.text().seat_name(Seat::new(index))),
                    said => said.into(),
                };
                Sitter::person(name)
            }
        })
        .collect();
    let id = saved::new_id();
    saved::save(&id, &Table::new(Setup { options, sitters, secret, entropy: Vec::new() }), true);
    id
}

/// The page on which a game is set up.
#[component]
pub(crate) fn New(title: Title, way: PlayWhere) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (route, settings) = (expect_context::<Route>(), expect_context::<Settings>());
    let second = if way == PlayWhere::Here { Who::Person } else { Who::Open };
    let chairs = RwSignal::new(vec![Who::Person, second, Who::Bot(Kind::Casual)]);
    let agreed = Agreed {
        listed: RwSignal::new(false),
        hints: RwSignal::new(false),
        back: RwSignal::new(false),
        table: RwSignal::new(false),
        pace: RwSignal::new(0),
    };
    let refusal = RwSignal::new(None::<String>);
    // Whoever plays with others says once who they are; here a name is for whoever likes to.
    let first =
        if way == PlayWhere::Online { settings.name_or_suggestion() } else { settings.name.get_untracked() };
    let names = RwSignal::new(vec![first]);
    let chosen = RwSignal::new(title.choices().iter().map(|choice| choice.printed).collect::<Vec<u8>>());
    let board = RwSignal::new(title.board());
    let start = move |_| {
        let (chairs, names) = (chairs.get_untracked(), names.get_untracked());
        settings.call_me(&names[0]);
        if way == PlayWhere::Online {
            let (mut new, board) =
                (online(title, &chairs, &names, &chosen.get_untracked(), agreed), board.get_untracked());
            let look = if agreed.table.get_untracked() { WatchAs::Board } else { WatchAs::Seat };
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
        for (place, value) in chosen.get_untracked().into_iter().enumerate() {
            options.choose(place, value);
        }
        route.go(Page::Play(begin(
            options,
            &chairs,
            &names,
            Secret::new(browser::chance()),
            settings,
            speech,
        )));
    };
    view! {
        <div class="page">
            <Header/>
            <main class="new">
                <Poster title=title crop=Crop::Tall/>
                <form on:submit=move |event| event.prevent_default()>
                    <h1>{move || speech.title(title)}</h1>
                    <Chairs board=board chairs=chairs names=names way=way/>
                    <Choices title=title chosen=chosen/>
                    <ChooseBoard title=title board=board/>
                    {(way == PlayWhere::Online).then(|| view! { <Agree agreed=agreed chairs=chairs/> })}
                    <p class="faults" role="alert">{move || refusal.get()}</p>
                    <button type="button" class="go" on:click=start>{move || speech.word(if way == PlayWhere::Online { "web-open-room" } else { "web-start-game" })}</button>
                    {(way == PlayWhere::Online).then(|| view! { <p class="after">{move || speech.word("web-open-room-why")}</p> })}
                </form>
            </main>
        </div>
    }
}

/// What the title lets a table choose: a box for what is on or off, a list for everything else.
#[component]
fn Choices(title: Title, chosen: RwSignal<Vec<u8>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let words = move |choice: &Choice| {
        let key = format!("option-{}", choice.name.replace('_', "-"));
        let about = speech.word(&format!("{key}-about"));
        view! { <span>{speech.word(&key)}<small>{about}</small></span> }
    };
    let name = move |choice: &Choice, value: u8| match choice.kind {
        ChoiceKind::OneOf(_) => {
            speech.word(&format!("option-{}-{}", choice.name, choice.write(value)).replace('_', "-"))
        }
        ChoiceKind::Flag | ChoiceKind::Number { .. } => choice.write(value),
    };
    let set = move |place: usize, value: u8| chosen.update(|chosen| chosen[place] = value);
    let row = move |(place, choice): (usize, &'static Choice)| {
        let now = move || chosen.with(|chosen| chosen[place]);
        if choice.kind == ChoiceKind::Flag {
            return view! {
                <label class="check"><input type="checkbox" prop:checked=move || now() == 1
                    on:change=move |_| set(place, 1 - chosen.with_untracked(|chosen| chosen[place]))/>
                    {words(choice)}
                </label>
            }
            .into_any();
        }
        let values = choice.values().map(|value| view! {
            <option value=value.to_string() selected=move || now() == value>{name(choice, value)}</option>
        }).collect::<Vec<_>>();
        view! {
            <label class="pick">{words(choice)}
                <select on:change:target=move |event| set(place, event.target().value().parse().unwrap_or(choice.printed))>{values}</select>
            </label>
        }
        .into_any()
    };
    (!title.choices().is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{move || speech.word("web-options")}</legend>
                {move || title.choices().iter().enumerate().map(row).collect::<Vec<_>>()}
            </fieldset>
        }
    })
}

/// A table for the server.
fn online(title: Title, chairs: &[Who], names: &[String], chosen: &[u8], agreed: Agreed) -> NewTable {
    let mut me = false;
    let chair = |(index, who): (usize, &Who)| match who {
        Who::Person if !std::mem::replace(&mut me, true) => NewChair::Me,
        Who::Person => {
            let said = names.get(index).map_or("", |name| name.trim());
            let letter = || Seat::new(index).letter().to_ascii_uppercase().to_string();
            NewChair::Local(if said.is_empty() { letter() } else { said.into() })
        }
        Who::Open => NewChair::Open,
        Who::Bot(kind) => NewChair::Bot(kind.name().into()),
    };
    let option = |(choice, &value): (&Choice, &u8)| wire::Choice {
        name: choice.name.into(),
        value: choice.write(value),
    };
    NewTable {
        title: title.name().into(),
        chairs: chairs.iter().enumerate().map(chair).collect(),
        options: title.choices().iter().zip(chosen).map(option).collect(),
        board: None,
        pace: PACES[agreed.pace.get_untracked()].1,
        open: agreed.listed.get_untracked(),
        watch: true,
        consent: agreed.back.get_untracked(),
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
    /// Everyone together may go back.
    back: RwSignal<bool>,
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
            <label class="check"><input type="checkbox" name=key prop:checked=move || on.get() on:change=move |_| on.update(|on| *on = !*on)/>
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
            {check("web-allow-back", agreed.back)}
            {check("web-table-mode", agreed.table)}
        </fieldset>
    }
}

/// Who sits where.
#[component]
fn Chairs(
    board: RwSignal<AnyBoard>,
    chairs: RwSignal<Vec<Who>>,
    names: RwSignal<Vec<String>>,
    way: PlayWhere,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let full = move || chairs.with(Vec::len) >= *board.with(|board| board.players()).end();
    let bare = move || chairs.with(Vec::len) <= *board.with(|board| board.players()).start();
    let kinds = move || {
        let open = (way == PlayWhere::Online).then_some(Who::Open);
        std::iter::once(Who::Person).chain(open).chain(Kind::LEVELS.into_iter().map(Who::Bot))
    };
    let choose = move |index: usize, value: String| {
        let who = value.parse::<usize>().ok().and_then(|nth| kinds().nth(nth)).unwrap_or(Who::Person);
        chairs.update(|chairs| chairs[index] = who);
    };
    let call = move |index: usize, name: String| {
        names.update(|names| {
            names.resize(names.len().max(index + 1), String::new());
            names[index] = name;
        });
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
            {(who == Who::Person).then(|| view! {
                <input type="text" maxlength="24" autocomplete=if index == 0 { "nickname" } else { "off" } placeholder=speech.text().seat_name(Seat::new(index))
                    aria-label=speech.note(&Note::new("web-name-of-seat").number("number", index as i64 + 1))
                    prop:value=names.with_untracked(|names| names.get(index).cloned().unwrap_or_default())
                    on:input:target=move |event| call(index, event.target().value())/>
            })}
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
