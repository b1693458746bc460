//! What is open about one player: points, money, next income, planes, markers, flights.

use super::Sees;
use super::selection::{Card, cities, euros};
use crate::frame::{Frame, counted};
use game::{Note, Seat};
use leptos::prelude::*;

/// What is open about one player.
#[component]
pub(crate) fn Player(seat: Seat) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let open = RwSignal::new(false);
    let points = counted(Signal::derive(move || sees.get().points(seat).into()));
    let unit = move || frame.say(&Note::new("web-points-unit").number("points", points.get()));
    let facts = move || {
        let view = sees.get();
        [
            ("web-money", euros(frame, view.money[seat])),
            ("web-js-income", euros(frame, view.income(seat))),
            ("web-js-planes", view.stock[seat].to_string()),
            ("web-js-markers", view.markers[seat].to_string()),
        ]
        .map(|(key, value)| view! { <div><dt>{frame.word(key)}</dt><dd>{value}</dd></div> })
    };
    let count = move || sees.get().flights(seat).count();
    let last = move || {
        sees.get().landed[seat].map(|landed| {
            view! { <p class="landed">{frame.say(&Note::new("web-js-on-final").number("planes", landed.planes))}</p> }
        })
    };
    let flights = move || {
        open.get().then(|| {
            let view = sees.get();
            let lines: Vec<_> = view.flights(seat).map(|flight| {
                let worth = view.board.flight_card(flight).worth;
                view! { <li><span class=format!("worth w{worth}")>{worth}</span>{cities(frame, &view, Card::Flight(flight))}</li> }
            }).collect();
            view! { <ul class="theirs">{lines}</ul> }
        })
    };
    view! {
        <p class="js-points"><b>{move || points.get()}</b>" "{unit}</p>
        <dl class="facts">
            {facts}
            <div><dt>{move || frame.word("web-js-flights")}</dt>
                <dd><button class="fold" aria-expanded=move || open.get().to_string() disabled=move || count() == 0
                    aria-label=move || format!("{} {}", frame.word("web-js-flights"), count())
                    on:click=move |_| open.update(|open| *open = !*open)>{count}</button></dd></div>
        </dl>
        {last}
        {flights}
    }
}
