//! What the browser gives: the store, the address, chance, the clock. Everything here may fail in a private window
//! or an old browser, and then quietly gives nothing.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Storage;

/// What is kept between visits.
pub(crate) fn store() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a name.
pub(crate) fn kept(name: &str) -> Option<String> {
    store()?.get_item(name).ok().flatten()
}

/// Keeps a text under a name; `false` if there is no room or no store.
pub(crate) fn keep(name: &str, text: &str) -> bool {
    store().is_some_and(|store| store.set_item(name, text).is_ok())
}

/// Forgets what was kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(store) = store() {
        let _gone = store.remove_item(name);
    }
}

/// Bytes that nobody can foretell.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser that runs WebAssembly gives random bytes");
    bytes
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// Loads the page anew, at most once in a minute: for when a part of it is not to be had any more, since the server
/// has a newer page.
pub(crate) fn renew() {
    const RENEWED: &str = "skyrail.renewed";
    let last = kept(RENEWED).and_then(|text| text.parse().ok()).unwrap_or(0.0);
    if now() - last > 60_000.0 && keep(RENEWED, &format!("{:.0}", now())) {
        let _gone = window().location().reload();
    }
}

/// Does something once what was changed so far is on the screen; at once where nobody looks.
pub(crate) fn after_paint(then: impl FnOnce() + 'static) {
    if is_hidden() {
        return then();
    }
    // The frame is painted right after its callbacks, so what is left for later comes behind the paint.
    request_animation_frame(move || set_timeout(then, std::time::Duration::ZERO));
}

/// Whether the screen is a phone's: what does not fit side by side lies over the map.
pub(crate) fn is_small() -> bool {
    matches("(max-width: 760px)")
}

/// Whether a question of a style sheet is answered with yes.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Offers a text as a file to keep.
pub(crate) fn download(name: &str, kind: &str, text: &str) {
    if let Some(blob) = blob(kind, text) {
        offer(name, &blob);
    }
}

fn blob(kind: &str, text: &str) -> Option<web_sys::Blob> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let how = web_sys::BlobPropertyBag::new();
    how.set_type(kind);
    web_sys::Blob::new_with_str_sequence_and_options(&parts, &how).ok()
}

/// An address at which this page alone finds a text.
pub(crate) fn object_url(kind: &str, text: &str) -> Option<String> {
    web_sys::Url::create_object_url_with_blob(&blob(kind, text)?).ok()
}

/// Offers a file to keep.
pub(crate) fn offer(name: &str, blob: &web_sys::Blob) {
    let Ok(url) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    if let Some(anchor) =
        document().create_element("a").ok().and_then(|made| made.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _named = anchor.set_attribute("href", &url).and_then(|()| anchor.set_attribute("download", name));
        anchor.click();
    }
    // The browser needs the address a little longer than the click takes.
    set_timeout(
        move || {
            let _freed = web_sys::Url::revoke_object_url(&url);
        },
        std::time::Duration::from_secs(20),
    );
}

/// What is at an address of ours.
pub(crate) async fn fetched(address: &str) -> Option<Vec<u8>> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    response.ok().then(|| js_sys::Uint8Array::new(&bytes).to_vec())
}

/// Whether the page is out of sight.
pub(crate) fn is_hidden() -> bool {
    document().hidden()
}

/// Whether somebody has clicked or typed here: before that a browser refuses to make a sound.
pub(crate) fn was_touched() -> bool {
    let activation =
        js_sys::Reflect::get(&window().navigator(), &"userActivation".into()).unwrap_or_default();
    let touched = js_sys::Reflect::get(&activation, &"hasBeenActive".into());
    touched.is_ok_and(|touched| touched.is_truthy())
}

/// The part of the address after `#`, with it.
pub(crate) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Changes that part; the way back stays as it is.
pub(crate) fn set_hash(hash: &str) {
    let path = window().location().pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        let _set = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{hash}")));
    }
}

/// A day in the words of a language, such as `16 Nov 2026`.
pub(crate) fn day(at: f64, language: &str) -> String {
    let how = js_sys::Object::new();
    let _set = js_sys::Reflect::set(&how, &"dateStyle".into(), &"medium".into());
    let date = js_sys::Date::new(&JsValue::from_f64(at));
    date.to_locale_date_string(language, &how).as_string().unwrap_or_default()
}

/// When something was, as one says it today: the hour, the day of the week, or the day.
pub(crate) fn when(at: f64, language: &str) -> String {
    const DAY: f64 = 86_400_000.0;
    let (then, today) = (js_sys::Date::new(&JsValue::from_f64(at)), js_sys::Date::new_0());
    let same = (then.get_date(), then.get_month()) == (today.get_date(), today.get_month());
    match now() - at {
        ago if ago < DAY && same => hour(at, language),
        ago if ago < 6.0 * DAY => {
            let how = js_sys::Object::new();
            let _set = js_sys::Reflect::set(&how, &"weekday".into(), &"long".into());
            then.to_locale_date_string(language, &how).as_string().unwrap_or_default()
        }
        _ => day(at, language),
    }
}

/// A moment of the day in the words of a language, such as `14:05`.
pub(crate) fn hour(at: f64, language: &str) -> String {
    let how = js_sys::Object::new();
    let _set = js_sys::Reflect::set(&how, &"timeStyle".into(), &"short".into());
    let date = js_sys::Date::new(&JsValue::from_f64(at));
    date.to_locale_string(language, &how).as_string().unwrap_or_default()
}

/// Copies a text, where the browser lets the page do so.
pub(crate) fn copy(text: &str) {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or_default();
    // It is there only where the page came safely.
    if let Ok(clipboard) = clipboard.dyn_into::<web_sys::Clipboard>() {
        let copied = clipboard.write_text(text);
        leptos::task::spawn_local(async move {
            let _done = JsFuture::from(copied).await;
        });
    }
}
