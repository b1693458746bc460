//! What stands around the map of any title: all that may be done, the table in a few lines, the points of each player.

use crate::frame::{Frame, counted};
use crate::screen::{Screen, View};
use game::{Action as _, Note, Seat, View as _};
use leptos::prelude::*;

/// All that may be done, each kind apart.
pub(crate) fn panel<G: Screen>() -> AnyView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<View<G::View>>());
    let groups = move || {
        let view = view.get();
        let kinds = by_kind::<G>(&view);
        let groups = kinds.into_iter().map(|actions| {
            let buttons: Vec<_> = actions
                .into_iter()
                .map(|action| {
                    let action = G::any_action(action);
                    let chosen = move || frame.marked() == Some(action);
                    view! { <li><button class="can" class:chosen=chosen on:click=move |_| frame.offer(action)>{frame.describe(action)}</button></li> }
                })
                .collect();
            view! { <ul class="acts">{buttons}</ul> }
        });
        groups.collect::<Vec<_>>()
    };
    let idle = move || {
        let none = view.get().legal().is_empty();
        none.then(|| view! { <p class="none">{frame.word("web-no-moves")}</p> })
    };
    view! {
        <section class="may">
            <header class="ph"><h2>{move || frame.word("web-list-all")}</h2></header>
            {groups}
            {idle}
        </section>
    }
    .into_any()
}

/// What may be done, in its order, each kind apart: the first word of an action's text names its kind.
fn by_kind<G: Screen>(view: &G::View) -> Vec<Vec<G::Action>> {
    let mut kinds: Vec<(String, Vec<G::Action>)> = Vec::new();
    for &action in view.legal() {
        let text = action.write(view.board());
        let kind = text.split(' ').next().unwrap_or_default();
        match kinds.iter_mut().find(|(known, _)| known == kind) {
            Some((_, actions)) => actions.push(action),
            None => kinds.push((kind.to_string(), vec![action])),
        }
    }
    kinds.into_iter().map(|(_, actions)| actions).collect()
}

/// The table in a few lines, as whoever looks knows it.
pub(crate) fn dock<G: Screen>() -> AnyView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<View<G::View>>());
    let lines = move || {
        let lines = view.get().summary().into_iter().map(|note| view! { <li>{frame.say(&note)}</li> });
        lines.collect::<Vec<_>>()
    };
    view! { <ul class="summary">{lines}</ul> }.into_any()
}

/// The points of a player, as far as they are known.
pub(crate) fn player<G: Screen>(seat: Seat) -> AnyView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<View<G::View>>());
    let known = Memo::new(move |_| view.get().points_seen(seat));
    let points = counted(Signal::derive(move || known.get().unwrap_or_default()));
    let shown = move || {
        known.get().map(|_| {
            let unit = move || frame.say(&Note::new("web-points-unit").number("points", points.get()));
            view! { <p class="points"><b>{move || points.get()}</b>" "{unit}</p> }
        })
    };
    shown.into_any()
}
