//! What the browser gives: the store, the address, chance, the clock. Everything here may fail in a private window
//! or an old browser, and then quietly gives nothing.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
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

/// Whether a question of a style sheet is answered with yes.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Offers a text as a file to keep.
pub(crate) fn download(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let how = web_sys::BlobPropertyBag::new();
    how.set_type(kind);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &how);
    let Ok(url) = blob.and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob)) else { return };
    if let Some(anchor) =
        document().create_element("a").ok().and_then(|made| made.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _named = anchor.set_attribute("href", &url).and_then(|()| anchor.set_attribute("download", name));
        anchor.click();
    }
    let _freed = web_sys::Url::revoke_object_url(&url);
}
