//! Deals: the same luck for everyone who plays them, with a table of results.

use crate::app::Shared;
use crate::error::Error;
use crate::store::ChairKind;
use crate::time;
use axum::Json;
use axum::extract::{Path, State};
use std::collections::HashSet;
use wire::{DealResult, Today};

/// Today's deal of a title, and its results so far.
#[utoipa::path(get, path = "/deals/{title}/today", tag = "deals and ratings",
    params(("title" = String, Path, description = "The name of a title")), responses((status = 200, body = Today)), security(()))]
pub(crate) async fn today(
    State(app): State<Shared>,
    Path(title): Path<String>,
) -> Result<Json<Today>, Error> {
    let deal = format!("day {}", time::today());
    let results = ranked(&app, &title, &deal).await?;
    Ok(Json(Today { deal, results }))
}

/// The results of a deal.
#[utoipa::path(get, path = "/deals/{title}/{word}", tag = "deals and ratings",
    params(("title" = String, Path, description = "The name of a title"), ("word" = String, Path, description = "The word of the deal")),
    responses((status = 200, body = [DealResult])), security(()))]
pub(crate) async fn results(
    State(app): State<Shared>,
    Path((title, word)): Path<(String, String)>,
) -> Result<Json<Vec<DealResult>>, Error> {
    ranked(&app, &title, &word).await.map(Json)
}

/// Every person's result, the best margin first. The first game that somebody finishes counts: after that they
/// know the cards, so whatever they play of this deal later is practice and stands below.
async fn ranked(app: &Shared, title: &str, word: &str) -> Result<Vec<DealResult>, Error> {
    let (mut results, mut known) = (Vec::new(), HashSet::new());
    for listed in app.store.deal(title, word, 500).await? {
        let points: Vec<i64> = listed.seats.iter().filter_map(|seat| seat.points).collect();
        for (index, seat) in listed.seats.iter().enumerate() {
            let (Some(own), Some(place), true) =
                (seat.points, seat.place, matches!(seat.kind, ChairKind::Person(_)))
            else {
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
                practice: seat.kind.person().is_some_and(|person| !known.insert(person)),
            });
        }
    }
    results.sort_by_key(|result| (result.practice, -result.margin, -result.points));
    Ok(results)
}
