//! What map, rows and dock share: the card that is looked at, and the link under the pointer.

use super::Sees;
use crate::frame::Frame;
use ::jet_set::{Action, FinalFlight, Flight, Link, Phase, View, Way};
use catalog::AnyAction;
use game::{Note, Seat};
use leptos::prelude::*;

/// A card that names cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Card {
    Flight(Flight),
    Final(FinalFlight),
}

/// What map, rows and dock share.
#[derive(Clone, Copy)]
pub(super) struct Selection {
    /// The card that was clicked, until it is clicked again.
    pub(super) picked: RwSignal<Option<Card>>,
    /// The card under the pointer or with the focus.
    pub(super) over: RwSignal<Option<Card>>,
    /// The link under the pointer or with the focus.
    pub(super) link: RwSignal<Option<Link>>,
}

/// Gives the selection to the screen below.
pub(crate) fn provide() {
    provide_context(Selection {
        picked: RwSignal::new(None),
        over: RwSignal::new(None),
        link: RwSignal::new(None),
    });
}

impl Selection {
    /// The card whose way the map shows; followed.
    pub(super) fn shown(self) -> Option<Card> {
        self.over.get().or_else(|| self.picked.get())
    }

    /// Looks at a card, or no longer.
    pub(super) fn toggle(self, card: Card) {
        self.picked.update(|picked| *picked = if *picked == Some(card) { None } else { Some(card) });
    }
}

impl Card {
    /// The action that claims it.
    pub(super) fn claim(self) -> Action {
        match self {
            Self::Flight(flight) => Action::Claim { flight },
            Self::Final(flight) => Action::ClaimFinal { flight },
        }
    }

    /// Its cities.
    pub(super) fn cities(self, view: &View) -> Vec<u8> {
        match self {
            Self::Flight(flight) => view.board.flight_card(flight).cities.to_vec(),
            Self::Final(flight) => view.board.final_card(flight).cities.to_vec(),
        }
    }

    /// The cheapest way to complete it for a seat.
    pub(super) fn way(self, view: &View, seat: Seat) -> Option<Way> {
        match self {
            Self::Flight(flight) => view.way(seat, flight),
            Self::Final(flight) => view.final_way(seat, flight),
        }
    }

    /// Whether it still lies where it can be claimed from.
    pub(super) fn is_there(self, view: &View, seat: Seat) -> bool {
        match self {
            Self::Flight(flight) => view.open & flight.bit() != 0,
            Self::Final(flight) => view.unclaimed_finals(seat).any(|other| other == flight),
        }
    }
}

/// Whose cards are shown: the seat that looks, or for a watcher whoever is to move.
pub(super) fn seat(view: &View) -> Seat {
    view.eye.seat().or_else(|| view.phase.seat()).unwrap_or(Seat::new(0))
}

/// Whether an action may be done now; followed through the view.
pub(super) fn may(view: &View, action: Action) -> bool {
    view.legal.contains(&action)
}

/// Whether an action was clicked and waits, for its confirmation or its outcome; followed.
pub(super) fn is_marked(frame: Frame, action: Action) -> bool {
    frame.marked() == Some(AnyAction::JetSet(action))
}

/// Does an action, or says why not.
pub(super) fn press(frame: Frame, sees: Sees, action: Action) {
    let wrapped = AnyAction::JetSet(action);
    if may(&sees.0.get_untracked(), action) {
        frame.pick(vec![wrapped]);
    } else {
        frame.explain(wrapped);
    }
}

/// What a click on a link would mean now, legal or not.
pub(super) fn on_link(view: &View, link: Link) -> Action {
    let legal = view.legal.iter().copied().find(|action| action.link() == Some(link));
    legal.unwrap_or_else(|| match view.phase {
        Phase::Path { .. } | Phase::FinalPath { .. } => Action::Via { link },
        Phase::Turn { .. } | Phase::Over(_) if view.owner(link).is_none() => Action::Buy { link },
        _ => Action::Plane { link },
    })
}

/// An amount of money in the language of the moment.
pub(super) fn euros(frame: Frame, amount: u32) -> String {
    frame.say(&Note::new("web-js-euros").number("amount", amount))
}

/// A link in words.
pub(super) fn route(frame: Frame, view: &View, link: Link) -> String {
    let (a, b) = view.board.ends(link);
    frame.say(&Note::new("route").place("a", a.to_string()).place("b", b.to_string()))
}

/// The cities of a card in words.
pub(super) fn cities(frame: Frame, view: &View, card: Card) -> String {
    let names: Vec<String> =
        card.cities(view).into_iter().map(|city| frame.place(view.board.city(city))).collect();
    names.join("–")
}
