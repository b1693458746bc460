//! Who plays a title best.

use crate::app::Shared;
use crate::error::Error;
use axum::Json;
use axum::extract::{Path, State};
use wire::Rating;

/// Who plays a title best, at most 100.
#[utoipa::path(get, path = "/ratings/{title}", tag = "deals and ratings",
    params(("title" = String, Path, description = "The name of a title")), responses((status = 200, body = [Rating])), security(()))]
pub(crate) async fn best(
    State(app): State<Shared>,
    Path(title): Path<String>,
) -> Result<Json<Vec<Rating>>, Error> {
    let best = app.store.best(&title, 100).await?;
    let rating = |(name, rating, uncertainty, games): (String, f64, f64, i64)| Rating {
        title: title.clone(),
        name,
        rating,
        uncertainty,
        games,
    };
    Ok(Json(best.into_iter().map(rating).collect()))
}
