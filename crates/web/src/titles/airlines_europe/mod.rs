//! The screen of Airlines Europe.
//!
//! `map.rs` draws routes and cities, `tip.rs` says what a route costs and brings, `departures.rs` and `airlines.rs` are
//! the panel, `dock.rs` and `market.rs` the cards, `buy.rs` choices with tails, `fleet.rs` the colours and codes of any board's airlines.

mod airlines;
mod buy;
mod card;
mod cities;
mod departures;
mod dock;
mod fleet;
mod lesson;
mod map;
mod market;
mod player;
mod routes;
mod score;
mod short;
mod tale;
mod tip;

use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Mark, Moved, Poster, Screen, Source, View};
use crate::tale::Tale;
use ::airlines_europe::{AIRLINES, Action, Airline, Board, Event, State};
use catalog::AnyAction;
use game::{Note, Seat};
use leptos::prelude::*;

type Sees = View<::airlines_europe::View>;

impl Screen for State {
    const POSTER: Option<Poster> =
        Some(Poster { symbol: include_str!("poster.svg"), wide: "60 60 540 560", thumb: "150 230 400 400" });
    const LESSON: &'static [Mark] = lesson::LESSON;
    const TACTICS: &'static [Mark] = lesson::TACTICS;

    fn size(_: &'static Board) -> [f64; 4] {
        map::SIZE
    }

    fn map() -> AnyView {
        view! { <map::Map/> }.into_any()
    }

    fn panel() -> AnyView {
        view! { <Panel/> }.into_any()
    }

    fn dock() -> AnyView {
        view! { <dock::Dock/> }.into_any()
    }

    fn player(seat: Seat) -> AnyView {
        view! { <player::Player seat=seat/> }.into_any()
    }

    fn brief(seat: Seat) -> AnyView {
        let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
        let money = move || frame.say(&Note::new("web-ae-m").number("money", view.get().money[seat]));
        view! { <b>{money}</b> }.into_any()
    }

    fn chooser(actions: Vec<Action>) -> Option<AnyView> {
        buy::chooser(actions)
    }

    fn is_told(event: Event) -> bool {
        matches!(event, Event::Scored(_))
    }

    fn tale(view: &::airlines_europe::View, events: &[Event], frame: Frame) -> Option<Tale> {
        tale::tale(view, events, frame)
    }

    fn score(view: &::airlines_europe::View, seen: &Seen, frame: Frame) -> Vec<Source> {
        score::score(view, seen, frame)
    }

    /// A licence (AE-17).
    fn built(event: Event) -> Option<(Seat, usize)> {
        if let Event::Bought { seat, route, .. } = event { Some((seat, route.index())) } else { None }
    }

    fn moved(event: Event) -> Option<Moved> {
        match event {
            Event::Took { seat, .. } | Event::Drew { seat, .. } => Some(Moved::card(seat)),
            _ => Self::built(event).map(Moved::built),
        }
    }

    fn is_noise(event: Event, _: bool, first: bool) -> bool {
        short::is_noise(event, first)
    }

    fn kind(action: Action) -> &'static str {
        short::kind(action)
    }

    fn mark_names(board: &'static Board, note: Note) -> Note {
        short::mark_names(board, note)
    }
}

/// The departures board, bonus targets and the key of the map; on a phone the market too.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <departures::Strip open=open/>
        <div class="board" class:open=move || open.get()>
            <departures::Shut open=open/>
            <departures::Departures/>
            <airlines::Bonuses/>
            <departures::Key/>
        </div>
        <market::Market/>
    }
}

/// An action as the frame wants it.
fn any(action: Action) -> AnyAction {
    AnyAction::AirlinesEurope(action)
}

/// The airlines in play, in the order of the board file.
fn flying(view: &::airlines_europe::View) -> impl Iterator<Item = Airline> + use<> {
    let flying = view.flying;
    (0..AIRLINES as u8).filter(move |index| flying >> index & 1 == 1).map(Airline)
}

/// A row of victory points, up to its first 0.
fn row(row: &[u8]) -> String {
    let end = row.iter().position(|&points| points == 0).unwrap_or(row.len());
    row[..end].iter().map(u8::to_string).collect::<Vec<_>>().join("·")
}
