//! Motion that explains: what an action moved flies from where it was to where it goes. And the sounds of it.

use super::Frame;
use super::shape::SHAPES;
use crate::screen::{Moved, Place};
use crate::sound::{self, Tone};
use crate::titles;
use game::Seat;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::Element;

/// How long a flight takes, and how long the next one waits for it, in milliseconds.
const FLIGHT: u64 = 440;
const APART: u64 = 90;
/// More flights than this at once say nothing any more.
const MOST: usize = 6;

/// Lets things fly and sound whenever the table goes on.
pub(super) fn follow(frame: Frame) {
    Effect::new(move |before: Option<(usize, bool)>| {
        let Some(seen) = frame.link.seen.get() else { return (0, false) };
        let mine = seen.is_mine();
        let Some((rows, was_mine)) = before.filter(|(rows, _)| *rows > 0 || seen.rows <= 1) else {
            return (seen.rows, mine);
        };
        if seen.rows <= rows {
            return (seen.rows, mine);
        }
        let news = seen.log.iter().filter(|(row, _)| *row > rows);
        let title = seen.view.board().title();
        let moved = news.filter_map(|(_, event)| titles::moved(title, *event));
        let flights: Vec<Moved> = moved.take(MOST).collect();
        if frame.settings.motion_now() && frame.looked.get_untracked().is_none() {
            let me = seen.me;
            for (nth, flight) in flights.into_iter().enumerate() {
                set_timeout(move || fly(flight, me), Duration::from_millis(APART * nth as u64));
            }
        }
        if frame.settings.sound.get_untracked() {
            sound::play(match (seen.ending.is_some(), mine && !was_mine) {
                (true, _) => Tone::End,
                (_, true) => Tone::Turn,
                _ => Tone::Move,
            });
        }
        (seen.rows, mine)
    });
    Effect::new(move |_| {
        let refused = frame.notice.with(Option::is_some) || frame.link.refusal.with(Option::is_some);
        if refused && frame.settings.sound.get_untracked() {
            sound::play(Tone::No);
        }
    });
}

/// Lets one thing fly.
fn fly(flight: Moved, me: Option<Seat>) {
    let (Some(from), Some(to)) = (middle(flight.from, me), middle(flight.to, me)) else { return };
    let Some(flyer) = document().create_element("div").ok() else { return };
    let style = format!(
        "left:{:.0}px;top:{:.0}px;--dx:{:.0}px;--dy:{:.0}px;--seat:var(--p{})",
        from.0,
        from.1,
        to.0 - from.0,
        to.1 - from.1,
        flight.seat.index() + 1
    );
    let _set = flyer.set_attribute("style", &style);
    let card = if flight.from == Place::Market { "flyer card" } else { "flyer" };
    let _set = flyer.set_attribute("class", card);
    let _set = flyer.set_attribute("aria-hidden", "true");
    flyer.set_inner_html(&format!(
        r#"<svg viewBox="0 0 16 16"><path d="{}"/></svg>"#,
        SHAPES[flight.seat.index()]
    ));
    if let Some(body) = document().body() {
        let _shown = body.append_child(&flyer);
    }
    set_timeout(move || flyer.remove(), Duration::from_millis(FLIGHT));
}

/// The middle of where something is; the bar stands in for what is not in sight.
fn middle(spot: Place, me: Option<Seat>) -> Option<(f64, f64)> {
    let first = match spot {
        Place::Seat(seat) if Some(seat) == me => ".game .dock".to_string(),
        Place::Seat(seat) => format!(".pl[data-seat=\"{}\"]", seat.index()),
        Place::Link(way) => format!("[data-way=\"{way}\"]"),
        Place::Market => ".game .market, .game .panel".to_string(),
    };
    let seat = match spot {
        Place::Seat(seat) => format!(".pl[data-seat=\"{}\"]", seat.index()),
        _ => String::new(),
    };
    [first, seat, ".game .top".into()]
        .iter()
        .filter(|query| !query.is_empty())
        .find_map(|query| in_sight(query))
}

fn in_sight(query: &str) -> Option<(f64, f64)> {
    let found = document().query_selector_all(query).ok()?;
    (0..found.length()).find_map(|index| {
        let element: Element = wasm_bindgen::JsCast::dyn_into(found.get(index)?).ok()?;
        let rect = element.get_bounding_client_rect();
        let seen = rect.width() > 0.0 && rect.height() > 0.0;
        seen.then(|| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
    })
}
