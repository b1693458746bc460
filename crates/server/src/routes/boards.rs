//! Boards that people made: uploading, reading and deleting them.

use crate::app::Shared;
use crate::auth::Plays;
use crate::boards::{self, LARGEST};
use crate::error::Error;
use crate::origin::Address;
use crate::store::NotDeleted;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Title;
use game::{Note, to_hex};
use wire::BoardInfo;

/// Upload a board file; it is kept if it is sound, and known by its hash. Of boards that play the same the first is
/// kept.
#[utoipa::path(post, path = "/boards", tag = "boards", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = BoardInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn upload(
    State(app): State<Shared>,
    Plays(person): Plays,
    Extension(Address(address)): Extension<Address>,
    file: String,
) -> Result<Json<BoardInfo>, Error> {
    if !app.limits.may_upload(address) {
        return Err(Error::too_many("server-slower"));
    }
    // One after the other, so that the limits hold however many upload at the same moment.
    let _turn = app.uploads.lock().await;
    let checking = tokio::task::spawn_blocking(move || {
        Title::of_board(&file).and_then(|title| title.check_board(&file).map(|board| (title, board)))
    });
    let checked = checking.await.map_err(|_| Error::broken())?;
    let (title, board) = checked
        .map_err(|faults| Error::board(faults.into_iter().map(|fault| (fault.path, fault.what)).collect()))?;
    if board.json.len() > LARGEST {
        return Err(Error::unfit(Note::new("server-board-large").number("most", LARGEST as i64)));
    }
    let hash = to_hex(&board.hash);
    if board.hash != title.board().hash() && app.store.board(&hash).await?.is_none() {
        let (own, all) = app.store.count_boards(person.id).await?;
        if own >= i64::from(app.limits.rates.boards) {
            return Err(Error::too_many("server-boards"));
        }
        if all >= i64::from(app.limits.rates.all_boards) {
            return Err(Error::too_many("server-boards-full"));
        }
        app.store.add_board(&hash, title.name(), &board.json, person.id).await?;
    }
    Ok(Json(BoardInfo { id: board.id, hash, json: None }))
}

/// The file of an uploaded board. Under one hash there is always the same, so it need be read only once.
#[utoipa::path(get, path = "/boards/{hash}", tag = "boards", params(("hash" = String, Path, description = "As the upload told it")),
    responses((status = 200, body = String, content_type = "application/json")), security(()))]
pub(crate) async fn file(
    State(app): State<Shared>,
    Path(hash): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let file = boards::file(&app, &hash).await?.ok_or_else(Error::absent)?;
    let head = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (VARY, "accept-encoding"),
    ];
    if accepts_gzip(&headers) {
        return Ok((head, [(CONTENT_ENCODING, "gzip")], file.gzip).into_response());
    }
    Ok((head, file.plain).into_response())
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = accepted.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip") || name == "*");
        // `gzip;q=0` is a way to say no.
        named && !parts.any(|part| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)))
    })
}

/// Delete a board of one's own that no table was made with.
#[utoipa::path(delete, path = "/boards/{hash}", tag = "boards", params(("hash" = String, Path, description = "As the upload told it")),
    responses((status = 204)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn delete(
    State(app): State<Shared>,
    Plays(person): Plays,
    Path(hash): Path<String>,
) -> Result<StatusCode, Error> {
    match app.store.delete_board(&hash, Some(person.id)).await? {
        Ok(()) => {
            app.boards.forget_file(&hash);
            Ok(StatusCode::NO_CONTENT)
        }
        Err(NotDeleted::Absent) => Err(Error::absent()),
        Err(NotDeleted::Used) => Err(Error::conflict("server-board-used")),
    }
}
