//! Oneself: entering, name and settings, one's tables and games, deleting the account.

use super::tables::line;
use crate::app::Shared;
use crate::auth::{Keeps, Owns, Reads, set_cookie, who};
use crate::error::Error;
use crate::live::{Command, Input};
use crate::names::name_of;
use crate::origin::Address;
use crate::store::{Person, TableId};
use crate::{random, time};
use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use game::Note;
use serde::Deserialize;
use std::collections::VecDeque;
use tokio::sync::oneshot;
use utoipa::IntoParams;
use wire::{ChangeMe, Me, TableLine};

/// How many marks there are to choose from.
const MARKS: u8 = 64;
/// The most that the page may remember, in bytes.
const LARGEST_SETTINGS: usize = 4096;

pub(super) fn shown(person: &Person) -> Json<Me> {
    Json(Me {
        person: person.code.clone(),
        name: person.name.clone(),
        mark: person.mark,
        login: person.login.clone(),
        settings: person.settings.clone(),
    })
}

/// Enter: who comes without a cookie is a guest at once and gets one.
#[utoipa::path(post, path = "/me", tag = "me", responses((status = 200, body = Me)), security(()))]
pub(crate) async fn enter(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some((person, ..)) = who(&app, &headers).await? {
        return Ok(shown(&person).into_response());
    }
    if !app.limits.may_enter(address) {
        return Err(Error::too_many("server-slower"));
    }
    let [mark, number] = random::bytes();
    let person = app.store.add_person(&format!("Guest {}", 100 + u32::from(number)), mark % MARKS).await?;
    Ok((AppendHeaders([(SET_COOKIE, let_in(&app, &person).await?)]), shown(&person)).into_response())
}

/// A new cookie for a person.
pub(super) async fn let_in(app: &Shared, person: &Person) -> Result<axum::http::HeaderValue, Error> {
    let code = random::code() + &random::code();
    app.store.add_session(person.id, &code).await?;
    Ok(set_cookie(app, Some(&code)))
}

/// Oneself.
#[utoipa::path(get, path = "/me", tag = "me", responses((status = 200, body = Me)),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn me(Reads(person): Reads) -> Json<Me> {
    shown(&person)
}

/// Change name, mark and settings; what is left out stays.
#[utoipa::path(patch, path = "/me", tag = "me", request_body = ChangeMe, responses((status = 200, body = Me)),
    security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn change(
    State(app): State<Shared>,
    Keeps(mut person): Keeps,
    Json(change): Json<ChangeMe>,
) -> Result<Json<Me>, Error> {
    if let Some(name) = change.name {
        person.name = name_of(&name)?;
    }
    if let Some(mark) = change.mark {
        person.mark = mark % MARKS;
    }
    if let Some(settings) = change.settings {
        if settings.len() > LARGEST_SETTINGS {
            return Err(Error::unfit(Note::new("server-settings")));
        }
        person.settings = settings;
    }
    app.store.change_person(&person).await?;
    Ok(shown(&person))
}

/// Delete the account: unstarted tables of one's own are gone, bots play on where a game runs, and finished games
/// stay without the name, since others played them too.
#[utoipa::path(delete, path = "/me", tag = "me", responses((status = 200)), security(("cookie" = [])))]
pub(crate) async fn delete(
    State(app): State<Shared>,
    Owns(person): Owns,
) -> Result<impl IntoResponse, Error> {
    for table in app.store.unfinished_of(person.id).await? {
        let (reply, left) = oneshot::channel();
        app.hub.send(&app, table, Input::Command(Box::new(person.clone()), Command::Leave, reply));
        let _ = left.await;
    }
    app.store.delete_person(person.id).await?;
    app.forget(person.id).await;
    Ok(AppendHeaders([(SET_COOKIE, set_cookie(&app, None))]))
}

/// Which of one's tables.
#[derive(Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Finished ones in place of those that are not over.
    #[param(required = false)]
    over: bool,
    /// Only those where something last happened before this time.
    #[param(required = false)]
    before: i64,
}

impl Default for Which {
    fn default() -> Self {
        Self { over: false, before: i64::MAX }
    }
}

/// One's tables, the latest first, at most 100.
#[utoipa::path(get, path = "/me/tables", tag = "me", params(Which), responses((status = 200, body = [TableLine])),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn tables(
    State(app): State<Shared>,
    Reads(person): Reads,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableLine>>, Error> {
    let list = app.store.tables_of(person.id, which.over, which.before, 100).await?;
    Ok(Json(list.into_iter().map(|listed| line(listed, Some(person.id))).collect()))
}

/// Download the records of all one's finished games, one after the other: each begins with its own first line.
/// A deal that others still play is left out, since its record would tell them every card.
#[utoipa::path(get, path = "/me/games", tag = "me", responses((status = 200, body = String, content_type = "text/plain")),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn games(
    State(app): State<Shared>,
    Reads(person): Reads,
) -> Result<impl IntoResponse, Error> {
    let tables: VecDeque<TableId> = app.store.finished_of(person.id).await?.into();
    // Each is folded only when the one before it has been sent, however many there are.
    let records = futures_util::stream::unfold((app, tables), move |(app, mut tables)| async move {
        let table = tables.pop_front()?;
        let (reply, record) = oneshot::channel();
        app.hub.send(&app, table, Input::Record(person.id, reply));
        let text = record.await.ok().and_then(Result::ok).unwrap_or_default();
        Some((Ok::<_, std::convert::Infallible>(text), (app, tables)))
    });
    let file = format!("attachment; filename=\"games-{}.skyrail\"", time::today());
    let head = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)];
    Ok((head, Body::from_stream(records)))
}
