//! The screen of Ticket to Ride Germany.

mod map;
mod score;

pub(crate) use map::{Map, size};
pub(crate) use score::score;

use super::{View, plain};
use crate::frame::Frame;
use ::ticket_to_ride_germany::Action;
use catalog::AnyAction;
use game::Seat;
use leptos::prelude::*;

type Sees = View<::ticket_to_ride_germany::View>;

/// Cards to draw, and how the table stands.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    view! { <plain::Summary/> }
}

/// The hand, the tickets, and what may be done apart from the map.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <header class="ph"><h2>{move || frame.word("web-your-moves")}</h2></header>
        <plain::Acts on_map=on_map/>
    }
}

fn on_map(action: AnyAction) -> bool {
    matches!(action, AnyAction::TicketToRideGermany(Action::Claim { .. }))
}

/// Points, trains, cards and tickets of a player.
#[component]
pub(crate) fn Player(seat: Seat) -> impl IntoView {
    let view = expect_context::<Sees>();
    let facts = move || {
        let view = view.get();
        vec![
            ("web-points", view.points[seat].to_string()),
            ("web-tg-trains", view.trains[seat].to_string()),
            ("web-cards", view.hand_sizes[seat].to_string()),
            ("web-tg-tickets", view.ticket_counts[seat].iter().sum::<u8>().to_string()),
        ]
    };
    view! { <plain::Facts facts=Signal::derive(facts)/> }
}
