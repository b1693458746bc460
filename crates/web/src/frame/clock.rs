//! Clocks: each player's own, with whose it is. Those who are to decide see theirs run.

use super::{Frame, Icon, Shape};
use game::{Note, Seat};
use leptos::prelude::*;
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// Less than this is little.
const LITTLE: u64 = MINUTE;

/// The seconds that a player has left, if the table has clocks; followed, and told again at every `tick`.
fn left(frame: Frame, seat: Seat, tick: RwSignal<u32>) -> Option<u64> {
    frame.seen().and_then(|seen| {
        let (at, clocks) = seen.clocks.as_ref()?;
        let mut left = *clocks.get(seat.index())?;
        if seen.turn.is(seat) {
            tick.track();
            left -= crate::browser::now() - at;
        }
        Some(left.max(0.0) as u64 / 1000)
    })
}

/// So many seconds, as a clock shows them.
fn shown(frame: Frame, left: u64) -> String {
    match left {
        DAY.. => frame.say(
            &Note::new("web-clock-days")
                .number("days", (left / DAY) as i64)
                .number("hours", (left % DAY / HOUR) as i64),
        ),
        HOUR.. => format!("{}:{:02}:{:02}", left / HOUR, left % HOUR / MINUTE, left % MINUTE),
        _ => format!("{}:{:02}", left / MINUTE, left % MINUTE),
    }
}

fn ticks() -> RwSignal<u32> {
    let tick = RwSignal::new(0u32);
    let beat = set_interval(move || tick.update(|beat| *beat += 1), Duration::from_secs(1));
    on_cleanup(move || {
        if let Some(beat) = beat {
            beat.clear();
        }
    });
    tick
}

/// The clock of one player, beside the name.
#[component]
pub(super) fn Clock(seat: Seat) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let timed = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.clocks.is_some()));
    move || timed.get().then(|| view! { <Time seat=seat tick=ticks()/> })
}

/// The own clock, and that of whoever is to decide, in the bar.
#[component]
pub(super) fn Clocks() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let timed = Memo::new(move |_| {
        let seen = frame.seen().filter(|seen| seen.clocks.is_some())?;
        let other = seen.turn.first().filter(|&seat| Some(seat) != seen.me);
        Some((seen.me, other))
    });
    move || {
        let (me, other) = timed.get()?;
        let tick = ticks();
        let labelled = move |seat: Seat| {
            view! {
                <span class="timed"><Shape seat=seat size=13/><small>{move || frame.name(seat)}</small><Time seat=seat tick=tick/></span>
            }
        };
        Some(view! { <div class="clocks">{me.map(labelled)}{other.map(labelled)}</div> })
    }
}

#[component]
fn Time(seat: Seat, tick: RwSignal<u32>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let runs = Memo::new(move |_| frame.seen().is_some_and(|seen| seen.turn.is(seat)));
    let now = Memo::new(move |_| left(frame, seat, tick));
    let little = move || now.get().is_some_and(|left| left < LITTLE);
    let title = move || frame.say(&Note::new("web-clock-of").seat(seat));
    move || {
        now.get().is_some().then(|| view! {
        <span class="clock" class:runs=move || runs.get() class:little=little role="timer" aria-label=title title=title>
            <Icon name="clock" size=15/>{move || now.get().map(|left| shown(frame, left))}
        </span>
    })
    }
}
