//! The tab says whose turn it is; a table on the server also calls me when the page is out of sight.

use super::Frame;
use crate::waiting_games;
use catalog::Title;
use leptos::prelude::*;

/// Follows the table with the title and the picture of the tab.
pub(super) fn follow(frame: Frame, title: Title) {
    let mine =
        Memo::new(move |_| frame.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.is_mine())));
    Effect::new(move |before: Option<bool>| {
        let mark = if mine.get() { "● " } else { "" };
        document().set_title(&format!("{mark}Skyrail: {}", frame.speech.title(title)));
        waiting_games::show_mark(mine.get());
        if before == Some(false) && mine.get() && frame.link.table.with_untracked(Option::is_some) {
            let what =
                untrack(|| frame.link.seen.get().map(|seen| frame.say(&seen.view.ask())).unwrap_or_default());
            waiting_games::call(&untrack(|| frame.speech.title(title)), &what);
        }
        mine.get()
    });
    on_cleanup(|| {
        document().set_title("Skyrail");
        waiting_games::show_mark(false);
    });
}
