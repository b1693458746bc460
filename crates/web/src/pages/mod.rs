//! One file for each page.

mod about;
mod account;
mod board;
mod calls;
mod friends;
mod header;
mod languages;
mod lobby;
mod new;
mod not_found;
mod play;
mod replays;
mod row;
mod rules;
mod settings;
mod start;
mod table;

pub(crate) use friends::Invitations;
pub(crate) use languages::Languages;
pub(crate) use play::Play;
pub(crate) use start::Start;

use crate::route::Page;
use account::AccountPage;
use friends::{Friend, Friends};
use leptos::prelude::*;
use lobby::Lobby;
use new::New;
use not_found::NotFound;
use replays::Replays;
use rules::Rules;
use settings::SettingsPage;
use table::OnlineTable;

/// The page of an address. The start and a game of this browser are shown without it: they are what a first visit
/// needs, and everything else comes apart from the program.
pub(crate) fn any(page: Page) -> AnyView {
    match page {
        Page::Start => view! { <Start/> }.into_any(),
        Page::New(title, way) => view! { <New title=title way=way/> }.into_any(),
        Page::Play(id) => view! { <Play id=id/> }.into_any(),
        Page::Rules(title, clause) => view! { <Rules title=title clause=clause/> }.into_any(),
        Page::Replays => view! { <Replays/> }.into_any(),
        Page::Settings => view! { <SettingsPage/> }.into_any(),
        Page::Account => view! { <AccountPage/> }.into_any(),
        Page::Friends => view! { <Friends/> }.into_any(),
        Page::Friend(code) => view! { <Friend code=code/> }.into_any(),
        Page::Lobby => view! { <Lobby/> }.into_any(),
        Page::Table(code, look) => view! { <OnlineTable code=code look=look/> }.into_any(),
        Page::NotFound => view! { <NotFound/> }.into_any(),
    }
}
