//! Where a pop-up stands: beside what was clicked, within the window. On a phone it is a sheet at the bottom, which the
//! style sheet sees to.

use super::Frame;
use leptos::prelude::*;

/// From what was clicked to what it opens, in pixels.
const AWAY: f64 = 14.0;

/// Remembers where the last click was; a key counts as a click on what has the focus.
pub(super) fn follow(frame: Frame) {
    let pointer = window_event_listener(&leptos::ev::pointerdown, move |event| {
        frame.touched.set_value((event.client_x().into(), event.client_y().into()));
    });
    let key = window_event_listener(&leptos::ev::keydown, move |event| {
        let on = document().active_element().filter(|_| event.key() == "Enter" || event.key() == " ");
        if let Some(rect) = on.map(|on| on.get_bounding_client_rect()) {
            let middle = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
            frame.touched.set_value(middle);
        }
    });
    on_cleanup(move || {
        pointer.remove();
        key.remove();
    });
}

/// The place of a pop-up for the last click, for the class `by-click`: it grows away from the nearer edges of the window.
pub(super) fn place(frame: Frame) -> String {
    let size =
        |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0);
    let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
    let (x, y) = frame.touched.get_value();
    let across = if x > wide * 0.6 { ("right", wide - x) } else { ("left", x) };
    let along = if y > high * 0.5 { ("bottom", high - y) } else { ("top", y) };
    let room = high - along.1 - 2.0 * AWAY;
    format!(
        "--{}:{:.0}px;--{}:{:.0}px;--room:{room:.0}px",
        across.0,
        across.1 + AWAY,
        along.0,
        along.1 + AWAY
    )
}
