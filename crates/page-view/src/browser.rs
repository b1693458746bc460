//! What the page asks of its window.

use send_wrapper::SendWrapper;
use std::time::Duration;
use tachys::html::event::EventDescriptor;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{Document, Event, Window};

thread_local! {
    static WINDOW: Window = web_sys::window().expect_throw("a page has a window");
    static DOCUMENT: Document = window().document().expect_throw("a window has a document");
}

/// The window of the page.
pub fn window() -> Window {
    WINDOW.with(Clone::clone)
}

/// The document of the page.
pub fn document() -> Document {
    DOCUMENT.with(Clone::clone)
}

/// What an event happened to.
pub fn event_target<T: JsCast>(event: &Event) -> T {
    event.target().expect_throw("an event happens to something").unchecked_into()
}

/// Does something before the next paint.
pub fn request_animation_frame(work: impl FnOnce() + 'static) {
    let _handle = window().request_animation_frame(once(Box::new(work)).unchecked_ref());
}

/// Does something after a while.
pub fn set_timeout(work: impl FnOnce() + 'static, after: Duration) {
    let work = once(Box::new(work));
    let _handle = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(work.unchecked_ref(), milliseconds(after));
}

/// Does something again and again, until the handle is told to stop; nothing, if the browser refuses.
pub fn set_interval(work: impl FnMut() + 'static, every: Duration) -> Option<Interval> {
    let work = Closure::<dyn FnMut()>::new(work).into_js_value();
    let every = milliseconds(every);
    window()
        .set_interval_with_callback_and_timeout_and_arguments_0(work.unchecked_ref(), every)
        .ok()
        .map(Interval)
}

/// What is done again and again.
#[derive(Clone, Copy, Debug)]
pub struct Interval(i32);

impl Interval {
    /// It is not done any more.
    pub fn clear(self) {
        window().clear_interval_with_handle(self.0);
    }
}

/// Hears an event of the window, until the handle is told to stop.
pub fn window_event_listener<E>(event: &E, heard: impl Fn(E::EventType) + 'static) -> Listener
where
    E: EventDescriptor,
    E::EventType: JsCast,
{
    let name = event.name().into_owned();
    let heard =
        Closure::<dyn FnMut(Event)>::new(move |event: Event| heard(event.unchecked_into())).into_js_value();
    let _added = window().add_event_listener_with_callback(&name, heard.unchecked_ref());
    Listener { name, heard: SendWrapper::new(heard) }
}

/// Somebody who hears an event of the window.
#[derive(Debug)]
pub struct Listener {
    name: String,
    heard: SendWrapper<JsValue>,
}

impl Listener {
    /// It is not heard any more.
    pub fn remove(self) {
        let _removed = window().remove_event_listener_with_callback(&self.name, self.heard.unchecked_ref());
    }
}

/// For the browser to call once. What it holds is dropped then; the browser frees the rest when it forgets it.
fn once(work: Box<dyn FnOnce()>) -> JsValue {
    let mut work = Some(work);
    let call = move || {
        if let Some(work) = work.take() {
            work();
        }
    };
    Closure::<dyn FnMut()>::new(call).into_js_value()
}

/// As long as a browser can wait, if it is longer than that.
fn milliseconds(time: Duration) -> i32 {
    i32::try_from(time.as_millis()).unwrap_or(i32::MAX)
}
