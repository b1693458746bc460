//! The map: land, routes with their licences, cities with homes and bonus targets.

use super::fleet::Fleet;
use super::routes::{Ground, Routes};
use super::tip::{Looked, Tip};
use super::{Sees, cities::Cities, flying};
use crate::frame::{Focus, Frame};
use crate::sort;
use crate::titles::PALETTE;
use ::airlines_europe::{Airline, View};
use leptos::prelude::*;
use picture::geometry::Rect;
use picture::titles::airlines_europe as drawing;
use picture::{Layout, Svg, backdrop};

/// The sheet that everything is laid out on; a unit is about a pixel on a desktop.
const CANVAS: Rect = Rect { left: 0.0, top: 0.0, right: 960.0, bottom: 698.0 };

/// The part of the drawing that is shown when the map is fitted.
pub(super) const SIZE: [f64; 4] =
    [CANVAS.left, CANVAS.top, CANVAS.right - CANVAS.left, CANVAS.bottom - CANVAS.top];

/// How much of the map a phone shows at once and still in letters that can be read.
const READABLE: (f64, f64) = (470.0, 430.0);

/// The networks of the airlines whose shares one holds, those with most shares first, as many as can be read at once.
fn focus(frame: Frame, view: &View) -> Option<Focus> {
    let seat = view.eye.seat()?;
    let shares = |airline: Airline| {
        let hand = view.hands[seat].map_or(0, |hand| hand[airline]);
        (view.portfolios[seat][airline], hand)
    };
    let mut own: Vec<Airline> = flying(view).filter(|&airline| shares(airline) != (0, 0)).collect();
    sort::by_key(&mut own, |&airline| std::cmp::Reverse(shares(airline)));
    let mut cities: Vec<usize> = Vec::new();
    let mut shown = None;
    for airline in own {
        let home = usize::from(view.board.companies[airline.index()].home);
        let flown = network::Bits(view.flown(airline));
        let before = cities.len();
        cities.extend(flown.flat_map(|route| <[usize; 2]>::from(view.board.graph.ends(route))).chain([home]));
        let focus = frame.around("web-ae-view-mine", cities.iter().copied());
        let readable = focus.is_some_and(|focus| focus.part[2] <= READABLE.0 && focus.part[3] <= READABLE.1);
        if shown.is_none() || readable {
            shown = focus;
        } else {
            cities.truncate(before);
        }
    }
    shown
}

/// The map. Names have other lengths in other languages, so everything is laid out again for each.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let fleet = Fleet::new(board);
    let looked = Looked::new();
    // What was looked at is void once the table went on.
    Effect::new(move |_| {
        view.0.track();
        looked.close();
    });
    let own = Memo::new(move |_| focus(frame, &view.get()));
    Effect::new(move |_| frame.own.set(own.get()));
    let drawn = move || {
        let _followed = frame.speech.language();
        let (mut scene, fit) = drawing::scene(board, &frame.speech, CANVAS);
        // Zoom buttons stand over the map.
        scene.kept.push(Rect { left: 820.0, top: 640.0, ..CANVAS });
        let layout = Layout::of(&scene);
        let mut land = Svg::default();
        let wide = Rect::new(-CANVAS.width(), -CANVAS.height(), CANVAS.width() * 3.0, CANVAS.height() * 3.0);
        backdrop::draw(&mut land, &board.backdrop, &wide, fit, &PALETTE);
        frame.spots.set_value(scene.spots.iter().map(|spot| (spot.at.x, spot.at.y)).collect());
        frame.own.set(focus(frame, &view.0.get_untracked()));
        let ground = Ground { board, fleet, at: scene.spots.iter().map(|spot| spot.at).collect() };
        view! {
            <g class="land" inner_html=land.finish()></g>
            <Routes ground=ground lines=layout.lines looked=looked/>
            <Cities board=board fleet=fleet scene=scene names=layout.names/>
        }
    };
    view! {
        <g inner_html=Fleet::defs()></g>
        {drawn}
        <Tip looked=looked fleet=fleet/>
    }
}
