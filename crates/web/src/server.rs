//! Calls to the server, where there is one. Everything on this side of it works without.

use crate::language::Speech;
use crate::passkey;
use crate::route::{Page, Route, WatchAs};
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use wire::{BoardInfo, Join, Keep, Login, Me, NewTable, Refusal, TableInfo, TableLine};

/// Why a call came to nothing: the server's own words, or none if it was not reached.
pub(crate) type Unanswered = Option<Refusal>;

async fn answer(
    method: &str,
    path: &str,
    body: Option<String>,
    speech: Speech,
) -> Result<Response, Unanswered> {
    send(method, path, body.map(|body| ("application/json", body)), speech).await
}

async fn send(
    method: &str,
    path: &str,
    body: Option<(&str, String)>,
    speech: Speech,
) -> Result<Response, Unanswered> {
    let request = RequestInit::new();
    request.set_method(method);
    let headers = web_sys::Headers::new().map_err(|_| None)?;
    let language = untrack(|| speech.language());
    let _set = headers.set("accept-language", language.tag());
    if let Some((kind, body)) = body {
        let _set = headers.set("content-type", kind);
        request.set_body(&body.into());
    }
    request.set_headers(&headers);
    let sent = window().fetch_with_str_and_init(&format!("/api/v1{path}"), &request);
    let response = JsFuture::from(sent).await.map_err(|_| None)?;
    let response: Response = response.dyn_into().map_err(|_| None)?;
    if response.ok() {
        return Ok(response);
    }
    Err(serde_json::from_str(&words(&response).await.unwrap_or_default()).ok())
}

async fn words(response: &Response) -> Option<String> {
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

async fn call<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
    speech: Speech,
) -> Result<T, Unanswered> {
    let response = answer(method, path, body, speech).await?;
    let words = words(&response).await.ok_or(None)?;
    serde_json::from_str(&words).map_err(|_| None)
}

fn written<B: Serialize>(body: &B) -> Option<String> {
    serde_json::to_string(body).ok()
}

/// A call whose answer is looked at by name; [`Value::Null`] where there is nothing to look at.
pub(crate) async fn ask(
    method: &str,
    path: &str,
    body: Option<Value>,
    speech: Speech,
) -> Result<Value, Unanswered> {
    let response = answer(method, path, body.map(|body| body.to_string()), speech).await?;
    Ok(serde_json::from_str(&words(&response).await.unwrap_or_default()).unwrap_or_default())
}

/// Why a call came to nothing, in words.
pub(crate) fn words_of(fault: Unanswered, speech: Speech) -> String {
    fault.map_or_else(|| untrack(|| speech.word("web-no-server")), |fault| fault.sentence)
}

/// Enters as a guest, or as whoever one was before.
pub(crate) async fn enter(speech: Speech) -> Result<Me, Unanswered> {
    let me = call("POST", "/me", None, speech).await?;
    crate::waiting_games::was_online();
    Ok(me)
}

/// Tells the server the name and the mark of the settings, so that others see them; and the settings, if given.
pub(crate) async fn change(
    name: String,
    mark: u8,
    settings: Option<String>,
    speech: Speech,
) -> Result<Me, Unanswered> {
    let name = Some(name).filter(|name| !name.trim().is_empty());
    let change = wire::ChangeMe { name, mark: Some(mark), settings };
    call("PATCH", "/me", written(&change), speech).await
}

/// Keeps the account under a name and a password.
pub(crate) async fn keep(keep: Keep, speech: Speech) -> Result<Me, Unanswered> {
    call("POST", "/me/keep", written(&keep), speech).await
}

/// Opens a kept account.
pub(crate) async fn log_in(login: Login, speech: Speech) -> Result<Me, Unanswered> {
    let me = call("POST", "/log-in", written(&login), speech).await?;
    crate::waiting_games::was_online();
    Ok(me)
}

/// Opens an account with the passkey that the browser shows.
pub(crate) async fn log_in_by_passkey(speech: Speech) -> Result<Me, String> {
    let refused = |fault| words_of(fault, speech);
    let options = ask("POST", "/log-in/passkey/start", None, speech).await.map_err(refused)?;
    let unshown = || untrack(|| speech.word("web-passkey-unshown"));
    let shown = passkey::shown(&options.to_string()).await.ok_or_else(unshown)?;
    let me = call("POST", "/log-in/passkey", Some(shown), speech).await.map_err(refused)?;
    crate::waiting_games::was_online();
    Ok(me)
}

/// Lets the browser make a passkey for the account; gives the list of all of them.
pub(crate) async fn make_passkey(speech: Speech) -> Result<Value, String> {
    let refused = |fault| words_of(fault, speech);
    let options = ask("POST", "/me/passkeys/start", None, speech).await.map_err(refused)?;
    let unmade = || untrack(|| speech.word("web-passkey-unmade"));
    let made = passkey::made(&options.to_string()).await.ok_or_else(unmade)?;
    call("POST", "/me/passkeys", Some(made), speech).await.map_err(refused)
}

/// Keeps a board file for tables of the server.
pub(crate) async fn upload(board: &str, speech: Speech) -> Result<BoardInfo, Unanswered> {
    let response = send("POST", "/boards", Some(("text/plain", board.into())), speech).await?;
    let words = words(&response).await.ok_or(None)?;
    serde_json::from_str(&words).map_err(|_| None)
}

/// The file of a board.
pub(crate) async fn board(hash: &str, speech: Speech) -> Option<String> {
    words(&answer("GET", &format!("/boards/{hash}"), None, speech).await.ok()?).await
}

/// Makes a table.
pub(crate) async fn make(table: NewTable, speech: Speech) -> Result<TableInfo, Unanswered> {
    call("POST", "/tables", written(&table), speech).await
}

/// Sits down, and adds to the luck.
pub(crate) async fn join(code: &str, speech: Speech) -> Result<TableInfo, Unanswered> {
    let entropy = Some(game::to_hex(&crate::browser::chance::<16>()));
    call("POST", &format!("/tables/{code}/join"), written(&Join { seat: None, entropy }), speech).await
}

/// Begins.
pub(crate) async fn start(code: &str, speech: Speech) -> Result<TableInfo, Unanswered> {
    call("POST", &format!("/tables/{code}/start"), None, speech).await
}

/// Gets up.
pub(crate) async fn leave(code: &str, speech: Speech) -> Result<(), Unanswered> {
    answer("DELETE", &format!("/tables/{code}"), None, speech).await.map(|_| ())
}

/// The record of a finished game.
pub(crate) async fn record(code: &str, speech: Speech) -> Option<String> {
    words(&answer("GET", &format!("/tables/{code}/record"), None, speech).await.ok()?).await
}

/// Open tables.
pub(crate) async fn lobby(speech: Speech) -> Result<Vec<TableLine>, Unanswered> {
    call("GET", "/tables", None, speech).await
}

/// My own tables.
pub(crate) async fn mine(speech: Speech) -> Result<Vec<TableLine>, Unanswered> {
    call("GET", "/me/tables", None, speech).await
}

/// Goes to the same game again with the same people.
pub(crate) fn rematch(code: String, speech: Speech, route: Route) {
    leptos::task::spawn_local(async move {
        let next = call::<TableInfo>("POST", &format!("/tables/{code}/rematch"), None, speech).await;
        if let Ok(next) = next {
            route.go(Page::Table(next.code, WatchAs::Seat));
        }
    });
}
