//! What a title shows is no part of the program that every visitor fetches: it comes apart from it, all together, when a
//! game of the title is first opened.

use crate::browser;
use crate::frame::Frame;
use crate::link::Seen;
use crate::screen::{Mark, Moved, Network, Screen, Source, View};
use bots::{Bot, Breadth, Hinting, Reason, Style, Thinking};
use catalog::{AnyAction, AnyBoard, AnyEvent, AnyView, Title};
use game::{Event as _, Luck, Note, Rejected as _, Seat, View as _};
use leptos::prelude::{AnyView as Drawn, *};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::{Arc, OnceLock};

/// What a title gives, for a game of any title. Whatever is of another title is answered as if nothing was known of it.
struct Parts {
    provide: fn(&Seen, Frame),
    size: fn(AnyBoard) -> Option<[f64; 4]>,
    map: fn() -> Drawn,
    panel: fn() -> Drawn,
    dock: fn() -> Drawn,
    player: fn(Seat) -> Drawn,
    brief: fn(Seat) -> Drawn,
    chooser: fn(Vec<AnyAction>) -> Option<Drawn>,
    over: fn() -> Drawn,
    score: fn(&Seen, Frame) -> Vec<Source>,
    poster: fn(AnyBoard, &dyn picture::Names, picture::Theme) -> String,
    lesson: Lessons,
    network: fn(AnyBoard) -> Option<Network>,
    built: fn(AnyEvent) -> Option<(Seat, usize)>,
    moved: fn(AnyEvent) -> Option<Moved>,
    is_noise: fn(AnyEvent, bool, bool) -> bool,
    is_told: fn(AnyEvent) -> bool,
    kind: fn(AnyAction) -> &'static str,
    mark_names: fn(AnyBoard, Note) -> Note,
    reason: fn(&AnyView, AnyAction) -> Option<Reason>,
    refusal: fn(&AnyView, AnyAction) -> Option<Note>,
    is_final: fn(&AnyView, AnyAction) -> bool,
    thinking: fn(Bot, &AnyView, u64) -> Option<Thinking>,
    hinting: fn(&AnyView, u64) -> Option<Hinting>,
}

impl Parts {
    fn of<G: Screen>() -> Box<Self> {
        Box::new(Self {
            provide: give::<G>,
            size: |board| G::own_board(board).map(G::size),
            map: G::map,
            panel: G::panel,
            dock: G::dock,
            player: G::player,
            brief: G::brief,
            chooser: |actions| G::chooser(actions.into_iter().filter_map(G::own_action).collect()),
            over: G::over,
            score: |seen, frame| {
                G::own_view(&seen.view).map(|view| G::score(view, seen, frame)).unwrap_or_default()
            },
            poster: |board, names, theme| {
                G::own_board(board).map(|board| G::poster(board, names, theme)).unwrap_or_default()
            },
            lesson: (G::LESSON, G::TACTICS),
            network: |board| G::own_board(board).map(G::network),
            built: |event| G::own_event(event).and_then(G::built),
            moved: |event| G::own_event(event).and_then(G::moved),
            is_noise: |event, set_up, first| {
                G::own_event(event).is_some_and(|event| G::is_noise(event, set_up, first))
            },
            is_told: |event| G::own_event(event).is_some_and(G::is_told),
            kind: |action| G::own_action(action).map_or("", G::kind),
            mark_names: |board, note| match G::own_board(board) {
                Some(board) => G::mark_names(board, note),
                None => note,
            },
            reason: |view, action| reckoned::<G>(G::own_view(view)?, G::own_action(action)?),
            refusal: |view, action| refused::<G>(G::own_view(view)?, G::own_action(action)?),
            is_final: |view, action| match (G::own_view(view), G::own_action(action)) {
                (Some(view), Some(action)) => ends::<G>(view, action),
                _ => true,
            },
            thinking: |bot, view, seed| G::own_view(view).map(|view| Thinking::of::<G>(bot, view, seed)),
            hinting: |view, seed| G::own_view(view).map(|view| Hinting::of::<G>(view, seed)),
        })
    }
}

macro_rules! parts {
    ($($Title:ident = $title:ident),+ $(,)?) => {
        mod apart {
            use super::*;
            $(
                #[wasm_split($title, fallible, wasm_split_path = ::leptos::wasm_split)]
                pub(super) fn $title() -> Result<Box<Parts>, SplitLoaderError> {
                    Ok(Parts::of::<catalog::$title::State>())
                }
            )+
        }

        async fn fetched(title: Title) -> Result<Box<Parts>, SplitLoaderError> {
            match title { $(Title::$Title => apart::$title().await),+ }
        }
    };
}

catalog::each!(parts);

static KNOWN: [OnceLock<Box<Parts>>; Title::ALL.len()] = [const { OnceLock::new() }; Title::ALL.len()];

fn slot(title: Title) -> &'static OnceLock<Box<Parts>> {
    &KNOWN[title as usize]
}

/// The parts of a title that [`learn`] has waited for.
fn parts(title: Title) -> &'static Parts {
    slot(title).get().expect("a title is learned before any of it is shown")
}

/// Fetches a title's parts for the page; `false` if they cannot be had now.
pub(crate) async fn learn(title: Title) -> bool {
    let learned = learn_quietly(title).await;
    if !learned {
        browser::renew();
    }
    learned
}

/// The same where there is no page to load anew.
pub(crate) async fn learn_quietly(title: Title) -> bool {
    if slot(title).get().is_none()
        && let Ok(parts) = fetched(title).await
    {
        slot(title).get_or_init(|| parts);
    }
    slot(title).get().is_some()
}

/// Gives the title's view to the screen below.
pub(crate) fn provide(seen: &Seen, frame: Frame) {
    (of(&seen.view).provide)(seen, frame);
}

fn give<G: Screen>(seen: &Seen, frame: Frame) {
    let Some(first) = G::own_view(&seen.view) else { return };
    let first = Arc::new(first.clone());
    let view = Memo::new(move |before: Option<&Arc<G::View>>| {
        let now = frame.seen().and_then(|seen| G::own_view(&seen.view).cloned());
        match now {
            Some(view) => Arc::new(view),
            None => before.cloned().unwrap_or_else(|| first.clone()),
        }
    });
    provide_context(View(view));
    G::provide();
}

fn of(view: &AnyView) -> &'static Parts {
    parts(view.board().title())
}

/// The part of the drawing that is shown when the map is fitted: left, top, width, height.
pub(crate) fn size(seen: &Seen) -> [f64; 4] {
    (of(&seen.view).size)(seen.view.board()).expect("the parts are those of the board's own title")
}

/// The title's map.
#[component]
pub(crate) fn Map(title: Title) -> impl IntoView {
    (parts(title).map)()
}

/// The title's own panel.
#[component]
pub(crate) fn Panel(title: Title) -> impl IntoView {
    (parts(title).panel)()
}

/// The title's hand and secret cards.
#[component]
pub(crate) fn Dock(title: Title) -> impl IntoView {
    (parts(title).dock)()
}

/// What is open about one player.
#[component]
pub(crate) fn Player(title: Title, seat: Seat) -> impl IntoView {
    (parts(title).player)(seat)
}

/// What matters most about one player.
#[component]
pub(crate) fn Brief(title: Title, seat: Seat) -> impl IntoView {
    (parts(title).brief)(seat)
}

/// A picture of a choice, if the title draws one.
pub(crate) fn chooser(title: Title, actions: Vec<AnyAction>) -> Option<Drawn> {
    (parts(title).chooser)(actions)
}

/// What a title lays over its map, in HTML; most lay nothing.
#[component]
pub(crate) fn Over(title: Title) -> impl IntoView {
    (parts(title).over)()
}

/// Where the points of a finished game came from.
pub(crate) fn score(seen: &Seen, frame: Frame) -> Vec<Source> {
    (of(&seen.view).score)(seen, frame)
}

/// A board as a finished picture.
pub(crate) fn poster(board: AnyBoard, names: &dyn picture::Names, theme: picture::Theme) -> String {
    (parts(board.title()).poster)(board, names, theme)
}

/// The moves and the tactics of a title.
type Lessons = (&'static [Mark], &'static [Mark]);

/// The lessons of a title.
pub(crate) fn lesson(title: Title) -> Lessons {
    parts(title).lesson
}

/// The network of a board.
pub(crate) fn network(board: AnyBoard) -> Network {
    (parts(board.title()).network)(board).expect("the parts are those of the board's own title")
}

/// Who built which link, if an event says so.
pub(crate) fn built(title: Title, event: AnyEvent) -> Option<(Seat, usize)> {
    (parts(title).built)(event)
}

/// What an event moved over the screen, if anything.
pub(crate) fn moved(title: Title, event: AnyEvent) -> Option<Moved> {
    (parts(title).moved)(event)
}

/// Whether an event needs no line.
pub(crate) fn is_noise(title: Title, event: AnyEvent, set_up: bool, first: bool) -> bool {
    (parts(title).is_noise)(event, set_up, first)
}

/// Whether an event is told beat by beat.
pub(crate) fn is_told(title: Title, event: AnyEvent) -> bool {
    (parts(title).is_told)(event)
}

/// The kind of an action, as the question of a turn names it.
pub(crate) fn kind(title: Title, action: AnyAction) -> &'static str {
    (parts(title).kind)(action)
}

/// A note in which names are marked.
pub(crate) fn mark_names(board: AnyBoard, note: Note) -> Note {
    (parts(board.title()).mark_names)(board, note)
}

/// What speaks for an action, to a player who weighs it.
pub(crate) fn reason(view: &AnyView, action: AnyAction) -> Option<Reason> {
    (of(view).reason)(view, action)
}

/// Why an action is not possible now; `None` if it is.
pub(crate) fn refusal(view: &AnyView, action: AnyAction) -> Option<Note> {
    (of(view).refusal)(view, action)
}

/// Whether an action cannot be taken back once it is done.
pub(crate) fn is_final(view: &AnyView, action: AnyAction) -> bool {
    (of(view).is_final)(view, action)
}

/// A bot at its decision.
pub(crate) fn thinking(bot: Bot, view: &AnyView, seed: u64) -> Option<Thinking> {
    (of(view).thinking)(bot, view, seed)
}

/// Hints on a view.
pub(crate) fn hinting(view: &AnyView, seed: u64) -> Option<Hinting> {
    (of(view).hinting)(view, seed)
}

/// A world that a view allows; any will do.
fn world<G: Screen>(view: &G::View) -> (G, Luck) {
    let mut luck = Luck::fast(1);
    (G::sample(view, &mut luck), luck)
}

/// What speaks for an action, in a world that the view allows: it looks only at what the seat may know.
fn reckoned<G: Screen>(view: &G::View, action: G::Action) -> Option<Reason> {
    let seat = view.eye().seat()?;
    let (world, _) = world::<G>(view);
    view.legal()
        .contains(&action)
        .then(|| G::reason(view, world.sight(seat), &G::weights(Breadth::Full, Style::Even), action))
}

/// A world that the view allows is asked, since the rules of what a seat may do rest on nothing that the seat does not
/// see.
fn refused<G: Screen>(view: &G::View, action: G::Action) -> Option<Note> {
    let seat = view.eye().seat()?;
    let (world, _) = world::<G>(view);
    world.check(seat, action).err().map(|rejected| rejected.note(view.board()))
}

fn ends<G: Screen>(view: &G::View, action: G::Action) -> bool {
    let Some(seat) = view.eye().seat() else { return true };
    let mut told = Vec::new();
    let (mut world, mut luck) = world::<G>(view);
    world.apply(seat, action, &mut luck, &mut told);
    told.iter().any(|event: &G::Event| event.by_luck() || event.reveals()) || !world.turn().is(seat)
}
