//! The log: what happened, newest first, each line highlighting what it speaks of.

use super::chat::Chat;
use super::short_text::Told;
use super::{Frame, Icon, Lit};
use crate::titles;
use catalog::{AnyEvent, Title};
use game::{Arg, Note, Seat};
use leptos::prelude::*;

/// More lines than this are not shown; the record has them all.
const MOST: usize = 200;

/// The log.
#[component]
pub(super) fn Log() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let lines = move || {
        // All of it, also while somebody looks back: a line is the way to its move.
        let Some(seen) = frame.link.seen.get() else { return Vec::new() };
        let board = seen.view.board();
        let title = board.title();
        let told = seen.log.iter().enumerate().filter(|(index, _)| is_told(title, &seen.log, *index));
        let notes = told.rev().take(MOST);
        // The first thing of a tale leads to it.
        let begins = |index: usize, row: usize| {
            let before = seen.log[..index].iter().rev().take_while(|(other, _)| *other == row);
            titles::is_told(title, seen.log[index].1)
                && !before.into_iter().any(|(_, event)| titles::is_told(title, *event))
        };
        notes
            .map(|(index, (row, event))| (index, *row, begins(index, *row), board.tell(*event)))
            .collect::<Vec<_>>()
    };
    // A table on the server has people who talk.
    let online = frame.link.table.with_untracked(Option::is_some);
    let talks = RwSignal::new(false);
    let read = RwSignal::new(0);
    let said = move || frame.link.chat.lines.with(Vec::len);
    Effect::new(move |_| {
        if talks.get() {
            read.set(said());
        }
    });
    let unread = move || said().saturating_sub(read.get());
    let heading = move || {
        if !online {
            return view! { <h2>{move || frame.word("web-log")}</h2> }.into_any();
        }
        view! {
            <h2 class="both">
                <button aria-pressed=move || (!talks.get()).to_string() on:click=move |_| talks.set(false)>{move || frame.word("web-log")}</button>
                <button class="talk" aria-pressed=move || talks.get().to_string() on:click=move |_| talks.set(true)>{move || frame.word("web-chat")}
                    {move || (unread() > 0).then(|| view! { <i>{unread()}</i> })}</button>
            </h2>
        }.into_any()
    };
    view! {
        <section class="log" class:talks=move || talks.get()>
            <header class="ph">{heading}</header>
            <ol class="told" aria-live="polite" aria-relevant="additions">
                <For each=lines key=|(index, row, _, note)| (*index, *row, note.key) let((_, row, begins, note))>
                    <Entry row=row begins=begins note=note/>
                </For>
            </ol>
            {move || talks.get().then(|| view! { <Chat link=frame.link/> })}
        </section>
    }
}

#[component]
fn Entry(row: usize, begins: bool, note: Note) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let lit = Lit::of(&note);
    let again = lit.clone();
    let click = move |_| {
        frame.lit.set(lit.clone());
        let over = frame.link.seen.get_untracked().is_some_and(|seen| seen.ending.is_some());
        if over || frame.looked.get_untracked().is_some() {
            frame.look(Some(row));
        }
    };
    view! {
        <li class:here=move || frame.looked.get() == Some(row) class:later=move || frame.looked.get().is_some_and(|at| row > at)>
            <button on:click=click on:mouseenter=move |_| frame.lit.set(again.clone())
                on:mouseleave=move |_| frame.dark()>
                <Told note=note/>
            </button>
            {begins.then(|| view! {
                <button class="again" aria-label=move || frame.word("web-tale-again") title=move || frame.word("web-tale-again")
                    on:click=move |_| frame.tell(row)><Icon name="replay" size=16/></button>
            })}
        </li>
    }
}

/// Whether a line is worth it: what only follows from another line, or lies open on the table, is left out.
pub(super) fn is_told(title: Title, log: &[(usize, AnyEvent)], index: usize) -> bool {
    let (row, event) = log[index];
    let first = log[..index].iter().rev().take_while(|(other, _)| *other == row).count() == 0;
    !titles::is_noise(title, event, row == 0, first)
}

/// The first player a note speaks of.
pub(super) fn who(note: &Note) -> Option<Seat> {
    note.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
}
