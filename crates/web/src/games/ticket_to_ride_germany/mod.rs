//! The screen of Ticket to Ride Germany.
//!
//! `map.rs` is the map, of `lanes.rs` (where the spaces lie), `routes.rs`, `places.rs` and `tip.rs`; `panel.rs` what
//! can be drawn, `dock.rs` the hand, `tickets.rs` the tickets, `player.rs` what is open about a player, `score.rs`
//! the story of the score, `art.rs` the drawings.

mod art;
mod dock;
mod lanes;
mod map;
mod panel;
mod places;
mod player;
mod routes;
mod score;
mod tickets;
mod tip;

pub(crate) use dock::Dock;
pub(crate) use map::{Map, size};
pub(crate) use panel::Panel;
pub(crate) use player::Player;
pub(crate) use score::score;

use super::View;
use crate::order;
use ::ticket_to_ride_germany::{Action, CARDS, Card, Cards, Passenger, Route};
use catalog::AnyAction;

type Sees = View<::ticket_to_ride_germany::View>;

fn wrap(action: Action) -> AnyAction {
    AnyAction::TicketToRideGermany(action)
}

/// The claims of a route that are possible now, those with the fewest locomotives first.
fn claims(view: &::ticket_to_ride_germany::View, route: Route) -> Vec<AnyAction> {
    let mut claims: Vec<Action> =
        view.legal.iter().copied().filter(|action| action.route() == Some(route)).collect();
    order::sort_by_key(&mut claims, |action| match action {
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
