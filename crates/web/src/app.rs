//! The root of the page: what every page shares, and which one is shown.

use crate::account::Account;
use crate::art::Posters;
use crate::news::News;
use crate::pages;
use crate::route::{Page, Route};
use crate::settings::Settings;
use crate::speech::Speech;
use leptos::prelude::*;

/// The whole page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::remember();
    provide_context(settings);
    let speech = Speech::new(settings.language);
    provide_context(speech);
    provide_context(Account::follow(settings, speech));
    provide_context(News::follow(speech));
    let route = Route::follow();
    provide_context(route);
    // A page stays when only the part after `#` changes, unless it asks for that part.
    let page = Memo::new(move |_| route.page());
    keep_offline();
    view! {
        <Posters/>
        {move || match page.get() {
            Page::Start => view! { <pages::Start/> }.into_any(),
            Page::New(title, way) => view! { <pages::New title=title way=way/> }.into_any(),
            Page::Play(id) => view! { <pages::Play id=id/> }.into_any(),
            Page::Rules(title, clause) => view! { <pages::Rules title=title clause=clause/> }.into_any(),
            Page::Replays => view! { <pages::Replays/> }.into_any(),
            Page::Settings => view! { <pages::Taste/> }.into_any(),
            Page::Lobby => view! { <pages::Lobby/> }.into_any(),
            Page::Table(code, look) => view! { <pages::OnlineTable code=code look=look/> }.into_any(),
            Page::Lost => view! { <pages::Lost/> }.into_any(),
        }}
    }
}

/// Lets the browser keep the page, so that it opens without a network. Where it does not allow that, nothing is lost.
fn keep_offline() {
    if let Some(container) = js_sys::Reflect::get(&window().navigator(), &"serviceWorker".into())
        .ok()
        .filter(|found| !found.is_undefined())
        .map(wasm_bindgen::JsCast::unchecked_into::<web_sys::ServiceWorkerContainer>)
    {
        let registered = container.register("/offline.js");
        leptos::task::spawn_local(async move {
            let _kept = wasm_bindgen_futures::JsFuture::from(registered).await;
        });
    }
}
