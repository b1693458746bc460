//! The root of the page: what every page shares, and which one is shown.

use crate::account::Account;
use crate::language::Speech;
use crate::pages;
use crate::parts;
use crate::posters::Posters;
use crate::route::{Page, Route};
use crate::settings::Settings;
use crate::waiting_games::WaitingGames;
use leptos::prelude::*;

/// The whole page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::remember();
    provide_context(settings);
    let speech = Speech::new(settings.language);
    provide_context(speech);
    provide_context(Account::follow(settings, speech));
    provide_context(WaitingGames::follow(speech));
    let route = Route::follow();
    provide_context(route);
    // A page stays when only the part after `#` changes, unless it asks for that part.
    let page = Memo::new(move |_| route.page());
    view! {
        <Posters/>
        {move || match page.get() {
            Page::Start => view! { <pages::Start/> }.into_any(),
            Page::Play(id) => view! { <pages::Play id=id/> }.into_any(),
            page => parts::page(page),
        }}
    }
}
