//! What differs from title to title on the screen: one folder each, all with the same parts.
//!
//! # What a title's screen gets
//!
//! Every part is a component without properties. It takes two things from the context:
//!
//! - `Frame`, the same for all titles: what is seen (`frame.seen()`), words
//!   (`frame.say(&note)`, `frame.word("key")`, `frame.place("id")`), and what to do with a click:
//!   - `frame.pick(actions)`: the actions that a click could mean, wrapped as `AnyAction`. One is done (or asked to
//!     be confirmed), several are offered in a small list, none does nothing.
//!   - `frame.offer(action)`: does one legal action, or asks to confirm it.
//!   - `frame.explain(action)`: says why an action is not possible, with its clause.
//!   - `frame.why(action)`: the same as a note, for a tooltip; `None` when it is legal.
//!   - `frame.lit`: what is highlighted on the map (places and routes by id). A log line that is hovered or
//!     clicked sets it; a ticket, flight or airline should set it too; the map shows it.
//!   - `frame.marked()`: the action that was clicked and waits for its confirmation or its outcome: whatever was
//!     clicked for it shows the class `chosen` at once, and all that follows from a move comes a frame later.
//! - [`View`]`<V>`, the title's own view as a signal: `expect_context::<View<airlines_europe::View>>()`.
//!   It changes only when the view does. What may be done now is `view.legal`; nothing else is asked about rules.
//!
//! # What a title's screen must provide
//!
//! | Part | Where it stands | What it is |
//! |---|---|---|
//! | `Map` | in the pan-and-zoom frame | the contents of an `<svg>`: SVG elements only |
//! | `size()` | | the part of the drawing that is shown when the map is fitted: left, top, width, height |
//! | `Panel` | left of the map on a desktop, tab Market on a phone | share track, cards to draw, flight rows |
//! | `Dock` | below the map, tab Hand | own hand and secret cards |
//! | `Player` | in each player's panel, property `seat` | what is open about one player |
//! | `score()` | in the table of the end screen | rows of sources with a cell for each seat |
//! | `Over` | over the map | what else a title lays there, in HTML; most lay nothing |
//!
//! `parts.rs` knows them all, and fetches them when a game of the title is first opened.
//!
//! In a map, everything that can be clicked is a `<g tabindex="0" role="button" data-spot="x y" aria-label=…>`: the
//! frame lets the arrow keys walk between spots, and Enter and Space click. What may be done now has the class `can`.
//! Styles of a title stand in `style/<title>.css`, under `.game[data-title="…"]`.
//! Where its grid differs, the areas are `bar`, `panel`, `map`, `side` and `dock`.

pub(crate) mod airlines_europe;
mod ink;
pub(crate) mod jet_set;
mod net;
mod parts;
mod short;
pub(crate) mod ticket_to_ride_germany;

pub(crate) use ink::INK;
pub(crate) use net::{Flown, Net, Spot, built, flown, net};
pub(crate) use parts::{Dock, Map, Over, Panel, Player, learn, poster, provide, score, size};
pub(crate) use short::{is_noise, kind, marked};

use bots::{Breadth, Mind, Style};
use catalog::{AnyAction, AnyView};
use game::{Game, Luck, Note, Seat, Speak, Tell};
use leptos::prelude::*;
use std::sync::Arc;

/// A title's own view, as a signal for its screen.
pub(crate) struct View<V: Send + Sync + 'static>(pub(crate) Memo<Arc<V>>);

impl<V: Send + Sync> Clone for View<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Send + Sync> Copy for View<V> {}

impl<V: Send + Sync + 'static> View<V> {
    /// The view of the moment; followed.
    pub(crate) fn get(self) -> Arc<V> {
        self.0.get()
    }
}

/// Points from one source, for the table of the end screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Source {
    /// What the points are for.
    pub(crate) label: String,
    /// A small mark before it, as HTML; may be empty.
    pub(crate) mark: String,
    /// One for each seat.
    pub(crate) cells: Vec<Cell>,
}

/// Points of one seat from one source.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Cell {
    /// How they are reckoned, as in `4 × 1`.
    pub(crate) formula: String,
    /// What they are for, in names.
    pub(crate) names: String,
    /// The points.
    pub(crate) points: i32,
}

macro_rules! screens {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        /// Takes from a view all that could be done: it shows how things were.
        pub(crate) fn still(view: &mut AnyView) {
            match view { $(AnyView::$Title(view) => view.legal.clear()),+ }
        }

        /// What speaks for an action, to a player who weighs it.
        pub(crate) fn reason(view: &AnyView, action: AnyAction) -> Option<Note> {
            match (view, action) {
                $((AnyView::$Title(view), AnyAction::$Title(action)) => reckoned::<::$title::State>(view, view.eye.seat()?, action),)+
                _ => None,
            }
        }

        /// Why an action is not possible now; `None` if it is. A world that the view allows is asked, since the
        /// rules of what a seat may do rest on nothing that the seat does not see.
        pub(crate) fn refusal(view: &AnyView, action: AnyAction) -> Option<Note> {
            match (view, action) {
                $((AnyView::$Title(view), AnyAction::$Title(action)) => refused::<::$title::State>(view, view.board, view.eye.seat()?, action),)+
                _ => None,
            }
        }

        /// Whether an action cannot be taken back once it is done.
        pub(crate) fn is_final(view: &AnyView, action: AnyAction) -> bool {
            match (view, action) {
                $((AnyView::$Title(view), AnyAction::$Title(action)) => view.eye.seat().is_none_or(|seat| {
                    let mut told = Told(Vec::new());
                    let (mut world, mut luck) = world::<::$title::State>(view);
                    world.apply(seat, action, &mut luck, &mut told);
                    let hidden = |event: &::$title::Event| event.by_luck() || <::$title::State as Speak>::reveals(*event);
                    told.0.iter().any(hidden) || !world.turn().is(seat)
                }),)+
                _ => true,
            }
        }
    };
}

screens! {
    AirlinesEurope = airlines_europe,
    TicketToRideGermany = ticket_to_ride_germany,
    JetSet = jet_set,
}

struct Told<E>(Vec<E>);

impl<E> Tell<E> for Told<E> {
    fn tell(&mut self, event: E) {
        self.0.push(event);
    }
}

/// A world that a view allows; any will do.
fn world<G: Game>(view: &G::View) -> (G, Luck) {
    let mut luck = Luck::fast(1);
    (G::sample(view, &mut luck), luck)
}

/// The expert's reason, in a world that the view allows: it looks only at what the seat may know.
fn reckoned<G: Mind>(view: &G::View, seat: Seat, action: G::Action) -> Option<Note> {
    let (world, _) = world::<G>(view);
    G::choices(view)
        .contains(&action)
        .then(|| G::reason(world.sight(seat), &G::weights(Breadth::Full, Style::Even), action))
}

fn refused<G: Speak>(
    view: &G::View,
    board: &'static G::Board,
    seat: Seat,
    action: G::Action,
) -> Option<Note> {
    let (world, _) = world::<G>(view);
    world.check(seat, action).err().map(|rejected| G::refuse(board, rejected))
}
