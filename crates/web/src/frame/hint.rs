//! Hints, where the table allows them: who is winning, and the best three moves with what speaks for them.
//!
//! They are searched in a worker of their own. Closing the panel, a move or leaving the page stops the search.

use super::{Frame, Icon, Lit, Shape};
use crate::browser;
use crate::games;
use crate::worker::{Advice, Advised, Thinker};
use catalog::AnyAction;
use game::{Note, Seat};
use leptos::prelude::*;

/// The hint of the moment.
#[derive(Clone, Copy)]
pub(crate) struct Hints {
    /// Whether the panel is open.
    pub(super) open: RwSignal<bool>,
    advised: RwSignal<Option<Advised>>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

impl Hints {
    pub(super) fn new() -> Self {
        Self {
            open: RwSignal::new(false),
            advised: RwSignal::new(None),
            thinker: StoredValue::new_local(None),
        }
    }

    /// Closes the panel and ends the search.
    pub(super) fn stop(self) {
        self.open.set(false);
        self.advised.set(None);
        self.thinker.set_value(None);
    }
}

impl Frame {
    /// Whether hints may be asked for now; followed.
    pub(crate) fn may_hint(self) -> bool {
        let allowed = self.link.table.with(|table| table.as_ref().is_none_or(|table| table.hints));
        let plays = self
            .link
            .seen
            .with(|seen| seen.as_ref().is_some_and(|seen| seen.ending.is_none() && seen.me.is_some()));
        allowed && plays && self.looked.get().is_none()
    }

    /// Opens the hint, or closes it.
    pub(crate) fn toggle_hint(self) {
        if self.hints.open.get_untracked() {
            return self.hints.stop();
        }
        let Some(seen) = self.link.seen.get_untracked().filter(|_| untrack(|| self.may_hint())) else {
            return;
        };
        self.drop_it();
        self.hints.open.set(true);
        let Some(thinker) = Thinker::start() else { return };
        let hints = self.hints;
        thinker.hint(&seen.view, u64::from_be_bytes(browser::chance()), move |advised| {
            hints.advised.try_set(Some(advised));
        });
        hints.thinker.set_value(Some(thinker));
    }

    /// The place among the advised moves of the first that `is` accepts; followed.
    pub(crate) fn rank(self, is: impl Fn(AnyAction) -> bool) -> Option<usize> {
        self.hints.advised.with(|advised| {
            advised.as_ref().and_then(|found| found.best.iter().position(|one| is(one.action)))
        })
    }
}

/// The number of an advised move where it would be made on the map.
#[component]
pub(crate) fn Rank(x: f64, y: f64, #[prop(into)] rank: Signal<Option<usize>>) -> impl IntoView {
    move || {
        rank.get().map(|rank| {
            view! {
                <g class="rank" aria-hidden="true" transform=format!("translate({x:.1} {y:.1})")>
                    <circle r="12"/><text dy="0.36em">{rank + 1}</text>
                </g>
            }
        })
    }
}

/// The panel with the hint, while it is open.
#[component]
pub(super) fn Hint() -> impl IntoView {
    let frame = expect_context::<Frame>();
    on_cleanup(move || {
        let _stopped = frame.hints.thinker.try_set_value(None);
    });
    view! { <Show when=move || frame.hints.open.get()><Panel/></Show> }
}

#[component]
fn Panel() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let advised = frame.hints.advised;
    let searching = move || advised.with(|advised| advised.as_ref().is_none_or(|advised| !advised.settled));
    let best =
        move || advised.with(|advised| advised.as_ref().map(|found| found.best.clone())).unwrap_or_default();
    let moves = move || {
        best()
            .into_iter()
            .enumerate()
            .map(|(rank, advice)| view! { <Move rank=rank advice=advice/> })
            .collect::<Vec<_>>()
    };
    let tried = move || advised.with(|advised| advised.as_ref().map_or(0, |found| i64::from(found.playouts)));
    view! {
        <section class="hints" role="dialog" aria-label=move || frame.word("web-hint")>
            <header>
                <h2><Icon name="hint"/>{move || frame.word("web-hint")}</h2>
                <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| frame.hints.stop()><Icon name="close"/></button>
            </header>
            <Shares/>
            <ol aria-live="polite">{moves}</ol>
            <footer class:busy=searching>
                <span>{move || frame.say(&Note::new("web-hint-tried").number("games", tried()))}</span>
                {move || searching().then(|| view! { <i class="beat" aria-hidden="true"></i> })}
            </footer>
        </section>
    }
}

/// One advised move: a click does it.
#[component]
fn Move(rank: usize, advice: Advice) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let action = advice.action;
    let reason = move || {
        let seen = frame.seen()?;
        games::reason(&seen.view, action).map(|note| frame.say(&note))
    };
    let light = move || {
        if let Some(seen) = frame.link.seen.get_untracked() {
            frame.lit.set(Lit::of(&seen.view.describe(action)));
        }
    };
    let share = Note::new("web-hint-share").number("share", percent(advice.share));
    let (gain, error) = (percent(advice.gain.0), percent(advice.gain.1).max(1));
    let gain = (gain.abs() > error)
        .then(|| if gain > 0 { format!("+{gain}") } else { format!("\u{2212}{}", -gain) });
    view! {
        <li><button on:click=move |_| frame.offer(action) on:mouseenter=move |_| light() on:focus=move |_| light()
            on:mouseleave=move |_| frame.dark() on:blur=move |_| frame.dark()>
            <i>{rank + 1}</i>
            <span><b>{move || frame.describe(action)}</b><small>{reason}</small></span>
            <em>{move || frame.say(&share)}<small>{gain}</small></em>
        </button></li>
    }
}

/// The share of the win of every seat, as one bar.
#[component]
fn Shares() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let shares =
        move || frame.hints.advised.with(|advised| advised.as_ref().map(|found| found.shares.clone()));
    let parts = move || {
        let shares = shares().unwrap_or_default();
        shares.into_iter().enumerate().map(|(index, share)| {
            let seat = Seat::new(index);
            let wide = format!("flex-grow:{:.3};--seat:var(--p{})", share.max(0.001), index + 1);
            let name = move || frame.say(&Note::new("web-hint-seat").seat(seat).number("share", percent(share)));
            view! { <li style=wide title=name aria-label=name><Shape seat=seat size=13/><b>{percent(share)}</b></li> }
        }).collect::<Vec<_>>()
    };
    view! {
        <h3>{move || frame.word("web-hint-shares")}</h3>
        <ul class="shares" class:none=move || shares().is_none()>{parts}</ul>
    }
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}
