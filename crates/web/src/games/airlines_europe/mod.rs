//! The screen of Airlines Europe.
//!
//! `map.rs` draws routes and cities, `tip.rs` says what a route costs and brings, `track.rs` and `airlines.rs` are
//! the panel, `dock.rs` and `market.rs` the cards, `fleet.rs` the colours and codes of any board's airlines.

mod airlines;
mod card;
mod cities;
mod dock;
mod fleet;
mod map;
mod market;
mod player;
mod routes;
mod score;
mod tip;
mod track;

pub(crate) use dock::Dock;
pub(crate) use map::{Map, size};
pub(crate) use player::Player;
pub(crate) use score::score;

use super::View;
use ::airlines_europe::{AIRLINES, Action, Airline};
use catalog::AnyAction;
use leptos::prelude::*;

type Sees = View<::airlines_europe::View>;

/// Share track and airlines; on a phone the market too.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    view! {
        <market::Market/>
        <track::Track/>
        <airlines::Airlines/>
    }
}

/// An action as the frame wants it.
fn any(action: Action) -> AnyAction {
    AnyAction::AirlinesEurope(action)
}

/// The airlines in play, in the order of the board file.
fn flying(view: &::airlines_europe::View) -> impl Iterator<Item = Airline> + use<> {
    let flying = view.flying;
    (0..AIRLINES as u8).filter(move |index| flying >> index & 1 == 1).map(Airline)
}

/// A row of victory points, up to its first 0.
fn row(row: &[u8]) -> String {
    let end = row.iter().position(|&points| points == 0).unwrap_or(row.len());
    row[..end].iter().map(u8::to_string).collect::<Vec<_>>().join("·")
}
