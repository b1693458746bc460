//! What lies over a page and goes away again: by Escape, by a click elsewhere, or by the way back.

use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};

/// What the history keeps for a page that something lies over.
const OVER: &str = "over";

thread_local! {
    /// How much lies over the page: all of it has one step in the history together.
    static OPEN: Cell<usize> = const { Cell::new(0) };
    /// Whether that step was given back, and the history has not gone it yet.
    static LEAVING: Cell<bool> = const { Cell::new(false) };
    static FOLLOWED: Cell<bool> = const { Cell::new(false) };
}

/// Lets `close` be called by Escape, by a click outside of `inside` that does nothing else, and by the way back, as long
/// as `open` holds.
pub(crate) fn layer(
    open: Signal<bool>,
    inside: &'static str,
    close: impl Fn() + Copy + Send + Sync + 'static,
) {
    if !FOLLOWED.replace(true) {
        window_event_listener(&leptos::ev::popstate, |_| gone_back());
    }
    let is_open = move || open.try_get_untracked() == Some(true);
    let counted = StoredValue::new(false);
    // The way back closes what lies over the page before it leaves the page.
    Effect::new(move |_| match (open.get(), counted.get_value()) {
        (true, false) => {
            counted.set_value(true);
            opened();
        }
        (false, true) => {
            counted.set_value(false);
            closed();
            if OPEN.get() == 0 && is_over() && !LEAVING.replace(true) {
                let _gone = window().history().and_then(|history| history.back());
            }
        }
        _ => {}
    });
    let back = window_event_listener(&leptos::ev::popstate, move |_| {
        if is_open() && !is_over() {
            close();
        }
    });
    let key = window_event_listener(&leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && is_open() {
            close();
        }
    });
    let click = window_event_listener(&leptos::ev::pointerdown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        // Whatever does something of its own decides itself what becomes of the rest.
        let kept = format!("{inside}, button, a, input, select, label, [data-spot], [role=button]");
        if is_open() && target.is_some_and(|target| target.closest(&kept).ok().flatten().is_none()) {
            close();
        }
    });
    on_cleanup(move || {
        if counted.try_get_value() == Some(true) {
            closed();
        }
        back.remove();
        key.remove();
        click.remove();
    });
}

fn opened() {
    OPEN.set(OPEN.get() + 1);
    if !is_over() {
        set_over();
    }
}

fn closed() {
    OPEN.set(OPEN.get().saturating_sub(1));
}

/// The history has gone a step. Whatever was opened since the step was given back gets one of its own: it is not closed
/// by what was closed before it.
fn gone_back() {
    if LEAVING.replace(false) && OPEN.get() > 0 && !is_over() {
        set_over();
    }
}

fn is_over() -> bool {
    window()
        .history()
        .and_then(|history| history.state())
        .is_ok_and(|state| state.as_string().as_deref() == Some(OVER))
}

fn set_over() {
    if let Ok(history) = window().history() {
        let _set = history.push_state(&JsValue::from_str(OVER), "");
    }
}

/// Whether the page that comes next takes the place of what lies over this one: the way back then leads to this page.
pub(crate) fn replaces_layer() -> bool {
    is_over()
}
