//! The map of any board: a click on a link offers what may be done with it, and a link that belongs to somebody has
//! their colour and shape.

use crate::frame::{Frame, SHAPES, Step};
use crate::screen::{Screen, View};
use crate::titles::PALETTE;
use game::{Action as _, Board as _, Map, Note, Seat, View as _};
use leptos::prelude::*;
use picture::geometry::{Curve, Rect};
use picture::{Layout, PlacedName, Svg, backdrop, plain};

/// The sheet that everything is laid out on; a unit is about a pixel on a desktop.
const CANVAS: Rect = Rect { left: 0.0, top: 0.0, right: 960.0, bottom: 698.0 };

/// The part of the drawing that is shown when the map is fitted.
pub(crate) const SIZE: [f64; 4] =
    [CANVAS.left, CANVAS.top, CANVAS.right - CANVAS.left, CANVAS.bottom - CANVAS.top];

/// The map. Names have other lengths in other languages, so everything is laid out again for each.
pub(crate) fn map<G: Screen>() -> AnyView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<View<G::View>>());
    let board = view.0.get_untracked().board();
    let owners = Memo::new(move |_| view.get().link_owners());
    let drawn = move || {
        let _followed = frame.speech.language();
        let map = board.map();
        let (scene, fit) = plain::scene(&map, &frame.speech, CANVAS);
        let layout = Layout::of(&scene);
        let mut land = Svg::default();
        let wide = Rect::new(-CANVAS.width(), -CANVAS.height(), CANVAS.width() * 3.0, CANVAS.height() * 3.0);
        backdrop::draw(&mut land, &map.backdrop, &wide, fit, &PALETTE);
        let links: Vec<_> = layout
            .lines
            .iter()
            .enumerate()
            .map(|(number, line)| {
                let link = Link { number, ends: ends(&map, number), curve: line.curve };
                drawn_link::<G>(frame, view, owners, link)
            })
            .collect();
        let places: Vec<_> = scene
            .spots
            .iter()
            .zip(layout.names)
            .zip(&map.places)
            .map(|((spot, name), place)| city(frame, place.id.clone(), spot.disc().centre, name, scene.size))
            .collect();
        view! {
            <g class="land" inner_html=land.finish()></g>
            <g class="plain">{links}{places}</g>
        }
    };
    drawn.into_any()
}

/// A link on the map.
struct Link {
    number: usize,
    /// The ids of the places it joins.
    ends: (String, String),
    curve: Curve,
}

fn ends(map: &Map<'_>, link: usize) -> (String, String) {
    let (a, b) = map.links[link].ends;
    (map.places[a].id.clone(), map.places[b].id.clone())
}

fn drawn_link<G: Screen>(
    frame: Frame,
    view: View<G::View>,
    owners: Memo<Vec<(usize, Seat)>>,
    link: Link,
) -> AnyView {
    let Link { number, ends, curve } = link;
    let is_here = move |action: &G::Action| action.map_link() == Some(number);
    let possible = move |view: &G::View| -> Vec<_> {
        view.legal().iter().copied().filter(is_here).map(G::any_action).collect()
    };
    let owner = Memo::new(move |_| {
        owners.with(|owners| owners.iter().find(|(link, _)| *link == number).map(|(_, seat)| *seat))
    });
    let can = Memo::new(move |_| view.get().legal().iter().any(is_here));
    let chosen = Memo::new(move |_| frame.marked().and_then(G::own_action).is_some_and(|it| is_here(&it)));
    let (a, b) = ends.clone();
    let lit = move || frame.lit.with(|lit| lit.has_route(&a, &b));
    let tint = move || owner.get().map(|seat| format!("--seat:var(--p{})", seat.index() + 1));
    let label = move || {
        let route = frame.say(&Note::new("route").place("a", ends.0.clone()).place("b", ends.1.clone()));
        let taken = owner.get().map(|seat| frame.say(&Note::new("web-link-of").seat(seat)));
        let offers = possible(&view.get()).into_iter().map(|action| frame.describe(action));
        std::iter::once(route).chain(taken).chain(offers).collect::<Vec<_>>().join(". ")
    };
    let click = move |_| frame.pick(possible(&view.0.get_untracked()));
    let middle = curve.at(0.5);
    let sign = move || {
        owner.get().map(|seat| {
            let place = format!("translate({:.1} {:.1})", middle.x - 8.0, middle.y - 8.0);
            view! { <path class="owner" d=SHAPES[seat.index()] transform=place/> }
        })
    };
    let (path, spot) = (curve.path(), format!("{:.1} {:.1}", middle.x, middle.y));
    view! {
        <g tabindex="0" role="button" class="way" class:can=move || can.get() class:owned=move || owner.get().is_some()
            class:chosen=move || chosen.get() class:lit=lit style=tint data-spot=spot data-way=number aria-label=label on:click=click>
            <path class="touch" d=path.clone()/>
            <path class="bed" d=path.clone()/>
            <path class="rail" d=path/>
            {sign}
        </g>
        <Step x=middle.x y=middle.y - 18.0 link=number/>
    }
    .into_any()
}

fn city(frame: Frame, id: String, at: picture::geometry::Point, name: PlacedName, size: f64) -> AnyView {
    let known = id.clone();
    let lit = move || frame.lit.with(|lit| lit.has_place(&known));
    view! {
        <g class="town" class:lit=lit>
            <circle class="ring" cx=at.x cy=at.y r="7"/>
            <circle class="pip" cx=at.x cy=at.y r="2.7"/>
            <text x=name.at.x y=name.at.y font-size=size>{move || frame.place(&id)}</text>
        </g>
    }
    .into_any()
}
