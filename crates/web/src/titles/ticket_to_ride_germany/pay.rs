//! Choosing with cards: what a route is paid with, which route, which cards to draw, how many tickets of which kind.

use super::{Sees, art, color_key, hand, tickets, wrap};
use crate::frame::{CloseChoice, Frame, Icon};
use crate::sort;
use ::ticket_to_ride_germany::{Action, Card, Kind, Mix, Progress, Route, Ticket, View};
use game::Note;
use leptos::prelude::*;

/// A picture of a choice, for each kind of choice there is.
pub(super) fn chooser(actions: Vec<Action>) -> Option<AnyView> {
    let first = *actions.first()?;
    let same = |kind: fn(&Action) -> bool| actions.iter().all(kind);
    if same(|action| matches!(action, Action::Claim { .. })) {
        let route = first.route()?;
        return Some(if actions.iter().all(|action| action.route() == Some(route)) {
            view! { <Pay route=route/> }.into_any()
        } else {
            view! { <Ways actions=actions/> }.into_any()
        });
    }
    if same(|action| matches!(action, Action::Take { .. } | Action::Draw)) {
        return Some(view! { <Cards actions=actions/> }.into_any());
    }
    same(|action| matches!(action, Action::Tickets { .. }))
        .then(|| view! { <Mixes actions=actions/> }.into_any())
}

/// How many cards of each colour the open tickets still need, this route aside.
fn needed(view: &View, route: Route) -> [u8; ::ticket_to_ride_germany::CARDS] {
    let mut needed = [0; ::ticket_to_ride_germany::CARDS];
    let Some(seat) = view.eye.seat() else { return needed };
    let held = network::Bits(view.tickets[seat].unwrap_or(0)).map(|ticket| Ticket(ticket as u8));
    let ways = held.filter_map(|ticket| view.way(seat, ticket)).fold(0, |all, way| all | way);
    for other in network::Bits(ways & !view.routes[seat] & !(1 << route.0)) {
        let link = &view.board.routes[other];
        if let Some(color) = link.color {
            needed[color.index()] += link.length;
        }
    }
    needed
}

/// How many cards of a payment the open tickets will miss.
fn harm(view: &View, needed: &[u8], action: Action) -> u8 {
    let Action::Claim { color, cards, .. } = action else { return 0 };
    let spare = hand(view)[color].saturating_sub(needed[color.index()]);
    cards.saturating_sub(spare)
}

/// The ways to pay for a route, the best first: few locomotives, cards that no ticket needs, the longest colour.
fn ways(view: &View, route: Route) -> Vec<Action> {
    let needed = needed(view, route);
    let mut ways: Vec<Action> =
        view.legal.iter().copied().filter(|action| action.route() == Some(route)).collect();
    sort::by_key(&mut ways, |&action| {
        let Action::Claim { color, locomotives, .. } = action else { return (0, 0, std::cmp::Reverse(0)) };
        (locomotives, harm(view, &needed, action), std::cmp::Reverse(hand(view)[color]))
    });
    ways
}

/// The payment after one pile was touched: that colour with the fewest locomotives; or one locomotive more, and after
/// the most of them none again.
fn touched(ways: &[Action], now: Action, pile: Card) -> Option<Action> {
    let Action::Claim { color, locomotives, .. } = now else { return None };
    let of = |wanted: Card| {
        let own = ways
            .iter()
            .copied()
            .filter(move |way| matches!(way, Action::Claim { color, .. } if *color == wanted));
        own.collect::<Vec<_>>()
    };
    let count = |way: &Action| if let Action::Claim { locomotives, .. } = way { *locomotives } else { 0 };
    if pile != Card::LOCOMOTIVE {
        return of(pile).into_iter().min_by_key(count);
    }
    let more = of(color).into_iter().filter(|way| count(way) > locomotives).min_by_key(count);
    let all = of(Card::LOCOMOTIVE).into_iter().next().filter(|_| color != Card::LOCOMOTIVE);
    more.or(all).or_else(|| ways.iter().copied().min_by_key(count))
}

/// Cards as they lie side by side.
fn laid(card: Card, count: u8, wide: u32) -> String {
    art::card(card, wide).repeat(count.into())
}

/// The cards that leave the hand for a route, the piles they may come from, and what is left.
#[component]
fn Pay(route: Route) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let (board, first) = (view.0.get_untracked().board, view.0.get_untracked());
    let ways = StoredValue::new(ways(&first, route));
    let best = ways.with_value(|ways| ways.first().copied());
    let now = RwSignal::new(best);
    let link = &board.routes[route.index()];
    let (a, b) = board.ends(route);
    frame.light_route(a, b);
    frame.glance_at(<[usize; 2]>::from(board.graph.ends(route.index())));
    on_cleanup(move || frame.dark());
    let title = move || frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
    let points = board.route_points[link.length as usize];
    let worth = move || frame.say(&Note::new("web-tg-points").number("points", points));
    let slots = move || match now.get() {
        Some(Action::Claim { color, cards, locomotives, .. }) => {
            laid(color, cards, 44) + &laid(Card::LOCOMOTIVE, locomotives, 44)
        }
        _ => {
            let (color, have) = nearest(&view.get(), route);
            let locos = hand(&view.get())[Card::LOCOMOTIVE].min(link.length.saturating_sub(have));
            let gaps = link.length.saturating_sub(have + locos);
            laid(color, have, 44)
                + &laid(Card::LOCOMOTIVE, locos, 44)
                + &"<i class=\"gap\"></i>".repeat(gaps.into())
        }
    };
    let reason = move || {
        let view = view.get();
        match now.get() {
            Some(action @ Action::Claim { color, cards, .. }) if cards > 0 => {
                let needed = needed(&view, route);
                let missing = harm(&view, &needed, action);
                frame.say(&match (missing, needed[color.index()]) {
                    (0, 0) => Note::new("web-tg-pay-free"),
                    (0, _) => Note::new("web-tg-pay-enough"),
                    _ => Note::new("web-tg-pay-needed").number("cards", missing),
                })
            }
            Some(_) => frame.word("web-tg-pay-locomotives"),
            None => {
                let why = frame.why(wrap(super::tip::refused(&view, route)));
                why.map(|note| frame.say(&note)).unwrap_or_default()
            }
        }
    };
    let piles = move || {
        let view = view.get();
        let held = super::dock::ordered(&view);
        let mut piles: Vec<(Card, u8)> =
            held.iter().copied().filter(|(card, _)| *card != Card::LOCOMOTIVE).collect();
        if let Some(color) = link.color {
            piles.retain(|(card, _)| *card == color);
        }
        piles.extend(held.into_iter().filter(|(card, _)| *card == Card::LOCOMOTIVE));
        piles.into_iter().enumerate().map(|(nth, (card, held))| {
            let pays = move || match now.get() {
                Some(Action::Claim { color, cards, locomotives, .. }) => {
                    (if color == card { cards } else { 0 }) + if card == Card::LOCOMOTIVE { locomotives } else { 0 }
                }
                _ => 0,
            };
            let next = move || ways.with_value(|ways| touched(ways, now.get()?, card));
            let key = if card == Card::LOCOMOTIVE { 0 } else { nth + 1 };
            view! {
                <li><button class="pile" class:chosen=move || pays() != 0 class:none=move || next().is_none() disabled=move || next().is_none() data-key=key
                    aria-pressed=move || (pays() != 0).to_string()
                    on:click=move |_| if let Some(action) = next() { now.set(Some(action)); }>
                    <span inner_html=art::card(card, 38)></span>
                    <b>{move || if pays() > 0 { format!("{}/{held}", pays()) } else { held.to_string() }}</b>
                    <span class="word">{move || frame.word(color_key(card))}</span>
                </button></li>
            }
        }).collect::<Vec<_>>()
    };
    let left = move || {
        let mut left = hand(&view.get());
        if let Some(Action::Claim { color, cards, locomotives, .. }) = now.get() {
            left[color] -= cards;
            left[Card::LOCOMOTIVE] -= locomotives;
        }
        let each = left.iter().filter(|(_, count)| *count > 0);
        each.map(|(card, count)| format!("<span>{}<b>{count}</b></span>", art::card(card, 20)))
            .collect::<Vec<_>>()
            .concat()
    };
    let facts = move || {
        let view = view.get();
        let seat = view.eye.seat()?;
        let trains = view.trains[seat];
        let mut facts = vec![
            ("web-tg-fact-points", view.points[seat], view.points[seat] + i16::from(points)),
            ("web-tg-fact-trains", trains.into(), i16::from(trains) - i16::from(link.length)),
        ];
        // The open ticket that this brings nearest to its end.
        let held = network::Bits(view.tickets[seat].unwrap_or(0)).map(|ticket| Ticket(ticket as u8));
        let nearer = held.filter(|&ticket| view.way(seat, ticket).is_some_and(|way| way >> route.0 & 1 == 1));
        let missing = nearer.filter_map(|ticket| match view.progress(seat, ticket) {
            Progress::Possible { missing, .. } => Some(missing as i16),
            _ => None,
        });
        if let Some(missing) = missing.min() {
            facts.push(("web-tg-fact-to-go", missing, (missing - i16::from(link.length)).max(0)));
        }
        Some(facts.into_iter().map(|(key, before, after)| view! {
            <div><dt>{frame.word(key)}</dt><dd>{minus(before)}" \u{2192} "<b>{minus(after)}</b></dd></div>
        }).collect::<Vec<_>>())
    };
    let claim = move |_| {
        if let Some(action) = now.get_untracked() {
            frame.perform(wrap(action));
        }
    };
    let button = move || {
        let cards = Note::new("web-tg-claim-with").number("cards", link.length);
        frame.say(&cards)
    };
    let key = window_event_listener(&leptos::ev::keydown, move |event| {
        let Some(action) = now.try_get_untracked().flatten() else { return };
        if event.key() == "Enter"
            && document().active_element().is_none_or(|element| element.tag_name() != "BUTTON")
        {
            event.prevent_default();
            frame.perform(wrap(action));
        }
        // Piles by their number, the locomotive by 0.
        if event.key().len() == 1 && event.key().as_bytes()[0].is_ascii_digit() {
            let pile = document()
                .query_selector(&format!(".choices .pile[data-key=\"{}\"]", event.key()))
                .ok()
                .flatten();
            if let Some(pile) = pile {
                wasm_bindgen::JsCast::unchecked_ref::<web_sys::HtmlElement>(&pile).click();
            }
        }
    });
    on_cleanup(move || key.remove());
    view! {
        <div class="tg-pay">
            <header><h2>{title}</h2><span>{worth}</span></header>
            <div class="laid"><p class="slots" inner_html=slots></p><p class="reason">{reason}</p></div>
            <ul class="piles">{piles}</ul>
            <p class="left" class:none=move || now.with(Option::is_none)><span>{move || frame.word("web-tg-left")}</span><span class="rest" inner_html=left></span></p>
            <dl class="change" class:none=move || now.with(Option::is_none)>{facts}</dl>
            <footer>
                <button class="back" on:click=move |_| frame.drop_it()><Icon name="undo"/>{move || frame.word("web-back")}</button>
                {best.map(|_| view! { <button class="does" on:click=claim>{button}</button> })}
            </footer>
        </div>
    }
}

/// A number with a minus sign that is one.
fn minus(number: i16) -> String {
    if number < 0 { format!("\u{2212}{}", -number) } else { number.to_string() }
}

/// The colour that comes nearest to paying for a route, and how many of it are held.
fn nearest(view: &View, route: Route) -> (Card, u8) {
    let (link, hand) = (&view.board.routes[route.index()], hand(view));
    let colors = Card::all().filter(|&card| card != Card::LOCOMOTIVE);
    let color = link.color.or_else(|| colors.max_by_key(|&card| hand[card])).unwrap_or(Card(0));
    (color, hand[color].min(link.length))
}

/// Routes to choose from, as their tracks.
#[component]
fn Ways(actions: Vec<Action>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let board = view.0.get_untracked().board;
    let mut routes: Vec<Route> = actions.iter().filter_map(|action| action.route()).collect();
    sort::by_key(&mut routes, |route| (std::cmp::Reverse(board.routes[route.index()].length), route.0));
    routes.dedup();
    let each: Vec<_> = routes.into_iter().map(|route| {
        let link = &board.routes[route.index()];
        let (a, b) = board.ends(route);
        let name = move || frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
        let color = link.color.map_or("grey", Card::id);
        let track = format!("<i class=\"t-{color}\"></i>").repeat(link.length.into());
        let points = board.route_points[link.length as usize];
        let pick = move |_| frame.choose(super::claims(&view.0.get_untracked(), route));
        view! {
            <li><button class="way can" on:click=pick on:mouseenter=move |_| frame.light_route(a, b) on:mouseleave=move |_| frame.dark()
                on:focus=move |_| frame.light_route(a, b) on:blur=move |_| frame.dark()>
                <span class="nm">{name}</span><b>"+"{points}</b><span class="track" inner_html=track></span>
            </button></li>
        }
    }).collect();
    view! {
        <header><h2>{move || frame.word("web-tg-which-route")}</h2><CloseChoice/></header>
        <ul class="ways">{each}</ul>
    }
}

/// Cards to take or draw.
#[component]
fn Cards(actions: Vec<Action>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let each: Vec<_> = actions.into_iter().map(|action| {
        let picture = match action {
            Action::Take { card } => art::card(card, 52),
            _ => art::deck(view.0.get_untracked().deck_size),
        };
        let word = move || match action {
            Action::Take { card } => frame.word(color_key(card)),
            _ => frame.word("web-tg-deck"),
        };
        view! { <li><button class="pile can" on:click=move |_| frame.perform(wrap(action))><span inner_html=picture></span><span class="word">{word}</span></button></li> }
    }).collect();
    view! {
        <header><h2>{move || frame.word("web-tg-draw")}</h2><CloseChoice/></header>
        <ul class="piles">{each}</ul>
    }
}

/// How many short and long tickets to draw, as tickets.
#[component]
fn Mixes(actions: Vec<Action>) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let each: Vec<_> = actions
        .into_iter()
        .filter_map(|action| {
            let Action::Tickets { mix } = action else { return None };
            Some(view! { <li><Blend mix=mix/></li> })
        })
        .collect();
    view! {
        <header><h2>{move || frame.word("web-tg-mix")}</h2><CloseChoice/></header>
        <ul class="blends">{each}</ul>
    }
}

/// One mix of tickets as a button with tickets on it.
#[component]
pub(super) fn Blend(mix: Mix) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let action = wrap(Action::Tickets { mix });
    let small = |kind: Kind, count: u8| {
        format!("<i class=\"{}\"></i>", if kind == Kind::Long { "long" } else { "short" })
            .repeat(count.into())
    };
    let drawn = small(Kind::Short, mix.short) + &small(Kind::Long, mix.long);
    view! {
        <button class="blend can" class:chosen=move || frame.marked() == Some(action) on:click=move |_| frame.perform(action)>
            <span class="cards" inner_html=drawn></span>
            <span>{move || tickets::mix(frame, mix)}</span>
            <span class="sr">{move || frame.describe(action)}</span>
        </button>
    }
}
