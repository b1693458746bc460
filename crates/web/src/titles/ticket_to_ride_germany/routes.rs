//! The routes: spaces with colour and symbol while they are free, cars with the owner's shape once they are not.

use super::map::{Drawn, path};
use super::tip::{At, refused};
use super::{Sees, claims, lanes};
use crate::browser;
use crate::frame::{Frame, SHAPES, Step};
use ::ticket_to_ride_germany::{Action, Board, Card, Route, View};
use catalog::AnyAction;
use game::{Arg, Note, Seat};
use leptos::prelude::*;
use picture::geometry::Point;
use std::fmt::Write;
use std::sync::Arc;

/// A route as it looks now.
#[derive(Clone, Copy, PartialEq)]
enum RouteState {
    Taken(Seat),
    Can,
    Closed,
    Free,
}

impl RouteState {
    /// All routes, by their number.
    fn all(view: &View) -> Vec<Self> {
        let open = view.eye.seat().map_or(view.board.all_routes(), |seat| view.open_to(seat));
        let routes = view.legal.iter().filter_map(|action| action.route());
        let can = routes.fold(0u128, |can, route| can | 1 << route.0);
        let look = |route: u8| match view.owner(Route(route)) {
            Some(seat) => Self::Taken(seat),
            None if can >> route & 1 == 1 => Self::Can,
            None if open >> route & 1 == 0 => Self::Closed,
            None => Self::Free,
        };
        (0..view.board.routes.len() as u8).map(look).collect()
    }

    fn owner(self) -> Option<Seat> {
        if let Self::Taken(seat) = self { Some(seat) } else { None }
    }

    fn class(self) -> &'static str {
        const TAKEN: [&str; 6] = ["taken p1", "taken p2", "taken p3", "taken p4", "taken p5", "taken p6"];
        match self {
            Self::Taken(seat) => TAKEN[seat.index()],
            Self::Can => "can",
            Self::Closed => "closed",
            Self::Free => "free",
        }
    }
}

/// The name, colour, length, points and state of a route.
fn label(frame: Frame, board: &Board, route: Route, look: RouteState) -> String {
    let (link, (a, b)) = (&board.routes[route.index()], board.ends(route));
    let color = match link.color {
        Some(card) => ::ticket_to_ride_germany::color(card),
        None => Arg::Word("color-grey"),
    };
    let note = Note::new("web-tg-route").route(a.to_string(), b.to_string()).with("color", color);
    let note = note.number("spaces", link.length).number("points", board.route_points[link.length as usize]);
    let state = match look {
        RouteState::Taken(seat) => frame.say(&Note::new("web-tg-state-taken").seat(seat)),
        RouteState::Can => frame.word("web-tg-state-can"),
        RouteState::Closed => frame.word("web-tg-state-closed"),
        RouteState::Free => frame.word("web-tg-state-free"),
    };
    format!("{}: {state}", frame.say(&note))
}

/// The outline of a space. Its points are turned here: some hundred drawings with a turn of their own each would cost
/// the browser more in every frame than all the rest of the map.
fn space(at: Point, (cos, sin): (f64, f64), long: f64, wide: f64) -> String {
    let (x, y, round) = (long / 2.0, wide / 2.0, 2.6);
    let point = |u: f64, v: f64| format!("{:.1} {:.1}", at.x + cos * u - sin * v, at.y + sin * u + cos * v);
    let mut path = format!("M{}", point(round - x, -y));
    for (a, b, flat) in [(1.0, -1.0, true), (1.0, 1.0, false), (-1.0, 1.0, true), (-1.0, -1.0, false)] {
        let (x, y) = (x * a, y * b);
        // Each corner is reached along one side and left along the next.
        let (aside, down) = (point(x - round * a, y), point(x, y - round * b));
        let (from, to) = if flat { (aside, down) } else { (down, aside) };
        let _written = write!(path, "L{from}Q{} {to}", point(x, y));
    }
    path.push('Z');
    path
}

/// The spaces or the cars of a route, as SVG.
fn spaces(lane: &lanes::Lane, color: Option<Card>, owner: Option<Seat>) -> String {
    let (long, wide) = (lane.car, lanes::WIDTH);
    let mut svg = String::new();
    for (at, way) in &lane.spaces {
        // The light falls from above whichever way the route was written down.
        let turn = if way.x < 0.0 { -1.0 } else { 1.0 };
        let (cos, sin) = (way.x * turn, way.y * turn);
        let place = format!("matrix({cos:.3} {sin:.3} {:.3} {cos:.3} {:.1} {:.1})", -sin, at.x, at.y);
        let _written = match (owner, color) {
            (Some(seat), _) => write!(
                svg,
                r#"<g class="car"><g transform="{place}"><rect class="bd" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="3.4"/><path class="rf" d="M{:.1} {:.1}H{:.1}"/></g><path class="sq" transform="translate({:.1} {:.1}) scale(.56)" d="{}"/></g>"#,
                -long / 2.0,
                -wide / 2.0 - 1.2,
                long,
                wide + 2.4,
                -long / 2.0 + 4.0,
                -wide / 2.0 + 2.2,
                long / 2.0 - 4.0,
                at.x - 4.5,
                at.y - 4.5,
                SHAPES[seat.index()],
            ),
            (None, color) => {
                let sign = color.map_or_else(String::new, |card| {
                    let (x, y) = (at.x - 4.6, at.y - 4.6);
                    format!(
                        r##"<use class="y" href="#tg-y-{}" x="{x:.1}" y="{y:.1}" width="9.2" height="9.2"/>"##,
                        card.id()
                    )
                });
                write!(svg, r#"<path class="sp" d="{}"/>{sign}"#, space(*at, (cos, sin), long, wide))
            }
        };
    }
    svg
}

/// All routes.
#[component]
pub(super) fn Routes(drawn: Arc<Drawn>, tip: RwSignal<Option<At>>) -> impl IntoView {
    let view = expect_context::<Sees>();
    let looks = Memo::new(move |_| RouteState::all(&view.get()));
    let routes: Vec<_> = (0..drawn.board.routes.len())
        .map(|index| view! { <OneRoute drawn=drawn.clone() index=index looks=looks tip=tip/> })
        .collect();
    view! { <g class="routes">{routes}</g> }
}

/// An action of a choice that is about one route alone.
fn only_route(choices: &[AnyAction]) -> Option<AnyAction> {
    let route = |action: &AnyAction| {
        if let AnyAction::TicketToRideGermany(action) = action { action.route() } else { None }
    };
    let first = choices.first()?;
    choices.iter().all(|other| route(other) == route(first)).then_some(*first)
}

#[component]
fn OneRoute(
    drawn: Arc<Drawn>,
    index: usize,
    looks: Memo<Vec<RouteState>>,
    tip: RwSignal<Option<At>>,
) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let (route, board) = (Route(index as u8), drawn.board);
    let (a, b) = board.ends(route);
    let look = Memo::new(move |_| looks.with(|looks| looks[index]));
    let is_chosen = Memo::new(move |_| {
        let marked = frame.marked();
        let marked = marked.or_else(|| frame.choices.with(|choices| only_route(choices)));
        matches!(marked, Some(AnyAction::TicketToRideGermany(action)) if action.route() == Some(route))
    });
    let (run, bed) = (path(&drawn.lanes[index].run), path(&drawn.lanes[index].bed));
    let middle = drawn.lanes[index].middle();
    let class = move || {
        let chosen = if is_chosen.get() { " chosen" } else { "" };
        let color = board.routes[index].color.map_or("grey", Card::id);
        format!("route t-{color} {}{chosen}", look.get().class())
    };
    let said = move || label(frame, board, route, look.get());
    let owner = Memo::new(move |_| look.get().owner());
    let cars = move || spaces(&drawn.lanes[index], board.routes[index].color, owner.get());
    let click = move |_| {
        let view = view.0.get_untracked();
        let actions = claims(&view, route);
        tip.set(None);
        if !actions.is_empty() {
            return frame.choose(actions);
        }
        // What is free but too dear is shown with the cards that are missing, where no pointer could tell it.
        let refused = AnyAction::TicketToRideGermany(refused(&view, route));
        let dear = look.get_untracked() == RouteState::Free
            && view.legal.iter().any(|action| matches!(action, Action::Draw | Action::Take { .. }));
        frame.drop_it();
        if dear && browser::is_small() {
            frame.choices.set(vec![refused]);
        } else {
            frame.explain(refused);
        }
    };
    let over = move |x: f64, y: f64| {
        frame.light_route(a, b);
        tip.set(Some(At { route, x, y }));
    };
    let out = move || {
        frame.dark();
        tip.set(None);
    };
    view! {
        <g tabindex="0" role="button" class=class data-spot=format!("{:.1} {:.1}", middle.x, middle.y) data-way=index aria-label=said
            on:click=click
            on:mouseenter=move |event| over(event.client_x().into(), event.client_y().into())
            on:mouseleave=move |_| out()
            on:focus=move |event| {
                let at = event_target::<web_sys::Element>(&event).get_bounding_client_rect();
                over(at.left() + at.width() / 2.0, at.top() + at.height() / 2.0);
            }
            on:blur=move |_| out()>
            <path class="touch" d=run.clone()/>
            <path class="shut" d=bed/>
            <path class="rim0" d=run.clone()/>
            <path class="rim1" d=run/>
            <g inner_html=cars></g>
        </g>
        <Step x=middle.x y=middle.y link=index/>
    }
}
