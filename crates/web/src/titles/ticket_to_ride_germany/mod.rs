//! The screen of Ticket to Ride Germany.
//!
//! `map.rs` is the map, of `lanes.rs` (where the spaces lie), `routes.rs`, `places.rs` and `tip.rs`; `panel.rs` what
//! can be drawn, `pay.rs` choices with cards, `dock.rs` the hand, `tickets.rs` the tickets, `player.rs` what is open about a player, `score.rs`
//! the story of the score, `art.rs` the drawings.

mod art;
mod dock;
mod lanes;
mod lesson;
mod map;
mod panel;
mod pay;
mod places;
mod player;
mod routes;
mod score;
mod tale;
mod tickets;
mod tip;

use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Mark, Moved, Network, Poster, Screen, Source, View};
use crate::sort;
use crate::tale::Tale;
use ::ticket_to_ride_germany::{Action, Board, CARDS, Card, Cards, Event, Passenger, Route, State};
use catalog::AnyAction;
use game::Seat;
use leptos::prelude::*;

type Sees = View<::ticket_to_ride_germany::View>;

impl Screen for State {
    const POSTER: Option<Poster> =
        Some(Poster { symbol: include_str!("poster.svg"), wide: "90 210 500 520", thumb: "200 330 400 400" });
    const LESSON: &'static [Mark] = lesson::LESSON;
    const TACTICS: &'static [Mark] = lesson::TACTICS;

    fn size(board: &'static Board) -> [f64; 4] {
        map::size(board)
    }

    fn map() -> AnyView {
        view! { <map::Map/> }.into_any()
    }

    fn panel() -> AnyView {
        view! { <panel::Panel/> }.into_any()
    }

    fn dock() -> AnyView {
        view! { <dock::Dock/> }.into_any()
    }

    fn player(seat: Seat) -> AnyView {
        view! { <player::Player seat=seat/> }.into_any()
    }

    fn brief(seat: Seat) -> AnyView {
        let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
        let points = move || frame.speech.text().number(view.get().points[seat].into());
        view! { <b>{points}</b> }.into_any()
    }

    fn chooser(actions: Vec<Action>) -> Option<AnyView> {
        pay::chooser(actions)
    }

    fn is_told(event: Event) -> bool {
        matches!(event, Event::RoutesScored { .. })
    }

    fn tale(view: &::ticket_to_ride_germany::View, events: &[Event], frame: Frame) -> Option<Tale> {
        tale::tale(view, events, frame)
    }

    fn score(view: &::ticket_to_ride_germany::View, seen: &Seen, frame: Frame) -> Vec<Source> {
        score::score(view, seen, frame)
    }

    /// Lines to a country end at its border.
    fn network(board: &'static Board) -> Network {
        let cities = board.cities.iter().map(|city| (city.x, city.y));
        Network {
            backdrop: board.backdrop.clone(),
            spots: cities.chain(board.end_points.iter().map(|end| (end.x, end.y))).collect(),
            links: (0..board.routes.len()).map(|route| board.graph.ends(route)).collect(),
        }
    }

    /// A claim (TG-12).
    fn built(event: Event) -> Option<(Seat, usize)> {
        if let Event::Claimed { seat, route, .. } = event { Some((seat, route.index())) } else { None }
    }

    fn moved(event: Event) -> Option<Moved> {
        match event {
            Event::Took { seat, .. } | Event::Drew { seat, .. } => Some(Moved::card(seat)),
            _ => Self::built(event).map(Moved::built),
        }
    }

    fn is_noise(event: Event, _: bool, _: bool) -> bool {
        matches!(
            event,
            Event::Placed { .. }
                | Event::Dealt { .. }
                | Event::TurnedUp { .. }
                | Event::Offered { .. }
                | Event::Returned { .. }
                | Event::Boarded { color: None, .. }
        )
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Draw | Action::Take { .. } => "draw",
            Action::Claim { .. } => "claim",
            Action::Tickets { .. } => "tickets",
            _ => "",
        }
    }
}

fn wrap(action: Action) -> AnyAction {
    AnyAction::TicketToRideGermany(action)
}

/// The claims of a route that are possible now, those with the fewest locomotives first.
fn claims(view: &::ticket_to_ride_germany::View, route: Route) -> Vec<AnyAction> {
    let mut claims: Vec<Action> =
        view.legal.iter().copied().filter(|action| action.route() == Some(route)).collect();
    sort::by_key(&mut claims, |action| match action {
        Action::Claim { locomotives, .. } => *locomotives,
        _ => 0,
    });
    claims.into_iter().map(wrap).collect()
}

/// The hand of whoever looks; empty for a watcher.
fn hand(view: &::ticket_to_ride_germany::View) -> Cards {
    view.eye.seat().and_then(|seat| view.hands[seat]).unwrap_or_default()
}

/// The message that names a card.
fn color_key(card: Card) -> &'static str {
    const KEYS: [&str; CARDS] = [
        "color-purple",
        "color-blue",
        "color-orange",
        "color-white",
        "color-green",
        "color-yellow",
        "color-black",
        "color-red",
        "color-locomotive",
    ];
    KEYS[card.index()]
}

/// The message that names a passenger's colour.
fn coat_key(color: Passenger) -> &'static str {
    Card::of(color.id()).map_or("color-grey", color_key)
}
