//! What a route costs and brings, airline by airline, or why it can't be had, with the clause. Each line that can be
//! done is a button, so a finger or a key decides here too.

use super::fleet::Fleet;
use super::routes::actions;
use super::{Sees, any, flying, row};
use crate::frame::{Frame, Icon};
use crate::route::{Page, To};
use crate::sort;
use ::airlines_europe::{Action, Airline, Route, View};
use catalog::Title;
use game::{Note, Seat};
use leptos::portal::Portal;
use leptos::prelude::*;
use picture::geometry::Point;

/// The route that is looked at. Copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Looked {
    at: RwSignal<Option<(Route, Point)>>,
    pinned: RwSignal<bool>,
}

impl Looked {
    pub(super) fn new() -> Self {
        Self { at: RwSignal::new(None), pinned: RwSignal::new(false) }
    }

    /// A pointer or the focus is on a route.
    pub(super) fn hover(self, route: Route, middle: Point) {
        if !self.pinned.get_untracked() {
            self.at.set(Some((route, middle)));
        }
    }

    /// It left again.
    pub(super) fn leave(self, route: Route) {
        let here = self.at.get_untracked().is_some_and(|(other, _)| other == route);
        if here && !self.pinned.get_untracked() {
            self.at.set(None);
        }
    }

    /// A click keeps it open.
    pub(super) fn pin(self, route: Route, middle: Point) {
        self.at.set(Some((route, middle)));
        self.pinned.set(true);
    }

    pub(super) fn close(self) {
        self.pinned.set(false);
        self.at.set(None);
    }

    /// Whether this route is looked at; followed.
    pub(super) fn is(self, route: Route) -> bool {
        self.at.get().is_some_and(|(other, _)| other == route)
    }

    pub(super) fn is_pinned(self, route: Route) -> bool {
        let here = self.at.get_untracked().is_some_and(|(other, _)| other == route);
        here && self.pinned.get_untracked()
    }
}

/// The tooltip.
#[component]
pub(super) fn Tip(looked: Looked, fleet: Fleet) -> impl IntoView {
    let (frame, view) = (expect_context::<Frame>(), expect_context::<Sees>());
    let handle = window_event_listener(&leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            looked.close();
        }
    });
    on_cleanup(move || handle.remove());
    view! {
        <Portal>
            {move || looked.at.get().map(|(route, middle)| {
                let pinned = looked.pinned.get();
                let view = view.get();
                // It stands on the side where the route is not.
                let side = if middle.x < 480.0 && middle.y < 400.0 { "ae-tip right" } else { "ae-tip" };
                let (a, b) = view.board.ends(route);
                let ends = Note::new("route").place("a", a.to_string()).place("b", b.to_string());
                let price = view.price(route).map(|price| {
                    view! { <b>{frame.say(&Note::new("web-ae-million").number("money", price))}</b> }
                });
                let acts = actions(&view, route);
                let rows: Vec<_> = acts.iter().map(|&action| line(frame, &view, fleet, action)).collect();
                let why = acts.is_empty().then(|| why(frame, &view, fleet, route));
                view! {
                    <div class=side class:pinned=pinned role=if pinned { "dialog" } else { "tooltip" } aria-label=frame.say(&ends)>
                        <header>
                            <h3>{frame.say(&ends)}</h3>{price}
                            {pinned.then(|| view! {
                                <button class="sq" aria-label=frame.word("web-close") on:click=move |_| looked.close()><Icon name="close" size=18/></button>
                            })}
                        </header>
                        {rows}
                        {why}
                    </div>
                }
            })}
        </Portal>
    }
}

/// One thing that can be done here: marker before and after, zone, points of each player before and after.
fn line(frame: Frame, view: &View, fleet: Fleet, action: Action) -> AnyView {
    let Action::Buy { airline, route } = action else {
        return view! {
            <button class="opt" on:click=move |_| frame.offer(any(action))><b>{frame.describe(any(action))}</b></button>
        }
        .into_any();
    };
    let (from, to) = (view.markers[airline.index()], view.marker_after(airline, route));
    let (before, after) = (view.board.zone(from), view.board.zone(to));
    let up = before.from != after.from;
    let zone = Note::new(if up { "web-ae-zone-up" } else { "web-ae-zone-stays" });
    let zone = frame.say(&zone.name("row", row(&after.row)));
    let bonus = view.bonus_on(airline, route);
    let bonus = (bonus > 0).then(|| frame.say(&Note::new("web-ae-bonus").number("bonus", bonus)));
    let (old, new) = (view.pays(airline, from), view.pays(airline, to));
    let held = Seat::all(view.seats()).filter(|&seat| view.portfolios[seat][airline] > 0);
    let points: Vec<_> = held
        .map(|seat| {
            let (old, new) = (old[seat], new[seat]);
            let text = if old == new { new.to_string() } else { format!("{old} → {new}") };
            let mine = view.eye.seat() == Some(seat);
            view! { <span class:mine=mine>{frame.name(seat)}" "{text}</span> }
        })
        .collect();
    view! {
        <button class="opt" on:click=move |_| frame.offer(any(action))>
            <span class="hd1">{fleet.tag(airline)}<b>{fleet.name(airline)}</b><span class="mv1">{from}" → "<b>{to}</b></span></span>
            <span class="more"><em class:up=up>{zone}</em>{bonus.map(|bonus| view! { <em class="up">{bonus}</em> })}{points}</span>
        </button>
    }
    .into_any()
}

/// Why nothing can be done here: a line for each reason, with the airlines it holds for.
fn why(frame: Frame, view: &View, fleet: Fleet, route: Route) -> AnyView {
    let mut reasons: Vec<(Note, Vec<Airline>)> = Vec::new();
    for airline in flying(view) {
        let Some(note) = frame.why(any(Action::Buy { airline, route })) else { continue };
        match reasons.iter_mut().find(|(other, _)| other.key == note.key) {
            Some((_, airlines)) => airlines.push(airline),
            None => reasons.push((note, vec![airline])),
        }
    }
    // Few airlines with a reason of their own say more than the many.
    sort::by_key(&mut reasons, |(_, airlines)| airlines.len());
    reasons
        .into_iter()
        .map(|(note, airlines)| {
            let short = match note.key {
                "ae-no-connection" => Some("web-ae-why-connection"),
                "ae-no-twice" => Some("web-ae-why-twice"),
                "ae-no-planes" => Some("web-ae-why-planes"),
                _ => None,
            };
            let text = short.map_or_else(|| frame.say(&note), |key| frame.word(key));
            let everyone = airlines.len() == flying(view).count();
            let tags: Vec<_> =
                airlines.into_iter().filter(|_| !everyone).map(|airline| fleet.tag(airline)).collect();
            let clause = note.clause.map(|clause| view! {
            <To page=Page::Rules(Title::AirlinesEurope, Some(clause.into())) class="clause">{clause}</To>
        });
            view! { <p class="why"><span class="tags">{tags}</span><span>{text}" "{clause}</span></p> }
        })
        .collect::<Vec<_>>()
        .into_any()
}
