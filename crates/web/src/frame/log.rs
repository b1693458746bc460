//! The log: what happened, newest first, each line highlighting what it speaks of.

use super::{Frame, Lit, Shape};
use game::{Arg, Note, Seat};
use leptos::prelude::*;

/// More lines than this are not shown; the record has them all.
const MOST: usize = 200;

/// The log.
#[component]
pub(super) fn Log() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let lines = move || {
        let Some(seen) = frame.seen() else { return Vec::new() };
        let board = seen.view.board();
        let notes = seen.log.iter().enumerate().rev().take(MOST);
        notes.map(|(index, (_, event))| (index, board.tell(*event))).collect::<Vec<_>>()
    };
    view! {
        <section class="log">
            <header class="ph"><h2>{move || frame.word("web-log")}</h2></header>
            <ol aria-live="polite" aria-relevant="additions">
                <For each=lines key=|(index, note)| (*index, note.key) let((_, note))>
                    <Line note=note/>
                </For>
            </ol>
        </section>
    }
}

#[component]
fn Line(note: Note) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let (shown, lit) = (note.clone(), Lit::of(&note));
    let again = lit.clone();
    let seat = who(&note);
    view! {
        <li>
            <button on:click=move |_| frame.lit.set(lit.clone()) on:mouseenter=move |_| frame.lit.set(again.clone())
                on:mouseleave=move |_| frame.dark()>
                {seat.map(|seat| view! { <Shape seat=seat size=13/> })}
                <span>{move || frame.say(&shown)}</span>
            </button>
        </li>
    }
}

/// The first player a note speaks of.
fn who(note: &Note) -> Option<Seat> {
    note.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
}
