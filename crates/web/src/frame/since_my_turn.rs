//! What happened since my last turn: told in a few lines, and shown again on the map.

use super::log::{is_told, who};
use super::short_text::Told;
use super::{Frame, Icon};
use crate::link::Seen;
use game::{Note, Seat};
use leptos::prelude::*;

/// More lines than this are not told; the log has them all.
const MOST: usize = 12;

/// The rows since this seat last moved, each with what came of it, and the last row before them.
fn since(seen: &Seen, me: Seat) -> (usize, Vec<Note>) {
    let board = seen.view.board();
    let mut lines = Vec::new();
    // From the newest row back, since a game may be long and the last turn is not.
    for row in seen.log.chunk_by(|(one, _), (other, _)| one == other).rev() {
        let told: Vec<Note> = row.iter().map(|(_, event)| board.tell(*event)).collect();
        // The first thing told of a row names who made it.
        if row[0].0 > 0 && told.first().and_then(who) == Some(me) {
            lines.reverse();
            return (row[0].0, lines);
        }
        let told = told.into_iter().enumerate().filter(|(index, _)| is_told(board.title(), row, *index));
        lines.extend(told.map(|(_, note)| note).rev());
    }
    (0, Vec::new())
}

/// A chip over the map that unfolds.
#[component]
pub(super) fn SinceMyTurn() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let unfolded = RwSignal::new(false);
    let news = Memo::new(move |_| {
        let seen = frame.link.seen.get()?;
        let me = seen.me.filter(|_| seen.is_mine())?;
        let (last, lines) = since(&seen, me);
        (!lines.is_empty() && frame.looked.get().is_none()).then_some((last, lines))
    });
    Effect::new(move |_| {
        frame.news.set(news.with(|news| news.as_ref().map_or(0, |(_, lines)| lines.len())));
        unfolded.set(false);
    });
    let again = move |_| {
        if let Some((last, _)) = news.get_untracked() {
            frame.look(Some(last));
            frame.play_back();
        }
    };
    let lines = move || {
        let lines = news.get().map(|(_, lines)| lines).unwrap_or_default();
        let more = lines.len().saturating_sub(MOST);
        let told = lines.into_iter().skip(more).map(|note| view! { <li><Told note=note/></li> });
        told.collect::<Vec<_>>()
    };
    let count = move || news.with(|news| news.as_ref().map_or(0, |(_, lines)| lines.len() as i64));
    view! {
        <Show when=move || news.with(Option::is_some)>
            <section class="since" class:open=move || unfolded.get()>
                <header>
                    <button class="unfold" aria-expanded=move || unfolded.get().to_string() on:click=move |_| unfolded.update(|open| *open = !*open)>
                        <Icon name="down" size=16/><span>{move || frame.say(&Note::new("web-since").number("count", count()))}</span>
                    </button>
                    <button class="again" aria-label=move || frame.word("web-since-again") title=move || frame.word("web-since-again") on:click=again><Icon name="replay" size=16/></button>
                </header>
                {move || unfolded.get().then(|| view! { <ol>{lines}</ol> })}
            </section>
        </Show>
    }
}
