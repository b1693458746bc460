//! The map: links with their price, or in their owner's colour.

use super::Sees;
use crate::frame::Frame;
use crate::games::plain::{self, Look, Run};
use ::jet_set::{Board, Link};
use catalog::AnyAction;
use game::{Note, Seat};
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
    let runs = board.links.iter().enumerate().map(|(index, link)| {
        let (a, b) = board.graph.ends(index);
        let (from, to) = board.ends(Link(index as u8));
        let run = Run::between(spot(a), spot(b), (from.into(), to.into()), 0, 1);
        match link.bend {
            Some((x, y)) => Run { pull: Point { x, y }, ..run },
            None => run,
        }
    });
    let looks = move || {
        let view = view.get();
        (0..board.links.len())
            .map(|index| {
                let link = Link(index as u8);
                let actions: Vec<AnyAction> = (view.legal.iter().copied())
                    .filter(|action| action.link() == Some(link))
                    .map(AnyAction::JetSet)
                    .collect();
                let can = if actions.is_empty() { "" } else { " can" };
                let class = match view.owner(link) {
                    Some(seat) => format!("taken p{}{can}", seat.index() + 1),
                    None => format!("dashed{can}"),
                };
                let planes: u32 =
                    Seat::all(view.seats()).map(|seat| u32::from(view.planes[seat].on(link))).sum();
                let tag = if view.owner(link).is_some() { planes } else { u32::from(board.price(link)) }
                    .to_string();
                let (a, b) = board.ends(link);
                let label =
                    frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
                Look { class, label: format!("{label} {tag}"), tag, actions }
            })
            .collect::<Vec<_>>()
    };
    let land = plain::land(board.backdrop, size(board));
    view! { <plain::Lines land=land runs=runs.collect() looks=Signal::derive(looks) places=board.cities.clone()/> }
}
