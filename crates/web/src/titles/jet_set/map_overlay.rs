//! What lies over the map: the steps of an action that was begun, the card that is looked at, the link under the
//! pointer.

use super::Sees;
use super::map::words;
use super::place::plane;
use super::selection::{Card, Selection, cities, euros, is_marked, may, on_link, press, route, seat};
use crate::frame::{Frame, Icon};
use ::jet_set::{Action, Deck, Link, Phase, View};
use catalog::AnyAction;
use game::Note;
use leptos::prelude::*;
use network::Place;

/// More steps than this are clicked on the map only.
const MOST_STEPS: usize = 5;

/// What lies over the map.
#[component]
pub(crate) fn MapOverlay() -> impl IntoView {
    let (sees, selection) = (expect_context::<Sees>(), expect_context::<Selection>());
    let begun = Memo::new(move |_| {
        let view = sees.get();
        !view.legal.is_empty() && !matches!(view.phase, Phase::Turn { .. })
    });
    // A card that is gone is no longer looked at.
    Effect::new(move |_| {
        let view = sees.get();
        let is_gone = |card: Option<Card>| card.is_some_and(|card| !card.is_there(&view, seat(&view)));
        if is_gone(selection.picked.get_untracked()) {
            selection.picked.set(None);
        }
        if is_gone(selection.over.get_untracked()) {
            selection.over.set(None);
        }
    });
    let covered = Memo::new(move |_| {
        selection.picked.get().map_or((false, false), |card| is_covered(&sees.get(), card))
    });
    view! {
        <div class="js-over" class:low=move || covered.get().0 class:deep=move || covered.get().1>
            {move || if begun.get() {
                Some(view! { <Steps/> }.into_any())
            } else {
                selection.picked.get().map(|card| view! { <PickedCard card=card/> }.into_any())
            }}
        </div>
        {move || selection.link.get().map(|link| view! { <Tip link=link/> })}
    }
}

/// Whether a city of a card lies where the box usually does: on a wide screen at the right of the top, on a phone
/// at the bottom.
fn is_covered(view: &View, card: Card) -> (bool, bool) {
    let cities = &view.board.cities;
    let span = |of: fn(&Place) -> f64| {
        let all = cities.iter().map(of);
        let (least, most) = all.fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at), most.max(at)));
        move |at: f64| (at - least) / (most - least).max(1.0)
    };
    let (across, down) = (span(|city| city.x), span(|city| city.y));
    let spots = card.cities(view).into_iter().map(|city| &cities[usize::from(city)]);
    spots.fold((false, false), |(high, deep), city| {
        let (x, y) = (across(city.x), down(city.y));
        (high || x > 0.45 && y < 0.3, deep || y > 0.6)
    })
}

/// What may be done next in an action that was begun.
#[component]
fn Steps() -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let steps = move || {
        let legal = sees.get().legal.clone();
        let many = legal.len() > MOST_STEPS;
        let shown = legal.into_iter().filter(move |action| !many || action.link().is_none());
        shown.map(|action| {
            let class = if action == Action::Done { "stop" } else { "can" };
            view! {
                <button class=class class:chosen=move || is_marked(frame, action) on:click=move |_| press(frame, sees, action)>
                    {step(frame, &sees.0.get_untracked(), action)}
                </button>
            }
        }).collect::<Vec<_>>()
    };
    view! { <div class="js-box steps">{steps}</div> }
}

/// A step as a picture: the plane that is placed with its price, the link that is flown, a tick for the end.
fn step(frame: Frame, view: &View, action: Action) -> AnyView {
    match (action, action.link()) {
        (_, Some(link)) => {
            let cost = view.cost(action).total();
            let cost = (cost > 0).then(|| view! { <b>{euros(frame, cost)}</b> });
            view! {
                <span class="planes" inner_html=plane(view, matches!(action, Action::Via { .. }))></span>
                <span>{route(frame, view, link)}</span>{cost}<span class="sr">{frame.describe(AnyAction::JetSet(action))}</span>
            }.into_any()
        }
        _ => {
            view! { <Icon name="check"/><span>{frame.describe(AnyAction::JetSet(action))}</span> }.into_any()
        }
    }
}

/// A card that is looked at: what it lacks, and the actions that would help.
#[component]
fn PickedCard(card: Card) -> impl IntoView {
    let frame = expect_context::<Frame>();
    let (sees, selection) = (expect_context::<Sees>(), expect_context::<Selection>());
    let title = move || cities(frame, &sees.get(), card);
    let body = move || {
        let view = sees.get();
        let me = seat(&view);
        let Some(way) = card.way(&view, me) else { return ().into_any() };
        if way.planes == 0 {
            let claim = card.claim();
            let can = may(&view, claim);
            return view! {
                <button class="go" class:can=can on:click=move |_| press(frame, sees, claim)>{frame.word("web-js-claim")}</button>
            }.into_any();
        }
        let sum = Note::new("web-js-in-all")
            .number("money", way.money)
            .number("planes", way.planes)
            .number("actions", way.actions);
        let missing: Vec<Link> =
            way.links.iter().copied().filter(|&link| view.planes[me].on(link) == 0).collect();
        let lines: Vec<_> = missing
            .into_iter()
            .map(|link| {
                let action = on_link(&view, link);
                let can = may(&view, action);
                let word = if view.owner(link).is_none() { "web-js-buy" } else { "web-js-place" };
                view! {
                    <li>
                        <p><b>{route(frame, &view, link)}</b><span>{need(frame, &view, link)}</span></p>
                        <button class:can=can on:click=move |_| press(frame, sees, action)>{frame.word(word)}</button>
                    </li>
                }
            })
            .collect();
        view! { <p class="sum">{frame.say(&sum)}</p><ul>{lines}</ul> }.into_any()
    };
    view! {
        <div class="js-box look">
            <header><h2>{title}</h2>
                <button class="sq" aria-label=move || frame.word("web-close") on:click=move |_| selection.picked.set(None)><Icon name="close" size=18/></button>
            </header>
            {body}
        </div>
    }
}

/// What the first own plane on a link takes.
fn need(frame: Frame, view: &View, link: Link) -> String {
    let me = seat(view);
    let total = view.reach(me, link);
    let note = match view.owner(link) {
        None => Note::new("web-js-need-free").number("price", view.board.price(link)),
        Some(owner) if owner == me => Note::new("web-js-need-own"),
        Some(owner) => Note::new("web-js-need-foreign").seat(owner),
    };
    frame.say(&note.number("total", total))
}

/// The link under the pointer: what it costs, who is on it, what it is good for, or why nothing can be done.
#[component]
fn Tip(link: Link) -> impl IntoView {
    let (frame, sees) = (expect_context::<Frame>(), expect_context::<Sees>());
    let body = move || {
        let view = sees.get();
        let mut lines = words(frame, &view, link);
        let action = on_link(&view, link);
        let mut clause = None;
        if may(&view, action) {
            let left = view.money[seat(&view)].saturating_sub(view.cost(action).total());
            lines.push(frame.say(&Note::new("web-js-keep").number("amount", left)));
        } else if let Some(note) = frame.why(AnyAction::JetSet(action)) {
            lines.push(frame.say(&note));
            clause = note.clause;
        }
        lines.extend(serves(frame, &view, link));
        let lines: Vec<_> = lines.into_iter().map(|line| view! { <p>{line}</p> }).collect();
        view! { {lines}{clause.map(|clause| view! { <small>{clause}</small> })} }
    };
    let title = move || route(frame, &sees.get(), link);
    view! { <div class="js-tip" aria-hidden="true"><h2>{title}</h2>{body}</div> }
}

/// The cards whose cheapest way lacks this link.
pub(super) fn serves(frame: Frame, view: &View, link: Link) -> Option<String> {
    let me = view.eye.seat()?;
    if view.planes[me].on(link) > 0 {
        return None;
    }
    let open = Deck::BOTH.into_iter().flat_map(|deck| view.row(deck)).map(Card::Flight);
    let cards = open.chain(view.unclaimed_finals(me).map(Card::Final));
    let over = cards.filter_map(|card| {
        let way = card.way(view, me)?;
        way.links
            .contains(&link)
            .then(|| format!("{} ({})", cities(frame, view, card), euros(frame, way.money)))
    });
    let over: Vec<game::Arg> = over.map(|name| game::Arg::Name(name.into())).collect();
    (!over.is_empty()).then(|| frame.say(&Note::new("web-js-serves").with("flights", game::Arg::List(over))))
}
