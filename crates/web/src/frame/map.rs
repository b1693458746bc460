//! The frame around a map: pan by drag, zoom by wheel or pinch, keys, double click fits.
//!
//! Only the view box changes, so whatever a title draws needs to know nothing of it.

use super::{Drawer, Focus, Frame, Icon};
use crate::browser;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent, SvgElement, WheelEvent};

/// How far one may zoom in.
const CLOSEST: f64 = 6.0;
/// How many pixels a unit of the drawing has on a small screen: fewer cannot be read, more show too little.
const SMALLEST: f64 = 0.78;
const LARGEST: f64 = 1.1;
/// Below this many pixels a unit, small things are left out and names are drawn larger.
const FAR: f64 = 0.62;
/// A finger or a mouse that moved less than this many pixels has clicked.
const STILL: f64 = 6.0;

/// What part of the drawing is seen.
#[derive(Clone, Copy, PartialEq)]
struct Camera {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

#[derive(Clone, Copy)]
struct Touch {
    id: i32,
    x: f64,
    y: f64,
}

/// A map that can be panned and zoomed; `size` is what is seen when it is fitted.
#[component]
pub(super) fn MapFrame(size: [f64; 4], children: Children) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let [left, top, width, height] = size;
    let whole = Camera { x: left, y: top, width, height };
    let camera = RwSignal::new(whole);
    let node = NodeRef::<leptos::svg::Svg>::new();
    let touches = StoredValue::new(Vec::<Touch>::new());
    let travelled = StoredValue::new(0.0f64);
    // Not `:active`: another pointer for the map is one for everything on it, and a click would pay for that twice.
    let dragged = RwSignal::new(false);

    // Drawing units in a pixel: the drawing is fitted into the element as a whole.
    let scale = move |camera: Camera| {
        let rect = node.get_untracked().map(|svg| svg.unchecked_ref::<Element>().get_bounding_client_rect());
        rect.map_or(1.0, |rect| (camera.width / rect.width()).max(camera.height / rect.height()))
    };
    // A small screen shows what matters to whoever looks, as large as can be read; or all of it.
    let near = RwSignal::new(true);
    let room = move || {
        let rect = node.get_untracked()?.unchecked_ref::<Element>().get_bounding_client_rect();
        (rect.width() > 0.0 && rect.height() > 0.0 && browser::is_small())
            .then(|| (rect.width(), rect.height()))
    };
    let look_at = move |focus: Option<Focus>| {
        let Some((wide, high)) = room() else { return };
        let part = focus.map_or(size, |focus| focus.part);
        // What a sheet covers is no room.
        let free = (high - covered(node)).max(high / 3.0);
        let units = (part[2] / wide).max(part[3] / free);
        let units = if focus.is_some() { units.clamp(1.0 / LARGEST, 1.0 / SMALLEST) } else { units };
        let (middle_x, middle_y) = (part[0] + part[2] / 2.0, part[1] + part[3] / 2.0);
        let (wide, high, free) = (wide * units, high * units, free * units);
        // No more beyond the edge of the map than there is to see of it.
        let x = within(middle_x - wide / 2.0, left, left + width - wide);
        let y = within(middle_y - free / 2.0, top, top + height - free);
        camera.set(Camera { x, y, width: wide, height: high });
    };
    // What an open choice is about comes first, until somebody asks for one of both views.
    let show = move |near: bool| {
        let focus = untrack(|| frame.focus());
        look_at(focus.filter(|_| near || frame.glance.with_untracked(Option::is_some)));
    };
    let turn_to = move |whole: bool| {
        near.set(!whole);
        look_at(frame.own.get_untracked().filter(|_| !whole));
    };
    let asked = Memo::new(move |_| {
        frame.link.seen.with(|seen| seen.as_ref().filter(|seen| seen.is_mine()).map(|seen| seen.decision))
    });
    Effect::new(move |_| {
        // A new question may leave the map less room.
        let _asked = asked.get();
        node.track();
        frame.choices.track();
        let _followed = frame.focus();
        request_animation_frame(move || {
            if let Some(near) = near.try_get_untracked() {
                show(near);
            }
        });
    });
    let resized = window_event_listener(&leptos::ev::resize, move |_| {
        if let Some(near) = near.try_get_untracked() {
            show(near);
        }
    });
    on_cleanup(move || resized.remove());
    let zoom = move |by: f64, at: Option<(f64, f64)>| {
        camera.update(|camera| {
            let wide = (camera.width / by).clamp(width / CLOSEST, width * 1.6);
            let by = camera.width / wide;
            let (cx, cy) = (camera.x + camera.width / 2.0, camera.y + camera.height / 2.0);
            let (px, py) = at.unwrap_or((cx, cy));
            // The point under the pointer stays where it is.
            let (nx, ny) = (px - (px - cx) / by, py - (py - cy) / by);
            let high = camera.height / by;
            *camera = Camera { x: nx - wide / 2.0, y: ny - high / 2.0, width: wide, height: high };
        });
    };
    let pan = move |dx: f64, dy: f64| {
        camera.update(|camera| {
            camera.x = within(camera.x - dx, left - width * 0.4, left + width * 1.4 - camera.width);
            camera.y = within(camera.y - dy, top - height * 0.4, top + height * 1.4 - camera.height);
        });
    };
    let under = move |x: f64, y: f64| {
        let rect = node.get_untracked()?.unchecked_ref::<Element>().get_bounding_client_rect();
        let now = camera.get_untracked();
        let scale = scale(now);
        let (cx, cy) = (now.x + now.width / 2.0, now.y + now.height / 2.0);
        let (mx, my) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
        Some((cx + (x - mx) * scale, cy + (y - my) * scale))
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        let by = (-event.delta_y() * 0.0016).exp();
        zoom(by, under(f64::from(event.client_x()), f64::from(event.client_y())));
    };
    let down = move |event: PointerEvent| {
        let touch = Touch { id: event.pointer_id(), x: event.client_x().into(), y: event.client_y().into() };
        touches.update_value(|touches| touches.push(touch));
        travelled.set_value(0.0);
    };
    let moved = move |event: PointerEvent| {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let before = touches.get_value();
        let Some(old) = before.iter().find(|touch| touch.id == event.pointer_id()).copied() else { return };
        travelled.update_value(|far| *far += (x - old.x).abs() + (y - old.y).abs());
        if travelled.get_value() < STILL {
            return;
        }
        // Once it is a drag, what lies under the pointer is not clicked when it ends.
        if !dragged.get_untracked() {
            dragged.set(true);
        }
        if let Some(svg) = node.get_untracked() {
            let _held = svg.unchecked_ref::<Element>().set_pointer_capture(event.pointer_id());
        }
        touches.update_value(|touches| {
            for touch in touches.iter_mut().filter(|touch| touch.id == event.pointer_id()) {
                (touch.x, touch.y) = (x, y);
            }
        });
        let scale = scale(camera.get_untracked());
        match before[..] {
            [_] => pan((x - old.x) * scale, (y - old.y) * scale),
            [one, two, ..] => {
                let other = if one.id == old.id { two } else { one };
                let apart = |touch: Touch| (touch.x - other.x).hypot(touch.y - other.y).max(1.0);
                let now = Touch { x, y, ..old };
                let middle = (f64::midpoint(x, other.x), f64::midpoint(y, other.y));
                zoom(apart(now) / apart(old), under(middle.0, middle.1));
                pan((x - old.x) / 2.0 * scale, (y - old.y) / 2.0 * scale);
            }
            [] => {}
        }
    };
    let up = move |event: PointerEvent| {
        touches.update_value(|touches| touches.retain(|touch| touch.id != event.pointer_id()));
        if dragged.get_untracked() {
            dragged.set(false);
        }
    };
    let key = move |event: web_sys::KeyboardEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let on_spot = target.as_ref().is_some_and(|target| target.has_attribute("data-spot"));
        let step = camera.get_untracked().width / 12.0;
        let way = match event.key().as_str() {
            "ArrowLeft" => Some((-1.0, 0.0)),
            "ArrowRight" => Some((1.0, 0.0)),
            "ArrowUp" => Some((0.0, -1.0)),
            "ArrowDown" => Some((0.0, 1.0)),
            _ => None,
        };
        match (event.key().as_str(), way, target) {
            (_, Some((dx, dy)), Some(from)) if on_spot => walk(&from, dx, dy),
            (_, Some((dx, dy)), _) => pan(-dx * step, -dy * step),
            ("+" | "=", ..) => zoom(1.25, None),
            ("-", ..) => zoom(0.8, None),
            ("0", ..) => camera.set(whole),
            ("Enter" | " ", _, Some(target)) if on_spot => {
                let click = web_sys::MouseEvent::new("click");
                if let Ok(click) = click {
                    let _heard = target.dispatch_event(&click);
                }
            }
            _ => return,
        }
        event.prevent_default();
    };
    let view_box = move || {
        let Camera { x, y, width, height } = camera.get();
        format!("{x:.1} {y:.1} {width:.1} {height:.1}")
    };
    let units = Memo::new(move |_| {
        node.track();
        (scale(camera.get()) * 100.0).round() / 100.0
    });
    let is_far = move || units.get() * FAR > 1.0;
    let views = move || {
        frame.own.get().map(|focus| view! {
            <div class="views" role="group">
                <button aria-pressed=move || near.get().to_string() on:click=move |_| turn_to(false)>{frame.word(focus.name)}</button>
                <button aria-pressed=move || (!near.get()).to_string() on:click=move |_| turn_to(true)>{frame.word("web-view-all")}</button>
            </div>
        })
    };
    let log = move |_| {
        frame
            .drawer
            .update(|drawer| *drawer = if *drawer == Drawer::Log { Drawer::Closed } else { Drawer::Log });
    };
    let news = move || Some(frame.news.get()).filter(|news| *news > 0).map(|news| view! { <i>{news}</i> });
    view! {
        <div class="map-frame">
            <svg class="map" class:drag=move || dragged.get() class:far=is_far node_ref=node viewBox=view_box preserveAspectRatio="xMidYMid meet" role="group"
                style=move || format!("--u:{}", units.get())
                aria-label=move || frame.word("web-map") tabindex="0" on:wheel=wheel on:pointerdown=down
                on:pointermove=moved on:pointerup=up on:pointercancel=up on:keydown=key
                on:dblclick=move |_| if !browser::is_small() { camera.set(whole) }>
                {children()}
            </svg>
            <div class="zoom">
                {views}
                <button aria-label=move || frame.word("web-zoom-out") on:click=move |_| zoom(0.74, None)><Icon name="minus"/></button>
                <button aria-label=move || frame.word("web-zoom-in") on:click=move |_| zoom(1.35, None)><Icon name="plus"/></button>
                <button class="fit" aria-label=move || frame.word("web-zoom-fit") on:click=move |_| camera.set(whole)><Icon name="fit"/></button>
                <button class="to-log" aria-expanded=move || (frame.drawer.get() == Drawer::Log).to_string() on:click=log><Icon name="list"/>{move || frame.word("web-log")}{news}</button>
            </div>
        </div>
    }
}

/// How many pixels of the map lie under a sheet.
fn covered(node: NodeRef<leptos::svg::Svg>) -> f64 {
    let sheet = document().query_selector(".game .choices").ok().flatten();
    let over = || {
        let map = node.get_untracked()?.unchecked_ref::<Element>().get_bounding_client_rect();
        Some(map.bottom() - sheet?.get_bounding_client_rect().top())
    };
    over().unwrap_or(0.0).max(0.0)
}

/// Keeps a number between two others, whichever of them is less: a map that is zoomed out may be smaller than its frame.
fn within(number: f64, one: f64, other: f64) -> f64 {
    number.clamp(one.min(other), one.max(other))
}

/// Moves the focus to the nearest spot in a direction.
fn walk(from: &Element, dx: f64, dy: f64) {
    let Some(root) = from.closest("svg.map").ok().flatten() else { return };
    let Ok(spots) = root.query_selector_all("[data-spot]") else { return };
    let place = |element: &Element| {
        let text = element.get_attribute("data-spot")?;
        let (x, y) = text.split_once(' ')?;
        Some((x.parse::<f64>().ok()?, y.parse::<f64>().ok()?))
    };
    let Some((x, y)) = place(from) else { return };
    let mut best: Option<(f64, SvgElement)> = None;
    for index in 0..spots.length() {
        let Some(spot) = spots.get(index).and_then(|node| node.dyn_into::<SvgElement>().ok()) else {
            continue;
        };
        let Some((sx, sy)) = place(spot.unchecked_ref()) else { continue };
        let (ahead, aside) = ((sx - x) * dx + (sy - y) * dy, (sx - x) * dy - (sy - y) * dx);
        // Straight ahead is nearer than it looks, sideways is farther.
        let far = ahead + 2.2 * aside.abs();
        if ahead > 1.0 && best.as_ref().is_none_or(|(nearest, _)| far < *nearest) {
            best = Some((far, spot));
        }
    }
    if let Some((_, spot)) = best {
        let _seen = spot.unchecked_ref::<HtmlElement>().focus();
    }
}
