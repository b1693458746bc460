//! What lists say about a game: with whom it is played, how fast, whose turn it is and since when.

use crate::browser;
use crate::language::Speech;
use crate::link::bot_name;
use crate::saved::Saved;
use game::{Arg, Note};
use leptos::prelude::*;
use table::Sitter;
use wire::{ChairKind, Pace, Stage, TableLine};

/// Somebody at a table, as a list names them.
#[derive(Clone)]
pub(super) struct Participant {
    /// The name, with the level of a bot; “you” for oneself.
    pub(super) name: String,
    pub(super) who: Who,
    /// Is to decide.
    pub(super) moves: bool,
}

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    Me,
    Person,
    Bot,
    /// Nobody yet.
    Nobody,
}

/// Whoever sits at a table of the server.
pub(super) fn sitters(line: &TableLine, speech: Speech) -> Vec<Participant> {
    let sitter = |(index, chair): (usize, &wire::ChairLine)| {
        let (who, name) = match &chair.kind {
            ChairKind::Open => (Who::Nobody, speech.word("web-free-chair")),
            ChairKind::Person | ChairKind::Shared => {
                (if chair.mine { Who::Me } else { Who::Person }, chair.name.clone())
            }
            ChairKind::Bot(kind) => (Who::Bot, with_level(speech, bot_name(index, kind, &chair.name), kind)),
        };
        Participant { name, who, moves: chair.moves }
    };
    line.chairs.iter().enumerate().map(sitter).collect()
}

/// Whoever plays a game of this browser; the only person there is oneself.
pub(super) fn players(game: &Saved, speech: Speech) -> Vec<Participant> {
    let alone = game.kinds.iter().filter(|kind| *kind == Sitter::PERSON).count() == 1;
    let sitter = |(index, name): (usize, &String)| {
        let kind = game.kinds.get(index).map_or(Sitter::PERSON, String::as_str);
        let (who, name) = match kind {
            Sitter::PERSON if alone => (Who::Me, speech.word("web-you-label")),
            Sitter::PERSON => (Who::Person, name.clone()),
            bot => (Who::Bot, with_level(speech, name.clone(), bot)),
        };
        Participant { name, who, moves: false }
    };
    game.names.iter().enumerate().map(sitter).collect()
}

fn with_level(speech: Speech, name: String, kind: &str) -> String {
    let key = format!("web-level-{}", kind.split(['+', '@']).next().unwrap_or_default());
    if !speech.text().has(&key) {
        return name;
    }
    speech.note(&Note::new("web-with-level").name("name", name).name("level", speech.word(&key)))
}

/// The names of others, or of all if oneself does not play.
pub(super) fn others(sitters: &[Participant], speech: Speech) -> String {
    let names = sitters.iter().filter(|sitter| !matches!(sitter.who, Who::Me | Who::Nobody));
    let names: Vec<_> = names.map(|sitter| Arg::Name(sitter.name.clone().into())).collect();
    if names.is_empty() {
        return String::new();
    }
    speech.note(&Note::new("web-playing").with("names", Arg::List(names)))
}

/// How fast a table is played, in few words.
pub(super) fn pace(pace: Pace, speech: Speech) -> String {
    match pace {
        Pace::Free => speech.word("web-pace-free"),
        Pace::Live { seconds, .. } => {
            speech.note(&Note::new("web-pace-live").number("minutes", i64::from(seconds.div_ceil(60))))
        }
        Pace::Days { days } => speech.note(&Note::new("web-pace-turns").number("days", i64::from(days))),
    }
}

/// Since when something is as it is.
pub(super) fn since(at: f64, speech: Speech) -> String {
    let time = browser::when(at, speech.language().tag());
    speech.note(&Note::new("web-since-time").name("time", time))
}

/// Whose turn it is at a table of the server, or how far it is otherwise.
pub(super) fn turn(line: &TableLine, sitters: &[Participant], speech: Speech) -> AnyView {
    let free = sitters.iter().filter(|sitter| sitter.who == Who::Nobody).count();
    match line.stage {
        _ if line.waits_for_me => view! { <b class="pill">{speech.word("web-your-turn")}</b> }.into_any(),
        Stage::Waiting if free > 0 => {
            view! { <b class="pill amber">{speech.note(&Note::new("web-waiting-for").number("count", free as i64))}</b> }.into_any()
        }
        Stage::Waiting => view! { <b>{speech.word("web-ready")}</b> }.into_any(),
        Stage::Over => view! { <b>{speech.word("web-finished")}</b> }.into_any(),
        Stage::Running => {
            let moving = sitters.iter().filter(|sitter| sitter.moves).map(|sitter| Arg::Name(sitter.name.clone().into()));
            let note = Note::new("web-moving").with("names", Arg::List(moving.collect()));
            view! { <b>{speech.note(&note)}</b> }.into_any()
        }
    }
}

/// Discs with the first letters of those who sit at a table, and a ring for each free chair.
pub(super) fn discs(sitters: &[Participant]) -> AnyView {
    let disc = |(index, sitter): (usize, &Participant)| {
        let (free, bot) = (sitter.who == Who::Nobody, sitter.who == Who::Bot);
        let letter: String = if free { String::new() } else { sitter.name.chars().take(1).collect() };
        view! {
            <li class="disc" class:free=free class:bot=bot style=format!("--seat:var(--p{})", index + 1) title=sitter.name.clone()>
                <span aria-hidden="true">{letter}</span><span class="sr">{sitter.name.clone()}</span>
            </li>
        }
    };
    let discs: Vec<_> = sitters.iter().enumerate().map(disc).collect();
    view! { <ul class="discs">{discs}</ul> }.into_any()
}
