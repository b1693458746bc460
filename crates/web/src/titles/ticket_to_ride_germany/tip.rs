//! What a route costs and brings, or why it can't be claimed, beside the pointer or the focus.

use super::{Sees, claims, hand};
use crate::frame::Frame;
use ::ticket_to_ride_germany::{Action, Card, Passenger, Route, View};
use catalog::AnyAction;
use game::{Arg, Note};
use leptos::portal::Portal;
use leptos::prelude::*;

/// Which route is looked at, and where on the page.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct At {
    pub(super) route: Route,
    pub(super) x: f64,
    pub(super) y: f64,
}

/// The claim that comes nearest to being possible: its refusal is the reason that matters.
pub(super) fn refused(view: &View, route: Route) -> Action {
    let link = &view.board.routes[route.index()];
    let hand = hand(view);
    let colors = Card::all().filter(|&card| card != Card::LOCOMOTIVE);
    let best = colors.max_by_key(|&card| hand[card]).unwrap_or(Card(0));
    Action::Claim { route, color: link.color.unwrap_or(best), cards: link.length, locomotives: 0 }
}

/// How many cards are missing for a route, locomotives counted.
fn missing(view: &View, route: Route) -> u8 {
    let (link, hand) = (&view.board.routes[route.index()], hand(view));
    let colors = Card::all().filter(|&card| card != Card::LOCOMOTIVE);
    let most = link.color.map_or_else(|| colors.map(|card| hand[card]).max().unwrap_or(0), |card| hand[card]);
    link.length.saturating_sub(most + hand[Card::LOCOMOTIVE])
}

/// The tooltip.
#[component]
pub(super) fn Tip(tip: RwSignal<Option<At>>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    view! {
        <Portal>
            {move || tip.get().map(|at| {
                let view = view.get();
                let wide = window().inner_width().ok().and_then(|wide| wide.as_f64()).unwrap_or(1440.0);
                let high = window().inner_height().ok().and_then(|high| high.as_f64()).unwrap_or(900.0);
                let left = (at.x + 18.0).min(wide - 316.0).max(8.0);
                let place = if at.y > high * 0.62 {
                    format!("left:{left:.0}px;bottom:{:.0}px", high - at.y + 18.0)
                } else {
                    format!("left:{left:.0}px;top:{:.0}px", at.y + 18.0)
                };
                view! { <div class="tg-tip" style=place aria-hidden="true">{about(frame, &view, at.route)}</div> }
            })}
        </Portal>
    }
}

/// What there is to say about a route. No component, so that whoever asks follows the language.
fn about(frame: Frame, view: &View, route: Route) -> impl IntoView + use<> {
    let (board, link) = (view.board, &view.board.routes[route.index()]);
    let (a, b) = board.ends(route);
    let title = frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
    let points = board.route_points[link.length as usize];
    let color =
        link.color.map_or_else(|| frame.word("color-grey"), |card| frame.word(super::color_key(card)));
    let facts = frame.say(&Note::new("web-tg-spaces").number("spaces", link.length));
    let worth = frame.say(&Note::new("web-tg-points").number("points", points));
    let ways = claims(view, route);
    let pays: Vec<_> = ways.iter().take(4).filter_map(|action| {
        let AnyAction::TicketToRideGermany(Action::Claim { color, cards, locomotives, .. }) = *action else { return None };
        let part = |card: Card, count: u8| (count > 0).then(|| view! {
            <span class=format!("pay t-{}", card.id())><i></i>{count}" "{frame.word(super::color_key(card))}</span>
        });
        Some(view! { <li>{part(color, cards)}{part(Card::LOCOMOTIVE, locomotives)}</li> })
    }).collect();
    let more = ways.len().saturating_sub(4);
    let why =
        ways.is_empty().then(|| frame.why(AnyAction::TicketToRideGermany(refused(view, route)))).flatten();
    let lacks = missing(view, route);
    let free = view.owner(route).is_none()
        && view.eye.seat().is_some_and(|seat| view.open_to(seat) >> route.0 & 1 == 1);
    let helps: Vec<_> = view
        .eye
        .seat()
        .into_iter()
        .flat_map(|seat| {
            let held = view.tickets[seat].unwrap_or(0);
            let tickets = network::Bits(held).map(|ticket| ::ticket_to_ride_germany::Ticket(ticket as u8));
            tickets.filter(move |&ticket| {
                view.owner(route).is_none()
                    && view.way(seat, ticket).is_some_and(|way| way >> route.0 & 1 == 1)
            })
        })
        .map(|ticket| view! { <li>{super::tickets::pair(frame, board, ticket)}</li> })
        .collect();
    let crowd: Vec<_> = link.places.iter().filter(|&&place| !view.crowd(place).is_empty()).map(|&place| {
        let people: String = Passenger::all()
            .flat_map(|color| std::iter::repeat_n(super::art::pawn(color, 18), view.crowd(place).count(color).into()))
            .collect();
        view! { <li><span>{frame.place(board.place_id(place))}</span><span class="ppl" inner_html=people></span></li> }
    }).collect();
    let waits = (!crowd.is_empty() && view.owner(route).is_none())
        .then(|| view! { <h4>{frame.word("web-tg-passengers")}</h4><ul class="crowd">{crowd}</ul> });
    let helped = (!helps.is_empty())
        .then(|| view! { <h4>{frame.word("web-tg-helps")}</h4><ul class="helps">{helps}</ul> });
    view! {
        <header><b>{title}</b><span>{worth}</span></header>
        <p class="kind">{color}", "{facts}</p>
        {(!pays.is_empty()).then(|| view! {
            <h4>{frame.word("web-tg-pay-with")}</h4>
            <ul class="pays">{pays}</ul>
            {(more > 0).then(|| view! { <p class="more">{frame.say(&Note::new("web-tg-more-ways").with("count", Arg::Number(more as i64)))}</p> })}
        })}
        {why.map(|note| view! { <p class="why">{frame.say(&note)}" "<b>{note.clause}</b></p> })}
        {(free && ways.is_empty() && lacks > 0).then(|| view! { <p class="lacks">{frame.say(&Note::new("web-tg-missing-cards").number("cards", lacks))}</p> })}
        {waits}
        {helped}
    }
}
