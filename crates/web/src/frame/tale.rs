//! Plays what a title tells: in the place of the map, or beside it where the map is part of the story. It can be
//! stopped, played faster or by touch, again, or skipped; nobody else waits for it.

use super::{Drawer, Frame, Icon, Shape};
use crate::link::Seen;
use crate::tale::{Beat, Tale};
use crate::{browser, parts};
use game::Seat;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// Where the pace is kept.
const KEPT: &str = "skyrail.pace";

/// How fast beats follow each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// A touch leads on.
    Slow,
    Usual,
    Fast,
}

const PACES: [(Pace, &str, &str); 3] = [
    (Pace::Slow, "slow", "web-tale-slow"),
    (Pace::Usual, "usual", "web-tale-usual"),
    (Pace::Fast, "fast", "web-tale-fast"),
];

/// Begins a tale whenever the table goes on with something that is told.
pub(super) fn follow(frame: Frame) {
    Effect::new(move |before: Option<usize>| {
        let Some(seen) = frame.link.seen.get() else { return 0 };
        let now = seen.rows;
        // Whoever comes to a table, or goes back, is not told the past.
        let Some(before) = before.filter(|before| *before > 0 && *before < now) else { return now };
        if frame.looked.get_untracked().is_none() && frame.link.curtain.get_untracked().is_none() {
            let rows: Vec<usize> = (before + 1..=now).filter(|row| is_told(&seen, *row)).collect();
            if !rows.is_empty() {
                frame.told_rows.update(|told| told.extend(rows));
            }
        }
        now
    });
}

impl Frame {
    /// Tells a row once more.
    pub(super) fn tell(self, row: usize) {
        self.drawer.set(Drawer::Closed);
        self.told_rows.set(vec![row]);
    }
}

/// Whether a row has something that is told.
fn is_told(seen: &Seen, row: usize) -> bool {
    let title = seen.view.board().title();
    seen.log.iter().any(|(other, event)| *other == row && crate::titles::is_told(title, *event))
}

/// What is told now.
#[component]
pub(super) fn Telling() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let now = Memo::new(move |_| frame.told_rows.with(|rows| rows.first().copied()));
    let tale = move || {
        let row = now.get()?;
        let seen = frame.link.seen.get_untracked()?;
        Some(parts::tale(seen, row))
    };
    view! { {tale} }
}

/// A tale that plays; it goes once its last beat is closed.
#[component]
pub(crate) fn Plays(seen: Arc<Seen>, tale: Option<Tale>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let close = move || {
        frame.dark();
        frame.glance.set(None);
        frame.told_rows.update(|rows| {
            if !rows.is_empty() {
                rows.remove(0);
            }
        });
    };
    let Some(tale) = tale.filter(|tale| !tale.beats.is_empty()) else {
        close();
        return ().into_any();
    };
    let (count, seats) = (tale.beats.len(), seen.seats());
    let name = StoredValue::new(tale.name);
    let beats = StoredValue::new(tale.beats);
    let at = RwSignal::new(0usize);
    let held = RwSignal::new(false);
    let kept = browser::kept(KEPT).unwrap_or_default();
    let pace = RwSignal::new(
        PACES.iter().find(|(_, name, _)| *name == kept).map_or(Pace::Usual, |(pace, ..)| *pace),
    );
    let last = move || at.get() + 1 >= count;
    let on = move || {
        if at.get_untracked() + 1 < count {
            at.update(|at| *at += 1);
        }
    };
    // Each beat leads to the next, unless it was left before: then its timer is one of the past, also if the beat is told
    // again meanwhile.
    let turn = StoredValue::new(0u32);
    Effect::new(move |_| {
        turn.update_value(|turn| *turn += 1);
        let (now, pace, own) = (at.get(), pace.get(), turn.get_value());
        let rest = beats.with_value(|beats| beats[now].rest);
        let rest = if pace == Pace::Fast { rest / 2 } else { rest };
        if held.get() || pace == Pace::Slow || now + 1 >= count {
            return;
        }
        let goes_on = move || turn.try_get_value() == Some(own);
        set_timeout(
            move || {
                if goes_on() {
                    at.set(now + 1);
                }
            },
            Duration::from_millis(rest.into()),
        );
    });
    Effect::new(move |_| {
        let (lit, near) =
            beats.with_value(|beats| (beats[at.get()].lit.clone(), beats[at.get()].near.clone()));
        frame.lit.set(lit);
        frame.glance.set(frame.around("web-view-all", near));
    });
    let keys = window_event_listener(&leptos::ev::keydown, move |event| {
        let on_button = document().active_element().is_some_and(|element| element.tag_name() == "BUTTON");
        match event.key().as_str() {
            " " if !on_button => held.update(|held| *held = !*held),
            "ArrowRight" => on(),
            "Escape" if at.get_untracked() + 1 < count => at.set(count - 1),
            "Escape" => close(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let beat = move || beats.with_value(|beats| beats[at.get()].clone());
    let on_map = move || beat().lit != super::Lit::default();
    let said = move || frame.say(&beat().says);
    let picture = move || (beat().draw)();
    let sums = move || {
        let Beat { sums, gains, .. } = beat();
        let each = Seat::all(seats).zip(sums).map(|(seat, sum)| {
            let gain = gains.get(seat.index()).copied().filter(|gain| *gain != 0);
            let gain = gain.map(|gain| view! { <i class="gain">{signed(frame, gain)}</i> });
            view! {
                <li style=format!("--seat:var(--p{})", seat.index() + 1)><Shape seat=seat size=15/><span>{frame.name(seat)}</span>
                    <b>{frame.speech.text().number(sum.into())}</b>{gain}</li>
            }
        });
        each.collect::<Vec<_>>()
    };
    let paces: Vec<_> = PACES.into_iter().map(|(one, name, key)| view! {
        <button aria-pressed=move || (pace.get() == one).to_string() on:click=move |_| { pace.set(one); browser::keep(KEPT, name); }>
            {move || frame.word(key)}
        </button>
    }).collect();
    let hold = move || frame.word(if held.get() { "web-tale-on" } else { "web-replay-pause" });
    view! {
        <section class="tale" class:beside-map=on_map role="dialog" aria-label=move || frame.say(&name.get_value())>
            <header><h2>{move || frame.say(&name.get_value())}</h2>
                <span class="far">{move || format!("{}/{count}", at.get() + 1)}</span></header>
            <div class="scene" on:click=move |_| on()>
                {picture}
                <p class="says" role="status">{said}</p>
            </div>
            <ul class="sums">{sums}</ul>
            <footer>
                <button class="sq hold" aria-pressed=move || held.get().to_string() aria-label=hold on:click=move |_| held.update(|held| *held = !*held)>
                    {move || if held.get() { view! { <Icon name="play"/> } } else { view! { <Icon name="pause"/> } }}
                </button>
                <div class="paces" role="group" aria-label=move || frame.word("web-tale-pace")>{paces}</div>
                <button class="again" on:click=move |_| { held.set(false); at.set(0); }><Icon name="replay"/><span>{move || frame.word("web-tale-again")}</span></button>
                {move || if last() {
                    view! { <button class="on" on:click=move |_| close()>{frame.word("web-tale-close")}</button> }.into_any()
                } else {
                    view! { <button class="skip" on:click=move |_| at.set(count - 1)><Icon name="last"/>{frame.word("web-tale-skip")}</button> }.into_any()
                }}
            </footer>
        </section>
    }.into_any()
}

/// Points with their sign.
fn signed(frame: Frame, points: i32) -> String {
    let number = frame.speech.text().number(points.into());
    if points > 0 { format!("+{number}") } else { number }
}
