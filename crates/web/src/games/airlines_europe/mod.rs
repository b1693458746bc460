//! The screen of Airlines Europe.

mod map;
mod score;

pub(crate) use map::{Map, size};
pub(crate) use score::score;

use super::{View, plain};
use crate::frame::Frame;
use ::airlines_europe::Action;
use catalog::AnyAction;
use game::Seat;
use leptos::prelude::*;

type Sees = View<::airlines_europe::View>;

/// Share track and airlines.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    view! { <plain::Summary/> }
}

/// The hand, the market, and what may be done apart from the map.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <header class="ph"><h2>{move || frame.word("web-your-moves")}</h2></header>
        <plain::Acts on_map=on_map/>
    }
}

fn on_map(action: AnyAction) -> bool {
    matches!(action, AnyAction::AirlinesEurope(Action::Buy { .. } | Action::Ban { .. }))
}

/// Money and cards of a player.
#[component]
pub(crate) fn Player(seat: Seat) -> impl IntoView {
    let view = expect_context::<Sees>();
    let facts = move || {
        let view = view.get();
        let mut facts = vec![
            ("web-money", view.money[seat].to_string()),
            ("web-cards", (view.hand_sizes[seat] + view.hand_abacus[seat]).to_string()),
            ("web-ae-portfolio", view.portfolios[seat].total().to_string()),
        ];
        facts.extend(view.points[seat].map(|points| ("web-points", points.to_string())));
        facts
    };
    view! { <plain::Facts facts=Signal::derive(facts)/> }
}
