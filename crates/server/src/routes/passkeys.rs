//! Passkeys: making one for the account, logging in with one, listing and forgetting them.

use super::me::{let_in, shown};
use crate::app::{App, Shared};
use crate::auth::Owns;
use crate::error::Error;
use crate::origin::Address;
use crate::passkeys::{Made, Proof, Question, Site, Wrong};
use crate::store::PersonId;
use crate::time;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use wire::{Me, Passkey};

/// How long a browser may take to answer: five minutes, in milliseconds.
const PATIENCE: i64 = 300_000;
/// The most passkeys of one person.
const MOST: usize = 20;

const UNASKED: Wrong = Wrong("nobody asked for it, or not of this person, or too long ago");
const UNKNOWN: Wrong = Wrong("it is nobody's");

impl From<Wrong> for Error {
    fn from(Wrong(why): Wrong) -> Self {
        tracing::debug!(why, "a passkey is refused");
        Self::forbidden("server-wrong-passkey")
    }
}

fn site(app: &App) -> Result<&Site, Error> {
    app.site.as_ref().ok_or_else(|| Error::conflict("server-no-passkeys"))
}

/// Notes what is asked, and asks it.
async fn ask(
    app: &App,
    person: Option<PersonId>,
    question: Question,
) -> Result<impl IntoResponse + use<>, Error> {
    let Question { options, challenge, state } = question;
    app.store.add_ceremony(&challenge, person, state, time::now() + PATIENCE).await?;
    Ok(([(CONTENT_TYPE, "application/json")], options))
}

/// Ask for a new passkey: the options for `navigator.credentials.create`.
#[utoipa::path(post, path = "/me/passkeys/start", tag = "passkeys", responses((status = 200, body = Value)),
    security(("cookie" = [])))]
pub(crate) async fn start(State(app): State<Shared>, Owns(person): Owns) -> Result<impl IntoResponse, Error> {
    let known = app.store.passkeys(person.id).await?;
    if known.len() >= MOST {
        return Err(Error::too_many("server-passkeys"));
    }
    let known: Vec<String> = known.into_iter().map(|passkey| passkey.id).collect();
    ask(&app, Some(person.id), site(&app)?.ask_new(&person, &known)).await
}

/// Keep the passkey that the browser made: its credential as `toJSON` writes it.
#[utoipa::path(post, path = "/me/passkeys", tag = "passkeys", request_body = Value,
    responses((status = 201, body = [Passkey])), security(("cookie" = [])))]
pub(crate) async fn make(
    State(app): State<Shared>,
    Owns(person): Owns,
    body: Bytes,
) -> Result<(StatusCode, Json<Vec<Passkey>>), Error> {
    let made = Made::read(&body)?;
    let (of, state) = app.store.take_ceremony(&made.challenge()).await?.ok_or(UNASKED)?;
    if of != Some(person.id) {
        return Err(UNASKED.into());
    }
    let (id, kept) = made.check(site(&app)?, &state, &person)?;
    if !app.store.add_passkey(&id, &kept).await? {
        return Err(Wrong("it is kept already").into());
    }
    Ok((StatusCode::CREATED, Json(app.store.passkeys(person.id).await?)))
}

/// One's passkeys.
#[utoipa::path(get, path = "/me/passkeys", tag = "passkeys", responses((status = 200, body = [Passkey])),
    security(("cookie" = [])))]
pub(crate) async fn list(State(app): State<Shared>, Owns(person): Owns) -> Result<Json<Vec<Passkey>>, Error> {
    Ok(Json(app.store.passkeys(person.id).await?))
}

/// Forget a passkey.
#[utoipa::path(delete, path = "/me/passkeys/{id}", tag = "passkeys", params(("id" = String, Path, description = "As the list has it")),
    responses((status = 204)), security(("cookie" = [])))]
pub(crate) async fn forget(
    State(app): State<Shared>,
    Owns(person): Owns,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    if app.store.delete_passkey(person.id, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::absent())
    }
}

/// Ask whoever is there to prove who they are: the options for `navigator.credentials.get`.
#[utoipa::path(post, path = "/log-in/passkey/start", tag = "passkeys", responses((status = 200, body = Value)),
    security(()))]
pub(crate) async fn start_log_in(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
) -> Result<impl IntoResponse, Error> {
    if !app.limits.may_log_in(address) {
        return Err(Error::too_many("server-slower"));
    }
    ask(&app, None, site(&app)?.ask_who()).await
}

/// Log in with what the browser answered: its credential as `toJSON` writes it.
#[utoipa::path(post, path = "/log-in/passkey", tag = "passkeys", request_body = Value,
    responses((status = 200, body = Me)), security(()))]
pub(crate) async fn log_in(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    body: Bytes,
) -> Result<impl IntoResponse, Error> {
    if !app.limits.may_log_in(address) {
        return Err(Error::too_many("server-slower"));
    }
    let proof = Proof::read(&body)?;
    let (of, state) = app.store.take_ceremony(&proof.challenge()).await?.ok_or(UNASKED)?;
    if of.is_some() {
        return Err(UNASKED.into());
    }
    let kept = app.store.passkey(&proof.id()).await?.ok_or(UNKNOWN)?;
    let person = app.store.by_id(kept.person).await?.ok_or(UNKNOWN)?;
    let changing = proof.check(site(&app)?, &state, &kept, &person.code)?;
    app.store.use_passkey(&proof.id(), &changing).await?;
    Ok((AppendHeaders([(SET_COOKIE, let_in(&app, &person).await?)]), shown(&person)))
}
