//! Boards that people made.

use crate::app::Shared;
use crate::error::Error;
use crate::who::Plays;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use catalog::AnyBoard;
use game::to_hex;
use wire::BoardInfo;

/// Upload a board file; it is kept if it is sound, and known by its hash.
#[utoipa::path(post, path = "/boards", tag = "boards", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = BoardInfo)), security(("cookie" = []), ("token" = ["play"])))]
pub(crate) async fn upload(
    State(app): State<Shared>,
    Plays(person): Plays,
    file: String,
) -> Result<Json<BoardInfo>, Error> {
    // One after the other, so that the limits hold however many upload at the same moment.
    let _turn = app.uploads.lock().await;
    let (own, all) = app.store.count_boards(person.id).await?;
    if own >= i64::from(app.limits.rates.boards) {
        return Err(Error::too_many("server-boards"));
    }
    if all >= i64::from(app.limits.rates.all_boards) {
        return Err(Error::too_many("server-boards-full"));
    }
    let loaded =
        tokio::task::spawn_blocking(move || AnyBoard::load(&file)).await.map_err(|_| Error::broken())?;
    let board = loaded
        .map_err(|faults| Error::board(faults.into_iter().map(|fault| (fault.path, fault.what)).collect()))?;
    let hash = to_hex(&board.hash());
    if !board.is_built_in() {
        app.store.add_board(&hash, board.title().name(), board.json(), person.id).await?;
    }
    Ok(Json(BoardInfo { id: board.id().into(), hash, json: None }))
}

/// The file of an uploaded board.
#[utoipa::path(get, path = "/boards/{hash}", tag = "boards", params(("hash" = String, Path, description = "As the upload told it")),
    responses((status = 200, body = String, content_type = "application/json")), security(()))]
pub(crate) async fn file(
    State(app): State<Shared>,
    Path(hash): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let json = app.store.board(&hash).await?.ok_or_else(Error::absent)?;
    Ok(([(CONTENT_TYPE, "application/json")], json))
}
