//! The part of Leptos that a page without a server of its own needs, under the names that the macros of Leptos write.
//!
//! Signals are `reactive_graph`, elements are `tachys`, `view!` and `#[component]` are `leptos_macro`; here is what joins
//! them. The crate that is called `leptos` elsewhere joins them too, with a server's functions, settings and forms, which
//! take longer to compile than all of this. `docs/decisions/leptos-parts.md` says what a newer Leptos asks of this crate.
//!
//! - `view.rs` and `children.rs` say what can be shown, `component.rs` how a component gets its properties.
//! - `flow.rs` shows something now and then, or many of it.
//! - `mount.rs` puts the page where it is seen, `portal.rs` a part of it elsewhere.
//! - `browser.rs` is what the page asks of its window.

// The macros write `::leptos`, also where they are used in here.
extern crate self as leptos;

pub mod browser;
pub mod children;
pub mod component;
pub mod flow;
pub mod mount;
pub mod portal;
mod view;

/// What nearly every file of the page uses.
pub mod prelude {
    pub use crate::browser::{
        document, event_target, request_animation_frame, set_interval, set_timeout, window,
        window_event_listener,
    };
    pub use crate::children::Children;
    pub use crate::flow::{For, Show};
    pub use crate::view::{IntoView, View};
    pub use leptos_macro::{component, view};
    pub use reactive_graph::computed::Memo;
    pub use reactive_graph::effect::Effect;
    pub use reactive_graph::graph::untrack;
    pub use reactive_graph::owner::{
        LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context, use_context,
    };
    pub use reactive_graph::prelude::*;
    pub use reactive_graph::signal::RwSignal;
    pub use reactive_graph::wrappers::read::Signal;
    pub use tachys::prelude::*;
    pub use tachys::reactive_graph::node_ref::NodeRef;
}

/// Work that goes on beside what is shown.
pub mod task {
    /// Works on something until it is finished.
    pub fn spawn_local(work: impl Future<Output = ()> + 'static) {
        any_spawner::Executor::spawn_local(work);
    }
}

pub use tachys::html::{attribute as attr, element as html, event as ev};
pub use tachys::svg;
pub use wasm_split_helpers as wasm_split;

// What only the macros ask for.
#[doc(hidden)]
pub use reactive_graph as reactive;
#[doc(hidden)]
pub use tachys;
#[doc(hidden)]
pub use typed_builder;
#[doc(hidden)]
pub use typed_builder as typed_builder_macro;

/// A closure of a view whose type is forgotten: what draws it is compiled once for all closures that give the same.
#[cfg(erase_components)]
#[doc(hidden)]
pub fn __as_shared_reactive_fn<T: 'static>(
    closure: impl FnMut() -> T + Send + 'static,
) -> tachys::reactive_graph::SharedReactiveFunction<T> {
    std::sync::Arc::new(std::sync::Mutex::new(closure))
}
