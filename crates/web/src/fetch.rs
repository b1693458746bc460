//! Files that the page fetches when it needs them: messages and rulebooks, each in one language.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file by its name, such as `text-de.ftl`; nothing where it was never fetched before and there is no
/// network. Its address changes with its content, and `start.js` knows it.
pub(crate) async fn fetched(name: &str) -> Option<String> {
    let files = js_sys::Reflect::get(&js_sys::global(), &"skyrail".into()).ok()?;
    let address = js_sys::Reflect::get(&files, &name.into()).ok()?.as_string()?;
    let response = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
