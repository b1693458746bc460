//! The head of every page that is not a game.

use super::Languages;
use crate::account::Account;
use crate::frame::{Icon, layer};
use crate::language::Speech;
use crate::route::{Page, Route, To};
use crate::settings::Settings;
use crate::waiting_games::WaitingGames;
use catalog::Title;
use leptos::prelude::*;

/// Where one can go from everywhere.
const LINKS: [(Page, &str); 5] = [
    (Page::Lobby, "web-lobby"),
    (Page::Rules(Title::ALL[0], None), "web-rulebook"),
    (Page::Replays, "web-replays"),
    (Page::Friends, "web-friends"),
    (Page::Settings, "web-settings"),
];

/// The head of a page.
#[component]
pub(super) fn Header() -> impl IntoView {
    let speech = expect_context::<Speech>();
    // A phone shows the links when they are asked for.
    let open = RwSignal::new(false);
    layer(open.into(), ".bar", move || open.set(false));
    let (settings, account) = (expect_context::<Settings>(), expect_context::<Account>());
    let news = expect_context::<WaitingGames>();
    let here = untrack(|| expect_context::<Route>().page());
    let is_here = |page: &Page| match (&here, page) {
        (Page::Rules(..), Page::Rules(..)) => true,
        (here, page) => here == page,
    };
    // Whoever is known is called by name; their page is the account.
    let name = move || {
        let known = account.me.with(|me| me.as_ref().map(|me| me.name.clone()));
        Some(settings.name.get())
            .filter(|name| !name.trim().is_empty())
            .or(known.filter(|name| !name.is_empty()))
    };
    let me = move || match name() {
        Some(name) => {
            let letter: String = name.chars().take(1).collect();
            view! { <i class="disc" aria-hidden="true">{letter}</i><span class="own">{name}</span> }
                .into_any()
        }
        None => speech.word("web-account").into_any(),
    };
    let waiting = move || {
        let mine = news.tables.with(|tables| tables.iter().filter(|table| table.waits_for_me).count());
        mine + news.invitations.with(Vec::len)
    };
    let links: Vec<_> = LINKS
        .into_iter()
        .map(|(page, key)| {
            let class = if is_here(&page) { "now" } else { "" };
            let counts = page == Page::Lobby;
            let count = move || (counts && waiting() > 0).then(|| view! { <i class="count">{waiting()}</i> });
            view! { <To page=page class=class>{move || speech.word(key)}{count}</To> }
        })
        .collect();
    let own = if here == Page::Account { "me now" } else { "me" };
    view! {
        <header class="bar">
            <To page=Page::Start class="brand">
                <svg viewBox="0 0 44 44" aria-hidden="true">
                    <circle cx="22" cy="22" r="22" fill="var(--accent)"/>
                    <path d="M4,31H40M8,37H36" stroke="#fff8ec" stroke-width="2.4"/>
                    <path d="M9,31v6M16,31v6M28,31v6M35,31v6" stroke="#fff8ec" stroke-width="2"/>
                    <path d=PLANE fill="#fff8ec" transform="translate(23,17) rotate(-30) scale(.66)"/>
                </svg>
                <span>"Skyrail"</span>
            </To>
            <nav id="main-menu" class:open=move || open.get() aria-label=move || speech.word("web-main-menu")>{links}<To page=Page::Account class=own>{me}</To></nav>
            <Languages/>
            <button class="more" aria-expanded=move || open.get().to_string() aria-controls="main-menu"
                aria-label=move || speech.word("web-main-menu") on:click=move |_| open.update(|open| *open = !*open)><Icon name="menu" size=22/></button>
        </header>
    }
}

/// A plane that flies to the right, around its middle.
pub(super) const PLANE: &str = "M21,0C21,-2.1 17,-3 13,-3L5,-3L-5,-18.5L-9.5,-18.5L-4.5,-3L-13,-2.3L-17,-7.5L-20.5,-7.5\
    L-18.5,0L-20.5,7.5L-17,7.5L-13,2.3L-4.5,3L-9.5,18.5L-5,18.5L5,3L13,3C17,3 21,2.1 21,0Z";
