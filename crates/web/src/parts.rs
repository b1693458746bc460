//! Parts of the program that few visitors need at once: they come apart from it, when they are first shown.
//!
//! What `wasm_split` stands on, and all that nothing else needs, becomes a file of its own when the page is built; here
//! it is one file for all, since every further one parts what it shares with others once more. `titles/fetched.rs` does the
//! same for the screen of each title.

#![expect(
    clippy::unnecessary_wraps,
    reason = "a part is there or not, says the loader that `wasm_split` writes"
)]

use crate::browser;
use crate::frame::{Frame, Plays, Story};
use crate::link::Seen;
use crate::pages;
use crate::route::Page;
use crate::titles;
use catalog::Title;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::Arc;

/// Draws any page.
type DrawPage = fn(Page) -> AnyView;
/// Draws what is told of one move.
type DrawTale = fn(Arc<Seen>, usize) -> AnyView;
/// Draws the story of a game.
type DrawStory = fn(Title, Arc<Seen>) -> AnyView;

#[wasm_split(rest, fallible, wasm_split_path = ::leptos::wasm_split)]
fn fetched_pages() -> Result<DrawPage, SplitLoaderError> {
    Ok(pages::any)
}

#[wasm_split(rest, fallible, wasm_split_path = ::leptos::wasm_split)]
fn fetched_story() -> Result<DrawStory, SplitLoaderError> {
    Ok(|title, seen| view! { <Story title=title seen=seen/> }.into_any())
}

#[wasm_split(rest, fallible, wasm_split_path = ::leptos::wasm_split)]
fn fetched_tales() -> Result<DrawTale, SplitLoaderError> {
    Ok(|seen, row| {
        let tale = titles::tale(&seen, row, expect_context::<Frame>());
        view! { <Plays seen=seen tale=tale/> }.into_any()
    })
}

/// Any page but those that a first game needs.
pub(crate) fn page(page: Page) -> AnyView {
    once_there(fetched_pages(), move |draw| draw(page.clone()))
}

/// The story of a game that is over.
pub(crate) fn story(title: Title, seen: Arc<Seen>) -> AnyView {
    once_there(fetched_story(), move |draw| draw(title, seen.clone()))
}

/// What is told of one move.
pub(crate) fn tale(seen: Arc<Seen>, row: usize) -> AnyView {
    once_there(fetched_tales(), move |draw| draw(seen.clone(), row))
}

/// Shows what `draw` makes of a part, once that is there.
fn once_there<P: Copy + Send + Sync + 'static>(
    part: impl Future<Output = Result<P, SplitLoaderError>> + 'static,
    draw: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView {
    let there = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        match part.await {
            Ok(part) => {
                there.try_set(Some(part));
            }
            Err(_) => browser::renew(),
        }
    });
    (move || there.get().map(&draw)).into_any()
}
