//! Choosing with tails and cards: which airline grows, where it flies and what that brings; which shares are played.

use super::airlines::network_of;
use super::card::Card;
use super::fleet::Fleet;
use super::{Sees, any, flying};
use crate::frame::{CloseChoice, Frame, Icon, Shape};
use crate::sort;
use ::airlines_europe::numbers::DIVIDEND;
use ::airlines_europe::{Action, Airline, Route, View};
use game::{Note, Seat};
use leptos::prelude::*;
use network::Bits;

/// A picture of a choice, for each kind of choice there is.
pub(super) fn chooser(actions: Vec<Action>) -> Option<AnyView> {
    let same = |kind: fn(&Action) -> bool| actions.iter().all(kind);
    if same(|action| matches!(action, Action::Buy { .. })) {
        return Some(view! { <Buy actions=actions/> }.into_any());
    }
    let lays = same(|action| matches!(action, Action::Play { .. } | Action::PlayPair { .. }));
    lays.then(|| view! { <Lays actions=actions/> }.into_any())
}

/// The only one of a list, if there is one.
fn only<T: PartialEq + Copy>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// The airline and the route of a purchase.
fn parts(action: Action) -> Option<(Airline, Route)> {
    if let Action::Buy { airline, route } = action { Some((airline, route)) } else { None }
}

/// Airline, route, purchase: whatever a click has said already is not asked again.
#[component]
fn Buy(actions: Vec<Action>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let fleet = Fleet::new(view.0.get_untracked().board);
    let buys: Vec<(Airline, Route)> = actions.into_iter().filter_map(parts).collect();
    let (first_airline, first_route) =
        (only(buys.iter().map(|(airline, _)| *airline)), only(buys.iter().map(|(_, route)| *route)));
    let airline = RwSignal::new(first_airline);
    let route = RwSignal::new(first_route);
    let buys = StoredValue::new(buys);
    // The map shows the network of the airline, and the route once it is chosen.
    Effect::new(move |_| {
        let view = view.get();
        let Some(airline) = airline.get() else { return frame.dark() };
        match route.get() {
            Some(route) => {
                let (a, b) = view.board.ends(route);
                frame.light_route(a, b);
            }
            None => frame.lit.set(network_of(&view, airline)),
        }
        let near = route.get().map_or_else(
            || {
                view.flown(airline)
                    | buys.with_value(|buys| {
                        buys.iter()
                            .filter(|(other, _)| *other == airline)
                            .fold(0, |all, (_, route)| all | 1 << route.0)
                    })
            },
            |route| 1 << route.0,
        );
        frame.glance_at(Bits(near).flat_map(|route| <[usize; 2]>::from(view.board.graph.ends(route))));
    });
    on_cleanup(move || frame.dark());
    let back = move |_| {
        if route.get_untracked().is_some() && first_route.is_none() {
            route.set(None);
        } else if airline.get_untracked().is_some() && first_airline.is_none() {
            airline.set(None);
        } else {
            frame.drop_it();
        }
    };
    let step = move || match (airline.get(), route.get()) {
        (Some(airline), Some(route)) => view! { <Bring fleet=fleet airline=airline route=route/> }.into_any(),
        (None, _) => view! { <Tails fleet=fleet buys=buys airline=airline/> }.into_any(),
        (Some(airline), None) => {
            view! { <Ways fleet=fleet airline=airline buys=buys route=route/> }.into_any()
        }
    };
    let price = move || view.get().price(route.get()?);
    let does = move || {
        let (airline, route) = (airline.get()?, route.get()?);
        let text = frame.say(&Note::new("web-ae-buy-for").number("money", price()?));
        Some(
            view! { <button class="does" on:click=move |_| frame.perform(any(Action::Buy { airline, route }))>{text}</button> },
        )
    };
    let enter = window_event_listener(&leptos::ev::keydown, move |event| {
        let chosen = airline.try_get_untracked().flatten().zip(route.try_get_untracked().flatten());
        let free = document().active_element().is_none_or(|element| element.tag_name() != "BUTTON");
        if let Some((airline, route)) = chosen.filter(|_| event.key() == "Enter" && free) {
            event.prevent_default();
            frame.perform(any(Action::Buy { airline, route }));
        }
    });
    on_cleanup(move || enter.remove());
    view! {
        <div class="ae-buy">
            {step}
            <footer>
                <button class="back" on:click=back><Icon name="undo"/>{move || frame.word("web-back")}</button>
                {does}
            </footer>
        </div>
    }
}

/// The tails of all airlines, those one holds shares of first; pale where nothing can be bought.
#[component]
fn Tails(
    fleet: Fleet,
    buys: StoredValue<Vec<(Airline, Route)>>,
    airline: RwSignal<Option<Airline>>,
) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let tails = move || {
        let view = view.get();
        let mine = |airline: Airline| view.eye.seat().map_or(0, |seat| view.portfolios[seat][airline]);
        let mut all: Vec<Airline> = flying(&view).collect();
        let cheapest = |airline: Airline| {
            buys.with_value(|buys| {
                let own = buys.iter().filter(|(other, _)| *other == airline);
                own.filter_map(|(_, route)| view.price(*route)).min()
            })
        };
        sort::by_key(&mut all, |&airline| {
            (
                cheapest(airline).is_none(),
                std::cmp::Reverse(mine(airline)),
                std::cmp::Reverse(view.markers[airline.index()]),
            )
        });
        let each = all.into_iter().map(|one| {
            let (shares, price) = (mine(one), cheapest(one));
            let from = price.map(|price| frame.say(&Note::new("web-ae-from").number("money", price)));
            let pays = view.board.zone(view.markers[one.index()]).row[0];
            let pays = frame.say(&Note::new("web-ae-pays").number("points", pays));
            let known = buys.with_value(|buys| buys.iter().find(|(other, _)| *other == one).copied());
            let pick = move |_| match known {
                Some(_) => airline.set(Some(one)),
                None => frame.explain(any(Action::Buy { airline: one, route: buys.with_value(|buys| buys[0].1) })),
            };
            view! {
                <li><button class="tail" class:can=price.is_some() class:not=price.is_none() title=fleet.name(one) on:click=pick>
                    {(shares > 0).then(|| view! { <b class="held">{shares}</b> })}
                    <svg width="46" height="44" viewBox="0 0 28 27" aria-hidden="true"><use href=format!("#sky-fin-{}", fleet.color(one))/></svg>
                    <b>{fleet.code(one)}</b><span class="sr">{fleet.name(one)}</span>
                    <span><b>{view.markers[one.index()]}</b>" "{pays}</span>
                    <small>{from}</small>
                </button></li>
            }
        });
        each.collect::<Vec<_>>()
    };
    view! {
        <header><h2>{move || frame.word("web-ae-which-airline")}</h2></header>
        <ul class="tails">{tails}</ul>
        <p class="reason">{move || frame.word("web-ae-tails-about")}</p>
    }
}

/// The routes that an airline can buy, cheapest first.
#[component]
fn Ways(
    fleet: Fleet,
    airline: Airline,
    buys: StoredValue<Vec<(Airline, Route)>>,
    route: RwSignal<Option<Route>>,
) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let ways = move || {
        let view = view.get();
        let mut own: Vec<Route> = buys.with_value(|buys| {
            buys.iter().filter(|(other, _)| *other == airline).map(|(_, route)| *route).collect()
        });
        sort::by_key(&mut own, |&route| {
            (std::cmp::Reverse(view.bonus_on(airline, route)), view.price(route))
        });
        let from = view.markers[airline.index()];
        let each = own.into_iter().map(|one| {
            let (a, b) = view.board.ends(one);
            let name = frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()));
            let bonus = view.bonus_on(airline, one);
            let bonus = (bonus > 0).then(|| frame.say(&Note::new("web-ae-bonus").number("bonus", bonus)));
            view! {
                <li><button class="way can" on:click=move |_| route.set(Some(one))>
                    <b class="coin">{view.price(one)}</b><span>{name}{bonus.map(|bonus| view! { <em>{bonus}</em> })}</span>
                    <span class="climb">{from}" → "<b>{view.marker_after(airline, one)}</b></span>
                </button></li>
            }
        });
        each.collect::<Vec<_>>()
    };
    let ask = move || frame.say(&Note::new("web-ae-which-route").name("airline", fleet.name(airline)));
    view! {
        <header>{fleet.tag(airline)}<h2>{ask}</h2></header>
        <ul class="ways">{ways}</ul>
    }
}

/// What a purchase costs and brings, before and after.
#[component]
fn Bring(fleet: Fleet, airline: Airline, route: Route) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let facts = move || {
        let view = view.get();
        let (from, to) = (view.markers[airline.index()], view.marker_after(airline, route));
        let row = |marker: u16| u32::from(view.board.zone(marker).row[0]);
        let mut facts = vec![(fleet.name(airline).to_string(), from.to_string(), to.to_string(), false)];
        if let (Some(seat), Some(price)) = (view.eye.seat(), view.price(route)) {
            let money = u32::from(view.money[seat]);
            facts.insert(
                0,
                (
                    frame.word("web-ae-fact-money"),
                    money.to_string(),
                    money.saturating_sub(price.into()).to_string(),
                    false,
                ),
            );
        }
        facts.push((
            frame.word("web-ae-fact-first"),
            row(from).to_string(),
            row(to).to_string(),
            row(to) > row(from),
        ));
        let each = facts.into_iter().map(|(name, before, after, up)| {
            view! {
                <div><dt>{name}</dt><dd class:up=up>{before}" → "<b>{after}</b></dd></div>
            }
        });
        each.collect::<Vec<_>>()
    };
    let holders = move || {
        let view = view.get();
        let (old, new) = gains(&view, airline, route);
        let held = Seat::all(view.seats()).filter(|&seat| view.portfolios[seat][airline] > 0);
        let each = held.map(|seat| {
            let shares =
                frame.say(&Note::new("web-ae-shares").number("count", view.portfolios[seat][airline]));
            view! {
                <li><Shape seat=seat size=14/><b>{frame.name(seat)}</b><span>{shares}</span>
                    <em class:up={new[seat] > old[seat]}>{old[seat]}" → "{new[seat]}</em></li>
            }
        });
        each.collect::<Vec<_>>()
    };
    let title = move || {
        let view = view.get();
        let (a, b) = view.board.ends(route);
        frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()))
    };
    let price = move || {
        view.get().price(route).map(|price| frame.say(&Note::new("web-ae-million").number("money", price)))
    };
    view! {
        <header>{fleet.tag(airline)}<h2>{title}</h2><span>{price}</span></header>
        <dl class="change">{facts}</dl>
        <ul class="holders">{holders}</ul>
    }
}

/// What an airline pays to each seat now, and after a purchase.
fn gains(
    view: &View,
    airline: Airline,
    route: Route,
) -> (
    game::PerSeat<u8, { ::airlines_europe::numbers::SEATS }>,
    game::PerSeat<u8, { ::airlines_europe::numbers::SEATS }>,
) {
    let marker = view.markers[airline.index()];
    (view.pays(airline, marker), view.pays(airline, view.marker_after(airline, route)))
}

/// Shares to play, as the cards that are laid down.
#[component]
fn Lays(actions: Vec<Action>) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let fleet = Fleet::new(view.0.get_untracked().board);
    let each: Vec<_> = actions
        .into_iter()
        .map(|action| {
            let cards = match action {
                Action::Play { airline, count } => vec![airline; count.into()],
                Action::PlayPair { first, second } => vec![first, second],
                _ => Vec::new(),
            };
            let money = u32::from(DIVIDEND) * cards.len() as u32;
            let cards: Vec<_> =
                cards.into_iter().map(|airline| view! { <Card fleet=fleet airline=airline/> }).collect();
            view! {
                <li><button class="lay can" on:click=move |_| frame.perform(any(action))>
                    <span class="cards">{cards}</span>
                    <b>{move || frame.say(&Note::new("web-ae-gain").number("money", money))}</b>
                    <span class="sr">{move || frame.describe(any(action))}</span>
                </button></li>
            }
        })
        .collect();
    view! {
        <header><h2>{move || frame.word("web-ae-which-shares")}</h2>
            <CloseChoice/></header>
        <ul class="lays">{each}</ul>
    }
}
