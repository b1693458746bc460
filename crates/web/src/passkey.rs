//! Passkeys: what the browser is asked to make and to show. It keeps them, the server checks them.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Whether this browser knows passkeys.
pub(crate) fn are_known() -> bool {
    reader("parseCreationOptionsFromJSON").is_some()
}

/// A new passkey for what the server asks, as it wants to read it; nothing if whoever is there did not want to.
pub(crate) async fn made(options: &str) -> Option<String> {
    answered("create", "parseCreationOptionsFromJSON", options).await
}

/// The proof that one of the passkeys is here; nothing if whoever is there did not want to.
pub(crate) async fn shown(options: &str) -> Option<String> {
    answered("get", "parseRequestOptionsFromJSON", options).await
}

/// What the browser calls passkeys, and its function that reads what a server asks.
fn reader(name: &str) -> Option<(JsValue, Function)> {
    let kind = Reflect::get(&window(), &"PublicKeyCredential".into()).ok()?;
    let read = Reflect::get(&kind, &name.into()).ok()?.dyn_into().ok()?;
    Some((kind, read))
}

async fn answered(ask: &str, read: &str, options: &str) -> Option<String> {
    let (kind, read) = reader(read)?;
    let asked = Object::new();
    let options = read.call1(&kind, &JSON::parse(options).ok()?).ok()?;
    Reflect::set(&asked, &"publicKey".into(), &options).ok()?;
    let keeper = Reflect::get(&window().navigator(), &"credentials".into()).ok()?;
    let ask: Function = Reflect::get(&keeper, &ask.into()).ok()?.dyn_into().ok()?;
    let answer: Promise = ask.call1(&keeper, &asked).ok()?.dyn_into().ok()?;
    let answer = JsFuture::from(answer).await.ok()?;
    JSON::stringify(&answer).ok()?.as_string()
}
