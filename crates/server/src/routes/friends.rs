//! Friends by link, invitations, and keeping people away.

use crate::app::Shared;
use crate::auth::{Keeps, Plays, Reads};
use crate::error::Error;
use crate::store::PersonId;
use crate::{random, time};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use wire::{FriendLink, Invitation, Invite, KeepAway, KeptAway, Somebody};

/// How long a link makes friends: a week, in milliseconds.
const LASTS: i64 = 7 * 86_400_000;

/// The person with this code.
async fn person_of(app: &Shared, code: &str) -> Result<PersonId, Error> {
    app.store.person_id(code).await?.ok_or_else(Error::absent)
}

/// What was asked for was there, or not.
fn done(was_there: bool) -> Result<StatusCode, Error> {
    if was_there { Ok(StatusCode::NO_CONTENT) } else { Err(Error::absent()) }
}

/// Make a link that makes friends of whoever follows it. It lasts a week, and the one before it ends.
#[utoipa::path(post, path = "/me/friend-link", tag = "friends", responses((status = 200, body = FriendLink)),
    security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn make_link(
    State(app): State<Shared>,
    Keeps(person): Keeps,
) -> Result<Json<FriendLink>, Error> {
    let link = FriendLink { code: random::code(), expires: time::now() + LASTS };
    app.store.set_friend_link(person.id, &link.code, link.expires).await?;
    Ok(Json(link))
}

/// End one's link at once.
#[utoipa::path(delete, path = "/me/friend-link", tag = "friends", responses((status = 204)),
    security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn end_link(State(app): State<Shared>, Keeps(person): Keeps) -> Result<StatusCode, Error> {
    app.store.delete_friend_link(person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose link this is.
#[utoipa::path(get, path = "/friends/{link}", tag = "friends", params(("link" = String, Path, description = "Its code")),
    responses((status = 200, body = Somebody)), security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn of_link(
    State(app): State<Shared>,
    Reads(_): Reads,
    Path(link): Path<String>,
) -> Result<Json<Somebody>, Error> {
    let (_, somebody) = app.store.by_friend_link(&link).await?.ok_or_else(Error::absent)?;
    Ok(Json(somebody))
}

/// Follow somebody's link: both are friends from now on.
#[utoipa::path(post, path = "/friends/{link}", tag = "friends", params(("link" = String, Path, description = "Its code")),
    responses((status = 200, body = Somebody)), security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn accept(
    State(app): State<Shared>,
    Keeps(person): Keeps,
    Path(link): Path<String>,
) -> Result<Json<Somebody>, Error> {
    let (other, somebody) = app.store.by_friend_link(&link).await?.ok_or_else(Error::absent)?;
    if other == person.id {
        return Err(Error::conflict("server-own-link"));
    }
    if app.store.is_blocked(person.id, other).await? {
        return Err(Error::forbidden("server-kept-away"));
    }
    app.store.befriend(person.id, other).await?;
    Ok(Json(somebody))
}

/// One's friends by name.
#[utoipa::path(get, path = "/me/friends", tag = "friends", responses((status = 200, body = [Somebody])),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn list(
    State(app): State<Shared>,
    Reads(person): Reads,
) -> Result<Json<Vec<Somebody>>, Error> {
    Ok(Json(app.store.friends(person.id).await?))
}

/// Friends no more, for both.
#[utoipa::path(delete, path = "/me/friends/{person}", tag = "friends", params(("person" = String, Path, description = "The code of a friend")),
    responses((status = 204)), security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn remove(
    State(app): State<Shared>,
    Keeps(person): Keeps,
    Path(code): Path<String>,
) -> Result<StatusCode, Error> {
    done(app.store.unfriend(person.id, person_of(&app, &code).await?).await?)
}

/// Whom one keeps away.
#[utoipa::path(get, path = "/me/blocks", tag = "friends", responses((status = 200, body = [KeptAway])),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn kept_away(
    State(app): State<Shared>,
    Reads(person): Reads,
) -> Result<Json<Vec<KeptAway>>, Error> {
    Ok(Json(app.store.kept_away(person.id).await?))
}

/// Keep somebody away: muted, their chat is hidden from me alone; blocked, they can't sit down where I sit,
/// invite me or become my friend either.
#[utoipa::path(put, path = "/me/blocks/{person}", tag = "friends", params(("person" = String, Path, description = "The code of a person")),
    request_body = KeepAway, responses((status = 204)), security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn keep_away(
    State(app): State<Shared>,
    Keeps(person): Keeps,
    Path(code): Path<String>,
    Json(KeepAway { distance }): Json<KeepAway>,
) -> Result<StatusCode, Error> {
    let other = person_of(&app, &code).await?;
    if other == person.id {
        return Err(Error::conflict("server-oneself"));
    }
    app.store.keep_away(person.id, other, distance).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let somebody near again.
#[utoipa::path(delete, path = "/me/blocks/{person}", tag = "friends", params(("person" = String, Path, description = "The code of a person")),
    responses((status = 204)), security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn let_near(
    State(app): State<Shared>,
    Keeps(person): Keeps,
    Path(code): Path<String>,
) -> Result<StatusCode, Error> {
    done(app.store.let_near(person.id, person_of(&app, &code).await?).await?)
}

/// Invite a friend to a table that waits for players.
#[utoipa::path(post, path = "/tables/{code}/invite", tag = "friends", params(("code" = String, Path, description = "The code of the table")),
    request_body = Invite, responses((status = 204)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn invite(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path(code): Path<String>,
    Json(Invite { person: whom }): Json<Invite>,
) -> Result<StatusCode, Error> {
    let table = app.store.table_id(&code).await?.ok_or_else(Error::absent)?;
    let whom = person_of(&app, &whom).await?;
    if !app.store.are_friends(person.id, whom).await? {
        return Err(Error::forbidden("server-no-friend"));
    }
    app.store.invite(table, whom, person.id).await?;
    app.store.tell_people(&[whom]);
    Ok(StatusCode::NO_CONTENT)
}

/// What one is invited to, the latest first.
#[utoipa::path(get, path = "/me/invitations", tag = "friends", responses((status = 200, body = [Invitation])),
    security(("cookie" = []), ("token" = ["read"])))]
pub(crate) async fn invitations(
    State(app): State<Shared>,
    Reads(person): Reads,
) -> Result<Json<Vec<Invitation>>, Error> {
    Ok(Json(app.store.invitations(person.id).await?))
}

/// Turn an invitation down.
#[utoipa::path(delete, path = "/me/invitations/{code}", tag = "friends", params(("code" = String, Path, description = "The code of the table")),
    responses((status = 204)), security(("cookie" = []), ("token" = ["account"])))]
pub(crate) async fn decline(
    State(app): State<Shared>,
    Keeps(person): Keeps,
    Path(code): Path<String>,
) -> Result<StatusCode, Error> {
    let table = app.store.table_id(&code).await?.ok_or_else(Error::absent)?;
    done(app.store.decline(table, person.id).await?)
}
