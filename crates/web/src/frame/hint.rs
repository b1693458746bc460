//! Hints, where the table allows them: who is winning, and the best three moves with what speaks for them.
//!
//! They are searched in a worker of their own. Closing the panel, a move or leaving the page stops the search. One of the
//! moves is chosen, the best unless somebody chose another: its plan is drawn on the map, step by step.

use super::short_text::described;
use super::{Frame, Icon, Lit, Shape};
use crate::browser;
use crate::titles;
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
    /// The move that somebody chose to look at; the best one until then.
    chosen: RwSignal<Option<AnyAction>>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

impl Hints {
    pub(super) fn new() -> Self {
        Self {
            open: RwSignal::new(false),
            advised: RwSignal::new(None),
            chosen: RwSignal::new(None),
            thinker: StoredValue::new_local(None),
        }
    }

    /// Closes the panel and ends the search.
    pub(super) fn stop(self) {
        self.open.set(false);
        self.advised.set(None);
        self.chosen.set(None);
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

    /// The advised move whose plan is drawn; followed.
    fn advice(self) -> Option<Advice> {
        let chosen = self.hints.chosen.get();
        self.hints.advised.with(|advised| {
            let best = &advised.as_ref()?.best;
            best.iter().find(|advice| Some(advice.action) == chosen).or(best.first()).copied()
        })
    }

    /// The links of the plan that is drawn, the next first; followed.
    fn plan(self) -> Vec<usize> {
        let found = self.advice().zip(self.seen());
        found.and_then(|(advice, seen)| titles::reason(&seen.view, advice.action)).unwrap_or_default().way
    }

    /// Which step of the plan a link is, counted from 0; followed.
    pub(crate) fn step_of(self, link: usize) -> Option<usize> {
        self.way.with(|way| way.iter().position(|&one| one == link))
    }
}

/// The number of a step of the plan, on its link.
#[component]
pub(crate) fn Step(x: f64, y: f64, link: usize) -> impl IntoView {
    let frame = expect_context::<Frame>();
    move || {
        frame.step_of(link).map(|step| {
            view! {
                <g class="step" class:later=move || { step > 0 } aria-hidden="true" transform=format!("translate({x:.1} {y:.1})")>
                    <circle r="13"/><text dy="0.36em">{step + 1}</text>
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
    let meaning = move || {
        let note = Note::new("web-hint-means").number("games", tried()).number("equal", bots::ABOUT_EQUAL);
        frame.say(&note)
    };
    let planned = move || frame.way.with(|way| way.len() > 1).then(|| frame.word("web-hint-plan"));
    let act = move |_| {
        if let Some(advice) = untrack(|| frame.advice()) {
            frame.offer(advice.action);
        }
    };
    // Beside a map there is room to say what the numbers mean; a phone needs it for the map.
    let roomy = !browser::is_small();
    // The plan lights up on the map as long as the panel is open.
    Effect::new(move |_| {
        let way = frame.plan();
        if let Some(seen) = frame.link.seen.get_untracked() {
            frame.lit.set(Lit::links(seen.view.board(), &way));
        }
        frame.way.set(way);
    });
    on_cleanup(move || {
        let _gone = frame.way.try_set(Vec::new());
        frame.dark();
    });
    view! {
        <section class="hints" role="dialog" aria-label=move || frame.word("web-hint")>
            <header>
                <h2><Icon name="hint"/>{move || frame.word("web-hint")}</h2>
                <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| frame.hints.stop()><Icon name="close"/></button>
            </header>
            <Shares/>
            <h3>{move || (!best().is_empty()).then(|| frame.word("web-hint-order"))}</h3>
            <ol aria-live="polite">{moves}</ol>
            <details open=roomy>
                <summary>{move || frame.word("web-hint-numbers")}{move || searching().then(|| view! { <i class="beat" aria-hidden="true"></i> })}</summary>
                <p>{meaning}</p>
                <p>{planned}</p>
            </details>
            <footer class:busy=searching>
                {move || (!best().is_empty()).then(|| view! {
                    <button class="btn act" on:click=act>{move || frame.word("web-hint-do")}</button>
                })}
            </footer>
        </section>
    }
}

/// One advised move: a click chooses it and draws its plan.
#[component]
fn Move(rank: usize, advice: Advice) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let action = advice.action;
    let reason = move || {
        let seen = frame.seen()?;
        let facts = titles::reason(&seen.view, action)?.facts;
        Some(facts.iter().map(|fact| frame.say(fact)).collect::<Vec<_>>().join(" "))
    };
    let is_chosen = move || frame.advice().is_some_and(|chosen| chosen.action == action);
    let share = Note::new("web-hint-share").number("share", advice.chance);
    let more = move || match advice.more {
        0 => frame.word("web-hint-as-now"),
        more => signed(more.into()),
    };
    view! {
        <li><button aria-pressed=move || is_chosen().to_string() class:less=move || { advice.more < 0 } class:same=move || { advice.more == 0 }
            on:click=move |_| frame.hints.chosen.set(Some(action))>
            <i>{rank + 1}</i>
            <span><b>{move || described(frame, action)}</b><small>{reason}</small></span>
            <em>{move || frame.say(&share)}<small>{more}</small></em>
        </button></li>
    }
}

/// The chance of every seat as things stand, as one bar.
#[component]
fn Shares() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let shares =
        move || frame.hints.advised.with(|advised| advised.as_ref().map(|found| found.chances.clone()));
    let parts = move || {
        let shares = shares().unwrap_or_default();
        shares.into_iter().enumerate().map(|(index, share)| {
            let seat = Seat::new(index);
            let wide = format!("flex-grow:{};--seat:var(--p{})", share.max(1), index + 1);
            let name = move || frame.say(&Note::new("web-hint-seat").seat(seat).number("share", share));
            view! { <li style=wide title=name aria-label=name><Shape seat=seat size=13/><b>{share}</b></li> }
        }).collect::<Vec<_>>()
    };
    view! {
        <h3>{move || frame.word("web-hint-shares")}</h3>
        <ul class="shares" class:none=move || shares().is_none()>{parts}</ul>
    }
}

/// A number with its sign.
fn signed(number: i64) -> String {
    if number < 0 { format!("\u{2212}{}", -number) } else { format!("+{number}") }
}
