//! The map: routes with their length, in their colour or their owner's.

use super::Sees;
use crate::frame::Frame;
use crate::games::plain::{self, Look, Run};
use ::ticket_to_ride_germany::{Action, Board, Card, Route};
use catalog::AnyAction;
use game::Note;
use leptos::prelude::*;
use picture::geometry::Point;

/// The part of the drawing that is shown when the map is fitted.
pub(crate) fn size(board: &Board) -> [f64; 4] {
    let ends = board.end_points.iter().map(|end| (end.x, end.y));
    plain::around(board.cities.iter().map(|city| (city.x, city.y)).chain(ends))
}

/// The map.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let spot = |node: usize| match board.cities.get(node) {
        Some(city) => Point { x: city.x, y: city.y },
        None => {
            let end = &board.end_points[node - board.cities.len()];
            Point { x: end.x, y: end.y }
        }
    };
    let runs = board.routes.iter().enumerate().map(|(index, route)| {
        let (a, b) = board.graph.ends(index);
        let (from, to) = board.ends(Route(index as u8));
        let beside = (route.group & ((1 << index) - 1)).count_ones() as usize;
        Run::between(spot(a), spot(b), (from.into(), to.into()), beside, route.group.count_ones() as usize)
    });
    let looks = move || {
        let view = view.get();
        let open = view.eye.seat().map_or(board.all_routes(), |seat| view.open_to(seat));
        board
            .routes
            .iter()
            .enumerate()
            .map(|(index, link)| {
                let route = Route(index as u8);
                let actions: Vec<AnyAction> = (view.legal.iter().copied())
                    .filter(|action| matches!(*action, Action::Claim { route: other, .. } if other == route))
                    .map(AnyAction::TicketToRideGermany)
                    .collect();
                let color = link.color.map_or("grey", Card::id);
                let class = match view.owner(route) {
                    Some(seat) => format!("taken p{}", seat.index() + 1),
                    None if !actions.is_empty() => format!("can t-{color}"),
                    None if open >> index & 1 == 0 => "closed".into(),
                    None => format!("t-{color}"),
                };
                let (a, b) = board.ends(route);
                let label =
                    frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
                Look {
                    class,
                    label: format!("{label} {}", link.length),
                    tag: link.length.to_string(),
                    actions,
                }
            })
            .collect::<Vec<_>>()
    };
    let land = plain::land(board.backdrop, size(board));
    let places =
        board.cities.iter().cloned().chain(board.countries.iter().map(|country| country.place.clone()));
    view! { <plain::Lines land=land runs=runs.collect() looks=Signal::derive(looks) places=places.collect()/> }
}
