//! A game of this browser.

use super::NotFound;
use crate::frame::Screen;
use crate::link;
use leptos::prelude::*;

/// The game that is kept under this name.
#[component]
pub(crate) fn Play(id: String) -> impl IntoView {
    match link::open(&id) {
        Some(link) => view! { <Screen link=link/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}
