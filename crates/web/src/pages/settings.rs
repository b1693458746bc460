//! Settings: theme, language, motion, sound, when to confirm, name and mark.

use super::Languages;
use super::header::Header;
use crate::frame::Shape;
use crate::language::Speech;
use crate::route::{Page, To};
use crate::settings::{Confirm, Motion, Settings, Theme};
use crate::waiting_games::{self, Notifications};
use game::Seat;
use leptos::prelude::*;

/// The settings.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let settings = expect_context::<Settings>();
    let marks: Vec<_> = Seat::all(6).map(|seat| {
        let mark = seat.index() as u8;
        view! {
            <button class="mark" aria-pressed=move || (settings.mark.get() == mark).to_string()
                aria-label=move || speech.note(&game::Note::new("web-mark-number").number("number", i64::from(mark) + 1))
                on:click=move |_| settings.mark.set(mark)><Shape seat=seat size=24/></button>
        }
    }).collect();
    let sound = [(true, "web-on"), (false, "web-off")];
    view! {
        <div class="page"><Header/>
            <main class="prose taste">
                <h1>{move || speech.word("web-settings")}</h1>
                <label><span>{move || speech.word("web-name")}</span>
                    <input type="text" maxlength="40" prop:value=move || settings.name.get() placeholder=move || speech.word("web-me")
                        on:input:target=move |event| settings.name.set(event.target().value())/></label>
                <div class="row"><span>{move || speech.word("web-mark")}</span><div class="marks">{marks}</div></div>
                <div class="row"><span>{move || speech.word("web-language")}</span><Languages/></div>
                <Choice label="web-theme" value=settings.theme options=[(Theme::System, "web-as-system"), (Theme::Day, "web-day"), (Theme::Night, "web-night")]/>
                <Choice label="web-motion" value=settings.motion options=[(Motion::System, "web-as-system"), (Motion::Full, "web-on"), (Motion::None, "web-off")]/>
                <Choice label="web-sound" value=settings.sound options=sound/>
                <Choice label="web-confirm-when" value=settings.confirm options=[(Confirm::Final, "web-confirm-final"), (Confirm::Always, "web-confirm-always"), (Confirm::Never, "web-confirm-never")]/>
                <Calling/>
                <p class="elsewhere">{move || speech.word("web-settings-kept")}" "<To page=Page::Account>{move || speech.word("web-account")}</To></p>
            </main>
        </div>
    }
}

/// Whether the browser calls me when it is my turn.
#[component]
fn Calling() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let calls = RwSignal::new(waiting_games::notifications());
    let state = move || {
        match calls.get() {
        Notifications::On => view! { <span>{speech.word("web-on")}</span> }.into_any(),
        Notifications::Off => view! { <span>{speech.word("web-calls-off")}</span> }.into_any(),
        Notifications::Ask => view! { <button class="quiet" on:click=move |_| waiting_games::ask_to_notify(calls)>{speech.word("web-call-me")}</button> }.into_any(),
    }
    };
    view! { <div class="row"><span>{move || speech.word("web-calls")}</span><div>{state}</div></div> }
}

/// One of a few.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    label: &'static str,
    value: RwSignal<T>,
    options: [(T, &'static str); N],
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let buttons: Vec<_> = options.into_iter().map(|(option, key)| view! {
        <button aria-pressed=move || (value.get() == option).to_string() on:click=move |_| value.set(option)>
            {move || speech.word(key)}
        </button>
    }).collect();
    view! {
        <div class="row"><span>{move || speech.word(label)}</span>
            <div class="segment" role="group" aria-label=move || speech.word(label)>{buttons}</div>
        </div>
    }
}
