//! Tokens for programs: making, listing and taking them back, which only a signed-in browser can do.

use crate::app::Shared;
use crate::auth::{Key, Owns, TOKEN};
use crate::error::Error;
use crate::names::name_of;
use crate::{random, time};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Note;
use wire::{MadeToken, NewToken, Token};

/// The most tokens of one person.
const MOST: usize = 50;

/// Make a token for a program. What it is itself is told now and never again.
#[utoipa::path(post, path = "/me/tokens", tag = "tokens", request_body = NewToken,
    responses((status = 201, body = MadeToken)), security(("cookie" = [])))]
pub(crate) async fn make(
    State(app): State<Shared>,
    Owns(person): Owns,
    Json(new): Json<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), Error> {
    let mut scopes = new.scopes;
    scopes.sort_by_key(|scope| scope.name());
    scopes.dedup();
    if scopes.is_empty() {
        return Err(Error::unfit(Note::new("server-no-scope")));
    }
    if app.store.tokens(person.id).await?.len() >= MOST {
        return Err(Error::too_many("server-tokens"));
    }
    let secret = format!("{TOKEN}{}{}", random::code(), random::code());
    let token =
        Token { id: random::code(), name: name_of(&new.name)?, scopes, created: time::now(), seen: None };
    app.store.add_token(person.id, &secret, &token).await?;
    Ok((StatusCode::CREATED, Json(MadeToken { secret, token })))
}

/// One's tokens, with when each was last used.
#[utoipa::path(get, path = "/me/tokens", tag = "tokens", responses((status = 200, body = [Token])),
    security(("cookie" = [])))]
pub(crate) async fn list(State(app): State<Shared>, Owns(person): Owns) -> Result<Json<Vec<Token>>, Error> {
    Ok(Json(app.store.tokens(person.id).await?))
}

/// Take a token back: whoever has it is a stranger from now on, and what they have open ends.
#[utoipa::path(delete, path = "/me/tokens/{id}", tag = "tokens", params(("id" = String, Path, description = "As the list has it")),
    responses((status = 204)), security(("cookie" = [])))]
pub(crate) async fn revoke(
    State(app): State<Shared>,
    Owns(person): Owns,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let hash = app.store.delete_token(person.id, &id).await?.ok_or_else(Error::absent)?;
    app.end(person.id, &[Key::of(&hash)]).await;
    Ok(StatusCode::NO_CONTENT)
}
