//! The map: land, routes, the way of a ticket, places with their names and passengers.

use super::lanes::{self, Lane};
use super::places::Places;
use super::routes::Routes;
use super::tip::{At, Tip};
use super::{Sees, art};
use crate::frame::{Focus, Frame};
use crate::titles::PALETTE;
use ::ticket_to_ride_germany::{Board, Ticket};
use leptos::prelude::*;
use picture::backdrop::{self, Fit};
use picture::geometry::{Point, Rect};
use picture::{Names, Scene, Svg};
use std::fmt::Write;
use std::sync::Arc;

/// The sheet that every board is fitted to.
const CANVAS: Rect = Rect { left: 0.0, top: 0.0, right: 900.0, bottom: 1206.0 };
/// How large the drawing of Germany is, in board units.
const GERMANY: (f64, f64) = (1340.0, 1796.0);

/// The part of the drawing that is shown when the map is fitted.
pub(crate) fn size(board: &Board) -> [f64; 4] {
    let frame = Fitted::of(board).frame;
    [frame.left, frame.top, frame.width(), frame.height()]
}

/// How a board is fitted.
struct Fitted {
    frame: Rect,
    fit: Fit,
    spots: Vec<Point>,
}

impl Fitted {
    fn of(board: &Board) -> Self {
        let (bare, _, fit) = picture::titles::ticket_to_ride_germany::scene(board, &Nameless, CANVAS);
        let nodes = board.cities.len() + board.end_points.len();
        let spots: Vec<Point> = bare.spots.iter().take(nodes).map(|spot| spot.at).collect();
        let land = Rect::new(fit.dx, fit.dy, GERMANY.0 * fit.scale, GERMANY.1 * fit.scale);
        // The edge of the drawn land is not shown, as long as all places lie on it.
        let on_land = backdrop::has_focus(&board.backdrop) && Rect::around(&spots).outside(&land) <= 0.0;
        Self { frame: if on_land { land } else { CANVAS }, fit, spots }
    }
}

/// Everything about the board that no move changes.
pub(super) struct Drawn {
    pub(super) board: &'static Board,
    /// What is shown when the map is fitted; names stay inside.
    frame: Rect,
    /// The nodes of the board's graph: cities, then end points.
    pub(super) spots: Vec<Point>,
    /// The lanes of the routes.
    pub(super) lanes: Vec<Lane>,
}

/// A line through some points, as path data.
pub(super) fn path(points: &[Point]) -> String {
    let mut path = String::new();
    for (index, point) in points.iter().enumerate() {
        let _written = write!(path, "{}{:.1} {:.1}", if index == 0 { 'M' } else { 'L' }, point.x, point.y);
    }
    path
}

/// The places with names in the words of `names`, with the spaces of all routes kept free.
pub(super) fn scene(drawn: &Drawn, names: &dyn Names) -> Scene {
    let (mut scene, ..) = picture::titles::ticket_to_ride_germany::scene(drawn.board, names, CANVAS);
    scene.frame = drawn.frame;
    let side = lanes::WIDTH - 1.0;
    for lane in &drawn.lanes {
        for (at, way) in &lane.spaces {
            let count = (lane.car / side).ceil().max(1.0);
            for part in 0..count as usize {
                let far = (part as f64 + 0.5) / count * lane.car - lane.car / 2.0;
                let (x, y) = (at.x + way.x * far, at.y + way.y * far);
                scene.kept.push(Rect::new(x - side / 2.0, y - side / 2.0, side, side));
            }
        }
    }
    scene
}

/// The map.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let Fitted { frame: shown, fit, spots } = Fitted::of(board);
    let drawn = Arc::new(Drawn { board, frame: shown, lanes: lanes::lanes(board, &spots), spots });
    let mut land = Svg::default();
    // Beyond the fitted part, for whoever pans.
    let wide = Rect::new(-CANVAS.width(), -CANVAS.height(), CANVAS.width() * 3.0, CANVAS.height() * 3.0);
    backdrop::draw(&mut land, &board.backdrop, &wide, fit, &PALETTE);
    let land = land.finish();
    let beds: String = drawn.lanes.iter().map(|lane| path(&lane.bed)).collect();
    let lit = {
        let drawn = drawn.clone();
        move || ribbon(&drawn, frame, view)
    };
    let tip = RwSignal::new(None::<At>);
    frame.spots.set_value(drawn.spots.iter().map(|spot| (spot.x, spot.y)).collect());
    let focus = Memo::new(move |_| focus(frame, &view.get()));
    Effect::new(move |_| frame.own.set(focus.get()));
    view! {
        <defs inner_html=art::DEFS></defs>
        <g class="land" inner_html=land></g>
        <path class="beds" d=beds/>
        <g class="ribbon" inner_html=lit></g>
        <Routes drawn=drawn.clone() tip=tip/>
        <Places drawn=drawn/>
        <Tip tip=tip/>
    }
}

/// What is still missing for the own open tickets, or for those that are offered; else what is one's own.
fn focus(frame: Frame, view: &::ticket_to_ride_germany::View) -> Option<Focus> {
    let seat = view.eye.seat()?;
    let held = network::Bits(view.tickets[seat].unwrap_or(0)).map(|ticket| Ticket(ticket as u8));
    let ways = held.chain(view.offer().iter()).filter_map(|ticket| view.way(seat, ticket));
    let missing = ways.fold(0, |all, way| all | way) & !view.routes[seat];
    let shown = if missing == 0 { view.routes[seat] } else { missing };
    let ends = network::Bits(shown).flat_map(|route| <[usize; 2]>::from(view.board.graph.ends(route)));
    frame.around("web-tg-view-mine", ends)
}

/// What is lit: solid where I own it, hollow where it is still to be claimed.
fn ribbon(drawn: &Drawn, frame: Frame, view: Sees) -> String {
    let view = view.get();
    let own = view.eye.seat().map_or(0, |seat| view.routes[seat]);
    let mut svg = String::new();
    let ways: Vec<(String, bool)> = frame.lit.with(|lit| {
        let board = drawn.board;
        let lanes = board.routes.iter().zip(&drawn.lanes).enumerate();
        let lit = lanes.filter(|(index, (route, _))| {
            let (a, b) = board.ends(::ticket_to_ride_germany::Route(*index as u8));
            // Of routes side by side the one that is mine, or all of them.
            let mine = route.group & own;
            (mine == 0 || mine >> index & 1 == 1) && lit.has_route(a, b)
        });
        lit.map(|(index, (_, lane))| (path(&lane.bed), own >> index & 1 == 1)).collect()
    });
    for (class, of_own) in [("r0", None), ("r1", None), ("r2", Some(false))] {
        for (d, mine) in ways.iter().filter(|(_, mine)| of_own.is_none_or(|wanted| wanted == *mine)) {
            let _written = write!(svg, r#"<path class="{class}" data-own="{mine}" d="{d}"/>"#);
        }
    }
    svg
}

/// Says nothing: for where things stand before there are names.
struct Nameless;

impl Names for Nameless {
    fn place(&self, _: &str) -> String {
        String::new()
    }

    fn title(&self, _: &str) -> String {
        String::new()
    }

    fn say(&self, _: &game::Note) -> String {
        String::new()
    }
}
