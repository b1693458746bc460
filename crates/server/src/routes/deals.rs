//! Deals: the same luck for everyone who plays them, with a table of results.

use crate::app::Shared;
use crate::error::Error;
use crate::time;
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use wire::DealResult;

/// The word of today's deal, and how it went for others.
#[derive(Serialize)]
pub(crate) struct Today {
    /// To be given as `deal` when the table is made.
    deal: String,
    results: Vec<DealResult>,
}

/// Today's deal of a title.
pub(crate) async fn today(
    State(app): State<Shared>,
    Path(title): Path<String>,
) -> Result<Json<Today>, Error> {
    let deal = format!("day {}", time::day(time::now()));
    let results = ranked(&app, &title, &deal).await?;
    Ok(Json(Today { deal, results }))
}

/// The results of a deal.
pub(crate) async fn results(
    State(app): State<Shared>,
    Path((title, word)): Path<(String, String)>,
) -> Result<Json<Vec<DealResult>>, Error> {
    ranked(&app, &title, &word).await.map(Json)
}

/// Every person's result, the best margin first.
async fn ranked(app: &Shared, title: &str, word: &str) -> Result<Vec<DealResult>, Error> {
    let mut results = Vec::new();
    for listed in app.store.deal(title, word, 500).await? {
        let points: Vec<i64> = listed.seats.iter().filter_map(|seat| seat.points).collect();
        for (index, seat) in listed.seats.iter().enumerate() {
            let (Some(own), Some(place), true) = (seat.points, seat.place, seat.kind == "human") else {
                continue;
            };
            let others =
                points.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, points)| *points);
            results.push(DealResult {
                name: seat.name.clone(),
                points: own as i32,
                margin: (own - others.max().unwrap_or_default()) as i32,
                place: place as u8,
                code: listed.code.clone(),
            });
        }
    }
    results.sort_by_key(|result| (-result.margin, -result.points));
    Ok(results)
}
