//! The curtain between two players of one device: nothing secret is shown before it is lifted.

use super::{Frame, Shape};
use game::Note;
use leptos::prelude::*;

/// The curtain, while it is down.
#[component]
pub(super) fn Curtain() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _seen = button.focus();
        }
    });
    move || {
        frame.link.curtain.get().map(|seat| view! {
        <div class="curtain" role="dialog" aria-modal="true" style=format!("--seat:var(--p{})", seat.index() + 1)>
            <Shape seat=seat size=96/>
            <p>{move || frame.say(&Note::new("web-curtain").seat(seat))}</p>
            <button class="go" node_ref=button on:click=move |_| frame.link.lift_curtain()>
                {move || frame.say(&Note::new("web-curtain-lift").seat(seat))}
            </button>
        </div>
    })
    }
}
