//! The kinds of action that the question of a turn names, as buttons under the thumb, for a small screen.

use super::short_text::kinds;
use super::{Frame, Lit};
use catalog::AnyAction;
use game::Note;
use leptos::prelude::*;

/// How much there is to choose from: routes on the map, if the actions are about routes.
fn places(view: &catalog::AnyView, actions: &[AnyAction]) -> (Note, usize) {
    let routes = actions.iter().flat_map(|action| Lit::of(&view.describe(*action)).routes);
    let mut routes: Vec<_> = routes.collect();
    routes.sort_unstable();
    routes.dedup();
    let (note, count) = match routes.len() {
        0 => (Note::new("web-moves"), actions.len()),
        count => (Note::new("web-on-map"), count),
    };
    (note.number("count", count as i64), count)
}

/// One button for each kind of action that is possible now.
#[component]
pub(super) fn Kinds() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let buttons = move || {
        // Nothing is asked of whoever has just answered, or looks back.
        let seen = frame
            .seen()
            .filter(|seen| seen.is_mine() && !frame.is_doing() && frame.looked.get().is_none())?;
        let kinds = kinds(frame, &seen.view.ask());
        let buttons: Vec<_> = kinds
            .into_iter()
            .map(|(words, actions)| {
                let (note, count) = places(&seen.view, &actions);
                let begin = move |_| {
                    frame.drop_it();
                    frame.pick(actions.clone());
                };
                view! {
                    <button class="kind" on:click=begin>
                        <b>{words}</b>{(count > 1).then(|| view! { <small>{frame.say(&note)}</small> })}
                    </button>
                }
            })
            .collect();
        (!buttons.is_empty()).then(
            || view! { <nav class="kinds" aria-label=move || frame.word("web-list-all")>{buttons}</nav> },
        )
    };
    view! { {buttons} }
}
