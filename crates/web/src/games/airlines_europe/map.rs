//! The map: routes with the price of their next licence.

use super::Sees;
use crate::frame::Frame;
use crate::games::plain::{self, Look, Run};
use ::airlines_europe::{Action, Board, Route};
use catalog::AnyAction;
use game::Note;
use leptos::prelude::*;
use picture::geometry::Point;

/// The part of the drawing that is shown when the map is fitted.
pub(crate) fn size(board: &Board) -> [f64; 4] {
    plain::around(board.cities.iter().map(|city| (city.x, city.y)))
}

/// The map.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let spot = |city: usize| Point { x: board.cities[city].x, y: board.cities[city].y };
    let runs = (0..board.routes.len()).map(|index| {
        let (a, b) = board.graph.ends(index);
        let (from, to) = board.ends(Route(index as u8));
        Run::between(spot(a), spot(b), (from.into(), to.into()), 0, 1)
    });
    let looks = move || {
        let view = view.get();
        (0..board.routes.len())
            .map(|index| {
                let route = Route(index as u8);
                let actions: Vec<AnyAction> = (view.legal.iter().copied())
                    .filter(|action| match *action {
                        Action::Buy { route: other, .. } | Action::Ban { route: other, .. } => other == route,
                        _ => false,
                    })
                    .map(AnyAction::AirlinesEurope)
                    .collect();
                let price = view.price(route);
                let class = match (price, actions.is_empty()) {
                    (None, _) => "closed",
                    (_, false) => "can",
                    _ => "",
                };
                let (a, b) = board.ends(route);
                let label =
                    frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
                let tag = price.map(|price| price.to_string()).unwrap_or_default();
                Look { class: class.into(), label: format!("{label} {tag}"), tag, actions }
            })
            .collect::<Vec<_>>()
    };
    let land = plain::land(board.backdrop, size(board));
    view! { <plain::Lines land=land runs=runs.collect() looks=Signal::derive(looks) places=board.cities.clone()/> }
}
