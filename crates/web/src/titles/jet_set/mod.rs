//! The screen of Jet Set: a departures board with the two rows, the map, own cards and the next income.

mod boarding_pass;
mod dock;
mod lesson;
mod map;
mod map_overlay;
mod place;
mod player;
mod rows;
mod score;
mod selection;
mod spots;
mod tale;

use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Mark, Moved, Place, Poster, Screen, Source, View};
use crate::tale::Tale;
use ::jet_set::{Action, Board, Event, State};
use game::Seat;
use leptos::prelude::*;

type Sees = View<::jet_set::View>;

impl Screen for State {
    const POSTER: Option<Poster> =
        Some(Poster { symbol: include_str!("poster.svg"), wide: "60 480 600 590", thumb: "300 20 360 360" });
    const LESSON: &'static [Mark] = lesson::LESSON;
    const TACTICS: &'static [Mark] = lesson::TACTICS;

    fn provide() {
        selection::provide();
    }

    fn size(board: &'static Board) -> [f64; 4] {
        map::size(board)
    }

    fn map() -> AnyView {
        view! { <map::Map/> }.into_any()
    }

    fn panel() -> AnyView {
        view! { <rows::Panel/> }.into_any()
    }

    fn dock() -> AnyView {
        view! { <dock::Dock/> }.into_any()
    }

    fn player(seat: Seat) -> AnyView {
        view! { <player::Player seat=seat/> }.into_any()
    }

    fn brief(seat: Seat) -> AnyView {
        let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
        view! { <small>{move || selection::euros(frame, sees.get().money[seat])}</small><b>{move || sees.get().points(seat)}</b> }
            .into_any()
    }

    fn chooser(actions: Vec<Action>) -> Option<AnyView> {
        place::chooser(actions)
    }

    fn over() -> AnyView {
        view! { <map_overlay::MapOverlay/> }.into_any()
    }

    fn is_told(event: Event) -> bool {
        matches!(event, Event::Vacation { .. } | Event::ClaimedFinal { .. } | Event::Scored(_))
    }

    fn tale(view: &::jet_set::View, events: &[Event], frame: Frame) -> Option<Tale> {
        tale::tale(view, events, frame)
    }

    fn score(view: &::jet_set::View, seen: &Seen, frame: Frame) -> Vec<Source> {
        score::score(view, seen, frame)
    }

    /// A link (JS-10).
    fn built(event: Event) -> Option<(Seat, usize)> {
        if let Event::Bought { seat, link, .. } = event { Some((seat, link.index())) } else { None }
    }

    fn moved(event: Event) -> Option<Moved> {
        match event {
            Event::Placed { seat, link, .. } => {
                Some(Moved { seat, from: Place::Seat(seat), to: Place::Link(link.index()) })
            }
            Event::Claimed { seat, .. } => Some(Moved::card(seat)),
            _ => Self::built(event).map(Moved::built),
        }
    }

    fn is_noise(event: Event, set_up: bool, _: bool) -> bool {
        match event {
            Event::SetAside { .. }
            | Event::FinalDealt { .. }
            | Event::Claims { .. }
            | Event::Via { .. }
            | Event::ClaimsFinal { .. }
            | Event::FinalVia { .. } => true,
            Event::TurnedUp { .. } => set_up,
            _ => false,
        }
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::TurnUp { .. } => "turn",
            Action::Buy { .. } => "buy",
            Action::Plane { .. } => "plane",
            Action::Claim { .. } => "claim",
            Action::ClaimFinal { .. } => "final",
            Action::Income => "income",
            _ => "",
        }
    }
}

/// A plane seen from above, its nose to the right, 42 by 37 around its middle.
const PLANE: &str = "M21 0C21-2.1 17-3 13-3L5-3-5-18.5-9.5-18.5-4.5-3-13-2.3-17-7.5-20.5-7.5-18.5 0-20.5 7.5\
                     -17 7.5-13 2.3-4.5 3-9.5 18.5-5 18.5 5 3 13 3C17 3 21 2.1 21 0Z";
