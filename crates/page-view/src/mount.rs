//! Puts a view where it is seen.

use crate::view::IntoView;
use any_spawner::Executor;
use reactive_graph::owner::Owner;
use std::mem;
use tachys::view::Mountable;
use web_sys::Element;

/// Shows a view in the page, for as long as the page is open.
pub fn mount_to_body<V: IntoView>(draw: impl FnOnce() -> V + 'static) {
    // It may have been started already; once is enough.
    let _started = Executor::init_wasm_bindgen();
    mem::forget(mount(&tachys::dom::body(), draw));
}

/// Shows a view in an element, for as long as what is given back is kept.
pub(crate) fn mount<V: IntoView>(at: &Element, draw: impl FnOnce() -> V) -> Mounted<V::State> {
    let owner = Owner::new();
    let state = owner.with(|| {
        let mut state = draw().build();
        state.mount(at, None);
        state
    });
    Mounted { state, _owner: owner }
}

/// A view that is seen. What it consists of goes before what it has made.
pub(crate) struct Mounted<S: Mountable> {
    state: S,
    _owner: Owner,
}

impl<S: Mountable> Drop for Mounted<S> {
    fn drop(&mut self) {
        self.state.unmount();
    }
}
