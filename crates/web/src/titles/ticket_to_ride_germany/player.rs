//! What is open about a player: points, one tick for each train, cards, tickets, passengers.

use super::{Sees, art, coat_key};
use crate::frame::{Frame, counted};
use ::ticket_to_ride_germany::{Module, Passenger};
use game::{Note, Seat};
use leptos::prelude::*;

/// What is open about a player.
#[component]
pub(crate) fn Player(seat: Seat) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let points = counted(Signal::derive(move || i32::from(view.get().points[seat])));
    let trains = Memo::new(move |_| view.get().trains[seat]);
    let cards = Memo::new(move |_| view.get().hand_sizes[seat]);
    let tickets = Memo::new(move |_| view.get().ticket_counts[seat]);
    let all = board.trains.max(1);
    let bar = move || format!("--v:{:.2}%;--of:{all}", f64::from(trains.get()) * 100.0 / f64::from(all));
    let two = board.has(Module::TwoDecks);
    let people: Vec<_> = Passenger::all()
        .filter(|_| board.has(Module::Passengers))
        .map(|color| {
            let count = Memo::new(move |_| view.get().passengers[seat][color.index()]);
            let name = move || format!("{} {}", frame.word(coat_key(color)), count.get());
            view! {
                <span class:z=move || count.get() == 0 title=name>
                    <i inner_html=art::pawn(color, 22)></i><b>{move || count.get()}</b>
                </span>
            }
        })
        .collect();
    let fact = move |key: &'static str, name: &'static str, value: i64| {
        let text = frame.say(&Note::new(key).number(name, value));
        // The number stands out; whatever language puts around it stays.
        match text.split_once(&value.to_string()) {
            Some((before, after)) => {
                view! { <span>{before.to_string()}<b>{value}</b>{after.to_string()}</span> }.into_any()
            }
            None => view! { <span>{text}</span> }.into_any(),
        }
    };
    view! {
        <p class="pt">{move || fact("web-tg-points", "points", points.get().into())}</p>
        <p class="tr"><span class="ticks" style=bar></span>{move || fact("web-tg-trains-count", "trains", trains.get().into())}</p>
        <p class="ps">
            {move || fact("web-tg-cards-count", "cards", cards.get().into())}
            {move || fact(if two { "web-tg-short-count" } else { "web-tg-one-count" }, "tickets", tickets.get()[0].into())}
            {move || two.then(|| fact("web-tg-long-count", "tickets", tickets.get()[1].into()))}
        </p>
        <p class="px">{people}</p>
    }
}
