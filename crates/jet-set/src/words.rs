//! What is said of this game: notes for asks, actions and refusals. The log is `log.rs`.

use crate::log::{along, between, through};
use crate::numbers::{PLANE_PRICE, fee};
use crate::{Action, Board, Deck, Link, Phase, Rejected, View};
use game::{Arg, Note, Seat};

/// What is asked of whoever looks, as one sentence.
pub(crate) fn ask(view: &View) -> Note {
    let Some(mover) = view.phase.seat() else { return Note::new("js-ask-over") };
    let note = if view.eye.seat() == Some(mover) { ask_own(view, mover) } else { wait(view.phase) };
    note.seat(mover)
}

impl game::Rejected for Rejected {
    type Board = Board;

    fn note(self, board: &'static Board) -> Note {
        refuse(board, self).citing(self.clause())
    }
}

fn ask_own(view: &View, mover: Seat) -> Note {
    let board = view.board;
    let money = view.money[mover];
    match view.phase {
        Phase::Turn { .. } if view.has_decks() => Note::new("js-ask-turn").number("money", money),
        Phase::Turn { .. } => Note::new("js-ask-turn-late").number("money", money),
        Phase::Bought { link, placed: false, .. } => along(Note::new("js-ask-bought-first"), board, link),
        Phase::Bought { link, .. } => along(Note::new("js-ask-bought"), board, link).number("money", money),
        Phase::OwnLinks { links, .. } => {
            let count = links.count_ones();
            let next = fee(count + 1) - fee(count);
            Note::new("js-ask-own").number("links", count).number("fee", next).number("money", money)
        }
        Phase::ForeignLink { link, .. } => {
            along(Note::new("js-ask-foreign"), board, link).number("money", money)
        }
        Phase::Path { flight, at, .. } => {
            let [_, target] = board.flight_card(flight).cities;
            Note::new("js-ask-path").place("at", board.city(at)).place("to", board.city(target))
        }
        Phase::FinalPath { way: Some(way), .. } => {
            let [_, second, third] = board.final_card(way.flight).cities;
            let note = if !way.passed {
                Note::new("js-ask-final-second").place("second", board.city(second))
            } else if way.at == third {
                Note::new("js-ask-final-done")
            } else {
                Note::new("js-ask-final-third")
            };
            note.place("at", board.city(way.at)).place("third", board.city(third))
        }
        Phase::FinalPath { way: None, .. } => Note::new("js-wait-final"),
        Phase::Over(_) => Note::new("js-ask-over"),
    }
}

fn wait(phase: Phase) -> Note {
    match phase {
        Phase::Bought { .. } | Phase::OwnLinks { .. } | Phase::ForeignLink { .. } => {
            Note::new("js-wait-planes")
        }
        Phase::Path { .. } => Note::new("js-wait-path"),
        Phase::FinalPath { .. } => Note::new("js-wait-final"),
        Phase::Turn { .. } | Phase::Over(_) => Note::new("js-wait-turn"),
    }
}

/// What an action means to whoever looks, with its price and consequence.
pub(crate) fn describe(view: &View, action: Action) -> Note {
    let board = view.board;
    let cost = view.cost(action);
    match action {
        Action::TurnUp { deck } => {
            let note = match cost.total() {
                0 => Note::new("js-do-turn-up"),
                price => Note::new("js-do-turn-up-pay").number("price", price),
            };
            note.with("deck", row(deck)).number("cards", view.deck_sizes[deck.index()])
        }
        Action::Buy { link } => {
            let note = ends(Note::new("js-do-buy"), board, link).number("price", cost.total());
            note.number("plane", PLANE_PRICE)
        }
        Action::Plane { link } => {
            let note = match cost.toll {
                Some((owner, toll)) => Note::new("js-do-plane-foreign").seat(owner).number("toll", toll),
                None if cost.fee > 0 => Note::new("js-do-plane-fee").number("fee", cost.fee),
                None => Note::new("js-do-plane"),
            };
            ends(note, board, link).number("price", cost.total())
        }
        Action::Claim { flight } => {
            let note = between(Note::new("js-do-claim"), board, flight);
            note.number("points", board.flight_card(flight).worth)
        }
        Action::ClaimFinal { flight } => through(Note::new("js-do-claim-final"), board, flight),
        Action::Via { link } => {
            let at = match view.phase {
                Phase::Path { at, .. } => Some(at),
                Phase::FinalPath { way, .. } => way.map(|way| way.at),
                _ => None,
            };
            match at.filter(|&at| board.graph.touching(at as usize) & link.bit() != 0) {
                Some(at) => {
                    let next = board.across(link.index(), at);
                    Note::new("js-do-via").place("from", board.city(at)).place("to", board.city(next))
                }
                None => along(Note::new("js-do-via-link"), board, link),
            }
        }
        Action::Done if matches!(view.phase, Phase::FinalPath { .. }) => Note::new("js-do-done-final"),
        Action::Done => Note::new("js-do-done"),
        Action::Income => {
            let amount = view.phase.seat().map_or(0, |seat| view.income(seat));
            Note::new("js-do-income").number("amount", amount)
        }
    }
}

fn refuse(board: &'static Board, rejected: Rejected) -> Note {
    match rejected {
        Rejected::Over => Note::new("js-no-over"),
        Rejected::NotYourTurn => Note::new("js-no-turn"),
        Rejected::NotNow { asked } => Note::new("js-no-now").with("asked", Arg::Word(asked)),
        Rejected::NoMoreCards => Note::new("js-no-cards"),
        Rejected::RowFull { deck, cards } => {
            Note::new("js-no-row-full").with("deck", row(deck)).number("cards", cards)
        }
        Rejected::Owned { link, owner } => along(Note::new("js-no-owned"), board, link).seat(owner),
        Rejected::NoMarkers => Note::new("js-no-markers"),
        Rejected::NoPlanes => Note::new("js-no-planes"),
        Rejected::TooDear { price, money } => {
            Note::new("js-no-money").number("price", price).number("money", money)
        }
        Rejected::NotOwned { link } => along(Note::new("js-no-not-owned"), board, link),
        Rejected::OtherThanBought { link } => along(Note::new("js-no-other-bought"), board, link),
        Rejected::NotOwn { link } => along(Note::new("js-no-not-own"), board, link),
        Rejected::OtherThanForeign { link } => along(Note::new("js-no-other-foreign"), board, link),
        Rejected::PlaneFirst { link } => along(Note::new("js-no-plane-first"), board, link),
        Rejected::NotOpen { flight } => between(Note::new("js-no-not-open"), board, flight),
        Rejected::NoPath { flight } => between(Note::new("js-no-path"), board, flight),
        Rejected::TooEarly => Note::new("js-no-early"),
        Rejected::NotYours { flight } => through(Note::new("js-no-not-yours"), board, flight),
        Rejected::NoTrail { flight } => through(Note::new("js-no-trail"), board, flight),
        Rejected::NotHere { link, at, .. } => {
            along(Note::new("js-no-not-here"), board, link).place("at", board.city(at))
        }
        Rejected::NoPlaneThere { link, .. } => along(Note::new("js-no-plane-there"), board, link),
        Rejected::CityTwice { link } => along(Note::new("js-no-city-twice"), board, link),
        Rejected::LinkTwice { link } => along(Note::new("js-no-link-twice"), board, link),
        Rejected::DeadEnd { link, .. } => along(Note::new("js-no-dead-end"), board, link),
        Rejected::NotThereYet { flight } => through(Note::new("js-no-not-there"), board, flight),
    }
}

/// The note with a link as its route and with its two cities apart, so that long lists can be grouped.
fn ends(note: Note, board: &'static Board, link: Link) -> Note {
    let (a, b) = board.ends(link);
    note.route(a, b).place("from", a).place("to", b)
}

/// The name of a row.
pub(crate) fn row(deck: Deck) -> Arg {
    Arg::Word(match deck {
        Deck::Short => "js-row-short",
        Deck::Long => "js-row-long",
    })
}
