//! What waits for me on the server: a list, a mark on the tab and on the icon, a call when the page is out of sight.
//!
//! Nobody who never sat at a table of the server is asked or shown anything of this.

use crate::browser;
use crate::language::Speech;
use crate::server;
use crate::sort;
use catalog::Title;
use leptos::prelude::*;
use serde_json::Value;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};
use wire::{Stage, TableLine};

/// Kept once somebody has been at a table of the server.
const ONLINE: &str = "skyrail.online";
/// How often the server is asked.
const OFTEN: Duration = Duration::from_secs(25);

/// My running tables on the server, those that wait for me first.
#[derive(Clone, Copy)]
pub(crate) struct WaitingGames {
    pub(crate) tables: RwSignal<Vec<TableLine>>,
    /// Tables I am invited to, as the server lists them.
    pub(crate) invitations: RwSignal<Vec<Value>>,
}

/// Whether this browser has been at a table of the server, and is connected.
pub(crate) fn is_online() -> bool {
    browser::kept(ONLINE).is_some() && window().navigator().on_line()
}

/// Remembers that this browser has been at a table of the server.
pub(crate) fn was_online() {
    browser::keep(ONLINE, "1");
}

/// Forgets it again: whoever left is not asked about, and no new guest is made of them.
pub(crate) fn was_forgotten() {
    browser::forget(ONLINE);
}

impl WaitingGames {
    /// Asks the server now and then.
    pub(crate) fn follow(speech: Speech) -> Self {
        let news = Self { tables: RwSignal::new(Vec::new()), invitations: RwSignal::new(Vec::new()) };
        news.ask(speech);
        // A table tells its own news.
        let away = || window().location().pathname().is_ok_and(|path| !path.starts_with("/table"));
        let _beat = set_interval(
            move || {
                if away() {
                    news.ask(speech);
                }
            },
            OFTEN,
        );
        Effect::new(move |before: Option<(usize, usize)>| {
            let invited = news.invitations.with(Vec::len);
            let waiting = news.tables.with(|tables| tables.iter().filter(|table| table.waits_for_me).count());
            let count = invited + waiting;
            badge(count);
            if before.is_some_and(|(_, before)| invited > before) {
                call("Skyrail", &untrack(|| speech.word("web-invited")));
            } else if before.is_some_and(|(before, _)| count > before) {
                let first = news
                    .tables
                    .with_untracked(|tables| tables.iter().find(|table| table.waits_for_me).cloned());
                let title = first.and_then(|table| Title::from_name(&table.title));
                let name = untrack(|| title.map(|title| speech.title(title)).unwrap_or_default());
                call(&name, &untrack(|| speech.word("web-your-turn")));
            }
            (count, invited)
        });
        news
    }

    /// Asks the server, if there is one to ask.
    pub(crate) fn ask(self, speech: Speech) {
        if !is_online() {
            return;
        }
        leptos::task::spawn_local(async move {
            if let Ok(Value::Array(list)) = server::ask("GET", "/me/invitations", None, speech).await
                && self.invitations.try_with_untracked(|known| *known != list) == Some(true)
            {
                self.invitations.set(list);
            }
            let Ok(mut tables) = server::mine(speech).await else { return };
            tables.retain(|table| table.stage != Stage::Over);
            sort::by_key(&mut tables, |table| (!table.waits_for_me, -table.at));
            if self.tables.try_with_untracked(|known| *known != tables) == Some(true) {
                self.tables.set(tables);
            }
        });
    }
}

/// A number on the icon of the installed page, where there is one.
fn badge(count: usize) {
    let navigator = window().navigator();
    let name = if count > 0 { "setAppBadge" } else { "clearAppBadge" };
    let Ok(set) = js_sys::Reflect::get(&navigator, &name.into()) else { return };
    if let Some(set) = set.dyn_ref::<js_sys::Function>() {
        let told = if count > 0 {
            set.call1(&navigator, &JsValue::from_f64(count as f64))
        } else {
            set.call0(&navigator)
        };
        if let Some(promise) = told.ok().and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok()) {
            leptos::task::spawn_local(async move {
                let _shown = JsFuture::from(promise).await;
            });
        }
    }
}

/// The icon of the tab with a mark, for when it is my turn.
const MARKED: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 44'%3E%3Ccircle cx='22' cy='22' r='22' fill='%23c63d23'/%3E%3Cpath d='M4 31H40M8 37H36' stroke='%23fff8ec' stroke-width='2.4'/%3E%3Ccircle cx='32' cy='12' r='11' fill='%23ffb91f' stroke='%231d2b36' stroke-width='2'/%3E%3C/svg%3E";

/// Shows the mark on the tab, or takes it away.
pub(crate) fn show_mark(shown: bool) {
    let Some(icon) = document().query_selector("link[rel=icon]").ok().flatten() else { return };
    let own = icon.get_attribute("data-own").or_else(|| icon.get_attribute("href")).unwrap_or_default();
    let _kept = icon.set_attribute("data-own", &own);
    let _set = icon.set_attribute("href", if shown { MARKED } else { &own });
}

/// Whether the browser may be asked to call me, or already does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notifications {
    /// It can be asked.
    Ask,
    /// It does.
    On,
    /// It cannot, or was forbidden to.
    Off,
}

/// How it stands with notifications.
pub(crate) fn notifications() -> Notifications {
    if js_sys::Reflect::get(&window(), &"Notification".into()).is_ok_and(|kind| kind.is_undefined()) {
        return Notifications::Off;
    }
    match Notification::permission() {
        NotificationPermission::Granted => Notifications::On,
        NotificationPermission::Default => Notifications::Ask,
        _ => Notifications::Off,
    }
}

/// Asks whether the browser may call me; only ever after a click.
pub(crate) fn ask_to_notify(then: RwSignal<Notifications>) {
    if let Ok(asked) = Notification::request_permission() {
        leptos::task::spawn_local(async move {
            let _answered = JsFuture::from(asked).await;
            then.try_set(notifications());
        });
    }
}

/// Calls me while the page is out of sight, if I have allowed it.
pub(crate) fn call(title: &str, what: &str) {
    if !browser::is_hidden() || notifications() != Notifications::On {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(what);
    options.set_tag("skyrail");
    let _shown = Notification::new_with_options(title, &options);
}
