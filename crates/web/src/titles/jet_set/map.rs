//! The map: links with their price or in their owner's colour, planes with their count, cities.

use super::selection::{Card, Selection, may, on_link, press, route, seat};
use super::spots::{Spots, Stretch, sheet};
use super::{PLANE, Sees};
use crate::browser;
use crate::frame::{Focus, Frame, SHAPES, Step};
use ::jet_set::{Board, Link, Phase, View, Way};
use catalog::AnyAction;
use game::{Note, Seat, View as _};
use leptos::prelude::*;
use picture::PlacedName;
use picture::geometry::Point;

/// The part of the drawing that is shown when the map is fitted.
pub(crate) fn size(_: &Board) -> [f64; 4] {
    let sheet = sheet();
    [sheet.left, sheet.top, sheet.width(), sheet.height()]
}

/// The cheapest way of the card that is looked at.
type Course = Memo<Option<Way>>;

/// The map.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let (selection, board) = (expect_context::<Selection>(), sees.0.get_untracked().board);
    let course: Course = Memo::new(move |_| {
        let card = selection.shown()?;
        let view = sees.get();
        card.way(&view, seat(&view))
    });
    let own = Memo::new(move |_| focus(frame, &sees.get(), selection.picked.get()));
    Effect::new(move |_| frame.own.set(own.get()));
    // Names of another language need other spots.
    move || {
        let spots = Spots::of(board, &frame.speech);
        frame.spots.set_value(spots.cities.iter().map(|(at, _)| (at.x, at.y)).collect());
        frame.own.set(focus(frame, &sees.0.get_untracked(), selection.picked.get_untracked()));
        let crafts: Vec<_> = (spots.links.iter().cloned().enumerate())
            .map(|(index, stretch)| view! { <Crafts link=Link(index as u8) stretch=stretch/> })
            .collect();
        let links: Vec<_> = (spots.links.into_iter().enumerate())
            .map(|(index, stretch)| view! { <Line link=Link(index as u8) stretch=stretch course=course/> })
            .collect();
        let size = spots.size;
        let cities: Vec<_> = (spots.cities.into_iter().enumerate())
            .map(|(city, (at, name))| view! { <City city=city as u8 at=at name=name size=size/> })
            .collect();
        view! {
            <g class="land" inner_html=spots.land></g>
            <g class="links">{links}</g>
            <g class="crafts" aria-hidden="true">{crafts}</g>
            <g class="towns">{cities}</g>
        }
    }
}

/// The way of the flight that is looked at, or the own links.
fn focus(frame: Frame, view: &View, card: Option<Card>) -> Option<Focus> {
    let me = view.eye.seat()?;
    let ends =
        |links: u128| network::Bits(links).flat_map(|link| <[usize; 2]>::from(view.board.graph.ends(link)));
    if let Some(way) = card.and_then(|card| card.way(view, me)) {
        return frame
            .around("web-js-view-flight", ends(way.links.iter().fold(0, |all, link| all | link.bit())));
    }
    let links = (0..view.board.links.len() as u8).map(Link);
    let own = links.filter(|&link| view.owner(link) == Some(me) || view.planes[me].on(link) > 0);
    frame.around("web-js-view-mine", ends(own.fold(0, |all, link| all | link.bit())))
}

/// How a link looks now.
#[derive(Clone, PartialEq)]
struct LinkState {
    class: String,
    price: u8,
    owner: Option<Seat>,
    planes: Vec<(Seat, u8)>,
}

impl LinkState {
    fn of(view: &View, course: Option<&Way>, link: Link) -> Self {
        let owner = view.owner(link);
        let mut class = String::from(if owner.is_some() { "link owned" } else { "link free" });
        if view.legal.iter().any(|action| action.link() == Some(link)) {
            class.push_str(" can");
        }
        let me = seat(view);
        let used = match view.phase {
            Phase::Path { used, .. } => used,
            Phase::FinalPath { way: Some(way), .. } => way.used,
            _ => 0,
        };
        if used & link.bit() != 0 {
            class.push_str(" used");
        }
        if course.is_some_and(|way| way.links.contains(&link)) {
            class.push_str(if view.planes[me].on(link) == 0 { " course need" } else { " course" });
        }
        Self { class, price: view.board.price(link), owner, planes: planes(view, link) }
    }
}

/// What is said of a link to whoever does not see it: whose it is, what stands on it, what a click does.
pub(super) fn words(frame: Frame, view: &View, link: Link) -> Vec<String> {
    let mut words = vec![match view.owner(link) {
        None => frame.say(&Note::new("web-js-link-free").number("price", view.board.price(link))),
        Some(seat) => frame.say(&Note::new("web-js-link-owned").seat(seat)),
    }];
    let planes: Vec<game::Arg> = Seat::all(view.seats())
        .filter(|&seat| view.planes[seat].on(link) > 0)
        .map(|seat| Note::new("web-js-seat-planes").seat(seat).number("count", view.planes[seat].on(link)))
        .map(|note| game::Arg::Note(Box::new(note)))
        .collect();
    if !planes.is_empty() {
        words.push(frame.say(&Note::new("web-js-link-planes").with("planes", game::Arg::List(planes))));
    }
    words.extend(offered(view, link).map(|note| frame.say(&note)));
    words
}

/// What a click on a link does now, if anything.
fn offered(view: &View, link: Link) -> Option<Note> {
    let action = on_link(view, link);
    may(view, action).then(|| view.describe(action))
}

#[component]
fn Line(link: Link, stretch: Stretch, course: Course) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let (sees, selection) = (expect_context::<Sees>(), expect_context::<Selection>());
    let look = Memo::new(move |_| course.with(|course| LinkState::of(&sees.get(), course.as_ref(), link)));
    // What stands on it, without how it is lit.
    let stands = Memo::new(move |_| look.with(|look| (look.price, look.owner, look.planes.clone())));
    let chosen = Memo::new(
        move |_| matches!(frame.marked(), Some(AnyAction::JetSet(action)) if action.link() == Some(link)),
    );
    let ends = {
        let board = sees.0.get_untracked().board;
        let (a, b) = board.ends(link);
        (a.to_string(), b.to_string())
    };
    let class = move || {
        let lit = frame.lit.with(|lit| lit.has_route(&ends.0, &ends.1));
        let chosen = if chosen.get() { " chosen" } else { "" };
        look.with(|look| format!("{}{}{chosen}", look.class, if lit { " lit" } else { "" }))
    };
    let tint =
        move || look.with(|look| look.owner.map(|seat| format!("--seat:var(--p{})", seat.index() + 1)));
    // Most moves change nothing of what is said here, and to say it anew takes longer than to look.
    let offered = Memo::new(move |_| offered(&sees.get(), link));
    let label = move || {
        stands.track();
        offered.track();
        let view = sees.0.get_untracked();
        format!("{}. {}", route(frame, &view, link), words(frame, &view, link).join(". "))
    };
    let click = move |_| {
        let action = on_link(&sees.0.get_untracked(), link);
        // A finger has not seen yet what it costs.
        let turns = matches!(sees.0.get_untracked().phase, Phase::Turn { .. });
        if turns && browser::is_small() && may(&sees.0.get_untracked(), action) {
            frame.choose(vec![AnyAction::JetSet(action)]);
        } else {
            press(frame, sees, action);
        }
    };
    let enter = move || selection.link.set(Some(link));
    let leave = move || selection.link.update(|over| *over = if *over == Some(link) { None } else { *over });
    let spot = format!("{:.1} {:.1}", stretch.badge.x, stretch.badge.y);
    let (path, badge) = (stretch.path.clone(), stretch.badge);
    let on_it = move || {
        let (price, owner, planes) = stands.get();
        match owner {
            None => view! { <Tag at=badge price=price/> }.into_any(),
            Some(owner) => {
                let (marker, _) = stretch.stands(planes.len());
                let place = format!("translate({:.1} {:.1})", marker.x - 8.0, marker.y - 8.0);
                view! { <path class="owner" d=SHAPES[owner.index()] transform=place/> }.into_any()
            }
        }
    };
    view! {
        <g tabindex="0" role="button" class=class style=tint data-spot=spot data-way=link.0 aria-label=label on:click=click
            on:mouseenter=move |_| enter() on:mouseleave=move |_| leave() on:focus=move |_| enter() on:blur=move |_| leave()>
            <path class="touch" d=path.clone()/>
            <circle class="touch-badge" cx=badge.x cy=badge.y r="17"/>
            <path class="bed" d=path.clone()/>
            <path class="rail" d=path/>
            {on_it}
        </g>
        <Step x=badge.x y=badge.y - 21.0 link=link.index()/>
    }
}

/// The planes on a link, over all links. A click goes through them, and the link itself says who they are.
#[component]
fn Crafts(link: Link, stretch: Stretch) -> impl IntoView {
    let sees = expect_context::<Sees>();
    let planes = Memo::new(move |_| planes(&sees.get(), link));
    move || {
        let (_, stands) = stretch.stands(planes.with(Vec::len));
        let flown = planes.get().into_iter().zip(stands).map(|((seat, count), stand)| {
            let place = format!("translate({:.1} {:.1}) scale({:.2})", stand.at.x, stand.at.y, stand.scale);
            let turn = format!("rotate({:.0})", stand.heading);
            view! {
                <g class="craft" transform=place style=format!("--seat:var(--p{})", seat.index() + 1)>
                    <path d=PLANE transform=turn/>
                    <path class="plate" d=SHAPES[seat.index()] transform="translate(-10.4 -10.4) scale(1.3)"/>
                    <text dy="0.36em">{count}</text>
                </g>
            }
        });
        flown.collect::<Vec<_>>()
    }
}

/// Who has planes on a link, and how many.
fn planes(view: &View, link: Link) -> Vec<(Seat, u8)> {
    let planes = Seat::all(view.seats()).map(|seat| (seat, view.planes[seat].on(link)));
    planes.filter(|&(_, count)| count > 0).collect()
}

/// The price of a link that nobody owns.
#[component]
fn Tag(at: Point, price: u8) -> impl IntoView {
    view! {
        <rect class="cost" x=at.x - 11.0 y=at.y - 10.5 width="22" height="21" rx="5"/>
        <text class="price" x=at.x y=at.y dy="0.36em">{price}</text>
    }
}

#[component]
fn City(city: u8, at: Point, name: PlacedName, size: f64) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let (sees, selection) = (expect_context::<Sees>(), expect_context::<Selection>());
    let id = sees.0.get_untracked().board.city(city).to_string();
    let class = Memo::new(move |_| {
        let view = sees.get();
        let here = match view.phase {
            Phase::Path { at, .. } => at == city,
            Phase::FinalPath { way: Some(way), .. } => way.at == city,
            _ => false,
        };
        let goal = selection.shown().is_some_and(|card| card.cities(&view).contains(&city));
        match (here, goal) {
            (true, _) => "town here",
            (_, true) => "town goal",
            _ => "town",
        }
    });
    let known = id.clone();
    let lit = move || frame.lit.with(|lit| lit.has_place(&known));
    let text = move || frame.place(&id);
    view! {
        <g class=move || class.get() class:lit=lit>
            <circle class="ring" cx=at.x cy=at.y r="7"/>
            <circle class="pip" cx=at.x cy=at.y r="2.7"/>
            <text x=name.at.x y=name.at.y font-size=size>{text}</text>
        </g>
    }
}
