//! The routes: free, affordable, closed; licences, planes and ban markers on them.

use super::fleet::Fleet;
use super::tip::Looked;
use super::{Sees, any};
use crate::browser;
use crate::frame::{Frame, Step};
use ::airlines_europe::{Action, Airline, Board, OnLicence, Route, View};
use catalog::AnyAction;
use game::{Arg, Note};
use leptos::prelude::*;
use picture::PlacedLine;
use picture::geometry::Point;

/// A plane seen from above, its nose to the right, on a sheet of 40 by 40 around its middle.
const PLANE: &str = "M13 0Q13-3.2 7-4L-1.5-17.5H-5.5L-2.5-4-9-3-11.5-6.5H-13.5L-12.5 0-13.5 6.5H-11.5L-9 3-2.5 4-5.5 17.5H-1.5L7 4Q13 3.2 13 0Z";

/// What routes are drawn on.
#[derive(Clone)]
pub(super) struct Ground {
    pub(super) board: &'static Board,
    pub(super) fleet: Fleet,
    /// Where the cities are.
    pub(super) at: Vec<Point>,
}

/// A licence as it looks now.
#[derive(Clone, Copy, PartialEq)]
struct Licence {
    price: u8,
    on: OnLicence,
    /// The one that is bought next (AE-19).
    next: bool,
    /// The ban that a click on it places.
    ban: Option<Action>,
}

/// A route as it looks now.
#[derive(Clone, PartialEq)]
struct RouteState {
    class: &'static str,
    price: Option<u8>,
    licences: Vec<Licence>,
    actions: Vec<Action>,
}

/// What may be done on a route now.
pub(super) fn actions(view: &View, route: Route) -> Vec<Action> {
    let here = |action: &Action| match *action {
        Action::Buy { route: other, .. } | Action::Ban { route: other, .. } => other == route,
        _ => false,
    };
    view.legal.iter().copied().filter(here).collect()
}

fn state(view: &View, route: Route) -> RouteState {
    let actions = actions(view, route);
    let buys = actions.iter().any(|action| matches!(action, Action::Buy { .. }));
    let price = view.price(route);
    let prices = view.board.licences(route);
    let mut free = true;
    let licences = (0..prices.len()).map(|index| {
        let on = view.on_licence(route, index);
        let next = on == OnLicence::Free && std::mem::take(&mut free);
        let ban = actions
            .iter()
            .copied()
            .find(|action| matches!(action, Action::Ban { licence, .. } if usize::from(*licence) == index));
        Licence { price: prices[index], on, next: next && buys, ban }
    });
    let licences: Vec<Licence> = licences.collect();
    let class = match (price, actions.is_empty()) {
        (_, false) => "can",
        (None, _) => "closed",
        _ => "",
    };
    RouteState { class, price, licences, actions }
}

/// A route in words: its price, who may buy it, who flies it.
fn label(frame: Frame, fleet: Fleet, board: &Board, route: Route, state: &RouteState) -> String {
    let names = |list: Vec<Airline>| {
        let names = list.into_iter().map(|airline| Arg::Name(fleet.name(airline).into()));
        Arg::List(names.collect())
    };
    let buyers: Vec<Airline> = state
        .actions
        .iter()
        .filter_map(|action| if let Action::Buy { airline, .. } = action { Some(*airline) } else { None })
        .collect();
    let (a, b) = board.ends(route);
    let ends = |note: Note| note.route(a.to_string(), b.to_string());
    let mut label = match state.price {
        None => frame.say(&ends(Note::new("web-ae-route-closed"))),
        Some(price) if buyers.is_empty() => {
            frame.say(&ends(Note::new("web-ae-route")).number("price", price))
        }
        Some(price) => frame
            .say(&ends(Note::new("web-ae-route-can")).number("price", price).with("airlines", names(buyers))),
    };
    // What is read on it, in the same order: the code of whoever flies there, or the price.
    let signs = state.licences.iter().map(|licence| match licence.on {
        OnLicence::Plane(airline) => fleet.code(airline),
        _ => licence.price.to_string(),
    });
    let signs = signs.collect::<Vec<_>>().join(", ");
    label.push(' ');
    label.push_str(&frame.say(&Note::new("web-ae-licences").name("licences", signs)));
    let flown: Vec<Airline> = state
        .licences
        .iter()
        .filter_map(|licence| if let OnLicence::Plane(airline) = licence.on { Some(airline) } else { None })
        .collect();
    if !flown.is_empty() {
        label.push(' ');
        label.push_str(&frame.say(&Note::new("web-ae-flown").with("airlines", names(flown))));
    }
    label
}

/// All routes of the board.
#[component]
pub(super) fn Routes(ground: Ground, lines: Vec<PlacedLine>, looked: Looked) -> impl IntoView {
    let routes: Vec<_> = lines
        .into_iter()
        .enumerate()
        .map(|(index, line)| view! { <RouteLine ground=ground.clone() route=Route(index as u8) line=line looked=looked/> })
        .collect();
    view! { <g class="ae-ways">{routes}</g> }
}

#[component]
fn RouteLine(ground: Ground, route: Route, line: PlacedLine, looked: Looked) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let Ground { board, fleet, .. } = ground;
    let (a, b) = board.ends(route);
    let (a, b) = (a.to_string(), b.to_string());
    let long = board.routes[route.index()].long_distance;
    let state = Memo::new(move |_| state(&view.get(), route));
    let chosen = Memo::new(move |_| {
        matches!(frame.marked(), Some(AnyAction::AirlinesEurope(
            Action::Buy { route: other, .. } | Action::Ban { route: other, .. })) if other == route)
    });
    let ends = (a.clone(), b.clone());
    let class = move || {
        let lit = frame.lit.with(|lit| lit.has_route(&ends.0, &ends.1)) || looked.is(route) || chosen.get();
        let long = if long { "long" } else { "" };
        format!("ae-way {} {long} {}", state.with(|state| state.class), if lit { "lit" } else { "" })
    };
    let curve = &line.curve;
    let path = format!(
        "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
        curve.from.x, curve.from.y, curve.pull.x, curve.pull.y, curve.to.x, curve.to.y
    );
    let middle = curve.at(0.5);
    let badges = line.badges.clone();
    let shown = Memo::new(move |_| state.with(|state| state.licences.clone()));
    let licences = move || {
        shown
            .get()
            .into_iter()
            .zip(badges.iter().copied())
            .map(|(licence, at)| sign(frame, &ground, route, licence, at, long))
            .collect::<Vec<_>>()
    };
    let enter = move || {
        frame.light_route(&a, &b);
        looked.hover(route, middle);
    };
    let (over, focus) = (enter.clone(), enter);
    let leave = move || {
        frame.dark();
        looked.leave(route);
    };
    let click = move |event: leptos::ev::MouseEvent| {
        let actions = state.with_untracked(|state| state.actions.clone());
        let touched = js_sys::Reflect::get(&event, &"pointerType".into()).is_ok_and(|kind| kind == "touch");
        let buys = actions.iter().all(|action| matches!(action, Action::Buy { .. }));
        match actions[..] {
            // A finger has not seen yet what it costs.
            [_, ..] if buys && (touched || browser::is_small()) => {
                looked.close();
                frame.choose(actions.into_iter().map(any).collect());
            }
            [action] if !touched || looked.is_pinned(route) => frame.offer(any(action)),
            _ => looked.pin(route, middle),
        }
    };
    view! {
        <g tabindex="0" role="button" class=class data-spot=format!("{:.1} {:.1}", middle.x, middle.y) data-way=route.0
            aria-label=move || state.with(|state| label(frame, fleet, board, route, state))
            on:click=click on:mouseenter=move |_| over() on:mouseleave=move |_| leave()
            on:focus=move |_| focus() on:blur=move |_| leave()>
            <path class="touch" d=path.clone()/>
            <path class="case" d=path.clone()/>
            <path class="halo" d=path.clone()/>
            <path class="rail" d=path.clone()/>
            {long.then(|| view! { <path class="gap" d=path/> })}
            {licences}
        </g>
        <Step x=middle.x y=middle.y - 19.0 link=route.index()/>
    }
}

/// A licence: its price, the plane on it, or a ban marker; and a space, so that signs do not run together for whoever
/// has them read aloud.
fn sign(
    frame: Frame,
    ground: &Ground,
    route: Route,
    licence: Licence,
    at: Point,
    long: bool,
) -> impl IntoView + use<> {
    let place = format!("translate({:.1} {:.1})", at.x, at.y);
    match licence.on {
        OnLicence::Plane(airline) => {
            let (livery, turn) = (ground.fleet.livery(airline), heading(ground, route, airline));
            view! {
                <g class="ae-plane" transform=place>
                    <g class="flies">
                        <path d=PLANE transform=format!("rotate({turn:.0})") style=format!("fill:{}", livery.fill)/>
                        <circle r="9.4" style=format!("fill:{}", livery.fill)/>
                        <text class="code" dy="3.8" style=format!("fill:{};{}", livery.ink, ground.fleet.squeeze(airline, 10.8, 16.6))>{ground.fleet.code(airline)}</text>
                    </g>
                </g>
                " "
            }
            .into_any()
        }
        OnLicence::Ban => view! {
            <g class="ae-coin banned" transform=place>
                <circle r="9"/><text dy="4.3">{licence.price}</text><path d="M-6.4 6.4 6.4-6.4"/>
            </g>
            " "
        }
        .into_any(),
        OnLicence::Free => {
            let class = match (licence.next, licence.ban) {
                (true, _) => "ae-coin next",
                (_, Some(_)) => "ae-coin next ban",
                _ => "ae-coin",
            };
            let radius = if long {
                10.8
            } else if licence.next {
                10.0
            } else {
                8.7
            };
            let click = move |event: leptos::ev::MouseEvent| {
                if let Some(action) = licence.ban {
                    event.stop_propagation();
                    frame.offer(any(action));
                }
            };
            view! {
                <g class=class transform=place on:click=click>
                    <circle r=radius/>
                    {long.then(|| view! { <circle class="ring" r="8.2"/> })}
                    <text dy="4.3">{licence.price}</text>
                </g>
                " "
            }
            .into_any()
        }
    }
}

/// Which way a plane looks, in degrees: away from its home.
fn heading(ground: &Ground, route: Route, airline: Airline) -> f64 {
    let (a, b) = ground.board.graph.ends(route.index());
    let (from, to) = (ground.at[a], ground.at[b]);
    let home =
        ground.board.companies.get(airline.index()).map_or(from, |company| ground.at[company.home as usize]);
    let (near, far) = if from.distance(home) <= to.distance(home) { (from, to) } else { (to, from) };
    (far.y - near.y).atan2(far.x - near.x).to_degrees()
}
