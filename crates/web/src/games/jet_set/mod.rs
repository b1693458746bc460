//! The screen of Jet Set.

mod map;
mod score;

pub(crate) use map::{Map, size};
pub(crate) use score::score;

use super::{View, plain};
use crate::frame::Frame;
use catalog::AnyAction;
use game::Seat;
use leptos::prelude::*;

type Sees = View<::jet_set::View>;

/// The flight rows.
#[component]
pub(crate) fn Panel() -> impl IntoView {
    view! { <plain::Summary/> }
}

/// Own flights, Final Flights, and what may be done apart from the map.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let frame = expect_context::<Frame>();
    view! {
        <header class="ph"><h2>{move || frame.word("web-your-moves")}</h2></header>
        <plain::Acts on_map=on_map/>
    }
}

fn on_map(action: AnyAction) -> bool {
    matches!(action, AnyAction::JetSet(action) if action.link().is_some())
}

/// Points, money, income, planes and markers of a player.
#[component]
pub(crate) fn Player(seat: Seat) -> impl IntoView {
    let view = expect_context::<Sees>();
    let facts = move || {
        let view = view.get();
        vec![
            ("web-points", view.points(seat).to_string()),
            ("web-money", view.money[seat].to_string()),
            ("web-js-income", view.income(seat).to_string()),
            ("web-js-planes", view.stock[seat].to_string()),
            ("web-js-flights", view.flights(seat).count().to_string()),
        ]
    };
    view! { <plain::Facts facts=Signal::derive(facts)/> }
}
