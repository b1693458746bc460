//! A part of the page that stands at the end of it, over all the rest, wherever it is written.

use crate::browser::document;
use crate::children::ChildrenFn;
use crate::mount::mount;
use crate::view::IntoView;
use leptos_macro::component;
use reactive_graph::effect::Effect;
use reactive_graph::graph::untrack;
use reactive_graph::owner::on_cleanup;
use send_wrapper::SendWrapper;

/// Shows its children at the end of the page.
#[component]
pub fn Portal(
    /// What is shown there.
    children: ChildrenFn,
) -> impl IntoView {
    // An effect comes after the rest is shown, and again after nothing, since its children are not watched.
    Effect::new(move |_| {
        let (Some(body), Ok(room)) = (document().body(), document().create_element("div")) else { return };
        if body.append_child(&room).is_err() {
            return;
        }
        let shown = SendWrapper::new((mount(&room, || untrack(|| children())), room));
        on_cleanup(move || {
            let (mounted, room) = shown.take();
            drop(mounted);
            room.remove();
        });
    });
}
