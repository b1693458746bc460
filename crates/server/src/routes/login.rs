//! Keeping an account, and getting at it elsewhere: login and password, logging out.

use super::me::{let_in, shown};
use crate::app::Shared;
use crate::auth::{Key, Owns, OwnsBy, Sign, cookie, set_cookie};
use crate::error::Error;
use crate::names::login_of;
use crate::origin::Address;
use crate::password;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use game::Note;
use wire::{Keep, Login, Me};

/// Keep the account under a login and a password; again, with the password of before, to change them. Other browsers
/// are then signed out, and what they have open ends, unless they are to stay.
#[utoipa::path(post, path = "/me/keep", tag = "me", request_body = Keep, responses((status = 200, body = Me)),
    security(("cookie" = [])))]
pub(crate) async fn keep(
    State(app): State<Shared>,
    OwnsBy(mut person, sign): OwnsBy,
    Extension(Address(address)): Extension<Address>,
    Json(Keep { login, password, old, others_stay }): Json<Keep>,
) -> Result<Json<Me>, Error> {
    let login = login_of(&login)?;
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::unfit(Note::new("server-password")));
    }
    if !app.limits.may_hash(address, &person.code) {
        return Err(Error::too_many("server-slower"));
    }
    let before = app.store.password_of(person.id).await?;
    if let Some(before) = &before {
        let right = password::is_right(old.unwrap_or_default(), before.clone()).await;
        if !right.ok_or_else(|| Error::too_many("server-slower"))? {
            return Err(Error::forbidden("server-old-password"));
        }
    }
    let hash = password::hash(password).await.ok_or_else(|| Error::too_many("server-slower"))?;
    if !app.store.keep_person(person.id, &login, &hash).await? {
        return Err(Error::conflict("server-login-taken"));
    }
    if before.is_some() && !others_stay {
        let gone = app.store.end_other_sessions(person.id, sign.hash()).await?;
        let keys: Vec<Key> = gone.iter().map(|hash| Key::of(hash)).collect();
        app.end(person.id, &keys).await;
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
    let login = login.to_lowercase();
    if !app.limits.may_hash(address, &login) {
        return Err(Error::too_many("server-slower"));
    }
    // Logins of before are known as they were typed then.
    let found = match login_of(&login) {
        Ok(plain) if plain != login => app.store.by_login(&plain).await?,
        _ => None,
    };
    let found = if found.is_some() { found } else { app.store.by_login(&login).await? };
    let (person, hash) = found.map_or((None, String::new()), |(person, hash)| (Some(person), hash));
    let right = password::is_right(password, hash).await.ok_or_else(|| Error::too_many("server-slower"))?;
    let person = person.filter(|_| right).ok_or_else(|| Error::forbidden("server-wrong-login"))?;
    Ok((AppendHeaders([(SET_COOKIE, let_in(&app, &person).await?)]), shown(&person)))
}

/// Forget this browser: what it has open ends.
#[utoipa::path(post, path = "/log-out", tag = "me", responses((status = 200)), security(("cookie" = [])))]
pub(crate) async fn log_out(
    State(app): State<Shared>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if let Some(sign) = cookie(&headers).map(Sign::new)
        && let Some(person) = app.store.end_session(sign.hash()).await?
    {
        app.end(person, &[sign.key()]).await;
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
