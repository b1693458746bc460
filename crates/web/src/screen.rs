//! What each title gives the page: its screen, its lesson, its poster. Every method is provided, so that a title that
//! says nothing can be played: [`plain`] shows its board, what may be done, and what is known.
//!
//! # What a title's screen gets
//!
//! Every part takes two things from the context:
//!
//! - `Frame`, the same for all titles: what is seen (`frame.seen()`), words
//!   (`frame.say(&note)`, `frame.word("key")`, `frame.place("id")`), and what to do with a click:
//!   - `frame.pick(actions)`: the actions that a click could mean, wrapped as `AnyAction`. One is done (or asked to
//!     be confirmed), several are offered in a small list, none does nothing.
//!   - `frame.offer(action)`: does one legal action, or asks to confirm it.
//!   - `frame.explain(action)`: says why an action is not possible, with its clause.
//!   - `frame.why(action)`: the same as a note, for a tooltip; `None` when it is legal.
//!   - `frame.lit`: what is highlighted on the map (places and routes by id). A log line that is hovered or
//!     clicked sets it; a card that names places should set it too; the map shows it.
//!   - `frame.marked()`: the action that was clicked and waits for its confirmation or its outcome: whatever was
//!     clicked for it shows the class `chosen` at once, and all that follows from a move comes a frame later.
//! - [`View`]`<G::View>`, the title's own view as a signal. It changes only when the view does. What may be done now is
//!   `view.legal()`; nothing else is asked about rules.
//!
//! In a map, everything that can be clicked is a `<g tabindex="0" role="button" data-spot="x y" aria-label=…>`: the
//! frame lets the arrow keys walk between spots, and Enter and Space click. What may be done now has the class `can`.
//! Styles of a title stand in its folder, `style.css`, nested in `.game[data-title="…"]`.
//! Where its grid differs, the areas are `bar`, `panel`, `map`, `side` and `dock`.

use crate::frame::Frame;
use crate::link::Seen;
use crate::plain;
use crate::tale::Tale;
use bots::Mind;
use catalog::AnyAction;
use game::{Backdrop, Board, Note, Seat};
use leptos::prelude::*;
use picture::Drawing;
use std::sync::Arc;

/// What a title shows.
pub(crate) trait Screen: Mind + Drawing {
    /// Its poster; a plain one with its name if it has none.
    const POSTER: Option<Poster> = None;
    /// The steps of its first game, one for each kind of move; each comes when it can be made.
    const LESSON: &'static [Mark] = &[];
    /// The steps of a second lesson, about what makes a move a good one.
    const TACTICS: &'static [Mark] = &[];

    /// Gives more to the screen below than the view.
    fn provide() {}

    /// The part of the drawing that is shown when the map is fitted: left, top, width, height.
    fn size(_: &'static Self::Board) -> [f64; 4] {
        plain::SIZE
    }

    /// The map, in the pan-and-zoom frame: the contents of an `<svg>`, SVG elements only.
    fn map() -> AnyView {
        plain::map::<Self>()
    }

    /// Left of the map on a desktop, tab Market on a phone: what lies open.
    fn panel() -> AnyView {
        plain::panel::<Self>()
    }

    /// Below the map, tab Hand: what is one's own.
    fn dock() -> AnyView {
        plain::dock::<Self>()
    }

    /// What is open about one player, in each player's panel.
    fn player(seat: Seat) -> AnyView {
        plain::player::<Self>(seat)
    }

    /// What matters most about one player, in a few letters beside the name.
    fn brief(_: Seat) -> AnyView {
        ().into_any()
    }

    /// A picture of a choice between these actions, with a way to do each of them; `None` for a list of sentences.
    fn chooser(_: Vec<Self::Action>) -> Option<AnyView> {
        None
    }

    /// What else lies over the map, in HTML.
    fn over() -> AnyView {
        ().into_any()
    }

    /// Whether an event is told beat by beat.
    fn is_told(_: Self::Event) -> bool {
        false
    }

    /// The tale of the events of one move, if some of them are told.
    fn tale(_: &Self::View, _: &[Self::Event], _: Frame) -> Option<Tale> {
        None
    }

    /// Where the points of a finished game came from: rows of sources with a cell for each seat.
    fn score(_: &Self::View, _: &Seen, _: Frame) -> Vec<Source> {
        Vec::new()
    }

    /// The network of a board, for the map of who built what.
    fn network(board: &'static Self::Board) -> Network {
        let map = board.map();
        Network {
            spots: map.places.iter().map(|place| (place.x, place.y)).collect(),
            links: map.links.iter().map(|link| link.ends).collect(),
            backdrop: map.backdrop,
        }
    }

    /// Who built which link, if an event says so.
    fn built(_: Self::Event) -> Option<(Seat, usize)> {
        None
    }

    /// What an event moved over the screen, if anything: what was built comes from its builder.
    fn moved(event: Self::Event) -> Option<Moved> {
        Some(Moved::built(Self::built(event)?))
    }

    /// Whether an event needs no line: it lies open on the table, or follows from the line before. `set_up` is so
    /// before the first move, `first` for the first event of a move.
    fn is_noise(_: Self::Event, _set_up: bool, _first: bool) -> bool {
        false
    }

    /// The kind of an action, as the question of a turn names it.
    fn kind(_: Self::Action) -> &'static str {
        ""
    }

    /// A note in which names are marked, as in `[#blue RG|Rio Grande]`.
    fn mark_names(_: &'static Self::Board, note: Note) -> Note {
        note
    }
}

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

/// A poster of 660 by 1270: the `<symbol>` with it, whose id is `poster-` and the title's name, and which parts are shown
/// where there is less room.
#[derive(Clone, Copy)]
pub(crate) struct Poster {
    pub(crate) symbol: &'static str,
    /// The middle of the picture, for a phone.
    pub(crate) wide: &'static str,
    /// The main thing, small.
    pub(crate) thumb: &'static str,
}

/// One step of a lesson: which part of the screen it points at, what it says, and the actions that it is about. It comes
/// when one of them is possible, and ends when one is done.
pub(crate) struct Mark {
    pub(crate) part: &'static str,
    pub(crate) says: fn() -> Vec<Note>,
    pub(crate) when: fn(AnyAction) -> bool,
}

/// The network of a board, in board units.
pub(crate) struct Network {
    pub(crate) backdrop: Backdrop,
    pub(crate) spots: Vec<(f64, f64)>,
    /// The ends of every link, by its number on the board.
    pub(crate) links: Vec<(usize, usize)>,
}

/// Where things are on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// At a player's.
    Seat(Seat),
    /// On a link, by its number.
    Link(usize),
    /// Where cards are drawn from.
    Market,
}

/// Something that went from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    pub(crate) seat: Seat,
    pub(crate) from: Place,
    pub(crate) to: Place,
}

impl Moved {
    /// What a player built on a link.
    pub(crate) const fn built((seat, way): (Seat, usize)) -> Self {
        Self { seat, from: Place::Seat(seat), to: Place::Link(way) }
    }

    /// A card that a player took.
    pub(crate) const fn card(seat: Seat) -> Self {
        Self { seat, from: Place::Market, to: Place::Seat(seat) }
    }
}
