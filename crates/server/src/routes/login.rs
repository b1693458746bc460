//! Keeping an account, and getting at it elsewhere: login and password, logging out.

use super::me::{let_in, name_of, shown};
use crate::app::Shared;
use crate::error::Error;
use crate::origin::Address;
use crate::password;
use crate::who::{Owns, cookie, set_cookie};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use game::Note;
use wire::{Login, Me};

/// Keep the account under a login and a password; again to change them.
#[utoipa::path(post, path = "/me/keep", tag = "me", request_body = Login, responses((status = 200, body = Me)),
    security(("cookie" = [])))]
pub(crate) async fn keep(
    State(app): State<Shared>,
    Owns(mut person): Owns,
    Json(Login { login, password }): Json<Login>,
) -> Result<Json<Me>, Error> {
    let login = name_of(&login)?.to_lowercase();
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::unfit(Note::new("server-password")));
    }
    let hash = password::hash(password).await.ok_or_else(Error::broken)?;
    if !app.store.keep_person(person.id, &login, &hash).await? {
        return Err(Error::conflict("server-login-taken"));
    }
    person.login = Some(login);
    Ok(shown(&person))
}

/// Open a kept account on another device.
#[utoipa::path(post, path = "/log-in", tag = "me", request_body = Login, responses((status = 200, body = Me)),
    security(()))]
pub(crate) async fn log_in(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    Json(Login { login, password }): Json<Login>,
) -> Result<impl IntoResponse, Error> {
    if !app.limits.may_log_in(address) {
        return Err(Error::too_many("server-slower"));
    }
    let found = app.store.by_login(&login.to_lowercase()).await?;
    let (person, hash) = found.map_or((None, String::new()), |(person, hash)| (Some(person), hash));
    let right = password::is_right(password, hash).await;
    let person = person.filter(|_| right).ok_or_else(|| Error::forbidden("server-wrong-login"))?;
    Ok((AppendHeaders([(SET_COOKIE, let_in(&app, &person).await?)]), shown(&person)))
}

/// Forget this browser.
#[utoipa::path(post, path = "/log-out", tag = "me", responses((status = 200)), security(("cookie" = [])))]
pub(crate) async fn log_out(
    State(app): State<Shared>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some(cookie) = cookie(&headers) {
        app.store.end_session(cookie).await?;
    }
    Ok(AppendHeaders([(SET_COOKIE, set_cookie(&app, None))]))
}

/// Forget every browser and every token; open sockets and streams end.
#[utoipa::path(post, path = "/me/log-out-everywhere", tag = "me", responses((status = 200)),
    security(("cookie" = [])))]
pub(crate) async fn log_out_everywhere(
    State(app): State<Shared>,
    Owns(person): Owns,
) -> Result<impl IntoResponse, Error> {
    app.store.end_sessions(person.id).await?;
    app.forget(person.id).await;
    Ok(AppendHeaders([(SET_COOKIE, set_cookie(&app, None))]))
}
