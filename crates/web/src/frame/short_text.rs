//! What is asked and told in one line: short forms of messages, in which `[mark|words]` says how the words are shown.
//!
//! In what is asked a mark is the kind of an action, and its words do it. In what is told `b` is bold, `p` stands at
//! the end of the line, and `#color code` is an airline. Whatever has no short form is said in its sentence.

use super::log::who;
use super::{Frame, Shape};
use crate::titles;
use catalog::AnyAction;
use game::{Arg, Note};
use leptos::prelude::*;

/// A part of a line: its mark, empty for plain words, and the words.
type Piece = (String, String);

/// Takes a line apart at its marks. What is no whole mark is plain.
fn pieces(line: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some((before, marked)) = rest.split_once('[') {
        let whole = marked.split_once(']').and_then(|(inner, after)| Some((inner.split_once('|')?, after)));
        let Some(((mark, words), after)) = whole else { break };
        pieces.push((String::new(), before.to_string()));
        pieces.push((mark.to_string(), words.to_string()));
        rest = after;
    }
    pieces.push((String::new(), rest.to_string()));
    pieces.retain(|(_, words)| !words.is_empty());
    pieces
}

impl Frame {
    /// The short form of a note, taken apart; nothing if it has none. Followed.
    fn line(self, note: &Note) -> Option<Vec<Piece>> {
        let (text, key) = (self.speech.text(), format!("{}-line", note.key));
        text.has(&key).then(|| pieces(&text.say_as(&key, note, &|seat| self.name(seat))))
    }
}

/// What happened, in one line if it has a short form: who in bold, airlines by their codes, points at the end.
#[component]
pub(super) fn Told(note: Note) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let board = frame.link.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.view.board()));
    let marked = board.map_or_else(|| note.clone(), |board| titles::mark_names(board, note.clone()));
    let seat = who(&note);
    let line = move || {
        let Some(pieces) = frame.line(&marked) else {
            return view! { <span>{frame.say(&note)}</span> }.into_any();
        };
        let name = seat.map(|seat| {
            let note = Note::new("web-log-who").with("seat", Arg::Name(frame.name(seat).into()));
            view! { <b>{frame.say(&note)}</b>" " }
        });
        let (end, words): (Vec<Piece>, Vec<Piece>) = pieces.into_iter().partition(|(mark, _)| mark == "p");
        let words: Vec<_> = words.into_iter().map(shown).collect();
        let end: Vec<_> = end.into_iter().map(|(_, words)| view! { <em>{words}</em> }).collect();
        view! { <span>{name}{words}</span>{end} }.into_any()
    };
    view! { {seat.map(|seat| view! { <Shape seat=seat size=13/> })}{line} }
}

/// A piece of a line as it is shown: an airline by its code, bold words, plain words.
fn shown((mark, words): Piece) -> AnyView {
    match mark.strip_prefix('#') {
        Some(airline) => {
            let (color, code) = airline.split_once(' ').unwrap_or_default();
            view! { <i class=format!("tag of-{color}") title=words.clone() aria-hidden="true">{code.to_string()}</i><span class="sr">{words}</span> }.into_any()
        }
        None if mark.is_empty() => words.into_any(),
        None => view! { <b class="what">{words}</b> }.into_any(),
    }
}

/// What an action means, with airlines by their codes; followed.
pub(super) fn described(frame: Frame, action: AnyAction) -> Vec<AnyView> {
    let Some(seen) = frame.seen() else { return Vec::new() };
    let note = titles::mark_names(seen.view.board(), seen.view.describe(action));
    pieces(&frame.say(&note)).into_iter().map(shown).collect()
}

/// The kinds of action that a question names and that are possible now: the words for each, and the actions.
pub(super) fn kinds(frame: Frame, note: &Note) -> Vec<(String, Vec<AnyAction>)> {
    let (Some(pieces), Some(seen)) = (frame.line(note), frame.seen()) else { return Vec::new() };
    let (title, legal) = (seen.view.board().title(), seen.view.legal());
    let marked = pieces.into_iter().filter(|(mark, _)| !mark.is_empty() && mark != "b");
    let kinds = marked.map(|(mark, words)| {
        let own = legal.iter().copied().filter(|action| titles::kind(title, *action) == mark);
        (words, own.collect::<Vec<_>>())
    });
    kinds.filter(|(_, actions)| !actions.is_empty()).collect()
}

/// What is asked; words that name a kind of action do it, as far as it is possible now.
pub(super) fn asked(frame: Frame, note: &Note) -> AnyView {
    let Some(pieces) = frame.line(note) else { return frame.say(note).into_any() };
    let Some(seen) = frame.seen() else { return frame.say(note).into_any() };
    let (title, legal) = (seen.view.board().title(), seen.view.legal());
    let pieces: Vec<_> = pieces
        .into_iter()
        .map(|(mark, words)| {
            if mark.is_empty() {
                return view! { <i>{words}</i> }.into_any();
            }
            if mark == "b" {
                return view! { <b>{words}</b> }.into_any();
            }
            let actions: Vec<_> =
                legal.iter().copied().filter(|action| titles::kind(title, *action) == mark).collect();
            if actions.is_empty() {
                return view! { <s>{words}</s> }.into_any();
            }
            view! { <button class="word" on:click=move |_| frame.pick(actions.clone())>{words}</button> }
                .into_any()
        })
        .collect();
    pieces.into_any()
}
