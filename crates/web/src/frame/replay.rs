//! Looking back: every move of a game again, with a slider, arrows and a link to each.
//!
//! While somebody looks back, the whole screen shows how it was then and nothing can be done on it. Once a game is
//! over, anyone's eyes can be borrowed.

use super::{CopyButton, Frame, Icon, Shape};
use crate::browser;
use game::{Eye, Note, Seat};
use leptos::prelude::*;
use std::time::Duration;

/// How long a move is shown while the replay plays.
const BEAT: Duration = Duration::from_millis(1100);

impl Frame {
    /// Shows how it stood after so many rows, or as it stands now.
    pub(crate) fn look(self, rows: Option<usize>) {
        let rows = rows.map(|rows| rows.min(self.rows()));
        self.hints.stop();
        self.drop_it();
        self.looked.set(rows);
        self.link.look_back(rows, self.through.get_untracked());
        set_timeout(to_line, Duration::from_millis(30));
        browser::set_hash(&rows.map(|rows| format!("#move={rows}")).unwrap_or_default());
    }

    /// How many rows there are now.
    fn rows(self) -> usize {
        self.link.seen.get_untracked().map_or(0, |seen| seen.rows)
    }

    /// Goes so many moves on or back; past the last of a running game is the present.
    pub(super) fn step(self, by: isize) {
        let Some(at) = self.looked.get_untracked() else { return };
        let (next, all) = (at.saturating_add_signed(by), self.rows());
        let over = self.link.seen.get_untracked().is_some_and(|seen| seen.ending.is_some());
        if next >= all {
            self.playing.set(false);
        }
        self.look(if next >= all && !over { None } else { Some(next) });
    }

    /// Plays on from where one looks, until the end or until it is stopped.
    pub(super) fn play_back(self) {
        self.playing.set(true);
        set_timeout(move || self.beat(), BEAT);
    }

    fn beat(self) {
        let plays = self.playing.try_get_untracked() == Some(true);
        if plays && self.looked.get_untracked().is_some() {
            self.step(1);
            if self.playing.get_untracked() {
                set_timeout(move || self.beat(), BEAT);
            }
        }
    }

    /// What came of the row one looks at, as sentences; followed.
    pub(super) fn told(self) -> Option<String> {
        let at = self.looked.get()?;
        let seen = self.link.past.get()?;
        let board = seen.view.board();
        let lines = seen.log.iter().filter(|(row, _)| *row == at && at > 0).take(4);
        let said: Vec<String> = lines.map(|(_, event)| self.say(&board.tell(*event))).collect();
        Some(match (said.is_empty(), at) {
            (_, 0) => self.word("web-replay-start"),
            (true, _) => self.word("web-replay-nothing"),
            _ => said.join(" "),
        })
    }
}

/// Brings the line of the move one looks at into sight.
fn to_line() {
    let how = web_sys::ScrollIntoViewOptions::new();
    how.set_block(web_sys::ScrollLogicalPosition::Nearest);
    if let Some(line) = document().query_selector(".log .here").ok().flatten() {
        line.scroll_into_view_with_scroll_into_view_options(&how);
    }
}

/// The address of the window names a move: it is shown as soon as it can be.
pub(super) fn follow_address(frame: Frame) {
    let wanted = || browser::hash().strip_prefix("#move=").and_then(|number| number.parse::<usize>().ok());
    let first = RwSignal::new(wanted());
    Effect::new(move |_| {
        // Online the record of a finished game comes a little later than the game itself.
        let ready = frame.link.record().is_some()
            || frame.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.ending.is_none()));
        if ready && let Some(rows) = first.get_untracked() {
            first.set(None);
            frame.look(Some(rows));
        }
    });
    let heard = window_event_listener(&leptos::ev::hashchange, move |_| frame.look(wanted()));
    on_cleanup(move || heard.remove());
}

/// The bar below the map while somebody looks back.
#[component]
pub(super) fn Replay(seats: usize) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let open = Memo::new(move |_| frame.looked.get().is_some());
    view! { <Show when=move || open.get()><Controls seats=seats/></Show> }
}

#[component]
fn Controls(seats: usize) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let all = Memo::new(move |_| frame.link.seen.with(|seen| seen.as_ref().map_or(0, |seen| seen.rows)));
    let over = Memo::new(move |_| {
        frame.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.ending.is_some()))
    });
    let at = move || frame.looked.get().unwrap_or_default();
    let count = move || {
        frame.say(&Note::new("web-replay-move").number("number", at() as i64).number("all", all.get() as i64))
    };
    let toggle = move |_| {
        if frame.playing.get_untracked() {
            frame.playing.set(false);
        } else {
            if frame.looked.get_untracked() == Some(all.get_untracked()) {
                frame.look(Some(0));
            }
            frame.play_back();
        }
    };
    let jump = move |rows: usize| {
        frame.playing.set(false);
        frame.look(Some(rows));
    };
    let button = move |icon: &'static str, key: &'static str, to: Box<dyn Fn() -> usize>| {
        view! {
            <button class="sq" aria-label=move || frame.word(key) title=move || frame.word(key) on:click=move |_| jump(to())><Icon name=icon/></button>
        }
    };
    let here = move || frame.looked.get_untracked().unwrap_or_default();
    let eyes = move || {
        over.get().then(|| Seat::all(seats).map(|seat| {
        let borrowed = move || match frame.through.get() {
            Some(eye) => eye == Eye::Seat(seat),
            None => frame.link.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.me == Some(seat))),
        };
        let label = move || frame.say(&Note::new("web-replay-eyes").seat(seat));
        view! {
            <button class="eye" aria-pressed=move || borrowed().to_string() aria-label=label title=label
                on:click=move |_| { frame.through.set(Some(Eye::Seat(seat))); frame.look(frame.looked.get_untracked()); }>
                <Shape seat=seat size=18/>
            </button>
        }
    }).collect::<Vec<_>>())
    };
    view! {
        <section class="replay" aria-label=move || frame.word("web-replay")>
            <p class="told"><b>{count}</b><span>{move || frame.told()}</span></p>
            <input type="range" min="0" max=move || all.get() prop:value=move || at().to_string() aria-label=count
                on:input:target=move |event| jump(event.target().value().parse().unwrap_or_default())/>
            <div class="keys">
                {button("first", "web-replay-first", Box::new(|| 0))}
                {button("before", "web-replay-back", Box::new(move || here().saturating_sub(1)))}
                <button class="sq play" aria-label=move || frame.word(if frame.playing.get() { "web-replay-pause" } else { "web-replay-play" })
                    on:click=toggle>{move || if frame.playing.get() { view! { <Icon name="pause"/> } } else { view! { <Icon name="play"/> } }}</button>
                {button("after", "web-replay-on", Box::new(move || here() + 1))}
                {button("last", "web-replay-last", Box::new(move || all.get_untracked()))}
                <div class="eyes">{eyes}</div>
                <CopyButton text=Box::new(|| window().location().href().unwrap_or_default()) key="web-replay-link" class="btn2" icon="link"/>
                <button class="btn2 back" on:click=move |_| { frame.playing.set(false); frame.look(None); }>
                    {move || frame.word(if over.get() { "web-replay-result" } else { "web-replay-now" })}
                </button>
            </div>
        </section>
    }
}
